"""The page on players shows code that runs, and names the players there are."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS
from ecumene.bots.registry import GROUP, Players
from tests.bots.installing import install

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_package_that_is_shown_brings_a_player(site: Path) -> None:
    _, module = blocks("python")
    (text,) = blocks("toml")
    project = tomllib.loads(text)["project"]
    ((name, where),) = project["entry-points"][GROUP].items()
    install(site, project["name"], f"{name} = {where}", module)
    players = Players()
    assert players.unplayable == ()
    assert players.package(name) == project["name"]
    assert f"--seats {name}:2" in PAGE


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, _ = blocks("python")
    exec(compile(example, "players.md", "exec"), {})  # noqa: S102 our own words
    shown = capsys.readouterr().out
    assert "Standing(" in shown


def test_the_players_and_the_modules_of_the_settler_are_named() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == set(PLAYERS)
    modules = {path.name for path in (ROOT / "src/ecumene/bots/settler").glob("[a-z]*.py")}
    assert set(re.findall(r"`(\w+\.py)`", PAGE)) == modules
