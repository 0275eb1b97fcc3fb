"""Servers and terminals as real processes that talk over sockets and pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from threading import Condition, Thread
from typing import TYPE_CHECKING, Final, Self

from ecumene.cli.join.server_client import ServerClient
from ecumene.server import wire
from tests.patience import PATIENCE
from tests.server.started import running

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.server.started import Running

QUESTION: Final = re.compile(r"\?$|\?.*\)$|\([A-Z]\d+[a-z]?\)$|^Enter: ", re.MULTILINE)
"""The form of lines that ask something."""


PATIENT: Final = f"""
import sys

from ecumene.cli import main
from ecumene.cli.join import server_client, server_stream

server_client.TIME_LIMIT = server_stream.TIME_LIMIT = {PATIENCE}
sys.exit(main())
"""
"""The program; it does not treat a slow server as lost."""


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Running]:
    """A server; the port is given if it has to come back there."""
    limits = {
        "ECUMENE_PORT": str(port),
        "ECUMENE_REQUESTS_PER_MINUTE": "0",
        "ECUMENE_THINKERS": "1",
        "ECUMENE_THINKING_SECONDS": str(int(PATIENCE)),
    }
    with running(folder, "ecumene", "serve", **limits) as server:
        yield server


def port_of(server: Running) -> int:
    return int(server.address.rpartition(":")[2])


def person(address: str, name: str) -> ServerClient:
    """Somebody who is known to a server."""
    server = ServerClient(address, "en")
    server.token = server.post("/people", wire.NewPerson(name), wire.Credentials).token
    return server


def new_game(address: str, people: int) -> wire.Links:
    """The links of a Short Game of five, made by somebody who does not play in it."""
    host = person(address, "Zoe")
    seats = (*[wire.SeatPlan()] * people, *[wire.SeatPlan("settler")] * (5 - people))
    new = wire.NewGame("Evening", seats, short_game=True, strict_movement=True, take=0)
    made = host.post("/games", new, wire.Ordered)
    host.close()
    return made.links


CHANGED: Final = Condition()
"""Notified whenever a terminal has written something."""


def play(*games: tuple[Terminal, str]) -> None:
    """Let computer players answer for everybody until each terminal has shown the awaited text."""

    def done() -> bool:
        for terminal, _ in games:
            assert not terminal.ended, terminal.told()
            terminal.answer()
        return all(terminal.has_read(pattern) for terminal, pattern in games)

    with CHANGED:
        assert CHANGED.wait_for(done, PATIENCE), "\n\n".join(each.told() for each, _ in games)


class Terminal:
    """``ecumene join`` in a process of its own, with somebody who reads and types."""

    def __init__(
        self, address: str, home: Path, *options: str, command: Sequence[str] = ("join",)
    ) -> None:
        environment = {
            **os.environ,
            "XDG_CONFIG_HOME": str(home),
            "COLUMNS": "100",
            "PYTHONWARNINGS": "error",
            "PYTHONIOENCODING": "utf-8",
        }
        home.mkdir(exist_ok=True)
        self._process = subprocess.Popen(
            (sys.executable, "-c", PATIENT, *command, address, *options),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=home,
            env=environment,
            encoding="utf-8",
            bufsize=1,
        )
        self._lines: list[str] = []
        self._read = 0
        """Number of lines the person has read."""
        self._answered = 0
        """Number of lines searched for questions."""
        self.ended = False
        self._reading = Thread(target=self._follow, daemon=True)
        self._reading.start()

    def _follow(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with CHANGED:
                self._lines.append(line)
                CHANGED.notify_all()
        with CHANGED:
            self.ended = True
            CHANGED.notify_all()

    @property
    def out(self) -> str:
        """Everything that was written, with runs of whitespace collapsed."""
        with CHANGED:
            return " ".join("".join(self._lines).split())

    def type(self, line: str) -> None:
        """Type a line; everything written before counts as read."""
        assert self._process.stdin is not None
        with CHANGED:
            self._read = len(self._lines)
        self._process.stdin.write(f"{line}\n")

    def read_until(self, pattern: str) -> str:
        """Read on until this is written; return what was read for it."""
        start = self._read

        def found() -> re.Match[str] | None:
            return re.search(pattern, self._unread(start))

        with CHANGED:
            assert CHANGED.wait_for(lambda: found() or self.ended, PATIENCE), self.told()
            assert found() is not None, self.told()
            self._read = len(self._lines)
        return self._unread(start)

    def _unread(self, start: int) -> str:
        return " ".join("".join(self._lines[start:]).split())

    def told(self) -> str:
        """The last output, for anyone who looks into a failure."""
        assert self._process.stderr is not None
        complaints = self._process.stderr.read() if self.ended else ""
        return "".join(self._lines[-60:]) + complaints

    def answer(self) -> None:
        """Let a computer player answer the questions asked since the last time."""
        more = self._lines[self._answered :]
        self._answered += len(more)
        if any(map(QUESTION.search, more)):
            self.type(".")

    def has_read(self, pattern: str) -> bool:
        return re.search(pattern, self.out) is not None

    def end(self) -> tuple[int, str, str]:
        """Wait for its end; the exit code, and all that it has written on both streams."""
        code = self._process.wait(PATIENCE)
        self._reading.join()
        assert self._process.stderr is not None
        return code, self.out, " ".join(self._process.stderr.read().split())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def quit(self) -> str:
        """Stop and return everything that was written; fails if there were complaints."""
        self.type("q")
        assert self._process.wait(PATIENCE) == 0, self.told()
        self._reading.join()
        assert self._process.stderr is not None
        assert self._process.stderr.read() == ""
        return self.out

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        process = self._process
        process.kill()
        process.wait(PATIENCE)
        self._reading.join()
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):  # output that nobody reads any more
                stream.close()
