"""docs/learn.md: its tables are true, and its code runs."""

from __future__ import annotations

import re
from inspect import signature
from typing import Any

from ecumene.learn.learning_settings import learning_settings
from tools.learn_page import PAGE, renewed


def test_the_tables_of_the_page_are_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert renewed(page) == page


def test_the_page_names_every_setting() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", page.partition("## Settings")[2], re.MULTILINE)
    assert {*signature(learning_settings).parameters} <= {*listed}


def test_the_code_of_the_page_runs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for code in re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE):
        short = code.replace("short_game=True", "last_turn=1")  # a whole game would take seconds
        exec(compile(short, PAGE.name, "exec"), names)  # noqa: S102 our own page
    assert names["schema"].size > 1000
