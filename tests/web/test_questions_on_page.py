"""Every kind of question has a form on the page, with which it can be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from ecumene.rules.decisions import Decision
from tests.web.positions import asked, place
from tests.web.robot import Robot, play_until
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Whole
    from tests.web.windows import Windows

KINDS = sorted(str(kind.__struct_config__.tag) for kind in get_args(Decision))
DESKS = {"trade": "main", "advances": "main"}
"""What is not asked in the panel beside the board."""


def test_there_are_as_many_as_the_rules_ask() -> None:
    assert len(KINDS) == 29


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_asked_and_answered(
    windows: Windows, site: Whole, request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    """With ``--pictures`` one of each stays in the folder of the test."""
    placed = place(site, asked(kind))
    before = placed.question()
    assert before["body"]["kind"] == kind
    number = KINDS.index(kind)
    page = windows.open(placed.path, placed.person, phone=number % 3 == 1, dark=number % 2 == 1)
    part = DESKS.get(kind, "#question")
    page.locator(part).get_by_role("button").first.wait_for()
    if request.config.getoption("--pictures"):
        page.screenshot(path=tmp_path / f"{kind}.png")
    assert_accessible(page, part)
    play_until(lambda: placed.question()["question"] != before["question"], Robot(page))
