"""Translates between the engine's numbers and people's names and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.api.exceptions import Refused
from ecumene.api.public_actions import Action
from ecumene.api.public_records import Decision, Event
from ecumene.api.translation import Names, inward, outward
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.api.speech import NameSpeaker
    from ecumene.dialogue import Sentence
    from ecumene.rules.actions import Action as EngineAction
    from ecumene.rules.decisions import Decision as EngineDecision
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.events import Event as EngineEvent
    from ecumene.rules.game import Game as Engine


class Interpreter:
    """Translates between a game's engine and what people read and write."""

    def __init__(self, engine: Engine, speaker: NameSpeaker) -> None:
        self._engine = engine
        self._speaker = speaker

    def names(self) -> Names:
        """The current names of the seats."""
        return Names.at(view(self._engine, None))

    def players(self) -> tuple[str, ...]:
        """The players' names as people read them, by seat."""
        return self._speaker.players(view(self._engine, None))

    def inward(self, action: Action) -> EngineAction:
        """An action as the engine has it."""
        if not isinstance(action, Action):
            raise Refused(self._speaker.messages("api-no-action", value=repr(action)))
        engine_action: EngineAction = inward(action, self.names())
        return engine_action

    def outward(self, action: EngineAction) -> Action:
        """An action of the engine, with names."""
        named: Action = outward(action, self.names())
        return named

    def text(self, sentence: Sentence) -> str:
        """A sentence of the dialogue."""
        return self._speaker.text(sentence, self.players())

    def event(self, event: EngineEvent) -> Event:
        """An event of the engine, with names."""
        return Event(event, self.names(), self.players(), self._speaker)

    def decision(self, decision: EngineDecision) -> Decision:
        """A decision of the engine, with names."""
        return Decision(decision, self.names(), self.players(), self._speaker)

    def refusal(self, illegal: IllegalAction) -> Refused:
        """The exception for an illegal action."""
        return self._speaker.refusal(illegal, self.players())

    def events(self, seat: int | None) -> Iterator[Event]:
        """The events that a seat, or a spectator, has seen so far."""
        names, players = self.names(), self.players()
        for seen in self._engine.events_for(seat):
            for event in seen.events:
                yield Event(event, names, players, self._speaker)
