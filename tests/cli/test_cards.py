"""All cards: none wider than the terminal, and all facts for programs complete."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from ecumene.cli.answer import ScreenLook
from ecumene.cli.cards import advance_card
from ecumene.cli.commands.rules import read
from ecumene.cli.commands.show import show
from ecumene.data import facts
from ecumene.words import Kind, Messages, kinds, languages, rulebook
from ecumene.words.names import entries

if TYPE_CHECKING:
    from ecumene.data import Advance


def lines_of(page: object, *, framed: bool) -> list[str]:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=framed, color_system=None)
    console.print(page, markup=False, highlight=False)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("framed", [True, False])
@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("kind", kinds)
def test_cards_fit_80_columns_and_carry_their_name(kind: Kind, language: str, framed: bool) -> None:
    look = ScreenLook(Messages(language), colour=False, framed=framed)
    for entry in entries(kind):
        lines = lines_of(show(kind, entry.id, language).page(look), framed=framed)
        assert entry.name.in_language(language) in lines[0]
        assert max(map(cell_len, lines)) <= 80, entry.id
        assert not any(line.rstrip(" │").endswith("…") for line in lines), entry.id


@pytest.mark.parametrize("language", languages)
def test_rules_fit_80_columns(language: str) -> None:
    look = ScreenLook(Messages(language), colour=True, framed=True)
    asked = [[], *([section.key] for section in rulebook(language).sections)]
    for words in asked:
        lines = lines_of(read(words, language).page(look), framed=True)
        assert max(map(cell_len, lines)) <= 80, words


@pytest.mark.parametrize("kind", kinds)
def test_facts_for_programs(kind: Kind) -> None:
    for entry in entries(kind):
        document = json.loads(json.dumps(show(kind, entry.id, "en").facts()))
        assert document["id"] == entry.id
        assert document["name"] == {"en": entry.name.en, "pl": entry.name.pl}
        assert document == show(kind, entry.name.pl, "pl").facts()


def test_the_first_advance_of_all_is_named_too() -> None:
    """Its number is 0, which is not nothing."""
    look = ScreenLook(Messages("en"), colour=False, framed=False)
    military, first = facts().advances["military"], facts().advances[0]
    assert not any(first.name.en in line for line in _advance_lines(military, look))
    effects = [replace(each, against=0) for each in military.effects if each.kind == "ignores"]
    changed = replace(military, effects=tuple(effects))
    assert any(first.name.en in line for line in _advance_lines(changed, look))


def _advance_lines(advance: Advance, look: ScreenLook) -> list[str]:
    return lines_of(advance_card(advance, look), framed=False)


def test_colours_are_chips() -> None:
    look = ScreenLook(Messages("en"), colour=True, framed=True)
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=True, color_system="truecolor")
    console.print(show("civ", "hellas", "en").page(look))
    red, green, blue = (int("fff305"[place : place + 2], 16) for place in (0, 2, 4))
    assert f"48;2;{red};{green};{blue}" in file.getvalue()


@pytest.mark.parametrize(
    ("kind", "id_", "key", "value"),
    [
        ("area", "athens", "land", ["argos", "boeotia", "corinth", "phocis"]),
        ("area", "tanis", "open_seas", ["eastern-mediterranean"]),
        ("area", "tanis", "start", "egypt"),
        ("area", "tanis", "site", "flood-plain"),
        ("area", "aegean-sea", "kind", "sea"),
        ("advance", "pottery", "bonus_to", {"advance": "agriculture", "amount": 10}),
        ("advance", "agriculture", "bonus_from", [{"advance": "pottery", "amount": 10}]),
        ("advance", "democracy", "bonus_to", None),
        ("calamity", "famine", "numbers", {"damage": 10, "secondary-damage": 5}),
        ("calamity", "famine", "type", "non-tradeable"),
        ("commodity", "wine", "set_values", [5, 20, 45, 80, 125, 180]),
        ("commodity", "gold", "cards", {"west": 5, "east": 0, "both": {"west": 3, "east": 2}}),
        ("commodity", "bone", "cards", {"west": 8, "east": 8, "both": {"west": 4, "east": 4}}),
        ("commodity", "water", "face_value", 0),
        ("civ", "egypt", "start", "tanis"),
    ],
)
def test_some_facts(kind: Kind, id_: str, key: str, value: object) -> None:
    assert show(kind, id_, "en").facts()[key] == value
