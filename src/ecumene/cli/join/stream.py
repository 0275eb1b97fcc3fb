"""What a server tells on its own: one connection that is made again whenever it is lost."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from ecumene.cli.join.inbox import Back, Ended, Lost, Told
from ecumene.server.wire import Now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.cli.join.inbox import News
    from ecumene.cli.join.server import Server

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds until a lost connection is tried again, at first and at most."""
TIME_LIMIT: Final = 20.0
LARGEST: Final = 4 * 1024 * 1024
FOR_GOOD: Final = frozenset((401, 403, 404))
"""Refusals that will be no others the next time."""
NOW: Final = str(Now.__struct_config__.tag)
"""The kind of messages that have no number of their own."""
CLOSED_FOR_GOOD: Final = frozenset(4000 + status for status in FOR_GOOD)
"""The same as codes with which a connection is closed."""


def pauses() -> Iterator[float]:
    """How long to wait before each further try, in seconds: longer and longer."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class Stream:
    """Follows a game, and hands on what a reader is told, each message once."""

    def __init__(self, server: Server, place: str, heard: Callable[[News], None]) -> None:
        address = f"{server.address}/api{place}/socket"
        self._address = address.replace("http", "ws", 1)
        self._server = server
        self._heard = heard
        self._number = 0
        """The last message that came."""
        self._try_now = Event()
        self._closed = False
        self.connected = False
        self.losses = 0
        """How often the connection was lost."""

    def start(self, since: int) -> None:
        """Begin to follow, after the message with this number."""
        self._number = since
        Thread(target=self._follow, name="stream", daemon=True).start()

    def try_now(self) -> None:
        """Somebody has reached the server: a lost connection need not wait any longer."""
        self._try_now.set()

    def close(self) -> None:
        """Follow no more."""
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
            self.connected = whole = False
            self.losses += 1
            self._heard(Lost())
            self._try_now.wait(next(waits))
            self._try_now.clear()

    def _messages(self) -> Iterator[Told]:
        """What comes over one connection, which begins with all that was missed."""
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
                    yield Told(data)
            except ConnectionClosed:
                pass
            if connection.close_code in CLOSED_FOR_GOOD:
                raise _Over(connection.close_reason or "")


class _Reason(msgspec.Struct):
    """As much of a ``Refused`` as is shown."""

    text: str = ""


class _Over(Exception):
    """The server refuses for good."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _read(text: str | bytes) -> dict[str, Any]:
    """A message with its kind and number; what has none is of no server of ours."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise _Over("") from None
    if not isinstance(data.get("type"), str) or not isinstance(data.get("number"), int):
        raise _Over("")
    return data


def _reason(body: bytes | bytearray) -> str:
    """The text of a refusal, read without the rest of it; empty where there is none."""
    try:
        return msgspec.json.decode(body, type=_Reason).text
    except (msgspec.DecodeError, RecursionError):
        return ""
