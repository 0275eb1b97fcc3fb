"""Events and questions: sentences whose parts can be read by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ecumene.api.translation import NamedRecord
from ecumene.dialogue import describe_decision, describe_event
from ecumene.dialogue.sentences.decision_sentences import with_rule

if TYPE_CHECKING:
    from ecumene.rules import decisions
    from ecumene.rules.events import Event as EngineEvent


class Told(NamedRecord):
    """A record with a sentence."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        """The kind of event or decision, as in saved games and their schema."""
        return str(self._struct.__struct_config__.tag)


class Event(Told):
    """An event. ``str(event)`` is the sentence; ``event.seat`` and so on its parts.

    docs/log.md explains the fields of every kind of event.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return self._names.text(describe_event(cast("EngineEvent", self._struct)))


class Decision(Told):
    """A question to a seat. ``str(decision)`` is the sentence, ``decision.options`` a part of it.

    Not every decision has options; ``dir(decision)`` lists what there is.
    """

    __slots__ = ()

    @property
    def rule(self) -> str:
        """The id of the rule that asks it."""
        return cast("decisions.Decision", self._struct).rule

    def __str__(self) -> str:
        decision = cast("decisions.Decision", self._struct)
        return self._names.text(with_rule(describe_decision(decision), decision.rule))
