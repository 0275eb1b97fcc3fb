"""People who come and go: invitations, a table that gathers, somebody who leaves, a lost line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.patience import wait_until
from tests.web.positions import asked, place
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from tests.server.whole import Somebody, Whole
    from tests.web.windows import Windows

ANNA, BEN = range(2)
FIVE_MINUTES = 5 * 60 * 1000


def test_the_button_that_creates_a_game_is_where_it_was_pressed(
    windows: Windows, site: Whole
) -> None:
    """The number typed last counts before the button is pressed, not while it is."""
    page = windows.open("/new", site.person("Anna"))
    button = page.get_by_role("button", name="Create the game")
    field = page.get_by_role("spinbutton", name="Seats for people")
    field.fill("1")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    assert button.bounding_box() == box
    page.mouse.up()
    page.get_by_text("The game has begun.").wait_for()


def test_a_computer_answers_for_who_has_left_until_they_are_back(
    windows: Windows, site: Whole
) -> None:
    anna, ben = site.person("Anna"), site.person("Ben")
    game = waits_for_ben(anna, ben)
    annas = windows.open(f"/games/{game}", anna)
    bens = windows.open(f"/games/{game}", ben)
    question = annas.locator("#question")
    question.get_by_text("Nothing to decide right now").wait_for()
    bens.locator("#question").wait_for()
    wait_until(lambda: not ben_is_away(anna, game))
    bens.close()
    wait_until(lambda: ben_is_away(anna, game))
    annas.clock.install()
    annas.clock.fast_forward(FIVE_MINUTES)

    question.get_by_text("Ben has been away for 5 minutes.").wait_for()
    annas.get_by_title("away since").first.wait_for()
    assert_accessible(annas, "#question")
    annas.get_by_role("button", name="Menu").click()
    annas.get_by_role("menuitem", name="Give Ben's seat to somebody else").wait_for()
    annas.keyboard.press("Escape")
    question.get_by_role("button", name="Let a computer answer").click()
    wait_until(lambda: anna.get(f"/games/{game}")["seats"][BEN]["autopilot"])
    annas.get_by_role("tab", name="Chat").click()
    annas.get_by_text("Anna lets a computer answer for").wait_for()

    back = windows.open(f"/games/{game}", ben)
    back.get_by_text("A computer answers for you.").wait_for()
    back.get_by_role("button", name="Play myself").click()
    back.get_by_text("A computer answers for you.").wait_for(state="hidden")
    assert not anna.get(f"/games/{game}")["seats"][BEN]["autopilot"]


def test_a_seat_handed_over_says_that_the_game_waits(windows: Windows, site: Whole) -> None:
    """Computers among themselves wait; a card that is opened lies over what is told."""
    placed = place(site, asked("move"))
    page = windows.open(placed.path, placed.person)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Let a computer play for me").click()
    page.get_by_text("The game is paused. When it goes on, a computer").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Iberia").first.click()
    page.get_by_role("heading", name="Iberia").click()


def test_a_stranger_comes_by_a_code_and_all_begin_together(windows: Windows, site: Whole) -> None:
    anna = site.person("Anna")
    made = anna.create(people=2, computers=3, begin="ready", people_first=True)
    game, code = made["game"]["id"], made["game"]["code"]
    annas = windows.open(f"/games/{game}", anna)
    annas.get_by_text(code).wait_for()
    assert_accessible(annas)

    bens = windows.open()
    bens.get_by_role("textbox", name="Join a game").fill(code.lower())
    bens.get_by_role("button", name="Join", exact=True).click()
    bens.get_by_role("heading", name="Anna invites you to play").wait_for()
    bens.get_by_text("2 people and 3 computers").wait_for()
    bens.get_by_text("One seat is free.").wait_for()
    bens.get_by_text("About 4 hours").wait_for()
    assert_accessible(bens)
    bens.get_by_role("textbox").fill("Ben")
    bens.get_by_role("button", name="Take a seat").click()

    bens.get_by_role("textbox", name="Write a message").fill("Good evening!")
    bens.get_by_role("button", name="Send").click()
    annas.get_by_text("Good evening!").wait_for()
    annas.get_by_text("2 of you are not ready yet").wait_for()
    bens.get_by_role("button", name="I am ready").click()
    annas.get_by_text("One of you is not ready yet").wait_for()
    assert_accessible(annas)
    annas.get_by_role("button", name="I am ready").click()
    for page in (annas, bens):
        page.locator("#question").wait_for()
    # S2: both pick before any computer does.
    seen = anna.get(f"/games/{game}/watch/view")["view"]
    assert all(player["civilization"] is None for player in seen["players"])


def test_lost_requests_are_told_while_the_socket_stands(windows: Windows, site: Whole) -> None:
    anna = site.person("Anna")
    game = anna.create()["game"]["id"]
    page = windows.open(f"/games/{game}", anna)
    page.locator("#question").wait_for()
    windows.expect("net::ERR_|not loaded")
    page.context.set_offline(True)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill("Is anybody there?")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("No connection").wait_for()
    page.context.set_offline(False)
    page.get_by_text("Connected again.").wait_for()
    expect(page.get_by_text("No connection")).to_be_hidden()


def waits_for_ben(anna: Somebody, ben: Somebody) -> str:
    """A game in which only Ben is asked."""
    made = anna.create(people=2, computers=3, short_game=True)
    ben.join(made["links"]["join"])
    game: str = made["game"]["id"]

    def only_ben_is_asked() -> bool:
        info = anna.get(f"/games/{game}")
        waited = [each["seat"] for each in info["waited"]]
        if ANNA in waited:
            anna.answer_as_proposed(game, ANNA)
        return waited == [BEN]

    wait_until(only_ben_is_asked)
    return game


def ben_is_away(anna: Somebody, game: str) -> Any:
    return anna.get(f"/games/{game}")["seats"][BEN]["away"]
