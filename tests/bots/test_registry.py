"""Computer players by name: our own, those of packages, and faulty packages."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ecumene.bots import COMPUTER_PLAYER, PLAYERS, USUAL, Table
from ecumene.bots.registry import OWN, Players
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import Messages, languages
from tests.bots.installing import MISER, install

if TYPE_CHECKING:
    from pathlib import Path


def problems(players: Players, language: str = "en") -> list[str]:
    return [Messages(language)(each.key, **each.args) for each in players.unplayable]


# Our own


def test_our_own_players_are_described_in_every_language() -> None:
    for player in OWN.values():
        assert set(player.about) == set(languages)
    assert next(iter(PLAYERS)) == USUAL
    assert PLAYERS[USUAL] is COMPUTER_PLAYER


def test_our_own_are_found_without_looking_at_packages(site: Path) -> None:
    install(site, "loud", "loud = loud:LOUD", "raise RuntimeError")
    players = Players()
    assert players[USUAL] is COMPUTER_PLAYER
    assert "loud" not in sys.modules
    assert "_found" not in vars(players)


# A package


def test_a_player_of_a_package_plays_at_a_table(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "ecumene-miser", "miser = ecumene_miser:MISER")
    players = Players()
    assert [*players] == [*OWN, "miser"]
    assert len(players) == len(OWN) + 1
    assert players.package("miser") == "ecumene-miser"
    assert players.registered("miser").about_in("pl") == players.registered("miser").about_in("en")
    diary = tmp_path / "diary"
    monkeypatch.setenv("MISER_DIARY", str(diary))
    game = Game(Options(5, MapName.WEST, 7, last_turn=2))
    table = Table({seat: players["miser" if seat else USUAL] for seat in range(5)}, 7)
    answers = 0
    while game.pending:
        answer = table.next_answer(game)
        assert answer is not None
        answers += answer[0] in range(1, 5)
        game.apply(*answer)
    assert len(diary.read_text().splitlines()) >= answers > 0


def test_only_who_is_asked_for_is_imported(site: Path) -> None:
    install(site, "ecumene-miser", "miser = ecumene_miser:MISER")
    install(site, "loud", "loud = loud:LOUD", "raise RuntimeError")
    players = Players()
    assert "miser" in players
    assert "ecumene_miser" in sys.modules
    assert "loud" not in sys.modules
    with pytest.raises(KeyError):
        players["nobody"]


def test_the_first_on_the_path_hides_the_same_package_further_on(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "ecumene-miser", "old = ecumene_miser:MISER")
    install(tmp_path / "first", "ecumene-miser", "new = ecumene_miser:MISER")
    monkeypatch.syspath_prepend(tmp_path / "first")
    players = Players()
    assert [*players] == [*OWN, "new"]
    assert problems(players) == []


def test_other_processes_load_by_name_what_was_loaded_here(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a player that no name leads to: the name under which it is registered is sent."""
    install(site, "ecumene-miser", "unnamed = ecumene_miser:UNNAMED\nother = ecumene_miser:MISER")
    install(site, "loud", "loud = loud:LOUD", "raise RuntimeError")
    here, there = Players(), Players()
    monkeypatch.setattr("ecumene.bots.registry.PLAYERS", there)
    assert "unnamed" in here
    assert "loud" not in here
    assert pickle.loads(pickle.dumps(here)) is there  # noqa: S301 our own
    assert set(vars(there)["_loaded"]) == {*OWN, "unnamed"}


# Faulty packages

