"""Whole games through the server, by people and computers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.format.record import fairness_of, replay
from tests.patience import PATIENCE, wait_until
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path


def is_over(info: Any) -> bool:
    return bool(info["stage"] == "over")


def test_a_short_game_is_played_to_its_end_and_can_be_checked(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        made = anna.create(short_game=True, last_turn=2)
        game, before = made["game"]["id"], made["game"]["commitment"]
        assert made["game"]["seed"] is None
        anna.get(f"/games/{game}/record", status=409)
        info = anna.play_until(game, 0, is_over)
        record = anna.client.get(f"/api/games/{game}/record").content
        fair = fairness_of(record)
        assert fair is not None
        assert fair.commitment == before == info["commitment"]
        assert fair.fits(replay(record).options.seed)
        assert info["seed"] == f"{replay(record).options.seed}/{fair.salt}"


def test_a_game_survives_a_restart_and_goes_on(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        anna.play_to_movement(game)
        before = anna.get(f"/games/{game}/seats/0/view")
        messages = anna.get(f"/games/{game}/seats/0/messages")
    with whole(tmp_path) as server:
        anna = anna.at(server)
        assert anna.get(f"/games/{game}/seats/0/view") == before
        assert anna.get(f"/games/{game}/seats/0/messages") == messages
        anna.play_until(game, 0, lambda info: info["phase"] > 3)


def test_everything_a_socket_told_is_told_again_to_whoever_comes_back(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        with anna.socket(game) as socket:
            anna.play_until(game, 0, lambda info: info["phase"] == 5)
            number = anna.get(f"/games/{game}/seats/0/view")["number"]
            heard: list[Any] = []
            while not heard or heard[-1]["number"] < number:
                message = json.loads(socket.recv(timeout=PATIENCE))
                if message["type"] != "now":
                    heard.append(message)
        assert [message["number"] for message in heard] == list(range(1, number + 1))
        told = anna.get(f"/games/{game}/seats/0/messages")["messages"]
        assert told[:number] == heard
        with anna.socket(game, since=number - 3) as socket:
            again = [json.loads(socket.recv(timeout=PATIENCE)) for _ in range(3)]
        assert again == heard[-3:]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_answer_sent_twice_counts_once_and_a_stale_one_is_refused(
    tmp_path: Path, language: str
) -> None:
    """O1."""
    with whole(tmp_path) as server:
        anna = server.person(language=language)
        game = anna.create(short_game=True)["game"]["id"]
        asked = anna.question(game)
        while asked["body"] is None:
            asked = anna.question(game)
        action = asked["body"]["default"]["action"]
        first = anna.answer(game, 0, asked["question"], action, "one")
        assert anna.answer(game, 0, asked["question"], action, "one")["events"] == first["events"]
        body = {"question": asked["question"], "key": "two", "action": action}
        refused = anna.post(f"/games/{game}/seats/0/answers", body, status=409)
        assert refused["rule"] == "O1"
        body = {"question": asked["question"], "key": "one", "action": {"type": "done"}}
        other = anna.post(f"/games/{game}/seats/0/answers", body, status=409)
        assert other["sentence"]["key"] == "server-key-used"


def test_what_can_be_taken_back_can_be_after_a_restart(tmp_path: Path) -> None:
    """O2."""
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        anna.play_to_movement(game)
        asked = anna.question(game)
        moves = anna.get(f"/games/{game}/seats/0/proposal")["choice"]["action"]["moves"]
        done = anna.answer(game, 0, asked["question"], moves[0])
        before = anna.get(f"/games/{game}/seats/0/view")["view"]["movement"]["drafts"]
        assert before["0"]["moves"]
    with whole(tmp_path) as server:
        anna = anna.at(server)
        wish = {"question": done["question"], "key": "back"}
        undone = anna.post(f"/games/{game}/seats/0/undo", wish)
        assert anna.post(f"/games/{game}/seats/0/undo", wish) == undone
        drafts = anna.get(f"/games/{game}/seats/0/view")["view"]["movement"]["drafts"]
        assert not drafts.get("0", {"moves": []})["moves"]
        last = anna.get(f"/games/{game}/seats/0/messages")["messages"][-1]
        assert last["stands"] == done["number"] - 1
    with whole(tmp_path) as server:
        again = anna.at(server).get(f"/games/{game}/seats/0/messages")["messages"]
        assert again[-1] == last


def test_what_could_not_be_taken_back_can_be_once_nobody_has_answered_since(
    tmp_path: Path,
) -> None:
    """O2: a refusal changes nothing, so the very same request may count later."""
    with whole(tmp_path) as server:
        anna, ben = server.person(), server.person("Ben")
        made = anna.create(people=2, short_game=True)
        game = made["game"]["id"]
        ben.join(made["links"]["join"])
        people = list(enumerate((anna, ben)))
        done = []
        wait_until(lambda: sum(each.is_asked_to_move(game, seat) for seat, each in people) == 2)
        for seat, person in people:
            asked = person.question(game, seat)
            proposal = person.get(f"/games/{game}/seats/{seat}/proposal")
            move = proposal["choice"]["action"]["moves"][0]
            done.append(person.answer(game, seat, asked["question"], move))
        wish, bens_wish = ({"question": each["question"], "key": "back"} for each in done)
        refused = anna.post(f"/games/{game}/seats/0/undo", wish, status=422)
        assert refused["rule"] == "O2"
        ben.post(f"/games/{game}/seats/1/undo", bens_wish)
        undone = anna.post(f"/games/{game}/seats/0/undo", wish)
        assert anna.post(f"/games/{game}/seats/0/undo", wish) == undone
