"""Piracy: coastal cities become pirate cities (C-PIRACY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import Role, facts
from ecumene.rules.choices import choose_cities
from ecumene.rules.events import CitiesChosen
from ecumene.rules.phases.calamities.affliction import Strike, number
from ecumene.rules.phases.calamities.annexation import make_pirate_cities
from ecumene.rules.phases.calamities.victim_choices import name_victims
from ecumene.rules.state.board import cities_of
from ecumene.rules.state.lookup_tables import COASTAL

if TYPE_CHECKING:
    from ecumene.rules.decisions import Bar
    from ecumene.rules.phases.calamities.affliction import Affliction, Losses
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.ids import AreaNo, Seat

IMMUNE = sum(
    1 << modifier.advance
    for modifier in facts().calamities["piracy"].modifiers
    if modifier.change == "immune"
)
"""The advances whose holders are not named: Naval Warfare."""


def _choose_all(play: Play, affliction: Affliction) -> Course[Losses]:
    """The beneficiary chooses the victim's cities, the victim some of two others; all fall at once.

    Each choice is made public, so that the next player knows what has been chosen (C5c).
    """
    victim = affliction.victim
    lost = yield from _choose(play, affliction, affliction.chooser, victim, Role.PRIMARY)
    yield from name_victims(play, affliction, bar)
    for seat in affliction.named:
        lost += yield from _choose(play, affliction, victim, seat, Role.SECONDARY)
    return [(victim, _fall(play, affliction, lost))]


def _fall(play: Play, affliction: Affliction, cities: tuple[AreaNo, ...]) -> Course[None]:
    make_pirate_cities(play, cities, affliction.rule)
    yield from ()


def _choose(
    play: Play, affliction: Affliction, chooser: Seat, owner: Seat, role: Role
) -> Course[tuple[AreaNo, ...]]:
    """Let coastal cities of a victim be chosen, and tell everybody which."""
    options = coastal_cities(play.state, owner)
    count = number(play, affliction, "pirate-cities", owner, role)
    rule = affliction.rule
    chosen = yield from choose_cities(chooser, "piracy", owner, options, count, rule)
    if chosen:
        play.emit(CitiesChosen(chooser, owner, chosen, rule))
    return chosen


def coastal_cities(state: Position, seat: Seat) -> list[AreaNo]:
    """The areas of a player's cities that are coastal (G5)."""
    return [area for area in cities_of(state, seat) if COASTAL[area]]


def bar(play: Play, seat: Seat) -> Bar | None:
    """Why a player cannot be named: an advance protects them, or no city is coastal (C5b)."""
    if play.state.players[seat].advances & IMMUNE:
        return "immune"
    return None if coastal_cities(play.state, seat) else "nothing"


PIRACY: Final = Strike(
    lambda play, affliction: bool(coastal_cities(play.state, affliction.victim)), _choose_all, bar
)
"""Without a coastal city of the victim it does not happen (C3a)."""
