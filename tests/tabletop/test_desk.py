"""A real table asks the engine itself: conflicts, calamities, purchases, the score."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecumene.tabletop import Desk
from ecumene.words import Messages, languages


def asked(desk: Desk, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    said = desk.request(method, path, "" if body is None else json.dumps(body))
    assert said.status == status, said.body
    return json.loads(said.body)


@pytest.fixture
def desk() -> Desk:
    return Desk(Messages("en"))


SEAT = "/games/table/seats"


def test_a_conflict_is_told_step_by_step(desk: Desk) -> None:
    """F3, F5: two against three at a limit of 2."""
    sides = [{"civilization": "rome", "tokens": 2}, {"civilization": "hellas", "tokens": 3}]
    said = asked(desk, "POST", "/table/conflict", {"limit": 2, "sides": sides})
    assert said["tokens"] == {"hellas": 2}
    assert said["parts"][0]["heading"] == ""
    assert any("F5" in line for part in said["parts"] for line in part["lines"])


def test_a_city_falls(desk: Desk) -> None:
    """F8, F9: seven tokens take a city."""
    sides = [{"civilization": "rome", "tokens": 7}, {"civilization": "hellas", "city": True}]
    said = asked(desk, "POST", "/table/conflict", {"limit": 2, "sides": sides})
    assert said["city"] is None


@pytest.mark.parametrize(
    "fight",
    [
        {"limit": 2, "sides": []},
        {"limit": 99, "sides": [{"civilization": "rome", "tokens": 2}]},
        {"limit": 2, "sides": [{"civilization": "rome", "tokens": 56}]},
        {"limit": 2, "sides": [{"civilization": "rome", "tokens": 1, "ships": 5}]},
        {"limit": 2, "sides": [{"civilization": "rome", "tokens": 1, "ships_first": True}]},
        {"limit": 2, "sides": [{"civilization": "rome", "tokens": 1}] * 2},
        {"limit": 2, "sides": [{"civilization": "roma", "tokens": 1}]},
        {
            "limit": 2,
            "sides": [{"civilization": c, "city": True, "tokens": 1} for c in ("rome", "hellas")],
        },
        [],
    ],
)
@pytest.mark.parametrize("language", languages)
def test_what_nobody_can_have_is_refused_in_words(fight: Any, language: str) -> None:
    said = asked(Desk(Messages(language)), "POST", "/table/conflict", fight, 400)
    assert said["text"]
    assert "{" not in said["text"]


def test_a_calamity_is_asked_and_settled(desk: Desk) -> None:
    """C-FAMINE: the victim loses 10 unit points, and names others who lose 20."""
    start = {
        "rome": {
            "elsewhere": 20,
            "cities_elsewhere": 2,
            "hand": ["famine"],
            "advances": ["pottery"],
        },
        "hellas": {"elsewhere": 15},
        "egypt": {"elsewhere": 15},
        "minoa": {"elsewhere": 9},
    }
    progress = asked(desk, "POST", "/table", {"phase": "calamities", "start": start})
    answered = 0
    while progress["asked"]:
        seat = progress["asked"][0]
        question = asked(desk, "GET", f"{SEAT}/{seat}/question")
        action = question["body"]["default"]["action"]
        body = {"question": question["question"], "key": "k", "action": action}
        asked(desk, "POST", f"{SEAT}/{seat}/answers", body)
        progress = asked(desk, "GET", "/table")
        answered += 1
    assert answered > 1
    lost = [
        line for line in progress["told"] if line["sentence"]["key"] == "event-tokens-destroyed"
    ]
    assert lost


def test_an_answer_can_be_taken_back(desk: Desk) -> None:
    """O2: naming victims brings nothing new to light."""
    start = {
        "rome": {"elsewhere": 20, "hand": ["famine"]},
        **{name: {"elsewhere": 10} for name in ("hellas", "egypt", "minoa")},
    }
    progress = asked(desk, "POST", "/table", {"phase": "calamities", "start": start})
    seat = progress["asked"][0]
    first = asked(desk, "GET", f"{SEAT}/{seat}/question")
    action = first["body"]["default"]["action"]
    body = {"question": first["question"], "key": "k", "action": action}
    asked(desk, "POST", f"{SEAT}/{seat}/answers", body)
    now = asked(desk, "GET", f"{SEAT}/{seat}/question")["question"]
    asked(desk, "POST", f"{SEAT}/{seat}/undo", {"question": now, "key": "u", "answers": 1})
    assert asked(desk, "GET", f"{SEAT}/{seat}/question")["body"] == first["body"]


def test_an_illegal_answer_is_refused_with_its_rule(desk: Desk) -> None:
    start = {"rome": {"elsewhere": 20, "hand": ["famine"]}, "hellas": {"elsewhere": 10}}
    progress = asked(desk, "POST", "/table", {"phase": "calamities", "start": start})
    seat = progress["asked"][0]
    body = {"question": "", "key": "k", "action": {"type": "done"}}
    said = asked(desk, "POST", f"{SEAT}/{seat}/answers", body, 422)
    assert said["rule"]
    why = asked(desk, "POST", f"{SEAT}/{seat}/why-not", {"action": {"type": "done"}})
    assert why["refused"]["rule"] == said["rule"]


def test_a_purchase_is_priced(desk: Desk) -> None:
    """P2, P3: credits make it cheaper, and the cheapest payment is worked out."""
    hand = ["salt"] * 4 + ["wine"] * 3
    start = {"rome": {"hand": hand, "treasury": 10, "advances": ["pottery", "mysticism"]}}
    asked(desk, "POST", "/table", {"phase": "advances", "start": start})
    basket = asked(desk, "POST", f"{SEAT}/{seat_of(desk)}/basket", {"advances": ["masonry"]})
    assert basket["price"] < basket["cost"] == 60
    assert basket["action"]["type"] == "buy-advances"
    sets = asked(desk, "GET", f"{SEAT}/{seat_of(desk)}/hand")["sets"]
    assert {each["card"]: each["count"] for each in sets} == {"salt": 4, "wine": 3}
    body = {"question": "", "key": "k", "action": basket["action"]}
    asked(desk, "POST", f"{SEAT}/{seat_of(desk)}/answers", body)


def test_an_area_has_a_card_and_an_answer_a_prospect(desk: Desk) -> None:
    start = {"rome": {"tokens": {"rome": 3}, "elsewhere": 9, "hand": ["famine"]}}
    start |= {"hellas": {"elsewhere": 9}}
    asked(desk, "POST", "/table", {"phase": "calamities", "start": start})
    seat = seat_of(desk)
    assert asked(desk, "GET", f"{SEAT}/{seat}/areas/rome")["tokens"]
    asked(desk, "GET", f"{SEAT}/{seat}/areas/atlantis", status=404)
    asked(desk, "GET", f"{SEAT}/99/areas/rome", status=404)
    action = asked(desk, "GET", f"{SEAT}/{seat}/question")["body"]["default"]["action"]
    assert asked(desk, "POST", f"{SEAT}/{seat}/forecast", {"action": action})["refused"] is None
    asked(desk, "POST", f"{SEAT}/{seat}/basket", {"advances": []}, 422)


def seat_of(desk: Desk) -> int:
    seat: int = asked(desk, "GET", "/table")["asked"][0]
    return seat


def test_points_are_counted(desk: Desk) -> None:
    """V1: 5 a step, 1 a city, and what the advances bring."""
    player = {"civilization": "rome", "step": 7, "cities": 5, "advances": ["pottery", "mining"]}
    said = asked(desk, "POST", "/table/score", {"players": [player]})["players"][0]
    assert (said["steps"], said["cities"], said["total"]) == (35, 5, 35 + 5 + said["advances"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/table", "", 404),
        ("GET", "/nowhere", "", 404),
        ("POST", "/table", "{", 400),
        ("POST", "/table", "[" * 5000, 400),
        ("POST", "/table", '{"phase": "calamities", "start": {"atlantis": {}}}', 400),
        ("POST", "/table", '{"phase": "calamities", "start": {"rome": {"elsewhere": 999}}}', 400),
        ("POST", "/table/score", '{"players": [{"civilization": "rome", "step": 99}]}', 400),
    ],
)
def test_nonsense_is_refused(desk: Desk, method: str, path: str, body: str, status: int) -> None:
    said = desk.request(method, path, body)
    assert said.status == status
    assert json.loads(said.body)["text"]
