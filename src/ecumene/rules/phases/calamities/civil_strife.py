"""Civil War and Tyranny: part of a realm passes to the beneficiary (C-CIVIL-WAR, C-TYRANNY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import SelectAreas
from ecumene.rules.choices import decide
from ecumene.rules.decisions import AskSelection
from ecumene.rules.events import AreasSelected, CalamityFailed
from ecumene.rules.phases.calamities.affliction import number
from ecumene.rules.phases.calamities.annexation import annex_cities, annex_tokens
from ecumene.rules.selection import Lot, Means, Territory
from ecumene.rules.state.board import cities_of
from ecumene.rules.state.lookup_tables import CITY_POINTS

if TYPE_CHECKING:
    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import Seat


def civil_war(play: Play, affliction: Affliction) -> Course[None]:
    """The victim selects what they have above 35 unit points, changed by their advances.

    With 35 or fewer it does not happen, whatever their advances (C3a).
    """
    victim = affliction.victim
    lots = lots_of(play.state, victim)
    above = sum(lot.points for lot in lots) - affliction.calamity.numbers["kept-unit-points"]
    if above <= 0:
        play.emit(CalamityFailed(victim, affliction.card))
        return
    points = number(play, affliction, "unit-points", victim, base=above)
    yield from _secede(play, affliction, victim, lots, points)


def tyranny(play: Play, affliction: Affliction) -> Course[None]:
    """The beneficiary selects 15 unit points, a number changed by the victim's advances.

    Without a beneficiary the victim selects (G8a).
    """
    victim = affliction.victim
    points = number(play, affliction, "unit-points", victim)
    yield from _secede(play, affliction, affliction.chooser, lots_of(play.state, victim), points)


def lots_of(state: State, seat: Seat) -> tuple[Lot, ...]:
    """All areas with a player's units, in ascending order, and their worth."""
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
    action = yield from decide(selector, decision)
    assert isinstance(action, SelectAreas)
    chosen = [lot for lot in lots if lot.area in action.areas]
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
    """What may be selected; without a beneficiary nobody's pieces matter."""
    territory = Territory(lots)
    means = None
    if affliction.beneficiary is None:
        totals = territory.nearest(points)
    else:
        taker = play.state.players[affliction.beneficiary]
        means = Means(taker.token_stock, taker.city_stock)
        totals, annexable = territory.best(points, means)
        if not annexable:
            means = None
    return AskSelection(affliction.victim, points, lots, totals, means, affliction.rule)
