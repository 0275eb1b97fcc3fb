"""The README shows code that runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.format.record import replay

if TYPE_CHECKING:
    import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_interface_is_shown_in_ten_lines(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = EXAMPLES
    assert len([line for line in example.splitlines() if line]) <= 10
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 our own words
    shown = capsys.readouterr().out
    for words in ("Turn 4, phase 3: movement", "Asked: ", "True None"):
        assert words in shown
    (told,) = re.findall(r'# "(.*?)"; egypt', example)
    assert shown.endswith(f"{told}\n")
    assert replay((tmp_path / "game.jsonl").read_text()).pending


def test_the_facts_are_found_as_the_readme_says() -> None:
    assert 'ecumene.data.facts().areas["athens"].limit' in README
    assert facts().areas["athens"].limit > 0
