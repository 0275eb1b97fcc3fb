"""The plain values of the facts: valid numbers, ids, names and colours.

They are checked while the files are decoded. The upper bounds only catch typing errors.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Signed: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Year: TypeAlias = Annotated[int, Meta(ge=-10_000, le=2_000)]

Id: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z0-9-]+\Z")]
Text: TypeAlias = Annotated[str, Meta(pattern=r"\A\S(.*\S)?\Z")]
"""Words on one line, not blank and without surrounding spaces."""

Hue: TypeAlias = Annotated[int, Meta(ge=0, lt=360)]
"""Degrees on the colour wheel of OKLCH."""
Strength: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
"""The strength of a colour, in per cent of the usual; 0 is grey."""
Fill: TypeAlias = Annotated[str, Meta(pattern=r"\A#[0-9a-f]{6}\Z")]
Ink: TypeAlias = Literal["black", "white"]
Drawing: TypeAlias = Annotated[str, Meta(pattern=r"\AM[-0-9. MLHVCSQTAZ]+Z\Z")]
"""The outline of a figure as SVG path data, in a box of 24 by 24."""
