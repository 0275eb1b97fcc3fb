"""Arrays whose every number has a name: blocks of rows and columns, one after another."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.float32]

__all__ = ["BlockOfNumbers", "KindOfNumber", "NumberSchema"]


class KindOfNumber(NamedTuple):
    """A kind of number."""

    name: str
    most: float
    """The largest it can be; whatever would be larger is cut off. The smallest is 0."""
    about: str = ""
    """What it means; empty if the block says it for all of its columns."""


class BlockOfNumbers(Struct, frozen=True):
    """Numbers that belong together."""

    name: str
    about: str
    """What the numbers are."""
    rows: tuple[str, ...]
    """What the rows are about."""
    columns: tuple[KindOfNumber, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.rows) * len(self.columns)


class NumberSchema:
    """What each number of an observation means."""

    def __init__(self, blocks: Sequence[BlockOfNumbers]) -> None:
        self.blocks = {block.name: block for block in blocks}
        self._starts: dict[str, int] = {}
        self.size = 0
        """How many numbers there are."""
        for block in blocks:
            self._starts[block.name] = self.size
            self.size += block.size
        self.most: Numbers = np.concatenate([_most(block) for block in blocks])
        """The largest value of each number."""

    def part(self, numbers: Numbers, name: str) -> Numbers:
        """A block of an observation, by rows and columns; what is changed there changes it."""
        block, start = self.blocks[name], self._starts[name]
        return numbers[start : start + block.size].reshape(len(block.rows), len(block.columns))

    def name_of(self, index: int) -> str:
        """The full name of a number: its block, its row and its column."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        names, starts = list(self._starts), list(self._starts.values())
        place = bisect_right(starts, index) - 1
        block = self.blocks[names[place]]
        row, column = divmod(index - starts[place], len(block.columns))
        return f"{block.name}[{block.rows[row]}].{block.columns[column].name}"

    def names(self) -> Iterator[str]:
        """The full names of all numbers, in order."""
        for block in self.blocks.values():
            for row in block.rows:
                for column in block.columns:
                    yield f"{block.name}[{row}].{column.name}"


def _most(block: BlockOfNumbers) -> Numbers:
    columns = np.array([column.most for column in block.columns], np.float32)
    return np.tile(columns, len(block.rows))
