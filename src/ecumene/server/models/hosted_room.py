"""A game of the server, for the seat of a language model (``ecumene.models.room.Room``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from ecumene.models.room import Heard, TableTalk
from ecumene.seat.game_side import GameSide
from ecumene.seat.reader_messages import ChatSaid, Happened
from ecumene.server.games.current_state import waited
from ecumene.server.games.server_host import ServerHost

if TYPE_CHECKING:
    from ecumene.dialogue.questions.question_builder import Lister
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Numbered
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.words import Say


class _ToldLater(GameSide):
    """A side whose own answers come with everything else that has happened, in order."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer."""
        super().apply(action)
        return ()


class HostedRoom:
    """One seat's part of a game that others change too; only jobs that have the game use it."""

    def __init__(self, hosted: HostedGame, seat: Seat, messages: Say, lister: Lister) -> None:
        self._hosted = hosted
        self._seat: Final = seat
        self._unread: list[Numbered] = []
        self.side = _ToldLater(ServerHost(hosted), seat, messages, lister)

    def enter(self, hosted: HostedGame, now: Time | None) -> None:
        """Use the game as it is now; ``now``: the time of a change, None if it is only read."""
        self._hosted = hosted
        self.side.host = ServerHost(hosted, now)

    def take(self, message: Numbered) -> None:
        """Take in a message of the seat's stream."""
        self._unread.append(message)

    def attend(self) -> Heard:
        """What has come about since the last time. How people come and go is not told."""
        unread, self._unread = self._unread, []
        return Heard(
            [each.events for each in unread if isinstance(each, Happened)],
            [
                TableTalk(each.name, each.text, each.seat, to_all=each.to is None)
                for each in unread
                if isinstance(each, ChatSaid) and each.seat != self._seat
            ],
        )

    def go_on(self) -> None:
        """The server lets the others go on by itself."""

    def question(self) -> str:
        """The name of the seat's question (O1)."""
        return self._hosted.playing().question(self._seat)

    def awaited(self) -> tuple[Seat, ...]:
        """The other people who are waited for, as everybody is told."""
        return tuple(each.seat for each in waited(self._hosted) if each.seat != self._seat)

    @property
    def quiet(self) -> bool:
        """Whether computer players wait for nothing from the seat before they go on in trade."""
        return not self.side.host.is_awaited(self._seat)

    def say(self, text: str, to: tuple[Seat, ...] | None) -> NoReturn:
        """Chat takes another way (``model_session.py``)."""
        raise NotImplementedError(text, to)

    async def news(self, seconds: float) -> None:
        """Waiting takes another way: here the game is held up."""
        raise NotImplementedError(seconds)
