"""``ecumene serve``: the whole server as people start it."""

from __future__ import annotations

import os
import signal
import socket
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pytest

from ecumene.cli import main
from tests.local_client import ask_once
from tests.server.served import contained
from tests.server.started import running

if TYPE_CHECKING:
    from pathlib import Path

SERVE = ("ecumene", "serve")


def test_it_opens_stops_and_opens_again(tmp_path: Path) -> None:
    """Whoever was known before a restart is known after it; the log has no secret."""
    with running(tmp_path, *SERVE) as server:
        assert server.said.startswith("Ecumene is open at http://127.0.0.1:")
        assert server.is_well()
        made = ask_once("POST", f"{server.address}/api/people", json={"name": "Anna"})
        token = made.json()["token"]
        assert server.stop(signal.SIGTERM) == 0
        assert token not in server.log.read_text()
    with running(tmp_path, *SERVE, "--lang", "pl") as server:
        assert server.said.startswith("Ecumene działa pod adresem http://127.0.0.1:")
        headers = {"Authorization": f"Bearer {token}"}
        known = ask_once("GET", f"{server.address}/api/me", headers=headers)
        assert known.json()["name"] == "Anna"
        assert server.stop(signal.SIGINT) == 0
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_the_browser_is_opened_where_there_is_one(tmp_path: Path) -> None:
    """The desktop gets the address that is printed; nothing but that is written."""
    shown = tmp_path / "shown"
    os.mkfifo(shown)
    launcher = tmp_path / "xdg-open"
    launcher.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    launcher.chmod(0o700)
    path = os.pathsep.join((str(tmp_path), os.environ["PATH"]))
    with running(tmp_path, *SERVE, "--open", DISPLAY=":0", PATH=path) as server:
        assert shown.read_text().strip() == server.address
        page = ask_once("GET", server.address)
        assert page.headers["content-type"].startswith("text/html")
        assert server.stop(signal.SIGINT) == 0
        assert server.rest() == ""
        assert server.log.read_text() == ""


def test_who_only_wants_to_play_gets_another_port(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with suppress(OSError):  # somebody else has it: as good
            stack.enter_context(socket.create_server(("127.0.0.1", 8000)))
        free = {"ECUMENE_PORT": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        server = stack.enter_context(running(tmp_path, *SERVE, "--open", **free))
        assert not server.address.endswith(":8000")
        assert server.is_well()
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["--port", "x"], 2, "--port: port must be a whole number from 0 to 65535, not 'x'."),
        (["--workers", "2"], 2, "--workers: workers also requires database_url (DATABASE_URL)."),
        (["--config", "no.toml"], 2, "There is no settings file no.toml."),
        (["--config", "no.toml", "--lang", "pl"], 2, "Nie ma pliku ustawień no.toml."),
        (["--data", "file"], 1, "file is a file, not a data folder."),
        (["--host", "no..host"], 1, "There is no address no..host on this machine."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    code: int,
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "file").touch()
    language = [] if "--lang" in words else ["--lang", "en"]
    with contained():
        assert main(["serve", *words, *language]) == code
    assert says in " ".join(capsys.readouterr().err.split())


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, contained():
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--lang", "pl"]) == 1
    assert f"Port {port} jest już zajęty." in capsys.readouterr().err
