"""Tuning by play: it climbs, stays within bounds, goes on where it stopped, and judges fairly."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Annotated

import pytest
from msgspec import Meta, Struct

from ecumene.bots import PLAYERS
from tools.tuning import __main__ as tuning
from tools.tuning.merchant_numbers import MerchantNumbers
from tools.tuning.numbers import at_point, bounds_of, point_of
from tools.tuning.spsa import climb, settled
from tools.tuning.trait_numbers import TraitNumbers

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.bots import Player
    from tools.tuning.numbers import Numbers
    from tools.tuning.spsa import Point, Step

START = {"height": 0.2, "slope": 0.9}
TOP = {"height": 0.7, "slope": 0.4}


class Mild(Struct, frozen=True):
    """The numbers of a player that does not use them."""

    whole: Annotated[int, Meta(ge=-10, le=10)] = 0
    part: Annotated[float, Meta(ge=0, le=2)] = 0.5
    name: str = "left alone"

    def player(self) -> Player:
        return PLAYERS["random"]


def height(point: Point) -> float:
    """A hill with its top in the middle of nowhere."""
    return -1000 * sum((point[name] - top) ** 2 for name, top in TOP.items())


def walk(steps: int, before: list[Step] | None = None) -> list[Step]:
    way = before or []
    climbing = climb(
        START,
        lambda _, up, down: height(up) - height(down),
        seed=3,
        stride=0.005,
        reach=0.1,
        before=way,
    )
    return [*way, *islice(climbing, steps)]


def test_it_climbs_a_hill_from_afar() -> None:
    found = settled(walk(100))
    assert height(found) > height(START) / 100
    assert all(0 <= value <= 1 for step in walk(100) for value in step.point.values())


def test_a_way_goes_on_where_it_stopped() -> None:
    assert walk(5, walk(7)) == walk(12)


def test_numbers_move_within_their_bounds_and_whole_ones_stay_whole() -> None:
    numbers = Mild()
    assert bounds_of(Mild) == {"whole": (-10, 10), "part": (0, 2)}
    assert point_of(numbers) == {"whole": 0.5, "part": 0.25}
    assert at_point(numbers, point_of(numbers)) == numbers
    moved = at_point(numbers, {"whole": 0.53, "part": 1.0})
    assert moved == Mild(whole=1, part=2.0)
    assert isinstance(moved.whole, int)


@pytest.mark.parametrize("numbers", [MerchantNumbers(), TraitNumbers()], ids=repr)
def test_what_is_tuned_begins_as_the_strategist(numbers: Numbers) -> None:
    """The struct says nothing else than the player does."""
    assert tuning.points("settler", numbers, 4, 0) == tuning.points("settler", Known(), 4, 0)


class Known(Struct, frozen=True):
    def player(self) -> Player:
        return PLAYERS["strategist"]


def test_the_command_prints_its_way_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers that change nothing gain nothing, on the way and before the judges."""
    out = tmp_path / "way.jsonl"
    monkeypatch.setattr(tuning, "points", lambda *_: 100)
    monkeypatch.setattr(tuning, "ProcessPoolExecutor", Here)
    words = ("tuning", "tests.tools.test_tuning:Mild", "--judges", "3", "--out", str(out))
    for steps in ("2", "3"):
        monkeypatch.setattr("sys.argv", [*words, "--steps", steps])
        tuning.main()
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in said if line[:4].strip().isdigit()] == [
        ["1", "+0.0"],
        ["2", "+0.0"],
        ["3", "+0.0"],
    ]
    assert said[-1].endswith("+0.0 (+0.0 to +0.0)")
    assert len(out.read_bytes().splitlines()) == 3


class Here:
    """Instead of other processes."""

    map = map

    def __init__(self, _: int) -> None: ...

    def __enter__(self) -> type[Here]:
        return Here

    def __exit__(self, *_: object) -> None: ...
