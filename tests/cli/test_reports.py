"""``--report``: one page in both languages, closed to the outside, which also tells in words."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from ecumene.cli.reports.league_sheet import MOST_FIELDS, MOST_TABLES
from ecumene.words import languages

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

LARGEST = 500_000
SMALL = ("--seats", "settler:3,random:2", "--games", "4", "--last-turn", "7")
SIMULATION = ("simulate", *SMALL, "--report")
VOID = ("meta", "input")


class PageReader(HTMLParser):
    """What a page is made of; it complains of elements that are not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += ((name, value or "") for name, value in attrs)
        self.ids += (value or "" for name, value in attrs if name == "id")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def report(run: Run, tmp_path: Path) -> str:
    """The page of a small simulation."""
    folder = tmp_path / "games"
    outcome = run(*SIMULATION, "--out", str(folder), "--jobs", "1", "--json")
    assert outcome.json["charts"] == str(folder / "report.html")
    return (folder / "report.html").read_text(encoding="utf-8")


def test_a_page_lets_nothing_in_and_asks_for_nothing(report: str) -> None:
    page = PageReader(report)
    assert {"script", "img", "link", "iframe", "form", "a", "use"}.isdisjoint(page.tags)
    names = {name for name, _ in page.attributes}
    assert {"src", "href", "style", "action"}.isdisjoint(names)
    assert not [name for name in names if name.startswith("on")]
    assert "url(" not in report
    assert "://" not in report
    style = re.search(r"<style>(.*)</style>", report, re.DOTALL)
    assert style is not None
    digest = b64encode(sha256(style[1].encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'sha256-{digest}'" in report


def test_every_picture_is_told_in_words_and_in_a_table(report: str) -> None:
    page = PageReader(report)
    assert len(page.ids) == len(set(page.ids))
    pictures = page.tags.count("svg")
    assert pictures > 20
    assert page.tags.count("table") == page.tags.count("figure") >= pictures
    for name, value in page.attributes:
        if name in ("aria-labelledby", "aria-describedby"):
            assert value in page.ids
    assert not re.search(r'<figcaption id="[^"]*"></figcaption>', report)


def test_a_page_has_all_languages_and_shows_the_one_that_was_asked_for(
    run: Run, tmp_path: Path
) -> None:
    folder = str(tmp_path / "games")
    outcome = run(*SIMULATION, "--out", folder, "--jobs", "1", "--lang", "pl")
    assert f"Wykresy:{folder}/report.html" in "".join(outcome.out.split())
    text = (tmp_path / "games" / "report.html").read_text(encoding="utf-8")
    assert '<html lang="pl">' in text
    for language in languages:
        assert f'<main lang="{language}">' in text
        assert f":has(#speak-{language}:checked) main:not([lang={language}])" in text
    assert re.findall(r'id="speak-(\w+)"[^>]* checked', text) == ["pl"]
    assert "Points over turns" in text
    assert "Punkty w kolejnych turach" in text


def test_the_same_games_make_the_same_page(run: Run, tmp_path: Path, report: str) -> None:
    """Played by two processes, stopped in between, and drawn again."""
    folder = ("--out", str(tmp_path / "again"), "--jobs", "2")
    few = [*SIMULATION[:-1]]
    few[few.index("--games") + 1] = "2"
    assert run(*few, *folder).code == 0
    assert not (tmp_path / "again" / "report.html").exists()
    assert run("simulate", "--resume", "--games", "4", "--report", *folder).code == 0
    assert (tmp_path / "again" / "report.html").read_text(encoding="utf-8") == report


def test_games_of_many_players_stay_small(run: Run, tmp_path: Path) -> None:
    """Characters at all levels have more names than lines can be told apart."""
    folder = tmp_path / "games"
    seats = ("--seats", "mixed:9,random:9", "--games", "1", "--last-turn", "12")
    outcome = run("simulate", *seats, "--out", str(folder), "--report", "--jobs", "2")
    assert outcome.code == 0
    assert (folder / "report.html").stat().st_size < LARGEST


def test_games_in_which_nothing_happens_can_be_drawn(run: Run, tmp_path: Path) -> None:
    """No deals, no calamities, and one turn."""
    folder = tmp_path / "games"
    seats = ("--seats", "random:5", "--games", "1", "--last-turn", "1")
    outcome = run("simulate", *seats, "--out", str(folder), "--report", "--jobs", "1")
    assert outcome.code == 0
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert "Nobody claimed anything." in text
    PageReader(text)


LEAGUE = """
rounds = 2
entrants = ["random", "settler"]

[fields]
a = ["settler", "random"]

[tables.first]
seats = 5
last_turn = 6

[tables.second]
seats = 6
last_turn = 2
"""


def test_a_league_has_a_page_of_its_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(LEAGUE)
    folder = tmp_path / "league"
    plan = ("league", str(tmp_path / "plan.toml"))
    outcome = run(*plan, "--out", str(folder), "--report", "--jobs", "2", "--json")
    assert outcome.json["charts"] == str(folder / "report.html")
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = PageReader(text)
    assert len(page.ids) == len(set(page.ids))
    for told in ("Ladder", "Among a, first", "Gain in points", "All games at the table second"):
        assert f">{told}<" in text
    first = text
    run("league", "--resume", "--out", str(folder), "--report", "--jobs", "1")
    assert (folder / "report.html").read_text(encoding="utf-8") == first


def test_a_league_of_many_tables_says_what_it_leaves_out(run: Run, tmp_path: Path) -> None:
    tables = "".join(
        f"[tables.t{number}]\nseats = 5\nlast_turn = 1\n" for number in range(MOST_FIELDS + 1)
    )
    plan = f'rounds = 1\n{tables}\n[[matches]]\nfield = "random"\n'
    (tmp_path / "plan.toml").write_text(plan)
    folder = tmp_path / "league"
    outcome = run(
        "league", str(tmp_path / "plan.toml"), "--out", str(folder), "--report", "--jobs", "1"
    )
    assert outcome.code == 0
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert "ecumene league --json has all of them" in text
    assert text.count(">Among random, ") == MOST_FIELDS
    assert text.count(">All games at the table ") == MOST_TABLES
    assert len(text.encode()) < LARGEST
