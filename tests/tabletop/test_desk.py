"""A real table uses the engine itself: conflicts, calamities, purchases, the score."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from typing import Any, Final

import pytest

from ecumene.data import facts
from ecumene.tabletop import Desk
from ecumene.words import Messages, languages
from tests.tabletop.examples import BOUGHT, FIGHTS, SCORED, Bought, Fight, Scored
from tests.tabletop.struck import STRUCK, Struck

NOTHING: dict[str, Any] = {"remarks": [], "outlook": None, "support": None}


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
    sides = [
        {"civilization": "rome", "tokens": 7, "stock": 3},
        {"civilization": "hellas", "city": True, "stock": 9},
    ]
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
        {"limit": 2, "sides": [{"civilization": "rome", "tokens": 1, "city": True}]},
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


def lines(said: Any) -> list[str]:
    return [line for part in said["parts"] for line in part["lines"]]


@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: fight.name)
def test_a_fight_comes_out_as_worked_out_by_hand(desk: Desk, fight: Fight) -> None:
    told = lines(asked(desk, "POST", "/table/conflict", fight.request()))
    assert set(fight.says) <= set(told), told


@pytest.mark.parametrize("struck", STRUCK, ids=lambda struck: struck.name)
def test_a_calamity_costs_what_was_worked_out_by_hand(desk: Desk, struck: Struck) -> None:
    said = asked(desk, "POST", "/table/calamity", struck.request())
    told = lines(said)
    assert said["left"] is None
    assert set(struck.says) <= set(told), told
    assert not [line for line in told if any(words in line for words in struck.never)]


@pytest.mark.parametrize("struck", STRUCK, ids=lambda struck: struck.name)
@pytest.mark.parametrize("language", languages)
def test_nobody_is_named_who_is_not_at_the_table(struck: Struck, language: str) -> None:
    said = asked(Desk(Messages(language)), "POST", "/table/calamity", struck.request())
    at_table = {struck.victim.civilization, *(other.civilization for other in struck.others)}
    told = "\n".join([*lines(said), *(part["heading"] for part in said["parts"])])
    for civ in facts().civilizations:
        if civ.id not in at_table:
            assert not re.search(rf"\b{civ.name.in_language(language)}\b", told), told
    assert "{" not in told


def test_every_calamity_has_an_example() -> None:
    assert {struck.card for struck in STRUCK} == {each.id for each in facts().calamities}


def test_what_is_asked_for_has_bounds(desk: Desk) -> None:
    """All that can be counted, as far as pieces, cards and tracks go."""
    told = asked(desk, "GET", "/table/needs")
    counts = {name for each in told["calamities"] for name in (*each["victim"], *each["others"])}
    assert counts <= told["most"].keys()
    assert (told["most"]["tokens"], told["most"]["cities"], told["most"]["stock"]) == (55, 9, 55)
    assert told["most"]["cards"] == sum(each.count for each in facts().commodities)


def test_only_what_matters_is_asked_for(desk: Desk) -> None:
    """No areas where numbers suffice, no trader if nobody benefits, no blocks if tradeable."""
    needs = {each["card"]: each for each in asked(desk, "GET", "/table/needs")["calamities"]}
    assert {card for card, each in needs.items() if each["areas"]} == {
        "volcanic-eruption-earthquake",
        "flood",
        "cyclone",
    }
    assert {card for card, each in needs.items() if each["blocks"]} == {
        "famine",
        "civil-war",
        "tyranny",
    }
    assert {card for card, each in needs.items() if each["traded"]} == {
        "treachery",
        "barbarian-hordes",
        "epidemic",
        "iconoclasm-and-heresy",
        "piracy",
    }
    assert needs["squandered-wealth"]["victim"] == ["treasury"]
    assert needs["epidemic"]["others_advances"] == ["medicine", "anatomy"]


def test_the_victim_is_asked_whom_to_name_and_where(desk: Desk) -> None:
    """C5, G8a: only if there is a choice, and without those who may not be named."""
    epidemic = next(each for each in STRUCK if each.name == "epidemic")
    left = asked(desk, "POST", "/table/calamity", replace(epidemic, named=()).request())["left"]
    assert (left["count"], left["victims"]) == (2, ["minoa", "hellas", "egypt"])
    wrong = replace(epidemic, named=("hellas", "carthage")).request()
    assert asked(desk, "POST", "/table/calamity", wrong)["left"] == left
    cyclone = next(each for each in STRUCK if each.name == "cyclone among equal seas")
    left = asked(desk, "POST", "/table/calamity", replace(cyclone, place=None).request())["left"]
    assert [each["name"] for each in left["places"]] == [
        "Adriatic Sea",
        "Central Mediterranean",
        "Western Mediterranean",
    ]


ROME: Final[dict[str, Any]] = {"civilization": "rome", "tokens": 20, "cities": 5}
HELLAS: Final[dict[str, Any]] = {"civilization": "hellas", "tokens": 9, "cities": 1, "stock": 20}


@pytest.mark.parametrize(
    "sent",
    [
        {"blow": {"card": "wine", "victim": ROME}},
        {"blow": {"card": "epidemic", "victim": ROME}},
        {"blow": {"card": "epidemic", "victim": ROME | {"cities": None}, "others": [HELLAS]}},
        {"blow": {"card": "epidemic", "victim": ROME, "others": [HELLAS | {"stock": None}]}},
        {"blow": {"card": "epidemic", "victim": ROME, "others": [HELLAS, HELLAS]}},
        {"blow": {"card": "epidemic", "victim": ROME, "others": [HELLAS], "trader": "egypt"}},
        {"blow": {"card": "epidemic", "victim": ROME | {"tokens": 56}, "others": [HELLAS]}},
        {"blow": {"card": "epidemic", "victim": ROME | {"cities": -1}, "others": [HELLAS]}},
        {"blow": {"card": "epidemic", "victim": ROME, "others": [HELLAS | {"stock": 50}]}},
        {"blow": {"card": "famine", "victim": ROME, "others": [HELLAS]}},
        {"blow": {"card": "famine", "victim": ROME, "others": [HELLAS]}, "players": 6},
        {"blow": {"card": "famine", "victim": ROME, "others": [HELLAS]}, "players": 4},
        {"blow": {"card": "famine", "victim": ROME}, "players": 5, "map": "west"},
        {"blow": {"card": "barbarian-hordes", "victim": ROME | {"stock": 9}, "others": [HELLAS]}},
        {"blow": {"card": "flood", "victim": ROME | {"spots": [{"area": "rome"}]}}},
        {"blow": {"card": "flood", "victim": ROME}},
        {"blow": {"card": "flood", "victim": ROME | {"spots": [{"area": "tanis"}] * 2}}},
        {
            "blow": {
                "card": "cyclone",
                "victim": ROME | {"spots": [{"area": "troy", "city": True}]},
                "others": [HELLAS | {"spots": [{"area": "troy", "city": True}]}],
            }
        },
    ],
)
@pytest.mark.parametrize("language", languages)
def test_what_is_missing_or_cannot_be_is_said(sent: Any, language: str) -> None:
    said = asked(Desk(Messages(language)), "POST", "/table/calamity", sent, 400)
    assert said["text"]
    assert "{" not in said["text"]


EMPTY: Final[dict[str, Any]] = {"civilization": "rome"}


def nile(tokens: int) -> dict[str, Any]:
    """Rome in three areas of one flood plain."""
    return EMPTY | {
        "spots": [{"area": area, "tokens": tokens} for area in ("memphis", "fayum", "upper-egypt")]
    }


def by_the_sea(cities: int) -> dict[str, Any]:
    """Rome with cities beside open seas."""
    needs = asked(Desk(Messages("en")), "GET", "/table/needs")["calamities"]
    areas = next(each["areas"] for each in needs if each["card"] == "cyclone")
    return EMPTY | {"spots": [{"area": area, "city": True} for area in areas[:cities]]}


@pytest.mark.parametrize(
    ("card", "victim", "key"),
    [
        ("cyclone", by_the_sea(10), "page-table-cities-of"),
        ("cyclone", by_the_sea(9), None),
        ("flood", nile(19), "page-table-tokens-of"),
        ("flood", nile(18), None),
        ("flood", nile(18) | {"treasury": 1, "stock": 1}, "page-table-tokens-of"),
        (
            "tempest",
            EMPTY | {"coastal_tokens": 30, "coastal_cities": 1, "treasury": 26},
            "page-table-tokens-of",
        ),
        ("tempest", EMPTY | {"coastal_tokens": 30, "coastal_cities": 1, "treasury": 25}, None),
        ("piracy", EMPTY | {"cities": 2, "coastal_cities": 5}, "page-table-coastal-of"),
        ("piracy", EMPTY | {"cities": 5, "coastal_cities": 5}, None),
        (
            "tempest",
            EMPTY | {"tokens": 2, "coastal_tokens": 3, "coastal_cities": 0, "treasury": 0},
            "page-table-coastal-of",
        ),
    ],
)
@pytest.mark.parametrize("language", languages)
def test_nobody_has_more_pieces_than_the_box_holds(
    card: str, victim: Any, key: str | None, language: str
) -> None:
    """G1: 55 tokens and 9 cities, wherever they are; coastal ones are among them."""
    others = [HELLAS | {"coastal_cities": 1}]
    sent = {"blow": {"card": card, "victim": victim, "others": others}}
    said = asked(Desk(Messages(language)), "POST", "/table/calamity", sent, 400 if key else 200)
    assert key is None or (said["sentence"]["key"], "{" in said["text"]) == (key, False)


@pytest.mark.parametrize("language", languages)
def test_areas_out_of_play_are_refused_where_it_is_known_who_plays(language: str) -> None:
    """S1, M9: with six in the West, nobody can be at the Upper Indus."""
    spots = [{"area": "upper-indus", "tokens": 2}]
    counts = {"coastal_tokens": 0, "coastal_cities": 0}
    blow = {"card": "flood", "victim": EMPTY | counts | {"spots": spots}}
    desk = Desk(Messages(language))
    asked(desk, "POST", "/table/calamity", {"blow": blow})
    west = {"blow": blow, "players": 6, "map": "west"}
    said = asked(desk, "POST", "/table/calamity", west, 400)
    assert said["sentence"]["key"] == "page-table-area-not-in-play"
    assert "{" not in said["text"]


def test_only_the_pieces_that_a_card_is_about_are_lost(desk: Desk) -> None:
    """C-TRIBAL-CONFLICT, C-CITY-IN-FLAMES: whatever else was entered about the coast."""
    coast = {"coastal_tokens": 0, "coastal_cities": 0, "treasury": 0}
    for card, line in (
        ("tribal-conflict", "Rome loses 5 unit points (C-TRIBAL-CONFLICT)."),
        ("city-in-flames", "Rome loses 1 city, of its own choice: it is destroyed"),
    ):
        blow = {"card": card, "victim": ROME | coast}
        told = lines(asked(desk, "POST", "/table/calamity", {"blow": blow}))
        assert any(each.startswith(line) for each in told), told


@pytest.mark.parametrize("card", ["tyranny", "civil-war"])
@pytest.mark.parametrize("others", [[], [{"civilization": "indus", "cities": 1, "stock": 20}]])
@pytest.mark.parametrize("language", languages)
def test_who_benefits_is_asked_for(card: str, others: Any, language: str) -> None:
    """C4: of eighteen players, only those of the victim's own block can benefit."""
    desk = Desk(Messages(language))
    blow = {"card": card, "victim": ROME, "others": others}
    blow["victim"] = ROME | {"tokens": 30}
    sent = {"blow": blow, "players": 18, "map": "both"}
    said = asked(desk, "POST", "/table/calamity", sent, 400)
    assert said["sentence"]["key"] == "page-table-nobody-benefits-of-block"
    assert "{" not in said["text"]
    blow["others"] = [*others, HELLAS]
    assert any(
        "Hellas" in line or "Hellada" in line
        for line in lines(asked(desk, "POST", "/table/calamity", sent))
    )


