"""A game of the server as its seats' requests need it (``ecumene.seat``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.seat import game_host
from ecumene.seat.statuses import CONFLICT
from ecumene.server.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots import Table
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame


class ServerHost:
    """Hosts a game with clocks and streams (``ecumene.seat.game_host.GameHost``)."""

    def __init__(self, hosted: HostedGame, now: Time | None = None) -> None:
        """``now``: the time of the change; None if the game is only read."""
        self._hosted = hosted
        self._now = now

    @property
    def game(self) -> Game:
        """The game; refuses before it begins."""
        return self._hosted.playing()

    @property
    def table(self) -> Table:
        """Who sits in which seat."""
        return self._hosted.table

    def number(self, reader: Reader) -> int:
        """The number of the last message sent to a reader."""
        return self._hosted.counts[reader]

    def until(self, seat: Seat) -> Time | None:
        """When a seat's time is up; None: never."""
        return self._hosted.clocks.deadline(seat)

    def is_awaited(self, seat: Seat) -> bool:
        """Whether computer players wait for a seat in trade before they go on."""
        return seat in self._hosted.awaited_in_trade

    def answer(
        self, seat: Seat, action: Action, question: str | None, key: str | None
    ) -> tuple[Event, ...]:
        """Answer for a seat; raises ``IllegalAction`` if the rules forbid it."""
        now = self._attended(seat)
        events = self._hosted.answer(now, seat, action, question, key)
        self._hosted.clocks.answered(seat)
        self._hosted.come_back(now, seat)
        self._hosted.awaited_in_trade.pop(seat, None)
        return events

    def take_back(self, seat: Seat, answers: int, key: str | None) -> tuple[Event, ...]:
        """Take back a seat's last answers (O2)."""
        return self._hosted.undo(self._attended(seat), seat, answers, key)

    def check_undo(self, seat: Seat) -> None:
        """Refuse if a seat's last answer stands (O2)."""
        self._hosted.check_undo(seat)

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""
        self._attended(seat)
        game_host.let_go_on(self.game, self.table, seat, done=done)
        self._hosted.awaited_in_trade.pop(seat, None)
        self._hosted.must_reschedule = True

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Record that a person sees these offers now (X1)."""
        game_host.note_shown(self.game, self.table, seat, offers)

    def _attended(self, seat: Seat) -> Time:
        """The time of a seat's answer; refuses for computers' seats and paused games."""
        hosted = self._hosted
        if hosted.stage == "over":
            raise refuse(CONFLICT, "server-over")
        state = hosted.seats[seat]
        if state.computer is not None and not state.autopilot:
            raise refuse(CONFLICT, "server-handed-over")
        if hosted.paused and any(each.attended for each in hosted.seats):
            raise refuse(CONFLICT, "server-paused")
        assert self._now is not None, "a game that is only looked at does not change"
        return self._now
