"""A seat that gets another owner: what the one before hears, and what the next one finds."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.server.clocks import ClockRules, Clocks
from ecumene.server.places import MOST_WAITING, Listener
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Whole

SECOND = 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("hands")) as opened:
        yield opened


def test_a_replaced_player_hears_no_more_and_the_next_one_reads_no_notes(server: Whole) -> None:
    """L6."""
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.create(people=2, computers=3)
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    ben.put(f"/games/{game}/seats/1/notes", {"text": "Cleo bluffs."})
    with ben.socket(game, 1) as socket:
        link = anna.post(f"/games/{game}/seats/1", {"type": "replace"})["links"]["seats"]["1"]
        cleo.join(link)
        anna.post(f"/games/{game}/seats/0/chat", {"text": "Only for Cleo", "to": [1]})
        heard: list[str | bytes] = []
        with suppress(ConnectionClosed):
            heard.extend(socket)
        assert socket.close_code == 4403
    assert not any("Only for Cleo" in str(each) for each in heard)
    ben.get(f"/games/{game}/seats/1/notes", status=404)
    assert cleo.get(f"/games/{game}/seats/1/notes") == {"text": ""}
    told = cleo.get(f"/games/{game}/seats/1/messages")["messages"]
    assert told[-1]["text"] == "Only for Cleo"


def test_whoever_gives_up_their_only_seat_is_told_that_it_is_done(server: Whole) -> None:
    """L6."""
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=2, computers=3)
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    left = ben.post(f"/games/{game}/seats/1", {"type": "give-up"})
    assert not left["game"]["own"]
    ben.get(f"/games/{game}", status=404)


def test_a_key_that_was_used_is_refused_for_the_next_question(server: Whole) -> None:
    """O1."""
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    asked = [anna.question(game)]
    for _ in range(2):
        while asked[-1]["body"] is None or not asked[-1]["pending"]:
            asked[-1] = anna.question(game)
        body: dict[str, Any] = {
            "question": asked[-1]["question"],
            "key": "always the same",
            "action": asked[-1]["body"]["default"]["action"],
        }
        said = anna.client.post(f"/api/games/{game}/seats/0/answers", json=body)
        asked.append(anna.question(game))
    assert said.status_code == 409
    assert said.json()["sentence"]["key"] == "server-key-used"
    wish = {"question": anna.question(game)["question"], "key": "always the same"}
    undone = anna.client.post(f"/api/games/{game}/seats/0/undo", json=wish)
    assert undone.status_code in (409, 422)


def answered_and_taken_back(clocks: Clocks, now: int, times: int) -> int:
    """Somebody answers and takes it back, again and again, a second each."""
    for number in range(times):
        clocks.follow(now, {0: f"{number}"}, 1, 1, False)
        now += SECOND
        clocks.follow(now, {}, 1, 1, False)
        clocks.follow(now, {0: f"{number}+"}, 1, 1, False)
        clocks.take_back(now, 0)
    return now


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_taking_back_gives_no_time(kind: Any) -> None:
    """O2."""
    clocks = Clocks(ClockRules(kind=kind, seconds=60, increment=30 if kind == "bank" else 0))
    now = answered_and_taken_back(clocks, 0, 1)
    assert clocks.deadline(0) == now + 59 * SECOND


def test_handing_over_and_coming_back_fills_no_bank() -> None:
    clocks = Clocks(ClockRules(kind="bank", seconds=600))
    clocks.follow(0, {0: "a"}, 1, 1, False)
    clocks.follow(400 * SECOND, {}, 1, 1, False)
    clocks.come_back(400 * SECOND, 0)
    clocks.follow(400 * SECOND, {0: "b"}, 1, 1, False)
    assert clocks.deadline(0) == 600 * SECOND
    clocks.follow(600 * SECOND, {}, 1, 1, False)
    clocks.come_back(600 * SECOND, 0)
    clocks.follow(600 * SECOND, {0: "c"}, 1, 1, False)
    assert clocks.deadline(0) == 750 * SECOND  # a quarter, or they could not answer at all


def test_whoever_was_away_for_long_gets_everything_and_is_not_too_slow() -> None:
    async def listen() -> Listener:
        listener = Listener("anna", 0, 0)
        listener.catch_up([b"missed"] * (3 * MOST_WAITING))
        for _ in range(MOST_WAITING):
            listener.tell(b"new")
        assert not listener.too_slow
        for _ in range(10):
            listener.tell(b"too much")
        return listener

    listener = asyncio.run(listen())
    assert listener.too_slow
    assert listener.waiting.qsize() == 4 * MOST_WAITING + 1
