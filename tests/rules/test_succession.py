"""Phase 13: markers, the Late Iron Age, the end of the game, discards (H, V1a)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import CallTime
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import GameOver, LastTurn, LateIronAge, MarkerMoved, Reshuffled
from ecumene.rules.game import Game, Snapshot, encode
from ecumene.rules.phases.succession import call_time, missing, move_markers
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import add_city, add_tokens, cities_of, remove_city
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, HAS_SITE, WONDER_OF_THE_WORLD
from tests.rules.position import empty_play

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat

BY_COST = sorted(facts().advances, key=lambda advance: advance.cost)
CHEAP = [1 << each.index for each in BY_COST if each.cost < 100]
MIDDLE = [1 << each.index for each in BY_COST if 100 <= each.cost < 200]
DEAR = [1 << each.index for each in BY_COST if each.cost >= 200]
FAR = 15


def position(track: TrackName, players: int = 5) -> Play:
    """A game with a token for everyone, so that nobody has lost everything."""
    play = empty_play(players, seed=7, track=track)
    play.state.phase = 13
    for seat, player in enumerate(play.state.players):
        add_tokens(play.state, seat, facts().civilizations[player.civilization].start, 1)
    return play


def give_cities(play: Play, seat: Seat, count: int) -> None:
    region = facts().regions[play.state.players[seat].civilization].areas
    sites = [a for a in region if HAS_SITE[a]] + [a for a in region if not HAS_SITE[a]]
    for area in sites[:count]:
        add_city(play.state, seat, area)


def run(play: Play) -> list[object]:
    play.events = []
    assert list(move_markers(play)) == []
    return list(play.events)


BASIC, EXPERT = TrackName.BASIC, TrackName.EXPERT
MANY = sum(CHEAP[:17]) + sum(MIDDLE[:5]) + sum(DEAR[:5])

MOVES = [
    # track, step, cities, advances, step after; the row of Assyria: 5, 8, 11, 14, 15
    pytest.param(BASIC, 0, 0, 0, 1, id="stone-age-asks-nothing"),
    pytest.param(BASIC, 3, 0, 0, 4, id="last-stone-space"),
    pytest.param(BASIC, 4, 1, 0, 4, id="early-bronze-one-city"),
    pytest.param(BASIC, 4, 2, 0, 5, id="early-bronze-two-cities"),
    pytest.param(BASIC, 4, 1, WONDER_OF_THE_WORLD, 5, id="the-wonder-is-a-city"),
    pytest.param(BASIC, 5, 1, 0, 5, id="inside-an-epoch-too"),
    pytest.param(BASIC, 5, 0, 0, 5, id="basic-never-falls-back"),
    pytest.param(BASIC, 7, 3, sum(CHEAP[:2]), 7, id="middle-bronze-two-advances"),
    pytest.param(BASIC, 7, 3, sum(CHEAP[:3]), 8, id="middle-bronze-three-advances"),
    pytest.param(BASIC, 7, 2, sum(CHEAP[:9]), 7, id="middle-bronze-two-cities"),
    pytest.param(BASIC, 10, 3, sum(CHEAP) + sum(MIDDLE[:2]), 10, id="late-bronze-cheap-ones"),
    pytest.param(BASIC, 10, 3, sum(MIDDLE[:2]) + DEAR[0], 11, id="late-bronze-from-100"),
    pytest.param(BASIC, 13, 4, sum(MIDDLE) + DEAR[0], 13, id="early-iron-one-of-200"),
    pytest.param(BASIC, 13, 4, sum(DEAR[:2]), 14, id="early-iron-two-of-200"),
    pytest.param(BASIC, 14, 4, sum(DEAR[:3]), 14, id="late-iron-four-cities"),
    pytest.param(BASIC, 14, 5, sum(DEAR[:3]), 15, id="late-iron"),
    pytest.param(BASIC, 15, 9, sum(DEAR), 15, id="no-space-ahead"),
    pytest.param(EXPERT, 4, 2, 0, 4, id="expert-two-cities"),
    pytest.param(EXPERT, 4, 3, 0, 5, id="expert-three-cities"),
    pytest.param(EXPERT, 3, 0, 0, 4, id="expert-stone-age-without-city"),
    pytest.param(EXPERT, 4, 0, 0, 4, id="expert-no-fall-out-of-the-stone-age"),
    pytest.param(EXPERT, 5, 0, 0, 4, id="expert-falls-back"),
    pytest.param(EXPERT, 5, 0, WONDER_OF_THE_WORLD, 5, id="the-wonder-holds-the-marker"),
    pytest.param(EXPERT, 5, 1, 0, 5, id="expert-one-city-stays"),
    pytest.param(EXPERT, 7, 3, sum(CHEAP[:4]), 7, id="expert-four-points"),
    pytest.param(EXPERT, 7, 3, sum(CHEAP[:5]), 8, id="expert-five-points"),
    pytest.param(EXPERT, 10, 4, sum(CHEAP[:11]), 10, id="expert-eleven-advances"),
    pytest.param(EXPERT, 10, 4, sum(CHEAP[:12]), 11, id="expert-twelve-advances"),
    pytest.param(EXPERT, 13, 5, sum(CHEAP[:9]) + sum(DEAR), 13, id="expert-nine-below-100"),
    pytest.param(EXPERT, 13, 5, MANY, 14, id="expert-ten-below-100"),
    pytest.param(EXPERT, 14, 5, MANY, 14, id="expert-late-iron-five-cities"),
    pytest.param(EXPERT, 14, 6, MANY, 15, id="expert-late-iron"),
    pytest.param(EXPERT, 15, 6, MANY, 16, id="expert-the-last-space"),
    pytest.param(EXPERT, 16, 0, MANY, 15, id="expert-falls-back-from-the-last-space"),
]


@pytest.mark.parametrize(("track", "step", "cities", "advances", "after"), MOVES)
def test_moving_a_marker(
    track: TrackName, step: int, cities: int, advances: int, after: int
) -> None:
    """H1, H1a, H2: Assyria's marker."""
    play = position(track)
    play.state.players[1].step = step
    play.state.players[1].advances = advances
    give_cities(play, 1, cities)
    events = run(play)
    assert play.state.players[1].step == after
    moved = [e for e in events if isinstance(e, MarkerMoved) and e.seat == 1]
    assert moved == ([] if after == step else [MarkerMoved(1, after, step)])


