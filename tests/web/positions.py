"""Games on a server in the state a test wants: at a question of some kind, or late.

The server keeps a game as a snapshot and what was answered since. So a game that was made as people
make one is copied in the database, with another snapshot; the server reads it when it is asked for.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.data import MapName
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.snapshots import encode_snapshot
from ecumene.server.games.repository import engine, text_of
from tests.dialogue.test_questions import SHARES, asked_in_cases
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat
    from tests.server.whole import Somebody, Whole

TYPICAL_TURNS = {
    "move": 7,
    "tax-rate": 7,
    "city-site": 6,
    "trade": 8,
    "card-to-buy": 8,
    "advances": 9,
}
"""The first turn in which a question is typical: with pieces, cards and money."""
LARGEST_HALF = 11
"""More players need both halves of the map (S1)."""


@dataclass(frozen=True)
class Position:
    """A game at some moment, and who is asked then."""

    snapshot: Snapshot
    seat: Seat


@dataclass(frozen=True)
class Placed:
    """A game on a server, in which a person has the seat that is asked."""

    person: Somebody
    game: str
    seat: Seat

    @property
    def path(self) -> str:
        return f"/games/{self.game}?seat={self.seat}"

    def question(self) -> Any:
        return self.person.question(self.game, self.seat)


def asked(kind: str) -> Position:
    """A position with this kind of question: among computers, or in a rule case."""
    return _among_computers().get(kind) or _in_cases()[kind]


@cache
def _among_computers() -> dict[str, Position]:
    """Who is first asked each kind of question in a typical state, in one game of computers."""
    found: dict[str, Position] = {}

    def note(game: Game) -> None:
        for seat in game.pending:
            kind = _kind(game, seat)
            if kind not in found and game.state.turn >= TYPICAL_TURNS.get(kind, 0):
                found[kind] = Position(game.snapshot(), seat)

    _played(Options(9, MapName.WEST, 1), note)
    return found


def asked_by(kind: str, rule: str) -> Position:
    """A position of a rule case in which a rule asks this kind of question."""
    return _in_cases()[f"{kind} {rule}"]


@cache
def _in_cases() -> dict[str, Position]:
    """The same in the rule cases, which cover every kind: by kind, and by kind and rule."""
    found: dict[str, Position] = {}
    for share in range(SHARES):
        for game, seat in asked_in_cases(share):
            kind = _kind(game, seat)
            for name in (kind, f"{kind} {game.pending[seat].rule}"):
                if name not in found:
                    found[name] = Position(game.snapshot(), seat)
    return found


@cache
def late(players: int, turn: int, *, short: bool = False) -> Position:
    """A game of computers in which the first player is asked something from this turn on."""
    map_ = MapName.BOTH if players > LARGEST_HALF else MapName.WEST
    found = _played(
        Options(players, map_, 1, short_game=short),
        lambda game: 0 if game.state.turn >= turn and 0 in game.pending else None,
    )
    assert found is not None
    return found


def _played(options: Options, wanted: Callable[[Game], Seat | None]) -> Position | None:
    """Let computers play until it is the turn of a wanted seat."""
    game = Game(options)
    table = Table(dict.fromkeys(range(options.players), COMPUTER_PLAYER), options.seed)
    while not game.over:
        seat = wanted(game)
        if seat is not None:
            return Position(game.snapshot(), seat)
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return None


def _kind(game: Game, seat: Seat) -> str:
    kind: str = to_names(game.pending[seat])["type"]
    return kind


def place(server: Whole, position: Position, person: Somebody | None = None) -> Placed:
    """Put a game on the server; a person has the seat that is asked, computers the others."""
    people = {position.seat: person or server.person("Ania")}
    (placed,) = place_for(server, position.snapshot, people)
    return placed


def place_for(
    server: Whole, snapshot: Snapshot, people: dict[Seat, Somebody]
) -> tuple[Placed, ...]:
    """Put a game on the server in which people have these seats, and computers the others."""
    options = snapshot.options
    plan = [{"computer": None if seat in people else "settler"} for seat in range(options.players)]
    agreed = {"map": options.map.value, "short_game": options.short_game}
    seats = sorted(people)
    made = people[seats[0]].post("/games", {"name": "Friday evening", "seats": plan, **agreed})
    for seat in seats[1:]:
        people[seat].join(made["links"]["join"], seat)
    game = _copy(server, made["game"]["id"], snapshot)
    return tuple(Placed(person, game, seat) for seat, person in people.items())


def _copy(server: Whole, model: str, snapshot: Snapshot) -> str:
    """Copy a game with another snapshot, which nothing has followed yet."""
    game = secrets.token_urlsafe(9)
    state = decode(snapshot.state)
    begun = {"seq": 0, "turn": state.turn, "phase": state.phase}
    nothing_told = [0] * (1 + snapshot.options.players)
    kept = {
        "game": game,
        "engine": engine(),
        "state": encode_snapshot(snapshot),
        "counts": json.dumps(nothing_told),
    }
    agreed = {"id": game, "options": text_of(snapshot.options), "due_at": 0, "waited": "[]"}
    with closing(sqlite3.connect(server.settings.database_file, timeout=PATIENCE)) as file, file:
        file.row_factory = sqlite3.Row
        _copy_rows(file, "games", {"id": model}, {**begun, **agreed})
        for table in ("members", "seats"):
            _copy_rows(file, table, {"game": model}, {"game": game})
        (first,) = file.execute(
            "SELECT min(seq) FROM snapshots WHERE game = ?", (model,)
        ).fetchone()
        _copy_rows(file, "snapshots", {"game": model, "seq": first}, {**begun, **kept})
    return game


def _copy_rows(
    file: sqlite3.Connection, table: str, of: dict[str, Any], changes: dict[str, Any]
) -> None:
    """Copy rows of a table with some columns changed."""
    where = " AND ".join(f"{name} = :{name}" for name in of)
    rows = file.execute(f"SELECT * FROM {table} WHERE {where}", of).fetchall()  # noqa: S608
    for row in rows:
        new = {**dict(row), **changes}
        names, values = ", ".join(new), ", ".join(f":{name}" for name in new)
        file.execute(f"INSERT INTO {table} ({names}) VALUES ({values})", new)  # noqa: S608


def name_of(placed: Placed) -> str:
    """The English name of a civilization is its id."""
    seen = placed.person.get(f"/games/{placed.game}/seats/{placed.seat}/view")["view"]
    civilization: str = seen["players"][placed.seat]["civilization"]
    return civilization.capitalize()
