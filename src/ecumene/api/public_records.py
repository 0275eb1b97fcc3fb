"""Events and questions: sentences whose parts can be read by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ecumene.api.translation import NamedRecord

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.api.speech import NameSpeaker
    from ecumene.api.translation import Names
    from ecumene.rules import decisions
    from ecumene.rules.events import Event as EngineEvent


class Told(NamedRecord):
    """A record with a sentence, and the players' names at the time."""

    __slots__ = ("_players", "_speaker")

    def __init__(
        self, struct: Struct, names: Names, players: tuple[str, ...], speaker: NameSpeaker
    ) -> None:
        super().__init__(struct, names)
        self._players = players
        self._speaker = speaker

    @property
    def kind(self) -> str:
        """The kind of event or decision, as in saved games and their schema."""
        return str(self._struct.__struct_config__.tag)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._struct, self._names, self._players, self._speaker)


class Event(Told):
    """An event. ``str(event)`` is the sentence; ``event.seat`` and so on its parts.

    docs/log.md explains the fields of every kind of event.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return self._speaker.event(cast("EngineEvent", self._struct), self._players)


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
        return self._speaker.decision(cast("decisions.Decision", self._struct), self._players)
