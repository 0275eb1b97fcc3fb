"""Identity in a browser: nobody becomes someone else by a link; lost devices are signed out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.told import code_in, receiving
from tests.server.whole import whole
from tests.web.windows import Windows, assert_accessible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.server.told import Receivers
    from tests.server.whole import Somebody


def who(page: Page) -> Any:
    return page.evaluate("() => fetch('/api/me').then(said => said.json()).then(me => me.name)")


def link_of(person: Somebody) -> str:
    link: str = person.post("/me/codes")["link"]
    return link.removeprefix(person.whole.address)


def me(page: Page, name: str) -> None:
    """Open the dialog about one's identity."""
    page.get_by_role("button", name=name, exact=True).click()


def test_a_link_of_somebody_else_changes_nothing_without_a_click(windows: Windows) -> None:
    victim, mallory = windows.server.person("Victim"), windows.server.person("Mallory")
    game = victim.create(name="Mine")["game"]["id"]
    page = windows.open(link_of(mallory), victim)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Here you are Victim, with 1 game.")
    expect(dialog).to_contain_text("switches you to Mallory, with no games")
    assert "#" not in page.url
    assert who(page) == "Victim"
    assert_accessible(page)
    dialog.get_by_role("button", name="Stay as I am").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("link", name="Mine")).to_be_visible()
    assert who(page) == "Victim"
    page.keyboard.press("F5")
    assert victim.get(f"/games/{game}")["own"] == [0]
    assert len(mallory.get("/me/devices")["devices"]) == 1


def test_whoever_has_become_somebody_else_goes_back(windows: Windows) -> None:
    victim, mallory = windows.server.person("Victim"), windows.server.person("Mallory")
    victim.create(name="Mine")
    mallory.create(name="Theirs")
    page = windows.open(link_of(mallory), victim)
    page.get_by_role("button", name="Switch to Mallory").click()
    expect(page.get_by_text("Welcome back, Mallory.")).to_be_visible()
    expect(page.get_by_role("link", name="Theirs")).to_be_visible()
    expect(page.get_by_role("link", name="Mine")).to_have_count(0)
    assert who(page) == "Mallory"
    page.reload()
    me(page, "Mallory")
    expect(page.get_by_text("Victim, 1 game")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Switch back to Victim").click()
    expect(page.get_by_role("button", name="Switch back to Mallory")).to_be_visible()
    expect(page.get_by_label("Name others see")).to_have_value("Victim")
    assert who(page) == "Victim"
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Mine")).to_be_visible()


def test_a_code_that_is_typed_is_asked_about_too_even_of_a_namesake(windows: Windows) -> None:
    victim, mallory = windows.server.person("Victim"), windows.server.person("Victim")
    victim.create(name="Mine")
    page = windows.open("/", victim)
    expect(page.get_by_role("link", name="Mine")).to_be_visible()
    page.get_by_role("textbox", name="Join a game").fill(mallory.post("/me/codes")["code"])
    page.get_by_role("button", name="Join", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("switches you to Victim, with no games")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert who(page) == "Victim"
    assert len(mallory.get("/me/devices")["devices"]) == 1


def test_whoever_is_nobody_yet_or_the_same_is_not_asked(windows: Windows) -> None:
    anna = windows.server.person("Anna")
    page = windows.open(link_of(anna))
    expect(page.get_by_text("Welcome back, Anna.")).to_be_visible()
    page.goto(link_of(anna))
    expect(page.get_by_text("You are already Anna here.")).to_be_visible()
    assert len(anna.get("/me/devices")["devices"]) == 2


def test_a_lost_device_is_signed_out(windows: Windows) -> None:
    anna = windows.server.person("Anna")
    phone = windows.open(link_of(anna), phone=True)
    expect(phone.get_by_text("Welcome back, Anna.")).to_be_visible()
    page = windows.open("/", anna)
    me(page, "Anna")
    listed = page.get_by_role("listitem").filter(has_text="Last seen")
    expect(listed).to_contain_text("Chrome")
    expect(page.get_by_text("this one")).to_be_visible()
    assert_accessible(page)
    listed.get_by_role("button", name="Sign out").click()
    expect(listed).to_have_count(0)
    windows.expect("401")
    phone.reload()
    expect(phone.get_by_role("button", name="Your name")).to_be_visible()
    assert who(page) == "Anna"


def test_the_host_removes_somebody_and_lets_them_in_again(windows: Windows) -> None:
    anna, ben = windows.server.person("Anna"), windows.server.person("Ben")
    made = anna.create(people=3, computers=2)
    ben.join(made["links"]["join"])
    page = windows.open(f"/games/{made['game']['id']}", anna)
    page.get_by_role("button", name="Remove Ben").click()
    expect(page.get_by_role("heading", name="Removed")).to_be_visible()
    assert_accessible(page)
    windows.expect("403")
    path = made["links"]["join"].removeprefix(windows.server.address)
    bens = windows.open(path, ben)
    expect(bens.get_by_role("alert")).to_have_text("The host has removed you from this game.")
    page.get_by_role("button", name="Let in again: Ben").click()
    expect(page.get_by_role("heading", name="Removed")).to_have_count(0)
    shown = page.get_by_role("textbox", name="For players").input_value()
    assert shown != made["links"]["join"]
    again = windows.open(shown.removeprefix(windows.server.address), ben)
    again.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()


@pytest.fixture
def reached(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Windows, Receivers]]:
    """Windows of a server that can send mail."""
    folder = tmp_path_factory.mktemp("mail")
    with receiving() as receivers, whole(folder, **receivers.settings) as server:
        windows = Windows(browser, server)
        yield windows, receivers
        windows.close()


def test_a_mailbox_is_confirmed_by_the_code_it_was_sent(
    reached: tuple[Windows, Receivers],
) -> None:
    windows, receivers = reached
    anna = windows.server.person("Anna")
    game = anna.create()["game"]["id"]
    page = windows.open(f"/games/{game}", anna)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Notifications").click()
    page.get_by_label("E-mail address").fill("anna@example.org")
    page.locator("form", has=page.get_by_label("E-mail address")).get_by_role("button").click()
    field = page.get_by_label("Type it here")
    expect(field).to_be_visible()
    assert_accessible(page, "dialog[open]")
    windows.expect("403")
    field.fill("AAAA-AAAA")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_contain_text("You can try 4 more times")
    field.fill(code_in(receivers.next_mail()).lower())
    page.get_by_role("button", name="Confirm").click()
    expect(field).to_have_count(0)
    (listed,) = anna.get("/me/channels")["channels"]
    assert listed["confirmed"]
