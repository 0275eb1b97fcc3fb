"""``ecumene simulate``: its options, refusals, output, and what remains when it is stopped."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
import pyarrow.parquet as pq
import pytest
from msgspec.structs import replace
from rich.console import Console

from ecumene.bots import PLAYERS
from ecumene.cli.simulate import progress as progress_module
from ecumene.cli.simulate.figures import clock, speed
from ecumene.cli.simulate.plan_options import SimulateOptions, folder_and_plan
from ecumene.cli.simulate.progress import ProgressBar
from ecumene.cli.simulate.where import read_where
from ecumene.data import MapName, TrackName
from ecumene.sim.folder import Folder
from ecumene.sim.plan import Plan, Seats
from ecumene.sim.result_rows import Results
from ecumene.sim.workers import cores
from ecumene.sim.workplaces import Processes
from ecumene.words import Messages, languages
from ecumene.words.numbers import decimal, range_of
from tests.sim.plans import contents
from tests.sim.players import exiting, raising

if TYPE_CHECKING:
    from ecumene.bots import Player
    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
QUICK = ("--seats", "random:5", "--games", "3", "--last-turn", "1", "--jobs", "1")
GO_ON = ("simulate", "--out", "games", "--resume")
COMMAND = [sys.executable, "-m", "ecumene", "simulate"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small simulation."""
    folder = tmp_path_factory.mktemp("simulation") / "games"
    subprocess.run([*COMMAND, *QUICK, "--out", str(folder)], check=True, capture_output=True)
    return folder


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    shutil.copytree(finished, tmp_path / "games")
    return tmp_path / "games"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "To install it, type: "), ("pl", "Aby go zainstalować, wpisz: ")]
)
def test_a_library_that_is_missing_is_asked_for_before_any_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """The command to type is on one line, however narrow the terminal, and nothing is begun."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    outcome = run("simulate", *QUICK, "--out", str(tmp_path / "x"), "--lang", language)
    assert (outcome.code, outcome.out) == (1, "")
    command = f'{sys.executable} -m pip install "ecumene[simulate]"'
    assert outcome.err.endswith(f"{said}{command}\n")
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ("tcp://127.0.0.1:1", 1, "No Dask scheduler answers at tcp://127.0.0.1:1: "),
        ("nonsense://host", 1, "No Dask scheduler answers at nonsense://host: "),
        ("tcp://host:8786 --jobs 2", 2, "--jobs says how many processes play on this machine"),
        ("local --jobs none", 2, "--jobs: 'none' is not"),
        ("local --seats cmd:true:5", 2, "Programs (cmd:) play only on this machine."),
    ],
)
def test_a_cluster_that_cannot_play_is_told_before_anything_is_begun(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: str, code: int, said: str
) -> None:
    monkeypatch.setattr("ecumene.sim.cluster.CONNECTING", 0.1)
    where = ("--out", str(tmp_path / "x"), "--cluster", *options.split())
    outcome = run("simulate", "--seats", "random:5", *where)
    assert (outcome.code, outcome.out) == (code, "")
    assert said in " ".join(outcome.err.split())
    assert not (tmp_path / "x").exists()


def test_the_library_for_clusters_is_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    outcome = run("simulate", *QUICK, "--cluster", "local", "--out", str(tmp_path / "x"))
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.endswith(f'{sys.executable} -m pip install "ecumene[cluster]"\n')
    assert not (tmp_path / "x").exists()


def test_a_table_of_all_players(run: Run, tmp_path: Path) -> None:
    """The command as a researcher types it, with every player there is."""
    seats = ",".join(f"{name}:3" for name in list(PLAYERS)[:3])
    words = f"--map west --track basic --games 2 --seed 1 --jobs 0 --last-turn 3 --out {tmp_path}/x"
    outcome = run("simulate", "--seats", seats, *words.split())
    assert outcome.code == 0
    says = ("2 games of", "West, Basic, seed 1", "Basic, 6–9 seats", "middle half", "Who won")
    assert [part for part in says if part not in outcome.out] == []
    assert [name for name in list(PLAYERS)[:3] if f"\n  {name} " not in outcome.out] == []
    assert "2 games were ended by the agreed last turn, 3 (H6)." in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert pq.read_table(tmp_path / "x" / "seats.parquet").num_rows == 18
    assert pq.read_table(tmp_path / "x" / "turns.parquet").num_rows == 54
    logs = sorted(file.name for file in (tmp_path / "x" / "games").iterdir())
    assert logs == ["000001.jsonl.gz", "000002.jsonl.gz"]


def asked(folder: Path, **options: Any) -> SimulateOptions:
    """The command with few options."""
    return SimulateOptions(
        **{
            **dict.fromkeys(get_type_hints(SimulateOptions)),
            "out": str(folder),
            "short": False,
            "resume": False,
            **options,
        }
    )


def test_what_is_simulated_where_little_is_said(tmp_path: Path) -> None:
    """A player named twice gets both shares of seats; seed 0 is a seed."""
    words = asked(tmp_path / "games", seats="random:3,settler:2,random")
    folder, plan = folder_and_plan(words, Messages("en"))
    seats = (Seats("random", 4), Seats("settler", 2))
    west, basic = MapName.WEST, TrackName.BASIC
    expected = Plan(seats, west, basic, False, 100, 1, 40, version("ecumene"))
    assert plan == expected
    assert folder.is_free()
    assert read_where(words.jobs, None, PLAYERS, "ecumene simulate") == Processes(cores())
    other = asked(tmp_path / "other", seats="random:11", seed="0", jobs="3", last_turn="7")
    _, plan = folder_and_plan(other, Messages("en"))
    assert (plan.map, plan.seed, plan.last_turn) == (MapName.EAST, 0, 7)
    assert read_where(other.jobs, None, PLAYERS, "ecumene simulate") == Processes(3)


def test_a_player_who_is_no_more_does_not_go_on(run: Run, folder: Path) -> None:
    plan = folder / "plan.json"
    plan.write_text(plan.read_text().replace('"random"', '"forgotten"'))
    outcome = run("simulate", "--out", folder.name, "--resume")
    assert (outcome.code, outcome.out) == (2, "")
    assert "--seats: 'forgotten' is not one of settler, strategist, merchant," in " ".join(
        outcome.err.split()
    )


def test_a_finished_folder_tells_its_summary_again(run: Run, folder: Path) -> None:
    before = contents(folder)
    outcome = run("simulate", "--out", str(folder), "--resume", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    told = outcome.json
    assert (told["finished"], told["played"], told["stopped"], told["failed"]) == (3, 0, False, [])
    assert told["people"] == {"kind": "basic", "same": False}
    assert {each["measure"] for each in told["measures"]} > {"turns", "winner", "steps-short-mean"}
    turns = told["measures"][0]
    assert (turns["mean"], turns["people"], turns["distance"]) == (1, [14, 16], -13)
    assert told["players"][0]["wins"] == 3
    assert contents(folder) == before
    polish = run("simulate", "--out", str(folder), "--resume", "--lang", "pl").out
    says = ("3 gry; przy stole random 5", "13,0 poniżej", "najbliższe: tor podstawowy, 6–9 miejsc")
    assert [part for part in says if part not in polish] == []


@pytest.mark.parametrize("language", languages)
def test_short_games_are_not_held_against_full_ones(run: Run, folder: Path, language: str) -> None:
    games = Folder(folder)
    games.go_on(replace(games.plan(), short_game=True))
    shown = " ".join(run(*GO_ON, "--lang", language).out.split())
    messages = Messages(language)
    assert messages("simulate-people-none") in shown
    assert messages("simulate-column", column="half") in shown
    assert messages("simulate-column", column="distance") not in shown
    told = run(*GO_ON, "--json").json
    assert told["people"] is None
    assert told["measures"][0]["people"] is told["measures"][0]["distance"] is None


def test_the_page_tells_who_won_and_how_far_from_people(run: Run, folder: Path) -> None:
    """Three games with made-up results: the settlers come first and second."""
    assert "Who won" not in run(*GO_ON).out  # one kind of player
    games = Folder(folder)
    plan = replace(games.plan(), seats=(Seats("settler", 2), Seats("random", 3)))
    games.go_on(plan)
    for number, results in enumerate(list(games.finished(3)), 1):
        seats = [
            replace(
                row,
                player="settler" if row.seat < 2 else "random",
                place=row.seat + 1,
                points=130 - 10 * row.seat,
                cities=9 - row.seat,
                advances=20 + row.seat,
                turns=15 + number,
                ended_by="H4",
            )
            for row in results.seats
        ]
        rows = msgspec.json.encode(Results(seats, results.turns))
        (folder / "rows" / f"{number:06}.json").write_bytes(rows)
    shown = {" ".join(line.split()) for line in run(*GO_ON).out.splitlines()}
    assert shown > {
        "turns 17.0 16.5–17.5 14–16 1.0 above",
        "points of the winner 130.0 130 116–131 inside",
        "first minus second 10.0 10 5–11 * inside",
        "advances, mean 22.0 22 14 8.0 above",
        "settler 3 (100%) 40% 125.0 1.5 8.5 20.5",
        "random 0 (0%) 60% 100.0 4.0 6.0 23.0",
    }


def test_more_games_can_be_asked_for(run: Run, folder: Path) -> None:
    outcome = run("simulate", "--out", str(folder), "--resume", "--games", "5", "--json")
    assert (outcome.json["played"], outcome.json["finished"]) == (2, 5)
    assert outcome.json["plan"]["games"] == 5
    assert outcome.err.splitlines()[-1].startswith("2 of 2 games, ")


def test_one_game_alone(run: Run, folder: Path) -> None:
    kept = contents(folder)
    for number in (1, 2):
        (folder / "rows" / f"{number:06}.json").unlink()
    outcome = run(
        "simulate", "--out", str(folder), "--resume", "--game", "2", "--jobs", "4", "--json"
    )
    told = outcome.json
    assert (told["played"], told["finished"], told["jobs"]) == (1, 2, 1)
    assert told["games_per_second"] == pytest.approx(1 / told["seconds"], rel=0.1)
    assert (folder / "rows" / "000002.json").read_bytes() == kept["rows/000002.json"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "Say who sits at the table: --seats with some of settler, strategist, merchant,"),
        ("--seats nobody:5", "--seats: 'nobody' is not one of settler, strategist, merchant,"),
        ("--seats random:five", "--seats: 'five' is not a whole number."),
        ("--seats random:0", "--seats: 0 is not between 1 and 18."),
        ("--seats random:5,", "--seats: '' is not one of"),
        ("--seats random:4", "4 players: the game is for 5 to 18 (S1)."),
        ("--seats random", "1 player: the game is for 5 to 18 (S1)."),
        ("--seats random:99999", "--seats: 99999 is not between 1 and 18."),
        ("--seats warlord-master:5", "--seats: 'warlord-master' is not one of settler, strat"),
        ("--seats random:10,settler:9", "19 players: the game is for 5 to 18 (S1)."),
        ("--seats random:10 --map east", "10 players play with the West deck (S1)"),
        ("--seats random:5 --map both", "5 players play on one half of the board (S1)"),
        ("--seats random:5 --map north", "--map: 'north' is not one of west, east, both."),
        ("--seats random:5 --track hard", "--track: 'hard' is not one of basic, expert."),
        ("--seats random:5 --track expert --short", "Short Game"),
        ("--seats random:5 --games 0", "--games: 0 is not between 1 and 1000000."),
        ("--seats random:5 --games -1", "--games: -1 is below 0."),
        ("--seats random:5 --last-turn 0", "--last-turn: 0 is not between 1"),
        ("--seats random:5 --seed x", "--seed: 'x' is not a whole number."),
        ("--seats random:5 --jobs x", "--jobs: 'x' is not a whole number."),
        ("--seats random:5 --games 3 --game 4", "--game: 4 is not between 1 and 3."),
        ("--resume", "ecumene-simulation holds no simulation to continue."),
        ("--resume --out nowhere", "nowhere holds no simulation to continue."),
    ],
)
def test_refusals(run: Run, words: str, says: str, tmp_path: Path) -> None:
    outcome = run("simulate", *words.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--seats random:6", "--seats: the games in games have random:5."),
        ("--map east", "--map: the games in games have west."),
        ("--track expert", "--track: the games in games have basic."),
        ("--short", "--short: the games in games are not Short Games."),
        ("--seed 2", "--seed: the games in games have 1."),
        ("--last-turn 9", "--last-turn: the games in games have 1."),
        ("--games 2", "--games: games is already meant for 3 games; you can only add more"),
        ("--game 4", "--game: 4 is not between 1 and 3."),
        ("--games 5 --game 6", "--game: 6 is not between 1 and 5."),
    ],
)
def test_other_options_do_not_go_on(run: Run, words: str, says: str, folder: Path) -> None:
    before = contents(folder)
    outcome = run("simulate", "--out", folder.name, "--resume", *words.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert contents(folder) == before


def test_another_version_does_not_go_on(run: Run, folder: Path) -> None:
    plan = folder / "plan.json"
    plan.write_text(plan.read_text().replace('"version": "', '"version": "9.'))
    outcome = run("simulate", "--out", str(folder), "--resume")
    assert outcome.code == 2
    assert "were played by version 9." in " ".join(outcome.err.split())


def test_what_is_there_is_never_overwritten(run: Run, folder: Path, tmp_path: Path) -> None:
    before = contents(folder)
    outcome = run("simulate", *QUICK, "--out", str(folder))
    assert (outcome.code, outcome.out) == (2, "")
    assert "--resume" in outcome.err
    assert contents(folder) == before
    file = tmp_path / "other" / "file"
    file.parent.mkdir()
    file.write_text("mine")
    for path, says in ((file, "is a file."), (file.parent, "holds other files.")):
        outcome = run("simulate", *QUICK, "--out", str(path))
        assert outcome.code == 2
        assert says in " ".join(outcome.err.split())
        assert "--resume" not in outcome.err
    below = run("simulate", *QUICK, "--out", str(file / "below"))
    assert below.code in (1, 2)
    assert "Traceback" not in below.err
    assert run("simulate", *QUICK, "--out", "a\0b").code == 1
    assert file.read_text() == "mine"


ODD = "simulate --seats random:4,odd:1 --games 5 --last-turn 1 --jobs 2 --out games"


def seat_odd(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    """Let the command know another player."""
    players = {**PLAYERS, "odd": player}
    monkeypatch.setattr("ecumene.cli.simulate.plan_options.PLAYERS", players)


def test_a_crash_is_reported_with_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_odd(monkeypatch, exiting)
    outcome = run(*ODD.split(), "--json")
    assert outcome.code == 1
    failed = outcome.json["failed"]
    assert 1 < len(failed) < 5
    assert failed == sorted(failed, key=lambda failure: failure["game"])
    assert outcome.json["finished"] == outcome.json["played"] == 5 - len(failed)
    plan = msgspec.convert(outcome.json["plan"], Plan)
    for failure in failed:
        assert failure == {
            "game": failure["game"],
            "seed": plan.seed_of(failure["game"]),
            "cause": "exit",
            "detail": "7",
            "repeat": f"ecumene simulate --out games --resume --game {failure['game']}",
        }
    assert outcome.json["jobs"] == 2


def test_a_game_that_failed_can_be_repeated_alone(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_odd(monkeypatch, raising)
    outcome = run(*ODD.split())
    assert outcome.code == 1
    told = " ".join(outcome.out.split())
    number, seed = re.findall(r"Game (\d+) \(seed (\d+)\) failed: RuntimeError: out of i", told)[0]
    words = f"simulate --out games --resume --game {number}".split()
    assert f"To play it on its own: ecumene {' '.join(words)}" in told
    alone = run(*words)
    assert alone.code == 1
    assert f"Game {number} (seed {seed}) failed" in alone.out
    assert alone.out.count("failed:") == 1
    seat_odd(monkeypatch, PLAYERS["random"])
    mended = run(*words, "--json")
    assert (mended.code, mended.json["failed"], mended.json["played"]) == (0, [], 1)


# Logs


def test_the_logs_can_be_opened_and_checked(run: Run, folder: Path) -> None:
    log = folder / "games" / "000001.jsonl.gz"
    before = log.read_bytes()
    outcome = run("check", str(log), str(folder / "games" / "000002.jsonl.gz"))
    assert (outcome.code, outcome.out) == (0, "2 saved games play out as recorded.\n")
    assert run("check", str(log), "--json").json == {"cases": 0, "games": 1, "failed": []}
    outcome = run("play", "--resume", str(log))
    assert outcome.code == 0
    assert "points" in outcome.out
    assert log.read_bytes() == before  # saved again as it was, compressed


@pytest.mark.parametrize("command", [("check",), ("play", "--resume")])
def test_a_damaged_log_is_refused(run: Run, folder: Path, command: tuple[str, ...]) -> None:
    log = folder / "games" / "000001.jsonl.gz"
    whole = log.read_bytes()
    for damage in (whole[:-20], whole[:100] + bytes(50) + whole[150:], whole[:2]):
        log.write_bytes(damage)
        outcome = run(*command, str(log))
        assert outcome.code == 1
        assert "is not a complete gzip file" in " ".join(outcome.err.split())


# Progress


def test_a_terminal_gets_a_live_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    terminal = Console(file=stream, force_terminal=True, width=80)
    monkeypatch.setattr(progress_module, "console_for", lambda _: terminal)
    with ProgressBar(4, stream, Messages("en")) as progress:
        for number in range(4):
            progress.advance(failed=number == 2)
    shown = stream.getvalue()
    assert "\x1b[" in shown
    assert "4 of 4 games, 1 failed, " in shown
    assert "games/s, time left 0:00" in shown


def test_elsewhere_a_line_is_written_now_and_then() -> None:
    stream = io.StringIO()
    with ProgressBar(1000, stream, Messages("pl")) as progress:
        for _ in range(1000):
            progress.advance(failed=False)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("Gry: 100 z 1")
    assert "\x1b" not in stream.getvalue()


def test_progress_that_nobody_reads_stops_no_game() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as stream, ProgressBar(10, stream, Messages("en")) as progress:
        for _ in range(10):
            progress.advance(failed=False)
        assert progress.done == 10


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (clock(0), "0:00"),
        (clock(59.6), "1:00"),
        (clock(3725), "1:02:05"),
        (decimal(1.25, "pl", 2), "1,25"),
        (range_of(4.5, 6, "en"), "4.5–6"),
        (range_of(14, 14, "pl"), "14"),
        (speed(0.034, "en"), "0.03"),
        (speed(12.34, "pl"), "12,3"),
        (speed(123.4, "en"), "123"),
    ],
)
def test_figures(made: str, expected: str) -> None:
    assert made == expected


def test_the_documentation_seats_players_that_there_are() -> None:
    root = Path(__file__).parents[2]
    for file in (root / "README.md", root / "docs" / "simulate.md"):
        commands = re.findall(r"--seats (\S+)", file.read_text(encoding="utf-8"))
        assert commands
        for seats in commands:
            assert {part.partition(":")[0] for part in seats.split(",")} <= set(PLAYERS), file


def test_the_analysis_of_the_documentation_runs(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    (example,) = re.findall(
        r"^```python\n(from collections .*?)^```$", page, re.DOTALL | re.MULTILINE
    )
    monkeypatch.chdir(folder.parent)
    exec(compile(example, "simulate.md", "exec"), {})  # noqa: S102 our own words
    winners, calamities = capsys.readouterr().out.splitlines()
    rows = pq.read_table(folder / "seats.parquet").to_pylist()
    assert all(row["civilization"] in winners for row in rows if row["place"] == 1)
    assert re.fullmatch(r"\[\('[a-z_]+', \d+\)(, \('[a-z_]+', \d+\)){2}\]", calamities)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_help_names_all_players(run: Run, language: str) -> None:
    shown = " ".join(run("simulate", "--help", "--lang", language).out.split())
    assert f"({', '.join(PLAYERS.choices())})" in shown
    example = ",".join(f"{name}:{count}" for name, count in zip(PLAYERS, (6, 3), strict=False))
    assert example in shown


def test_other_commands_do_not_load_it() -> None:
    """They must not load Parquet, which would slow their start."""
    program = (
        "import sys; from ecumene.cli import main; main(['rules', 'M7']);"
        "print([name for name in sys.modules if name in ('pyarrow', 'ecumene.sim')])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.splitlines()[-1] == b"[]"


# Programs


def test_programs_play_and_the_tables_say_how_they_did(run: Run, tmp_path: Path) -> None:
    """Two processes give the same files as one; a comma in quotation marks separates nothing."""
    bot = shlex.join([sys.executable, str(ROOT / "docs" / "examples" / "bot.py")])
    bad = shlex.join([sys.executable, "-c", "import sys; sys.exit('no idea: at, all')"])
    seats = f"settler:3,cmd:{bot}:2, cmd:{bad}"
    for jobs in ("1", "2"):
        outcome = run(
            "simulate", "--seats", seats, "--games", "2", "--last-turn", "2", "--jobs", jobs,
            "--out", jobs, "--seconds", "60", "--memory", "500",
        )  # fmt: skip
        assert outcome.code == 0, outcome.err
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    rows = pq.read_table(tmp_path / "1" / "seats.parquet").to_pylist()
    done = {(row["player"], row["faults"], row["replaced"]) for row in rows}
    assert done == {("settler", 0, None), (f"cmd:{bot}", 0, None), (f"cmd:{bad}", 1, 1)}
    told = [file.read_text() for file in (tmp_path / "1" / "programs").iterdir()]
    assert len(told) == 2
    assert all("no idea: at, all" in each and "exit code 1" in each for each in told)
    said = " ".join(outcome.out.split())
    assert "2 answers were not good; in 2 of 2 seats a computer player took over." in said


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("settler:4,cmd:", "A program is missing"),
        ("settler:4,cmd:no-such-program --fast:3", "There is no program no-such-program"),
        ("settler:4,cmd:'open", "open quotation mark"),
        ("settler:4,cmd:cat:19", "not between 1 and 18"),
        ("settler:4,cmd:cat --memory", "--memory"),
    ],
)
def test_programs_that_cannot_play_are_refused_before_any_game(
    seats: str, said: str, run: Run, tmp_path: Path
) -> None:
    more = ("--memory", "1") if "--memory" in seats else ()
    outcome = run("simulate", "--seats", seats, "--out", "games", *more)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in " ".join(outcome.err.split())
    assert not (tmp_path / "games").exists() or more


def test_a_program_is_tried_and_its_dialogue_recorded(run: Run, tmp_path: Path) -> None:
    bot = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py")]
    tried = run("bot", "--check", "--json", "--seconds", "60", "--", *bot)
    assert tried.code == 0, tried.err
    found = msgspec.json.decode(tried.out)
    assert found["problems"] == []
    assert found["replaced"] is False
    assert run("bot", "--record", "dialogue.jsonl").code == 0
    lines = (tmp_path / "dialogue.jsonl").read_bytes().splitlines()
    kinds = [msgspec.json.decode(line)["type"] for line in lines]
    assert kinds.count("question") == found["questions"]
    bad = run("bot", "--check", "cat")
    assert bad.code == 1
    assert "10 answers were not good" in bad.out
    for arguments in ((), ("cat",), ("--check",)):
        nothing = run("bot", *arguments)
        assert (nothing.code, nothing.out) == (2, "")
        assert "--check PROGRAM" in " ".join(nothing.err.split())
