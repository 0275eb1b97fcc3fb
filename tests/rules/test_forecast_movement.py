"""The forecast of a movement comes true if nobody else moves (M, F, K)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import BuildCity, Done, EndMovement
from ecumene.rules.decisions import AskCitySite
from ecumene.rules.events import (
    CityAttacked,
    CityReduced,
    ConflictBegan,
    MovementEnded,
    SurplusRemoved,
)
from ecumene.rules.forecast import (
    after_building,
    fights,
    limit,
    movable,
    outcome,
    outlook,
    support,
)
from ecumene.rules.state.board import tokens_in
from ecumene.rules.state.lookup_tables import ADVANCED_MILITARY, LIMIT, NAVAL_WARFARE
from ecumene.rules.state.moves import Embark, March
from ecumene.rules.view import view
from tests.rules.drafts import draft, in_movement
from tests.tries import tries

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.forecast import Outlook
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat

seeds = st.integers(0, 2**32)
SUPPORT_PHASE = 5
UNSETTLED = ADVANCED_MILITARY | NAVAL_WARFARE
"""Advances whose holders choose the losses they take (F3b)."""


def drafted(seed: int) -> tuple[Game, Seat]:
    """A game in which a seat has made some moves, and can end its movement so."""
    random = Random(seed)
    game, seat = in_movement(random)
    for player in game.state.players:
        player.advances &= ~ADVANCED_MILITARY
    draft(game, seat, random, random.choice((0, 2, 8, 20)))
    return game, seat


def end_all(game: Game, seat: Seat) -> list[Event]:
    """The events when all movements end as they are."""
    events: list[Event] = []
    while game.state.movement is not None:
        first = seat if seat in game.pending else next(iter(game.pending))
        events += game.apply(first, EndMovement())
    return events


def play_on(game: Game, seat: Seat, cities: list[BuildCity]) -> list[Event]:
    """Continue to the end of phase 5; the seat builds some cities, and nobody else any."""
    events: list[Event] = []
    left = list(cities)
    while game.pending:
        asked, decision = next(iter(game.pending.items()))
        if not isinstance(decision, AskCitySite):
            answer: Action | None = game.default(asked)
            assert answer is not None
        elif asked == seat and left:
            answer = left.pop(0)
        else:
            answer = Done()
        events += game.apply(asked, answer)
    assert not left
    return events


def planned(found: Outlook) -> list[BuildCity]:
    """The cities that the outlook counts on."""
    return [
        BuildCity(site.area, keep=site.may_keep and site.here > site.needed)
        for site in found.sites[: found.cities]
    ]


@tries(15)
@given(seed=seeds)
def test_conflicts_are_those_that_begin(seed: int) -> None:
    """F1, F6, F7, M12: with the tokens aboard ashore, and the own cities that are attacked."""
    game, seat = drafted(seed)
    if game.why_not(seat, EndMovement()) is not None:
        return
    found = outlook(view(game, seat))
    own = {area for area, owner in game.state.cities.items() if owner == seat}
    events = end_all(game, seat)
    began = {event.area: event.tokens for event in events if isinstance(event, ConflictBegan)}
    happened: set[int] = set()
    events += play_on(game, seat, []) if game.state.phase < SUPPORT_PHASE else []
    for event in events:
        if isinstance(event, ConflictBegan):
            began.setdefault(event.area, event.tokens)
            if seat in event.tokens or event.area in own:
                happened.add(event.area)
        elif isinstance(event, CityAttacked) and seat in (event.attacker, event.defender):
            happened.add(event.area)
    assert {fight.area for fight in found.fights} == happened
    for fight in found.fights:
        if len(fight.tokens) > 1:
            assert began[fight.area] == fight.tokens
        if fight.city is None:
            assert not fight.needed
        else:
            assert set(fight.needed) == set(fight.tokens) - {fight.city}


@tries(15)
@given(seed=seeds)
def test_attacks_need_what_they_are_said_to_need(seed: int) -> None:
    """F8: as the engine counts when the attack takes place."""
    game, seat = drafted(seed)
    if game.why_not(seat, EndMovement()) is not None:
        return
    needed = {fight.area: fight.needed for fight in outlook(view(game, seat)).fights}
    for event in [*end_all(game, seat), *play_on(game, seat, [])]:
        if isinstance(event, CityAttacked) and event.area in needed:
            assert needed[event.area][event.attacker] == event.needed


@tries(15)
@given(seed=seeds)
def test_surplus_support_and_ships_come_as_forecast(seed: int) -> None:
    """K1, K3, K4, M10: once the cities that need no help are built."""
    game, seat = drafted(seed)
    if game.why_not(seat, EndMovement()) is not None:
        return
    found = outlook(view(game, seat))
    events = end_all(game, seat)
    (ended,) = [e for e in events if isinstance(e, MovementEnded) and e.seat == seat]
    assert Counter(found.ships.values()) == Counter(ended.ships_removed)
    if found.fights:
        return
    events += play_on(game, seat, planned(found))
    surplus = [each for each in events if isinstance(each, SurplusRemoved) and each.owner == seat]
    assert {each.area: each.tokens for each in surplus} == found.surplus
    reduced = [each for each in events if isinstance(each, CityReduced) and each.owner == seat]
    assert bool(reduced) != found.support.suffices
    if not reduced:
        assert support(view(game, seat)) == found.support


@tries(15)
@given(seed=seeds)
def test_no_site_is_missing_and_none_is_too_many(seed: int) -> None:
    """K1: a city can be built exactly where the engine offers it, with help or without."""
    game, seat = drafted(seed)
    if game.why_not(seat, EndMovement()) is not None:
        return
    found = outlook(view(game, seat))
    if found.fights:
        return
    end_all(game, seat)
    while game.state.phase < SUPPORT_PHASE:
        asked = next(iter(game.pending))
        answer = game.default(asked)
        assert answer is not None
        game.apply(asked, answer)
    decision = game.pending.get(seat) if game.state.phase == SUPPORT_PHASE else None
    offered = decision.sites if isinstance(decision, AskCitySite) else ()
    foreseen = {site.area: site for site in (*found.sites, *found.helped)}
    # A site may wait for a player of better rank (K2a).
    for site in offered:
        assert foreseen[site.area] == site
    if len(game.pending) == 1:
        assert len(foreseen) == len(offered)


@tries(15)
@given(seed=seeds)
def test_several_cities_are_like_one_after_the_other(seed: int) -> None:
    """K1, K3, K4: built at once or step by step, the forecast is what happens."""
    game, seat = drafted(seed)
    if game.why_not(seat, EndMovement()) is not None:
        return
    found = outlook(view(game, seat))
    if found.fights or len(found.sites) < 2:
        return
    cities = planned(found)
    seen = view(game, seat)
    if seen.movement is not None and seat in seen.movement.drafts:
        return
    assert after_building(seen, cities).support == found.support
    assert after_building(seen, []).support.needed == support(seen).needed


@tries(15)
@given(seed=seeds)
def test_what_may_still_move_is_what_the_rules_let_move(seed: int) -> None:
    """M3, M7, M8: no token moves twice, and no ship carries more than it may."""
    game, seat = drafted(seed)
    found = movable(view(game, seat))
    still = {tokens.area: tokens.still for tokens in found.tokens if tokens.still}
    marched: dict[int, int] = {}
    embarked: dict[int, int] = {}
    for action in game.answers(seat):
        if isinstance(action, March):
            start = action.path[0]
            marched[start] = max(marched.get(start, 0), action.tokens)
        elif isinstance(action, Embark):
            embarked[action.ship] = max(embarked.get(action.ship, 0), action.tokens)
    assert all(still[area] >= count for area, count in marched.items())
    under_way = [ship for ship in found.ships if ship.paid]
    for ship in under_way:
        most = min(ship.room, still.get(ship.place, 0))
        assert embarked.get(ship.ship, 0) in (0, most)
    for tokens in found.tokens:
        assert tokens.limit == limit(view(game, seat), tokens.area)


@tries(15)
@given(seed=seeds)
def test_a_fight_ends_as_forecast(seed: int) -> None:
    """F3-F9: if it is the only one, and nobody chooses what to lose."""
    game, seat = drafted(seed)
    for player in game.state.players:
        player.advances &= ~UNSETTLED
    movement = game.state.movement
    assert movement is not None
    if game.why_not(seat, EndMovement()) is not None:
        return
    game.apply(seat, EndMovement())
    while len(game.pending) > 1:
        game.apply(next(iter(game.pending)), EndMovement())
    seen = view(game, seat)
    foreseen = list(fights(seen))
    if game.state.movement is None or len(foreseen) != 1:
        return
    area = foreseen[0].area
    expected = outcome(seen, area)
    game.apply(next(iter(game.pending)), EndMovement())
    while game.pending and game.state.phase < SUPPORT_PHASE:
        asked = next(iter(game.pending))
        answer = game.default(asked)
        assert answer is not None
        game.apply(asked, answer)
    ended = [event for entry in game.log for event in entry.events]
    lost = Counter(e.owner for e in ended if isinstance(e, SurplusRemoved) and e.area == area)
    if not lost and game.state.phase <= SUPPORT_PHASE and area not in game.state.new_cities:
        assert expected.tokens == tokens_in(game.state, area)
        assert expected.city == game.state.cities.get(area)


@pytest.mark.parametrize("area", [area for area, limit_ in enumerate(LIMIT) if limit_ == 0][:1])
def test_a_fight_in_the_desert_can_be_settled(area: int) -> None:
    """F5: also where nobody can live, and far from the sea."""
    game, seat = in_movement(Random(1))
    other = (seat + 1) % len(game.state.players)
    for each, count in ((seat, 3), (other, 2)):
        game.state.players[each].tokens[area] = count
        game.state.players[each].advances &= ~UNSETTLED
    seen = view(game, seat)
    assert sum(outcome(seen, area).tokens.values()) <= 3
