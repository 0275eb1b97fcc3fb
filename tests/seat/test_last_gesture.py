"""M2: what a player has done last in a movement, in one go, as the engine remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.rules.actions import MakeMoves, TakeBackMoves, Undo
from ecumene.rules.game import Game
from ecumene.rules.state.moves import March, Move
from ecumene.seat.last_gesture import last_gesture
from tests.rules.random_games import after_turns
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat

MOVES = 6


@pytest.fixture(scope="module")
def movement() -> Game:
    """A movement in which nobody has moved."""
    game, driver = after_turns(5, 3, 4), RandomDriver(3)
    while (found := game.peek().movement) is None:
        driver.step(game)
    assert not found.drafts
    return game


@pytest.fixture
def game(movement: Game) -> Game:
    return movement.copy()


@pytest.fixture
def seat(game: Game) -> Seat:
    return max(game.pending, key=lambda seat: sum(game.peek().players[seat].tokens.values()))


@pytest.fixture
def moves(game: Game, seat: Seat) -> list[Move]:
    """Marches of single tokens, which do not depend on each other."""
    marches = {each.path[0]: each for each in game.answers(seat) if isinstance(each, March)}
    single = [replace(each, tokens=1) for each in marches.values() for _ in range(each.tokens)]
    assert len(single) >= MOVES
    return [*single[:MOVES]]


def test_it_is_all_moves_of_one_answer(game: Game, seat: Seat, moves: list[Move]) -> None:
    assert last_gesture(game, seat) == ()
    game.apply(seat, moves[0])
    assert last_gesture(game, seat) == (0,)
    game.apply(seat, MakeMoves(tuple(moves[1:4])))
    assert last_gesture(game, seat) == (1, 2, 3)
    other = next(each for each in game.pending if each != seat)
    game.apply(other, next(each for each in game.answers(other) if isinstance(each, March)))
    assert last_gesture(game, seat) == (1, 2, 3)
    assert last_gesture(game, other) == (0,)


def test_after_it_was_taken_back_it_is_the_one_before(
    game: Game, seat: Seat, moves: list[Move]
) -> None:
    game.apply(seat, moves[0])
    game.apply(seat, MakeMoves(tuple(moves[1:3])))
    game.apply(seat, MakeMoves(tuple(moves[3:])))
    game.apply(seat, TakeBackMoves((3, 4)))
    assert last_gesture(game, seat) == (3,)
    game.apply(seat, TakeBackMoves((0, 2)))
    assert last_gesture(game, seat) == (1,)
    game.apply(seat, TakeBackMoves(last_gesture(game, seat)))
    assert last_gesture(game, seat) == (0,)
    game.apply(seat, TakeBackMoves((0,)))
    assert last_gesture(game, seat) == ()


def test_what_was_undone_is_no_gesture(game: Game, seat: Seat, moves: list[Move]) -> None:
    """O2."""
    game.apply(seat, MakeMoves(tuple(moves[:2])))
    game.apply(seat, moves[2])
    game.apply(seat, TakeBackMoves((1,)))
    game.apply(seat, Undo(1))
    assert last_gesture(game, seat) == (2,)
    game.apply(seat, moves[3])
    game.apply(seat, Undo(2))
    assert last_gesture(game, seat) == (0, 1)


def test_without_a_log_it_is_the_last_move(game: Game, seat: Seat, moves: list[Move]) -> None:
    game.apply(seat, MakeMoves(tuple(moves[:3])))
    restored = Game.restore(game.snapshot())
    restored.log.clear()
    assert last_gesture(restored, seat) == (2,)
    restored.apply(seat, MakeMoves(tuple(moves[3:5])))
    restored.apply(seat, TakeBackMoves((0, 3)))
    assert last_gesture(restored, seat) == (2,)
    restored.apply(seat, TakeBackMoves((2,)))
    assert last_gesture(restored, seat) == (1,)
