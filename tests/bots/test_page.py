"""The page on players shows code that runs, and names the players there are."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecumene.bots import LEVELS, PLAYERS, Player, Table
from ecumene.bots.registry import GROUP, Players
from ecumene.data import MapName
from ecumene.rules.events import DealMade
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tests.bots.installing import install

if TYPE_CHECKING:
    import pytest

    from ecumene.rules.state.ids import Seat

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_package_that_is_shown_brings_a_player(site: Path) -> None:
    *_, module = blocks("python")
    (text,) = blocks("toml")
    project = tomllib.loads(text)["project"]
    ((name, where),) = project["entry-points"][GROUP].items()
    install(site, project["name"], f"{name} = {where}", module)
    players = Players()
    assert players.unplayable == ()
    assert players.package(name) == project["name"]
    assert f"--seats {name}:2" in PAGE


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, *_ = blocks("python")
    exec(compile(example, "players.md", "exec"), {})  # noqa: S102 our own words
    shown = capsys.readouterr().out
    assert "Standing(" in shown


def test_the_player_that_remembers_makes_ten_deals_in_a_game() -> None:
    _, example, _ = blocks("python")
    shown: dict[str, Any] = {}
    exec(compile(example, "players.md", "exec"), shown)  # noqa: S102 our own words
    game = Game(Options(players=5, map=MapName.WEST, seed=7))
    seats: dict[Seat, Player] = dict.fromkeys(range(5), PLAYERS["settler"])
    table = Table(seats | {0: shown["Cautious"]()}, seed=7)
    deals = 0
    while (answer := table.next_answer(game)) is not None:
        made = (each for each in game.apply(*answer) if isinstance(each, DealMade))
        deals += sum(0 in (deal.offerer, deal.seat) for deal in made)
    assert deals == 10


def test_the_players_and_the_modules_of_ours_are_named() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.partition("### Players from")[0], re.MULTILINE)
    assert {*listed} == {*PLAYERS.choices(), *LEVELS}
    bots = ROOT / "src/ecumene/bots"
    modules = {
        path.name
        for name in ("settler", "strategist", "characters")
        for path in bots.glob(f"{name}/[a-z]*.py")
    }
    assert set(re.findall(r"`(\w+\.py)`", PAGE)) == modules
