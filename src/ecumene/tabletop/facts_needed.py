"""What people at a table are asked to enter, and no more."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.reckoning import Needs, needs
from ecumene.rules.reckoning.needs import Count
from ecumene.rules.state.ids import Advances
from ecumene.rules.state.lookup_tables import (
    ENGINEERING,
    FIRST_CALAMITY,
    METALWORKING,
    NAVAL_WARFARE,
)
from ecumene.tabletop.table_calamity import MOST


class NeededFacts(Struct, frozen=True):
    """What the forms of a real table ask for."""

    conflict: Advances
    """Advances that matter in a conflict or a city attack (F)."""
    calamities: tuple[Needs, ...]
    """For each calamity, in the order of the cards."""
    most: Mapping[Count, int]
    """The most of each that a player can have."""


def needed() -> NeededFacts:
    """What the forms ask for."""
    cards = range(FIRST_CALAMITY, FIRST_CALAMITY + len(facts().calamities))
    fighting = METALWORKING | ENGINEERING | NAVAL_WARFARE
    return NeededFacts(fighting, tuple(map(needs, cards)), MOST)
