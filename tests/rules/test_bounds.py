"""Bounds on what a client can send (O3): nobody can flood a game."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.data import MapName
from ecumene.rules.actions import (
    AcceptOffer,
    ComeBack,
    Done,
    EndMovement,
    MakeAllMoves,
    MakeMoves,
    MakeOffer,
    TakeBack,
    Withdraw,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.phases.movement.move_judge import MOST_MOVES
from ecumene.rules.phases.trade.trade_judge import MOST_OPEN, MOST_SAID, MOST_WISHED
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.moves import MOVES
from ecumene.rules.view import view
from tests.rules.random_games import after_turns
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import Seat

MOST_BYTES = 200_000
"""Maximum size of a view, with everything open that may be at a table of 18."""


def reached(players: int, seed: int, phase: int) -> Game:
    """A game after some turns, at the beginning of a phase."""
    game, driver = after_turns(players, seed, 4), RandomDriver(seed, settles=True)
    while game.state.phase != phase:
        driver.step(game)
    return game


def refusal(game: Game, seat: Seat, action: Action) -> tuple[str, str] | None:
    refused = game.why_not(seat, action)
    return None if refused is None else (refused.rule, refused.key)


def first(game: Game, seat: Seat, kind: type[Action]) -> Action:
    return next(each for each in game.answers(seat) if isinstance(each, kind))


# Movement


def moved_and_taken_back(game: Game, seat: Seat, times: int) -> None:
    march = next(each for each in game.answers(seat) if isinstance(each, MOVES))
    for _ in range(times):
        game.apply(seat, march)
        game.apply(seat, TakeBack(0))


def test_nobody_moves_without_end() -> None:
    """O3a: then they may only take back and end, and the others move as usual."""
    game = reached(9, 3, 3)
    seat, other = list(game.pending)[:2]
    moved_and_taken_back(game, seat, MOST_MOVES - 1)
    march = next(each for each in game.answers(seat) if isinstance(each, MOVES))
    game.apply(seat, march)
    assert refusal(game, seat, march) == ("O3a", "illegal-too-many-moves")
    listed = list(game.answers(seat))
    assert TakeBack(0) in listed
    assert EndMovement() in listed
    assert not any(isinstance(each, MOVES) for each in listed)
    assert refusal(game, seat, MakeAllMoves(())) is None
    game.apply(seat, TakeBack(0))
    again = Game.restore(game.snapshot())
    assert refusal(again, seat, march) == ("O3a", "illegal-too-many-moves")
    game.apply(other, next(each for each in game.answers(other) if isinstance(each, MOVES)))
    game.apply(seat, EndMovement())


def test_moves_made_together_are_counted_one_by_one() -> None:
    """O3a: a list longer than what is left is refused as a whole, and refusing it is cheap."""
    game = reached(9, 3, 3)
    seat = next(iter(game.pending))
    march = next(each for each in game.answers(seat) if isinstance(each, MOVES))
    moved_and_taken_back(game, seat, MOST_MOVES - 2)
    three, two = MakeMoves((march,) * 3), MakeMoves((march,) * 2)
    for action in (three, MakeAllMoves(three.moves)):
        refused = game.why_not(seat, action)
        assert refused is not None
        assert (refused.rule, refused.key) == ("O3a", "illegal-too-many-moves")
        assert refused.args_ == {"most": MOST_MOVES, "left": 2}
    assert refusal(game, seat, two) != refusal(game, seat, three)
    game.apply(seat, MakeMoves((march,)))
    game.apply(seat, TakeBack(0))
    assert refusal(game, seat, two) == ("O3a", "illegal-too-many-moves")
    assert refusal(game, seat, MakeMoves((march,))) is None


def test_what_was_sent_in_movement_does_not_make_a_game_slow_to_restore() -> None:
    """A snapshot holds the movement as it is, not its history."""
    game = reached(18, 5, 3)
    before = len(msgspec.msgpack.encode(game.snapshot()))
    for seat in list(game.pending):
        moved_and_taken_back(game, seat, 60)
    snapshot = game.snapshot()
    assert snapshot.answers == ()
    assert len(msgspec.msgpack.encode(snapshot)) < before + 1_000
    assert encode(Game.restore(snapshot).state) == encode(game.state)


# Trade


def largest_offer(game: Game, seat: Seat) -> MakeOffer:
    offer = first(game, seat, MakeOffer)
    assert isinstance(offer, MakeOffer)
    named = (offer.gives.named[0],) * MOST_WISHED
    return msgspec.structs.replace(
        offer, wants=msgspec.structs.replace(offer.wants, count=MOST_WISHED, named=named)
    )


def test_a_table_full_of_offers_is_still_small() -> None:
    """O3b, O3c: everybody has as much open as allowed; in the Short Game all begin with cards."""
    game, driver = Game(Options(18, MapName.BOTH, 5, short_game=True)), RandomDriver(5)
    while game.state.trade is None:
        driver.step(game)
    for seat in list(game.pending):
        offer = largest_offer(game, seat)
        for _ in range(MOST_OPEN):
            game.apply(seat, offer)
        assert refusal(game, seat, offer) == ("O3b", "illegal-too-many-open")
        assert not any(isinstance(each, MakeOffer | AcceptOffer) for each in game.answers(seat))
    assert game.state.trade is not None
    assert len(game.state.trade.offers) > 10 * MOST_OPEN
    for seat in (None, *range(18)):
        assert len(msgspec.json.encode(to_names(view(game, seat)))) < MOST_BYTES


def test_whoever_closes_something_may_open_something() -> None:
    """O3b: an accepted offer still counts as theirs; a withdrawn one does not."""
    game = reached(9, 3, 7)
    seat, other = traders(game)
    offer = first(game, seat, MakeOffer)
    for _ in range(MOST_OPEN):
        game.apply(seat, offer)
    assert game.state.trade is not None
    number = next(iter(game.state.trade.offers))
    accepting = next(
        each
        for each in game.answers(other)
        if isinstance(each, AcceptOffer) and each.offer == number
    )
    game.apply(other, accepting)
    assert refusal(game, seat, offer) == ("O3b", "illegal-too-many-open")
    game.apply(seat, Withdraw(number))
    assert refusal(game, seat, offer) is None


def traders(game: Game) -> tuple[Seat, Seat]:
    able = [
        seat
        for seat in game.pending
        if any(isinstance(each, MakeOffer) for each in islice(game.answers(seat), 50))
    ]
    return able[0], able[1]


def test_who_has_said_enough_can_only_be_done() -> None:
    """O3b: nothing else is offered or accepted, and they do not come back."""
    game = reached(9, 3, 7)
    seat, other = traders(game)
    offer = first(game, seat, MakeOffer)
    for number in range(1, MOST_SAID // 2 + 1):
        game.apply(seat, offer)
        game.apply(seat, Withdraw(str(number)))
    for action in (offer, Withdraw("1")):
        assert refusal(game, seat, action) == ("O3b", "illegal-said-enough")
    assert list(game.answers(seat)) == [Done()]
    game.apply(other, first(game, other, MakeOffer))
    game.apply(seat, Done())
    assert list(game.answers(seat)) == []
    with pytest.raises(IllegalAction, match="illegal-said-enough"):
        game.apply(seat, ComeBack())


def test_nobody_sees_how_much_others_have_said() -> None:
    """O3b, X5a: two players who talk to each other are not given away."""
    game = reached(9, 3, 7)
    seat, other = traders(game)
    reader = next(each for each in game.pending if each not in (seat, other))
    before = to_names(view(game, reader))
    game.apply(seat, msgspec.structs.replace(first(game, seat, MakeOffer), to=other))
    assert to_names(view(game, reader)) == before
    seen = view(game, seat).trade
    assert seen is not None
    assert seen.said == 1
