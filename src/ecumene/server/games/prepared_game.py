"""Imported games: everything to be stored, computed beforehand.

An imported game is replayed by the same code as any other, but in its own process. The result is
rows that a server only has to write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from ecumene.bots import USUAL, by_default
from ecumene.rules.fairness import Fair
from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import Time
from ecumene.server.games import journal_records as records
from ecumene.server.games.hosted_game import HostedGame
from ecumene.server.games.repository import clock_text, snapshot_row
from ecumene.server.games.seat_state import SeatState
from ecumene.server.storage.journal import NewRow, StoredSnapshot
from ecumene.server.storage.stream_marks import StreamMark
from ecumene.server.wire import NewGame, SeatPlan, Stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.log import Entry
    from ecumene.rules.play import Options

PORTION: Final = 250
"""Records written at a time; others can write in between."""


class ArrivalOptions(Struct, frozen=True):
    """How an imported game is to be set up."""

    name: str
    """The name of the game."""
    own: Seat
    """The importing player's seat; computers take the others."""
    person: str
    """The importing player's id."""
    called: str
    """Their name."""
    now: Time


class ArrivalPart(Struct, frozen=True):
    """Consecutive rows of a game to be stored."""

    start: int
    rows: tuple[NewRow, ...]
    snapshots: tuple[StoredSnapshot, ...]
    marks: tuple[StreamMark, ...]


class Arrival(Struct, frozen=True):
    """An imported game after its last answer, and everything to store of it."""

    agreed: NewGame
    parts: tuple[ArrivalPart, ...]
    seq: int
    turn: int
    phase: int
    stage: Stage
    clock: str
    waited: str


def arrived(options: Options, entries: Iterable[Entry], wish: ArrivalOptions) -> Arrival:
    """Replay an imported game: one seat is the importing player's, computers take the rest."""
    return repeated(_agreed(options, wish), options, entries, wish.person, wish.called, wish.now)


def repeated(
    agreed: NewGame,
    options: Options,
    entries: Iterable[Entry],
    person: str,
    called: str,
    now: Time,
) -> Arrival:
    """Replay a game in which one person has every seat not taken by a computer."""
    seats = [
        SeatState(seat, person, called, link="")
        if plan.computer is None
        else SeatState(seat, computer=plan.computer)
        for seat, plan in enumerate(agreed.seats)
    ]
    hosted = HostedGame("", agreed, options, Fair("", ""), seats, lambda _: by_default)
    parts = tuple(_parts(hosted, entries, now))
    hosted.resume(now)
    return Arrival(
        agreed,
        parts,
        hosted.seq,
        hosted.turn,
        hosted.phase,
        hosted.stage,
        clock_text(hosted.clocks),
        msgspec.json.encode(hosted.clocks.waited()).decode(),
    )


def _parts(hosted: HostedGame, entries: Iterable[Entry], now: Time) -> Iterator[ArrivalPart]:
    hosted.begin(now)
    hosted.pause(now)  # no clock runs during the replay
    for entry in entries:
        hosted.answer(now, entry.seat, entry.action)
        if len(hosted.new) >= PORTION:
            yield _part(hosted)
    yield _part(hosted)


def _part(hosted: HostedGame) -> ArrivalPart:
    """Everything new since the last part."""
    part = ArrivalPart(
        hosted.seq - len(hosted.new),
        tuple(NewRow(records.encode(new.record), new.seat) for new in hosted.new),
        tuple(map(snapshot_row, hosted.snapshots)),
        tuple(hosted.runs.marks),
    )
    hosted.stored()
    return part


def _agreed(options: Options, wish: ArrivalOptions) -> NewGame:
    plans = (SeatPlan(None if seat == wish.own else USUAL) for seat in range(options.players))
    return NewGame(
        wish.name,
        tuple(plans),
        options.map,
        options.track,
        options.short_game,
        options.civilizations,
        options.strict_movement,
        options.last_turn,
        options.timed,
    )
