"""How tokens can be taken from some areas and placed in others (A-DIASPORA), area by area.

No area is both, so a choice in one place can make the rest impossible. Nothing is tried that leads
to no answer: otherwise finding the next one could take long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.state.ids import AreaNo

Shares: TypeAlias = "tuple[tuple[AreaNo, int], ...]"
"""Tokens by area, as pairs."""


class Resettlement:
    """Tokens that can be taken, the room for them elsewhere, and the most that can go."""

    def __init__(self, tokens: Mapping[AreaNo, int], room: Mapping[AreaNo, int], most: int) -> None:
        self.areas = [
            (area, tokens.get(area, 0), room.get(area, 0)) for area in sorted({*tokens, *room})
        ]
        self._placeable = self._table(most)
        """The most tokens that can be placed from each area on, by the number taken there; -1 if
        that many cannot be taken.
        """

    def _table(self, most: int) -> list[list[int]]:
        """An area from which tokens are taken gives all it can, so that fewer others are needed."""
        table = [[0] + [-1] * most]
        for _, here, space in reversed(self.areas):
            after = table[-1]
            taken = [after[max(0, taking - here)] for taking in range(most + 1)]
            placed = [number + space if number >= 0 else -1 for number in after]
            table.append(list(map(max, taken, placed)))
        return table[::-1]

    def ways(self, taking: int, placing: int, start: int = 0) -> Iterator[tuple[Shares, Shares]]:
        """Every way to take and place a number in the areas from one on, as pairs of shares."""
        if not taking and not placing:
            yield (), ()
            return
        for place in range(start, len(self.areas)):
            if self._placeable[place][taking] < placing:
                return
            area = self.areas[place][0]
            for take, put in self._shares(place, taking, placing):
                here = ((area, take),) if take else ()
                there = ((area, put),) if put else ()
                for taken, placed in self.ways(taking - take, placing - put, place + 1):
                    yield here + taken, there + placed

    def _shares(self, place: int, taking: int, placing: int) -> Iterator[tuple[int, int]]:
        """The numbers that can be taken from an area, or placed there, with a way for the rest."""
        _, here, space = self.areas[place]
        ahead = self._placeable[place + 1]
        for take in range(1, min(taking, here) + 1):
            if ahead[taking - take] >= placing:
                yield take, 0
        for put in range(1, min(placing, space) + 1):
            if ahead[taking] >= placing - put:
                yield 0, put