def test_a_civil_war_that_does_not_happen_benefits_nobody(desk: Desk) -> None:
    """C3a: then no possible beneficiary has to be entered."""
    sent = {"blow": {"card": "civil-war", "victim": ROME | {"tokens": 10}}, "players": 6}
    told = lines(asked(desk, "POST", "/table/calamity", sent | {"map": "west"}))
    assert any("does not happen" in line for line in told)


@pytest.mark.parametrize("table", [{}, {"players": 9, "map": "west"}])
@pytest.mark.parametrize("language", languages)
def test_the_other_copy_concerns_only_who_is_at_the_table(table: Any, language: str) -> None:
    """C7: ticks for players no longer entered are refused, not silently ignored."""
    blow = {"card": "epidemic", "victim": ROME, "others": [HELLAS], "concerned": ["egypt"]}
    said = asked(Desk(Messages(language)), "POST", "/table/calamity", {"blow": blow, **table}, 400)
    assert said["sentence"]["key"] == "page-table-concerned"
    assert "{" not in said["text"]


def test_who_has_nothing_at_a_volcano_is_not_spoken_of(desk: Desk) -> None:
    """C-VOLCANIC-ERUPTION-EARTHQUAKE: an area may be entered with nothing in it."""
    rome = EMPTY | {"spots": [{"area": "neapolis", "city": True}]}
    celt = {"civilization": "celt", "spots": [{"area": "campania"}]}
    blow = {"card": "volcanic-eruption-earthquake", "victim": rome, "others": [celt]}
    said = asked(desk, "POST", "/table/calamity", {"blow": blow})
    assert [part["heading"] for part in said["parts"]] == ["", "Rome"]


