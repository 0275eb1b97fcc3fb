"""Games that come with answers behind them: what is stored of them, all worked out beforehand.

A game from elsewhere is played again by the same code that games are played by here, but in a
process of its own. What comes of it is rows, which a server only has to write.
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
"""So many records are written at a time, and others get a word in between."""


class Wish(Struct, frozen=True):
    """What somebody wants a game to be who has its answers."""

    name: str
    """Of the game."""
    own: Seat
    """Where they sit; computers have the other seats."""
    person: str
    """Who they are, by their id."""
    called: str
    """By their name."""
    now: Time


class Part(Struct, frozen=True):
    """Some of what is stored of a game, from some record on."""

    start: int
    rows: tuple[NewRow, ...]
    snapshots: tuple[Snapshot, ...]
    marks: tuple[Mark, ...]


class Arrived(Struct, frozen=True):
    """A game as it stands after its answers, and all that is stored of them."""

    agreed: NewGame
    parts: tuple[Part, ...]
    seq: int
    turn: int
    phase: int
    stage: Stage
    clock: str
    waited: str


def arrived(options: Options, entries: Iterable[Entry], wish: Wish) -> Arrived:
    """What is stored of a game that has these answers behind it."""
    return repeated(_agreed(options, wish), options, entries, wish.person, wish.called, wish.now)


def repeated(
    agreed: NewGame,
    options: Options,
    entries: Iterable[Entry],
    person: str,
    called: str,
    now: Time,
) -> Arrived:
    """The same where a person has all seats that are no computers'."""
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
    live.pause(now)  # nobody's time runs while answers are repeated
    for entry in entries:
        live.answer(now, entry.seat, entry.action)
        if len(live.new) >= PORTION:
            yield _part(live)
    yield _part(live)


def _part(live: LiveGame) -> Part:
    """What has happened since the last part."""
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
