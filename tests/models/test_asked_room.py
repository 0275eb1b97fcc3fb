"""Calls of an agent while its game is played in another thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ecumene.data import MapName
from ecumene.models import asked_room
from ecumene.models.asked_room import AskedRoom, Silence
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import Messages
from tests.patience import PATIENCE

if TYPE_CHECKING:
    import pytest


def test_no_call_lasts_longer_than_clients_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the game goes on for long after an answer."""
    game = Game(Options(5, MapName.WEST, 7, short_game=True))
    room = AskedRoom(game, next(iter(game.pending)), Messages("en"))
    with ThreadPoolExecutor(2) as threads, room.floor:
        reading = threads.submit(room.call, "situation", {})
        assert room.ask(PATIENCE, lambda: not reading.done()) is Silence.GONE
        monkeypatch.setattr(asked_room, "PATIENCE", 0.5)
        answering = threads.submit(room.call, "answer", {"text": "1"})
        assert not isinstance(room.ask(PATIENCE, lambda: True), Silence)
        # The game goes on in this thread, which keeps the floor.
        looking = threads.submit(room.call, "situation", {})
        for call in (answering, looking):
            assert call.result(PATIENCE).text == "You are not asked now. Call wait."
        monkeypatch.setattr(asked_room, "PATIENCE", PATIENCE)
        last = threads.submit(room.call, "situation", {})
        room.ask(PATIENCE, lambda: not last.done())
        assert "You play" in last.result().text
