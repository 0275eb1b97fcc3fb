"""The server's messages: one connection, reopened whenever it is lost."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from ecumene.cli.join.inbox import Back, Ended, Lost, ServerNews
from ecumene.server.wire import Now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.cli.join.inbox import News
    from ecumene.cli.join.server_client import ServerClient

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds before a lost connection is retried, at first and at most."""
RESTART: Final = 1012
RESTART_PAUSE: Final = 0.1
"""The close code of a server that goes on elsewhere, and the seconds before it is tried there."""
TIME_LIMIT: Final = 20.0
LARGEST: Final = 4 * 1024 * 1024
FOR_GOOD: Final = frozenset((401, 403, 404))
"""Refusals that will not change."""
NOW: Final = str(Now.__struct_config__.tag)
"""The kind of messages without a number."""
CLOSED_FOR_GOOD: Final = frozenset(4000 + status for status in FOR_GOOD)
"""The same as close codes."""


def pauses() -> Iterator[float]:
    """Seconds to wait before each further attempt: longer and longer."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class ServerStream:
    """Follows a game, and passes on a reader's messages, each once."""

    def __init__(self, server: ServerClient, place: str, heard: Callable[[News], None]) -> None:
        address = f"{server.address}/api{place}/socket"
        self._address = address.replace("http", "ws", 1)
        self._server = server
        self._heard = heard
        self._number = 0
        """The last message received."""
        self._try_now = Event()
        self._closed = False
        self.connected = False
        self._restarts = False
        """Whether the server has asked to come back."""
        self.losses = 0
        """How often the connection was lost."""

    def start(self, since: int) -> None:
        """Begin to follow, after the message with this number."""
        self._number = since
        Thread(target=self._follow, name="stream", daemon=True).start()

    def try_now(self) -> None:
        """Retry at once: the server has been reached."""
        self._try_now.set()

    def close(self) -> None:
        """Stop following."""
        self._closed = True
        self._try_now.set()

    def _follow(self) -> None:
        waits, whole = pauses(), False
        while not self._closed:
            try:
                for message in self._messages():
                    if not whole:
                        waits, whole = pauses(), True
                        self._heard(Back())
                    self._heard(message)
            except _Over as over:
                self._heard(Ended(over.reason))
                return
            except (OSError, WebSocketException):
                pass
            if whole and self._restarts:
                pause = RESTART_PAUSE
            else:
                self.losses += 1
                self._heard(Lost())
                pause = next(waits)
            self.connected = whole = self._restarts = False
            self._try_now.wait(pause)
            self._try_now.clear()

    def _messages(self) -> Iterator[ServerNews]:
        """The messages of one connection, beginning with those missed."""
        try:
            connection = connect(
                f"{self._address}?since={self._number}",
                additional_headers=self._server.credentials,
                open_timeout=TIME_LIMIT,
                max_size=LARGEST,
            )
        except InvalidStatus as refused:
            if refused.response.status_code in FOR_GOOD:
                raise _Over(_reason(refused.response.body)) from None
            raise
        with connection:
            self.connected = True
            try:
                for text in connection:
                    data = _read(text)
                    if data["type"] != NOW:
                        self._number = data["number"]
                    yield ServerNews(data)
            except ConnectionClosed:
                pass
            self._restarts = connection.close_code == RESTART
            if connection.close_code in CLOSED_FOR_GOOD:
                raise _Over(connection.close_reason or "")


class _Reason(msgspec.Struct):
    """The part of a ``Refused`` that is shown."""

    text: str = ""


class _Over(Exception):
    """The server refuses for good."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _read(text: str | bytes) -> dict[str, Any]:
    """A message with its kind and number; without them it is not from our server."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise _Over("") from None
    if not isinstance(data.get("type"), str) or not isinstance(data.get("number"), int):
        raise _Over("")
    return data


def _reason(body: bytes | bytearray) -> str:
    """The text of a refusal; empty if there is none."""
    try:
        return msgspec.json.decode(body, type=_Reason).text
    except (msgspec.DecodeError, RecursionError):
        return ""
