"""Games from elsewhere are made beside the others, one for each person, and whole or not at all."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.format import codec
from ecumene.server.app import now_in_ms
from ecumene.server.refusals import TOO_MANY, UNAVAILABLE, Refusal
from ecumene.server.storage import arrivals
from ecumene.server.storage.games import games_of
from ecumene.server.wire import Continuing
from tests.server.inside import inside, services, somebody
from tests.server.started import ROOT
from tools.record_games import recorded

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.service_container import Services


def rows(folder: Path, table: str) -> int:
    (file,) = folder.glob("*.sqlite")
    with sqlite3.connect(file) as database:
        (count,) = database.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
    database.close()
    return int(count)


def test_of_an_import_that_was_killed_nothing_is_left(tmp_path: Path) -> None:
    killed = subprocess.run(
        [sys.executable, "-m", "tests.server.killed_import", str(tmp_path)], cwd=ROOT, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    assert rows(tmp_path, "journal") > 0
    with sqlite3.connect(next(tmp_path.glob("*.sqlite"))) as database:
        ((person, game),) = database.execute("SELECT creator, id FROM games").fetchall()
    database.close()

    async def half(found: Services) -> None:
        listed = await found.store.read(lambda c: games_of(c, person))
        assert listed == ()
        with pytest.raises(Refusal) as refused:
            await found.registry.look(game, lambda hosted: hosted)
        assert refused.value.sentence.key == "server-no-game"

    async def nothing(_: Services) -> None:
        """It was discarded when the server opened."""

    inside(tmp_path, half)
    inside(tmp_path, nothing, lambda: now_in_ms() + arrivals.PATIENCE)
    for table in ("games", "seats", "members", "journal", "snapshots", "marks"):
        assert rows(tmp_path, table) == 0, table


def test_an_import_is_read_and_played_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process no answer of it is made of its words, in whichever thread."""
    read: list[object] = []
    from_names = codec.from_names

    def noted(data: object, type_: Any) -> Any:
        read.append(type_)
        return from_names(data, type_)

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        monkeypatch.setattr("ecumene.server.games.journal_records.from_names", noted)
        ordered = await found.game_history.bring(anna, recorded("07-west-short"))
        assert ordered.game.stage == "over"
        assert ordered.game.known_to == "Anna"
        # Only what is behind its last snapshots is read to load it.
        assert len(read) < 200
        read.clear()
        again = await found.game_history.go_on_from(
            ordered.game.id, anna, Continuing(40, 2, "Again")
        )
        assert again.game.own == (2,)
        assert len(read) < 200

    inside(tmp_path, scenario)


def test_one_at_a_time_for_each_person_and_few_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    async def waiting(*_: object) -> None:
        await asyncio.to_thread(go_on.wait)
        raise Refusal(UNAVAILABLE, None)  # type: ignore[arg-type]

    monkeypatch.setattr("ecumene.server.services.game_history.import_record", waiting)
    monkeypatch.setattr("ecumene.server.services.game_history.MOST_IN_LINE", 3)

    async def scenario() -> None:
        async with services(tmp_path) as found:
            people = [await somebody(found, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
            first = [
                asyncio.create_task(found.game_history.bring(each, b"")) for each in people[:3]
            ]
            await asyncio.sleep(0)
            for person, status in ((people[0], TOO_MANY), (people[3], UNAVAILABLE)):
                with pytest.raises(Refusal) as refused:
                    await found.game_history.bring(person, b"")
                assert refused.value.status == status
            go_on.set()
            assert len(await asyncio.gather(*first, return_exceptions=True)) == 3
            with pytest.raises(Refusal):  # the one of this very import
                await found.game_history.bring(people[0], b"")

    asyncio.run(scenario())
