"""The way back (O2): which answers of a turn may still be taken back, and why others stand."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.rules.errors import CameToLight, IllegalAction
from ecumene.rules.events import reveals
from ecumene.rules.state.ids import HOST

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.rules.actions import Undo
    from ecumene.rules.events import Event
    from ecumene.rules.play import Answered
    from ecumene.rules.state.ids import Seat

MOST_UNDONE: Final = 50
"""How often a player may take back an answer per turn (O2a)."""


class Mark(NamedTuple):
    """The moment before an answer, who gave it and, once given, its events."""

    seat: Seat
    state: bytes
    answers: list[Answered]
    """Those of the phase; the first ``given`` of them had been given since the state."""
    given: int
    ends_movement: bool = False
    """Whether the answer declared a movement ended, which stands (M2)."""
    events: tuple[Event, ...] = ()

    def is_new_to(self, seat: Seat) -> bool:
        """Whether the answer has revealed something that is not a seat's own secret."""
        return any(map(reveals, self.events, repeat(seat)))

    def check_undo(self, seat: Seat, *, agreed: bool) -> None:
        """Refuse to take back what is new to a seat (O2), or an ended movement (M2, O2b)."""
        if self.ends_movement and not agreed:
            raise IllegalAction("M2", "illegal-undo-ended", seat=self.seat)
        if self.is_new_to(seat):
            raise CameToLight("O2", "illegal-undo-new")


class FinalAnswer(NamedTuple):
    """An answer that stands, and the answers before it with it."""

    seat: Seat
    rule: str | None
    """The rule by which such an answer is never taken back; None: it has revealed something."""
    events: tuple[Event, ...]


class WayBack:
    """The answers of a turn, as far as they can be taken back."""

    def __init__(self) -> None:
        """Nothing has been answered yet."""
        self.marks: list[Mark] = []
        """The answers that may be taken back: those since something was revealed."""
        self.undone: dict[Seat, int] = {}
        """How often everyone has taken back an answer (O2a)."""
        self._settled: FinalAnswer | None = None
        """The last answer that stands."""
        self._answered: set[Seat] = set()
        """Who has answered something."""

    def note(self, mark: Mark, final: str | None) -> None:
        """Note whether an answer can be taken back; ``final``: the rule by which it cannot."""
        self._answered.add(mark.seat)
        if final or mark.is_new_to(mark.seat):
            self.marks.clear()
            self._settled = FinalAnswer(mark.seat, final, mark.events)
        else:
            self.marks.append(mark)

    def go_back(self, seat: Seat, answers: int) -> None:
        """Forget a seat's last answers, and those of others since."""
        del self.marks[-answers:]
        self.undone[seat] = self.undone.get(seat, 0) + 1

    def answers_to_undo(
        self, seat: Seat, computers: Collection[Seat], own: int, *, agreed: bool, trading: bool
    ) -> int:
        """How many of the last answers go back with a seat's last ones; raises if they stand."""
        self._check_undone(seat)
        wanted = own
        for count, mark in enumerate(reversed(self.marks), 1):
            mark.check_undo(seat, agreed=agreed)
            own -= mark.seat == seat
            if not own:
                return count
            if mark.seat != seat and mark.seat not in computers:
                raise IllegalAction("O2", "illegal-undo-others")
        if own < wanted:
            raise IllegalAction("O2", "illegal-undo")
        raise self._nothing_to_undo(seat, trading=trading)

    def check(self, seat: Seat, whose: Seat, action: Undo, *, trading: bool) -> None:
        """Refuse to take back answers that stand, or another player's."""
        self._check_undone(whose)
        if not self.marks:
            raise self._nothing_to_undo(whose, trading=trading)
        if not 1 <= action.answers <= len(self.marks):
            raise IllegalAction("O2", "illegal-undo")
        marks = self.marks[-action.answers :]
        for mark in reversed(marks):
            mark.check_undo(whose, agreed=action.agreed)
        by_others = seat != HOST and any(mark.seat != whose for mark in marks)
        if by_others or marks[0].seat != whose:
            raise IllegalAction("O2", "illegal-undo-others")

    def came_to_light(self, seat: Seat) -> tuple[Event, ...]:
        """What is new, so that the last answers of a seat stand (O2)."""
        last = next((mark for mark in reversed(self.marks) if mark.is_new_to(seat)), None)
        if last is not None:
            return tuple(event for event in last.events if reveals(event, seat))
        if self._settled is None:
            return ()
        whose, _, events = self._settled
        return tuple(event for event in events if reveals(event, whose))

    def _nothing_to_undo(self, seat: Seat, *, trading: bool) -> IllegalAction:
        """Why no answer of a seat can be taken back; in trade it must not tell who talks (X5a)."""
        settled = self._settled
        if seat not in self._answered:
            return IllegalAction("O2", "illegal-undo-nothing")
        if trading:
            return IllegalAction("X8a", "illegal-undo-trade")
        if settled is not None and settled.rule == "D3" and settled.seat == seat:
            return IllegalAction("D3", "illegal-undo-bought")
        return CameToLight("O2", "illegal-undo-new")

    def _check_undone(self, seat: Seat) -> None:
        """Refuse to take back too often (O2a)."""
        if self.undone.get(seat, 0) >= MOST_UNDONE:
            raise IllegalAction("O2a", "illegal-undo-too-often", most=MOST_UNDONE)
