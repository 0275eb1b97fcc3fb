"""Refusals as sentences: every key of the engine has its words and the right parameters."""

from __future__ import annotations

import ast
import pickle
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ecumene.rules
from ecumene.dialogue import Speaker, describe_refusal, reason, say
from ecumene.dialogue.sentences.sentence import NamedPlace
from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction, OutOfTurn
from ecumene.rules.format.id_names import NUMBERS
from ecumene.words import Messages, languages
from tests.every import every

Refused = IllegalAction | BadData | DamagedRecord
RULES = Path(ecumene.rules.__file__).parent
LOCALES = RULES.parent / "words" / "locales"
RAISED = {"IllegalAction": 1, "OutOfTurn": 1, "BadData": 1, "DamagedRecord": 1, "refuse": 0}
"""What raises refusals, and which argument is the key."""


def explained(refusal: Refused, language: str, names: tuple[str, ...] = ()) -> str:
    """The text that is read."""
    return Speaker(Messages(language), names).text(describe_refusal(refusal))


@cache
def calls() -> list[tuple[str, frozenset[str]]]:
    """The key and the names of the parameters of every refusal in the engine."""
    found = []
    for file in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = RAISED.get(node.func.id)
                if place is None or len(node.args) <= place:
                    continue
                found += [(key, parameters(node)) for key in keys_of(node.args[place])]
    return found


def keys_of(argument: ast.expr) -> list[str]:
    """The possible keys of an argument; none if it is passed on."""
    if isinstance(argument, ast.IfExp):
        return [*keys_of(argument.body), *keys_of(argument.orelse)]
    return [str(argument.value)] if isinstance(argument, ast.Constant) else []


