"""Who may do what in a game: decided by seats and roles, never by what a request claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.seat.statuses import MISSING
from ecumene.server.refusals import FORBIDDEN, refuse

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person


def has_part(hosted: HostedGame, person: str) -> bool:
    """Whether a person takes part in a game: as host, spectator or player."""
    return person in hosted.hosts or person in hosted.spectators or bool(hosted.seats_of(person))


def may_read(hosted: HostedGame, person: str, reader: Reader) -> bool:
    """Whether a person may read as this reader; players may also read as spectators."""
    if reader is None:
        return has_part(hosted, person)
    return 0 <= reader < len(hosted.seats) and hosted.seats[reader].person == person


def refuse_strangers(hosted: HostedGame, person: Person) -> None:
    """Refuse people who take no part in a game, without revealing that it exists."""
    if not has_part(hosted, person.id):
        raise refuse(MISSING, "server-no-game")


def refuse_unless_host(hosted: HostedGame, person: Person) -> None:
    """Refuse anyone but the hosts."""
    refuse_strangers(hosted, person)
    if person.id not in hosted.hosts:
        raise refuse(FORBIDDEN, "server-not-host")


def refuse_unless_owner(hosted: HostedGame, person: Person, seat: Seat) -> None:
    """Refuse anyone but the seat's owner."""
    refuse_strangers(hosted, person)
    if not may_read(hosted, person.id, seat):
        raise refuse(FORBIDDEN, "server-not-your-seat")


def refuse_unless_reader(hosted: HostedGame, person: Person, reader: Reader) -> None:
    """Refuse people who may not read as this reader."""
    if reader is None:
        refuse_strangers(hosted, person)
    else:
        refuse_unless_owner(hosted, person, reader)


def refuse_unless_owner_or_host(hosted: HostedGame, person: Person, seat: Seat) -> None:
    """Refuse anyone but the seat's owner and the hosts."""
    if person.id not in hosted.hosts or not 0 <= seat < len(hosted.seats):
        refuse_unless_owner(hosted, person, seat)


def refuse_unless_reader_of_past(hosted: HostedGame, person: Person, reader: Reader) -> None:
    """Refuse people who may not read as this reader; after the end, all participants may."""
    hosted.playing()
    if hosted.stage == "over" and reader in hosted.counts:
        refuse_strangers(hosted, person)
    else:
        refuse_unless_reader(hosted, person, reader)
