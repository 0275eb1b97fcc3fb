"""The page opens in a browser, at the start and in a game, and nothing goes wrong in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.positions import asked, late, place

if TYPE_CHECKING:
    from tests.server.whole import Whole
    from tests.web.windows import Windows


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_start_page_opens(windows: Windows, language: str) -> None:
    page = windows.open(language=language)
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("kind", ["move", "sacrifice"])
def test_a_game_opens_at_a_question(windows: Windows, site: Whole, kind: str) -> None:
    """One that computers have played, and one of the rule cases."""
    placed = place(site, asked(kind))
    assert placed.question()["body"]["kind"] == kind
    page = windows.open(placed.path, placed.person)
    page.get_by_role("main").wait_for()


def test_a_late_game_opens_on_a_phone(windows: Windows, site: Whole) -> None:
    placed = place(site, late(18, 12))
    page = windows.open(placed.path, placed.person, phone=True, dark=True, language="pl")
    page.get_by_role("main").wait_for()
