"""What decided a game, on the page: chances, turning points, story, awards and trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.positions import late, place
from tests.web.windows import assert_accessible
from tools.record_games import recorded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.whole import Somebody, Whole
    from tests.web.windows import Windows

TITLES = {"en": "What decided the game", "pl": "Co rozstrzygnęło grę"}


@pytest.fixture(scope="module")
def finished(site: Whole) -> tuple[Somebody, str]:
    """A finished game of seven, and somebody who may look back at it."""
    anna = site.person()
    said = anna.client.post("/api/games/import", content=recorded("07-west-short"))
    assert said.status_code == 200, said.text
    game: str = said.json()["game"]["id"]
    anna.get(f"/games/{game}/retrospect")
    return anna, game


@pytest.mark.parametrize(
    ("width", "height", "dark", "language"),
    [(1280, 720, False, "en"), (320, 640, True, "pl")],
)
def test_it_is_told_in_every_size_and_language(
    windows: Windows,
    finished: tuple[Somebody, str],
    width: int,
    height: int,
    dark: bool,
    language: str,
) -> None:
    anna, game = finished
    address = f"/games/{game}/replay?decided"
    page = windows.open(address, anna, width=width, height=height, dark=dark, language=language)
    expect(page.get_by_role("heading", name=TITLES[language])).to_be_visible()
    page.locator(".awards li").first.wait_for()
    assert page.locator("polygon").count() == 7
    figures = page.locator("td").first.evaluate("cell => getComputedStyle(cell).fontVariantNumeric")
    assert "lining-nums" in figures
    assert page.locator("td").filter(has_text="−").count()
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= window
    assert_accessible(page)


def test_a_click_on_a_turn_shows_the_board_as_it_was(
    windows: Windows, finished: tuple[Somebody, str]
) -> None:
    anna, game = finished
    moments = anna.get(f"/games/{game}/seats/0/moments")["moments"]
    page = windows.open(f"/games/{game}/replay", anna)
    page.get_by_role("button", name="What decided the game").click()
    page.get_by_role("columnheader").get_by_role("button", name="5", exact=True).click()
    number = next(each["number"] for each in moments if each["turn"] == 6)
    page.get_by_role("application").locator("svg").first.wait_for()
    assert address_of(page) == str(number)
    page.get_by_role("button", name="What decided the game").click()
    page.locator(".columns button").nth(3).click(force=True)
    number = next(each["number"] for each in moments if each["turn"] == 4)
    page.get_by_role("application").locator("svg").first.wait_for()
    assert address_of(page) == str(number)


def address_of(page: Page) -> str:
    found: str = page.evaluate("new URLSearchParams(location.search).get('at')")
    return found


def test_players_are_offered_nothing_of_it(windows: Windows, site: Whole) -> None:
    placed = place(site, late(5, 3))
    page = windows.open(f"/games/{placed.game}/replay", placed.person)
    page.get_by_role("application").locator("svg").first.wait_for()
    expect(page.get_by_role("button", name="What decided the game")).to_have_count(0)
    page.get_by_role("button", name="My trade").click()
    expect(page.get_by_role("heading", name="My trade")).to_be_visible()
    expect(page.get_by_text("You have made no deal yet.")).to_be_visible()
    assert_accessible(page)
