"""Who plays the seats without people: characters at a level, or another computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ecumene.bots import LEVELS, MIXED, USUAL_LEVEL, at_level
from ecumene.bots.characters import CHARACTERS
from ecumene.bots.registry import OWN
from ecumene.rules.play import DEFAULT_PLAYERS

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from ecumene.bots.characters import Character
    from tests.web.windows import Windows


CHOICES = {
    **{at_level(MIXED, level.id): level.about.pl for level in LEVELS.values()},
    **{name: each.about["pl"] for name, each in OWN.items() if each.character is None},
}
"""What can be chosen, with the words on it."""
USUAL = at_level(MIXED, USUAL_LEVEL)


@pytest.fixture
def form(windows: Windows) -> Page:
    """The form for a new game, with a seat for one person."""
    page = windows.open("/new", language="pl")
    page.get_by_label("Miejsca dla ludzi", exact=True).fill("1")
    page.get_by_label("Miejsca dla ludzi", exact=True).press("Tab")
    return page


@pytest.mark.parametrize("name", CHOICES)
def test_a_new_game_has_the_computer_player_that_was_chosen(form: Page, name: str) -> None:
    """The usual level need not be chosen: it is preselected."""
    choices = form.get_by_role("radio", name=CHOICES[USUAL])
    expect(choices).to_be_checked()
    if name != USUAL:
        form.get_by_role("radio", name=CHOICES[name]).check()
        expect(choices).not_to_be_checked()
    assert created(form) == [None, *[name] * (DEFAULT_PLAYERS - 1)]


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda character: character.id)
def test_any_character_can_have_the_seats_without_people(form: Page, character: Character) -> None:
    """At the chosen level, which may change later; it is told how the character plays."""
    form.get_by_role("checkbox", name=character.sentence("pl")).check()
    form.get_by_role("radio", name=LEVELS["seasoned"].about.pl).check()
    assert created(form) == [None, *[f"{character.id}-seasoned"] * (DEFAULT_PLAYERS - 1)]
    expect(form.get_by_role("link", name="Do gry")).to_be_visible()


def test_several_characters_take_the_seats_in_turn(form: Page) -> None:
    """Whom there is no seat for is told; a player without character leaves no choice of any."""
    for character in ("scholar", "warlord"):
        form.get_by_role("checkbox", name=CHARACTERS[character].sentence("pl")).check()
    form.get_by_role("radio", name=CHOICES["settler"]).check()
    expect(form.get_by_role("group", name="Postacie")).to_have_count(0)
    form.get_by_role("radio", name=CHOICES[USUAL]).check()
    told = form.get_by_text("Dla komputerów jest jedno miejsce", exact=False)
    expect(told).to_have_count(0)
    people = form.get_by_label("Miejsca dla ludzi", exact=True)
    for seats, is_told in ((DEFAULT_PLAYERS - 1, True), (1, False)):
        people.fill(str(seats))
        people.press("Tab")
        expect(told).to_have_count(int(is_told))
    in_turn = ["warlord-casual", "scholar-casual"]
    assert created(form) == [None, *in_turn, *in_turn]


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


def created(form: Page) -> list[str | None]:
    """Create the game; returns who was ordered for which seat."""
    with form.expect_request(is_new_game) as sent:
        form.locator("form button.primary").click()
    return computers(sent.value)


def is_new_game(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/games")


def computers(request: Request) -> list[str | None]:
    assert request.post_data_json is not None
    return [each["computer"] for each in request.post_data_json["seats"]]