def parameters(call: ast.Call) -> frozenset[str]:
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            names |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        elif isinstance(argument, ast.Name) and argument.id == "args":
            names |= {"event", "expected", "came"}
    if isinstance(call.func, ast.Name) and call.func.id == "refuse":
        names.add("value")
    return frozenset(names)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def variables() -> dict[str, set[str]]:
    found = {}
    for name in ("illegal", "data", "record"):
        text = (LOCALES / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def test_the_calls_are_found() -> None:
    keys = {key for key, _ in calls()}
    assert {"illegal-not-asked", "data-not-list", "record-empty", "record-cut-off"} <= keys
    assert len(keys) > 60


@every(calls)
def test_every_refusal_has_words_for_its_parameters(key: str, names: frozenset[str]) -> None:
    words = variables()
    assert key in words
    assert words[key] <= names


@every(lambda: ((language, *call) for language, call in product(languages, calls())))
def test_every_refusal_is_a_sentence(language: str, key: str, names: frozenset[str]) -> None:
    """Whatever the numbers are, including those of nothing."""
    for number in (0, 1, 2, 5, 17, -1, 10**6, 2**63 - 1):
        args: dict[str, object] = dict.fromkeys(sorted(names), number)
        if key.startswith("illegal"):
            refusal: Refused = IllegalAction("M7", key, **args)
        elif key.startswith("data"):
            refusal = BadData(("moves", 0), key, args)
        else:
            refusal = DamagedRecord(3, key, args, IllegalAction("M7", "illegal-wait"))
        sentence = explained(refusal, language)
        assert "{" not in sentence
        assert sentence[-1] in ".)" or key == "record-outcome"


def test_numbers_are_read_as_names() -> None:
    place, civ = NUMBERS["place"], NUMBERS["civilization"]
    refusal = IllegalAction(
        "G4", "illegal-march-border", start=place["athens"], goal=place["sparta"]
    )
    assert explained(refusal, "en") == "Athens and Sparta have no land border (G4)."
    assert explained(refusal, "pl").startswith("Ateny i ")
    picked = IllegalAction("S2", "illegal-civilization", civilization=civ["rome"])
    assert "Rome" in explained(picked, "en")
    assert "Rzym" in explained(picked, "pl")
    rate = IllegalAction("T1", "illegal-tax-rate", rate=4, options=(1, 2, 3))
    assert explained(rate, "en") == ("The tax rate cannot be 4; choose one of these: 1, 2, 3 (T1).")


def test_players_have_their_names_where_these_are_known() -> None:
    refusal = IllegalAction("G9", "illegal-not-asked", seat=1)
    assert explained(refusal, "en").startswith("Player 2 ")
    assert explained(refusal, "en", ("Hellas", "Rome")).startswith("Rome ")
    assert explained(refusal, "pl", ("Hellas", "Rome")).startswith("Rome: ")


def test_a_ship_is_known_by_where_it_is() -> None:
    """M5: nobody sees its number on the board."""
    refusal = IllegalAction(
        "M5", "illegal-ship-not-maintained", ship=3, area=NUMBERS["place"]["athens"]
    )
    assert explained(refusal, "en") == (
        "The ship in Athens must be maintained before it can do anything (M5)."
    )
    assert reason(refusal).args["ship"] == 3


def test_a_move_of_a_list_is_counted_from_one() -> None:
    refusal = IllegalAction("M7", "illegal-embark-full", most=5, load=3, move=2)
    assert explained(refusal, "en") == (
        "Move 3: A ship carries at most 5 tokens, and 3 are already aboard (M7)."
    )
    broken = IllegalAction("M2a", "illegal-end-broken", move=0)
    assert explained(broken, "en").startswith("Move 1 has become illegal")


def test_a_reason_stands_alone() -> None:
    """M7: without the rule and the move; its numbers are those of the sentence."""
    full = IllegalAction("M7", "illegal-embark-full", most=5, load=3, move=2)
    assert reason(full) == say("illegal-embark-full", most=5, load=3, move=3)
    border = IllegalAction("G4", "illegal-march-border", start=0, goal=1)
    assert reason(border) == say("illegal-march-border", start=NamedPlace(0), goal=NamedPlace(1))
    bad = BadData(("moves", 1), "data-unknown-name", {"kind": "place", "name": "x"})
    assert reason(bad) == say("data-unknown-name", kind="place", name="x")


@pytest.mark.parametrize("kind", [IllegalAction, OutOfTurn])
def test_a_refusal_is_the_same_in_another_process(kind: type[IllegalAction]) -> None:
    refusal = pickle.loads(pickle.dumps(kind("M1a", "illegal-waits", seat=2)))  # noqa: S301 our own
    assert type(refusal) is kind
    assert (refusal.rule, refusal.key, refusal.args_) == ("M1a", "illegal-waits", {"seat": 2})


def test_bad_data_says_where() -> None:
    bad = BadData(("moves", 1, "path", 0), "data-unknown-name", {"kind": "place", "name": "x"})
    assert explained(bad, "en").startswith("moves.1.path.0: ")
    assert not explained(BadData((), "data-too-large"), "en").startswith(":")


@pytest.mark.parametrize(
    ("key", "args", "english", "polish"),
    [
        (
            "illegal-tokens",
            {"area": NUMBERS["place"]["athens"], "tokens": 1, "most": 0},
            "You have no token in Athens that can still move",
            "Na obszarze Ateny nie masz żetonu, który może się jeszcze poruszyć",
        ),
        (
            "illegal-tokens",
            {"area": NUMBERS["place"]["athens"], "tokens": 4, "most": 3},
            "From 1 to 3 tokens in Athens can still move; you named 4",
            "Z obszaru Ateny może jeszcze ruszyć od 1 do 3 żetonów; podajesz 4",
        ),
        (
            "illegal-victim-count",
            {"count": 2, "given": 3},
            "You named 3 players; name 2",
            "Liczba wskazanych graczy: 3; trzeba wskazać 2",
        ),
        (
            "illegal-cards",
            {"card": NUMBERS["card"]["iron"], "held": 1, "given": 2},
            "You hold 1 Iron, not 2",
            "Karty Żelazo: masz 1, a podajesz 2",
        ),
        (
            "illegal-cards",
            {"card": NUMBERS["card"]["iron"], "held": 0, "given": 2},
            "You do not hold Iron",
            "Nie masz karty Żelazo",
        ),
        (
            "illegal-treasury",
            {"needed": 20, "treasury": 18},
            "That takes 20 from your treasury, which holds 18",
            "Potrzeba 20 ze skarbca, a jest w nim 18",
        ),
    ],
)
def test_a_refusal_says_what_was_given_and_what_is_possible(
    key: str, args: dict[str, object], english: str, polish: str
) -> None:
    refusal = IllegalAction("M3", key, **args)
    assert explained(refusal, "en") == f"{english} (M3)."
    assert explained(refusal, "pl") == f"{polish} (M3)."
