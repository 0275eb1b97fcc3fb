"""From figures to places in a drawing, with round numbers along the way."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

STEPS: Final = (1, 2, 5, 10)
"""Between two round numbers."""


class Scale(Struct, frozen=True):
    """Figures from ``low`` to ``high``, drawn from ``start`` to ``end``."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a figure is; what is outside is at the edge."""
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)


def rounded(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Round numbers, of which the first and the last take in all figures."""
    span = high - low or 1.0
    power = 10.0 ** floor(log10(span / most))
    step = next(factor * power for factor in STEPS if factor * power * most >= span)
    first, last = floor(low / step), ceil(high / step)
    return tuple(number * step for number in range(first, max(last, first + 1) + 1))
