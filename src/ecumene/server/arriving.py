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
from ecumene.rules.ids import Seat
from ecumene.server import journal as records
from ecumene.server.clocks import Time
from ecumene.server.live import LiveGame, SeatState
from ecumene.server.shelf import clock_text, snapshot_row
from ecumene.server.storage.journal import NewRow, Snapshot
from ecumene.server.storage.marks import Mark
from ecumene.server.wire import NewGame, SeatPlan, Stage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.log import Entry
    from ecumene.rules.play import Options

PORTION: Final = 250
"""Records written at a time; others can write in between."""


class Wish(Struct, frozen=True):
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


class Part(Struct, frozen=True):
    """Consecutive rows of a game to be stored."""

    start: int
    rows: tuple[NewRow, ...]
    snapshots: tuple[Snapshot, ...]
    marks: tuple[Mark, ...]


class Arrived(Struct, frozen=True):
    """An imported game after its last answer, and everything to store of it."""

    agreed: NewGame
    parts: tuple[Part, ...]
    seq: int
    turn: int
    phase: int
    stage: Stage
    clock: str
    waited: str


def arrived(options: Options, entries: Iterable[Entry], wish: Wish) -> Arrived:
    """Replay an imported game: one seat is the importing player's, computers take the rest."""
    return repeated(_agreed(options, wish), options, entries, wish.person, wish.called, wish.now)


def repeated(
    agreed: NewGame,
    options: Options,
    entries: Iterable[Entry],
    person: str,
    called: str,
    now: Time,
) -> Arrived:
    """Replay a game in which one person has every seat not taken by a computer."""
    seats = [
        SeatState(seat, person, called, link="")
        if plan.computer is None
        else SeatState(seat, computer=plan.computer)
        for seat, plan in enumerate(agreed.seats)
    ]
    live = LiveGame("", agreed, options, Fair("", ""), seats, lambda _: by_default)
    parts = tuple(_parts(live, entries, now))
    live.resume(now)
    return Arrived(
        agreed,
        parts,
        live.seq,
        live.turn,
        live.phase,
        live.stage,
        clock_text(live.clocks),
        msgspec.json.encode(live.clocks.waited()).decode(),
    )


def _parts(live: LiveGame, entries: Iterable[Entry], now: Time) -> Iterator[Part]:
    live.begin(now)
    live.pause(now)  # no clock runs during the replay
    for entry in entries:
        live.answer(now, entry.seat, entry.action)
        if len(live.new) >= PORTION:
            yield _part(live)
    yield _part(live)


def _part(live: LiveGame) -> Part:
    """Everything new since the last part."""
    part = Part(
        live.seq - len(live.new),
        tuple(NewRow(records.encode(new.record), new.seat) for new in live.new),
        tuple(map(snapshot_row, live.snapshots)),
        tuple(live.runs.marks),
    )
    live.stored()
    return part


def _agreed(options: Options, wish: Wish) -> NewGame:
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
