"""Outages: times without a server, in which no clock runs.

Every server of a database regularly records that it is alive. The first one to do so after a pause
records the outage. A game's clocks say up to when outages are accounted for, so whoever reads them
skips the rest, however late that is and whoever stored them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import bindparam, select, update

from ecumene.server.clock.game_clocks import Time
from ecumene.server.storage import database_tables
from ecumene.server.storage.row_records import every, insertion

if TYPE_CHECKING:
    from sqlalchemy import Connection

BEAT: Final = 5_000
"""Milliseconds between two signs of life."""
SILENCE: Final = 2 * BEAT + 1_000
"""Milliseconds of silence that make an outage, if there may be several servers."""
_SERVER: Final = "server"

_ALIVE = database_tables.alive
_OUTAGES = database_tables.outages


class Outage(Struct, frozen=True):
    """A time in which nobody could answer."""

    begin: Time
    end: Time


_LAST = select(_ALIVE.c.at).where(_ALIVE.c.name == _SERVER).with_for_update()
_SINCE = (
    select(_OUTAGES.c.begin, _OUTAGES.c.end)
    .where(_OUTAGES.c.end > bindparam("moment"))
    .order_by(_OUTAGES.c.begin)
)


def note_life(connection: Connection, now: Time, silence: Time | None) -> None:
    """Record that a server is alive; a longer silence before it is stored as an outage.

    None: this server was alive all the time.
    """
    first = insertion(connection, _ALIVE).values(name=_SERVER, at=now)
    connection.execute(first.on_conflict_do_nothing())
    last: Time = connection.execute(_LAST).scalar_one()
    if silence is not None and now - last > silence:
        outage = insertion(connection, _OUTAGES).values(begin=last, end=now)
        connection.execute(outage.on_conflict_do_nothing())
    if now > last:
        connection.execute(update(_ALIVE).where(_ALIVE.c.name == _SERVER).values(at=now))


def outages_since(connection: Connection, moment: Time) -> tuple[Outage, ...]:
    """The outages that ended after a moment, in order."""
    return every(connection, _SINCE, Outage, {"moment": moment})