def test_what_is_missing_can_be_told() -> None:
    play = position(BASIC)
    play.state.players[1].step = 14
    play.state.players[1].advances = DEAR[0]
    give_cities(play, 1, 3)
    found = missing(play.options.track, play.state.players[1])
    assert found == {"cities": 2, "advances_from_200": 2}


def ready_for_late_iron(play: Play, seats: list[Seat]) -> None:
    for seat in seats:
        play.state.players[seat].step = 14
        play.state.players[seat].advances = MANY
        give_cities(play, seat, 6)


@pytest.mark.parametrize(
    ("players", "seats", "bonus"),
    [
        pytest.param(5, [2], [2], id="alone"),
        pytest.param(5, [1, 2], [], id="two-without-blocks"),
        pytest.param(12, [0, 1], [0, 1], id="one-of-each-block"),
        pytest.param(12, [0, 3], [], id="two-of-one-block"),
        pytest.param(12, [0, 1, 3], [], id="three"),
    ],
)
@pytest.mark.parametrize("track", [BASIC, EXPERT])
def test_the_late_iron_bonus(
    track: TrackName, players: int, seats: list[Seat], bonus: list[Seat]
) -> None:
    """V1a; minoa, saba and carthage are 0, 1 and 4 of the twelve, hatti of the West is 5."""
    play = position(track, players)
    if players == 12:
        blocks = [play.block_of(seat) for seat in range(12)]
        west = [seat for seat in range(12) if blocks[seat] == 0]
        east = [seat for seat in range(12) if blocks[seat] == 1]
        chosen = {0: west[0], 1: east[0], 3: west[1]}
        seats, bonus = [chosen[s] for s in seats], [chosen[s] for s in bonus]
    ready_for_late_iron(play, seats)
    events = run(play)
    assert play.state.late_iron == bonus
    assert [e.seat for e in events if isinstance(e, LateIronAge)] == bonus


def test_nobody_is_first_after_two_were() -> None:
    """V1a: a player who enters a turn later gets no bonus, even if nobody got it before."""
    play = position(EXPERT)
    ready_for_late_iron(play, [1, 2])
    run(play)
    play.state.turn += 1
    ready_for_late_iron(play, [3])
    run(play)
    assert play.state.players[3].step == FAR
    assert play.state.late_iron == []


def test_falling_back_does_not_cost_the_bonus() -> None:
    """V1a, H2, H4."""
    play = position(EXPERT)
    ready_for_late_iron(play, [1])
    run(play)
    play.state.turn += 1
    for area in cities_of(play.state, 1):
        remove_city(play.state, area)
    run(play)
    assert play.state.players[1].step == FAR - 1
    assert play.state.late_iron == [1]
    assert play.state.over


def test_basic_ends_at_once() -> None:
    """H4: checked after all have moved, so those behind in rank move too."""
    play = position(BASIC)
    ready_for_late_iron(play, [0, 4])
    events = run(play)
    assert [play.state.players[seat].step for seat in (0, 4)] == [FAR, FAR]
    over = events[-1]
    assert isinstance(over, GameOver)
    assert over.rule == "H4"
    assert [standing.seat for standing in over.ranking][:2] == [0, 4]


