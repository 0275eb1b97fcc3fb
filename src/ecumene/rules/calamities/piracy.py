"""Piracy: coastal cities become pirate cities (C-PIRACY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Role, facts
from ecumene.rules.board import cities_of
from ecumene.rules.calamities.affliction import number
from ecumene.rules.calamities.annexing import make_pirate_cities
from ecumene.rules.calamities.choosing import name_victims
from ecumene.rules.choices import choose_cities
from ecumene.rules.events import CalamityFailed
from ecumene.rules.static import COASTAL

if TYPE_CHECKING:
    from ecumene.rules.calamities.affliction import Affliction
    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state import State

IMMUNE = sum(
    1 << modifier.advance
    for modifier in facts().calamities["piracy"].modifiers
    if modifier.change == "immune"
)
"""The advances whose holders are not named: Naval Warfare."""


def piracy(play: Play, affliction: Affliction) -> Course[None]:
    """The victim chooses cities of two others, the beneficiary his; all fall at once.

    Without a coastal city of his own it does not happen (C3a). He names the others first (C5).
    """
    state, victim, rule = play.state, affliction.victim, affliction.rule
    own = coastal_cities(state, victim)
    if not own:
        play.emit(CalamityFailed(victim, affliction.card))
        return
    yield from name_victims(play, affliction, _can_be_named)
    lost: list[AreaNo] = []
    for seat in affliction.named:
        each = number(play, affliction, "pirate_cities", seat, Role.SECONDARY)
        options = coastal_cities(state, seat)
        lost += yield from choose_cities(victim, "piracy", seat, options, each, rule)
    count = number(play, affliction, "pirate_cities", victim)
    lost += yield from choose_cities(affliction.chooser, "piracy", victim, own, count, rule)
    make_pirate_cities(play, lost, rule)


def coastal_cities(state: State, seat: Seat) -> list[AreaNo]:
    """The areas of a player's cities that are coastal (G5)."""
    return [area for area in cities_of(state, seat) if COASTAL[area]]


def _can_be_named(play: Play, seat: Seat) -> bool:
    """Whether a player has a coastal city (C5b) and none of the advances that save him."""
    if play.state.players[seat].advances & IMMUNE:
        return False
    return bool(coastal_cities(play.state, seat))
