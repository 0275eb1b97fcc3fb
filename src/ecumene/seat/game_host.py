"""A hosted game, as its seats' requests need it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ecumene.dialogue.history import check_undo, take_back

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots import Table
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.seat.exchange import Time
    from ecumene.seat.reader_messages import Reader


class GameHost(Protocol):
    """What a host knows about a game besides the rules: the table, the streams, the clocks."""

    @property
    def game(self) -> Game:
        """The game; refuses before it begins."""

    @property
    def table(self) -> Table:
        """Who sits in which seat."""

    def number(self, reader: Reader, /) -> int:
        """The number of the last message sent to a reader."""

    def until(self, seat: Seat, /) -> Time | None:
        """When a seat's time is up; None: never."""

    def is_awaited(self, seat: Seat, /) -> bool:
        """Whether computer players wait for a seat in trade before they go on."""

    def answer(
        self, seat: Seat, action: Action, question: str | None, key: str | None, /
    ) -> tuple[Event, ...]:
        """Answer for a seat; raises ``IllegalAction`` if the rules forbid it."""

    def take_back(self, seat: Seat, answers: int, key: str | None, /) -> tuple[Event, ...]:
        """Take back a seat's last answers (O2)."""

    def check_undo(self, seat: Seat, /) -> None:
        """Refuse if a seat's last answer stands (O2): raises ``IllegalAction``."""

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Record that a person sees these offers now (X1)."""


@dataclass(frozen=True)
class LocalGame:
    """A game in this process: without clocks and numbered streams."""

    game: Game
    table: Table

    def number(self, _: Reader, /) -> int:
        """Messages are not counted here."""
        return 0

    def until(self, _: Seat, /) -> Time | None:
        """There are no clocks here."""
        return None

    def is_awaited(self, _: Seat, /) -> bool:
        """The table itself shows whom computer players wait for."""
        return False

    def answer(
        self, seat: Seat, action: Action, question: str | None, _: str | None, /
    ) -> tuple[Event, ...]:
        """Answer for a seat; nothing is sent twice here, so no key is needed."""
        return self.game.apply(seat, action, question)

    def take_back(self, seat: Seat, answers: int, _: str | None, /) -> tuple[Event, ...]:
        """Take back a seat's last answers, and computers' answers since (O2)."""
        return take_back(self.game, seat, self.table, answers)

    def check_undo(self, seat: Seat, /) -> None:
        """Refuse if a seat's last answer stands (O2)."""
        check_undo(self.game, seat, self.table)

    def let_go_on(self, seat: Seat, *, done: bool) -> None:
        """Let the others go on in trade (X1); ``done``: for good."""
        let_go_on(self.game, self.table, seat, done=done)

    def note_shown(self, seat: Seat, offers: Iterable[OfferNo]) -> None:
        """Record that a person sees these offers now (X1)."""
        note_shown(self.game, self.table, seat, offers)


def note_shown(game: Game, table: Table, seat: Seat, offers: Iterable[OfferNo]) -> None:
    """Record that a trading person sees these offers now (X1)."""
    trade = game.peek().trade
    assert trade is not None
    table.patience(game, seat).show(offers, done=seat in trade.done)


def let_go_on(game: Game, table: Table, seat: Seat, *, done: bool) -> None:
    """Let the others go on in trade; only a seat no longer asked can be done for good (X1)."""
    patience = table.patience(game, seat)
    if done and seat not in game.pending:
        patience.let_go()
    else:
        patience.wait()
