"""The connection to a server as a person knows it: up, or lost and retried."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.cli.join.server_client import TOO_MANY, Declined, ServerUnreachable
from ecumene.cli.join.server_stream import pauses

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.cli.join.server_stream import ServerStream

T = TypeVar("T")
BREATH: Final = 1.0
"""Seconds to wait after too many requests."""


class ServerConnection:
    """Says once that the connection is lost, and once that it is back."""

    def __init__(self, stream: ServerStream, say: Callable[[str], None]) -> None:
        self._stream = stream
        self._say = say
        """Says a message."""
        self._lost = False
        self._told = 0
        """Losses of the stream among the news so far."""

    def stream_lost(self) -> None:
        """The server sends no more news."""
        self._told += 1
        self.lost()

    def lost(self) -> None:
        """The server does not answer."""
        if not self._lost:
            self._lost = True
            self._say("join-lost")

    def back(self) -> None:
        """The server sends news again."""
        if self._lost:
            self._lost = False
            self._say("join-back")

    def insist(self, request: Callable[[], T]) -> T:
        """Repeat a request until it is answered or refused; twice must be as good as once."""
        for pause in pauses():
            try:
                answer = request()
            except ServerUnreachable:
                self.lost()
                time.sleep(pause)
            except Declined as declined:
                if declined.status != TOO_MANY:
                    raise
                time.sleep(BREATH)
            else:
                self._reached()
                return answer
        raise AssertionError("it is tried for ever")

    def _reached(self) -> None:
        """The server answers again; the connection is back once news can come too.

        If the stream was lost as well, its return is among the news.
        """
        if self._lost:
            self._stream.try_now()
            if self._stream.connected and self._stream.losses == self._told:
                self.back()
