"""Growing connected sets of areas one by one, each set once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.selection.planning import bits_of, component

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.selection import Lot, Means


class SetGrowth:
    """The connected sets worth from ``lowest`` to ``highest``, which may be narrowed on the way.

    Each set is grown from its first lot: at every step the first lot next to it is either taken in
    or left out for good, so no set comes twice. Taking in is tried first, and the lots come by
    size, so the sets found first are near the highest worth. Only sets that the means suffice for
    are grown: lots added never take fewer pieces.
    """

    def __init__(
        self,
        lots: Sequence[Lot],
        borders: Sequence[int],
        lowest: int,
        highest: int,
        *,
        means: Means | None = None,
        patience: int,
    ) -> None:
        self.lots = lots
        self.borders = borders
        self.lowest = lowest
        self.highest = highest
        self.means = means
        self.patience = patience
        """Steps left."""
        self.gave_up = False
        """Whether there may be more sets than were found."""

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """The sets, as bits, with their worth."""
        for root in range(len(self.lots)):
            yield from self._from(root)
            if self.gave_up:
                return

    def _from(self, root: int) -> Iterator[tuple[int, int]]:
        """The sets whose first lot is this one."""
        lots, borders = self.lots, self.borders
        tokens_left, cities_left = self._means()
        within = component(borders, root, ~((1 << root) - 1))
        potential = sum(lots[place].points for place in bits_of(within))
        # A set, the lots next to it, those not left out, its worth, what it could become worth, and
        # the pieces left after it.
        stack = [(0, 1 << root, within, 0, potential, tokens_left, cities_left)]
        while stack:
            chosen, beside, free, worth, potential, tokens_left, cities_left = stack.pop()
            if not beside or potential < self.lowest:
                continue
            if not self.patience:
                self.gave_up = True
                return
            self.patience -= 1
            bit = beside & -beside
            place = bit.bit_length() - 1
            lot = lots[place]
            free &= ~bit
            if chosen:  # the first lot is in every set from here
                without = potential - lot.points
                beyond = beside & ~bit
                stack.append((chosen, beyond, free, worth, without, tokens_left, cities_left))
            worth += lot.points
            tokens_left -= lot.tokens
            cities_left -= lot.cities
            if worth <= self.highest and tokens_left >= 0 and cities_left >= 0:
                chosen |= bit
                beside = (beside | borders[place]) & free
                stack.append((chosen, beside, free, worth, potential, tokens_left, cities_left))
                if worth >= self.lowest:
                    yield chosen, worth

    def _means(self) -> tuple[int, int]:
        """The tokens and cities to annex with; enough of them if that does not matter."""
        if self.means is not None:
            return self.means.tokens, self.means.cities
        return sum(lot.tokens for lot in self.lots), sum(lot.cities for lot in self.lots)
