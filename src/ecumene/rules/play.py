"""A game under way, as the phases see it, and how they ask for decisions.

A phase is a generator: it yields what it asks of whom and gets back who answered what. Several
seats can be asked at once; whoever answers first is sent first.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from msgspec import Struct

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.ids import CivNo, Seat

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state import Draft, State

R = TypeVar("R")
Asked: TypeAlias = "Mapping[Seat, Decision]"
Answered: TypeAlias = "tuple[Seat, Action]"
Course: TypeAlias = Generator[Asked, Answered, R]
"""A part of the game that asks, is answered, and returns something in the end."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game: with the actions it is all that a saved game needs."""

    players: int
    map: MapName
    seed: int
    track: TrackName = TrackName.BASIC
    civilizations: tuple[CivNo, ...] | None = None
    """Who plays what, by seat; None: the seats pick in a dealt order (S2)."""
    strict_movement: bool = False
    """Everyone moves in order, one after the other (M1)."""


@dataclass
class Play:
    """A game under way."""

    options: Options
    state: State
    events: list[Event] = field(default_factory=list)
    """What has happened since the last action."""
    prepared: dict[Seat, Draft] = field(default_factory=dict)
    """The draft that the move under judgement leads to, so that it is worked out only once."""

    @cached_property
    def setup(self) -> Setup:
        """The set-up that is played."""
        found = facts().setup(self.options.players, self.options.map)
        if found is None:
            raise ValueError(f"no set-up for {self.options}")
        return found

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.players))

    def by_rank(self) -> list[Seat]:
        """The seats in A.S.T. order."""
        players = self.state.players
        return sorted(self.seats, key=lambda seat: players[seat].civ)

    def emit(self, event: Event) -> None:
        """Report what happened."""
        self.events.append(event)


def ask(seat: Seat, decision: Decision) -> Course[Action]:
    """Ask one seat and wait for its answer."""
    _, action = yield {seat: decision}
    return action


def simultaneously(parts: Mapping[Seat, Course[None]]) -> Course[None]:
    """Let each seat go through a course of its own, all of them at the same time (G9)."""
    pending: dict[Seat, Decision] = {}
    for seat, part in parts.items():
        for asked in part:
            pending[seat] = asked[seat]
            break
    while pending:
        seat, action = yield pending
        try:
            pending[seat] = parts[seat].send((seat, action))[seat]
        except StopIteration:
            del pending[seat]
