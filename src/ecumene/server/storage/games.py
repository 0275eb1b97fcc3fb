"""Games, as far as they are listed and looked after; what happens in them is in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, func, insert, or_, select, update

from ecumene.server.clocks import Time
from ecumene.server.storage import tables
from ecumene.server.storage.rows import Json, every, first
from ecumene.server.wire import Stage

if TYPE_CHECKING:
    from typing import Unpack

    from sqlalchemy import Connection


_GAMES = tables.games


class GameRow(Struct, frozen=True, kw_only=True):
    """A game."""

    id: str
    name: str
    creator: str
    """The person who made it."""
    created: Time
    stage: Stage = "gathering"
    agreed: Json
    """What everybody may know of what was agreed."""
    options: Json
    """The options of the engine with the seed, which nobody may know."""
    salt: str
    """What was hashed together with the seed; a secret as long as the seed is one."""
    commitment: str
    """The hash of both."""
    seq: int = 0
    """How far the journal reaches."""
    due_at: Time | None = None
    """When somebody must look at the game next; None: not before something happens."""
    clock: Json
    paused: bool = False
    rules: str
    """The version of the rules it is played by."""
    format: int
    """The version of the format in which its journal tells answers."""
    known_to: str | None = None
    """Who had the file of an imported game; None for others."""
    take_back: Json | None = None
    """An undo that waits for consent."""
    host_hash: str
    join_hash: str
    watch_hash: str
    """The hashes of the secrets in the links."""
    turn: int = 0
    phase: int = 0
    waited: Json = "[]"
    """Who is waited for, since when, for lists."""
    changed: Time
    """When something happened last."""
    marked: int = 0
    """How far the marks of its readers' streams reach; elsewhere than the journal: make them anew.

    So it is with games of an earlier version, and where one still runs beside this one.
    """
    arriving: Time | None = None
    """Until when a game from elsewhere may take to be all here; None: it is."""


class GameChange(TypedDict, total=False):
    """What can change about a game besides what ``journal.append`` writes."""

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


_WHOLE = _GAMES.c.arriving.is_(None)
_ONE = select(_GAMES).where(_GAMES.c.id == bindparam("game"), _WHOLE)
_OF_PERSON = (
    select(_GAMES)
    .where(
        _WHOLE,
        or_(
            *(
                _GAMES.c.id.in_(select(table.c.game).where(table.c.person == bindparam("person")))
                for table in (tables.members, tables.seats)
            )
        ),
    )
    .order_by(_GAMES.c.created.desc(), _GAMES.c.id)
)
_DUE = (
    select(_GAMES.c.id)
    .where(_GAMES.c.due_at <= bindparam("now"))
    .order_by(_GAMES.c.due_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("due")
)
_CLAIM = (
    update(_GAMES)
    .where(_GAMES.c.id.in_(select(_DUE.c.id)))
    .values(due_at=bindparam("until"))
    .returning(_GAMES.c.id)
)


def add_game(connection: Connection, game: GameRow) -> None:
    """Keep a new game."""
    connection.execute(insert(_GAMES), asdict(game))


def game_row(connection: Connection, game: str) -> GameRow | None:
    """A game by its id."""
    return first(connection, _ONE, GameRow, {"game": game})


def games_of(connection: Connection, person: str) -> tuple[GameRow, ...]:
    """The games in which a person has a seat or a role, the latest first."""
    return every(connection, _OF_PERSON, GameRow, {"person": person})


def count_of(connection: Connection, person: str) -> int:
    """In how many games a person has a seat or a role."""
    found = select(func.count()).select_from(_OF_PERSON.subquery())
    return connection.execute(found, {"person": person}).scalar_one()


def update_game(connection: Connection, game: str, **change: Unpack[GameChange]) -> None:
    """Change some columns of a game."""
    connection.execute(update(_GAMES).where(_GAMES.c.id == game).values(**change))


def created_since(connection: Connection, person: str, since: Time) -> tuple[Time, ...]:
    """When a person has made games since then, in order."""
    made = select(_GAMES.c.created).where(_GAMES.c.creator == person, _GAMES.c.created >= since)
    return tuple(connection.execute(made.order_by(_GAMES.c.created)).scalars())


def count_open_of(connection: Connection, person: str) -> int:
    """How many of the games that a person has made are not over."""
    unfinished = select(func.count()).where(_GAMES.c.creator == person, _GAMES.c.stage != "over")
    return connection.execute(unfinished).scalar_one()


def is_any_due(connection: Connection, now: Time) -> bool:
    """Whether there is a game that somebody must look at now: most often there is none."""
    due = select(_GAMES.c.id).where(_GAMES.c.due_at <= now).limit(1)
    return connection.execute(due).first() is not None


def claim_due(connection: Connection, now: Time, lease_until: Time, limit: int) -> tuple[str, ...]:
    """Some games that somebody must look at now, longest due first; nobody else gets them.

    They are due again at the end of the lease, in case whoever has claimed them does not live.
    """
    lease = {"now": now, "until": lease_until, "most": limit}
    return tuple(connection.execute(_CLAIM, lease).scalars())
