"""``ecumene league``: what it plays and prints, how it goes on, and what it refuses."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow.parquet as pq
import pytest
from rich.console import Console

from ecumene.bots import PLAYERS
from ecumene.cli.simulate.summary_page import table_of
from ecumene.rules.format.codec import from_names
from ecumene.sim.folder import Folder
from ecumene.sim.league.league_plan import League, LeagueFile
from tests.sim.plans import contents

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
TWINS = """
rounds = 2
seed = 5

[tables.quick]
seats = 5
last_turn = 1

[players]
twin = "ecumene.bots.random_player:random_player"

[[matches]]
field = "random"
entrants = ["twin", "settler"]

[[gates]]
field = "random"
entrants = ["twin"]
at_least = { gain = 0 }
at_most = { gain = 0 }

[[gates]]
field = "random"
at_most = { turns = 1 }
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a small league, in the current folder."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "plan.toml"
    file.write_text(TWINS)
    return file


def test_a_league_is_played_compared_and_judged(run: Run, plan: Path) -> None:
    outcome = run("league", plan.name, "--out", "games", "--jobs", "1")
    assert outcome.code == 0
    lines = {" ".join(line.split()) for line in outcome.out.splitlines()}
    assert "6 games, 3 in a round, seed 5" in lines
    assert "Among random, quick, 2 games: each in the same seats of the same games" in lines
    assert any(line.startswith("twin") and line.endswith("0.0 (0.0 to 0.0)") for line in lines)
    assert "random, quick turns at most 1 1.0 (1.0 to 1.0) met" in lines
    assert outcome.err.splitlines()[-1].startswith("6 of 6 games, ")
    table = pq.read_table("games/seats.parquet").to_pylist()
    assert {row["player"] for row in table} == {"random", "twin", "settler"}
    assert len(table) == 6 * 5


def test_names_that_begin_alike_stay_apart_in_a_narrow_table() -> None:
    names = ("strategist-seasoned", "strategist-casual")
    table = table_of(["player", "calamities", "transactions"])
    for name in names:
        table.add_row(name, "1", "2")
    console = Console(width=32)
    with console.capture() as drawn:
        console.print(table)
    first_column = "".join(line[:10].split(" ")[0] for line in drawn.get().splitlines())
    assert all(name in first_column for name in names)


def test_it_goes_on_with_more_rounds_byte_for_byte(run: Run, plan: Path) -> None:
    """And whatever was lost is played again, by however many processes."""
    run("league", plan.name, "--out", "whole", "--rounds", "3", "--jobs", "1")
    run("league", plan.name, "--out", "parts", "--rounds", "2", "--jobs", "2")
    (Path("parts") / "rows" / "000002.json").unlink()
    told = run("league", "--out", "parts", "--resume", "--rounds", "3", "--json").json
    assert (told["played"], told["finished"], told["stopped"]) == (4, 9, False)
    assert contents(Path("parts")) == contents(Path("whole"))
    assert [each["met"] for each in told["gates"]] == [True, True]
    assert set(told["ratings"]) == {"settler", "twin", "random"}


def test_a_gate_that_is_not_met_is_told_by_the_exit_code(run: Run, plan: Path) -> None:
    plan.write_text(TWINS.replace("turns = 1", "turns = 0"))
    polish = run("league", plan.name, "--out", "games", "--jobs", "1", "--lang", "pl")
    assert polish.code == 1
    assert "niespełniony" in polish.out
    again = run("league", "--out", "games", "--resume", "--json")
    assert (again.code, again.json["played"]) == (1, 0)


