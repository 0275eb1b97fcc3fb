"""Two people in one live game, each with a browser of their own, and a connection that is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.robot import Robot

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.whole import Whole
    from tests.web.windows import Windows

TRIES = 600


def test_two_people_play_trade_talk_and_come_back(windows: Windows, site: Whole) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    made = anna.create(people=2, computers=3, short_game=True)
    game = made["game"]["id"]
    hers = windows.open(f"/games/{game}", anna)
    hers.get_by_text("Ben").wait_for(state="detached")
    link = made["links"]["join"].removeprefix(site.address)
    his = windows.open(link, ben)
    join = his.get_by_role("button", name="Take")
    if join.first.is_visible():
        join.first.click()
    for page in (hers, his):
        page.locator("#question").wait_for()

    say(hers, "Good evening!")
    assert heard(his, "Good evening!")

    windows.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    his.context.set_offline(True)
    his.get_by_text("No connection").wait_for()
    say(hers, "Where are you?")
    his.context.set_offline(False)
    assert heard(his, "Where are you?")

    robots = [Robot(hers), Robot(his)]
    for _ in range(TRIES):
        info = anna.get(f"/games/{game}")
        if info["turn"] > 1:
            break
        acted = [robot.act() for robot in robots]
        if not any(acted):
            hers.wait_for_timeout(100)
    assert info["turn"] > 1
    assert all(robot.done["answer"] for robot in robots)


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say to the table").fill(text)
    page.get_by_role("button", name="Send").click()


def heard(page: Page, text: str) -> bool:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text(text).wait_for()
    return True
