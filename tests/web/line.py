"""A connection between a browser and a server that can be cut, as real ones are."""

from __future__ import annotations

import socket
from contextlib import closing, contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Lock, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PIECE = 65536


class Line:
    """Forwards everything that arrives at its port, unless cut."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._lock = Lock()
        self._is_cut = False
        self._open: set[socket.socket] = set()
        self._server = ThreadingTCPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True

    @property
    def port(self) -> int:
        port: int = self._server.server_address[1]
        return port

    def cut(self) -> None:
        """Let nothing through, neither current connections nor new ones."""
        with self._lock:
            self._is_cut = True
            for end in self._open:
                _shut(end)

    def mend(self) -> None:
        """Let new connections through again."""
        with self._lock:
            self._is_cut = False

    def run(self) -> None:
        self._server.serve_forever(poll_interval=0.05)

    def close(self) -> None:
        self.cut()
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[BaseRequestHandler]:
        line = self

        class Handler(BaseRequestHandler):
            def handle(self) -> None:
                line._connect(self.request)

        return Handler

    def _connect(self, here: socket.socket) -> None:
        with closing(socket.create_connection(("127.0.0.1", self._to))) as there:
            with self._lock:
                if self._is_cut:
                    return
                self._open |= {here, there}
            back = Thread(target=_pass_on, args=(there, here))
            back.start()
            _pass_on(here, there)
            back.join()
            with self._lock:
                self._open -= {here, there}


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    """Forward data until one side ends; then close both."""
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    _shut(source)
    _shut(target)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    line = Line(port)
    thread = Thread(target=line.run)
    thread.start()
    try:
        yield line
    finally:
        line.close()
        thread.join()