NOT_IMPORTED = "{0} of wrong cannot be imported: {1}"
NO_RECORD = "What wrong registers as odd is not a RegisteredPlayer with a function."
NO_ENGLISH = "odd of wrong has no description in English, or one that is empty."
RECORD = "from ecumene.bots import RegisteredPlayer\nODD = RegisteredPlayer({0}, {1})"
WRONG = {
    "no module": ("odd = nowhere:ODD", "", "ModuleNotFoundError: No module named 'nowhere'"),
    "no such thing": ("odd = wrong:EVEN", "", "AttributeError: module 'wrong' has no attribute"),
    "raises": ("odd = wrong:ODD", "raise LookupError('sorry\\nindeed')", "LookupError: sorry"),
    "ends": ("odd = wrong:ODD", "raise SystemExit(3)", "SystemExit: 3"),
    "no Python": ("odd = wrong:ODD", "def", "SyntaxError: "),
    "a bare function": ("odd = wrong:odd", "def odd(*asked): ...", NO_RECORD),
    "no function": ("odd = wrong:ODD", RECORD.format("None", {"en": "Odd."}), NO_RECORD),
    "no English": ("odd = wrong:ODD", RECORD.format("print", {"pl": "Dziwny."}), NO_ENGLISH),
    "nothing said": ("odd = wrong:ODD", RECORD.format("print", {"en": " "}), NO_ENGLISH),
    "no words": ("odd = wrong:ODD", RECORD.format("print", None), NO_ENGLISH),
    "no text": ("odd = wrong:ODD", RECORD.format("print", {"en": 7}), NO_ENGLISH),
    "a bad name": ("Odd:1 = wrong:ODD", "", "wrong calls a player 'Odd:1'. A name begins with"),
    "a mixture": ("mixed-casual = wrong:ODD", "", "wrong calls a player mixed-casual, which is"),
    "our name": (f"{USUAL} = wrong:ODD", "", f"wrong calls a player {USUAL}, which is the name"),
    "unreadable": ("odd", "", "The entry points ecumene.players of wrong cannot be read."),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_and_concerns_nobody_else(site: Path, what: str) -> None:
    points, module, says = WRONG[what]
    install(site, "wrong", points, module)
    install(site, "ecumene-miser", "miser = ecumene_miser:MISER")
    players = Players()
    assert [*players] == [*OWN, "miser"]
    assert players[USUAL] is COMPUTER_PLAYER
    assert "odd" not in players
    (told,) = problems(players)
    assert says in told
    (polish,) = problems(players, "pl")
    assert polish != told


def test_of_two_players_with_a_name_the_first_package_counts(site: Path) -> None:
    install(site, "b-second", "miser = b_second:NOTHING", "")
    install(site, "a-first", "miser = a_first:MISER", MISER)
    players = Players()
    assert players.package("miser") == "a-first"
    assert callable(players["miser"])
    assert problems(players) == [
        "b-second calls a player miser, which is the name of one of a-first."
    ]


# The commands


def ecumene(*words: str, path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process that finds packages in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "ecumene", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(path), "LANG": "C", **settings},
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package that works, and one that does not."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, "ecumene-miser", "miser = ecumene_miser:MISER")
    install(folder, "wrong", "odd = wrong:ODD", "raise LookupError('sorry')")
    return folder


def test_the_players_are_listed_with_their_packages(installed: Path) -> None:
    told = ecumene("players", path=installed)
    assert (told.returncode, told.stderr) == (1, "")
    text = " ".join(told.stdout.split())
    assert "miser (ecumene-miser) Miser plays like a settler, but buys no advances." in text
    assert f"{USUAL} is seated where nobody has chosen another." in text
    assert "odd of wrong cannot be imported: LookupError: sorry" in text
    polish = ecumene("players", "--json", "--lang", "pl", path=installed)
    facts: Any = msgspec.json.decode(polish.stdout)
    assert [each["name"] for each in facts["players"]] == [*OWN, "miser"]
    assert facts["players"][0]["about"].startswith("Osadnik ")
    assert facts["players"][-1] == {
        "name": "miser",
        "about": "Miser plays like a settler, but buys no advances.",
        "package": "ecumene-miser",
    }
    assert facts["usual"] == USUAL
    assert facts["unplayable"] == [
        "Nie da się wczytać gracza odd z pakietu wrong: LookupError: sorry"
    ]


def test_without_packages_nothing_is_wrong(tmp_path: Path) -> None:
    told = ecumene("players", path=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert "Not available" not in told.stdout


def test_a_player_of_a_package_is_simulated(installed: Path, tmp_path: Path) -> None:
    words = ["--games", "2", "--last-turn", "2", "--jobs", "2", "--json", "--out"]
    told = ecumene(
        "simulate", "--seats", "miser:2,random:3", *words, str(tmp_path / "x"), path=installed
    )
    assert told.returncode == 0, told.stderr
    facts: Any = msgspec.json.decode(told.stdout)
    assert facts["finished"] == 2
    assert {each["player"] for each in facts["players"]} == {"miser", "random"}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("odd", "--seats: 'odd' is not one of settler, strategist, merchant, warlord, seafarer,"),
        ("nobody", "scholar, random, miser, mixed."),
    ],
)
def test_who_cannot_be_seated_is_refused_with_the_names_there_are(
    installed: Path, tmp_path: Path, name: str, says: str
) -> None:
    told = ecumene("simulate", "--seats", f"{name}:5", "--out", str(tmp_path / "x"), path=installed)
    assert (told.returncode, told.stdout) == (2, "")
    assert says in " ".join(told.stderr.split())
    assert not (tmp_path / "x").exists()
