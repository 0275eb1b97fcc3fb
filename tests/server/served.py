"""A server on a real port, in a thread of the test, with its log and its figures at hand."""

from __future__ import annotations

import io
import json
import logging
import signal
import socket
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from ecumene.server.process import server_logs
from ecumene.server.process.connections import Bounds
from ecumene.server.process.metrics import Metrics
from ecumene.server.process.server_process import Server
from ecumene.server.settings import Settings
from tests.local_client import local_client
from tests.patience import PATIENCE, wait_until
from tests.server import tiny

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import httpx
    from litestar.types import ASGIApp

    from ecumene.server.games.placement import Placement
    from ecumene.web import Built


@dataclass(frozen=True)
class Served:
    """A server that is open."""

    port: int
    metrics: Metrics
    log: io.StringIO
    client: httpx.Client = field(repr=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_address(self, game: str = "g1", seat: int = 3) -> str:
        return f"ws://127.0.0.1:{self.port}/api/games/{game}/seats/{seat}/socket"

    def lines(self, count: int = 0) -> list[dict[str, Any]]:
        """The log, once it has so many lines: what was answered is logged afterwards."""
        wait_until(lambda: self.log.getvalue().count("\n") >= count)
        return [json.loads(line) for line in self.log.getvalue().splitlines()]

    def figures(self, said: str = "") -> str:
        """The figures, once they say this: what was answered is counted afterwards."""
        wait_until(lambda: said in self.metrics.text().decode())
        return self.metrics.text().decode()

    def exchange(self, request: bytes) -> bytes:
        """Send these very bytes; return whatever comes until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts)


@contextmanager
def served(
    page: Mapping[str, Built] | None = None, bounds: Bounds | None = None, **settings: Any
) -> Iterator[Served]:
    """The small application with these settings, and perhaps with the files of a page."""
    chosen = Settings(**settings)
    metrics, log, is_open = Metrics(), io.StringIO(), Event()
    with logged_to(log, chosen.log_level), socket.create_server(("127.0.0.1", 0)) as listener:

        def create(given: Settings, _: Metrics, placement: Placement) -> ASGIApp:
            return tiny.create(given, metrics, placement, page)

        server = Server(chosen, create, is_open.set, bounds or Bounds())
        thread = Thread(target=server.run, args=([listener],))
        port = listener.getsockname()[1]
        thread.start()
        assert is_open.wait(PATIENCE)
        try:
            address = f"http://127.0.0.1:{port}"
            with local_client(address) as client:
                yield Served(port, metrics, log, client)
        finally:
            server.should_exit = True
            thread.join()


@contextmanager
def logged_to(stream: io.StringIO, level: str = "info") -> Iterator[None]:
    """Logs as the server writes them; afterwards as they were."""
    root, ours = logging.getLogger(), logging.getLogger(server_logs.NAME)
    before = root.handlers[:], root.level, ours.level
    for handler in before[0]:  # set_up would close those of pytest
        root.removeHandler(handler)
    server_logs.set_up(level, stream)
    try:
        yield
    finally:
        for handler in root.handlers[:]:
            root.removeHandler(handler)
        for handler in before[0]:
            root.addHandler(handler)
        root.setLevel(before[1])
        ours.setLevel(before[2])


@contextmanager
def contained() -> Iterator[None]:
    """For a server that is started in the process of the test; afterwards all is as before."""
    signals = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        with logged_to(io.StringIO()):
            yield
    finally:
        for number, handler in signals.items():
            signal.signal(number, handler)
