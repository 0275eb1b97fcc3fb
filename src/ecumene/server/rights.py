"""Who may do what in a game: told from who has a seat or a role, never from what is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.server.refusals import FORBIDDEN, MISSING, refuse

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.server.journal import Reader
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person


def refuse_strangers(live: LiveGame, person: Person) -> None:
    """Refuse whoever has nothing to do with a game, and does not even learn that it is there."""
    known = person.id in live.hosts or person.id in live.spectators
    if not known and not live.seats_of(person.id):
        raise refuse(MISSING, "server-no-game")


def refuse_unless_host(live: LiveGame, person: Person) -> None:
    """Refuse whoever does not run the game."""
    refuse_strangers(live, person)
    if person.id not in live.hosts:
        raise refuse(FORBIDDEN, "server-not-host")


def refuse_unless_owner(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse whoever does not have this seat."""
    refuse_strangers(live, person)
    if seat not in live.seats_of(person.id):
        raise refuse(FORBIDDEN, "server-not-your-seat")


def refuse_unless_reader(live: LiveGame, person: Person, reader: Reader) -> None:
    """Refuse whoever may not read along as this reader; whoever plays may look on, too."""
    if reader is None:
        refuse_strangers(live, person)
    else:
        refuse_unless_owner(live, person, reader)


def refuse_unless_owner_or_host(live: LiveGame, person: Person, seat: Seat) -> None:
    """Refuse whoever neither has this seat nor runs the game."""
    if person.id not in live.hosts or not 0 <= seat < len(live.seats):
        refuse_unless_owner(live, person, seat)
