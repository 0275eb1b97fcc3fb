"""How the strategist moves (M): as a settler does, but it goes to war (F8).

Tokens that neither found nor support a city may storm one of somebody who is ahead: the attacker
takes a card and treasury (F9), and the site is free. Whoever is behind is left alone, as nobody
wins by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.settler.country import attractiveness, strongest_first
from ecumene.bots.settler.movement_plan import MovementPlan
from ecumene.bots.settler.settling import (
    FEW_CITIES,
    attack,
    found_cities,
    gather,
    make_room,
    sail,
    spread,
)
from ecumene.rules.state.board import city_count
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import LAND
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from ecumene.bots.settler.country import Country
    from ecumene.rules.state.ids import Party


def campaign(country: Country) -> MovementPlan:
    """Where a strategist's tokens go."""
    plan = MovementPlan(country)
    found_cities(plan)
    storm(plan)
    spread(plan)
    make_room(plan)
    sail(plan)
    attack(plan)
    return plan


def storm(plan: MovementPlan, *, eager: bool = False) -> None:
    """Storm neighbouring cities of those who are ahead, with tokens that support no city (K4).

    The eager risk two thirds of these, and storm cities of those who are behind, too.
    """
    country = plan.country
    cities = country.view.cities
    spare = sum(plan.still.values())
    kept = country.support_rate * (len(country.cities) + len(plan.founded))
    spare -= kept // 3 if eager else kept
    near = {area for start in plan.still for area in LAND[start] if area in cities}
    for city in sorted(near, key=lambda area: (-attractiveness(area), area)):
        needed = country.storming(city)
        if needed is None or needed > spare or not _is_target(country, cities[city], eager=eager):
            continue
        if sum(plan.still.get(area, 0) for area in LAND[city]) >= needed:
            gather(plan, city, needed)
            spare -= needed


def _is_target(country: Country, owner: Party, *, eager: bool) -> bool:
    """Whether somebody has enough cities and is not behind; Barbarians always are a target.

    To the eager everybody but the last will do, who would not be worth it.
    """
    if owner == BARBARIANS:
        return True
    view = country.view
    if city_count(view.players[owner]) < FEW_CITIES:
        return False
    if eager:
        return strongest_first(view, range(len(view.players)))[-1] != owner
    return points(view, owner).total >= points(view, country.seat).total
