"""Civil War and Tyranny: part of a realm goes over to the beneficiary (C-CIVIL-WAR, C-TYRANNY)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.actions import ChooseAreas
from ecumene.rules.board import cities_of
from ecumene.rules.calamities.affliction import number
from ecumene.rules.calamities.annexing import annex_cities, annex_tokens
from ecumene.rules.decisions import AskSelection
from ecumene.rules.events import AreasSelected, CalamityFailed
from ecumene.rules.play import ask
from ecumene.rules.selection import Lot, Means, Territory
from ecumene.rules.static import CITY_POINTS

if TYPE_CHECKING:
    from ecumene.rules.calamities.affliction import Affliction
    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state import State


def civil_war(play: Play, affliction: Affliction) -> Course[None]:
    """The victim selects what he has above 35 unit points, changed by his advances.

    With 35 or fewer it does not happen, whatever his advances (C3a).
    """
    victim = affliction.victim
    lots = lots_of(play.state, victim)
    above = sum(lot.points for lot in lots) - affliction.calamity.numbers["kept_unit_points"]
    if above <= 0:
        play.emit(CalamityFailed(victim, affliction.card))
        return
    points = number(play, affliction, "unit_points", victim, base=above)
    yield from _secede(play, affliction, victim, lots, points)


def tyranny(play: Play, affliction: Affliction) -> Course[None]:
    """The beneficiary selects 15 unit points, a number changed by the victim's advances.

    Where nobody can benefit the victim selects (G8a).
    """
    victim = affliction.victim
    selector = victim if affliction.beneficiary is None else affliction.beneficiary
    points = number(play, affliction, "unit_points", victim)
    yield from _secede(play, affliction, selector, lots_of(play.state, victim), points)


def lots_of(state: State, seat: Seat) -> tuple[Lot, ...]:
    """All areas with units of a player, in ascending order, and what they are worth."""
    tokens = state.players[seat].tokens
    cities = cities_of(state, seat)
    lots = [Lot(area, CITY_POINTS + tokens.get(area, 0), 0, 1) for area in cities]
    lots += [Lot(area, count, count, 0) for area, count in tokens.items() if area not in cities]
    return tuple(sorted(lots, key=lambda lot: lot.area))


def _secede(
    play: Play, affliction: Affliction, selector: Seat, lots: tuple[Lot, ...], points: int
) -> Course[None]:
    """Select whole areas worth the number, and let the beneficiary annex them."""
    if not points or not lots:
        return
    decision = _decision(play, affliction, lots, points)
    areas = yield from _select(selector, decision)
    chosen = [lot for lot in lots if lot.area in areas]
    worth = sum(lot.points for lot in chosen)
    victim, rule = affliction.victim, affliction.rule
    selected = tuple(lot.area for lot in chosen)
    play.emit(AreasSelected(selector, victim, selected, worth, points, rule))
    yield from annex_cities(play, affliction, [lot.area for lot in chosen if lot.cities])
    yield from annex_tokens(
        play, affliction, {lot.area: lot.tokens for lot in chosen if lot.tokens}
    )


def _decision(
    play: Play, affliction: Affliction, lots: tuple[Lot, ...], points: int
) -> AskSelection:
    """What may be selected; where nobody can benefit nobody's pieces matter."""
    territory = Territory(lots)
    means = None
    if affliction.beneficiary is None:
        totals = territory.nearest(points)
    else:
        taker = play.state.players[affliction.beneficiary]
        means = Means(taker.stock, taker.cities)
        totals, annexable = territory.best(points, means)
        if not annexable:
            means = None
    return AskSelection(affliction.victim, points, lots, totals, means, affliction.rule)


def _select(selector: Seat, decision: AskSelection) -> Course[tuple[AreaNo, ...]]:
    """Have a selection made; nobody is asked where only one is possible."""
    possible = list(islice(decision.answers(), 2))
    action = possible[0]
    if len(possible) > 1:
        action = yield from ask(selector, decision)
    assert isinstance(action, ChooseAreas)
    return action.areas
