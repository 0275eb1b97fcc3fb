"""A player that remembers everything, to be compared with what it should have seen."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct, json

from ecumene.bots import PLAYERS, RememberingPlayer
from ecumene.rules.format.codec import to_names

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


class Diary(Struct, frozen=True):
    """How many events were seen, and a digest of all of them in order."""

    events: int = 0
    text: str = ""

    def after(self, event: Event) -> Diary:
        told = json.encode(to_names(event))
        return Diary(self.events + 1, sha256(self.text.encode() + told).hexdigest())


def kept_diary(events: Iterable[Event]) -> Diary:
    """The diary of somebody who has seen these events."""
    diary = Diary()
    for event in events:
        diary = diary.after(event)
    return diary


class Diarist(RememberingPlayer[Diary]):
    """A settler with a diary; it keeps what it was given when it last answered."""

    nothing = Diary()

    def __init__(self) -> None:
        self.memory_of: dict[Seat, Diary] = {}

    def remember(self, memory: Diary, _seat: Seat, event: Event) -> Diary:
        return memory.after(event)

    def play(self, view: View, decision: Decision, random: Random, memory: Diary) -> Action | None:
        assert view.seat is not None
        self.memory_of[view.seat] = memory
        return PLAYERS["settler"](view, decision, random)
