"""Who is there is said again before it is forgotten, however many games there are."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

from ecumene.server.games.game_registry import NOTED_AT_ONCE, PRESENCE
from tests.patience import PATIENCE
from tests.server.timing import Clock
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Somebody


def is_away(anna: Somebody, game: str) -> bool:
    return bool(anna.get(f"/games/{game}")["seats"][0]["away"])


def test_whoever_listens_stays_present_in_more_games_than_are_noted_at_once(
    tmp_path: Path,
) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server, ExitStack() as stack:
        anna = server.person()
        games = [anna.create(people=2)["game"]["id"] for _ in range(NOTED_AT_ONCE + 2)]
        for game in games:
            stack.enter_context(anna.socket(game)).recv(timeout=PATIENCE)
        left = anna.create(people=2)["game"]["id"]
        clock.advance(PRESENCE // 1000 + 1)
        end = time.monotonic() + PATIENCE
        while any(is_away(anna, game) for game in games):
            assert time.monotonic() < end
        assert is_away(anna, left)