def test_expert_plays_one_more_turn() -> None:
    """H4."""
    play = position(EXPERT)
    ready_for_late_iron(play, [1])
    assert LastTurn(2, "H4") in run(play)
    assert not play.state.over
    play.state.turn = 2
    events = run(play)
    assert play.state.over
    assert isinstance(events[-1], GameOver)
    assert LastTurn(3, "H4") not in events


@pytest.mark.parametrize(("turn", "over"), [(4, False), (5, True)])
def test_an_agreed_last_turn(turn: int, over: bool) -> None:
    """H6."""
    play = position(BASIC)
    play.options = msgspec.structs.replace(play.options, last_turn=5)
    play.state.turn = turn
    run(play)
    assert play.state.over == over


def test_an_agreed_time() -> None:
    """H6: the turn under way is finished."""
    play = position(BASIC)
    play.options = msgspec.structs.replace(play.options, timed=True)
    call_time(play)
    assert not play.state.over
    events = run(play)
    assert isinstance(events[-1], GameOver)
    assert events[-1].rule == "H6"


def test_time_is_called_only_where_it_was_agreed_and_once() -> None:
    """H6."""
    civilizations = facts().setups[0].civilizations
    game = Game(Options(5, MapName.WEST, 1, civilizations=civilizations, timed=True))
    pending = dict(game.pending)
    assert game.apply(HOST, CallTime()) == (LastTurn(1, "H6"),)
    assert game.pending == pending
    again = Game.restore(game.snapshot())
    assert again.state.time_called
    with pytest.raises(IllegalAction):
        game.apply(HOST, CallTime())
    with pytest.raises(IllegalAction):
        Game(Options(5, MapName.WEST, 1, civilizations=civilizations)).apply(HOST, CallTime())


def test_no_player_can_call_time() -> None:
    """H6: the clock is not the players'."""
    civilizations = facts().setups[0].civilizations
    game = Game(Options(5, MapName.WEST, 1, civilizations=civilizations, timed=True))
    with pytest.raises(IllegalAction):
        game.apply(0, CallTime())


def test_the_game_ends_when_nobody_has_anything_left() -> None:
    """H4a: nobody would ever be asked again."""
    play = position(BASIC)
    for player in play.state.players:
        player.token_stock += sum(player.tokens.values())
        player.tokens.clear()
    events = run(play)
    assert isinstance(events[-1], GameOver)
    assert events[-1].rule == "H4a"


def test_discards_go_under_their_stack() -> None:
    """H5: the stack is unchanged, with the non-tradeable calamity at the very bottom."""
    play = position(BASIC)
    stack = play.state.stacks[0][2]
    third = facts().stack(3)
    assert third.non_tradeable is not None
    assert third.tradeable is not None
    bottom, tradeable = FIRST_CALAMITY + third.non_tradeable, FIRST_CALAMITY + third.tradeable
    kept = stack.cards[:3]
    discards = [bottom, *stack.cards[3:-1], tradeable]
    stack.cards, stack.discards = list(kept), list(discards)
    events = run(play)
    assert stack.cards[:3] == kept
    assert stack.cards[-1] == bottom
    assert Counter(stack.cards[3:]) == Counter(discards)
    assert stack.discards == []
    assert events.count(Reshuffled()) == 1


def test_the_order_of_discarding_does_not_show() -> None:
    """H5: the order of discarding, which is known, has no influence."""
    orders = []
    for step in (1, -1):
        play = position(BASIC)
        stack = play.state.stacks[0][0]
        stack.discards, stack.cards = sorted(stack.cards)[::step], []
        run(play)
        orders.append(stack.cards)
    assert orders[0] == orders[1]
    assert orders[0] != sorted(orders[0])


def test_nothing_is_reshuffled_when_the_game_is_over() -> None:
    """H5."""
    play = position(BASIC)
    ready_for_late_iron(play, [1])
    play.state.stacks[0][0].discards = [play.state.stacks[0][0].cards.pop()]
    assert Reshuffled() not in run(play)
    assert len(play.state.stacks[0][0].discards) == 1


def test_the_next_turn_begins() -> None:
    """H3: with phase 1, and cities built before are no longer new (K4)."""
    play = position(BASIC)
    play.state.turn = 4
    play.state.new_cities = [next(iter(play.state.players[0].tokens))]
    game = Game.restore(Snapshot(play.options, encode(play.state)))
    assert (game.state.turn, game.state.phase) == (5, 3)
    assert game.state.new_cities == []
