"""A game that somebody hosts, as far as its seats have to do with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ecumene.dialogue.history import take_back

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots import Table
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import OfferNo, Seat
    from ecumene.seat.exchange import Time
    from ecumene.seat.messages import Reader


class Hosted(Protocol):
    """What a host knows of a game besides the rules: the table, the streams, the clocks."""

    @property
    def game(self) -> Game:
        """The game; refuses where it has not begun."""

    @property
    def table(self) -> Table:
        """Who sits in which seat."""

    def number(self, reader: Reader, /) -> int:
        """The last message that a reader was told."""

    def until(self, seat: Seat, /) -> Time | None:
        """When the time of a seat is up; None: never."""

    def is_awaited(self, seat: Seat, /) -> bool:
        """Whether computer players wait for a seat in trade before they go on."""

    def answer(
        self, seat: Seat, action: Action, question: str | None, key: str | None, /
    ) -> tuple[Event, ...]:
        """Answer for a seat; raises ``IllegalAction`` where the rules forbid it."""

    def take_back(self, seat: Seat, answers: int, key: str | None, /) -> tuple[Event, ...]:
        """Take back the last own answers of a seat (O2)."""

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Note that a person sees these offers now (X1)."""


@dataclass(frozen=True)
class GameHere:
    """A game in this program: without clocks, and without streams that anybody counts."""

    game: Game
    table: Table

    def number(self, _: Reader, /) -> int:
        """Nobody counts messages here."""
        return 0

    def until(self, _: Seat, /) -> Time | None:
        """Nobody's time is up here."""
        return None

    def is_awaited(self, _: Seat, /) -> bool:
        """Whoever hosts a game here sees by the table whom computer players wait for."""
        return False

    def answer(
        self, seat: Seat, action: Action, question: str | None, _: str | None, /
    ) -> tuple[Event, ...]:
        """Answer for a seat; nothing is sent twice here, so no key is needed."""
        return self.game.apply(seat, action, question)

    def take_back(self, seat: Seat, answers: int, _: str | None, /) -> tuple[Event, ...]:
        """Take back the last own answers of a seat, and what computers answered since (O2)."""
        return take_back(self.game, seat, self.table, answers)

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""
        let_go_on(self.game, self.table, seat, done=done)

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Note that a person sees these offers now (X1)."""
        note_shown(self.game, self.table, seat, offers)


def note_shown(game: Game, table: Table, seat: Seat, offers: Iterable[OfferNo]) -> None:
    """Note that a person who trades sees these offers now (X1)."""
    trade = game.peek().trade
    assert trade is not None
    table.patience(game, seat).show(offers, done=seat in trade.done)


def let_go_on(game: Game, table: Table, seat: Seat, *, done: bool) -> None:
    """Let the others go on in trade; only who is not asked any more can be done for good (X1)."""
    patience = table.patience(game, seat)
    if done and seat not in game.pending:
        patience.let_go()
    else:
        patience.wait()
