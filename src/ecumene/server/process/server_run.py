"""A server from start to end.

Folder, port and database are checked first, so that problems are reported in a sentence. A stop
(SIGTERM, Ctrl-C) lets requests finish, closes WebSockets with 1012, and the exit code is 0.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ecumene.server.process import server_logs
from ecumene.server.process.allocator import share_memory
from ecumene.server.process.data_folder import CannotServe, held, reason
from ecumene.server.process.file_limit import allow_many
from ecumene.server.process.server_process import BACKLOG, leave_when_told, serve_alone
from ecumene.server.process.supervisor import supervise
from ecumene.server.storage import (
    BadAddress,
    Damaged,
    DatabaseUnreachable,
    EmptyDatabase,
    Full,
    NewerDatabase,
    Store,
)
from ecumene.server.storage.engines import file_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.process.server_process import Create
    from ecumene.server.settings import Settings


def serve(settings: Settings, create: Create, opened: Callable[[str], None]) -> None:
    """Serve until stopped; ``opened`` gets the address. Raises ``CannotServe``."""
    share_memory()
    server_logs.set_up(settings.log_level)
    leave_when_told()
    try:
        _serve(settings, create, opened)
    except SystemExit as end:
        if end.code:
            raise CannotServe("serve-failed") from None


def _serve(settings: Settings, create: Create, opened: Callable[[str], None]) -> None:
    with held(settings), _listen(settings) as listener:
        asyncio.run(_check_database(settings))
        files = allow_many()
        if files is not None:
            server_logs.tell("files", files=files)
        run = supervise if settings.workers > 1 else serve_alone
        settings = replace(settings, port=listener.getsockname()[1])  # 0 meant any free port
        run(settings, create, listener, partial(opened, settings.address))


# Preparations


def _listen(settings: Settings) -> socket.socket:
    """Open the port."""
    try:
        family, kind, number, _, place = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise CannotServe("serve-no-address", host=settings.host) from None
    listener = socket.socket(family, kind, number)
    try:
        if sys.platform != "win32":  # where it would let two servers share one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
        listener.set_inheritable(False)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise CannotServe("serve-no-address", host=settings.host) from None
        raise CannotServe("serve-no-port", port=str(settings.port), reason=reason(error)) from None
    return listener


async def _check_database(settings: Settings) -> None:
    """Open the database once, which updates it before any worker needs it."""
    try:
        store = await Store.open(settings.database_url or file_address(settings.database_file))
    except NewerDatabase:
        raise CannotServe("serve-newer-database") from None
    except Damaged:
        raise CannotServe("serve-damaged-database", place=_database_place(settings)) from None
    except EmptyDatabase:
        raise CannotServe("serve-empty-database", place=_database_place(settings)) from None
    except Full:
        raise CannotServe("serve-disk-full", place=_database_place(settings)) from None
    except (BadAddress, DatabaseUnreachable):
        raise CannotServe("serve-no-database", place=_database_place(settings)) from None
    except ModuleNotFoundError:
        raise CannotServe("serve-no-driver") from None
    await store.close()


def _database_place(settings: Settings) -> str:
    """Where the database is, without user and password."""
    if settings.database_url is None:
        return str(settings.database_file)
    return settings.database_url.partition("://")[2].rpartition("@")[2].partition("?")[0]
