"""A game from outside: who is asked what, answering, and the way back to any moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules import judging, leaving, succession, victory
from ecumene.rules.actions import Action, CallTime, Leave
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import Event, Standing
from ecumene.rules.ids import AreaNo, Seat
from ecumene.rules.ordering import Ordered
from ecumene.rules.play import Options, Play
from ecumene.rules.setup import new_play
from ecumene.rules.state import State, decode, encode, encode_in_order
from ecumene.rules.turn import course_of_play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import TypeAlias

    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Answered, Asked, Course

    OnPhase: TypeAlias = Callable[["Game"], None]

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

    def __init__(self, options: Options, on_phase: OnPhase | None = None) -> None:
        """Start a game; refuses options that no set-up of the game has (S1).

        ``on_phase`` is called whenever a phase begins, and when the game is over: the end of a turn
        passes without anybody being asked. It may look at the game and must not change it.
        """
        self._begin(new_play(options), on_phase)
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
        """Who is asked what; nobody when the game is over."""
        return self._pending

    @property
    def areas(self) -> frozenset[AreaNo]:
        """The areas in play (S1, L3)."""
        return self._play.areas

    @property
    def over(self) -> bool:
        """Whether the game is over (H4, H6, L7)."""
        return self._play.state.over

    @property
    def answered(self) -> int:
        """How many answers have been given since the phase began."""
        return len(self._answers)

    def ranking(self) -> tuple[Standing, ...]:
        """Everyone in the game with his victory points as they are now, the best first (V)."""
        return victory.ranking(self._play)

    def missing(self, seat: Seat) -> dict[str, int] | None:
        """What a player lacks for the next space of the A.S.T. (H1); None if he is at its end."""
        if succession.requirement_ahead(self._play, seat) is None:
            return None
        return succession.missing(self._play, seat)

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; returns what happened, or raises ``IllegalAction``.

        Leaving the game (L1) and calling the agreed time (H6) are no answers: they are possible at
        any moment, and whoever is asked something is still asked the same afterwards.
        """
        if isinstance(action, Leave | CallTime):
            return self._announce(seat, action)
        decision = judging.asked_of(self._pending, seat)
        if decision is None:
            raise IllegalAction("G9", "illegal-not-asked", seat=seat)
        judging.check(self._play, seat, decision, action)
        self._play.events = []
        self._answers.append((seat, action))
        self._pending = dict(self._course.send((seat, action)))
        return self._logged(seat, action)

    def _announce(self, seat: Seat, action: Leave | CallTime) -> tuple[Event, ...]:
        self._play.events = []
        if isinstance(action, Leave):
            leaving.announce(self._play, seat)
        else:
            succession.call_time(self._play, seat)
        self._answers.append((seat, action))
        return self._logged(seat, action)

    def _logged(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        entry = Entry(seat, action, tuple(self._play.events))
        self.log.append(entry)
        return entry.events

    def answers(self, seat: Seat) -> Iterator[Action]:
        """Every legal answer of a seat that is asked; in movement and trade see ``judging``."""
        return judging.answers(self._play, seat, self._pending[seat])

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

    def _begin(self, play: Play, on_phase: OnPhase | None = None) -> None:
        self._play = play
        self._on_phase = on_phase
        self.log: list[Entry] = []
        self.ordered = Ordered()
        """For ``view``: what is public and listed by area."""
        self._answers: list[Answered] = []
        self._phase_start = encode(play.state)
        self._course: Course[None] = course_of_play(play, self._mark_phase)
        self._pending = dict(next(self._course))

    def _mark_phase(self) -> None:
        """Remember how a phase begins, in the very order in which it would be restored."""
        self._phase_start = encode_in_order(self._play.state)
        self._answers = []
        if self._on_phase is not None:
            self._on_phase(self)
