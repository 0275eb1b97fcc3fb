"""Figures in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.words.numbers import decimal, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.sim.estimates import Estimate
    from ecumene.words import Messages


class FigureTeller:
    """Writes figures and names."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.language = messages.language

    def number(self, value: float) -> str:
        """A figure with one decimal."""
        return decimal(value, self.language)

    def tick(self, value: float) -> str:
        """A round number along an axis."""
        tenths = abs(value * 10 - round(value * 10)) < 1e-6
        return short(value, self.language) if tenths else decimal(value, self.language, 2)

    def share(self, value: float) -> str:
        """A percentage."""
        return f"{value:.0%}"

    def range(self, found: Estimate) -> str:
        """The interval of a mean."""
        return self.messages(
            "report-range", low=self.number(found.low), high=self.number(found.high)
        )

    def range_of_share(self, found: Estimate) -> str:
        """The interval of a percentage."""
        return self.messages("report-range", low=self.share(found.low), high=self.share(found.high))

    def civilization(self, id_: str) -> str:
        """The name of a civilization."""
        return facts().civilizations[id_].name.in_language(self.language)

    def advance(self, id_: str) -> str:
        """The name of an advance."""
        return facts().advances[id_].name.in_language(self.language)

    def calamity(self, id_: str) -> str:
        """The name of a calamity."""
        return facts().calamities[id_].name.in_language(self.language)

    def columns(self, *names: str) -> Sequence[str]:
        """The headings of a table."""
        return [self.messages("report-column", column=name) for name in names]