@pytest.mark.parametrize(
    ("cities", "line"),
    [
        (1, "Rome may keep 1 city and has no more: none is reduced"),
        (4, "Rome keeps 1 city and reduces 3, of its own choice"),
    ],
)
def test_one_city_is_kept(desk: Desk, cities: int, line: str) -> None:
    """C-CIVIL-DISORDER: of 3, Advanced Military and Naval Warfare leave 1."""
    rome = EMPTY | {"cities": cities, "advances": ["advanced-military", "naval-warfare"]}
    told = lines(
        asked(desk, "POST", "/table/calamity", {"blow": {"card": "civil-disorder", "victim": rome}})
    )
    assert any(each.startswith(line) for each in told), told


@pytest.mark.parametrize("bought", BOUGHT, ids=lambda bought: bought.name)
def test_a_purchase_is_priced_as_worked_out_by_hand(desk: Desk, bought: Bought) -> None:
    seat = asked(desk, "POST", "/table/purchase", bought.request())["asked"][0]
    view = asked(desk, "GET", f"{SEAT}/{seat}/view")["view"]
    assert view["players"][seat]["credits"] == list(bought.credits)
    basket = asked(desk, "POST", f"{SEAT}/{seat}/basket", {"advances": []})
    prices = {each["advance"]: each["price"] for each in basket["articles"]}
    assert prices | bought.prices == prices
    if bought.basket:
        wanted = {"advances": list(bought.basket)}
        filled = asked(desk, "POST", f"{SEAT}/{seat}/basket", wanted)
        assert (filled["price"], filled["payment"]["treasury"]) == (bought.total, bought.tokens)
        assert filled["choices"]["gifts"] == list(bought.gifts)


