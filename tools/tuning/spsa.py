"""Simultaneous perturbation (SPSA): climbing by two measurements a step, however many numbers.

All numbers are moved at once, each up or down by a coin, and the other way round. The difference
between both measurements says in which direction to go, roughly; over many steps the errors cancel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules.state.chance import draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

Point = dict[str, float]
"""Numbers between 0 and 1, by name."""

FADING_STRIDE: Final = 0.602
FADING_REACH: Final = 0.101
"""How fast strides and perturbations shrink: the usual powers (Spall 1998)."""
SETTLING: Final = 10
"""Steps by which the first strides are held back."""


class Step(Struct, frozen=True):
    """A step of the way."""

    number: int
    """From 1."""
    point: Point
    """Where it leads."""
    gain: float
    """What the one side measured more than the other."""


def climb(
    start: Mapping[str, float],
    compare: Callable[[int, Point, Point], float],
    seed: int,
    *,
    stride: float,
    reach: float,
    before: Sequence[Step] = (),
) -> Iterator[Step]:
    """Climb for ever; ``compare`` says how much better the first of two points is, in a step.

    Steps ``before`` were taken earlier, so that a way can be continued.
    """
    point = dict(before[-1].point if before else start)
    number = len(before)
    while True:
        number += 1
        near = reach / number**FADING_REACH
        signs = {name: 1 - 2 * draw(seed, "sign", 2, number, each) for each, name in names(point)}
        up, down = (
            {name: _within(value + side * near * signs[name]) for name, value in point.items()}
            for side in (1, -1)
        )
        gain = compare(number, up, down)
        pace = stride / (number + SETTLING) ** FADING_STRIDE * gain / (2 * near)
        point = {name: _within(value + pace * signs[name]) for name, value in point.items()}
        yield Step(number, point, gain)


def settled(steps: Sequence[Step]) -> Point:
    """Where a way has led: the mean of its later half, which is steadier than its end."""
    later = steps[len(steps) // 2 :]
    return {name: sum(step.point[name] for step in later) / len(later) for name in steps[-1].point}


def names(point: Mapping[str, float]) -> Iterator[tuple[int, str]]:
    """The names in order, with a number for each."""
    return enumerate(sorted(point))


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))
