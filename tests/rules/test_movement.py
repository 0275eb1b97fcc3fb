"""Phase 3: exactly what is offered is accepted, and moves taken back never happened (M)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName, facts
from ecumene.rules.actions import (
    EndMovement,
    MakeAllMoves,
    MakeMoves,
    TakeBack,
    TakeBackMoves,
    Undo,
    Wait,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import TookBack
from ecumene.rules.game import Game, encode
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import AREAS, LAND, WATER
from ecumene.rules.state.moves import (
    MOVES,
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
    TokenPaid,
)
from tests.tries import tries
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.state.moves import Move

SETUPS = [(setup.players, setup.map) for setup in facts().setups]
TURNS = 5

games = st.builds(
    lambda setup, seed, strict: Options(setup[0], setup[1], seed, strict_movement=strict),
    st.sampled_from(SETUPS),
    st.integers(0, 2**32),
    st.booleans(),
)


def in_movement(options: Options) -> Game:
    """A game played at random up to the middle of a phase 3."""
    game = Game(options)
    driver = RandomDriver(options.seed)
    turn = options.seed % TURNS + 1
    while game.state.turn < turn or not moving(game):
        driver.step(game)
    before_last_moves = game.snapshot()
    for _ in range(options.seed % 7):
        driver.step(game)
    return game if moving(game) else Game.restore(before_last_moves)


def moving(game: Game) -> bool:
    """Whether phase 3 is under way."""
    return game.state.movement is not None


def accepted(game: Game, seat: int, action: Action) -> bool:
    """Whether the engine accepts an action; a refusal changes nothing."""
    before = encode(game.state)
    try:
        Game.restore(game.snapshot()).apply(seat, action)
    except IllegalAction:
        assert encode(game.state) == before
        return False
    return True


@tries(10)
@given(games)
def test_what_is_offered_is_accepted(options: Options) -> None:
    game = in_movement(options)
    for seat in game.pending:
        for action in islice(game.answers(seat), 40):
            assert accepted(game, seat, action), action


@tries(10)
@given(games, st.data())
def test_a_march_that_is_not_offered_is_refused(options: Options, data: st.DataObject) -> None:
    """M3, M9, M12a: every start, goal and number of tokens, offered or not."""
    game = in_movement(options)
    seat = data.draw(st.sampled_from(sorted(game.pending)))
    offered = {a for a in game.answers(seat) if isinstance(a, March)}
    player = game.state.players[seat]
    for start in sorted(player.tokens)[:6]:
        for near in (*LAND[start], data.draw(st.integers(0, AREAS - 1))):
            for tokens in (1, player.tokens[start], player.tokens[start] + 1):
                march = March((start, near), tokens)
                assert accepted(game, seat, march) == (march in offered), march


ships = st.integers(-1, 5)
places = st.integers(0, len(WATER) - 1)
areas = st.integers(0, AREAS - 1)
counts = st.integers(-1, 8)
paid = st.builds(TokenPaid, areas, st.sampled_from(["still", "marched", "landed"]))
nonsense = st.one_of(
    st.builds(March, st.lists(areas, min_size=0, max_size=4).map(tuple), counts),
    st.builds(BuildShip, areas, counts, st.lists(paid, max_size=3).map(tuple)),
    st.builds(MaintainShip, ships, st.none() | paid),
    st.builds(ScrapShip, ships),
    st.builds(Embark, ships, counts),
    st.builds(Sail, ships, places),
    st.builds(Disembark, ships, counts),
    st.builds(Halt, ships),
    st.builds(TakeBack, st.integers(-3, 30)),
    st.just(Wait()),
)


@tries(20)
@given(games, st.lists(nonsense, min_size=10, max_size=30), st.data())
def test_nonsense_is_refused_unless_it_is_offered(
    options: Options, actions: list[Action], data: st.DataObject
) -> None:
    game = in_movement(options)
    seat = data.draw(st.sampled_from(sorted(game.pending)))
    offered = None
    for action in actions:
        if accepted(game, seat, action):
            offered = offered or set(map(repr, game.answers(seat)))
            assert repr(action) in offered


@tries(10)
@given(games)
def test_taking_everything_back_is_never_having_moved(options: Options) -> None:
    """M2: the same bytes as before the first move, except for the number of moves (O3a)."""
    game = in_movement(options)
    seat = sorted(game.pending)[0]
    movement = game.state.movement
    assert movement is not None
    if seat in movement.drafts:
        for _ in range(len(movement.drafts[seat].moves)):
            if seat not in movement.drafts:
                break
            game.apply(seat, TakeBack(0))
    movement.made.pop(seat, None)
    before = encode(game.state)
    driver = RandomDriver(options.seed)
    for _ in range(8):
        forward = [a for a in islice(game.answers(seat), 60) if isinstance(a, MOVES)]
        if not forward:
            break
        game.apply(seat, driver.random.choice(forward))
    while game.state.movement is not None and seat in game.state.movement.drafts:
        last = len(game.state.movement.drafts[seat].moves) - 1
        game.apply(seat, TakeBack(driver.random.randint(0, last)))
    movement.made.pop(seat, None)
    assert encode(game.state) == before


def moved_at_random(game: Game, seat: int, seed: int) -> list[Move]:
    """Make some random moves one by one; returns them."""
    driver = RandomDriver(seed)
    moves: list[Move] = []
    for _ in range(6):
        forward = [a for a in islice(game.answers(seat), 60) if isinstance(a, MOVES)]
        if not forward:
            break
        moves.append(driver.random.choice(forward))
        game.apply(seat, moves[-1])
    return moves


@tries(10)
@given(games)
def test_a_whole_movement_is_its_moves_one_by_one(options: Options) -> None:
    game = in_movement(options)
    seat = sorted(game.pending)[0]
    one_by_one = Game.restore(game.snapshot())
    moves = moved_at_random(one_by_one, seat, options.seed)
    end = EndMovement()
    if end not in one_by_one.answers(seat):
        with pytest.raises(IllegalAction):
            Game.restore(game.snapshot()).apply(seat, MakeAllMoves(tuple(moves)))
        return
    events = [event for entry in one_by_one.log for event in entry.events]
    events += one_by_one.apply(seat, end)
    whole = game.apply(seat, MakeAllMoves(tuple(moves)))
    assert list(whole) == events
    assert encode(game.state) == encode(one_by_one.state)


@tries(10)
@given(games)
def test_several_moves_are_the_same_one_by_one(options: Options) -> None:
    """M2, O3a, O2: the same events and bytes, one line of the log, one undo and one question."""
    game = in_movement(options)
    seat = sorted(game.pending)[0]
    one_by_one = Game.restore(game.snapshot())
    moves = moved_at_random(one_by_one, seat, options.seed)
    if not moves:
        return
    before, lines, asked = encode(game.state), len(game.log), game.question(seat)
    events = game.apply(seat, MakeMoves(tuple(moves)), asked)
    assert list(events) == [event for entry in one_by_one.log for event in entry.events]
    assert encode(game.state) == encode(one_by_one.state)
    assert dict(game.pending) == dict(one_by_one.pending)
    assert len(game.log) == lines + 1
    again = game.why_not(seat, MakeMoves(tuple(moves)), asked)
    assert again is not None
    assert again.rule == "O1"
    game.apply(seat, Undo())
    assert encode(game.state) == before


@tries(10)
@given(games, st.data())
def test_moves_taken_back_at_once_were_never_made(options: Options, data: st.DataObject) -> None:
    """M2, M2b: the remaining moves are those possible without them, whoever else is moving."""
    game = in_movement(options)
    seat = sorted(game.pending)[0]
    moved_at_random(game, seat, options.seed)
    movement = game.state.movement
    assert movement is not None
    if seat not in movement.drafts:
        return
    moves = list(movement.drafts[seat].moves)
    places = st.integers(0, len(moves) - 1)
    gone = data.draw(st.lists(places, min_size=1, unique=True))
    made = movement.made[seat]
    (event,) = game.apply(seat, TakeBackMoves(tuple(gone)))
    assert isinstance(event, TookBack)
    assert set(gone) <= set(event.moves)
    left = movement.drafts[seat].moves if seat in movement.drafts else []
    assert left == [move for number, move in enumerate(moves) if number not in event.moves]
    assert movement.made[seat] == made
    if len(gone) == 1:
        return
    # From some position on, everything goes, and nothing before it.
    first = min(gone)
    again = game.copy()
    again.apply(seat, Undo())
    (event,) = again.apply(seat, TakeBackMoves(tuple(range(first, len(moves)))))
    assert isinstance(event, TookBack)
    broken = set(movement.broken.get(seat, ()))
    assert set(event.moves) - broken == set(range(first, len(moves))) - broken


@tries(8)
@given(games, st.integers(0, 3), st.sampled_from([MakeMoves, MakeAllMoves]))
def test_one_illegal_move_refuses_all(
    options: Options, at: int, kind: type[MakeMoves | MakeAllMoves]
) -> None:
    game = in_movement(options)
    seat = sorted(game.pending)[0]
    legal = [a for a in islice(game.answers(seat), 1) if isinstance(a, MOVES)]
    moves = [*legal[:at], March((0, 0), 1)]
    before = encode(game.state)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(seat, kind(tuple(moves)))
    assert refusal.value.args_["move"] == len(moves) - 1
    assert encode(game.state) == before


def test_moving_at_the_same_time_is_moving_in_the_order_of_the_ends() -> None:
    """M2a: drafts do not see each other, and players who end later see what the others did."""
    options = Options(5, MapName.WEST, seed=4)
    game = Game(options)
    driver = RandomDriver(4)
    while game.state.movement is None or game.state.turn < 4:
        driver.step(game)
    strict = Game.restore(
        msgspec.structs.replace(
            game.snapshot(), options=msgspec.structs.replace(options, strict_movement=True)
        )
    )
    movement = game.state.movement
    assert movement is not None
    for seat in movement.order:
        if seat in strict.pending:
            step = next(a for a in strict.answers(seat))
            for other in (strict, game):
                other.apply(seat, step)
                if not isinstance(step, EndMovement):
                    other.apply(seat, EndMovement())
    assert encode(strict.state) == encode(game.state)
