"""Computer players remember a whole game, also on a server that keeps little of it in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ecumene.rules.seen import seen_events
from ecumene.server.games import hosted_game
from ecumene.server.games.journal_records import events_of
from ecumene.server.games.repository import GameRepository, all_rows
from ecumene.server.storage import Store
from ecumene.server.storage.engines import file_address
from tests.bots.remembering import Diarist, kept_diary
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.games.hosted_game import HostedGame


@pytest.mark.parametrize("longest", [hosted_game.LONGEST_LOG, 10])
def test_a_game_that_is_loaded_again_is_remembered_from_its_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    """A snapshot has no log, and a long log is cleared: what was before is in the journal."""
    with whole(tmp_path) as server:
        anna = server.person()
        id_ = anna.create(short_game=True)["game"]["id"]
        anna.play_until(id_, 0, lambda info: info["turn"] == 2 and info["phase"] > 2)
        address = file_address(server.settings.database_file)
    monkeypatch.setattr(hosted_game, "LONGEST_LOG", longest)
    diarist = Diarist()

    async def look() -> None:
        store = await Store.open(address)
        repository = GameRepository(store, lambda _: diarist)
        hosted = await repository.load(id_)
        assert hosted.playing().opening is None, "otherwise there is nothing to look up"
        await asyncio.to_thread(_ask, hosted, diarist)
        rows = await store.read(lambda connection: tuple(all_rows(connection, id_, 0)))
        for seat, diary in diarist.memory_of.items():
            told = (seen_events(events, seat) for events in events_of(row.body for row in rows))
            assert diary == kept_diary(event for events in told for event in events)
        repository.close()
        await store.close()

    asyncio.run(look())
    assert diarist.memory_of


def _ask(hosted: HostedGame, diarist: Diarist) -> None:
    """Ask a computer player in every seat of which something is asked."""
    for seat in hosted.playing().pending:
        hosted.table.hand_over(seat, diarist)
        hosted.table.answer(hosted.playing(), seat)
