"""On a phone nothing lies over what is opened: chat, log and players are above the question."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.web.positions import asked, late, place

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.server.whole import Somebody, Whole
    from tests.web.windows import Windows

ON_TOP = """element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return found !== null && (element.contains(found) || found.contains(element))
}"""

WHOLE = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const edges = [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]]
    return edges.every(edge => {
        const there = document.elementFromPoint(...edge)
        return there !== null && (element.contains(there) || there.contains(element))
    })
}"""
"""Whether all of it is in the window, and nothing lies over a part of it."""
ALL_WHOLE = f"""() => {{
    const buttons = [...document.querySelectorAll('.mine button, .tools button')]
    const seen = buttons.filter(one => one.checkVisibility())
    return seen.length > 1 && seen.every({WHOLE})
}}"""


def assert_on_top(found: Locator) -> None:
    """Whoever taps its middle taps it, and nothing that lies over it."""
    assert found.evaluate(ON_TOP), found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_chat_and_log_are_never_under_the_question(
    windows: Windows, site: Whole, width: int, height: int
) -> None:
    placed = place(site, asked("move"))
    page = windows.open(placed.path, placed.person, width=width, height=height)
    page.get_by_role("button", name="Players, log and chat").click()
    for name in ("Log", "Chat", "Points", "Notes"):
        tab = page.get_by_role("tab", name=name)
        assert_on_top(tab)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_role("textbox", name="Write a message")
    assert_on_top(field)
    field.fill("Shall we trade?")
    field.press("Enter")
    expect(page.get_by_text("Shall we trade?")).to_be_visible()
    assert_nothing_floats(page)


def test_ones_own_bar_and_the_tools_of_the_map_leave_each_other_room(
    windows: Windows, site: Whole
) -> None:
    placed = place(site, late(18, 12))
    page = windows.open(placed.path, placed.person, width=320, height=640, language="pl")
    page.locator(".tools").wait_for()
    for width, height in ((320, 640), (360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ALL_WHOLE)


def test_question_guide_and_recap_leave_each_other_room(windows: Windows, site: Whole) -> None:
    """What has happened is in sight below the question, and no button lies over another."""
    ania = site.person("Ania")
    game = ania.create(short_game=True)["game"]["id"]
    page = windows.open("/rules", ania, phone=True, language="pl")
    for kind in ("city-site", "card-to-buy"):
        wait_until(partial(is_asked, ania, game, kind))
        page.goto(f"/games/{game}?seat=0&learn")
        assert_on_top(page.locator(".recap li .said").first)
        for found in page.locator(
            "#question .head button, .bar button, aside .tools > button"
        ).all():
            assert_on_top(found)
        heading = page.get_by_role("complementary", name="Przewodnik").locator("b").first
        assert_on_top(heading)
        ania.answer_as_proposed(game)


def is_asked(person: Somebody, game: str, kind: str) -> bool:
    """Answers whatever else is asked."""
    asked = person.question(game)
    if asked["pending"] and asked["body"]["kind"] == kind:
        return True
    person.answer_as_proposed(game)
    return False


def assert_nothing_floats(page: Page) -> None:
    """The tools of the map are not over the drawer."""
    tools = page.locator(".tools").first
    assert not tools.evaluate(ON_TOP)
