"""Volcanic Eruption or Earthquake (C-VOLCANIC-ERUPTION-EARTHQUAKE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.actions import ChooseCities
from ecumene.rules.board import cities_of, tokens_in
from ecumene.rules.calamities.choosing import choose_place
from ecumene.rules.calamities.losses import destroy_one, destroy_tokens, reduce_chosen
from ecumene.rules.choices import choose_cities, decide
from ecumene.rules.decisions import AskNeighbourCity
from ecumene.rules.events import CalamityFailed, CalamityPlaced
from ecumene.rules.static import CITY_POINTS, ENGINEERING, NEIGHBOURS

if TYPE_CHECKING:
    from ecumene.rules.calamities.affliction import Affliction
    from ecumene.rules.ids import AreaNo
    from ecumene.rules.play import Course, Play

VOLCANO: Final = tuple(area.volcano for area in facts().areas)
TOUCHED: Final = tuple(volcano.areas for volcano in facts().volcanoes)
"""Per volcano the areas it touches (G6)."""


def volcanic_eruption_earthquake(play: Play, affliction: Affliction) -> Course[None]:
    """An eruption where the victim has a city at a volcano, otherwise an earthquake."""
    cities = cities_of(play.state, affliction.victim)
    at_volcano = [area for area in cities if VOLCANO[area] is not None]
    if at_volcano:
        yield from _erupt(play, affliction, at_volcano)
    elif cities:
        yield from _quake(play, affliction, cities)
    else:
        play.emit(CalamityFailed(affliction.victim, affliction.card))


# Eruption


def _erupt(play: Play, affliction: Affliction, at_volcano: list[AreaNo]) -> Course[None]:
    """Destroy everything in the areas of the volcano that costs the victim most."""
    costs: dict[AreaNo, int] = {}
    for area in at_volcano:
        touched = _touched(area)
        if costs.keys().isdisjoint(touched):
            costs[area] = sum(_points(play, affliction.victim, other) for other in touched)
    highest = max(costs.values())
    options = tuple(area for area, cost in costs.items() if cost == highest)
    chosen = yield from choose_place(affliction, "volcano", options)
    play.emit(CalamityPlaced(affliction.victim, affliction.card, _touched(chosen)))
    for area in _touched(chosen):
        if area in play.state.cities:
            destroy_one(play, area, affliction.rule)
        for party, count in tokens_in(play.state, area).items():
            destroy_tokens(play, party, {area: count}, affliction.rule)


def _touched(area: AreaNo) -> tuple[AreaNo, ...]:
    volcano = VOLCANO[area]
    assert volcano is not None
    return TOUCHED[volcano]


def _points(play: Play, seat: int, area: AreaNo) -> int:
    city = CITY_POINTS if play.state.cities.get(area) == seat else 0
    return city + play.state.players[seat].tokens.get(area, 0)


# Earthquake


def _quake(play: Play, affliction: Affliction, cities: list[AreaNo]) -> Course[None]:
    """Destroy a city of the victim and reduce one beside it, both of his choice."""
    victim = affliction.victim
    (area,) = yield from choose_cities(victim, "earthquake", victim, cities, 1, affliction.rule)
    neighbour = yield from _choose_neighbour(play, affliction, area)
    if play.state.players[victim].advances & ENGINEERING:
        yield from reduce_chosen(play, area, affliction.rule)
    else:
        destroy_one(play, area, affliction.rule)
    if neighbour is not None:
        yield from reduce_chosen(play, neighbour, affliction.rule)


def _choose_neighbour(play: Play, affliction: Affliction, area: AreaNo) -> Course[AreaNo | None]:
    """A city beside it: of somebody else, of pirates too; his own where there is no other (C3c)."""
    cities = [other for other in NEIGHBOURS[area] if other in play.state.cities]
    foreign = [other for other in cities if play.state.cities[other] != affliction.victim]
    options = tuple(foreign or cities)
    if not options:
        return None
    action = yield from decide(affliction.victim, AskNeighbourCity(options, affliction.rule))
    assert isinstance(action, ChooseCities)
    return action.areas[0]
