"""Stores for tests, with a person and games in them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ecumene.server.storage import Store
from ecumene.server.storage.games import GameRow, add_game
from ecumene.server.storage.journal import NewRow, append
from ecumene.server.storage.people import PersonRow, add_person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
    from typing import Concatenate

    from sqlalchemy import Connection

    from ecumene.server.storage.journal import StoredSnapshot

P = ParamSpec("P")
T = TypeVar("T")

NOW = 1_800_000_000_000
"""A moment of the tests; it has more than 32 bits, as all moments have."""
ANNA = PersonRow("anna", "Anna", "pl", NOW)


@asynccontextmanager
async def opened(address: str, *, games: Sequence[str] = ()) -> AsyncIterator[Store]:
    """A store that is closed afterwards; with games, if it is a new one."""
    store = await Store.open(address)
    try:
        if games:
            await store.write(on(add_games, *games))
        yield store
    finally:
        await store.close()


def with_store(
    address: str, scenario: Callable[[Store], Awaitable[None]], *, games: Sequence[str] = ("g",)
) -> None:
    """Play a scenario with a new store."""

    async def play() -> None:
        async with opened(address, games=games) as store:
            await scenario(store)

    asyncio.run(play())


def on(
    act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
) -> Callable[[Connection], T]:
    """A job that does a single thing."""
    return lambda connection: act(connection, *args, **kwargs)


def add_games(connection: Connection, *games: str) -> None:
    add_person(connection, ANNA)
    for game in games:
        add_game(connection, game_row_of(game))


def game_row_of(game: str) -> GameRow:
    return GameRow(
        options="{}",
        id=game,
        name=f"Game {game}",
        creator=ANNA.id,
        created=NOW,
        agreed="{}",
        salt="salt",
        commitment="commitment",
        clock="{}",
        rules="1",
        format=3,
        host_hash="host",
        join_hash="join",
        watch_hash="watch",
        changed=NOW,
    )


def add_rows(
    connection: Connection,
    game: str,
    expected: int,
    *rows: NewRow,
    due_at: int | None = None,
    snapshots: Sequence[StoredSnapshot] = (),
) -> None:
    """Add to a journal, where it does not matter how the game stands."""
    append(
        connection,
        game,
        expected,
        rows,
        due_at=due_at,
        turn=1,
        phase=2,
        stage="running",
        clock='{"kind":"none"}',
        waited="[3]",
        snapshots=snapshots,
        now=NOW + 1,
    )
