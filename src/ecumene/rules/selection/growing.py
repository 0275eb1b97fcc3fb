"""Growing connected sets of areas one by one, each set once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.selection import Lot, Means


class Growth:
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
        points = [lot.points for lot in self.lots]
        borders = self.borders
        free = ~((1 << root) - 1)
        within = self._component(root, free)
        potential = sum(p for place, p in enumerate(points) if within >> place & 1)
        # A set, the lots next to it, those not left out, its worth, and what it could become worth.
        stack = [(0, 1 << root, within, 0, potential)]
        while stack:
            chosen, beside, free, worth, potential = stack.pop()
            if not beside or potential < self.lowest:
                continue
            if not self.patience:
                self.gave_up = True
                return
            self.patience -= 1
            bit = beside & -beside
            place = bit.bit_length() - 1
            free &= ~bit
            if chosen:  # the first lot is in every set from here
                stack.append((chosen, beside & ~bit, free, worth, potential - points[place]))
            grown, value = chosen | bit, worth + points[place]
            if value <= self.highest and self._affordable(grown):
                beside = (beside | borders[place]) & free
                stack.append((grown, beside, free, value, potential))
                if value >= self.lowest:
                    yield grown, value

    def _affordable(self, chosen: int) -> bool:
        return self.means is None or self.means.suffice(
            lot for place, lot in enumerate(self.lots) if chosen >> place & 1
        )

    def _component(self, root: int, free: int) -> int:
        """All lots that hang together with one, among those that are free."""
        reached, new = 0, 1 << root
        while new:
            bit = new & -new
            reached |= bit
            new = (new | self.borders[bit.bit_length() - 1]) & free & ~reached
        return reached
