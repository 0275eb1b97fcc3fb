"""The course of a finished game: everybody's chances phase by phase, and its turning points."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.analysis.causes import causes
from ecumene.analysis.chances import chances
from ecumene.analysis.ledger import TradeLedger, ledger_of, standing_events, traded_way
from ecumene.rules.events import CalamityStruck, Event, PhaseBegan
from ecumene.rules.format.record import replay, save
from ecumene.rules.phases.phase_names import PHASE_NAMES
from ecumene.rules.state.ids import CardNo, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.rules.game import Entry, Game

LAST_PHASE: Final = len(PHASE_NAMES) - 1
MOST: Final = 5
"""Turning points of a game."""
LEAST: Final = 0.05
"""A change of a chance by less is no turning point."""
SHORTEST: Final = 3
"""A game of fewer whole turns has no course worth telling."""


class PhaseEnd(Struct, frozen=True):
    """Everybody's chances when a phase has ended."""

    turn: int
    """The turn."""
    phase: int
    """The phase that has ended; 0 is the set-up."""
    chances: tuple[float, ...]
    """The chance of every seat, with hands open; in the end 1 for the winner."""


class PassedOn(Struct, frozen=True):
    """A calamity that somebody had passed on to whom it struck."""

    card: CardNo
    giver: Seat
    gave: int
    """The cards that the giver gave in that deal."""
    got: int
    """The cards that the giver got for them."""


class TurningPoint(Struct, frozen=True):
    """A phase in which the chance of a seat changed much."""

    turn: int
    phase: int
    seat: Seat
    before: float
    after: float
    answers: int
    """The answers before the phase: a game that goes on from them can take another course."""
    events: tuple[Event, ...]
    """What happened to that seat in the phase: the weightiest, in the order in which it came."""
    passed_on: tuple[PassedOn, ...]
    """Who had passed on the calamities that struck among these."""


class GameCourse(Struct, frozen=True):
    """The course of a finished game."""

    ends: tuple[PhaseEnd, ...]
    """From the end of the set-up to the end of the game."""
    turning_points: tuple[TurningPoint, ...]
    """The largest changes, in the order in which they came."""

    @property
    def turns(self) -> tuple[PhaseEnd, ...]:
        """The ends of the turns, after the end of the set-up."""
        last = self.ends[-1]
        return tuple(end for end in self.ends if end.phase in (0, LAST_PHASE) or end is last)


class NoCourse(ValueError):
    """A game that has no course to tell; ``key`` is the message that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class ChancesWatch:
    """Notes everybody's chances at the start of each phase: an ``on_phase`` of ``Game``."""

    def __init__(self) -> None:
        self._noted: dict[tuple[int, int], tuple[float, ...]] = {}

    def __call__(self, game: Game) -> None:
        """Look at a game; a phase that begins again, after an undo, counts as it was at last."""
        state = game.peek()
        begins = (state.turn, LAST_PHASE + 1 if state.over else state.phase)
        for later in [each for each in self._noted if each > begins]:
            del self._noted[later]
        self._noted[begins] = chances(game.options, state, "open")

    def course(self, game: Game) -> GameCourse:
        """The course of the game that was watched; raises ``NoCourse``.

        A running game has none: chances would be advice, and tell of hidden cards.
        """
        if not game.over:
            raise NoCourse("analyse-running")
        ends = tuple(
            PhaseEnd(*ended(turn, phase), found) for (turn, phase), found in self._noted.items()
        )
        if sum(end.phase == LAST_PHASE for end in ends) < SHORTEST:
            raise NoCourse("analyse-short")
        return GameCourse(ends, tuple(_turning_points(ends, game)))


def course_of(game: Game) -> GameCourse:
    """The course of a game whose log reaches back to its beginning; raises ``NoCourse``."""
    if not game.over:
        raise NoCourse("analyse-running")
    watch = ChancesWatch()
    return watch.course(replay(save(game), watch))


def ended(turn: int, begins: int) -> tuple[int, int]:
    """The turn and phase that have ended when another phase begins."""
    if begins > 1:
        return turn, begins - 1
    return (turn - 1, LAST_PHASE) if turn > 1 else (1, 0)


def _turning_points(ends: Sequence[PhaseEnd], game: Game) -> Iterable[TurningPoint]:
    """The largest changes, at most one a phase; the end itself only settles what has come."""
    happened, answers = events_by_phase(game.opening or (), game.log), answers_before(game.log)
    found = []
    for before, after in pairwise(ends[:-1]):
        changes = [
            now - earlier for earlier, now in zip(before.chances, after.chances, strict=True)
        ]
        seat = max(range(len(changes)), key=lambda it: abs(changes[it]))
        if abs(changes[seat]) >= LEAST:
            found.append((abs(changes[seat]), seat, before, after))
    found.sort(key=lambda it: -it[0])
    ledger = ledger_of(game)
    largest = sorted(found[:MOST], key=lambda it: (it[3].turn, it[3].phase))
    for _, seat, before, after in largest:
        place = after.turn, after.phase
        events = causes(happened.get(place, ()), seat)
        yield TurningPoint(
            *place,
            seat,
            before.chances[seat],
            after.chances[seat],
            answers.get(place, 0),
            events,
            tuple(_passed_on(events, seat, after.turn, ledger)),
        )


def _passed_on(
    events: Iterable[Event], seat: Seat, turn: int, ledger: TradeLedger
) -> Iterator[PassedOn]:
    """Who had passed on the calamities that struck a seat in a turn."""
    for event in events:
        if not isinstance(event, CalamityStruck) or event.seat != seat:
            continue
        way = traded_way(ledger.calamities, event.card, turn, seat)
        if way is not None:
            deal = ledger.deals[way.deals[-1]]
            giver, taker = deal.offerer, deal.partner
            if taker.seat != seat:
                giver, taker = taker, giver
            yield PassedOn(event.card, giver.seat, len(giver.gave), len(taker.gave))


def events_by_phase(
    opening: Iterable[Event], log: Iterable[Entry]
) -> dict[tuple[int, int], list[Event]]:
    """What happened in each phase by its turn and number, without what was taken back (O2)."""
    found: dict[tuple[int, int], list[Event]] = {}
    here = found.setdefault((1, 0), [])
    for event in standing_events(opening, log):
        if isinstance(event, PhaseBegan):
            here = found.setdefault((event.turn, event.phase), [])
        else:
            here.append(event)
    return found


def answers_before(log: Iterable[Entry]) -> dict[tuple[int, int], int]:
    """How many answers there are before each phase, by its turn and number.

    They end with the one before the answer with which the phase began: nothing of it has happened,
    even if nobody was asked anything in it. Where it began again after an undo, the last start
    counts (O2).
    """
    return {
        (event.turn, event.phase): answers
        for answers, entry in enumerate(log)
        for event in entry.events
        if isinstance(event, PhaseBegan)
    }
