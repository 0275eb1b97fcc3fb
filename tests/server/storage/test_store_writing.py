"""The writer: what is acknowledged is on disk, and nobody's failure is anybody else's."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest
from psycopg import AsyncConnection
from sqlalchemy import func, select, text

from ecumene.server.storage import BadAddress, Damaged, DatabaseUnreachable, Store, UnknownOutcome
from ecumene.server.storage.announcements import CHANNEL, announced
from ecumene.server.storage.database_tables import games, journal, people
from ecumene.server.storage.engines import file_address
from ecumene.server.storage.games import game_row
from ecumene.server.storage.journal import NewRow, rows_after
from ecumene.server.storage.people import rename
from tests.server.storage.scene import ANNA, NOW, add_rows, on, with_store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection


class Held:
    """Keeps the writer busy until it is let go, so that whatever is handed in waits."""

    def __init__(self, store: Store) -> None:
        self._busy = asyncio.Event()
        self._go = threading.Event()
        loop = asyncio.get_running_loop()

        def wait(_: Connection) -> None:
            loop.call_soon_threadsafe(self._busy.set)
            self._go.wait()

        self._task = asyncio.ensure_future(store.write(wait))

    async def hand_in(self, *jobs: Awaitable[Any]) -> list[Any]:
        """Let the writer go when all these wait; returns what became of them."""
        await self._busy.wait()
        tasks = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)  # once round the loop: each of them has begun
        self._go.set()
        await self._task
        return await asyncio.gather(*tasks, return_exceptions=True)


def test_whatever_waits_is_committed_together(address: str) -> None:
    async def scenario(store: Store) -> None:
        transactions = await Held(store).hand_in(
            *(store.write(lambda connection: connection.get_transaction()) for _ in range(20))
        )
        assert len(set(transactions)) == 1

    with_store(address, scenario)


def test_a_job_that_fails_sinks_no_other(address: str) -> None:
    """Not even when what it did before it failed has to be taken back."""

    def fail(connection: Connection) -> None:
        rename(connection, ANNA.id, "Nobody", "en")
        raise ValueError("no")

    async def scenario(store: Store) -> None:
        outcomes = await Held(store).hand_in(
            *(
                store.write(fail) if number in (3, 7) else store.write(_adding("g", number))
                for number in range(10)
            )
        )
        assert [type(each) for each in outcomes] == [
            ValueError if number in (3, 7) else int for number in range(10)
        ]
        rows = await store.read(on(rows_after, "g", 0, 100))
        assert [row.body for row in rows] == [str(n) for n in range(10) if n not in (3, 7)]
        assert await store.read(_name) == "Anna"

    with_store(address, scenario)


def test_a_damaged_row_sinks_no_other_and_is_damage(address: str) -> None:
    def damaged(_: Connection) -> None:
        raise Damaged

    async def scenario(store: Store) -> None:
        outcomes = await Held(store).hand_in(
            store.write(_adding("g", 1)), store.write(damaged), store.write(_adding("g", 2))
        )
        assert [type(each) for each in outcomes] == [int, Damaged, int]
        rows = await store.read(on(rows_after, "g", 0, 100))
        assert [row.body for row in rows] == ["1", "2"]
        assert store.trouble == "damaged"

    with_store(address, scenario)


def test_a_group_is_announced_at_once_without_what_was_taken_back(postgres_address: str) -> None:
    """PostgreSQL wakes every worker for every notification."""

    def fail(connection: Connection) -> None:
        add_rows(connection, "h", 0, NewRow("lost"))
        raise ValueError("no")

    async def scenario(store: Store) -> None:
        async with await AsyncConnection.connect(postgres_address, autocommit=True) as hearing:
            await hearing.execute(f"LISTEN {CHANNEL}")
            together = [store.write(_adding("g", number)) for number in range(5)]
            await Held(store).hand_in(*together)
            await Held(store).hand_in(store.write(fail), store.write(_adding("g", 5)))
            await store.write(_adding("h", 6))
            heard = [each.payload async for each in hearing.notifies(stop_after=3)]
        ends = [[line.split()[:2] for line in announced(payload)] for payload in heard]
        assert ends == [[["g", str(end)] for end in range(1, 6)], [["g", "6"]], [["h", "1"]]]

    with_store(postgres_address, scenario, games=("g", "h"))


def _adding(game: str, number: int) -> Callable[[Connection], int]:
    """Adds to whatever there is, and returns the new head."""

    def add(connection: Connection) -> int:
        row = game_row(connection, game)
        assert row is not None
        add_rows(connection, game, row.seq, NewRow(str(number)))
        return row.seq + 1

    return add


def _name(connection: Connection) -> str:
    name: str = connection.execute(select(people.c.name)).scalar_one()
    return name


def test_jobs_are_done_in_the_order_of_their_games_and_then_as_they_came(address: str) -> None:
    """So that two workers never wait for each other's games."""
    done: list[str] = []

    def note(name: str) -> Callable[[Connection], None]:
        return lambda _: done.append(name)

    async def scenario(store: Store) -> None:
        names = ("b1", "c1", "a1", "b2", "a2")
        await Held(store).hand_in(*(store.write(note(name), game=name[0]) for name in names))
        assert done == ["a1", "a2", "b1", "b2", "c1"]

    with_store(address, scenario)


