"""Migrations: they lead to the tables of today, for whoever comes first, and lose nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, func, inspect, select, text

from ecumene.rules.state.ids import HOST
from ecumene.server.storage import NewerDatabase, Store
from ecumene.server.storage.channels import channels_of, notice_mode
from ecumene.server.storage.database_tables import METADATA
from ecumene.server.storage.engines import file_address, migrating_engine, parsed
from ecumene.server.storage.games import game_row
from ecumene.server.storage.journal import answers, latest_snapshot, row_of_key
from ecumene.server.storage.migrations import LOCK, NEWEST, migrate
from ecumene.server.storage.migrations.steps import newest
from ecumene.server.storage.people import person_of_token
from ecumene.server.storage.seats import members_of, seats_of
from tests.server.storage.processes import migrate_together
from tests.server.storage.scene import NOW, on, with_store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

FIRST = "0001"
DATA_OF_FIRST = {
    "people": ("anna", "Anna", "pl", NOW),
    "tokens": ("hash", "anna", "device", NOW, None),
    "games": (
        *("g", "Game", "anna", NOW, "running", "{}", None, "salt", "commitment", 1, NOW, "{}"),
        *(True, "1", 3, None, None, "host", "join", "watch", 4, 5, "[]", NOW),
    ),
    "members": ("g", "anna", "host"),
    "seats": ("g", 2, "anna", "Anna", None, False, None, "{}", None, "notes", 7, 0),
    "journal": ("g", 1, NOW, 2, "key", "body"),
    "snapshots": ("g", 1, 4, 5, "[]", "0.1", b"state"),
    "channels": ("c", "anna", "mail", "{}", NOW, 0),
    "notices": ("g", "anna", "always"),
    "sent": ("g", "anna", 2, "question", "turn", NOW),
}
"""A row for each table as it was at first; this never changes."""


@contextmanager
def connected(address: str) -> Iterator[Connection]:
    """A connection that takes the database as it is."""
    engine = migrating_engine(parsed(address))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def assert_up_to_date(address: str) -> None:
    with connected(address) as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_last_step_is_known_without_alembic() -> None:
    assert newest() == NEWEST


def test_a_database_of_today_is_opened_without_alembic(address: str) -> None:
    """Alembic takes a third of the time in which a server starts."""
    migrate(parsed(address))
    program = (
        "import sys; from ecumene.server.app import create_app;"
        "from ecumene.server.storage.engines import parsed;"
        "from ecumene.server.storage.migrations import migrate;"
        "migrate(parsed(sys.argv[1])); assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program, address], check=True)


def test_migrations_lead_to_the_tables_of_today(address: str) -> None:
    migrate(parsed(address))
    assert_up_to_date(address)
    migrate(parsed(address))
    assert_up_to_date(address)


def test_a_database_of_the_first_revision_keeps_what_is_in_it(address: str) -> None:
    migrate(parsed(address), FIRST)
    with connected(address) as connection:
        tables = MetaData()
        for name, row in DATA_OF_FIRST.items():
            table = Table(name, tables, autoload_with=connection)
            connection.execute(table.insert().values(row))

    async def scenario(store: Store) -> None:
        game = await store.read(on(game_row, "g"))
        assert game is not None
        assert (game.turn, game.paused, game.due_at) == (4, True, NOW)
        person = await store.read(on(person_of_token, "hash", NOW))
        assert person is not None
        assert person.name == "Anna"
        assert [each.notes for each in await store.read(on(seats_of, "g"))] == ["notes"]
        assert [each.role for each in await store.read(on(members_of, "g"))] == ["host"]
        assert [each.id for each in await store.read(on(channels_of, "anna"))] == ["c"]
        assert await store.read(on(notice_mode, "anna", "g")) == "always"
        row = await store.read(on(row_of_key, "g", 2, "key"))
        assert row is not None
        assert row.body == "body"
        snapshot = await store.read(on(latest_snapshot, "g"))
        assert snapshot is not None
        assert snapshot.state == b"state"

    with_store(address, scenario, games=())
    assert_up_to_date(address)


def test_answers_of_hosts_are_told_from_talk(address: str) -> None:
    """They had no seat before, and would not be found among the answers."""
    migrate(parsed(address), FIRST)
    bodies = ('{"type":"played","entry":{}}', '{"type":"said","text":"played"}')
    with connected(address) as connection:
        tables = MetaData()
        for name in ("people", "games"):
            table = Table(name, tables, autoload_with=connection)
            connection.execute(table.insert().values(DATA_OF_FIRST[name]))
        table = Table("journal", tables, autoload_with=connection)
        for seq, body in enumerate(bodies, 1):
            connection.execute(table.insert().values(("g", seq, NOW, None, None, body)))

    async def scenario(store: Store) -> None:
        found = await store.read(on(answers, "g", 0, 2))
        assert [(each.seq, each.seat) for each in found] == [(1, HOST)]

    with_store(address, scenario, games=())


def test_processes_that_begin_at_once_do_not_disturb_each_other(address: str) -> None:
    spawn = multiprocessing.get_context("spawn")
    barrier = spawn.Barrier(3)
    processes = [spawn.Process(target=migrate_together, args=(address, barrier)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert_up_to_date(address)


def test_a_worker_waits_for_another_that_is_changing_the_tables(postgres_address: str) -> None:
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    with ThreadPoolExecutor(1) as pool:
        with connected(postgres_address) as connection:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            migrated = pool.submit(migrate, parsed(postgres_address))
            while not (seen := connection.execute(waiting).scalar_one()):
                assert not migrated.done()
            assert seen == 1
            assert inspect(connection).get_table_names() == []
        migrated.result()
    assert_up_to_date(postgres_address)


def test_threads_may_open_several_databases_at_once(tmp_path: Path) -> None:
    addresses = [file_address(tmp_path / f"{number}.sqlite") for number in range(6)]
    with ThreadPoolExecutor(len(addresses)) as pool:
        list(pool.map(migrate, map(parsed, addresses)))
    for each in addresses:
        assert_up_to_date(each)


def test_threads_that_make_a_file_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Some rounds, because only sometimes two of them change the mode of the file together."""
    threads = 6
    barrier = threading.Barrier(threads)

    def begin(file: Path) -> None:
        barrier.wait()
        with connected(file_address(file)) as connection:
            connection.execute(text("CREATE TABLE IF NOT EXISTS made (number INTEGER)"))

    with ThreadPoolExecutor(threads) as pool:
        for number in range(30):
            list(pool.map(begin, [tmp_path / f"{number}.sqlite"] * threads))


def test_a_newer_database_is_refused_and_not_touched(address: str) -> None:
    migrate(parsed(address))
    with connected(address) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("DROP TABLE sent"))
    with pytest.raises(NewerDatabase) as newer:
        asyncio.run(Store.open(address))
    assert newer.value.revision == "9999"
    with connected(address) as connection:
        assert not inspect(connection).has_table("sent")


def test_a_migration_that_fails_leaves_nothing_half_done(address: str) -> None:
    """A table in the way lets it fail when it has already made others."""
    with connected(address) as connection:
        connection.execute(text("CREATE TABLE seats (of_somebody_else INTEGER)"))
    with pytest.raises(Exception, match="already exists"):
        migrate(parsed(address))
    with connected(address) as connection:
        assert inspect(connection).get_table_names() == ["seats"]
