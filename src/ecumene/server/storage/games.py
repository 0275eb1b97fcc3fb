"""Games, as listed and scheduled; what happens in them is in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import Json, every, first
from ecumene.server.wire import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Unpack

    from sqlalchemy import Connection


_GAMES = database_tables.games


class GameRow(Struct, frozen=True, kw_only=True):
    """A game."""

    id: str
    name: str
    creator: str
    """The person who created it."""
    created: Time
    stage: Stage = "gathering"
    agreed: Json
    """The public terms of the game."""
    options: Json
    """The engine's options with the secret seed."""
    salt: str
    """The salt hashed with the seed; secret as long as the seed is."""
    commitment: str
    """The hash of both."""
    seq: int = 0
    """The last row of the journal."""
    due_at: Time | None = None
    """When the game is due next; None: not before something happens."""
    clock: Json
    paused: bool = False
    rules: str
    """The version of the rules it is played by."""
    format: int
    """The format version of its journal."""
    known_to: str | None = None
    """The person who had the file of an imported game; None for others."""
    take_back: Json | None = None
    """An undo that waits for consent."""
    host_hash: str
    join_hash: str
    watch_hash: str
    """The hashes of the secrets in the links."""
    turn: int = 0
    phase: int = 0
    waited: Json = "[]"
    """Who is waited for and since when, for lists."""
    changed: Time
    """When it last changed."""
    marked: int = 0
    """The journal row up to which its streams are marked; other than ``seq``: rebuild them.

    So it is for games of an earlier version, and where one still runs beside this one.
    """
    arriving: Time | None = None
    """Until when an import may take to be complete; None: it is."""
    host: str = ""
    """The name of its creator."""
    code: str | None = None
    """What people can type to be invited; None: nothing."""
    stepping: Json | None = None
    """How far a paused game of computers only goes on; None: it does not."""


class GameChange(TypedDict, total=False):
    """The columns of a game that can change, besides what ``journal.append`` writes."""

    name: str
    stage: Stage
    agreed: Json
    options: Json | None
    due_at: Time | None
    clock: Json
    paused: bool
    rules: str
    format: int
    take_back: Json | None
    host_hash: str
    join_hash: str
    watch_hash: str
    turn: int
    phase: int
    waited: Json
    changed: Time
    code: str | None
    stepping: Json | None


_WHOLE = _GAMES.c.arriving.is_(None)
_ONE = select(_GAMES).where(_GAMES.c.id == bindparam("game"), _WHOLE)
_OF_CODE = select(_GAMES.c.id).where(
    _GAMES.c.code == bindparam("code"), _GAMES.c.stage == "gathering", _WHOLE
)
_OF_PERSON = (
    select(_GAMES)
    .where(
        _WHOLE,
        or_(
            *(
                _GAMES.c.id.in_(select(table.c.game).where(table.c.person == bindparam("person")))
                for table in (database_tables.members, database_tables.seats)
            )
        ),
    )
    .order_by(_GAMES.c.created.desc(), _GAMES.c.id)
)
_IS_DUE = _GAMES.c.due_at <= bindparam("now")
_DUE = (
    select(_GAMES.c.id, _GAMES.c.due_at)
    .where(_IS_DUE)
    .order_by(_GAMES.c.due_at)
    .limit(bindparam("most"))
)
_FREE = (
    select(_GAMES.c.id)
    .where(_IS_DUE, _GAMES.c.id.in_(bindparam("among", expanding=True)))
    .with_for_update(skip_locked=True)
    .cte("free")
)
_CLAIM = (
    update(_GAMES)
    .where(_GAMES.c.id.in_(select(_FREE.c.id)))
    .values(due_at=bindparam("until"))
    .returning(_GAMES.c.id)
)


def add_game(connection: Connection, game: GameRow) -> bool:
    """Store a new game; returns whether there was none of its id."""
    if game_row(connection, game.id) is not None:
        return False
    try:
        connection.execute(insert(_GAMES), asdict(game))
    except IntegrityError:  # another worker was faster
        return False
    return True


def game_row(connection: Connection, game: str) -> GameRow | None:
    """A game by its id."""
    return first(connection, _ONE, GameRow, {"game": game})


def game_of_code(connection: Connection, code: str) -> str | None:
    """The game that a code invites to; None: there is none, or two happen to have the same."""
    found = connection.execute(_OF_CODE, {"code": code}).scalars().all()
    return found[0] if len(found) == 1 else None


def games_of(connection: Connection, person: str) -> tuple[GameRow, ...]:
    """The games in which a person has a seat or a role, latest first."""
    return every(connection, _OF_PERSON, GameRow, {"person": person})


def count_of(connection: Connection, person: str) -> int:
    """The number of games in which a person has a seat or a role."""
    found = select(func.count()).select_from(_OF_PERSON.subquery())
    return connection.execute(found, {"person": person}).scalar_one()


def update_game(connection: Connection, game: str, **change: Unpack[GameChange]) -> None:
    """Change some columns of a game."""
    connection.execute(update(_GAMES).where(_GAMES.c.id == game).values(**change))


def created_since(connection: Connection, person: str, since: Time) -> tuple[Time, ...]:
    """When a person created games since a moment, in order."""
    made = select(_GAMES.c.created).where(_GAMES.c.creator == person, _GAMES.c.created >= since)
    return tuple(connection.execute(made.order_by(_GAMES.c.created)).scalars())


def count_open_of(connection: Connection, person: str) -> int:
    """The number of unfinished games that a person created."""
    unfinished = select(func.count()).where(_GAMES.c.creator == person, _GAMES.c.stage != "over")
    return connection.execute(unfinished).scalar_one()


def due_games(connection: Connection, now: Time, most: int) -> tuple[tuple[str, Time], ...]:
    """The games that are due, longest due first, and since when; mostly there are none."""
    found = connection.execute(_DUE, {"now": now, "most": most})
    return tuple((id_, due) for id_, due in found)


def claim_due(
    connection: Connection, now: Time, lease_until: Time, among: Sequence[str]
) -> tuple[str, ...]:
    """Claim those of some games that are still due; nobody else gets them.

    They are due again when the lease ends, in case the claiming worker dies.
    """
    lease = {"now": now, "until": lease_until, "among": among}
    return tuple(connection.execute(_CLAIM, lease).scalars())
