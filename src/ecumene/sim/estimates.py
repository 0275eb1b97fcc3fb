"""Means and shares with intervals that hold the true value 95 times in 100."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(Struct, frozen=True):
    """A figure, and the interval around it."""

    value: float
    low: float
    high: float


class ValueCount:
    """Values that are counted and forgotten: what their mean and its interval need."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def estimate(self) -> Estimate:
        """The mean of the values, of which there is at least one."""
        mean = self._sum / self.count
        spread = max(0.0, self._squares - self.count * mean * mean)
        return _around(mean, sqrt(spread / max(1, self.count - 1)), self.count)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values; a single value tells nothing of its interval."""
    return _around(fmean(values), stdev(values) if len(values) > 1 else 0.0, len(values))


def _around(mean: float, deviation: float, count: int) -> Estimate:
    reach = student(count - 1) * deviation / sqrt(count) if count > 1 else 0.0
    return Estimate(mean, mean - reach, mean + reach)


def share_of(hits: int, tries: int) -> Estimate:
    """A share, with Wilson's interval, which is right for few tries and for none that hit."""
    share, spread = hits / tries, Z * Z / tries
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / tries + spread / tries / 4) / (1 + spread)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """Student's factor for 95 %, by the expansion of Cornish and Fisher.

    From four degrees of freedom on it is right to one per cent; below that it is too small.
    """
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    factor: float = sum(term / freedom**power for power, term in enumerate(terms))
    return factor
