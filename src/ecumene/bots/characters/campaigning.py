"""How a character moves (M): the same steps, in the order of what it likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.settler.movement_plan import MovementPlan
from ecumene.bots.settler.settling import attack, found_cities, make_room, sail, spread
from ecumene.bots.strategist.campaigns import storm

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots.characters.level import Level
    from ecumene.bots.characters.traits import Traits
    from ecumene.bots.settler.country import Country


def campaign_of(traits: Traits, level: Level, random: Random, country: Country) -> MovementPlan:
    """Where a character's tokens go."""
    plan = MovementPlan(country)
    plan.harbours.fare = traits.fare
    plan.free_site = traits.free_site
    if level.overlooks:
        for area in sorted(plan.still):
            if random.random() < level.overlooks:
                plan.stay(area)
    if traits.war == "eager":
        storm(plan, eager=True)
    found_cities(plan, traits.early)
    if traits.war == "spare":
        storm(plan)
    if traits.sea_first:
        sail(plan)
    spread(plan)
    make_room(plan)
    sail(plan)
    if traits.war != "never":
        attack(plan)
    return plan
