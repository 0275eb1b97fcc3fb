"""Who may do what in a game: decided by seats and roles, never by what a request claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.seat.statuses import MISSING
from ecumene.server.refusals import FORBIDDEN, refuse

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.seat.messages import Reader
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person


def has_part(live: LiveGame, person: str) -> bool:
    """Whether a person takes part in a game: as host, spectator or player."""
    return person in live.hosts or person in live.spectators or bool(live.seats_of(person))


def may_read(live: LiveGame, person: str, reader: Reader) -> bool:
    """Whether a person may read as this reader; players may also read as spectators."""
    return has_part(live, person) if reader is None else reader in live.seats_of(person)


def refuse_strangers(live: LiveGame, person: Person) -> None:
    """Refuse people who take no part in a game, without revealing that it exists."""
    if not has_part(live, person.id):
        raise refuse(MISSING, "server-no-game")


def refuse_unless_host(live: LiveGame, person: Person) -> None:
    """Refuse anyone but the hosts."""
    refuse_strangers(live, person)
    if person.id not in live.hosts:
        raise refuse(FORBIDDEN, "server-not-host")


def refuse_unless_owner(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse anyone but the seat's owner."""
    refuse_strangers(live, person)
    if not may_read(live, person.id, seat):
        raise refuse(FORBIDDEN, "server-not-your-seat")


def refuse_unless_reader(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse people who may not read as this reader."""
    if reader is None:
        refuse_strangers(live, person)
    else:
        refuse_unless_owner(live, person, reader)


def refuse_unless_owner_or_host(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse anyone but the seat's owner and the hosts."""
    if person.id not in live.hosts or not 0 <= seat < len(live.seats):
        refuse_unless_owner(live, person, seat)


def refuse_unless_reader_of_past(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse people who may not read as this reader; after the end, all participants may."""
    live.playing()
    if live.stage == "over" and reader in live.counts:
        refuse_strangers(live, person)
    else:
        refuse_unless_reader(live, person, reader)
