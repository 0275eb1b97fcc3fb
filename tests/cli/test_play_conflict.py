"""Conflicts in the terminal (F3b): one answer may apply to all rounds."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from ecumene.cli.play.local_session import Session
from ecumene.data import MapName, facts
from ecumene.rules.game import Game
from ecumene.rules.state.lookup_tables import NAVAL_WARFARE
from ecumene.words import Messages
from tests.rules.position import empty_play, place

ATHENS = facts().areas["athens"].index


def naval_war() -> Game:
    """Minoa, with Naval Warfare and three ships, against Hellas with as many tokens in Athens."""
    play = empty_play(5, MapName.WEST)
    for seat in (0, 1):
        place(play, seat, {"athens": 5})
    minoa = play.state.players[0]
    minoa.advances = NAVAL_WARFARE
    minoa.ships = [ATHENS] * 3
    play.state.turn, play.state.phase = 1, 4
    return Game.from_state(play.options, play.state)


@pytest.mark.parametrize(
    ("lines", "asked"),
    [(["ships", "q"], 1), (["ship", "ships", "q"], 2), (["", "", "", "", "", "q"], 5)],
)
def test_one_answer_for_a_whole_conflict(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lines: list[str],
    asked: int,
) -> None:
    """F3b: Minoa gives its three ships, and is asked no more; or is asked in every round."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    session = Session(naval_war(), 0, Messages("en"), Path("game.jsonl"), None)
    session.run(resumed=True)
    out = capsys.readouterr().out
    assert out.count("what do you give up? (F3b)") == asked
    assert "Enter: a token from Athens" in out
    tokens, ships = session.game.state.players[0].tokens, session.game.state.players[0].ships
    assert (tokens.get(ATHENS, 0) > 0, len(ships)) == ((False, 3) if lines[0] == "" else (True, 0))