def test_a_job_that_hides_a_failed_statement_is_not_taken_for_written(
    postgres_address: str,
) -> None:
    """PostgreSQL would answer its commit with a silent rollback."""

    def hide(connection: Connection) -> None:
        add_rows(connection, "g", 0, NewRow("lost"))
        with pytest.raises(Exception, match="does not exist"):
            connection.execute(text("SELECT nothing FROM nowhere"))

    async def scenario(store: Store) -> None:
        with pytest.raises(RuntimeError):
            await store.write(hide)
        assert await store.read(on(rows_after, "g", 0, 9)) == ()

    with_store(postgres_address, scenario)


def test_whoever_is_cancelled_leaves_nothing_under_way(address: str) -> None:
    """The job is done nevertheless, and the cancelled task ends after it."""

    async def scenario(store: Store) -> None:
        busy, go = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def add(connection: Connection) -> None:
            loop.call_soon_threadsafe(busy.set)
            go.wait()
            add_rows(connection, "g", 0, NewRow("one"))

        task = asyncio.create_task(store.write(add))
        await busy.wait()
        task.cancel()
        await asyncio.sleep(0)
        assert not task.done()
        go.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(await store.read(on(rows_after, "g", 0, 9))) == 1
        assert await store.write(_adding("g", 2)) == 2

    with_store(address, scenario)


def test_a_cancelled_job_that_fails_does_not_stop_the_writer(address: str) -> None:
    def fail(_: Connection) -> None:
        raise ValueError("no")

    async def scenario(store: Store) -> None:
        held = Held(store)
        task = asyncio.create_task(store.write(fail))
        await asyncio.sleep(0)
        task.cancel()
        assert await held.hand_in(store.write(_adding("g", 1))) == [1]
        with pytest.raises(asyncio.CancelledError):
            await task

    with_store(address, scenario)


def test_closing_finishes_what_waits(address: str) -> None:
    async def scenario(store: Store) -> None:
        jobs = [asyncio.create_task(store.write(_adding("g", n))) for n in range(5)]
        await asyncio.sleep(0)
        await store.close()
        assert [await job for job in jobs] == [1, 2, 3, 4, 5]
        with pytest.raises(RuntimeError):
            await store.write(_adding("g", 6))
        with pytest.raises(RuntimeError):
            await store.read(_name)

    with_store(address, scenario)


def test_readers_see_one_moment_and_do_not_wait_for_the_writer(address: str) -> None:
    """Between two queries of one job nothing changes, though somebody writes and commits."""

    async def scenario(store: Store) -> None:
        begun, go = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def count_twice(connection: Connection) -> tuple[int, int]:
            count = select(func.count()).select_from(journal)
            before = connection.execute(count).scalar_one()
            loop.call_soon_threadsafe(begun.set)
            go.wait()
            return before, connection.execute(count).scalar_one()

        reading = asyncio.create_task(store.read(count_twice))
        await begun.wait()
        await store.write(_adding("g", 1))
        assert len(await store.read(on(rows_after, "g", 0, 9))) == 1
        go.set()
        assert await reading == (0, 0)

    with_store(address, scenario)


