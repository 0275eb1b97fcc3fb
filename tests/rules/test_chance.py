"""Chance: fair, independent of the order of draws, and the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from ecumene.rules.state.chance import draw, shuffled

ROOT = Path(__file__).parents[2]


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


@pytest.mark.parametrize("seed", [0, 1, -7, 2**63 - 1])
@pytest.mark.parametrize(("below", "bound"), [(2, 11), (6, 21), (10, 28), (55, 95)])
def test_numbers_are_equally_likely(seed: int, below: int, bound: int) -> None:
    """One fair generator in a thousand exceeds the bounds."""
    counts: Counter[object] = Counter(draw(seed, "test", below, key) for key in range(100 * below))
    assert set(counts) <= set(range(below))
    assert chi_square(counts, below) < bound


def test_seeds_purposes_and_keys_make_a_difference() -> None:
    draws = {
        draw(*arguments)
        for arguments in (
            (1, "a", 2**60, 1),
            (2, "a", 2**60, 1),
            (1, "b", 2**60, 1),
            (1, "a", 2**60, 2),
            (1, "a", 2**60, 1, 1),
            (1, "a", 2**60, 11),
            (1, "a", 2**60),
        )
    }
    assert len(draws) == 7


def test_seeds_next_to_each_other_are_unrelated() -> None:
    pairs: Counter[object] = Counter(
        (draw(seed, "test", 4), draw(seed + 1, "test", 4)) for seed in range(3200)
    )
    assert chi_square(pairs, 16) < 38


def test_orders_are_equally_likely() -> None:
    counts: Counter[object] = Counter(
        tuple(shuffled(seed, "test", "abcd", 3)) for seed in range(4800)
    )
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < 50


def test_each_place_of_a_large_shuffle_is_equally_likely() -> None:
    for place in (0, 20, 39):
        counts: Counter[object] = Counter(
            shuffled(seed, "test", range(40))[place] for seed in range(2000)
        )
        assert chi_square(counts, 40) < 73


def test_shuffling_leaves_the_given_items_alone() -> None:
    given = [3, 1, 2]
    assert sorted(shuffled(1, "test", given)) == [1, 2, 3]
    assert given == [3, 1, 2]
    assert shuffled(1, "test", []) == []


def test_a_draw_does_not_depend_on_other_draws() -> None:
    keys = range(50)
    forwards = {key: draw(5, "test", 1000, key) for key in keys}
    backwards = {key: draw(5, "test", 1000, key) for key in reversed(keys)}
    between = {}
    for key in keys:
        shuffled(5, "other", range(9), key)
        between[key] = draw(5, "test", 1000, key)
    assert forwards == backwards == between


def test_draws_never_change() -> None:
    """Saved games are replayed with these draws, so they must stay the same."""
    assert [draw(1, "steal", 10, turn) for turn in range(8)] == [7, 0, 6, 9, 2, 8, 8, 3]
    assert shuffled(42, "pick", range(9)) == [4, 5, 2, 0, 6, 1, 8, 3, 7]


GAME = """
import hashlib
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.format.record import save
from tools.random_play import RandomDriver

game = Game(Options(9, MapName.WEST, 3))
for _ in RandomDriver(4).play(game, 2):
    pass
print(hashlib.sha256(save(game).encode()).hexdigest())
"""


def test_another_process_with_another_hash_seed_writes_the_same_log() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().strip()) == 64
