"""Who may do what in a game: told from who has a seat or a role, never from what is sent."""

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
    """Whether a person has to do with a game: runs it, looks on, or has a seat."""
    return person in live.hosts or person in live.spectators or bool(live.seats_of(person))


def may_read(live: LiveGame, person: str, reader: Reader) -> bool:
    """Whether a person may read along as this reader; whoever plays may look on, too."""
    return has_part(live, person) if reader is None else reader in live.seats_of(person)


def refuse_strangers(live: LiveGame, person: Person) -> None:
    """Refuse whoever has nothing to do with a game, and does not even learn that it is there."""
    if not has_part(live, person.id):
        raise refuse(MISSING, "server-no-game")


def refuse_unless_host(live: LiveGame, person: Person) -> None:
    """Refuse whoever does not run the game."""
    refuse_strangers(live, person)
    if person.id not in live.hosts:
        raise refuse(FORBIDDEN, "server-not-host")


def refuse_unless_owner(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse whoever does not have this seat."""
    refuse_strangers(live, person)
    if not may_read(live, person.id, seat):
        raise refuse(FORBIDDEN, "server-not-your-seat")


def refuse_unless_reader(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse whoever may not read along as this reader."""
    if reader is None:
        refuse_strangers(live, person)
    else:
        refuse_unless_owner(live, person, reader)


def refuse_unless_owner_or_host(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse whoever neither has this seat nor runs the game."""
    if person.id not in live.hosts or not 0 <= seat < len(live.seats):
        refuse_unless_owner(live, person, seat)


def refuse_unless_reader_of_past(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse whoever may not look from there: when all is over everybody who was there may."""
    live.playing()
    if live.stage == "over" and reader in live.counts:
        refuse_strangers(live, person)
    else:
        refuse_unless_reader(live, person, reader)
