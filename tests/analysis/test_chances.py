"""The chances of winning: what they are made of, and who may influence them."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import pytest

from ecumene.analysis.chances import DIGITS, KNOTS, NAMES, chances, fitted
from ecumene.analysis.features import AHEAD, HELD, SEEN, features, progress
from ecumene.rules.format.record import replay
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.phases.succession import missing_at
from ecumene.rules.state.game_state import decode, encode
from tests.rules.random_games import new_game
from tools.record_games import recorded

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.state.game_state import State

RECORDED = ("05-east-expert", "07-east-leaving", "08-east-short")
"""The hard track, a table that players leave, and a Short Game."""


@pytest.fixture(scope="module")
def phases() -> list[tuple[Game, State]]:
    """Every fifth phase of these games, so that all come, and their ends."""
    found: list[tuple[Game, State]] = []

    def note(game: Game) -> None:
        state = game.peek()
        if state.over or (13 * state.turn + state.phase) % 5 == 0:
            found.append((game, decode(encode(state))))

    for name in RECORDED:
        replay(recorded(name), note)
    return found


def test_chances_add_up_to_one_and_those_who_left_have_none(
    phases: list[tuple[Game, State]],
) -> None:
    left = 0
    for game, state in phases:
        for knowledge in NAMES:
            found = chances(game.options, state, knowledge)
            assert sum(found) == pytest.approx(1, abs=len(found) * 10**-DIGITS)
            assert all(chance >= 0 for chance in found)
            assert [found[seat] for seat in state.left] == [0.0] * len(state.left)
            left += len(state.left)
    assert left > 0


def test_the_winner_of_a_finished_game_has_won_for_certain(
    phases: list[tuple[Game, State]],
) -> None:
    ends = [(game, state) for game, state in phases if state.over]
    assert len(ends) == len(RECORDED)
    for game, state in ends:
        winner = game.ranking()[0].seat
        assert chances(game.options, state)[winner] == 1.0


def test_nobody_is_ahead_before_civilizations_are_picked() -> None:
    game = new_game(5, seed=1)
    assert set(chances(game.options, game.peek())) == {0.2}


def test_what_all_see_does_not_depend_on_hands(phases: list[tuple[Game, State]]) -> None:
    """Twins that differ in cards alone (G13): as many in each hand, but others (D4)."""
    differed = 0
    for game, state in phases:
        if state.over:
            continue
        twin = decode(encode(state))
        for player in twin.players:
            player.hand = [0] * len(player.hand)
        assert chances(game.options, twin) == chances(game.options, state)
        differed += chances(game.options, twin, "open") != chances(game.options, state, "open")
    assert differed > 0


def test_spaces_ahead_are_those_the_track_lets_one_enter(
    phases: list[tuple[Game, State]],
) -> None:
    """H1, with any number of cities: counted space by space by the rules themselves."""
    open_, short = SEEN.index("steps-open"), SEEN.index("cities-short")
    seen_open = set()
    for game, state in phases:
        track = game.options.track
        last = 15 if track == "basic" else 16
        for seat, player in enumerate(state.players):
            expected = 0
            for step in range(player.step + 1, min(last, player.step + AHEAD) + 1):
                if set(missing_at(track, player, step)) - {"cities"}:
                    break
                expected += 1
            row = features(game.options, state, seat)
            assert row[open_] == expected
            seen_open.add(expected)
            if player.step < last:
                lacks = missing_at(track, player, player.step + 1)
                assert row[short] == lacks.get("cities", 0)
    assert len(seen_open) > 2


def test_cards_count_before_and_after_trade(phases: list[tuple[Game, State]]) -> None:
    names = (*SEEN, *HELD)
    for game, state in phases:
        row = dict(zip(names, features(game.options, state, 0), strict=True))
        spends = phase_number("trade") < state.phase <= phase_number("advances")
        now, other = ("after", "before") if spends else ("before", "after")
        assert row[f"cards-{now}-trade"] == len(state.players[0].hand)
        assert row[f"cards-{other}-trade"] == row[f"worth-{other}-trade"] == 0


def test_a_game_goes_from_its_beginning_to_its_end(phases: list[tuple[Game, State]]) -> None:
    far = [progress(game.options, state) for game, state in phases]
    assert all(0 <= each <= 1 for each in far)
    assert max(far) == 1


def test_every_feature_has_weights_at_every_knot() -> None:
    found = fitted()
    for by_name, names in ((found.seen, NAMES["seen"]), (found.open, NAMES["open"])):
        assert tuple(by_name) == names
        assert all(len(weights) == len(KNOTS) for weights in by_name.values())
        assert all(isfinite(weight) for weights in by_name.values() for weight in weights)
    assert found.games > 0
