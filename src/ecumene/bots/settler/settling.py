"""Phase 3: found cities, spread over free land, ship tokens that lack land, fight.

The movement is planned and submitted as a whole. The plan goes from the most important to the rest:
tokens that no city needs settle where they multiply best, and only tokens that would be lost as
surplus anyway go to war.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.country import Country, attractiveness
from ecumene.bots.settler.movement_plan import MovementPlan
from ecumene.bots.settler.voyages import Crossing
from ecumene.rules.actions import EndMovement, MakeAllMoves, TakeBack
from ecumene.rules.legal import why_not
from ecumene.rules.phases.cities import price_of_city
from ecumene.rules.phases.movement.draft_moves import SHIP_COST
from ecumene.rules.state.board import city_count
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import ARCHITECTURE, COASTAL, LAND, ROADBUILDING, SHIPS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskMove
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View

EARLY: Final = 12
"""Tokens to keep, besides those that support cities, before the first city is built.

Where no land is free, as soon happens on an island, they have nowhere to live and are not waited
for.
"""
LATER: Final = 2
"""How many fewer for every city."""
FIGHT: Final = 0.4
"""How much each stranger lowers the value of a site."""
PER_TOKEN: Final = 0.15
"""How much each token to be brought lowers it."""
FEWEST_ABOARD: Final = 2
"""The fewest tokens a ship is sent for, unless fewer are needed."""
WORTH_MOVING: Final = 0.05
"""The least gain for which a token moves."""
FEW_CITIES: Final = 4
"""Players with fewer cities are not attacked: it would be a waste."""


def move(view: View, decision: AskMove) -> Action:
    """The whole movement of this turn."""
    return move_by(settle, view, decision)


def move_by(settle_in: Callable[[Country], MovementPlan], view: View, decision: AskMove) -> Action:
    """The same for a player with plans of its own."""
    movement = view.movement
    assert movement is not None
    assert view.seat is not None
    if view.seat in movement.drafts:
        # Someone else began this movement, and it only has to be ended.
        return _end(view, decision, len(movement.drafts[view.seat].moves))
    return MakeAllMoves(tuple(settle_in(Country(view)).moves()))


def settle(country: Country) -> MovementPlan:
    """Where a settler's tokens go."""
    plan = MovementPlan(country)
    found_cities(plan)
    spread(plan)
    make_room(plan)
    sail(plan)
    attack(plan)
    return plan


def _end(view: View, decision: AskMove, moves: int) -> Action:
    """End a movement as it is, without moves that are illegal by now or cannot end so (M2a, M7)."""
    if decision.broken:
        return TakeBack(decision.broken[0])
    return TakeBack(moves - 1) if why_not(view, decision, EndMovement()) else EndMovement()


# Cities