def test_a_purchase_can_be_made_and_taken_back(desk: Desk) -> None:
    bought = next(each for each in BOUGHT if each.basket)
    seat = asked(desk, "POST", "/table/purchase", bought.request())["asked"][0]
    first = asked(desk, "GET", f"{SEAT}/{seat}/question")
    basket = asked(desk, "POST", f"{SEAT}/{seat}/basket", {"advances": list(bought.basket)})
    sets = asked(desk, "GET", f"{SEAT}/{seat}/hand")["sets"]
    assert {each["card"]: each["count"] for each in sets} == bought.hand
    known = {"parts": ["view", "asked"]}
    body = {"question": first["question"], "key": "k", "action": basket["action"], "known": known}
    done = asked(desk, "POST", f"{SEAT}/{seat}/answers", body)
    assert done["changes"] == asked(desk, "POST", f"{SEAT}/{seat}/changes", known)
    assert done["changes"]["asked"]["body"] is None
    progress = asked(desk, "GET", "/table")
    assert progress["asked"] == []
    assert progress["told"]


def test_what_lies_ahead_is_told_only_where_the_track_was(desk: Desk) -> None:
    """H1: without a step and cities there is no next epoch to mention, and never an end."""
    buyer = BOUGHT[0].request()
    seat = asked(desk, "POST", "/table/purchase", buyer)["asked"][0]
    basket = asked(desk, "POST", f"{SEAT}/{seat}/basket", {"advances": []})
    assert (basket["next"], basket["epoch"]) == (None, None)
    assert asked(desk, "GET", f"{SEAT}/{seat}/question")["body"]["forecast"] == NOTHING
    asked(desk, "POST", "/table/purchase", {**buyer, "track": "basic", "step": 7, "cities": 3})
    basket = asked(desk, "POST", f"{SEAT}/{seat}/basket", {"advances": []})
    assert basket["next"]["step"] == 8


