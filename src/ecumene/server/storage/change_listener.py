"""Notifications from PostgreSQL: another worker added to a journal or signed out a device."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import AsyncConnection

from ecumene.server.storage.announcements import CHANNEL, announced
from ecumene.server.storage.engines import NOTICING, parsed
from ecumene.server.storage.people import SIGNED_OUT
from ecumene.server.storage.store_errors import DatabaseUnreachable

if TYPE_CHECKING:
    from collections.abc import Callable

_LOG: Final = logging.getLogger(__name__)
ADDITION: Final = re.compile(r"(.+) ([0-9]+) ([0-9]+)")
"""An announced addition to a journal: the game, the journal's end, and when it was changed."""
_SHORTEST: Final = 0.1
_LONGEST: Final = 5.0
"""Seconds between two attempts to reconnect."""


class ChangeListener:
    """A listening connection, reopened whenever it is lost.

    ``heard`` is called with a game, the end of its journal and the time of the change,
    ``signed_out`` with the hash of a token that is no longer valid. ``lost`` is called after a
    reconnection: anything may have happened in between.
    """

    def __init__(
        self,
        address: str,
        heard: Callable[[str, int, int], None],
        signed_out: Callable[[str], None],
        lost: Callable[[], None],
    ) -> None:
        url = parsed(address).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._heard = heard
        self._signed_out = signed_out
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to listen; raises ``DatabaseUnreachable``."""
        try:
            connection = await self._connected()
        except psycopg.OperationalError as problem:
            raise DatabaseUnreachable from problem
        self._task = asyncio.create_task(self._listen(connection), name="ecumene-listener")
        await asyncio.sleep(0)  # it begins, and so closes the connection however soon it is ended

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            try:
                await self._hear_all(connection)
            except psycopg.OperationalError:
                _LOG.warning("the connection for notifications is lost")
            finally:
                await connection.close()
            connection = await self._connected_again()
            self._loop.call_soon(self._lost)

    async def _hear_all(self, connection: AsyncConnection) -> None:
        """Pass on every notification until the connection is lost.

        The driver's own loop asks the system anew for each of them, which takes longer than all
        else that is done with it.
        """
        ended: asyncio.Future[None] = self._loop.create_future()

        def read() -> None:
            try:
                connection.pgconn.consume_input()
                while (notification := connection.pgconn.notifies()) is not None:
                    self._hear(notification.relname.decode(), notification.extra.decode())
            except psycopg.OperationalError as problem:
                if not ended.done():
                    ended.set_exception(problem)

        descriptor = connection.fileno()
        self._loop.add_reader(descriptor, read)
        try:
            read()  # some may have come with the answer to LISTEN
            await ended
        finally:
            self._loop.remove_reader(descriptor)

    def _hear(self, channel: str, payload: str) -> None:
        """Pass on a notification, later: a failing callback does not end the listening."""
        if channel == SIGNED_OUT:
            self._loop.call_soon(self._signed_out, payload)
            return
        for each in announced(payload):
            if (told := ADDITION.fullmatch(each)) is not None:
                self._loop.call_soon(self._heard, told[1], int(told[2]), int(told[3]))

    async def _connected_again(self) -> AsyncConnection:
        pause = _SHORTEST
        while True:
            try:
                return await self._connected()
            except psycopg.OperationalError:
                _LOG.warning("no connection for notifications; trying again in %.1f s", pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST)

    async def _connected(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(self._address, autocommit=True, **NOTICING)
        try:
            for channel in (CHANNEL, SIGNED_OUT):
                await connection.execute(f"LISTEN {channel}")
        except BaseException:
            await connection.close()
            raise
        return connection
