"""Volcanic Eruption or Earthquake (C-VOLCANIC-ERUPTION-EARTHQUAKE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.actions import ChooseCities
from ecumene.rules.choices import choose_cities, decide
from ecumene.rules.decisions import AskNeighbourCity
from ecumene.rules.events import CalamityFailed, CalamityPlaced, CitiesChosen
from ecumene.rules.phases.calamities.affliction import Strike
from ecumene.rules.phases.calamities.victim_choices import choose_place
from ecumene.rules.phases.calamities.victim_losses import destroy_one, destroy_tokens, reduce_chosen
from ecumene.rules.state.board import cities_of, tokens_in
from ecumene.rules.state.lookup_tables import CITY_POINTS, ENGINEERING, NEIGHBOURS

if TYPE_CHECKING:
    from collections.abc import Container

    from ecumene.rules.phases.calamities.affliction import Affliction, Losses
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.ids import AreaNo, Party, Seat

VOLCANO: Final = tuple(area.volcano for area in facts().areas)
TOUCHED: Final = tuple(volcano.areas for volcano in facts().volcanoes)
"""The areas that each volcano touches (G6)."""


def volcanic_eruption_earthquake(play: Play, affliction: Affliction) -> Course[None]:
    """An eruption if the victim has a city at a volcano, otherwise an earthquake."""
    cities = cities_of(play.state, affliction.victim)
    at_volcano = [area for area in cities if VOLCANO[area] is not None]
    if at_volcano:
        yield from _erupt(play, affliction, at_volcano)
    elif cities:
        for _, loss in (yield from _choose_quake(play, affliction)):
            yield from loss
    else:
        play.emit(CalamityFailed(affliction.victim, affliction.card))


# Eruption


def _erupt(play: Play, affliction: Affliction, at_volcano: list[AreaNo]) -> Course[None]:
    """Destroy everything in the areas of the volcano that costs the victim most."""
    costs: dict[AreaNo, int] = {}
    for area in at_volcano:
        reached = touched(area)
        if costs.keys().isdisjoint(reached):
            costs[area] = sum(_points(play, affliction.victim, other) for other in reached)
    highest = max(costs.values())
    options = tuple(area for area, cost in costs.items() if cost == highest)
    chosen = yield from choose_place(affliction, "volcano", options)
    play.emit(CalamityPlaced(affliction.victim, affliction.card, touched(chosen)))
    for area in touched(chosen):
        if area in play.state.cities:
            destroy_one(play, area, affliction.rule)
        for party, count in tokens_in(play.state, area).items():
            destroy_tokens(play, party, {area: count}, affliction.rule)


def touched(area: AreaNo) -> tuple[AreaNo, ...]:
    """The areas that the volcano of an area touches (G6)."""
    volcano = VOLCANO[area]
    assert volcano is not None
    return TOUCHED[volcano]


def _points(play: Play, seat: int, area: AreaNo) -> int:
    city = CITY_POINTS if play.state.cities.get(area) == seat else 0
    return city + play.state.players[seat].tokens.get(area, 0)


# Earthquake


def _quakes(play: Play, affliction: Affliction) -> bool:
    """Whether it is an earthquake: the victim has cities, but none at a volcano."""
    cities = cities_of(play.state, affliction.victim)
    return bool(cities) and all(VOLCANO[area] is None for area in cities)


def _choose_quake(play: Play, affliction: Affliction) -> Course[Losses]:
    """Choose a city of the victim to destroy, and one beside it to reduce.

    What falls to the other copy is gone as far as this one is concerned (C8c).
    """
    victim, rule = affliction.victim, affliction.rule
    doomed = affliction.doomed or set()
    cities = [area for area in cities_of(play.state, victim) if area not in doomed]
    if not cities:
        return [(victim, _nothing_left(play, affliction))]
    chosen = yield from choose_cities(victim, "earthquake", victim, cities, 1, rule)
    _tell(play, affliction, victim, chosen)
    (area,) = chosen
    losses = [(victim, _lose_own(play, affliction, area))]
    neighbour = yield from _choose_neighbour(play, affliction, area)
    if neighbour is not None:
        _tell(play, affliction, play.state.cities[neighbour], (neighbour,))
        losses.append((victim, reduce_chosen(play, neighbour, rule)))
    return losses


def _tell(play: Play, affliction: Affliction, owner: Party, areas: tuple[AreaNo, ...]) -> None:
    """If the other copy waits for the choice, tell everybody (C8c)."""
    if affliction.doomed is not None:
        affliction.doomed.update(areas)
        play.emit(CitiesChosen(affliction.victim, owner, areas, affliction.rule))


def _choose_neighbour(play: Play, affliction: Affliction, area: AreaNo) -> Course[AreaNo | None]:
    """A neighbouring city; None if there is none."""
    options = cities_shaken(play.state, affliction.victim, area, affliction.doomed or set())
    if not options:
        return None
    action = yield from decide(affliction.victim, AskNeighbourCity(options, affliction.rule))
    assert isinstance(action, ChooseCities)
    return action.areas[0]


def cities_shaken(
    state: Position, victim: Seat, area: AreaNo, doomed: Container[AreaNo] = ()
) -> tuple[AreaNo, ...]:
    """The cities beside one of the victim's: others' or pirates', else the victim's (C3c)."""
    cities = [near for near in NEIGHBOURS[area] if near in state.cities and near not in doomed]
    foreign = [near for near in cities if state.cities[near] != victim]
    return tuple(foreign or cities)


def _lose_own(play: Play, affliction: Affliction, area: AreaNo) -> Course[None]:
    """The victim's city is destroyed; with Engineering it is reduced."""
    if play.state.players[affliction.victim].advances & ENGINEERING:
        yield from reduce_chosen(play, area, affliction.rule)
    else:
        destroy_one(play, area, affliction.rule)


def _nothing_left(play: Play, affliction: Affliction) -> Course[None]:
    """The first copy has taken the last city, so the second does not happen (C8, C8c)."""
    play.emit(CalamityFailed(affliction.victim, affliction.card))
    yield from ()


EARTHQUAKE: Final = Strike(_quakes, _choose_quake, in_order=True)
