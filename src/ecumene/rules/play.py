"""A running game, as the phases see it, and how they ask for decisions.

A phase is a generator: it yields what it asks of whom and gets back who answered what. Several
seats can be asked at once; the first answer is sent first.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from msgspec import Struct

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.state.ids import AreaNo, CivNo, Seat

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.game_state import Draft, State

R = TypeVar("R")
Asked: TypeAlias = "Mapping[Seat, Decision]"
Answered: TypeAlias = "tuple[Seat, Action]"
Course: TypeAlias = Generator[Asked, Answered, R]
"""A part of the game that asks, is answered, and finally returns something.

It does not change what it has yielded; yielding the very same object asks the same again.
"""


DEFAULT_PLAYERS: Final = min(setup.players for setup in facts().setups)
"""The number of players of a new game, if nothing else is said: the fewest (S1)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game: with the actions it is all that a saved game needs."""

    players: int
    """The number of players."""
    map: MapName
    """The part of the board in play (S1)."""
    seed: int
    """Decides all randomness; hidden from the players."""
    track: TrackName = TrackName.BASIC
    """The version of the A.S.T. (S6)."""
    civilizations: tuple[CivNo, ...] | None = None
    """The civilization of each seat; None: the seats pick in a dealt order (S2)."""
    strict_movement: bool = False
    """Whether players move one after another, in order (M1)."""
    short_game: bool = False
    """Whether it is the Short Game (Q)."""
    last_turn: int | None = None
    """The turn after which the game ends at the latest, if one was agreed (H6)."""
    timed: bool = False
    """Whether the game ends with the turn in which an agreed time comes (H6)."""


@lru_cache(maxsize=256)
def regions_in_play(setup: Setup, left: tuple[CivNo, ...]) -> tuple[CivNo, ...]:
    """The regions in play: the set-up's, except those of players who have left (S1, L3)."""
    return tuple(civ for civ in setup.civilizations if civ not in left)


@lru_cache(maxsize=256)
def areas_of(regions: tuple[CivNo, ...]) -> frozenset[AreaNo]:
    """The areas of the regions of these civilizations."""
    return frozenset[AreaNo]().union(*(facts().regions[civ].areas for civ in regions))


@dataclass
class Play:
    """A running game."""

    options: Options
    state: State
    events: list[Event] = field(default_factory=list)
    """What has happened since the last action."""
    prepared: Draft | None = None
    """The draft that the current move leads to, worked out when it was judged."""

    @cached_property
    def setup(self) -> Setup:
        """The set-up."""
        found = facts().setup(self.options.players, self.options.map)
        if found is None:
            raise ValueError(f"no set-up for {self.options}")
        return found

    @property
    def seats(self) -> Sequence[Seat]:
        """All seats except those who have left the game (L2a)."""
        everyone, left = range(len(self.state.players)), self.state.left
        return [seat for seat in everyone if seat not in left] if left else everyone

    @property
    def areas(self) -> frozenset[AreaNo]:
        """The areas in play: the set-up's, except the regions of those who have left (L3)."""
        left = self.state.left
        if not left:
            return self.setup.areas
        players = self.state.players
        gone = tuple(players[seat].civilization for seat in left)
        return areas_of(regions_in_play(self.setup, gone))

    def by_rank(self) -> list[Seat]:
        """The seats in A.S.T. order, without those who have left."""
        civilizations = [player.civilization for player in self.state.players]
        return sorted(self.seats, key=civilizations.__getitem__)

    def by_position(self) -> list[Seat]:
        """The seats by how far their succession markers have moved, then by rank."""
        players = self.state.players
        return sorted(
            self.seats, key=lambda seat: (-players[seat].step, players[seat].civilization)
        )

    def block_of(self, seat: Seat) -> int:
        """The number of the block whose stacks a seat draws from (S1, D5)."""
        return self._blocks[self.state.players[seat].civilization]

    @cached_property
    def _blocks(self) -> dict[CivNo, int]:
        blocks = enumerate(self.setup.blocks.values())
        return {civ: number for number, members in blocks for civ in members}

    def emit(self, event: Event) -> None:
        """Report what happened."""
        self.events.append(event)


def ask(seat: Seat, decision: Decision) -> Course[Action]:
    """Ask one seat and wait for its answer."""
    _, action = yield {seat: decision}
    return action


def simultaneously(parts: Mapping[Seat, Course[None]]) -> Course[None]:
    """Let each seat go through its own course, all at the same time (G9)."""
    pending: dict[Seat, Decision] = {}
    for seat, part in parts.items():
        for asked in part:
            pending[seat] = asked[seat]
            break
    while pending:
        seat, action = yield dict(pending)
        try:
            pending[seat] = parts[seat].send((seat, action))[seat]
        except StopIteration:
            del pending[seat]
