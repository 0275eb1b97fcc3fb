"""The page on players shows code that runs, and names the players there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    exec(compile(example, "players.md", "exec"), {})  # noqa: S102 our own words
    shown = capsys.readouterr().out
    assert "Standing(" in shown


def test_the_players_and_the_modules_of_the_settler_are_named() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == set(PLAYERS)
    modules = {path.name for path in (ROOT / "src/ecumene/bots/settler").glob("[a-z]*.py")}
    assert set(re.findall(r"`(\w+\.py)`", PAGE)) == modules
