"""At a real table: the page settles things by itself, also without a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.robot import Robot

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.windows import Windows

LOADING = 120_000
"""Milliseconds in which a busy machine has loaded the rules."""


def test_it_settles_without_a_connection_and_opens_again(windows: Windows) -> None:
    page = windows.open("/table")
    page.get_by_text("ready, also without a connection").wait_for(timeout=LOADING)
    page.context.set_offline(True)
    settle_a_conflict(page)

    page.get_by_role("button", name="Calamity", exact=True).click()
    form = page.locator("form:visible")
    form.get_by_role("combobox", name="Cards in hand").first.select_option(label="Famine")
    form.get_by_role("spinbutton", name="Tokens").first.fill("20")
    form.get_by_role("spinbutton", name="Tokens").nth(1).fill("12")
    form.get_by_role("button", name="Settle the calamities").click()
    robot = Robot(page)
    settled = page.get_by_text("Settled.")
    for _ in range(100):
        if settled.is_visible():
            break
        robot.act()
        page.wait_for_timeout(100)
    settled.wait_for()

    windows.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.reload()
    page.get_by_text("The rules are ready").wait_for(timeout=LOADING)
    settle_a_conflict(page)


def settle_a_conflict(page: Page) -> None:
    page.get_by_role("spinbutton", name="Tokens here").first.fill("3")
    page.get_by_role("button", name="Settle the conflict").click()
    page.get_by_role("heading", name="Token conflict").wait_for()
