"""A seat's question in words, with the consequences of answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ecumene.api.public_actions import Action
from ecumene.api.translation import CLASSES, outward
from ecumene.dialogue.questions.question import spoken
from ecumene.dialogue.questions.question_context import needs_options
from ecumene.dialogue.sentences.decision_sentences import with_rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.api.public_seat import Seat
    from ecumene.api.translation import Names
    from ecumene.dialogue.questions import question as put


@dataclass(frozen=True)
class Choice:
    """A complete answer; ``str(choice)`` says it in words."""

    action: Action
    sentence: str
    forecast: tuple[str, ...]
    """Its consequences."""

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Way:
    """A way to answer: a class of actions, and its fields to fill in."""

    action: type[Action]
    sentence: str
    fields: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.sentence}: {self.action.__name__}({', '.join(self.fields)})"


@dataclass(frozen=True)
class Question:
    """A seat's question, with everything that belongs to it; ``print(question)`` shows all."""

    kind: str
    """The kind of decision."""
    rule: str
    """The id of the rule that asks it."""
    sentence: str
    """The question itself."""
    situation: tuple[str, ...]
    """What the player has to know."""
    forecast: tuple[str, ...]
    """What would happen as things stand."""
    options: tuple[str, ...]
    """The options, if neither the question nor the choices mention them."""
    choices: tuple[Choice, ...]
    """The answers, if there are few."""
    ways: tuple[Way, ...]
    """The ways to answer."""
    proposal: Choice | None
    """A good answer to begin with; None if the player should not be led."""
    default: Choice
    """The answer for a player who does not answer (O4)."""
    _proposed: str
    _by_default: str

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def __repr__(self) -> str:
        return f"<Question, {self.kind}: {self.sentence}>"

    def _lines(self) -> Iterator[str]:
        yield from self.situation
        yield from self.forecast
        yield self.sentence
        for choice in self.choices:
            yield f"- {choice}: {choice.action!r}"
            yield from (f"  {sentence}" for sentence in choice.forecast)
        if not self.choices:
            yield from (f"- {way}" for way in self.ways)
        yield from self.options
        yield from filter(None, (self._proposed, self._by_default))


def question_to(seat: Seat) -> Question | None:
    """A seat's question; None if there is none."""
    game = seat.game
    decision, asked = seat._side.decision(), seat._side.question()
    if decision is None or asked is None:
        return None
    say, names = game.speaker.messages, game.interpreter.names()
    text = names.text
    proposal = None if asked.proposal is None else _choice(asked.proposal, names)
    default = _choice(asked.default, names)
    shown = needs_options(decision, listed=bool(asked.choices))
    return Question(
        kind=asked.kind,
        rule=asked.rule,
        sentence=text(with_rule(asked.sentence, asked.rule)),
        situation=tuple(map(text, spoken(asked.situation))),
        forecast=tuple(map(text, asked.forecast.sentences)),
        options=tuple(map(text, asked.options)) if shown else (),
        choices=tuple(_choice(each, names) for each in asked.choices),
        ways=tuple(_way(each, names) for each in asked.ways),
        proposal=proposal,
        default=default,
        _proposed="" if proposal is None else say("api-proposal", answer=str(proposal)),
        _by_default=say("api-default", answer=str(default)),
    )


def _choice(choice: put.Choice, names: Names) -> Choice:
    sentences = tuple(map(names.text, choice.forecast.sentences))
    return Choice(outward(choice.action, names), names.text(choice.sentence), sentences)


def _way(way: put.Way, names: Names) -> Way:
    fields = tuple(field.name for field in way.fields)
    return Way(_classes()[way.action], names.text(way.sentence), fields)


@cache
def _classes() -> Mapping[str, type[Action]]:
    """The classes of actions by their kinds."""
    return {
        str(struct.__struct_config__.tag): made
        for struct, made in CLASSES.items()
        if issubclass(made, Action)
    }
