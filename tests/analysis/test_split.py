"""Luck, own decisions and the others: parts that add up, and draws that are made again fairly."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from ecumene.analysis.course import NoCourse
from ecumene.analysis.redrawn import StackParts, other_seed
from ecumene.analysis.split import Split, split_of
from ecumene.analysis.told_course import in_points
from ecumene.bots import PLAYERS, Table
from ecumene.bots.registry import STAND_IN
from ecumene.data import MapName, facts
from ecumene.rules.actions import Undo
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import decode, encode
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

TURNS = 4


@cache
def played(player: str) -> Game:
    """A game of four turns: the first seat plays like this, everybody else as the strong one."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True, last_turn=TURNS))
    seats = {seat: PLAYERS[STAND_IN if seat else player] for seat in range(5)}
    table = Table(seats, 3)
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None
        game.apply(*answer)
    return game


@cache
def split(player: str = "random") -> Split:
    return split_of(played(player), 2)


def test_the_parts_of_every_seat_add_up_to_the_whole_change() -> None:
    found, game = split(), played("random")
    winner = game.ranking()[0].seat
    assert [turn.turn for turn in found.turns] == list(range(1, TURNS + 1))
    for seat, parts in enumerate(found.whole):
        assert parts.whole == pytest.approx((seat == winner) - 0.2)
        by_turn = sum(turn.parts[seat].whole for turn in found.turns)
        assert by_turn == pytest.approx(parts.whole, abs=1e-5)
        points = in_points(parts)
        assert points.pop("whole") == sum(points.values())


def test_what_one_seat_is_given_is_taken_from_the_others() -> None:
    """But own answers and those of others are told from where one sits."""
    for part in ("chance", "trade", "rest"):
        assert sum(getattr(parts, part) for parts in split().whole) == pytest.approx(0, abs=1e-4)


def test_the_same_record_gives_the_same_split() -> None:
    assert split_of(played("random"), 2) == split()


def test_who_answers_as_the_strong_player_would_has_changed_nothing() -> None:
    """Outside trade, where the memory of what was said may differ."""
    assert all(parts.own == 0 for parts in split().whole[1:])
    assert split().whole[0].own != 0
    assert all(parts.own == parts.others == 0 for parts in split(STAND_IN).whole)


def test_a_running_game_is_not_split() -> None:
    with pytest.raises(NoCourse):
        split_of(Game(Options(5, MapName.WEST, 3)))


def test_each_turn_is_announced() -> None:
    said: list[int] = []
    split_of(played("random"), 2, said.append)
    assert said == list(range(1, TURNS + 1))


def test_what_was_taken_back_is_nobodys_decision() -> None:
    """O2: the game goes on as if it had not been said."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True, last_turn=2))
    table = Table(dict.fromkeys(range(5), PLAYERS[STAND_IN]), 3)
    undone = False
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None
        seat, action = answer
        game.apply(seat, action)
        if not undone and game.undoable(seat) == 1:
            game.apply(seat, Undo(1))
            undone = True
    assert undone
    assert all(parts.own == parts.others == 0 for parts in split_of(game, 2).whole)


# Draws made again


@pytest.mark.parametrize("players", [5, 9])
def test_stacks_are_put_into_another_order_that_was_just_as_likely(players: int) -> None:
    """S5, S5a, H5: the same cards, and what always lies below stays there."""
    options = Options(players, MapName.WEST, 3, short_game=True, last_turn=TURNS + 2)
    found: list[tuple[bytes, bytes]] = []
    parts = StackParts(options, Game(options).peek())

    def look(game: Game) -> None:
        state = game.peek()
        parts.follow(state)
        if state.phase == 6:
            other = decode(encode(state))
            parts.in_another_order(other, 3, state.turn, 0)
            found.append((encode(state), encode(other)))

    game = Game(options, look)
    table = Table(dict.fromkeys(range(players), PLAYERS[STAND_IN]), 3)
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None
        game.apply(*answer)
    assert len(found) == TURNS + 2
    for was, now in found:
        before, after = decode(was), decode(now)
        assert was != now
        for number, (one, other) in enumerate(
            zip(before.stacks[0], after.stacks[0], strict=True), 1
        ):
            assert Counter(one.cards) == Counter(other.cards)
            assert one.discards == other.discards
            last = facts().stack(number).non_tradeable
            if last is not None:
                calamity = FIRST_CALAMITY + last
                places = [
                    [place for place, card in enumerate(stack.cards) if card == calamity]
                    for stack in (one, other)
                ]
                assert places[0] == places[1]


def test_the_tradeable_calamity_never_comes_among_the_cards_set_aside() -> None:
    """S5: with few players it is shuffled in below as many safe cards as there are players."""
    options = Options(5, MapName.WEST, 3)
    state = Game(options).peek()
    parts = StackParts(options, state)
    where: Counter[int] = Counter()
    for time in range(40):
        other = decode(encode(state))
        parts.in_another_order(other, 3, time)
        made = facts().stack(2)
        assert made.tradeable is not None
        where[other.stacks[0][1].cards.index(FIRST_CALAMITY + made.tradeable)] += 1
    assert min(where) >= 5
    assert len(where) > 2


def test_other_seeds_differ() -> None:
    seeds = [other_seed(3, turn, time) for turn in range(3) for time in range(3)]
    assert all(one != other for one, other in pairwise(sorted(seeds)))
