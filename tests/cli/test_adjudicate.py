"""``ecumene adjudicate``: settling a conflict at a real table."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.data import facts
from ecumene.words import languages

if TYPE_CHECKING:
    from tests.cli.conftest import Outcome, Run

DOCUMENT = Path(__file__).parents[2] / "docs" / "adjudicate.md"
ISSUE = {
    "limit": 3,
    "city": "rome",
    "tokens": {"rome": 4, "hellas": 4, "barbarians": 1},
    "stock": {"rome": 2},
    "ships": {"hellas": 1},
    "advances": {"hellas": ["naval-warfare", "engineering"]},
    "ships_first": ["hellas"],
}


@pytest.fixture
def settle(run: Run) -> Run:
    def settle_once(situation: Any, *arguments: str) -> Outcome:
        text = situation if isinstance(situation, str) else json.dumps(situation)
        Path("situation.json").write_text(text, encoding="utf-8")
        return run("adjudicate", "situation.json", *arguments)

    return settle_once


def removal(*parties: str, removed: str = "token") -> list[dict[str, str]]:
    return [{"party": party, "removed": removed} for party in parties]


def test_a_conflict_beside_a_city_as_json(settle: Run) -> None:
    """F3-F6, F8, A-NAVAL-WARFARE."""
    ship = {"party": "hellas", "removed": "ship"}
    assert settle(ISSUE, "--json").json == {
        "conflict": [
            [removal("barbarians"), [*removal("rome"), ship]],
            [removal("rome"), removal("hellas")],
            [removal("rome"), removal("hellas")],
            [removal("rome")],
        ],
        "attack": {
            "attacker": "hellas",
            "defender": "rome",
            "tokens": 2,
            "needed": 6,
            "result": "failed",
            "replaced_by": 0,
            "rounds": [],
        },
        "tokens": {},
        "ships": {},
        "city": "rome",
    }


def test_a_successful_attack_as_json(settle: Run) -> None:
    """F9, F5."""
    situation = {"limit": 4, "city": "rome", "tokens": {"hellas": 7}, "stock": {"rome": 2}}
    assert settle(situation, "--json").json == {
        "conflict": [],
        "attack": {
            "attacker": "hellas",
            "defender": "rome",
            "tokens": 7,
            "needed": 7,
            "result": "successful",
            "replaced_by": 2,
            "rounds": [[removal("rome"), removal("hellas")], [removal("rome")]],
        },
        "tokens": {"hellas": 6},
        "ships": {},
        "city": None,
    }


def test_pirates_and_barbarians_as_json(settle: Run) -> None:
    """F11, F14, M12."""
    pirates = settle({"limit": 3, "city": "pirates", "tokens": {"rome": 6}}, "--json").json
    assert pirates["city"] == "pirates"
    assert pirates["attack"]["defender"] == "barbarians"
    attack = settle({"limit": 3, "city": "rome", "tokens": {"barbarians": 7}}, "--json").json
    assert attack["attack"]["attacker"] == "barbarians"
    assert attack["attack"]["replaced_by"] == 6
    peace = settle({"limit": 3, "tokens": {"rome": 1, "barbarians": 2}}, "--json").json
    assert peace == {
        "conflict": [],
        "attack": None,
        "tokens": {"rome": 1, "barbarians": 2},
        "ships": {},
        "city": None,
    }


def test_names_in_either_language(settle: Run) -> None:
    situation = {
        "limit": 0,
        "city": "PIRACI",
        "tokens": {"Rzym": 7, "barbarzyńcy": 1, "HELLAS": 0},
        "advances": {"rome": ["Inżynieria", "metal working"]},
    }
    found = settle(situation, "--json").json
    assert found["attack"]["needed"] == 6
    assert found["conflict"] == [[removal("barbarians")]]


def test_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps({"limit": 1, "tokens": {"rome": 1, "hellas": 1}}).encode()
    for arguments in ([], ["-"]):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
        outcome = run("adjudicate", *arguments, "--json")
        assert outcome.json["tokens"] == {}
        assert outcome.json["conflict"] == [[removal("rome", "hellas")]]


def test_no_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "gone").open("w", encoding="utf-8") as unreadable:
        monkeypatch.setattr(sys, "stdin", unreadable)
        assert run("adjudicate").code == 2


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Rome's city stands there.",
                "The Barbarians remove their last token and are out (F3, F3b).",
                "At the same time: Rome removes a token and has 3 left; Hellas removes a ship",
                "in place of a token and still has 4 tokens (F3, A-NAVAL-WARFARE).",
                "Only Hellas has tokens left: the conflict is over (F6).",
                "Hellas attacks Rome's city with 2 tokens; 6 are needed (F8, A-ENGINEERING).",
                "The attack fails: Hellas loses all its tokens in the area, and the city stands",
                "There are no tokens in the area.",
            ],
        ),
        (
            "pl",
            [
                "Stoi tam miasto Rzymu.",
                "Barbarzyńcy usuwają ostatni żeton i odpadają (F3, F3b).",
                "Jednocześnie: Rzym usuwa żeton i ma jeszcze 3; Hellada usuwa statek",
                "zamiast żetonu i nadal ma 4 żetony (F3, A-NAVAL-WARFARE).",
                "Tylko Hellada ma jeszcze żetony: koniec konfliktu (F6).",
                "Hellada atakuje miasto Rzymu 2 żetonami; potrzeba 6 (F8, A-ENGINEERING).",
                "Atak się nie udaje: Hellada traci wszystkie swoje żetony na obszarze",
                "Na obszarze nie ma żetonów.",
            ],
        ),
    ],
)
def test_a_conflict_in_words(settle: Run, language: str, lines: list[str]) -> None:
    text = " ".join(settle(ISSUE, "--lang", language).out.split())
    places = [text.index(line) for line in lines]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("situation", "english", "polish"),
    [
        (
            {"limit": 4, "tokens": {"rome": 2, "celt": 2}},
            "4 tokens do not exceed the limit of 4: the parties share the area in peace (M12).",
            "4 żetony nie przekraczają limitu 4: strony współdzielą obszar pokojowo (M12).",
        ),
        (
            {"limit": 0, "tokens": {"celt": 3}},
            "Only Celt has tokens in the area: there is no token conflict (F1).",
            "Tylko Celtowie mają żetony na obszarze: nie ma konfliktu jednostek (F1).",
        ),
        (
            {"limit": 3, "tokens": {"celt": 2, "rome": 3}},
            "3 tokens are left and the limit of 3 is no longer exceeded: the conflict is over",
            "Zostały 3 żetony i limit 3 nie jest już przekroczony: koniec konfliktu (F5).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 1, "rome": 1}},
            "Nobody has tokens left: the conflict is over (F5).",
            "Nikt nie ma już żetonów: koniec konfliktu (F5).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 1, "rome": 1}, "advances": {"rome": ["metalworking"]}},
            "Celt removes its last token and is out (F3a, F3b).",
            "Celtowie usuwają ostatni żeton i odpadają (F3a, F3b).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 1, "rome": 1}, "advances": {"rome": ["metalworking"]}},
            "In each round those without Metalworking remove before those who hold it (F3a,",
            "W każdej rundzie strony bez Metalurgii usuwają żetony wcześniej niż te, które ją mają",
        ),
        (
            {
                "limit": 0,
                "tokens": {"celt": 1},
                "advances": {"celt": ["metalworking", "engineering"], "rome": []},
            },
            "Celt holds Engineering, Metalworking. Token conflict",
            "Karty rozwoju (Celtowie): Inżynieria, Metalurgia. Konflikt jednostek",
        ),
        (
            {"limit": 1, "tokens": {"celt": 2, "rome": 3}},
            "Tokens in the area: Rome 2. Any surplus is removed only in phase 5",
            "Żetony na obszarze: Rzym 2. Nadwyżkę, jeśli jest, usuwa się dopiero w fazie 5",
        ),
        (
            {"limit": 4, "tokens": {"rome": 1}, "city": "rome"},
            "Rome's city stands there. Any surplus is removed only in phase 5",
            "Stoi tam miasto Rzymu. Nadwyżkę, jeśli jest, usuwa się dopiero w fazie 5",
        ),
        (
            {"limit": 1, "tokens": {"celt": 1, "rome": 3}, "city": "rome"},
            "There are no attackers in the area: the city is not attacked (F6).",
            "Na obszarze nie ma atakujących: nie ma ataku na miasto (F6).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 7}, "city": "parthia", "stock": {"parthia": 0}},
            "nothing replaces the city, because Parthia's stock is empty (F9).",
            "nic nie zastępuje miasta, bo zasoby Partów są puste (F9).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 7}, "city": "parthia", "stock": {"parthia": 1}},
            "1 of Parthia's tokens replaces the city, because the stock holds no more (F9).",
            "miasto zastępuje 1 żeton Partów, bo więcej w zasobach nie ma (F9).",
        ),
        (
            {"limit": 1, "tokens": {"celt": 7}, "city": "parthia"},
            "Celt may draw one card at random from Parthia's hand, if it is not empty (F9).",
            "Celtowie mogą wyciągnąć losowo jedną kartę z ręki Partów, jeśli nie jest pusta (F9).",
        ),
        (
            {"limit": 1, "tokens": {"rome": 7}, "city": "pirates"},
            "Rome may move up to 3 tokens from stock to treasury (F11).",
            "Rzym może przenieść do 3 żetonów z zasobów do skarbca (F11).",
        ),
        (
            {"limit": 1, "tokens": {"barbarians": 7}, "city": "hatti"},
            "The Barbarians draw no card and gain nothing (F14).",
            "Barbarzyńcy nie wyciągają karty i nic nie zyskują (F14).",
        ),
        (
            {"limit": 1, "tokens": {"barbarians": 9}, "city": "hatti"},
            "Barbarian tokens above the limit stay until they are beaten or annexed (K3a).",
            "Żetony barbarzyńców ponad limit zostają, dopóki ktoś ich nie pokona albo nie przejmie",
        ),
        (
            {
                "limit": 1,
                "tokens": {"rome": 2},
                "city": "pirates",
                "ships": {"rome": 1},
                "advances": {"rome": ["naval-warfare"]},
            },
            "Rome holds Naval Warfare and loses its ships in the area too (F8, A-NAVAL-WARFARE).",
            "Rzym ma kartę Wojna Morska i traci też swoje statki na obszarze (F8,",
        ),
        (
            {
                "limit": 0,
                "tokens": {"rome": 7},
                "city": "celt",
                "ships": {"celt": 2},
                "advances": {"celt": ["naval-warfare", "metalworking"]},
                "ships_first": ["celt"],
            },
            "Rome may draw one card at random from Celt's hand, if it is not empty (F9, F13).",
            "Rzym może wyciągnąć losowo jedną kartę z ręki Celtów, jeśli nie jest pusta (F9, F13).",
        ),
    ],
)
def test_every_ending_in_words(
    settle: Run, situation: dict[str, Any], english: str, polish: str
) -> None:
    for language, sentence in (("en", english), ("pl", polish)):
        outcome = settle(situation, "--lang", language)
        assert outcome.code == 0
        assert sentence in " ".join(outcome.out.split())


@pytest.mark.parametrize("civ", facts().civilizations.ids())
def test_every_civilization_can_own_the_city(settle: Run, civ: str) -> None:
    """In Polish its name is declined; only Hatti is not."""
    out = settle({"limit": 1, "city": civ, "tokens": {"barbarians": 1}}, "--lang", "pl").out
    name = facts().civilizations[civ].name.pl
    assert ("miasto " + name + "." in out) == (civ == "hatti")


GOOD: dict[str, Any] = {"limit": 3, "tokens": {"rome": 4, "hellas": 4}}


@pytest.mark.parametrize(
    ("situation", "says"),
    [
        ("", 'There is no situation to read. A short example: {"limit": 2,'),
        (" \n", "There is no situation to read."),
        ("{", "This is not JSON: there is an error in line 1, column 2."),
        ('{"limit": 3,\n "tokens": }', "line 2, column 12"),
        ('{"limit": NaN, "tokens": {}}', "This JSON cannot be read."),
        ("[" * 100_000, "This JSON cannot be read."),
        ('{"limit": ' + "9" * 5000 + "}", "This JSON cannot be read."),
        ('{"limit": 3, "limit": 3}', "The key 'limit' appears twice."),
        ('{"limit": 3, "tokens": {"rome": 1, "rome": 2}}', "The key 'rome' appears twice."),
        ([GOOD], "A situation is a JSON object"),
        ("null", "A situation is a JSON object"),
        ({"tokens": {"rome": 1}}, "The key limit is missing."),
        ({"limit": 3}, "The key tokens is missing."),
        (GOOD | {"token": 1}, "There is no key 'token' in a situation. Keys: limit, tokens, city,"),
        (GOOD | {"limit": 5}, "limit: 5 is not a whole number from 0 to 4."),
        (GOOD | {"limit": -1}, "limit: -1 is not"),
        (GOOD | {"limit": 2.0}, "limit: 2.0 is not"),
        (GOOD | {"limit": True}, "limit: true is not"),
        (GOOD | {"limit": "3"}, "limit: 3 is not"),
        (GOOD | {"limit": None}, "limit: null is not"),
        (GOOD | {"tokens": {}}, "tokens: nobody has tokens in the area"),
        (GOOD | {"tokens": {"rome": 0}}, "tokens: nobody has tokens in the area"),
        (GOOD | {"tokens": []}, "tokens: a JSON object is needed here"),
        (GOOD | {"tokens": {"atlantis": 1}}, "There is no civilization called 'atlantis'."),
        (GOOD | {"tokens": {"": 1}}, "There is no civilization called ''."),
        (GOOD | {"tokens": {"rome": -1}}, "tokens, rome: -1 is not a whole number of 0 or more."),
        (GOOD | {"tokens": {"rome": 1.5}}, "tokens, rome: 1.5 is not a whole number"),
        (GOOD | {"tokens": {"rome": 1.0}}, "tokens, rome: 1.0 is not a whole number"),
        (GOOD | {"tokens": {"rome": True}}, "tokens, rome: true is not a whole number"),
        (GOOD | {"tokens": {"rome": None}}, "tokens, rome: null is not a whole number"),
        (GOOD | {"tokens": {"rome": 56}}, "Rome cannot have 56 tokens: a party has at most 55"),
        (GOOD | {"tokens": {"barbarians": 56}}, "Barbarians cannot have 56 tokens"),
        (GOOD | {"tokens": {"rome": 1, "Rzym": 1}}, "tokens: Rome appears twice."),
        (GOOD | {"city": "atlantis"}, "There is no civilization called 'atlantis'."),
        (GOOD | {"city": "barbarians"}, "city: 'barbarians' is neither the name of a civilization"),
        (GOOD | {"city": 3}, "city: '3' is neither the name of a civilization"),
        (GOOD | {"city": ["rome"]}, "is neither the name of a civilization"),
        (GOOD | {"stock": {"rome": 52}}, "Rome cannot have 52 tokens in stock"),
        (GOOD | {"stock": {"rome": -1}}, "stock, rome: -1 is not a whole number"),
        (GOOD | {"stock": None}, "stock: a JSON object is needed here"),
        (GOOD | {"stock": {"barbarians": 3}}, "stock: the Barbarians never run out of tokens"),
        (GOOD | {"ships": {"rome": 5}}, "Rome cannot have 5 ships: a player has only 4 (G1)."),
        (GOOD | {"ships": {"barbarians": 1}}, "ships: the Barbarians have no ships."),
        (GOOD | {"advances": {"rome": "pottery"}}, "advances: a list of names is needed here."),
        (GOOD | {"advances": {"rome": [1]}}, "advances: a list of names is needed here."),
        (GOOD | {"advances": {"rome": ["gunpowder"]}}, "There is no advance called 'gunpowder'."),
        (GOOD | {"advances": {"barbarians": ["pottery"]}}, "benefit from no advance (F2)."),
        (GOOD | {"ships_first": ["rome"]}, "ships_first, Rome: only holders of Naval Warfare"),
        (GOOD | {"ships_first": ["barbarians"]}, "only holders of Naval Warfare can give up ships"),
        (GOOD | {"ships_first": {"rome": 1}}, "ships_first: a list of names is needed here."),
        (GOOD | {"ships_first": ["atlantis"]}, "There is no civilization called 'atlantis'."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(settle: Run, situation: Any, says: str) -> None:
    outcome = settle(situation)
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err
    polish = settle(situation, "--lang", "pl")
    assert (polish.code, polish.out) == (2, "")
    assert polish.err.startswith("Błąd: ")
    assert settle(situation, "--json").json["error"]


@pytest.mark.parametrize("language", languages)
def test_a_file_that_cannot_be_read(run: Run, language: str, tmp_path: Path) -> None:
    for name in ("nothing.json", str(tmp_path), "bad\0name"):
        outcome = run("adjudicate", name, "--lang", language)
        assert (outcome.code, outcome.out) == (2, "")


def test_text_that_is_not_unicode(run: Run) -> None:
    Path("situation.json").write_bytes(b'{"limit": "\xff"}')
    outcome = run("adjudicate", "situation.json")
    assert outcome.code == 2
    assert "This JSON cannot be read." in outcome.err
    Path("situation.json").write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())
    assert run("adjudicate", "situation.json").code == 0


def test_the_worked_examples_of_the_documentation(settle: Run) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = re.findall(r"```(json|text)\n(.*?)```", text, re.DOTALL)
    assert [kind for kind, _ in blocks] == ["json", "text", "text", *["json", "text"] * 2]
    as_data = blocks.pop(2)[1]
    assert settle(blocks[0][1], "--json").json == json.loads(as_data)
    for (_, situation), (_, outcome) in zip(blocks[::2], blocks[1::2], strict=True):
        assert settle(situation).out.split() == outcome.split()


def test_help_is_in_both_languages(run: Run) -> None:
    assert "Settle a conflict" in run("--help").out
    assert "Rozstrzyga konflikt" in run("--help", "--lang", "pl").out
    assert "ships_first" in run("adjudicate", "--help").out