def test_whoever_reads_cannot_write(address: str) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(Exception, match=r"read.?only"):
            await store.read(on(rename, ANNA.id, "Nobody", "en"))
        assert await store.read(_name) == "Anna"

    with_store(address, scenario)


def test_what_is_committed_to_a_file_survives_a_power_cut(sqlite_address: str) -> None:
    """As far as SQLite can promise it: each commit waits for the disk."""

    def settings(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    async def scenario(store: Store) -> None:
        full = 2
        assert await store.write(settings) == ["wal", full, 1]

    with_store(sqlite_address, scenario)


def test_foreign_keys_are_looked_after(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(_adding("g", 1))
        await store.write(lambda connection: connection.execute(games.delete()).rowcount)
        assert await store.read(on(rows_after, "g", 0, 9)) == ()
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await store.write(
                lambda connection: (
                    connection.execute(
                        journal.insert(), {"game": "none", "seq": 1, "at": NOW, "body": "{}"}
                    ).rowcount
                )
            )

    with_store(address, scenario)


def _end_connections(connection: Connection) -> None:
    """Cut all connections to the database but this one."""
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    )


def test_a_lost_connection_is_replaced(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.write(_adding("g", 1)) == 1
        await store.read(_name)
        await store.write(_end_connections)
        assert await store.read(_name) == "Anna"
        await store.read(_end_connections)
        assert await store.write(_adding("g", 2)) == 2

    with_store(postgres_address, scenario)


def test_a_connection_lost_amid_a_job_begins_it_anew(postgres_address: str) -> None:
    """Nothing of the first attempt was committed, so nothing is written twice."""
    attempts: list[int] = []

    def lose_first(connection: Connection) -> int:
        attempts.append(len(attempts))
        head = _adding("g", 1)(connection)
        if len(attempts) == 1:
            _end_this(connection)
        return head

    async def scenario(store: Store) -> None:
        assert await store.write(lose_first) == 1
        assert len(attempts) == 2
        assert len(await store.read(on(rows_after, "g", 0, 9))) == 1

    with_store(postgres_address, scenario)


def _end_this(connection: Connection) -> None:
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def test_a_commit_that_fails_is_unknown_to_all_and_done_only_once(postgres_address: str) -> None:
    """The connection is cut after the last statement, so it is the commit that fails."""
    attempts: list[str] = []

    async def scenario(store: Store) -> None:
        loop = asyncio.get_running_loop()

        def cut(connection: Connection) -> None:
            attempts.append("cut")
            pid = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
            ended = asyncio.run_coroutine_threadsafe(store.read(_ending(pid)), loop)
            assert ended.result()

        def other(_: Connection) -> None:
            attempts.append("other")

        outcomes = await Held(store).hand_in(
            store.write(other, game="a"), store.write(cut, game="b")
        )
        assert [type(each) for each in outcomes] == [UnknownOutcome, UnknownOutcome]
        assert attempts == ["other", "cut"]
        assert await store.write(_adding("g", 1)) == 1

    with_store(postgres_address, scenario)


def _ending(pid: int) -> Callable[[Connection], bool]:
    """Ends a connection, and waits until it has ended."""

    def end(connection: Connection) -> bool:
        query = text("SELECT pg_terminate_backend(:pid, 10000)")
        return bool(connection.execute(query, {"pid": pid}).scalar_one())

    return end


def test_a_database_that_is_not_there_is_unreachable(tmp_path: Path) -> None:
    folder = f"postgresql://postgres@/games?host={tmp_path}"
    for nowhere in (folder, file_address(tmp_path / "none" / "games.sqlite")):
        with pytest.raises(DatabaseUnreachable):
            asyncio.run(Store.open(nowhere))


@pytest.mark.parametrize(
    "address", ["", "nonsense", "mysql://host/games", "sqlite://", "sqlite:///:memory:"]
)
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        asyncio.run(Store.open(address))


def test_hosting_services_may_write_addresses_their_way(postgres_address: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.read(_name) == "Anna"

    with_store(postgres_address.replace("postgresql://", "postgres://"), scenario)
