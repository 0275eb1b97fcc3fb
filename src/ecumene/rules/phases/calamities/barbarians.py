"""Barbarian Hordes: they attack a city and march on (C-BARBARIAN-HORDES)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import ChoosePlace
from ecumene.rules.choices import choose_cities
from ecumene.rules.decisions import AskHorde
from ecumene.rules.events import CalamityFailed, HordeArrived, HordeDispersed, HordeMoved
from ecumene.rules.phases.calamities.affliction import number
from ecumene.rules.phases.conflict.city_attacks import resolve_attacks, tokens_needed
from ecumene.rules.phases.conflict.conflict_order import resolve_token_conflicts
from ecumene.rules.phases.conflict.token_conflicts import advances_of, moments
from ecumene.rules.play import ask
from ecumene.rules.state.board import add_tokens, cities_of, in_conflict, remove_tokens, tokens_in
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import HAS_SITE, LIMIT, NEIGHBOURS

if TYPE_CHECKING:
    from collections.abc import Container

    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import AreaNo, Seat


def barbarian_hordes(play: Play, affliction: Affliction) -> Course[None]:
    """They attack a city, a wilderness city if there is one; those above the limit go on.

    Without a city it does not happen (C3a). Without a beneficiary the victim chooses (G8a).
    """
    state, victim, rule = play.state, affliction.victim, affliction.rule
    cities = cities_of(state, victim)
    if not cities:
        play.emit(CalamityFailed(victim, affliction.card))
        return
    chooser = affliction.chooser
    options = [area for area in cities if not HAS_SITE[area]] or cities
    (area,) = yield from choose_cities(chooser, "barbarians", victim, options, 1, rule)
    tokens = number(play, affliction, "barbarians", victim)
    add_tokens(state, BARBARIANS, area, tokens)
    play.emit(HordeArrived(area, tokens))
    fought = {area}
    yield from _fight(play, area)
    while excess := excess_in(state, area):
        options = ways_on(state, victim, area, excess, fought)
        if not options:
            remove_tokens(state, BARBARIANS, area, excess)
            play.emit(HordeDispersed(area, excess))
            return
        goal = options[0]
        if len(options) > 1:
            decision = AskHorde(victim, area, excess, tuple(options), rule)
            action = yield from ask(chooser, decision)
            assert isinstance(action, ChoosePlace)
            goal = action.place
        remove_tokens(state, BARBARIANS, area, excess)
        add_tokens(state, BARBARIANS, goal, excess)
        play.emit(HordeMoved(area, goal, excess))
        area = goal
        fought.add(area)
        yield from _fight(play, area)


def excess_in(state: State, area: AreaNo) -> int:
    """The number of Barbarian tokens above an area's limit, with everyone's counted (G7a)."""
    held = state.barbarians.get(area, 0)
    limit = 0 if area in state.cities else LIMIT[area]
    return max(0, min(held, sum(tokens_in(state, area).values()) - limit))


def ways_on(
    state: State, victim: Seat, area: AreaNo, horde: int, fought: Container[AreaNo]
) -> list[AreaNo]:
    """Where a horde may go: a neighbour not fought in before, with units of the victim.

    It enters an area with a city only if its attack there would succeed.
    """
    tokens = state.players[victim].tokens
    return [
        goal
        for goal in NEIGHBOURS[area]
        if goal not in fought
        and (goal in tokens or state.cities.get(goal) == victim)
        and (goal not in state.cities or would_succeed(state, goal, horde))
    ]


def would_succeed(state: State, area: AreaNo, horde: int) -> bool:
    """Whether a city would fall to a horde, without anyone's choices.

    Tokens there fight first (F6), Metalworking (F3a) and Engineering (F8) count; ships and tokens
    from elsewhere, which players may choose to lose instead (F3b), do not.
    """
    owner = state.cities[area]
    if owner == BARBARIANS:
        return False
    present = tokens_in(state, area)
    present[BARBARIANS] = present.get(BARBARIANS, 0) + horde
    while len(present) > 1:
        for parties in moments(state, present):
            for party in parties:
                present[party] -= 1
            if sum(count > 0 for count in present.values()) < 2:
                break
        present = {party: count for party, count in present.items() if count}
    return present.get(BARBARIANS, 0) >= tokens_needed(0, advances_of(state, owner))


def _fight(play: Play, area: AreaNo) -> Course[None]:
    """Resolve a conflict situation at once (F3-F9); within the limit all stay in peace."""
    if in_conflict(play.state, area):
        yield from resolve_token_conflicts(play, [area])
        yield from resolve_attacks(play, [area])
