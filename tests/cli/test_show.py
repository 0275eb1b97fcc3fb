"""``ecumene show``: what the cards say, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

EXPECTED = [
    ("en area athens", ["Athens", "Hellas", "Population limit", "safe", "Boeotia", "Thera"]),
    (
        "pl area ateny",
        ["Ateny", "Hellada", "Limit populacji", "bezpieczny", "Beocja", "Drogą wodną"],
    ),
    ("en area tanis", ["on the flood plain", "Nile", "Start area of", "Eastern Mediterranean"]),
    ("pl area tanis", ["na równinie zalewowej", "Nil", "Start cywilizacji", "Otwarte morze"]),
    ("en area syracuse", ["Volcano", "Etna", "Coastal", "yes"]),
    ("en area siwa", ["Coastal", "no", "none"]),
    ("en area aegean sea", ["Aegean Sea", "open sea", "Knossos", "(M7)"]),
    ("pl area morze egejskie", ["Morze Egejskie", "otwarte morze", "Knossos"]),
    (
        "en advance naval warfare",
        [
            "Naval Warfare",
            "A-NAVAL-WARFARE",
            "160",
            "Civics 10, Crafts 5",
            "Cloth Making (−10)",
            "Diaspora (−20)",
            "movement (3), conflict (4)",
            "1 fewer coastal city lost (primary victim)",
            "cannot be named (secondary victim)",
            "The holder's ships carry up to 6 tokens",
        ],
    ),
    ("pl advance wojna morska", ["Wojna Morska", "Państwo 10", "Tkactwo (−10)", "główna ofiara"]),
    ("en advance pottery", ["Famine", "5 less damage", "60"]),
    ("pl advance garncarstwo", ["Głód", "o 5 obrażeń mniej"]),
    ("en advance monument", ["20 more in groups of your choice"]),
    ("en advance philosophy", ["Safe from", "Fundamentalism"]),
    ("en advance fundamentalism", ["Spares holders of", "Fundamentalism, Philosophy"]),
    ("en advance military", ["Ignores", "Diplomacy"]),
    ("en advance cartography", ["stack 2 for 5 treasury, stack 7 for 13 treasury"]),
    ("pl advance kartografia", ["stos 2 za 5 żetonów ze skarbca"]),
    (
        "en calamity epidemic",
        [
            "C-EPIDEMIC",
            "major, tradeable",
            "is spared",
            "2 players, named by the primary victim",
            "15 damage",
            "10 damage to each secondary victim",
            "Medicine",
            "5 less damage (secondary victim)",
        ],
    ),
    ("pl calamity epidemia", ["wielka, zbywalna", "15 obrażeń", "2 gracze wskazani"]),
    ("en calamity tempest", ["minor, tradeable", "Beneficiary", "none", "2 damage"]),
    ("pl calamity powódź", ["wielka, niezbywalna", "wszyscy na obszarach", "Inżynieria"]),
    (
        "en commodity wine",
        ["Face value", "5", "6 cards", "180", "Civil War (major, non-tradeable)"],
    ),
    ("en commodity bone", ["8 cards, only with 9–11 and 15–18 players (S5a)", "64"]),
    ("pl commodity kości", ["8 kart, tylko przy 9–11 i 15–18 graczach (S5a)", "4 we wschodnim"]),
    ("en commodity water", ["Worth nothing", "(X6a)"]),
    ("pl commodity woda", ["Nic niewarta"]),
    (
        "en civ egypt",
        [
            "17",
            "sand",
            "Tanis",
            "Alexandria, Fayum, Memphis, Tanis",
            "5, 7–10 players on the West map",
            "11 players on the East map",
            "13–14 players on both maps, in the East block",
            "Late Iron Age",
        ],
    ),
    ("pl civ egipt", ["piaskowy", "13–14 graczach na obu mapach, w bloku wschodnim", "żelaza"]),
]


@pytest.mark.parametrize(("command", "expected"), EXPECTED, ids=[row[0] for row in EXPECTED])
def test_a_card_says(run: Run, command: str, expected: list[str]) -> None:
    language, *words = command.split()
    outcome = run("show", *words, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    text = " ".join(outcome.out.split())
    assert [part for part in expected if part not in text] == []


def test_a_piped_card_is_plain(run: Run) -> None:
    out = run("show", "civ", "hellas").out
    assert "\x1b" not in out
    assert "│" not in out
    assert all(line == line.rstrip() for line in out.splitlines())


@pytest.mark.parametrize(
    ("command", "code", "says", "nearest"),
    [
        (
            "area atheens",
            2,
            "There is no area or sea called 'atheens'. Closest: Athens",
            "athens",
        ),
        ("--lang pl area atneny", 2, "nie nazywa się „atneny”. Najbliższe nazwy: Ateny", "athens"),
        ("area qqqqqqqq", 2, "There is no area or sea called 'qqqqqqqq'.", None),
        ("--lang pl civ qqqqqqqq", 2, "Żadna cywilizacja nie nazywa się „qqqqqqqq”.", None),
        ("area western ara", 2, "'western ara' could be any of these", "western-arabia-felix"),
        ("--lang pl area zachodnia a", 2, "„zachodnia a” może znaczyć", "western-arabia-felix"),
        ("athens", 2, "ecumene show area athens", None),
        ("naval warfare", 2, "ecumene show advance naval warfare", None),
        ("--lang pl ateny", 2, "Podaj rodzaj: ecumene show area ateny", None),
        ("animal lion", 2, "no kind 'animal'. Kinds: area, advance", None),
        ("--lang pl animal", 2, "Nie ma rodzaju „animal”", None),
        ("", 2, "KIND is missing.", None),
        ("--lang pl", 2, "Brakuje argumentu RODZAJ.", None),
        ("area", 2, "NAME is missing.", None),
    ],
)
def test_what_is_not_there(
    run: Run, command: str, code: int, says: str, nearest: str | None
) -> None:
    outcome = run("show", *command.split())
    assert outcome.code == code
    assert outcome.out == ""
    assert says in " ".join(outcome.err.split())
    as_json = run("show", *command.split(), "--json")
    assert as_json.code == code
    assert as_json.err == ""
    assert says in as_json.json["error"]
    assert as_json.json["nearest"][:1] == ([] if nearest is None else [nearest])
