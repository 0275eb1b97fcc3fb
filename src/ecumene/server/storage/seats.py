"""Seats of a game and their owners, and roles without a seat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypedDict

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update

from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import Json, every, insertion
from ecumene.server.wire import Role

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Unpack

    from sqlalchemy import Connection, Update


_SEATS = database_tables.seats
_MEMBERS = database_tables.members
_REMOVED = database_tables.removed


class SeatRow(Struct, frozen=True):
    """A seat."""

    game: str
    seat: Seat
    person: str | None = None
    """Its owner; None: nobody, or a computer player."""
    name: str | None = None
    """The owner's name in this game."""
    computer: str | None = None
    """The computer player that answers; None: the owner does."""
    autopilot: bool = False
    """Whether a computer answers until the owner comes back."""
    link_hash: str | None = None
    """The hash of the secret in the seat's link."""
    orders: Json = "{}"
    """The standing orders."""
    stopped: Json | None = None
    """Why they stopped; None: they stand."""
    notes: str = ""
    seen: int = 0
    """The last message that its owner has seen."""
    present_until: Time = 0
    """Until when its owner counts as present, unless renewed."""
    ready: bool = False
    """Whether its owner is ready to begin."""
    program: bool = False
    """Whether its owner is a program."""


class SeatChange(TypedDict, total=False):
    """The columns of a seat that can change."""

    person: str | None
    name: str | None
    computer: str | None
    autopilot: bool
    link_hash: str | None
    orders: Json
    stopped: Json | None
    notes: str
    seen: int
    present_until: Time
    ready: bool
    program: bool


class Member(Struct, frozen=True):
    """A person with a role in a game that needs no seat."""

    game: str
    person: str
    role: Role


class RemovedMember(Struct, frozen=True):
    """A person removed from a game by the host; no link brings them back."""

    game: str
    person: str
    name: str
    """Their name in this game."""


def add_seats(connection: Connection, seats: Iterable[SeatRow]) -> None:
    """Store the seats of a new game."""
    connection.execute(insert(_SEATS), [asdict(seat) for seat in seats])


def seats_of(connection: Connection, game: str) -> tuple[SeatRow, ...]:
    """The seats of a game, in order."""
    query = select(_SEATS).where(_SEATS.c.game == game).order_by(_SEATS.c.seat)
    return every(connection, query, SeatRow)


def update_seat(
    connection: Connection, game: str, seat: Seat, **change: Unpack[SeatChange]
) -> None:
    """Change some columns of a seat."""
    values = {f"new_{name}": value for name, value in change.items()}
    connection.execute(_changing(*change), {"of_game": game, "of_seat": seat, **values})


@cache
def _changing(*columns: str) -> Update:
    """The statement that updates some columns; building it takes longer than executing it."""
    one = (_SEATS.c.game == bindparam("of_game")) & (_SEATS.c.seat == bindparam("of_seat"))
    return update(_SEATS).where(one).values({name: bindparam(f"new_{name}") for name in columns})


def add_member(connection: Connection, member: Member) -> None:
    """Give a person a role, unless they have it."""
    connection.execute(
        insertion(connection, _MEMBERS).values(asdict(member)).on_conflict_do_nothing()
    )


def members_of(connection: Connection, game: str) -> tuple[Member, ...]:
    """Everyone with a role in a game."""
    query = select(_MEMBERS).where(_MEMBERS.c.game == game)
    return every(connection, query.order_by(_MEMBERS.c.person, _MEMBERS.c.role), Member)


def keep_out(connection: Connection, removed: RemovedMember) -> None:
    """Record a removal; the person no longer watches."""
    gone = delete(_MEMBERS).where(
        _MEMBERS.c.game == removed.game, _MEMBERS.c.person == removed.person
    )
    connection.execute(gone)
    connection.execute(
        insertion(connection, _REMOVED).values(asdict(removed)).on_conflict_do_nothing()
    )


def let_in(connection: Connection, game: str, person: str) -> None:
    """Let a removed person return."""
    one = (_REMOVED.c.game == game) & (_REMOVED.c.person == person)
    connection.execute(delete(_REMOVED).where(one))


def removed_from(connection: Connection, game: str) -> tuple[RemovedMember, ...]:
    """Everyone who was removed from a game."""
    query = select(_REMOVED).where(_REMOVED.c.game == game)
    return every(connection, query.order_by(_REMOVED.c.name, _REMOVED.c.person), RemovedMember)
