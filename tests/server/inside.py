"""The parts of a server without the network, where a test looks at what they do inside."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from ecumene.server.app import now_in_ms
from ecumene.server.games.placement import Placement
from ecumene.server.process.bootstrap import opened
from ecumene.server.process.metrics import Metrics
from ecumene.server.settings import Settings
from ecumene.server.wire import NewGame, NewPerson, SeatPlan
from tests.patience import PATIENCE
from tests.server.same_seeds import same_seeds

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import Person


@asynccontextmanager
async def services(
    data: Path,
    clock: Callable[[], int] = now_in_ms,
    placement: Placement | None = None,
    **settings: Any,
) -> AsyncIterator[Services]:
    """The parts of a server whose games are in this folder."""
    data.mkdir(exist_ok=True)
    usual = {"thinkers": 1, "thinking_seconds": int(PATIENCE), "games_per_day": 0}
    chosen = Settings(data=str(data), **{**usual, **settings})
    with same_seeds():
        async with opened(chosen, Metrics(), placement or Placement(), clock) as found:
            yield found


def inside(
    data: Path,
    scenario: Callable[[Services], Awaitable[None]],
    clock: Callable[[], int] = now_in_ms,
    **settings: Any,
) -> None:
    """Play a scenario with them."""

    async def play() -> None:
        async with services(data, clock, **settings) as found:
            await scenario(found)

    asyncio.run(play())


async def somebody(found: Services, name: str = "Anna") -> Person:
    credentials = await found.people.add(NewPerson(name, "en"), "Firefox")
    assert credentials.token is not None
    person = await found.people.of_token(credentials.token)
    assert person is not None
    return person


async def a_game(found: Services, person: Person, people: int = 1, **more: Any) -> str:
    """A game of the person and computers; with more people it does not begin."""
    seats = (SeatPlan(),) * people + (SeatPlan("settler"),) * (5 - people)
    ordered = await found.lobby.create(person, NewGame("A game", seats, **more))
    return ordered.game.id


async def settled(found: Services) -> None:
    """Wait until computers have nothing left to do: whoever speaks then wakes nobody."""
    while found.registry._tasks:
        await asyncio.wait(found.registry._tasks)
