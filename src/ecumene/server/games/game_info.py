"""The description of a game in lists and lobbies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.server.games.absence import stand_in_after
from ecumene.server.games.current_state import seat_infos, waited
from ecumene.server.games.estimate import length_of
from ecumene.server.wire import GameInfo, Removed

if TYPE_CHECKING:
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.wire import Role


def info(hosted: HostedGame, person: Person) -> GameInfo:
    """A game as listed for a person; the seed is shown once the game is over."""
    fair, over = hosted.fair, hosted.stage == "over"
    return GameInfo(
        id=hosted.id,
        name=hosted.agreed.name,
        stage=hosted.stage,
        agreed=hosted.agreed,
        seats=seat_infos(hosted),
        turn=hosted.turn,
        phase=hosted.phase,
        waited=waited(hosted),
        paused=hosted.stands_still,
        pace=hosted.pace,
        commitment=fair.commitment,
        seed=f"{hosted.options.seed}/{fair.salt}" if over else None,
        known_to=hosted.known_to,
        roles=_roles(hosted, person),
        own=hosted.seats_of(person.id),
        take_back=hosted.take_back,
        host=hosted.host,
        length=length_of(hosted.agreed),
        stand_in=stand_in_after(hosted.agreed),
        code=hosted.code if person.id in hosted.hosts else None,
        removed=_removed(hosted) if person.id in hosted.hosts else (),
    )


def _removed(hosted: HostedGame) -> tuple[Removed, ...]:
    return tuple(Removed(person, name) for person, name in hosted.removed.items())


def _roles(hosted: HostedGame, person: Person) -> tuple[Role, ...]:
    roles: dict[Role, bool] = {
        "host": person.id in hosted.hosts,
        "player": bool(hosted.seats_of(person.id)),
        "spectator": person.id in hosted.spectators,
    }
    return tuple(role for role, has in roles.items() if has)
