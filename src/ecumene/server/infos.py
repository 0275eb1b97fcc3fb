"""The description of a game in lists and lobbies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.server.wire import GameInfo, Removed

if TYPE_CHECKING:
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
    from ecumene.server.wire import Role


def info(live: LiveGame, person: Person) -> GameInfo:
    """A game as listed for a person; the seed is shown once the game is over."""
    fair, over = live.fair, live.stage == "over"
    return GameInfo(
        id=live.id,
        name=live.agreed.name,
        stage=live.stage,
        agreed=live.agreed,
        seats=live.seat_infos(),
        turn=live.turn,
        phase=live.phase,
        waited=live.waited(),
        paused=live.paused,
        commitment=fair.commitment,
        seed=f"{live.options.seed}/{fair.salt}" if over else None,
        known_to=live.known_to,
        roles=_roles(live, person),
        own=live.seats_of(person.id),
        take_back=live.take_back,
        removed=_removed(live) if person.id in live.hosts else (),
    )


def _removed(live: LiveGame) -> tuple[Removed, ...]:
    return tuple(Removed(person, name) for person, name in live.removed.items())


def _roles(live: LiveGame, person: Person) -> tuple[Role, ...]:
    roles: dict[Role, bool] = {
        "host": person.id in live.hosts,
        "player": bool(live.seats_of(person.id)),
        "spectator": person.id in live.spectators,
    }
    return tuple(role for role, has in roles.items() if has)
