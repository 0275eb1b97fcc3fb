"""Answering part by part: each action is a part of an answer, and the same part is always the same.

What has been given so far, and which field comes next, are in the observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from ecumene.learn.answer_modes import WholeAnswer, index_of
from ecumene.learn.answer_numbers import KINDS_OF_ANSWERS
from ecumene.learn.number_blocks import BlockOfNumbers, KindOfNumber
from ecumene.learn.observed_view import CARDS, DEALS, OFFERS, ObservedView
from ecumene.learn.step_by_step import KIND, steps_of
from ecumene.learn.step_parts import DONE, fields_of
from ecumene.learn.step_trade import WAITING
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from ecumene.data import Setup
    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.learn.number_blocks import Numbers, NumberSchema
    from ecumene.learn.step_parts import Part

GIVEN: Final = "given"
FIELD: Final = "field"
LARGEST_NUMBER: Final = 127
"""The largest number that can be given."""
WORDS: Final = ("token", "ship", "still", "marched", "landed")
"""What texts in answers say."""
FIELDS: Final = fields_of(KINDS_OF_ANSWERS)
"""The fields of all answers."""


class StepwiseMode:
    """An answer is given part by part; ``done`` ends a list."""

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.players
        places = ObservedView(setup).places
        parts: list[tuple[Part, str]] = [(DONE, "done"), (("yes", 0), "yes"), (("no", 0), "no")]

        def add(kind: str, names: dict[int | str, str]) -> None:
            parts.extend(((kind, each), f"{kind}:{name}") for each, name in names.items())

        def named(kind: str) -> dict[int | str, str]:
            return dict(enumerate(NAMES[kind]))

        players = ("you", *(f"next-{each}" for each in range(1, self.seats)))
        add("answer", {name: name for name in (*KINDS_OF_ANSWERS.values(), WAITING)})
        add("place", {place: NAMES["place"][place] for place in places})
        add("player", {**dict(enumerate(players)), BARBARIANS: "barbarians"})
        add("card", dict(enumerate(CARDS)))
        for kind in ("advance", "group", "civilization"):
            add(kind, named(kind))
        add("offer", {row: str(row + 1) for row in range(OFFERS)})
        add("deal", {row: str(row + 1) for row in range(DEALS)})
        add("word", {word: word for word in WORDS})
        add("number", {number: str(number) for number in range(LARGEST_NUMBER + 1)})
        self.names = tuple(name for _, name in parts)
        """The parts by index."""
        self.parts = tuple(part for part, _ in parts)
        self.index = {part: index for index, part in enumerate(self.parts)}

    def space(self) -> Any:
        """The indices of the parts."""
        return spaces.Discrete(len(self.parts))

    def blocks(self) -> tuple[BlockOfNumbers, ...]:
        """What has been given of the answer."""
        parts = tuple(KindOfNumber(name, 255) for name in self.names)
        fields = tuple(KindOfNumber(name, 1) for name in FIELDS)
        return (
            BlockOfNumbers(
                GIVEN, "how often each part was given in this answer so far", ("",), parts
            ),
            BlockOfNumbers(FIELD, "the field that the next part is for", ("",), fields),
        )

    def begin(self, question: LearnerQuestion, propose: Callable[[], Any] | None) -> StepwiseAnswer:
        """Begin with the first choice; nothing is proposed."""
        del propose
        return StepwiseAnswer(self, question)


class StepwiseAnswer:
    """An answer of which some parts have been given."""

    def __init__(self, mode: StepwiseMode, question: LearnerQuestion) -> None:
        self._mode = mode
        self._seat = question.seat
        self._steps = steps_of(question)
        self._given: list[int] = []
        self._whole: WholeAnswer | None = None
        done = mode.index[DONE]
        self._field, self._possible = KIND, {done: DONE}
        """Where there is no choice, ``done`` gives the only answer."""
        self._go_on(None)

    @property
    def begun(self) -> bool:
        """Whether a part of it has been given."""
        return bool(self._given)

    def _go_on(self, part: Part | None) -> None:
        try:
            choice = next(self._steps) if part is None else self._steps.send(part)
        except StopIteration as end:
            self._whole = WholeAnswer(end.value)
            return
        self._field = choice.field
        self._possible = {
            self._mode.index[relative]: each
            for each in choice.parts
            if (relative := self._relative(each)) in self._mode.index
        }

    def _relative(self, part: Part) -> Part:
        """Players are counted from the reader on, as in all of the observation."""
        kind, value = part
        if kind == "player" and isinstance(value, int) and value >= 0:
            return kind, (value - self._seat) % self._mode.seats
        return part

    def mask(self) -> NDArray[np.int8]:
        """The parts that can come next."""
        mask = np.zeros(len(self._mode.parts), np.int8)
        mask[[*self._possible]] = 1
        return mask

    def fill(self, schema: NumberSchema, numbers: Numbers) -> None:
        """Write down what has been given, and what comes next."""
        given = schema.part(numbers, GIVEN)[0]
        for index in self._given:
            given[index] += 1
        schema.part(numbers, FIELD)[0, FIELDS.index(self._field)] = 1

    def take(self, action: Any) -> WholeAnswer | None:
        """Take a part."""
        index = index_of(action, self.mask())
        if self._whole is None:
            self._given.append(index)
            self._go_on(self._possible[index])
        return self._whole
