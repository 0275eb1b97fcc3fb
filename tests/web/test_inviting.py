"""Inviting to a table: pictures that phones scan, links made anew, how long it takes, deadlines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from tests.server.whole import Whole
    from tests.web.windows import Windows

DAY = 24 * 60 * 60
NIGHT = {"zone": "Asia/Tokyo", "begin": 22 * 60, "end": 8 * 60}


def test_a_phone_scans_the_code_from_a_dark_screen(windows: Windows, site: Whole) -> None:
    anna = site.person("Anna")
    made = anna.create(people=2, computers=3)
    game, code = made["game"]["id"], made["game"]["code"]
    annas = windows.open(f"/games/{game}", anna, dark=True)
    picture = annas.get_by_role("img", name="QR code: the invitation")
    picture.wait_for()
    drawn = picture.evaluate("""drawing => [
        getComputedStyle(drawing.parentElement).backgroundColor,
        getComputedStyle(drawing.querySelector('path')).fill,
    ]""")
    assert drawn == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert_accessible(annas)

    phone = windows.open(f"/games/{game}#code={code}", phone=True)
    phone.get_by_role("heading", name="Anna invites you to play").wait_for()
    phone.get_by_role("textbox").fill("Ben")
    phone.get_by_role("button", name="Take a seat").click()
    phone.locator("#question").wait_for()


def test_a_host_whose_links_are_gone_makes_new_ones_at_their_place(
    windows: Windows, site: Whole
) -> None:
    anna = site.person("Anna")
    game = anna.create(people=2, computers=3)["game"]["id"]
    annas = windows.open(f"/games/{game}", anna)
    links = annas.get_by_role("region", name="Links")
    links.get_by_text("Links are shown only once").wait_for()
    expect(links.get_by_role("textbox")).to_have_count(0)
    links.get_by_role("button", name="Make new links").click()
    link = links.get_by_role("textbox", name="For players")
    expect(link).to_have_value(re.compile(f"/games/{game}#join=."))
    links.get_by_role("button", name="QR code: For players").click()
    links.get_by_role("img", name="QR code: For players").wait_for()
    assert_accessible(annas)


def test_the_host_invites_to_a_seat_of_a_running_game(windows: Windows, site: Whole) -> None:
    """L6."""
    anna = site.person("Anna")
    game = anna.create(people=2, computers=3, short_game=True)["game"]["id"]
    anna.post(f"/games/{game}/host", {"type": "start"})
    annas = windows.open(f"/games/{game}", anna)
    annas.get_by_role("button", name="Menu").click()
    annas.get_by_role("menuitem", name="Invite somebody").click()
    dialog = annas.get_by_role("dialog", name="Invite somebody")
    dialog.get_by_text("One seat is free; a computer plays it for now.").wait_for()
    dialog.get_by_text("Links are shown only once").wait_for()
    dialog.get_by_role("button", name="New link for").click()
    field = dialog.get_by_role("textbox", name="Link for")
    field.wait_for()
    assert_accessible(annas, "dialog[open]")

    bens = windows.open(field.input_value())
    bens.get_by_text("This seat is free for you.").wait_for()
    bens.get_by_role("textbox").fill("Ben")
    bens.get_by_role("button", name="Take a seat").click()
    bens.locator("#question").wait_for()
    dialog.get_by_text("No seat is free.").wait_for()
    dialog.get_by_role("button", name="Give Ben's seat to somebody else").wait_for()


def test_the_length_of_a_game_follows_its_plan(windows: Windows, site: Whole) -> None:
    page = windows.open("/new", site.person("Anna"))
    said = page.get_by_role("status").filter(has_text="An estimate")
    said.get_by_text("About 5 hours").wait_for()
    page.get_by_role("radio", name="Short Game").check()
    said.get_by_text("About 2 hours").wait_for()
    page.get_by_role("radio", name="Weeks A day").check()
    said.get_by_text("spread over days or weeks").wait_for()


def test_a_deadline_is_told_by_the_readers_clock_and_by_the_agreed_one(
    windows: Windows, site: Whole
) -> None:
    anna = site.person("Anna")
    slow = {"kind": "decision", "seconds": DAY, "off": NIGHT}
    game = anna.create(people=1, computers=4, short_game=True, clock=slow)["game"]["id"]
    page = windows.open(f"/games/{game}", anna, timezone_id="Europe/Warsaw")
    bar = page.get_by_role("banner")
    bar.get_by_text("in Tokyo)").wait_for()
    told = bar.get_by_text("in Tokyo)").inner_text()
    assert told.startswith("until ")
    page.goto("/")
    page.get_by_role("link", name="A game").get_by_text(told).wait_for()
    near = windows.open(f"/games/{game}", anna, timezone_id="Asia/Tokyo")
    near.get_by_role("banner").get_by_text("until ").first.wait_for()
    expect(near.get_by_text("in Tokyo)")).to_have_count(0)
