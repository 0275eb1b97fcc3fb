"""When a program is asked in a trade with people (X1).

They talk whenever they like, so a program is asked when it hears of something new, when computer
players wait for it, and after a pause. Whoever only waits is done in the end, or a trade without a
clock would go on for ever.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ecumene.rules.phases.trade.trade_view import TradeView
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Asked

SPEAKS_EVERY: Final = 1.0
"""Seconds from one word of a program to the next, unless there is news for it."""
SILENCE: Final = 5.0
"""Seconds without news after which a program that waits is asked again."""
WAITS: Final = 3
"""How often in a row it may wait without news; then it is done (X8)."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks: no message tells that computer players wait."""


class OthersWords(NamedTuple):
    """What others say in a trade, as far as the program's seat knows it."""

    turn: int
    offers: frozenset[OfferNo]
    deals: frozenset[tuple[OfferNo, bool]]
    """With whether the partner has put down cards."""
    done: frozenset[Seat]


class TradePace:
    """How a program follows a trade."""

    def __init__(self) -> None:
        self._heard: OthersWords | None = None
        """What it knew when it was last asked."""
        self._waits = 0
        """How often it has waited since there was news."""
        self._until = 0.0
        """When it is asked again without news."""

    def is_due(self, view: View, asked: Asked) -> bool:
        """Whether the program is asked now; once it is done, only what is new brings it back."""
        assert view.trade is not None
        if _words(view, view.trade) != self._heard:
            return True
        return asked.pending and (not asked.quiet or monotonic() >= self._until)

    def ask(self, view: View) -> None:
        """The program is asked, and knows all there is."""
        assert view.trade is not None
        words = _words(view, view.trade)
        if words != self._heard:
            self._heard, self._waits = words, 0

    def has_spoken(self) -> None:
        """It has said something."""
        self._waits, self._until = 0, monotonic() + SPEAKS_EVERY

    def has_waited(self) -> bool:
        """It waits; returns whether it has done so often enough."""
        self._waits += 1
        self._until = monotonic() + SILENCE
        return self._waits >= WAITS


def _words(view: View, trade: TradeView) -> OthersWords:
    """Without the seat's own: after those nobody has to be asked at once."""
    own = view.seat
    return OthersWords(
        view.turn,
        frozenset(number for number, offer in trade.offers.items() if offer.seat != own),
        frozenset((number, deal.partner_ready) for number, deal in trade.deals.items()),
        frozenset(seat for seat in trade.done if seat != own),
    )
