"""The checks of whole games do find faults (tools/invariants.py, tools/soak.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from tools.invariants import Invariants, Violation
from tools.random_play import RandomDriver
from tools.soak import KINDS, SETUPS, options_of, outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.state.game_state import State


def lose_a_token(state: State) -> None:
    state.players[3].token_stock -= 1


def lose_a_city(state: State) -> None:
    state.cities.popitem()


def lose_a_card(state: State) -> None:
    state.stacks[1][4].cards.pop()


def lend_a_card(state: State) -> None:
    """Move a card from one block to the other."""
    state.stacks[0][4].cards.append(state.stacks[1][4].cards.pop())


def make_a_card(state: State) -> None:
    state.players[0].hand.append(FIRST_CALAMITY)


def leave_the_board(state: State) -> None:
    tokens = state.players[0].tokens
    tokens[10_000] = tokens.pop(next(iter(tokens)))


def remember_too_much(state: State) -> None:
    state.players[0].traders[FIRST_CALAMITY] = [1]


def end_too_early(state: State) -> None:
    state.over = True


WRONGS: list[tuple[Callable[[State], None], str]] = [
    (lose_a_token, "G1"),
    (lose_a_city, "G1"),
    (lose_a_card, "D5"),
    (lend_a_card, "D5"),
    (make_a_card, "D5"),
    (leave_the_board, "M9"),
    (remember_too_much, "X7"),
    (end_too_early, "H4"),
]


@pytest.mark.parametrize(("wrong", "rule"), WRONGS)
def test_what_is_wrong_is_found(wrong: Callable[[State], None], rule: str) -> None:
    game = Game(Options(12, MapName.BOTH, 1))
    watch = Invariants(game)
    driver = RandomDriver(1, quick=True, settles=True)
    for _ in driver.play(game, 8):
        watch.check()
    wrong(game.state)
    with pytest.raises(Violation, match=rule):
        watch.check()


def test_the_soak_goes_through_every_set_up_and_kind_of_game() -> None:
    played = {
        (options.players, options.map, options.track, options.short_game)
        for options in map(options_of, range(len(SETUPS) * len(KINDS)))
    }
    assert played == {(*setup, *kind) for setup in SETUPS for kind in KINDS}


def test_a_game_that_fails_is_told_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_watch: Invariants) -> None:
        raise Violation("G1: something")

    monkeypatch.setattr(Invariants, "check", broken)
    found = outcome(0)
    assert (found.number, found.answers) == (0, 0)
    assert "G1: something" in found.problem