@pytest.mark.parametrize(
    "changed",
    [
        {"players": None},
        {"map": None},
        {"civilization": "egypt"},
        {"treasury": 56},
        {"hand": ["famine"]},
        {"hand": ["gold"] * 40},
        {"credits": {"arts": 5}},
        {"advances": ["written-record"], "credits": {"arts": 5}},
        {"advances": ["written-record"], "credits": {"arts": 12, "crafts": -2}},
        {"cities": 10},
        {"step": 99},
        {"hand": [], "treasury": 0},
    ],
)
@pytest.mark.parametrize("language", languages)
def test_a_buyer_who_cannot_be_is_refused_in_words(changed: Any, language: str) -> None:
    buyer = BOUGHT[1].request() | changed
    said = asked(Desk(Messages(language)), "POST", "/table/purchase", buyer, 400)
    assert said["text"]
    assert "{" not in said["text"]


def test_a_hand_holds_no_more_cards_than_the_stacks(desk: Desk) -> None:
    """S5: five in the West have five gold and no salt; there is always water."""
    buyer = BOUGHT[-1].request()
    for hand, status in ((["gold"] * 5 + ["water"] * 9, 200), (["gold"] * 6, 400), (["salt"], 400)):
        asked(desk, "POST", "/table/purchase", buyer | {"hand": hand}, status)


def test_an_illegal_answer_is_refused_with_its_rule(desk: Desk) -> None:
    seat = asked(desk, "POST", "/table/purchase", BOUGHT[0].request())["asked"][0]
    action = {"type": "wait"}
    body = {"question": "", "key": "k", "action": action}
    assert asked(desk, "POST", f"{SEAT}/{seat}/answers", body, 409)["rule"] == "O1"
    body["question"] = asked(desk, "GET", f"{SEAT}/{seat}/question")["question"]
    said = asked(desk, "POST", f"{SEAT}/{seat}/answers", body, 422)
    assert said["rule"]
    why = asked(desk, "POST", f"{SEAT}/{seat}/why-not", {"action": action})
    assert why["refused"]["rule"] == said["rule"]
    asked(desk, "GET", f"{SEAT}/99/question", status=404)
    asked(desk, "GET", f"{SEAT}/{seat}/areas/rome")
    asked(desk, "GET", f"{SEAT}/{seat}/areas/atlantis", status=404)


@pytest.mark.parametrize("scored", SCORED, ids=lambda scored: scored.civilization)
def test_points_are_counted(desk: Desk, scored: Scored) -> None:
    """V1: 5 a step, 1 a city, and the points of the advances."""
    player = {**asdict(scored), "advances": list(scored.advances)}
    del player["total"]
    said = asked(desk, "POST", "/table/score", {"players": [player]})["players"][0]
    assert said["total"] == scored.total


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/table", "", 404),
        ("GET", "/nowhere", "", 404),
        ("POST", "/table/calamity", "{", 400),
        ("POST", "/table/calamity", "[" * 5000, 400),
        ("POST", "/table/calamity", '{"blow": {"card": "famine", "victim": {}}}', 400),
        ("POST", "/table/purchase", '{"civilization": "atlantis"}', 400),
        ("POST", "/table/score", '{"players": [{"civilization": "rome", "step": 99}]}', 400),
    ],
)
def test_nonsense_is_refused(desk: Desk, method: str, path: str, body: str, status: int) -> None:
    said = desk.request(method, path, body)
    assert said.status == status
    assert json.loads(said.body)["text"]
