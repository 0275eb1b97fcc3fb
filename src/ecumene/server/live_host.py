"""A game of the server as its seats' requests need it (``ecumene.seat``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.seat import hosted
from ecumene.seat.statuses import CONFLICT
from ecumene.server.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots import Table
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import OfferNo, Seat
    from ecumene.seat.messages import Reader
    from ecumene.server.clocks import Time
    from ecumene.server.live import LiveGame


class LiveHost:
    """Hosts a game with clocks and streams (``ecumene.seat.hosted.Hosted``)."""

    def __init__(self, live: LiveGame, now: Time | None = None) -> None:
        """``now``: the time of the change; None if the game is only read."""
        self._live = live
        self._now = now

    @property
    def game(self) -> Game:
        """The game; refuses before it begins."""
        return self._live.playing()

    @property
    def table(self) -> Table:
        """Who sits in which seat."""
        return self._live.table

    def number(self, reader: Reader) -> int:
        """The number of the last message sent to a reader."""
        return self._live.counts[reader]

    def until(self, seat: Seat) -> Time | None:
        """When a seat's time is up; None: never."""
        return self._live.clocks.deadline(seat)

    def is_awaited(self, seat: Seat) -> bool:
        """Whether computer players wait for a seat in trade before they go on."""
        return seat in self._live.wanted

    def answer(
        self, seat: Seat, action: Action, question: str | None, key: str | None
    ) -> tuple[Event, ...]:
        """Answer for a seat; raises ``IllegalAction`` if the rules forbid it."""
        now = self._attended(seat)
        events = self._live.answer(now, seat, action, question, key)
        self._live.clocks.answered(seat)
        self._live.come_back(now, seat)
        self._live.wanted.pop(seat, None)
        return events

    def take_back(self, seat: Seat, answers: int, key: str | None) -> tuple[Event, ...]:
        """Take back a seat's last answers (O2)."""
        return self._live.undo(self._attended(seat), seat, answers, key)

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""
        self._attended(seat)
        hosted.let_go_on(self.game, self.table, seat, done=done)
        self._live.wanted.pop(seat, None)
        self._live.looked_after = True

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Record that a person sees these offers now (X1)."""
        hosted.note_shown(self.game, self.table, seat, offers)

    def _attended(self, seat: Seat) -> Time:
        """The time of a seat's answer; refuses for computers' seats and paused games."""
        live = self._live
        if live.stage == "over":
            raise refuse(CONFLICT, "server-over")
        if live.seats[seat].computer is not None:
            raise refuse(CONFLICT, "server-handed-over")
        if live.paused and any(each.attended for each in live.seats):
            raise refuse(CONFLICT, "server-paused")
        assert self._now is not None, "a game that is only looked at does not change"
        return self._now
