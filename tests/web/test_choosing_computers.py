"""Who plays the seats without people: characters at a level, or another computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ecumene.bots import LEVELS, MIXED, USUAL_LEVEL, at_level
from ecumene.bots.registry import OWN
from ecumene.rules.play import DEFAULT_PLAYERS

if TYPE_CHECKING:
    from playwright.sync_api import Request

    from tests.web.windows import Windows


CHOICES = {
    **{at_level(MIXED, level.id): level.about.pl for level in LEVELS.values()},
    **{name: each.about["pl"] for name, each in OWN.items() if each.character is None},
}
"""What can be chosen, with the words on it."""
USUAL = at_level(MIXED, USUAL_LEVEL)


@pytest.mark.parametrize("name", CHOICES)
def test_a_new_game_has_the_computer_player_that_was_chosen(windows: Windows, name: str) -> None:
    """The usual level need not be chosen: it is preselected."""
    page = windows.open("/new", language="pl")
    page.get_by_label("Miejsca dla ludzi", exact=True).fill("1")
    page.get_by_label("Miejsca dla ludzi", exact=True).press("Tab")
    choices = page.get_by_role("radio", name=CHOICES[USUAL])
    expect(choices).to_be_checked()
    if name != USUAL:
        page.get_by_role("radio", name=CHOICES[name]).check()
        expect(choices).not_to_be_checked()
    with page.expect_request(is_new_game) as sent:
        page.locator("form button.primary").click()
    assert computers(sent.value) == [None, *[name] * (DEFAULT_PLAYERS - 1)]


@pytest.mark.parametrize(
    ("button", "people"), [("Play as", 1), ("Watch computers play", 0)], ids=["play", "watch"]
)
def test_one_click_seats_characters_at_a_level(windows: Windows, button: str, people: int) -> None:
    """At the one that was chosen last in this browser; computers alone play at their best."""
    page = windows.open("/")
    page.get_by_text("Seasoned", exact=True).click()
    page.reload()
    expect(page.get_by_role("radio", name="Seasoned")).to_be_checked()
    with page.expect_request(is_new_game) as sent:
        page.get_by_role("button", name=button).click()
    seats = computers(sent.value)
    assert seats[:people] == [None] * people
    assert set(seats[people:]) == {"mixed-seasoned" if people else MIXED}
    page.wait_for_url("**/games/**")


def is_new_game(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/games")


def computers(request: Request) -> list[str | None]:
    assert request.post_data_json is not None
    return [each["computer"] for each in request.post_data_json["seats"]]
