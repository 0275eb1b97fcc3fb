"""Translates between the engine's numbers and people's names and sentences."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from ecumene.api.exceptions import Refused
from ecumene.api.public_actions import Action
from ecumene.api.public_records import Decision, Event
from ecumene.api.translation import NamedRecord, Names, inward, outward
from ecumene.rules.errors import IllegalAction
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from msgspec import Struct

    from ecumene.api.speech import NameSpeaker
    from ecumene.rules.actions import Action as EngineAction
    from ecumene.rules.decisions import Decision as EngineDecision
    from ecumene.rules.events import Event as EngineEvent
    from ecumene.rules.game import Game as Engine


class Interpreter:
    """Translates between a game's engine and what people read and write."""

    def __init__(self, engine: Engine, speaker: NameSpeaker) -> None:
        self._engine = engine
        self._speaker = speaker

    def names(self) -> Names:
        """The current names of the seats."""
        return Names.at(view(self._engine, None), self._speaker)

    def inward(self, action: Action) -> EngineAction:
        """An action as the engine has it."""
        if not isinstance(action, Action):
            raise Refused(self._speaker.messages("api-no-action", value=repr(action)))
        engine_action: EngineAction = inward(action, self.names())
        return engine_action

    def outward(self, action: EngineAction | None) -> Action | None:
        """An action of the engine, with names."""
        return None if action is None else outward(action, self.names())

    def record(self, struct: Struct) -> NamedRecord:
        """Anything of the engine, with names, and its sentences as text."""
        return NamedRecord(struct, self.names())

    def events(self, events: Iterable[EngineEvent]) -> Iterator[Event]:
        """Events of the engine, with names."""
        names = self.names()
        return (Event(event, names) for event in events)

    def decision(self, decision: EngineDecision) -> Decision:
        """A decision of the engine, with names."""
        return Decision(decision, self.names())

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Raise what the rules refuse as people read it."""
        try:
            yield
        except IllegalAction as illegal:
            raise self._speaker.refusal(illegal, self.names().players) from None
