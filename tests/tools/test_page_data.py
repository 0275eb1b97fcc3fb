"""What the page takes from Python when it is built."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.phases import turn
from ecumene.rules.phases.phase_names import PHASE_NAMES
from ecumene.web.page_data import write
from ecumene.words import languages, rulebook

if TYPE_CHECKING:
    from pathlib import Path


def test_the_phases_are_those_of_a_turn() -> None:
    """Each name belongs to the function that plays the phase."""
    assert PHASE_NAMES[0] == "set-up"
    assert dict(zip(PHASE_NAMES[1:], (phase.__name__ for phase in turn.PHASES), strict=True)) == {
        "tax": "collect_tax",
        "expansion": "expand",
        "movement": "move",
        "conflict": "resolve_conflicts",
        "cities": "build_and_support",
        "trade-cards": "draw_trade_cards",
        "trade": "trade",
        "selection": "select_calamities",
        "calamities": "resolve_calamities",
        "abilities": "use_abilities",
        "surplus": "settle",
        "advances": "buy_advances",
        "succession": "move_markers",
    }


def test_the_page_gets_the_rulebook_and_numbers_of_the_rules(tmp_path: Path) -> None:
    """H1, X2, X3, A-WRITTEN-RECORD."""
    write(tmp_path)
    for language in languages:
        book = json.loads((tmp_path / f"rulebook.{language}.json").read_bytes())
        ids = [rule["id"] for section in book["sections"] for rule in section["rules"]]
        assert ids == [rule.id for rule in rulebook(language).rules]
        letters = {section["key"]: section["letter"] for section in book["sections"]}
        assert letters["M"] == "M"
        assert letters["A-"] is None
    rules = json.loads((tmp_path / "rules.json").read_bytes())
    cards = {card.rule for card in facts().advances} | {card.rule for card in facts().calamities}
    assert rules["numbered"] == [id_ for id_ in ids if id_ not in cards]
    assert (rules["phases"]["tax"], rules["phases"]["trade"]) == (1, 7)
    assert len(rules["phases"]) == 13
    nameable = rules["trade"].pop("nameable")
    assert rules["trade"] == {"least_cards": 3, "truly_named": 2}
    assert set(nameable) == {*(each.id for each in facts().commodities), "water"}
    assert rules["face_values"]["salt"] == 3
    dear = {advance.id for advance in facts().advances if advance.cost >= 100}
    assert set(rules["advances_from_100"]) == dear
    assert set(rules["card_rules"].values()) == cards
    assert rules["card_rules"]["flood"] == "C-FLOOD"
    assert rules["card_rules"]["written-record"] == "A-WRITTEN-RECORD"
    assert rules["free_credits_step"] == 5


LOADED = """
import sys
before = set(sys.modules)
from ecumene.web import page_data
new = (module for name, module in sys.modules.items() if name not in before)
files = (getattr(module, "__file__", None) or "" for module in new)
installed = {file.partition("site-packages/")[2].partition("/")[0] for file in files}
print(*sorted(installed - {""}))
"""


def test_nothing_but_msgspec_is_needed() -> None:
    """The page is built where nothing else is installed; msgspec needs no extensions."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, capture_output=True, text=True
    )
    assert set(done.stdout.split()) - {"typing_extensions.py"} == {"msgspec"}


def test_what_is_the_same_stays_untouched(tmp_path: Path) -> None:
    """Otherwise a page under development would reload."""
    write(tmp_path)
    times = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    write(tmp_path)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == times
