"""A sweep over a graph that finds all connected sets of its places, by what they add up to.

The places are taken one after the other, in or out. All that matters of the past is how the places
on the front (those with neighbours still to come) hang together, and which sums have been reached
that way; the sums are bits of one large integer. A map is flat, so its fronts are narrow and there
are few ways in which their places can hang together: the time is bounded, while the number of
connected sets is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Front: TypeAlias = bytes
"""Per place on the front 0 if it is out, otherwise the number of the part it belongs to."""
CLOSED: Final = b"closed"
"""No front: the set is complete."""
DEAD: Final = b"dead"
"""No front: the set is in parts that can never meet."""


class Step(NamedTuple):
    """What taking a place does to the front."""

    place: int
    near: tuple[int, ...]
    """Its neighbours, by their positions on the front."""
    staying: tuple[int, ...]
    """The positions that stay on the front; its own is the last."""
    leaving: tuple[int, ...]


class Sweep:
    """All connected sets, at least one place each, by the sum of their codes."""

    def __init__(self, borders: Sequence[int], codes: Sequence[int], allowed: int) -> None:
        """``allowed`` has a bit for each sum of interest; sums never become smaller."""
        self.codes = codes
        self.steps = _plan(borders)
        self.layers: list[dict[Front, int]] = []
        """Per step the fronts before it, with the sums reached, as bits."""
        self.ends: list[tuple[int, Front, bool, int]] = []
        """Step, front and choice with which a set is completed, and the sums, as bits."""
        layer: dict[Front, int] = {b"": 1}
        for number, step in enumerate(self.steps):
            self.layers.append(layer)
            following: dict[Front, int] = {}
            for front, sums in layer.items():
                for taken in (True, False):
                    bits = (sums << codes[step.place]) & allowed if taken else sums
                    if not bits:
                        continue
                    after = _after(step, front, taken)
                    if after is CLOSED:
                        self.ends.append((number, front, taken, bits))
                    elif after is not DEAD:
                        following[after] = following.get(after, 0) | bits
            layer = following

    def reached(self) -> int:
        """The sums of all connected sets, as bits."""
        sums = 0
        for *_, bits in self.ends:
            sums |= bits
        return sums

    def found(self, wanted: int) -> Iterator[int]:
        """Every connected set with one of the wanted sums, as bits, each once."""
        sources: dict[int, dict[Front, list[tuple[Front, bool]]]] = {}
        for number, front, taken, bits in self.ends:
            place = self.steps[number].place
            for total in _bits_of(bits & wanted):
                code, chosen = (self.codes[place], 1 << place) if taken else (0, 0)
                yield from self._back(number, front, total - code, chosen, sources)

    def _back(
        self,
        number: int,
        front: Front,
        total: int,
        chosen: int,
        sources: dict[int, dict[Front, list[tuple[Front, bool]]]],
    ) -> Iterator[int]:
        """Every way in which a front was reached with a sum, with what was chosen after it."""
        stack = [(number, front, total, chosen)]
        while stack:
            number, front, total, chosen = stack.pop()
            if number == 0:
                yield chosen
                continue
            number -= 1
            if number not in sources:
                sources[number] = self._sources(number)
            place = self.steps[number].place
            for before, taken in sources[number][front]:
                rest = total - self.codes[place] if taken else total
                if rest >= 0 and self.layers[number][before] >> rest & 1:
                    stack.append((number, before, rest, chosen | taken << place))

    def _sources(self, number: int) -> dict[Front, list[tuple[Front, bool]]]:
        """From which fronts, and by which choice, a step leads to each front after it."""
        sources: dict[Front, list[tuple[Front, bool]]] = {}
        for before in self.layers[number]:
            for taken in (False, True):
                after = _after(self.steps[number], before, taken)
                if after is not CLOSED and after is not DEAD:
                    sources.setdefault(after, []).append((before, taken))
        return sources


def _after(step: Step, front: Front, taken: bool) -> Front:
    """The front after a step, or that the set is complete or can never be connected."""
    if taken:
        own = len(front) + 1
        met = {front[position] for position in step.near} - {0}
        labels = [own if label in met else label for label in front]
        labels.append(own)
    else:
        labels = [*front, 0]
    staying = [labels[position] for position in step.staying]
    lost = {labels[position] for position in step.leaving}.difference(staying, (0,))
    if lost:
        return DEAD if len(lost) > 1 or any(staying) else CLOSED
    names = {0: 0}
    return bytes([names.setdefault(label, len(names)) for label in staying])


def _plan(borders: Sequence[int]) -> list[Step]:
    """An order of the places that keeps the front narrow, and what each step of it does."""
    left = set(range(len(borders)))
    front: list[int] = []
    steps: list[Step] = []
    while left:
        rest = sum(1 << place for place in left)
        place = min(left, key=lambda p: (*_width(borders, front, p, rest), p))
        left.remove(place)
        rest &= ~(1 << place)
        near = tuple(i for i, other in enumerate(front) if borders[place] >> other & 1)
        front.append(place)
        staying = tuple(i for i, other in enumerate(front) if borders[other] & rest)
        leaving = tuple(i for i in range(len(front)) if i not in staying)
        steps.append(Step(place, near, staying, leaving))
        front = [front[i] for i in staying]
    return steps


def _width(borders: Sequence[int], front: list[int], place: int, rest: int) -> tuple[int, int]:
    """How wide the front would be after a place, and how many neighbours would be to come."""
    rest &= ~(1 << place)
    after = [other for other in (*front, place) if borders[other] & rest]
    beyond = 0
    for other in after:
        beyond |= borders[other]
    return len(after), (beyond & rest).bit_count()


def _bits_of(bits: int) -> Iterator[int]:
    while bits:
        bit = bits & -bits
        yield bit.bit_length() - 1
        bits ^= bit
