"""Clocks on the server: they fire once, survive a restart, and obey whoever runs the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest

from tests.server.timing import Clock, asked, keys, time_ups, wait_for, wait_for_new_time
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Somebody, Whole

MINUTE = 60_000
DECISION = {"kind": "decision", "seconds": 60, "misses": 0}
TRADE_PHASE = 7


def two_people(server: Whole, **more: Any) -> tuple[Somebody, Somebody, str]:
    """Anna, who runs a game, Ben, who has its second seat, and the game."""
    anna, ben = server.person(), server.person("Ben")
    made = anna.create(people=2, computers=3, **more)
    ben.join(made["links"]["join"])
    return anna, ben, made["game"]["id"]


def until_ben_is_asked(anna: Somebody, game: str) -> None:
    """Anna comes first."""
    anna.play_until(game, 0, lambda info: any(each["seat"] == 1 for each in info["waited"]))


def host(anna: Somebody, game: str, type_: str, status: int | None = None, **order: Any) -> Any:
    return anna.post(f"/games/{game}/host", {"type": type_, **order}, status)


def seat(somebody: Somebody, game: str, place: int, type_: str, **order: Any) -> Any:
    return somebody.post(f"/games/{game}/seats/{place}", {"type": type_, **order})


# When time is up


@pytest.mark.parametrize("kind", ["decision", "phase", "bank"])
def test_the_default_counts_once(tmp_path: Path, kind: str) -> None:
    """O4."""
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        rules = {**DECISION, "kind": kind, "increment": 60}
        game = anna.create(clock=rules)["game"]["id"]
        first = asked(anna, game)
        assert first["until"] == clock() + MINUTE
        clock.advance(60)
        wait_for(anna, game, lambda _: time_ups(anna, game))
        assert asked(anna, game)["question"] != first["question"]
        assert len(time_ups(anna, game)) == 1


def test_no_clock_runs_while_no_server_is_there(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock=DECISION)["game"]["id"]
        until = asked(anna, game)["until"]
        clock.advance(10)
    clock.advance(90)
    with whole(tmp_path, clock) as server:
        anna = anna.at(server)
        left = asked(anna, game)["until"]
        assert left == pytest.approx(until + 90_000, abs=100)
        assert not time_ups(anna, game)
        clock.advance(50)
        wait_for_new_time(anna, game, left)
        assert asked(anna, game)["until"] == clock() + MINUTE
        assert len(time_ups(anna, game)) == 1


def test_time_that_is_left_is_left_after_a_restart(tmp_path: Path) -> None:
    """A bank keeps what was not used, and what comes to it for every answer."""
    clock = Clock()
    bank = {"kind": "bank", "seconds": 60, "increment": 5}
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock=bank)["game"]["id"]
        asked(anna, game)
        clock.advance(20)
        anna.answer_as_proposed(game)
        until = asked(anna, game)["until"]
        assert until == clock() + 45_000
    with whole(tmp_path, clock) as server:
        assert anna.at(server).question(game)["until"] == until


def test_the_time_for_trading_ends_it_once(tmp_path: Path) -> None:
    """X8."""
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        rules = {**DECISION, "trade": 120}
        game = anna.create(short_game=True, clock=rules)["game"]["id"]
        anna.play_until(game, 0, lambda info: info["phase"] == TRADE_PHASE and info["waited"])
        assert asked(anna, game)["until"] == clock() + 2 * MINUTE
        clock.advance(120)
        wait_for(anna, game, lambda info: info["phase"] != TRADE_PHASE)
        assert keys(anna, game).count("table-trade-over") == 1


# Whoever is away


def test_after_some_misses_a_computer_answers_until_the_owner_is_back(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna, ben, game = two_people(server, clock={**DECISION, "misses": 1})
        until_ben_is_asked(anna, game)
        question = ben.question(game, 1)
        while not keys(anna, game).count("table-autopilot"):
            anna.answer_as_proposed(game)
            clock.advance(10)
        info = anna.get(f"/games/{game}")
        assert info["seats"][1]["autopilot"]
        assert not info["paused"]
        assert keys(anna, game)[-2:] == ["table-time-up", "table-autopilot"]
        assert ben.question(game, 1)["question"] != question["question"]
        seat(ben, game, 1, "take-over")
        assert keys(anna, game)[-1] == "table-came-back"
        assert not anna.get(f"/games/{game}")["seats"][1]["autopilot"]


def test_a_computer_goes_on_at_once_where_that_was_agreed(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock={**DECISION, "at_end": "computer"})["game"]["id"]
        first = asked(anna, game)
        clock.advance(60)
        wait_for(anna, game, lambda info: info["paused"])
        assert keys(anna, game) == ["table-autopilot", "table-nobody"]
        assert anna.question(game)["question"] == first["question"]


def test_a_table_that_nobody_is_left_at_waits_for_people(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock={**DECISION, "misses": 1})["game"]["id"]
        asked(anna, game)
        clock.advance(60)
        wait_for(anna, game, lambda info: info["paused"])
        assert keys(anna, game) == ["table-time-up", "table-autopilot", "table-nobody"]
        clock.advance(10_000)
    with whole(tmp_path, clock) as server:
        anna = anna.at(server)
        assert anna.get(f"/games/{game}")["paused"]
        info = seat(anna, game, 0, "take-over")["game"]
        assert not info["paused"]
        assert keys(anna, game)[-2:] == ["table-came-back", "table-resumed"]
        assert asked(anna, game)["until"] == clock() + MINUTE


# What the host decides


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock=DECISION)["game"]["id"]
        question = asked(anna, game)
        clock.advance(20)
        assert host(anna, game, "pause")["game"]["paused"]
        host(anna, game, "pause", status=409)
        body = {
            "question": question["question"],
            "key": "k",
            "action": question["body"]["default"]["action"],
        }
        refused = anna.post(f"/games/{game}/seats/0/answers", body, status=409)
        assert refused["sentence"]["key"] == "server-paused"
        clock.advance(10_000)
    with whole(tmp_path, clock) as server:
        anna = anna.at(server)
        host(anna, game, "resume")
        assert asked(anna, game)["until"] == clock() + 40_000
        assert not time_ups(anna, game)
        assert keys(anna, game) == ["table-paused", "table-resumed"]


def test_the_host_gives_more_time_and_changes_the_pace(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        game = anna.create(clock=DECISION)["game"]["id"]
        asked(anna, game)
        host(anna, game, "extend", seconds=600)
        assert anna.question(game)["until"] == clock() + 11 * MINUTE
        slow = {"kind": "decision", "seconds": 24 * 60 * 60}
        host(anna, game, "set-clock", clock=slow)
        assert anna.question(game)["until"] == clock() + 24 * 60 * MINUTE
        host(anna, game, "set-clock", clock={"kind": "none"})
        assert anna.question(game)["until"] is None
        host(anna, game, "extend", seconds=600, status=409)
        assert keys(anna, game) == ["table-extended", "table-clock", "table-clock"]


# Taking back by consent


def propose(anna: Somebody, ben: Somebody, game: str) -> Any:
    """Play on until the last answer of Ben can be taken back, and propose it."""
    while True:
        for number, somebody in enumerate((anna, ben)):
            question = somebody.question(game, number)
            if question["pending"]:
                action = question["body"]["default"]["action"]
                somebody.answer(game, number, question["question"], action)
        path, order = f"/api/games/{game}/host", {"type": "propose-take-back", "seat": 1}
        said = anna.client.post(path, json=order)
        if said.status_code == 200:
            return said.json()["game"]["take_back"]


def test_all_agree_to_take_an_answer_back(tmp_path: Path) -> None:
    """O2."""
    with whole(tmp_path) as server:
        anna, ben, game = two_people(server)
        proposal = propose(anna, ben, game)
        assert proposal["agreed"] == [0]
        order = {"number": proposal["number"], "agrees": True}
        assert seat(ben, game, 1, "consent", **order)["game"]["take_back"] is None
        assert keys(anna, game)[-2:] == ["table-take-back-asked", "table-taken-back"]
        assert asked(ben, game, 1)["pending"]
        ben.post(f"/games/{game}/seats/1", {"type": "consent", **order}, status=409)


def test_only_consent_takes_back_an_end_of_movement(tmp_path: Path) -> None:
    """M2, O2b: whoever has ended cannot have it back alone."""
    with whole(tmp_path) as server:
        anna, ben, game = two_people(server)
        while not ((question := ben.question(game, 1))["pending"] and is_movement(question)):
            for number, somebody in ((1, ben), (0, anna)):
                each = somebody.question(game, number)
                if each["pending"] and not is_movement(each):
                    action = each["body"]["default"]["action"]
                    somebody.answer(game, number, each["question"], action)
        ben.answer(game, 1, question["question"], {"type": "end-movement"})
        wish = {"question": ben.question(game, 1)["question"], "key": uuid4().hex, "answers": 1}
        refused = ben.client.post(f"/api/games/{game}/seats/1/undo", json=wish)
        assert (refused.status_code, refused.json()["rule"]) == (422, "M2")
        path, order = f"/api/games/{game}/host", {"type": "propose-take-back", "seat": 1}
        proposal = anna.client.post(path, json=order).json()["game"]["take_back"]
        seat(ben, game, 1, "consent", number=proposal["number"], agrees=True)
        assert is_movement(ben.question(game, 1))


def is_movement(question: Any) -> bool:
    return question["body"] is not None and question["body"]["kind"] == "move"


def test_one_who_does_not_agree_ends_the_proposal(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna, ben, game = two_people(server)
        order = {"number": propose(anna, ben, game)["number"], "agrees": False}
        assert seat(ben, game, 1, "consent", **order)["game"]["take_back"] is None
        assert keys(anna, game)[-2:] == ["table-take-back-asked", "table-take-back-refused"]


# Seats that change hands


def test_a_successor_has_the_whole_time(tmp_path: Path) -> None:
    """L6."""
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna, ben, game = two_people(server, clock=DECISION)
        until_ben_is_asked(anna, game)
        clock.advance(50)
        link = seat(anna, game, 1, "replace")["links"]["seats"]["1"]
        ben.get(f"/games/{game}", status=404)
        cleo = server.person("Cleo")
        assert cleo.join(link)["seat"] == 1
        until_ben_is_asked(anna, game)
        assert cleo.question(game, 1)["until"] == clock() + MINUTE
        assert keys(anna, game)[-2:] == ["table-freed", "table-joined"]


def test_a_table_whose_last_player_gives_up_waits_for_the_next(tmp_path: Path) -> None:
    """L6."""
    with whole(tmp_path) as server:
        anna, ben = server.person(), server.person("Ben")
        made = anna.create()
        game = made["game"]["id"]
        asked(anna, game)
        assert seat(anna, game, 0, "give-up")["game"]["paused"]
        assert not ben.join(made["links"]["join"], 0)["game"]["paused"]
        told = ["table-freed", "table-nobody", "table-joined", "table-resumed"]
        assert keys(ben, game) == told


def test_a_seat_is_handed_over_and_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna, ben, game = two_people(server, clock=DECISION)
        until_ben_is_asked(anna, game)
        question = ben.question(game, 1)
        for somebody in (ben, anna):
            info = seat(somebody, game, 1, "hand-over", player="random")["game"]
            assert info["seats"][1]["computer"] == "random"
            body = {"question": question["question"], "key": "k", "action": {"type": "done"}}
            refused = ben.post(f"/games/{game}/seats/1/answers", body, status=409)
            assert refused["sentence"]["key"] == "server-handed-over"
            anna.post(f"/games/{game}/seats/1", {"type": "take-over"}, status=403)
            assert seat(ben, game, 1, "take-over")["game"]["seats"][1]["computer"] is None
        told = ["table-handed-over", "table-came-back"]
        assert keys(anna, game)[-4:] == told * 2


def test_a_table_waits_whose_only_player_hands_over_and_the_host_may_let_it_go_on(
    tmp_path: Path,
) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(people=1, computers=4)["game"]["id"]
        asked(anna, game)
        assert seat(anna, game, 0, "hand-over")["game"]["paused"]
        assert not seat(anna, game, 0, "take-over")["game"]["paused"]
        assert seat(anna, game, 0, "hand-over")["game"]["paused"]
        turn = anna.get(f"/games/{game}")["turn"]
        host(anna, game, "resume")
        wait_for(anna, game, lambda info: info["turn"] > turn)
