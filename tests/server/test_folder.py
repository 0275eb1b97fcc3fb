"""The folder of a server: whose it is, what is in it, and what is said if that is not in order."""

from __future__ import annotations

import io
import random
import signal
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ecumene.cli import main
from ecumene.server.process.data_folder import CannotServe, held
from ecumene.server.process.server_secrets import KEY_NAME, in_folder
from ecumene.server.settings import Settings
from tests.local_client import ask_once
from tests.server.served import contained, logged_to
from tests.server.started import running
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.whole import Somebody

SERVE = ("ecumene", "serve")
FILE = "ecumene.sqlite"


def said(folder: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """What a server says that cannot start with a folder, however wide its terminal is."""
    with contained():
        code = main(["serve", "--data", str(folder), "--port", "0", "--lang", language])
    assert code == 1
    return squeezed(capsys.readouterr().err)


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.fixture
def used(tmp_path: Path) -> tuple[Path, Somebody, str]:
    """A folder with a game in it."""
    tmp_path.chmod(0o755)
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create()["game"]["id"]
        for number in range(300):
            anna.post(f"/games/{game}/seats/0/chat", {"text": f"{number} " * 100, "to": None})
    return tmp_path, anna, game


def test_only_the_owner_may_read_what_is_in_it(tmp_path: Path) -> None:
    """Also what an earlier version has left there; the folder may be anybody's."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with running(tmp_path, *SERVE) as server:
        ask_once("POST", f"{server.address}/api/people", json={"name": "Anna"})
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", "secret.key"):
            assert (data / name).stat().st_mode & 0o777 == 0o600, name
        assert server.stop(signal.SIGTERM) == 0
    for file in data.iterdir():
        file.chmod(0o644)
    with held(Settings(data=str(data))):
        for name in (FILE, "secret.key"):
            assert (data / name).stat().st_mode & 0o777 == 0o600, name


def test_two_servers_cannot_have_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second is told so; when the first is gone, however it went, another may come."""
    data = tmp_path / "data"
    with running(tmp_path, *SERVE) as server:
        assert said(data, capsys) == squeezed(
            f"Error: Another server is running with the data folder {data}. "
            "Stop it, or use another folder."
        )
        assert squeezed("działa już inny serwer") in said(data, capsys, "pl")
        assert server.is_well()
        with sqlite3.connect(data / FILE) as database:  # whoever only reads may
            assert database.execute("SELECT count(*) FROM games").fetchone() == (0,)
        database.close()
        server.process.kill()
    with held(Settings(data=str(data))):
        pass


def test_servers_with_another_database_may_share_one(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), database_url="postgresql://nowhere/games")
    with held(settings), held(settings):
        pass


@pytest.mark.parametrize("key", [b"", b"\n", b"short", b"x" * 31 + b"\n", b"\xff" * 40])
def test_a_key_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: bytes
) -> None:
    file = tmp_path / "secret.key"
    file.write_bytes(key)
    assert said(tmp_path, capsys) == squeezed(
        f"Error: The file {file} is empty or too short for a key. "
        "Restore it from a backup, or remove it to have a new one made."
    )
    assert file.read_bytes() == key
    with held(Settings(data=str(tmp_path), secret_key="k" * 32)):
        """It is not needed where one was given."""


def test_a_key_is_kept(tmp_path: Path) -> None:
    keep = in_folder(tmp_path)
    assert keep(KEY_NAME, "k" * 43) == keep(KEY_NAME, "other" * 10) == "k" * 43


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])


def without_head(file: Path) -> None:
    file.write_bytes(bytes(4_096) + file.read_bytes()[4_096:])


def other(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 1_000)


@pytest.mark.parametrize("damage", [cut, without_head, other])
def test_a_damaged_database_is_said_to_be_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], None]
) -> None:
    with whole(tmp_path):
        pass
    damage(tmp_path / FILE)
    assert said(tmp_path, capsys) == squeezed(
        f"Error: The database at {tmp_path / FILE} is damaged. "
        "Restore a backup; docs/hosting.md says how."
    )


def test_an_empty_file_is_no_new_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).touch()
    assert said(tmp_path, capsys).startswith(
        squeezed(f"Error: The database at {tmp_path / FILE} is empty, though there should be games")
    )
    assert (tmp_path / FILE).stat().st_size == 0


KILLED = """
import os, signal, sys
from ecumene.server.storage import migrations
from ecumene.server.storage.engines import file_address, parsed

migrations.os.link = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
migrations.migrate(parsed(file_address(migrations.Path(sys.argv[1]))))
"""


def test_a_new_database_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    """Killed while it is made, it leaves nothing that is taken for a database."""
    killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "x")], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert not (tmp_path / "x").exists()


def test_damage_in_the_middle_is_a_refusal_in_words(used: tuple[Path, Somebody, str]) -> None:
    """Whichever page or text it is: never a 500; health and the log say so, too."""
    folder, anna, game = used
    whole_file = (folder / FILE).read_bytes()
    chance, seen = random.Random(5), set()
    log = io.StringIO()
    pages = [
        page
        for page in range(0, len(whole_file), 4096)
        if whole_file[page : page + 4096].count(b'"said"') > 1  # of the journal
    ]
    for _ in range(3):
        damaged = bytearray(whole_file)
        for page in chance.sample(pages, len(pages) // 2):
            damaged[page : page + 300] = chance.randbytes(300)
        (folder / FILE).write_bytes(damaged)
        for rest in folder.glob(f"{FILE}-*"):
            rest.unlink()
        with logged_to(log), whole(folder) as server:
            somebody = anna.at(server)
            for path in ("", "/seats/0/messages?since=0", "/seats/0/view", "/seats/0/story"):
                said = somebody.client.get(f"/api/games/{game}{path}")
                assert said.status_code != 500, said.text
                seen.add(said.status_code)
                if said.status_code == 503:
                    assert "damaged" in said.json()["text"]
                    health = somebody.client.get("/health")
                    assert (health.status_code, health.json()) == (503, {"status": "damaged"})
    assert 503 in seen
    assert "the database is damaged: restore a backup" in log.getvalue()


def test_a_text_that_is_no_text_is_damage(used: tuple[Path, Somebody, str]) -> None:
    folder, anna, game = used
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE journal SET body = CAST(x'ff' AS TEXT) WHERE seq = 40")
        database.execute("UPDATE journal SET body = 'torn' WHERE seq = 140")
        database.execute("UPDATE journal SET body = '{}' WHERE seq = 240")
    database.close()
    with whole(folder) as server:
        somebody = anna.at(server)
        for since in (30, 130, 230):
            somebody.get(f"/games/{game}/seats/0/messages?since={since}", status=503)


def test_a_folder_that_cannot_be_used_is_said_before(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotServe), held(Settings(data=str(tmp_path / "file"))):
        pass
