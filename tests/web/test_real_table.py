"""At a real table the page settles things by itself, even offline."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.windows import Windows


def test_it_settles_without_a_connection_and_opens_again(windows: Windows) -> None:
    page = windows.open("/table", keeping=True)
    page.get_by_text("ready, even offline").wait_for()
    page.context.set_offline(True)
    settle_a_conflict(page)

    page.get_by_role("button", name="Calamity", exact=True).click()
    form = page.locator("form:visible")
    form.get_by_label("Which calamity?").select_option("tribal-conflict")
    form.get_by_label("Civilization").select_option("rome")
    form.get_by_label("Tokens on the board").fill("20")
    form.get_by_label("Cities on the board").fill("0")
    form.get_by_role("button", name="Settle the calamity").click()
    page.get_by_text("Rome loses 5 unit points").wait_for()

    page.get_by_role("button", name="Purchase", exact=True).click()
    form = page.locator("form:visible")
    form.get_by_label("Players").select_option("7")
    form.get_by_label("Map").select_option("west")
    form.get_by_label("Civilization").select_option("rome")
    form.get_by_label("Treasury").fill("50")
    form.get_by_role("button", name="Show the prices").click()
    page.locator("#advance-mysticism").click()
    page.get_by_role("button", name="for 50").click()
    page.get_by_text("Settled. This is what happened.").wait_for()
    page.get_by_role("button", name="Back to the table").click()

    windows.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.reload()
    page.get_by_text("The rules are ready").wait_for()
    settle_a_conflict(page)


def settle_a_conflict(page: Page) -> None:
    form = page.locator("form:visible")
    form.get_by_label("Population limit of the area").fill("2")
    for place, (civilization, tokens) in enumerate((("rome", 3), ("hellas", 1))):
        block = form.locator("fieldset").nth(place)
        block.get_by_label("Civilization").select_option(civilization)
        block.get_by_label("Tokens here").fill(str(tokens))
    form.get_by_role("button", name="Settle the conflict").click()
    page.get_by_role("heading", name="Token conflict").wait_for()
