"""Servers in processes of their own, as those are who host them."""

from __future__ import annotations

import json
import os
import random
import re
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.local_client import ask_once
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
OK = 200

LASTING = range(20_000, 30_000)
"""Ports that no system gives away by itself."""


def lasting_port() -> int:
    """A port for a server that is to come back there.

    While it is away, another program could be given a port of the usual kind, be it a client that
    tries to reach the server and is then connected with itself. That another test chooses the same
    one meanwhile is left to chance: there are ten thousand.
    """
    for port in random.sample(LASTING, len(LASTING)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("every port is taken")


@dataclass(frozen=True)
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    said: str
    """The first thing it said, besides which workers there are."""
    log: Path

    workers: tuple[int, ...]
    """The processes that serve, if there are several."""

    @property
    def address(self) -> str:
        """Where it is open."""
        found = re.search(r"http://[\w.]+:\d+", self.said)
        assert found is not None, self.said
        return found.group()

    def is_well(self) -> bool:
        """Whether it says so, as soon as a busy machine lets its database answer in time."""
        asked = partial(ask_once, "GET", f"{self.address}/health")
        return wait_until(lambda: asked().status_code == OK)

    def line(self) -> str:
        """The next line it writes."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def worker(self) -> int:
        """The next worker that is there."""
        word, pid = self.line().split()
        assert word == "worker"
        return int(pid)

    def rest(self) -> str:
        """Whatever it still writes, until it and all its workers have ended."""
        assert self.process.stdout is not None
        return self.process.stdout.read()

    def stop(self, number: int) -> int:
        """Tell it to stop; returns the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def running(folder: Path, *command: str, **environment: str) -> Iterator[Running]:
    """A server, once it is open or has said why not: ``python -m`` and these words."""
    log = folder / "log"
    given = {"ECUMENE_PORT": "0", "ECUMENE_DATA": str(folder / "data"), **environment}
    clean = {name: text for name, text in os.environ.items() if name != "DATABASE_URL"}
    with (
        log.open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=clean | given,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        try:
            said = next(lines).split()
            workers = []
            while said[0] == "worker":
                workers.append(int(said[1]))
                said = next(lines).split()
            yield Running(process, " ".join(said), log, tuple(workers))
        finally:
            process.kill()
