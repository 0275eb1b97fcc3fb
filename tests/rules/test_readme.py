"""The README shows code that runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.data import facts

if TYPE_CHECKING:
    import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_interface_is_shown_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = EXAMPLES
    assert len([line for line in example.splitlines() if line]) <= 10
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 our own words
    shown = capsys.readouterr().out
    for words in ("AskCivilization", "PickCivilization", "CivilizationPicked", '{"ecumene":3,'):
        assert words in shown


def test_the_facts_are_found_as_the_readme_says() -> None:
    assert 'ecumene.data.facts().areas["athens"].limit' in README
    assert facts().areas["athens"].limit > 0
