"""Answers that leave whole: uvicorn writes the head and the body each on its own."""

from __future__ import annotations

import asyncio
from typing import Final

CONTINUE: Final = b"HTTP/1.1 100 "
"""Begins what is no answer yet, and is waited for."""


class AnsweringTransport(asyncio.Transport):
    """A connection as one answer is written to it: the head waits for the body.

    Each write is a packet of its own, and costs the system more than what it sends. Whatever begins
    an answer also writes a body, which may be empty, or closes.
    """

    __slots__ = ("_head", "_transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._head: bytes | None = b""
        """What waits; None: the head is sent."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep the head, and send it with what follows."""
        if self._head is None or data[: len(CONTINUE)] == CONTINUE:
            self._transport.write(data)
        elif not self._head:
            self._head = bytes(data)
        else:
            self._transport.write(self._head + data)
            self._head = None

    def close(self) -> None:
        """Close it, once all is sent."""
        if self._head:
            self._transport.write(self._head)
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether it is closed or closing."""
        return self._transport.is_closing()
