"""Steps per second of learning environments, one and several in turns, and what they are spent on.

The engine's share is carrying out answers, views and the computer players' thoughts; the rest is
menus and observations. Everybody answers at random, so nothing is spent on a policy. Times are
process times of one process.
"""

from __future__ import annotations

from statistics import median
from sys import stdout
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table as Page

from ecumene.learn import AllAtOnce, OneByOne
from ecumene.learn.lesson import Lesson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeVar

    from numpy.random import Generator

    T = TypeVar("T")

ROUNDS: Final = 3
SECONDS: Final = 3.0
"""How long each kind is measured in each round."""
MANY: Final = 8
"""Environments in one process."""
KINDS: Final[dict[str, tuple[type[OneByOne | AllAtOnce], dict[str, Any], int]]] = {
    "AEC, menu": (OneByOne, {}, 1),
    f"AEC, menu, {MANY} environments": (OneByOne, {}, MANY),
    "AEC, menu, nobody proposes": (OneByOne, {"proposer": None}, 1),
    "AEC, stepwise": (OneByOne, {"actions": "stepwise"}, 1),
    "AEC, menu, one learner of five": (OneByOne, {"learners": [0]}, 1),
    "AEC, menu, 18 seats": (OneByOne, {"players": 18, "short_game": False}, 1),
    "Parallel, menu": (AllAtOnce, {}, 1),
    "Parallel, menu, 18 seats": (AllAtOnce, {"players": 18, "short_game": False}, 1),
}
"""Kinds of environments: their class, settings and number."""


class EngineTime:
    """The time spent in the engine: what a lesson needs besides menus and observations."""

    def __init__(self) -> None:
        self.seconds = 0.0
        for name in ("__init__", "answer", "proposal"):
            setattr(Lesson, name, self._timed(getattr(Lesson, name)))

    def _timed(self, method: Callable[..., T]) -> Callable[..., T]:
        def timed(*args: Any, **kwargs: Any) -> T:
            start = process_time()
            try:
                return method(*args, **kwargs)
            finally:
                self.seconds += process_time() - start

        return timed


def guess(seen: dict[str, Any], chance: Generator) -> int:
    """Any possible action."""
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def one_by_one(env: OneByOne, chance: Generator) -> Iterator[int]:
    """Games without end; yields the answers of each step."""
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            env.step(guess(seen, chance))
            yield 1


def all_at_once(env: AllAtOnce, chance: Generator) -> Iterator[int]:
    """Games without end; yields the answers of each step."""
    seed = 0
    while True:
        seed += 1
        seen, infos = env.reset(seed=seed)
        while env.agents:
            asked = sum(info["asked"] for info in infos.values())
            seen, *_, infos = env.step({a: guess(each, chance) for a, each in seen.items()})
            yield asked


def measured(name: str, engine: EngineTime) -> tuple[float, float, float]:
    """Steps and answers per second, and the engine's share."""
    kind, settings, count = KINDS[name]
    chance = np.random.default_rng(1)
    courses: list[Iterator[int]] = []
    for _ in range(count):
        env = kind(**{"players": 5, "short_game": True, **settings})
        is_single = isinstance(env, OneByOne)
        courses.append(one_by_one(env, chance) if is_single else all_at_once(env, chance))
    for course in courses:
        next(course)
    steps = answers = 0
    engine.seconds, start = 0.0, process_time()
    while process_time() - start < SECONDS:
        for course in courses:
            answers += next(course)
            steps += 1
    passed = process_time() - start
    return steps / passed, answers / passed, engine.seconds / passed


def main() -> None:
    """Print the table."""
    engine = EngineTime()
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in KINDS}
    for _ in range(ROUNDS):
        for name in KINDS:
            found[name].append(measured(name, engine))
    page = Page(
        title="learning environments, 5 seats and the Short Game where nothing else is said"
    )
    page.add_column("", no_wrap=True)
    for heading in ("steps a second", "answers a second", "of that in the engine"):
        page.add_column(heading, justify="right")
    for name, rounds in found.items():
        steps, answers, share = (median(each) for each in zip(*rounds, strict=True))
        page.add_row(name, f"{steps:.0f}", f"{answers:.0f}", f"{share:.0%}")
    Console(width=None if stdout.isatty() else 100).print(page)


if __name__ == "__main__":
    main()
