"""A game from outside: who is asked what, answering, and the way back to any moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules import movement
from ecumene.rules.actions import Action
from ecumene.rules.decisions import AskMove, Decision
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import Event
from ecumene.rules.ids import Seat
from ecumene.rules.play import Options, Play
from ecumene.rules.setup import new_play
from ecumene.rules.state import State, decode, encode, put_in_order
from ecumene.rules.turn import course_of_play

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.play import Answered, Asked, Course

__all__ = ["Entry", "Game", "Snapshot", "encode"]


class Entry(Struct, frozen=True):
    """One line of the log: an action and its outcome."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Snapshot(Struct, frozen=True):
    """A game at some moment: the state when the phase began, and the answers given since."""

    options: Options
    state: bytes
    answers: tuple[tuple[Seat, Action], ...] = ()


class Game:
    """A running game.

    ``pending`` says who is asked what; ``apply`` answers. Nothing else changes a game, and an
    illegal answer changes nothing.
    """

    _pending: Asked

    def __init__(self, options: Options) -> None:
        """Start a game; refuses options that no set-up of the game has (S1)."""
        self._begin(new_play(options))
        self.opening: tuple[Event, ...] | None = tuple(self._play.events)
        """What happened before anybody was asked; None where the log starts later."""

    @property
    def options(self) -> Options:
        """What was agreed before the game."""
        return self._play.options

    @property
    def state(self) -> State:
        """Everything there is to know, hidden facts included: not for players' eyes."""
        return self._play.state

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Who is asked what."""
        return self._pending

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; returns what happened, or raises ``IllegalAction``."""
        decision = self._pending.get(seat)
        if decision is None:
            raise IllegalAction("G9", "illegal-not-asked", seat=seat)
        if isinstance(decision, AskMove):
            movement.check(self._play, seat, action)
        else:
            decision.check(action)
        self._play.events = []
        self._answers.append((seat, action))
        self._pending = dict(self._course.send((seat, action)))
        entry = Entry(seat, action, tuple(self._play.events))
        self.log.append(entry)
        return entry.events

    def answers(self, seat: Seat) -> Iterator[Action]:
        """Every legal answer of a seat that is asked; for movement, every legal next move."""
        decision = self._pending[seat]
        if isinstance(decision, AskMove):
            return movement.legal_moves(self._play, seat)
        return decision.answers()

    def snapshot(self) -> Snapshot:
        """The game as it is now, to be restored later."""
        return Snapshot(self.options, self._phase_start, tuple(self._answers))

    @classmethod
    def restore(cls, snapshot: Snapshot) -> Game:
        """The game of a snapshot; its log starts there."""
        game = cls.__new__(cls)
        game._begin(Play(snapshot.options, decode(snapshot.state)))
        game.opening = None
        for seat, action in snapshot.answers:
            game.apply(seat, action)
        game.log.clear()
        return game

    def _begin(self, play: Play) -> None:
        self._play = play
        self.log: list[Entry] = []
        self._answers: list[Answered] = []
        self._phase_start = encode(play.state)
        self._course: Course[None] = course_of_play(play, self._mark_phase)
        self._pending = dict(next(self._course))

    def _mark_phase(self) -> None:
        """Remember how a phase begins, in the very order in which it would be restored."""
        put_in_order(self._play.state)
        self._phase_start = encode(self._play.state)
        self._answers = []
