"""Two people in one live game, each with a browser of their own: they talk, play and trade."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecumene.rules.state.game_state import decode
from tests.web.line import line_to
from tests.web.positions import asked, name_of, place_for
from tests.web.robot import Robot, play_until
from tests.web.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.server.whole import Whole
    from tests.web.line import Line

CARDS = 3
"""Minimum number of cards in an offer (X2)."""


@pytest.fixture
def line(site: Whole) -> Iterator[Line]:
    with line_to(site.port) as one:
        yield one


@pytest.fixture
def far_windows(browser: Browser, site: Whole, line: Line) -> Iterator[Windows]:
    """Windows behind a connection that can be cut."""
    mine = Windows(browser, replace(site, port=line.port))
    yield mine
    mine.close()


def test_two_people_talk_lose_the_line_and_play(
    windows: Windows, far_windows: Windows, site: Whole, line: Line
) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    made = anna.create(people=2, computers=3, short_game=True)
    game = made["game"]["id"]
    annas = windows.open(f"/games/{game}", anna)
    link = made["links"]["join"].removeprefix(site.address)
    bens = far_windows.open(link, ben, keeping=True)
    bens.get_by_role("button", name="Take a seat").click()
    for page in (annas, bens):
        page.locator("#question").wait_for()

    say(annas, "Good evening!")
    hear(bens, "Good evening!")
    far_windows.expect("net::ERR_|WebSocket")
    line.cut()
    bens.get_by_text("No connection").wait_for()
    say(annas, "Where are you?")
    line.mend()
    hear(bens, "Where are you?")
    bens.get_by_text("No connection").wait_for(state="hidden")

    robots = [Robot(annas), Robot(bens)]

    def have_played() -> bool:
        """Both have picked a civilization, moved, and answered something after that."""
        return all(robot.done["answer"] > 1 and robot.done["end_movement"] for robot in robots)

    play_until(have_played, *robots)


def test_two_people_make_a_deal(windows: Windows, site: Whole) -> None:
    snapshot = asked("trade").snapshot
    trade = decode(snapshot.state).trade
    assert trade is not None
    seats = trade.seats[:2]
    people = {seats[0]: site.person("Anna"), seats[1]: site.person("Ben")}
    anna, ben = place_for(site, snapshot, people)
    annas, bens = (windows.open(each.path, each.person) for each in (anna, ben))

    offer = annas.get_by_role("region", name="New offer")
    offer.get_by_role("group", name="To whom").get_by_role("button", name=name_of(ben)).click()
    put_in(annas)
    offer.get_by_role("button", name=f"Offer to {name_of(ben)}").click()

    row = bens.get_by_role("listitem").filter(has_text=f"{name_of(anna)} gives {CARDS}")
    row.get_by_role("button", name="Accept", exact=True).click()
    put_in(bens)
    bens.get_by_role("button", name="Accept and put cards down").click()
    deal = annas.get_by_role("article").filter(has_text=f"Deal with {name_of(ben)}")
    deal.get_by_role("button", name=f"Put down {CARDS} cards").click()
    for page, partner in ((annas, ben), (bens, anna)):
        made = page.get_by_role("region", name="Deals made, 1")
        made.get_by_text(name_of(partner)).first.wait_for()


def put_in(page: Page) -> None:
    """Put cards of the hand into an offer, beginning with the first set."""
    hand = page.get_by_role("region", name="My hand")
    for _ in range(CARDS):
        hand.locator("[aria-keyshortcuts]:enabled").first.click()


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def hear(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text(text).wait_for()
