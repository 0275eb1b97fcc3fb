"""The recorded games of ``tests/games`` come out the same, event by event; see docs/games.md."""

from __future__ import annotations

import pytest

from ecumene.data import MapName, TrackName, facts
from tests.rules.replayed import replayed
from tools.record_games import FOLDER, GAMES, differences, path_of, recorded

HINT = "the engine plays this game differently: see `python -m tools.record_games --diff`"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_out_the_same(name: str) -> None:
    """A record whose outcome differs anywhere is refused."""
    game = replayed(name)
    assert game.over, HINT
    assert game.options == GAMES[name].options


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    files = sorted(path for path in FOLDER.iterdir() if path.is_file())
    assert files == sorted(map(path_of, GAMES))
    assert sum(path.stat().st_size for path in files) < 3_000_000


def test_the_games_cover_what_can_be_played() -> None:
    played = [plan.options for plan in GAMES.values()]
    assert len(played) == 20
    assert {each.players for each in played} == {setup.players for setup in facts().setups}
    assert {each.map for each in played} == set(MapName)
    assert {each.track for each in played} == set(TrackName)
    assert any(each.short_game for each in played)
    assert any(plan.leave_after for plan in GAMES.values())


def test_what_has_changed_is_shown() -> None:
    text = recorded("05-east-expert")
    assert list(differences(text)) == []
    census = b'"census-taken","seat":4,"census":'
    (found,) = differences(text.replace(census + b"2", census + b"7", 1))
    assert '  - {"type":"census-taken","seat":4,"census":7}' in found
    assert '  + {"type":"census-taken","seat":4,"census":2}' in found


def test_where_a_record_can_no_longer_be_followed_is_shown() -> None:
    first, _, *rest = recorded("05-east-expert").splitlines(keepends=True)
    *_, last = differences(b"".join((first, *rest)))
    assert "can no longer be answered" in last
