"""Every kind of question has a form on the page with which it can be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from ecumene.rules.decisions import Decision
from tests.web.positions import asked, place
from tests.web.robot import Robot, play_until
from tests.web.windows import AWAY, assert_accessible

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.server.whole import Whole
    from tests.web.positions import Placed
    from tests.web.windows import Windows

KINDS = sorted(str(kind.__struct_config__.tag) for kind in get_args(Decision))
DESKS = {"trade": "main", "advances": "main"}
"""Questions that are not asked in the panel beside the board."""
LOOKS = [(phone, dark) for phone in (False, True) for dark in (False, True)]


def test_there_are_as_many_as_the_rules_ask() -> None:
    assert len(KINDS) == 29


@pytest.mark.parametrize(
    ("look", "phone", "dark"), [(number, *look) for number, look in enumerate(LOOKS)]
)
def test_all_are_asked_and_answered(
    windows: Windows,
    site: Whole,
    request: pytest.FixtureRequest,
    subtests: pytest.Subtests,
    tmp_path: Path,
    look: int,
    phone: bool,
    dark: bool,
) -> None:
    """One after the other in one window, each in one of its looks; the page is loaded once.

    With ``--pictures`` a picture of each stays in the folder of the test.
    """
    person = site.person("Ania")
    page = windows.open(AWAY, person, phone=phone, dark=dark)
    for kind in KINDS[look :: len(LOOKS)]:
        with subtests.test(kind=kind):
            placed = place(site, asked(kind), person)
            windows.turn(page, placed.path)
            part = DESKS.get(kind, "#question")
            page.locator(part).get_by_role("button").first.wait_for()
            if request.config.getoption("--pictures"):
                page.screenshot(path=tmp_path / f"{kind}.png")
            assert_accessible(page, part)
            answer(placed, kind, page)


def answer(placed: Placed, kind: str, page: Page) -> None:
    """Answer using only what is on the screen, until the question has changed."""
    before = placed.question()
    assert before["body"]["kind"] == kind
    play_until(lambda: placed.question()["question"] != before["question"], Robot(page))
