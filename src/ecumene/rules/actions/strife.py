"""Answers in calamities in which one player takes what is another's."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.state.ids import AreaNo


class SelectAreas(Struct, frozen=True, tag="select-areas"):
    """Select whole areas (C-CIVIL-WAR, C-TYRANNY)."""

    areas: tuple[AreaNo, ...]
    """The areas selected, each once."""
