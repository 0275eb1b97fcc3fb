"""Standing orders on the server (O5): always after the same time, and whatever happens to it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from ecumene.server.games import journal_records
from ecumene.server.games.autoplay import ORDER_DELAY
from ecumene.server.games.journal_records import Played
from tests.server.timing import Clock, asked, time_ups, wait_for
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Somebody

MOVEMENT = 3
ORDERS = {"still": {"last_turn": 5}, "done": ["cities", "trade"]}


def at_movement(anna: Somebody) -> str:
    """A game in which Anna is asked to move."""
    game: str = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    return game


def ordered(folder: Path, game: str) -> list[int]:
    """When orders have answered in a game."""
    file = sqlite3.connect(f"file:{folder / 'ecumene.sqlite'}?mode=ro", uri=True)
    try:
        rows = file.execute("SELECT at, body FROM journal WHERE game = ?", (game,)).fetchall()
    finally:
        file.close()
    records = ((at, journal_records.decode(body)) for at, body in rows)
    return [at for at, each in records if isinstance(each, Played) and each.source == "order"]


def until_time_is_up_elsewhere(anna: Somebody, clock: Clock, seconds: int) -> None:
    """Let time pass, until the server has looked at everything that is due."""
    rules = {"kind": "decision", "seconds": seconds, "misses": 0}
    other = anna.create(clock=rules)["game"]["id"]
    asked(anna, other)
    clock.advance(seconds)
    wait_for(anna, other, lambda _: time_ups(anna, other))


def test_orders_answer_after_the_same_time_always(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = at_movement(anna)
        since = clock()
        given = anna.put(f"/games/{game}/seats/0/orders", ORDERS)
        assert given["orders"]["still"]["last_turn"] == 5
        assert given["stopped"] is None
        assert len(given["words"]) > 1
        assert given["rates"] == [1, 2, 3, 4]
        until_time_is_up_elsewhere(anna, clock, 4)
        assert anna.get(f"/games/{game}")["phase"] == MOVEMENT
        clock.advance_to(since + ORDER_DELAY)
        wait_for(anna, game, lambda info: info["phase"] != MOVEMENT)
        assert ordered(tmp_path, game)[0] == since + ORDER_DELAY


def test_orders_outlive_the_server(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = at_movement(anna)
        since, given = clock(), anna.put(f"/games/{game}/seats/0/orders", ORDERS)
    with whole(tmp_path, clock) as server:
        anna = anna.at(server)
        assert anna.get(f"/games/{game}/seats/0/orders") == given
        clock.advance(10)
        wait_for(anna, game, lambda info: info["phase"] != MOVEMENT)
        assert ordered(tmp_path, game)[0] == since + 10_000


def test_acting_against_orders_stops_them_in_part(tmp_path: Path) -> None:
    """O5j: what the answer was about is no longer ordered, the rest is, and a sentence says why."""
    with whole(tmp_path, Clock()) as server:
        anna = server.person()
        game = at_movement(anna)
        anna.put(f"/games/{game}/seats/0/orders", ORDERS)
        while anna.question(game)["pending"] and anna.get(f"/games/{game}")["phase"] == MOVEMENT:
            anna.answer_as_proposed(game)
        stopped = anna.get(f"/games/{game}/seats/0/orders")
        assert stopped["orders"]["still"] is None
        assert stopped["orders"]["done"] == ORDERS["done"]
        assert stopped["stopped"]["key"] == "orders-stopped"
    with whole(tmp_path, Clock()) as server:
        assert anna.at(server).get(f"/games/{game}/seats/0/orders") == stopped


def test_orders_nobody_can_mean_are_refused(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game = at_movement(anna)
        for bad in ({"tax_rate": 9}, {"done": ["nothing"]}, {"wait_for": [0]}, {"bad": 1}):
            refused(anna, game, bad)


def refused(anna: Somebody, game: str, orders: Any) -> None:
    said = anna.client.put(f"/api/games/{game}/seats/0/orders", json=orders)
    assert said.status_code in (400, 422), said.text
    assert said.json()["text"]
