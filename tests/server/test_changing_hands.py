"""A seat that gets another owner: what the one before hears, and what the next one finds."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.server.clock.game_clocks import ClockRules, Clocks
from ecumene.server.games.listeners import (
    MOST_BYTES,
    MOST_WAITING,
    Encoder,
    Listener,
    Signal,
)
from ecumene.server.wire import Now
from tests.patience import PATIENCE
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from tests.server.whole import Somebody, Whole

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


def removed_from(anna: Somebody, ben: Somebody) -> Any:
    """A game of Anna's from which Ben was removed, with all its links, old and new."""
    made = anna.create(people=3, computers=2)
    ben.join(made["links"]["join"])
    game = made["game"]["id"]
    renewed = anna.post(f"/games/{game}/seats/1", {"type": "replace"})["links"]
    old = {f"old-{kind}": made["links"][kind] for kind in ("join", "watch")}
    old["old-seat"] = made["links"]["seats"]["1"]
    new = {kind: renewed[kind] for kind in ("join", "watch")}
    return game, {"host": made["links"]["host"], **old, **new, "seat": renewed["seats"]["1"]}


def test_a_removed_player_stays_out_whichever_link_they_have(tmp_path: Path) -> None:
    """L6. Also when the server is started anew in between, and as somebody who looks on."""
    with whole(tmp_path) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        game, links = removed_from(anna, ben)
    with whole(tmp_path) as server:
        anna, ben = anna.at(server), ben.at(server)
        assert {refusal_of(ben, link) for link in links.values()} == {"server-removed"}
        ben.get(f"/games/{game}", status=404)
        assert ben.get("/games")["games"] == []
        made_up = f"{server.address}/games/{game}#join=made-up"
        assert refusal_of(ben, made_up) == "server-removed"
        assert refusal_of(server.person("Cleo"), made_up) == "server-bad-link"


def refusal_of(person: Somebody, link: str) -> str:
    """What somebody hears whom a link does not let in."""
    path, _, secret = link.partition("#")
    body = {"secret": secret.partition("=")[2]}
    game = path.rpartition("/")[2]
    refused = person.post(f"/games/{game}/join", body, status=403)
    return str(refused["sentence"]["key"])


def test_a_removed_player_does_not_come_back_as_a_new_person(tmp_path: Path) -> None:
    """L6. The links that they may know are void; those of the host and of other seats are not."""
    with whole(tmp_path) as server:
        anna, ben, dan, eve = (server.person(name) for name in ("Anna", "Ben", "Dan", "Eve"))
        made = anna.create(people=4, computers=1)
        game, old = made["game"]["id"], made["links"]
        ben.join(old["join"])
        new = anna.post(f"/games/{game}/seats/1", {"type": "replace"})["links"]
        assert new["host"] is None
        assert list(new["seats"]) == ["1"]
    with whole(tmp_path) as server:
        anew = server.person("Ben")
        for link in (old["join"], old["watch"], old["seats"]["1"]):
            assert refusal_of(anew, link) == "server-bad-link"
        dan, eve = dan.at(server), eve.at(server)
        assert dan.join(new["join"])["seat"] == 1
        assert dan.join(new["watch"])["role"] == "spectator"
        assert eve.join(old["seats"]["2"])["seat"] == 2
        assert eve.join(old["host"])["role"] == "host"


def test_a_new_link_of_a_free_seat_changes_no_other(server: Whole) -> None:
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.create(people=3, computers=2)
    links = anna.post(f"/games/{made['game']['id']}/seats/1", {"type": "replace"})["links"]
    assert (links["join"], links["watch"]) == (None, None)
    assert ben.join(made["links"]["join"])["seat"] == 1
    assert cleo.join(made["links"]["watch"])["role"] == "spectator"


def test_the_host_may_let_in_whom_they_have_removed(server: Whole) -> None:
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    game, links = removed_from(anna, ben)
    cleo.join(links["watch"])
    assert cleo.get(f"/games/{game}")["removed"] == []
    (removed,) = anna.get(f"/games/{game}")["removed"]
    assert removed["name"] == "Ben"
    order = {"type": "let-in", "person": removed["person"]}
    cleo.post(f"/games/{game}/host", order, status=403)
    assert anna.post(f"/games/{game}/host", order)["game"]["removed"] == []
    assert ben.join(links["join"])["seat"] == 1
    assert anna.post(f"/games/{game}/host", order, status=409)


def test_whoever_runs_the_game_gives_up_a_seat_and_not_the_game(server: Whole) -> None:
    anna = server.person("Anna")
    made = anna.create(people=3, computers=2)
    game = made["game"]["id"]
    ordered = anna.post(f"/games/{game}/seats/0", {"type": "replace"})
    assert ordered["game"]["removed"] == []
    assert anna.join(made["links"]["join"])["seat"] == 0


def test_whoever_is_removed_or_leaves_looks_on_no_more(server: Whole) -> None:
    """L6: those who listen as spectators, too."""
    anna, ben, cleo, dan = (server.person(name) for name in ("Anna", "Ben", "Cleo", "Dan"))
    made = anna.create(people=4, computers=1)
    game, links = made["game"]["id"], made["links"]
    for player in (ben, cleo):
        player.join(links["join"])
    for spectator in (ben, dan):
        spectator.join(links["watch"])
    with (
        ben.socket(game, None) as first,
        cleo.socket(game, None) as second,
        dan.socket(game, None) as third,
    ):
        anna.post(f"/games/{game}/seats/1", {"type": "replace"})
        cleo.post(f"/games/{game}/seats/2", {"type": "give-up"})
        anna.post(f"/games/{game}/seats/0/chat", {"text": "They are gone"})
        assert heard_until(third, "They are gone")
        for socket in (first, second):
            assert not heard_until(socket, "They are gone")
            assert socket.close_code == 4403
    with ben.socket(game, None) as again:
        assert not heard_until(again, "They are gone")
        assert again.close_code == 4404


def heard_until(socket: ClientConnection, text: str) -> bool:
    """Listen until something is said, or the server closes; whether it was said."""
    with suppress(ConnectionClosed):
        while text not in str(socket.recv(PATIENCE)):
            pass
        return True
    return False


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


NOW = Now(0, "running", 1, 1, "", False, (), (), False)


def told(*messages: bytes) -> list[bytes | Signal]:
    """What is sent to somebody who has not begun to read when all of these happen."""

    async def listen() -> list[bytes | Signal]:
        listener = Listener("anna", 0, NOW.number)
        listener.follow(NOW)
        await listener.next()
        for message in messages:
            listener.tell((message,), NOW, Encoder())
        found: list[bytes | Signal] = []
        while not found or isinstance(found[-1], bytes):
            if len(found) == len(messages):
                break
            found.append(await listener.next())
        assert listener.too_slow == (len(found) < len(messages))
        return found

    return asyncio.run(listen())


def test_who_reads_too_slowly_is_sent_away() -> None:
    assert told(*[b"new"] * MOST_WAITING) == [b"new"] * MOST_WAITING
    assert told(*[b"new"] * (MOST_WAITING + 9)) == [*[b"new"] * MOST_WAITING, Signal.END]
    large = b"x" * (MOST_BYTES // 4)
    assert told(*[large] * 4) == [large] * 4
    assert told(*[large] * 9) == [*[large] * 4, Signal.END], "however few they are"
