"""A complete Short Game against computers, played by somebody who sees only the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.robot import Robot
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from tests.web.windows import Windows


@pytest.mark.long
def test_a_short_game_from_the_first_click_to_the_end(windows: Windows) -> None:
    page = windows.open("/", keeping=True, reduced_motion="reduce")
    page.get_by_role("button", name="Play as").click()
    page.locator("#question").wait_for()
    robot = Robot(page)
    robot.play()
    assert robot.done["answer"] > 10
    assert robot.done["trade"] > 1
    assert robot.done["move"] > 1
    assert robot.done["bought"] > 1
    page.get_by_text("victory points").first.wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Replay and charts").click()
    page.get_by_role("slider", name="Timeline").wait_for()
    page.get_by_role("button", name="Continue from here").wait_for()
    assert_accessible(page)
