"""Servers as processes: how they start, refuse to start, stop and are replaced."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecumene.server.process.data_folder import CannotServe
from ecumene.server.process.file_limit import ENOUGH
from ecumene.server.process.server_run import serve
from ecumene.server.settings import Settings
from ecumene.words import Messages
from tests.local_client import ask_once, local_client
from tests.patience import PATIENCE, wait_until
from tests.server import tiny
from tests.server.served import contained
from tests.server.started import running

if TYPE_CHECKING:
    from pathlib import Path

TINY = "tests.server.tiny"
MANY = 100
COUNTED = 'ecumene_requests_total{method="GET",route="/health",status="200"} 20.0'
"""A request is counted after it was answered, by the worker that has answered it."""


def health(address: str) -> int:
    pid: int = ask_once("GET", f"{address}/health").json()["pid"]
    return pid


def figures(address: str) -> str:
    return ask_once("GET", f"{address}/metrics").text


def test_a_stop_ends_no_request_half_way(tmp_path: Path) -> None:
    with running(tmp_path, TINY) as server, ThreadPoolExecutor() as threads:
        assert health(server.address) == server.process.pid
        answer = threads.submit(ask_once, "GET", f"{server.address}/api/slow")
        assert server.line() == "slow"
        address = server.address.replace("http", "ws") + "/api/games/g/seats/1/socket"
        with connect(address, proxy=None, open_timeout=PATIENCE) as socket_:
            socket_.send("hello")
            assert socket_.recv() == "g 1 hello"
            code = threads.submit(server.stop, signal.SIGINT)
            with pytest.raises(ConnectionClosed) as closed:
                socket_.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert answer.result().text == "whole " * 1000
        assert code.result() == 0


def test_under_load_whatever_was_done_is_answered(tmp_path: Path) -> None:
    """Every answer that was begun is whole; a request without an answer was not looked at."""
    clients = 8
    with (
        running(tmp_path, TINY, ECUMENE_REQUESTS_PER_MINUTE="0") as server,
        ThreadPoolExecutor(clients) as threads,
    ):
        counts = [threads.submit(_post_until_it_stops, server.address) for _ in range(clients)]
        with local_client(server.address) as client:
            for _ in range(MANY):
                client.get("/health")  # which is not logged
        assert server.stop(signal.SIGTERM) == 0
        answered = sum(count.result() for count in counts)
        done = [line["status"] for line in server.logged() if line["event"] == "request"]
    assert done == [201] * answered
    assert answered > clients


def _post_until_it_stops(address: str) -> int:
    answered = 0
    with local_client(address) as client:
        while True:
            try:
                answer = client.post("/api/games/g/answers", json={})
            except (httpx.ConnectError, httpx.RemoteProtocolError, httpx.ReadError):
                return answered
            assert answer.json() == {"bytes": 2}
            answered += 1


def test_several_workers_serve_as_one(tmp_path: Path, postgres_address: str) -> None:
    environment = {"ECUMENE_WORKERS": "2", "DATABASE_URL": postgres_address}
    with running(tmp_path, TINY, **environment) as server:
        first, second = server.workers
        assert {health(server.address) for _ in range(20)} <= {first, second}
        wait_until(lambda: COUNTED in figures(server.address))
        os.kill(first, signal.SIGKILL)
        third = server.worker()
        assert third not in (first, second)
        assert health(server.address) in (second, third)
        assert server.stop(signal.SIGTERM) == 0
        assert server.rest() == "", "all workers have ended"
        files, ended = server.logged()
        assert files["event"] == "files"
        assert (ended["event"], ended["pid"], ended["code"]) == ("worker-ended", first, -9)


def test_as_many_files_are_open_as_the_system_allows(tmp_path: Path) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    before = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, {most}))"
    now = "print(allow_many(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    text = f"{before}; from ecumene.server.process.file_limit import allow_many; {now}"
    said = subprocess.check_output([sys.executable, "-c", text], cwd=tmp_path, text=True)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
    assert said.split() == [str(wanted), str(wanted), str(most)]


def test_workers_do_not_outlive_their_parent(tmp_path: Path, postgres_address: str) -> None:
    environment = {"ECUMENE_WORKERS": "2", "DATABASE_URL": postgres_address}
    with running(tmp_path, TINY, **environment) as server:
        server.process.kill()
        assert server.rest() == ""
        with pytest.raises(httpx.ConnectError):
            health(server.address)


# Servers that cannot start


def sentence(create: Any = tiny.create, **settings: Any) -> str:
    """Why a server cannot start; on its way to that it must not open."""
    with contained(), pytest.raises(CannotServe) as problem:
        serve(Settings(**settings), create, pytest.fail)
    return Messages("en")(problem.value.key, **problem.value.values)


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        text = sentence(port=port, data=str(tmp_path))
    assert text == f"Port {port} is already in use. Choose another with --port."


@pytest.mark.parametrize("host", ["198.51.100.77", "no..host"])
def test_an_address_that_is_not_here(tmp_path: Path, host: str) -> None:
    text = sentence(host=host, port=0, data=str(tmp_path))
    assert text == f"There is no address {host} on this machine."


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert sentence(data=str(file)) == f"{file} is a file, not a data folder."
    assert "part of its path is a file" in sentence(data=str(file / "folder"))
    assert "cannot be written" in sentence(data="/proc/ecumene")


def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    with socket.socket() as taken:  # nobody else can listen there, and nobody does
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        url = f"postgresql://me:hunter2@127.0.0.1:{port}/games?sslmode=disable"
        text = sentence(port=0, data=str(tmp_path), database_url=url)
    assert text == f"The database at 127.0.0.1:{port}/games cannot be reached."


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    settings.database_file.write_bytes(b"no database" * 1000)
    text = sentence(port=0, data=str(tmp_path))
    assert text.startswith(f"The database at {settings.database_file} is damaged. ")


def test_an_application_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = sentence(tiny.broken, port=0, data=str(tmp_path))
    assert text == "The server could not start; the log says why."
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    (why,) = (line for line in lines if line["event"] == "application-failed")
    assert why["error"] == "RuntimeError"
    assert why["way"][-1].endswith("broken.<locals>.fail")


def test_workers_that_fail(tmp_path: Path, postgres_address: str) -> None:
    environment = {"ECUMENE_WORKERS": "2", "DATABASE_URL": postgres_address}
    with running(tmp_path, TINY, "broken", **environment) as server:
        assert server.said == "The server could not start; the log says why."
        assert server.process.wait(PATIENCE) == 1
        assert server.rest() == ""
