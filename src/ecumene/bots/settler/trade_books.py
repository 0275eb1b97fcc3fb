"""What a trader can work out of its own cards alone (X6), kept as long as they are the same.

A player is asked many times in a trade, and its cards seldom change in between. Books follow from
cards and nothing else, so it does not matter which player has kept them, or in which game.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.each_once import each_once
from ecumene.rules.forecast import gained_with, lost_with
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED, left_to_trade
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.state.ids import CardNo

MOST_KEPT: Final = 256
"""Books kept: those of all seats of some tables."""


@lru_cache(MOST_KEPT)
def books_of(hand: tuple[CardNo, ...], put_down: tuple[tuple[CardNo, ...], ...]) -> Books:
    """The books of a hand, of which some cards are put down for deals (X2b)."""
    return Books(left_to_trade(hand, put_down))


class Books:
    """What cards that may be traded are worth; shared, so nothing in it may be changed."""

    def __init__(self, free: Counter[CardNo]) -> None:
        self.burdens = [card for card in free.elements() if card >= FIRST_CALAMITY]
        """The calamities."""
        self.counts = Counter({c: n for c, n in free.items() if n > 0 and c < FIRST_CALAMITY})
        """The other cards by commodity."""
        self.brings = each_once(self._brings)
        """What cards add to the sets in hand."""
        self.costs = each_once(self._costs)
        """What the sets in hand lose with two cards."""
        self.fillings = each_once(self._filling)
        """The cards besides two named ones in a number of cards, if there are enough."""
        self.held = each_once(self._held)
        """The commodities in hand among those wanted; none if they are too few for a deal."""

    def pairs(self, kinds: Iterable[CardNo]) -> Iterator[tuple[CardNo, CardNo]]:
        """The pairs of cards that can be given from some commodities."""
        for first, second in combinations_with_replacement(kinds, TRULY_NAMED):
            if first != second or self.counts[first] > 1:
                yield first, second

    @cached_property
    def by_cost(self) -> list[tuple[int, tuple[CardNo, CardNo]]]:
        """All pairs of cards in hand with what the sets lose with them, the least missed first."""
        return sorted([(self.costs(pair), pair) for pair in self.pairs(sorted(self.counts))])

    def _held(self, wanted: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        held = tuple([card for card in dict.fromkeys(wanted) if card in self.counts])
        return held if sum([self.counts[card] for card in held]) >= TRULY_NAMED else ()

    def _brings(self, cards: tuple[CardNo, ...]) -> int:
        return gained_with(self.counts, cards)

    def _costs(self, pair: tuple[CardNo, CardNo]) -> int:
        first, second = pair
        if first == second:
            held = self.counts[first]
            return (held * held - (held - 2) ** 2) * FACE_VALUE[first]
        return lost_with(self.counts, first) + lost_with(self.counts, second)

    def _filling(self, asked: tuple[tuple[CardNo, CardNo], int]) -> tuple[CardNo, ...] | None:
        """Calamities come first, then the least missed."""
        named, size = asked
        counts = dict(self.counts)
        for card in named:
            counts[card] -= 1
        filling = list(self.burdens[: size - TRULY_NAMED])
        while len(filling) < size - TRULY_NAMED:
            there = [card for card, count in counts.items() if count > 0]
            if not there:
                return None
            card = min(there, key=lambda each: (lost_with(counts, each), each))
            counts[card] -= 1
            filling.append(card)
        return tuple(filling)
