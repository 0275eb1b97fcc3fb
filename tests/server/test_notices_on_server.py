"""Notices on the server: whoever is away hears of a question, once, by mail and by webhook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.timing import Clock, asked, wait_for
from tests.server.told import reached, reached_by_mail, receiving
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.told import Receivers
    from tests.server.whole import Somebody

HOUR = {"kind": "decision", "seconds": 3600, "misses": 0}
AWAY = 60
"""After so many seconds somebody who is away is told."""


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    with receiving() as found:
        yield found


def new_game(anna: Somebody, **more: Any) -> str:
    """A game in which somebody is asked."""
    game: str = anna.create(**more)["game"]["id"]
    asked(anna, game)
    return game


def kind_and_game(call: Any) -> tuple[str, str]:
    return call["kind"], call["link"].rpartition("/")[2]


def test_once_for_a_question_and_once_before_its_time_is_up(
    tmp_path: Path, receivers: Receivers
) -> None:
    """Also when the server is started anew in between."""
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        reached_by_mail(anna, receivers, "anna@example.org")
        game = new_game(anna, clock=HOUR)
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", game)
    told = receivers.told_by_mail()
    assert all(f"/games/{game}" in text for text in told)
    assert 1 <= len(told) <= 2
    with whole(tmp_path, clock, **receivers.settings) as server:
        clock.advance(45 * 60)
        assert kind_and_game(receivers.call()) == ("reminder", game)
        anna = anna.at(server)
        anna.answer_as_proposed(game)
        asked(anna, game)
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", game)
    assert receivers.is_quiet()
    assert len(receivers.told_by_mail()) == 2


def test_whoever_looks_at_the_game_is_told_only_when_they_have_left(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        seen = new_game(anna)
        with anna.socket(seen):
            wait_for(anna, seen, lambda info: not info["seats"][0]["away"])
            other = new_game(anna)
            clock.advance(AWAY)
            assert kind_and_game(receivers.call()) == ("turn", other)
        wait_for(anna, seen, lambda info: info["seats"][0]["away"])
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", seen)
    assert receivers.is_quiet()


def test_everybody_says_for_each_game_when_they_want_to_hear_of_it(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        never, always, away = (new_game(anna) for _ in range(3))
        assert anna.get(f"/games/{away}/notices") == {"mode": "away"}
        anna.put(f"/games/{never}/notices", {"mode": "never"})
        anna.put(f"/games/{always}/notices", {"mode": "always"})
        with anna.socket(always), anna.socket(never):
            wait_for(anna, always, lambda info: not info["seats"][0]["away"])
            clock.advance(AWAY)
            told = {kind_and_game(receivers.call()) for _ in range(2)}
        assert told == {("turn", always), ("turn", away)}
    assert receivers.is_quiet()


def test_without_leave_nothing_is_sent_to_this_machine(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        for url in ("http://127.0.0.1/hook", "https://127.0.0.1/hook", "https://localhost:8443/"):
            anna.post("/me/channels", {"type": "webhook", "url": url}, status=400)
        assert anna.get("/me/channels")["channels"] == []
