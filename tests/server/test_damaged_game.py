"""One game whose journal has a hole: its readers are told so, and nobody else notices."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.server.games.listeners import Listener
from ecumene.server.http import sockets
from ecumene.server.services.accounts import HeldToken
from ecumene.server.storage import Damaged, DamagedGame, DatabaseUnreachable, UnknownOutcome
from tests.patience import PATIENCE
from tests.server.served import logged_to
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

HOLES = {
    "rows": "DELETE FROM journal WHERE game = ? AND seq = 2",
    "marks": "DELETE FROM marks WHERE game = ?",
    "sense": """UPDATE journal SET body = '{"type":"said"}' WHERE game = ? AND seq = 2""",
}
"""What may be missing."""


@pytest.mark.parametrize("hole", HOLES)
def test_a_damaged_game_is_told_of_and_is_no_damage_of_others(tmp_path: Path, hole: str) -> None:
    """Its sockets are closed with a reason, in place of staying silent; /health stays well."""
    log = io.StringIO()
    with logged_to(log), whole(tmp_path) as server:
        anna = server.person()
        damaged, other = (
            anna.create(people=5, computers=0, take=4)["game"]["id"] for _ in range(2)
        )
        for game in (damaged, other):
            for number in range(3):
                anna.post(f"/games/{game}/seats/0/chat", {"text": f"line {number}"})
        with closing(sqlite3.connect(tmp_path / "ecumene.sqlite")) as database, database:
            database.execute(HOLES[hole], (damaged,))
        for _ in range(2):
            refused = anna.get(f"/games/{damaged}/seats/0/messages?since=0", status=503)
            assert refused["sentence"]["key"] == "server-damaged"
        with anna.socket(damaged, 0, 0) as socket:
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(PATIENCE)
            assert (socket.close_code, socket.close_reason) == (1012, refused["text"][:120])
        assert len(anna.get(f"/games/{other}/seats/0/messages?since=0")["messages"]) == 3
        health = anna.client.get("/health")
        assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert log.getvalue().count(f"game {damaged} is damaged") == 1


class FakeSocket:
    """A client that reads everything and never leaves."""

    def __init__(self) -> None:
        self.scope = {"headers": [], "query_string": b"", "path": "/", "type": "websocket"}
        self.closed: list[tuple[Any, ...]] = []

    async def send_text(self, _: str) -> None: ...

    async def close(self, *with_: Any) -> None:
        self.closed.append(with_)

    async def receive_text(self) -> None:
        await asyncio.Event().wait()


class FailingHall:
    """A hall that cannot tell what somebody has missed; and so the services have nothing else."""

    def __init__(self, problem: Exception) -> None:
        self.registry = self
        self._problem = problem

    async def missed(self, *_: Any) -> list[bytes]:
        raise self._problem


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        (UnknownOutcome(), 1012),
        (DatabaseUnreachable(), 1012),
        (Damaged(), 1012),
        (DamagedGame("g"), 1012),
        (RuntimeError("a mistake of ours"), 4400),
    ],
    ids=repr,
)
def test_a_socket_that_cannot_go_on_says_why_and_leaves_nothing_behind(
    problem: Exception, code: int
) -> None:
    async def scenario() -> None:
        socket, listener = FakeSocket(), Listener("anna", 0, 0)
        listener.follow(cast("Any", Behind()))
        services = FailingHall(problem)
        telling = cast("Any", sockets)._tell(services, socket, "g", listener, HeldToken())
        await asyncio.wait_for(telling, PATIENCE)
        ((closed_with, reason),) = socket.closed
        assert closed_with == code
        assert reason
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scenario())


class Behind:
    """How things stand for whoever has missed something."""

    number = 1