def test_a_player_that_crashes_is_reported_with_its_game(run: Run, plan: Path) -> None:
    """It takes no other game with it, and can be repeated on its own."""
    Path("raisers.py").write_text("def bad(view, decision, random):\n    raise ValueError('no')\n")
    plan.write_text(TWINS.replace("ecumene.bots.random_player:random_player", "raisers:bad"))
    outcome = run("league", plan.name, "--out", "games", "--jobs", "1")
    assert outcome.code == 1
    said = " ".join(outcome.out.split())
    assert "failed: ValueError: no" in said
    assert "ecumene league --out games --resume --game 2" in said
    assert "Among random, quick" in said
    alone = run("league", "--out", "games", "--resume", "--game", "2", "--jobs", "1", "--json")
    assert [each["game"] for each in alone.json["failed"]] == [2]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("rounds = 2", "rounds = 0", "The number of rounds must be from 1 to 1000000."),
        ("rounds = 2", "rounds = 'two'", "A whole number is needed here, not 'two'."),
        ("rounds = 2", "", "Field 'rounds' is missing."),
        ("rounds = 2", "rounds =", "This is not TOML; see line 2."),
        ("seed = 5", "sead = 5", "There is no field 'sead' here."),
        ("seats = 5", "seats = 4", "There is no game with 4 seats on the map 'west' (S1)."),
        ("last_turn = 1", "map = 'north'", "'north' is not one of"),
        ('"settler"]', '"sitter"]', "matches.0.entrants: 'sitter' is not one of settler,"),
        ('field = "random"\nentrants', 'field = "dull"\nentrants', "matches.0.field: 'dull'"),
        ("turns = 1", "gain = 1", "'gain' is a figure of one seat: name the entrants."),
        ("gain = 0 }\nat_most", "turns = 0 }\nat_most", "'turns' is a figure of a whole table"),
        ("turns = 1", "turns = 'few'", "A number is needed here, not 'few'."),
        ('entrants = ["twin"]', 'entrants = ["strategist"]', "'strategist' does not play in the"),
        (
            "rounds = 2",
            "rounds = 2\nfields = { twin = ['settler'] }",
            "fields.twin: twin is the name",
        ),
        ("rounds = 2", "rounds = 2\nfields = { random = ['settler'] }", "random is the name of a"),
        ("random_player:random", "random_player.random", "does not say where the player is"),
        ("random_player:random", "nowhere:random", "cannot be imported: ModuleNotFoundError"),
        ("random_player:random_player", "registry:USUAL", "is not a player, as it cannot be"),
    ],
)
def test_what_does_not_fit_is_refused_before_anything_is_begun(
    run: Run, plan: Path, old: str, new: str, says: str
) -> None:
    assert old in TWINS
    plan.write_text(TWINS.replace(old, new, 1))
    outcome = run("league", plan.name, "--out", "games")
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert not Path("games").exists()
    polish = run("league", plan.name, "--out", "games", "--lang", "pl")
    assert polish.code == 2
    assert says not in " ".join(polish.err.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "Say which league: a TOML file, a --scenario, or --resume"),
        ("--scenario moon --model true", "no scenario called 'moon'. There are: market, short-5"),
        ("--scenario market", "A scenario needs a --model"),
        ("--scenario market --model no-such-agent", "no-such-agent"),
        ("plan.toml --scenario market --model true", "Give a file or a --scenario, not both."),
        ("plan.toml --model true", "--model belongs to a --scenario"),
        ("none.toml", "none.toml: There is no such file."),
        ("--resume --out none", "none holds no league to continue."),
        ("plan.toml --resume --out games", "name no file, no --seed and no --scenario."),
        ("--resume --out games --rounds 1", "already meant for 2 rounds"),
        ("--resume --out games --game 7", "--game: 7 is not between 1 and 6."),
        ("plan.toml --out games", "To continue its games, use --resume"),
        ("plan.toml --out other --rounds 0", "--rounds: 0 is not between 1 and"),
    ],
)
def test_refusals(run: Run, plan: Path, words: str, says: str) -> None:
    file = from_names(tomllib.loads(plan.read_text()), LeagueFile)
    folder = Folder(Path("games"))
    folder.begin(League(file, version("ecumene")))
    before = contents(Path("games"))
    outcome = run("league", *words.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert contents(Path("games")) == before
    assert not Path("other").exists()


def test_games_of_another_version_are_not_mixed_with_these(run: Run, plan: Path) -> None:
    file = from_names(tomllib.loads(plan.read_text()), LeagueFile)
    Folder(Path("games")).begin(League(file, "0.0.1"))
    outcome = run("league", "--resume", "--out", "games")
    assert outcome.code == 2
    assert "were played by version 0.0.1" in " ".join(outcome.err.split())


@pytest.mark.parametrize("file", sorted((ROOT / "tools" / "leagues").glob("*.toml")), ids=str)
def test_the_leagues_of_the_workshop_can_be_played(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their players, fields and gates fit together; a stop before the first game shows it."""
    monkeypatch.chdir(ROOT)
    played: list[int] = []

    def nothing(_: object, plan: League, numbers: list[int], *__: object) -> object:
        played.extend(numbers)
        assert {name for n in numbers for name in plan.seating(n)} <= {*PLAYERS, *plan.file.players}
        return (None for _ in ())

    monkeypatch.setattr("ecumene.cli.simulate.playing.simulate", nothing)
    outcome = run("league", str(file), "--rounds", "1", "--out", str(tmp_path / "games"), "--json")
    assert outcome.code == 1, "no gate is met without a game"
    assert outcome.json["finished"] == 0
    league = League(from_names(tomllib.loads(file.read_text()), LeagueFile), "test")
    assert len(played) == len(league.pairings)
