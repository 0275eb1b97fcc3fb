"""Tune the numbers of a player by SPSA: both sides of a step play the same seats of the same games.

    python -m tools.tuning tools.tuning.merchant_numbers:MerchantNumbers --field settler \
        --games 16 --steps 60 --jobs 2 --out merchant.jsonl

It prints the way it takes, and keeps it in the file: the same command goes on where it was stopped.
In the end the numbers are judged against those it began with, on games that took no part. What they
come to then is what counts: half of what was gained on the way is usually luck. Put them into the
player only if ``make gates`` is met as well.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.bots import PLAYERS
from ecumene.sim.estimates import mean_of
from ecumene.sim.league.league_plan import League, LeagueFile, Match
from ecumene.sim.planned_game import play
from tools.tuning.numbers import at_point, point_of
from tools.tuning.spsa import Step, climb, settled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.tuning.spsa import Point


def main() -> None:
    """Tune, and judge."""
    asked = _asked()
    module, _, name = asked.numbers.partition(":")
    start = getattr(import_module(module), name)()
    way = [msgspec.json.decode(line, type=Step) for line in _lines(asked.out)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        difference = partial(_difference, pool, asked.field)

        def compare(step: int, up: Point, down: Point) -> float:
            sides = at_point(start, up), at_point(start, down)
            return fmean(difference(sides, asked.seed + step, asked.games))

        steps = climb(
            point_of(start), compare, asked.seed, stride=asked.stride, reach=asked.reach, before=way
        )
        for step in islice(steps, max(0, asked.steps - len(way))):
            way.append(step)
            with asked.out.open("ab") as file:
                file.write(msgspec.json.encode(step) + b"\n")
            print(f"{step.number:4} {step.gain:+6.1f}  {at_point(start, step.point)}", flush=True)
        found = at_point(start, settled(way))
        judged = mean_of(difference((found, start), -1 - asked.seed, asked.judges))
    print(f"found  {found}")
    print(
        f"points more than at the start, in {asked.judges} games that took no part: "
        f"{judged.value:+.1f} ({judged.low:+.1f} to {judged.high:+.1f})"
    )


def _asked() -> Any:
    parser = argparse.ArgumentParser("python -m tools.tuning")
    parser.add_argument("numbers", help="the struct of numbers, as module:Name")
    parser.add_argument("--field", default="settler", help="who has the other seats")
    parser.add_argument("--games", type=int, default=16, help="for each side of a step")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--judges", type=int, default=100, help="games that judge in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--stride", type=float, default=0.01, help="per point gained")
    parser.add_argument("--reach", type=float, default=0.15, help="of a number's range")
    parser.add_argument("--out", type=Path, required=True, help="the file of the way")
    return parser.parse_args()


def _lines(file: Path) -> Iterator[bytes]:
    """The steps taken so far; one that was cut off is taken again."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if whole != lines:
        file.write_bytes(b"".join(whole))
    return iter(whole)


def _difference(
    pool: ProcessPoolExecutor, field: str, sides: Sequence[Any], seed: int, games: int
) -> list[float]:
    """Game by game, what the first side scores more than the second in the same seat."""
    rounds = list(range(games))
    ours, theirs = (pool.map(partial(points, field, side, seed), rounds) for side in sides)
    return [one - other for one, other in zip(ours, theirs, strict=True)]


def points(field: str, numbers: Any, seed: int, round_: int) -> int:
    """The points of a player with some numbers in a game of a field."""
    league = League(LeagueFile(round_ + 1, seed, matches=(Match(field, ("tuned",)),)), "tuning")
    number = len(league.pairings) * (round_ + 1)
    _, results = play(league, number, {**PLAYERS, "tuned": numbers.player()})
    return results.seats[league.seat_of(number)].points


if __name__ == "__main__":
    main()