def found_cities(plan: MovementPlan, early: int = EARLY) -> None:
    """Gather tokens where they build a city, as long as all cities are supported (K4).

    ``early`` more are kept before the first city.
    """
    country = plan.country
    left = sum(plan.still.values())
    cities = len(country.cities)
    helped = bool(country.me.advances & ARCHITECTURE)
    for area in _candidates(plan):
        if cities - len(country.cities) == country.me.city_stock:
            return
        price = price_of_city(area)
        paid = min(price // 2, plan.treasury) if helped else 0
        needed = country.winning(area, price - paid)
        if needed is None:
            continue
        reserve = 0 if plan.is_full else max(0, early - LATER * cities)
        enough = left - needed >= country.support_rate * (cities + 1) + reserve
        # What is set aside for the city cannot pay for ships.
        plan.treasury -= paid
        if enough and gather(plan, area, needed):
            left -= needed
            cities += 1
            plan.founded.add(area)
            helped = helped and not paid
        else:
            plan.treasury += paid


def _candidates(plan: MovementPlan) -> list[AreaNo]:
    """Possible city sites, best first."""
    within_reach = {*plan.still, *(near for area in plan.still for near in LAND[area])}

    def dislike(area: AreaNo) -> tuple[float, AreaNo]:
        missing = max(0, price_of_city(area) - plan.still.get(area, 0))
        strangers = plan.country.strangers.get(area, 0)
        return PER_TOKEN * missing + FIGHT * strangers - attractiveness(area), area

    return sorted(filter(plan.country.can_have_city, within_reach), key=dislike)


def gather(plan: MovementPlan, site: AreaNo, needed: int) -> bool:
    """Bring tokens from neighbours, and by ship if too few; returns whether it is possible."""
    missing = needed - plan.still.get(site, 0)
    donors = [area for area in LAND[site] if plan.still.get(area)]
    overseas = missing - sum(plan.still[area] for area in donors)
    if overseas > 0:
        if not _fetch(plan, site, overseas):
            return False
        missing -= overseas
    # Surplus tokens first, and the last one of an area last.
    for keep in (None, 2, 1, 0):
        for area in donors:
            kept = plan.country.room(area) if keep is None else keep
            taken = min(missing, plan.still.get(area, 0) - kept)
            if taken > 0:
                plan.march((area, site), taken)
                missing -= taken
    plan.stay(site)
    return True


def _fetch(plan: MovementPlan, site: AreaNo, tokens: int) -> bool:
    """Fetch tokens by ship, from the largest surplus first (M7); returns whether it is possible."""
    harbours = plan.harbours
    voyages: list[tuple[Crossing, int]] = []
    treasury = plan.treasury
    far = plan.still.keys() - {site, *LAND[site]}
    coast = [area for area in far if COASTAL[area]]
    ways = {area: way for area in coast if (way := harbours.way(area, site)) is not None}
    for area in plan.fullest_first(ways):
        if not tokens or len(voyages) + harbours.under_way == SHIPS:
            break
        boarding = min(tokens, harbours.capacity, plan.still[area] - 1)
        price = harbours.price(area)
        if price is None:
            continue
        paying = max(0, price - treasury)
        if boarding < min(tokens, FEWEST_ABOARD) or boarding + paying > plan.still[area]:
            continue
        voyages.append((Crossing(area, ways[area], boarding), paying))
        treasury -= price - paying
        tokens -= boarding
    if tokens:
        return False
    # Waiting ships sail first, so that none gives way to a new one.
    voyages.sort(key=lambda each: harbours.price(each[0].start) == SHIP_COST)
    for voyage, paying in voyages:
        plan.send(voyage, paying)
    return True


# Land


def spread(plan: MovementPlan) -> None:
    """Move tokens to where they are worth most; the fullest areas first."""

    def worth_of_going(goal: AreaNo) -> float:
        return plan.worth(goal, plan.count(goal)) if plan.has_room(goal) else 0.0

    for area in plan.fullest_first():
        paths = list(_paths(plan, area))
        worths = {path[-1]: worth_of_going(path[-1]) for path in paths}
        while paths and plan.still.get(area):
            stays = plan.worth(area, plan.count(area) - 1)
            best = max(paths, key=lambda path: worths[path[-1]])
            goal = best[-1]
            if worths[goal] <= stays + WORTH_MOVING:
                break
            plan.march(best, 1)
            worths[goal] = worth_of_going(goal)


def _paths(plan: MovementPlan, area: AreaNo) -> Iterator[tuple[AreaNo, ...]]:
    """Paths to areas where an area's tokens can live in peace."""
    country = plan.country
    for near in LAND[area]:
        if country.room(near) and near not in plan.founded:
            yield (area, near)
    if country.me.advances & ROADBUILDING:
        nearby = {area, *LAND[area]}
        for near in LAND[area]:
            if country.can_be_passed(near):
                for far in LAND[near]:
                    if far not in nearby and far not in plan.founded and country.room(far):
                        yield (area, near, far)


def make_room(plan: MovementPlan) -> None:
    """Where tokens are in surplus, let neighbours move on and take their place."""
    for area in plan.fullest_first():
        while plan.excess(area) > 0:
            chain = _chain(plan, area)
            if chain is None:
                break
            for start, goal in pairwise(chain):
                plan.march((start, goal), 1)


def _chain(plan: MovementPlan, area: AreaNo) -> tuple[AreaNo, ...] | None:
    """The shortest chain to free land along which each area passes on one of its tokens."""
    room = plan.country.room
    ways: dict[AreaNo, tuple[AreaNo, ...]] = {area: (area,)}
    border = [area]
    while border:
        reached = []
        for place in border:
            for near in LAND[place]:
                if near in ways or near in plan.founded or not room(near):
                    continue
                ways[near] = (*ways[place], near)
                if plan.has_room(near):
                    return ways[near]
                if near in plan.still and not plan.country.is_guarded(near):
                    reached.append(near)
        border = reached
    return None


# Sea


def sail(plan: MovementPlan) -> None:
    """Ship tokens to free land overseas where they are worth more (M7)."""
    for area in sorted(plan.still):
        paying = plan.paying(area, plan.harbours.capacity) if COASTAL[area] else None
        if paying is not None and paying < plan.still[area]:
            count = plan.count(area)
            cargo = [plan.worth(area, count - each - 1) for each in range(plan.still[area])]
            voyage = plan.harbours.best_voyage(area, cargo[paying:], plan)
            if voyage is not None:
                plan.send(voyage, paying)


# War


def attack(plan: MovementPlan) -> None:
    """Attack neighbouring cities, but only with tokens that would be lost anyway (F8)."""
    country = plan.country
    near = {city for area in plan.still if plan.excess(area) > 0 for city in LAND[area]}
    for city in sorted(near):
        owner = country.view.cities.get(city)
        needed = country.storming(city)
        if owner is None or needed is None:
            continue
        if owner != BARBARIANS and city_count(country.view.players[owner]) < FEW_CITIES:
            continue
        excess = {area: plan.excess(area) for area in LAND[city] if plan.excess(area) > 0}
        if sum(excess.values()) >= needed:
            for area, tokens in excess.items():
                plan.march((area, city), tokens)
