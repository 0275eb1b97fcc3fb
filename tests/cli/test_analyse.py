"""``ecumene analyse``: chances by turn and turning points in the terminal, and what is refused."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import Table
from ecumene.data import MapName
from ecumene.rules.format.record import save
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tools.record_games import recorded

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

NAME = "game.jsonl"


@pytest.fixture
def record(tmp_path: Path) -> str:
    text = recorded("05-east-expert").decode()
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    return text


@pytest.mark.usefixtures("record")
@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "chance of winning up from"), ("pl", "szansa na wygraną wzrosła z")],
)
def test_chances_and_turning_points_are_shown(run: Run, language: str, says: str) -> None:
    outcome = run("analyse", NAME, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert says in " ".join(outcome.out.split())
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert "100" in outcome.out


@pytest.mark.usefixtures("record")
def test_the_same_bytes_come_from_the_same_file(run: Run) -> None:
    once, again = (run("analyse", NAME, "--json") for _ in range(2))
    assert once.out == again.out
    ends = once.json["ends"]
    assert all(abs(sum(end["chances"]) - 1) < 1e-4 for end in ends)
    assert all(point["sentences"] for point in once.json["turning_points"])


def test_what_changed_the_chances_is_told_when_it_is_asked_for(run: Run, tmp_path: Path) -> None:
    game = Game(Options(5, MapName.WEST, 3, short_game=True, last_turn=3))
    table = Table.around((), game)
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None
        game.apply(*answer)
    (tmp_path / NAME).write_text(save(game), encoding="utf-8")
    told = run("analyse", NAME, "--split")
    assert (told.code, told.err) == (0, "")
    assert "Where it came from" in told.out
    assert max(map(len, told.out.splitlines())) <= 80
    found = run("analyse", NAME, "--split", "--json").json["split"]
    assert len(found["whole"]) == 5
    assert run("analyse", NAME, "--json").json["split"] is None


@pytest.mark.usefixtures("record")
def test_a_page_of_it_can_be_sent_round(run: Run, tmp_path: Path) -> None:
    """One file in all languages, which asks nothing of the network; with no row cut short."""
    told = run("analyse", NAME, "--html", "there/page.html")
    assert told.code == 0
    assert "there/page.html" in told.out
    page = (tmp_path / "there" / "page.html").read_text("utf-8")
    for says in (
        "Turning points",
        "Punkty zwrotne",
        "Deals by partner",
        "Transakcje według partnera",
    ):
        assert says in page
    assert "default-src 'none'" in page
    assert "http" not in page.replace("http-equiv", "")
    again = run("analyse", NAME, "--html", "again.html", "--lang", "en")
    assert again.code == 0
    assert (tmp_path / "again.html").read_text("utf-8") == page


@pytest.mark.usefixtures("record")
def test_a_page_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.html").mkdir()
    refused = run("analyse", NAME, "--html", "folder.html")
    assert (refused.code, refused.out) == (1, "")
    assert "folder.html" in refused.err


def test_a_damaged_record_is_refused(run: Run, tmp_path: Path, record: str) -> None:
    (tmp_path / NAME).write_text(record.replace('"seat":1', '"seat":2', 1), encoding="utf-8")
    outcome = run("analyse", NAME)
    assert outcome.code == 1
    assert outcome.out == ""
    assert NAME in outcome.err


def test_a_record_that_was_cut_off_is_refused(run: Run, tmp_path: Path, record: str) -> None:
    (tmp_path / f"{NAME}.gz").write_bytes(gzip.compress(record.encode())[:-500])
    outcome = run("analyse", f"{NAME}.gz")
    assert (outcome.code, outcome.out) == (1, "")


@pytest.mark.parametrize(
    ("language", "says"), [("en", "This game is not over."), ("pl", "jeszcze się nie skończyła")]
)
def test_a_running_game_is_refused(
    run: Run, tmp_path: Path, record: str, language: str, says: str
) -> None:
    lines = record.splitlines(keepends=True)
    (tmp_path / NAME).write_text("".join(lines[:300]), encoding="utf-8")
    outcome = run("analyse", NAME, "--lang", language)
    assert (outcome.code, outcome.out) == (1, "")
    assert says in outcome.err


def test_a_file_that_is_not_there_is_refused(run: Run) -> None:
    outcome = run("analyse", "nowhere.jsonl")
    assert outcome.code != 0
    assert "nowhere.jsonl" in outcome.err
