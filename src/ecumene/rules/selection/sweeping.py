"""A sweep over a graph that finds all connected sets of its places, by what they add up to.

The places are taken one after the other, in or out. All that matters from earlier steps is how the
places on the front (those with neighbours still to come) are connected, and which sums have been
reached that way; the sums are bits of one large integer. A map is flat, so its fronts are narrow
and there are few ways in which their places can be connected: the time is bounded, while the number
of connected sets is not.

Sums from which no wanted one can be reached, even if all remaining places were free to be taken,
are dropped on the way; a front is dropped with its last sum.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ecumene.rules.selection.planning import best_order, bits_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Front: TypeAlias = bytes
"""For each place on the front, 0 if it is out, otherwise the number of its part."""
CLOSED: Final = b"closed"
"""No front: the set is complete."""
DEAD: Final = b"dead"
"""No front: the set is in parts that can never meet."""
OUT: Final = b"\0"
NEW: Final = b"\xff"
"""The part of the place that is taken, until the parts are renumbered."""


class Step(NamedTuple):
    """What taking a place does to the front."""

    place: int
    near: tuple[int, ...]
    """Its neighbours, by their positions on the front."""
    staying: Callable[[Front], Front]
    """Reduces a front to the positions that stay."""
    leaving: tuple[int, ...]
    """The positions that leave the front; the last position is its own."""


class Sweep:
    """All connected sets, at least one place each, with a wanted sum of their codes."""

    def __init__(self, borders: Sequence[int], codes: Sequence[int], wanted: int) -> None:
        """``wanted`` has a bit for each sum of interest."""
        self.codes = codes
        self.steps = _plan(borders)
        useful = self._useful(wanted)
        self.origins: list[dict[Front, list[tuple[Front, bool]]]] = []
        """For each step, the fronts and choices that lead to each front after it."""
        self.layers: list[dict[Front, int]] = []
        """For each step, the fronts before it, with the useful sums reached, as bits."""
        self.ends: list[tuple[int, Front, bool, int]] = []
        """Steps, fronts and choices that complete a set, with the wanted sums, as bits."""
        layer: dict[Front, int] = {b"": 1}
        names: dict[Front, Front] = {}
        for number in range(len(self.steps)):
            self.layers.append(layer)
            layer = self._take(number, useful[number + 1], wanted, names)

    def _take(
        self, number: int, useful: int, wanted: int, names: dict[Front, Front]
    ) -> dict[Front, int]:
        """Take a place into the sets so far, or leave it out; returns the fronts after that."""
        step = self.steps[number]
        code = self.codes[step.place]
        following: dict[Front, int] = {}
        origins: dict[Front, list[tuple[Front, bool]]] = {}
        for front, sums in self.layers[number].items():
            for taken, bits in ((True, sums << code & useful), (False, sums & useful)):
                after = _after(step, front, taken, names) if bits else DEAD
                if after is DEAD:
                    continue
                if after is CLOSED:
                    self.ends.append((number, front, taken, bits & wanted))
                elif after in following:
                    following[after] |= bits
                    origins[after].append((front, taken))
                else:
                    following[after] = bits
                    origins[after] = [(front, taken)]
        self.origins.append(origins)
        return following

    def _useful(self, wanted: int) -> list[int]:
        """Before each step and after the last, the sums that can still lead to a wanted one."""
        useful = [wanted]
        for step in reversed(self.steps):
            useful.append(useful[-1] | useful[-1] >> self.codes[step.place])
        return useful[::-1]

    def reached(self) -> int:
        """The wanted sums that some connected set has, as bits."""
        sums = 0
        for *_, bits in self.ends:
            sums |= bits
        return sums

    def found(self) -> Iterator[int]:
        """Every connected set with a wanted sum, as bits, each once."""
        for number, front, taken, bits in self.ends:
            place = self.steps[number].place
            code, chosen = (self.codes[place], 1 << place) if taken else (0, 0)
            for total in bits_of(bits):
                yield from self._back(number, front, total - code, chosen)

    def _back(self, number: int, front: Front, total: int, chosen: int) -> Iterator[int]:
        """Every way to reach a front with a sum, followed by the later choices."""
        stack = [(number, front, total, chosen)]
        while stack:
            number, front, total, chosen = stack.pop()
            if number == 0:
                yield chosen
                continue
            number -= 1
            place = self.steps[number].place
            for before, taken in self.origins[number][front]:
                rest = total - self.codes[place] if taken else total
                if rest >= 0 and self.layers[number][before] >> rest & 1:
                    stack.append((number, before, rest, chosen | taken << place))


def _after(step: Step, front: Front, taken: bool, names: dict[Front, Front]) -> Front:
    """The front after a step, or that the set is complete or can never be connected.

    ``names`` remembers how parts were renumbered: the same fronts come again and again.
    """
    if taken:
        for position in step.near:
            if part := front[position]:
                front = front.replace(bytes((part,)), NEW)
        front += NEW
    else:
        front += OUT
    left = step.staying(front)
    for position in step.leaving:
        part = front[position]
        if part and part not in left:
            return CLOSED if _is_last(part, step, front, left) else DEAD
    name = names.get(left)
    if name is None:
        number = {0: 0}
        name = bytes([number.setdefault(part, len(number)) for part in left])
        names[left] = name
    return name


def _is_last(part: int, step: Step, front: Front, left: Front) -> bool:
    """Whether a part that leaves the front is the only one."""
    return not any(left) and all(front[position] in (0, part) for position in step.leaving)


def _plan(borders: Sequence[int]) -> list[Step]:
    """The steps of the sweep, and the effect of each on the front."""
    rest = (1 << len(borders)) - 1
    front: list[int] = []
    steps: list[Step] = []
    for place in best_order(borders):
        rest &= ~(1 << place)
        near = tuple(i for i, other in enumerate(front) if borders[place] >> other & 1)
        front.append(place)
        staying = [i for i, other in enumerate(front) if borders[other] & rest]
        leaving = tuple(i for i in range(len(front)) if i not in staying)
        steps.append(Step(place, near, _keeping(staying, len(front)), leaving))
        front = [front[i] for i in staying]
    return steps


def _keeping(positions: list[int], width: int) -> Callable[[Front], Front]:
    """A function that takes some positions out of a front."""
    if len(positions) == width:
        return lambda front: front
    if not positions:
        return lambda _: b""
    if len(positions) == 1:
        only = slice(positions[0], positions[0] + 1)
        return lambda front: front[only]
    chosen = itemgetter(*positions)
    return lambda front: bytes(chosen(front))
