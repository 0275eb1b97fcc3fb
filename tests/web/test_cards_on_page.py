"""Cards of players, advances and calamities; the track; the end of a game and its rematch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace
from playwright.sync_api import expect

from ecumene.data import TrackName, facts
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.state.game_state import decode, encode
from ecumene.rules.state.lookup_tables import ENGINEERING
from tests.web.positions import Position, asked, place
from tests.web.windows import assert_accessible
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

    from ecumene.rules.state.game_state import State
    from tests.server.whole import Whole
    from tests.web.positions import Placed
    from tests.web.windows import Windows


def changed(position: Position, change: Callable[[State], None]) -> Position:
    """A position in which something is different."""
    state = decode(position.snapshot.state)
    change(state)
    return Position(replace(position.snapshot, state=encode(state)), position.seat)


def card(page: Page) -> Locator:
    return page.locator("[data-cards]")


def test_anybodys_advances_are_one_click_away(windows: Windows, site: Whole) -> None:
    """F8, A-ENGINEERING: whoever is about to attack can know that 8 tokens are needed."""
    moving = asked("move")
    other = (moving.seat + 1) % moving.snapshot.options.players

    def engineer(state: State) -> None:
        state.players[moving.seat].advances &= ~ENGINEERING
        state.players[other].advances |= ENGINEERING

    placed = place(site, changed(moving, engineer))
    view = placed.person.get(f"/games/{placed.game}/seats/{placed.seat}/view")["view"]
    civilization = view["players"][other]["civilization"]
    name = facts().civilizations[civilization].name.en
    page = windows.open(placed.path, placed.person)
    row = page.get_by_role("complementary", name="Players").get_by_role("button", name=name)
    row.first.focus()
    page.keyboard.press("Enter")
    expect(card(page).get_by_role("heading", level=2)).to_have_text(name)
    expect(card(page)).to_contain_text("cities fall only to 8 tokens")
    for advance in view["players"][other]["advances"]:
        expect(card(page)).to_contain_text(facts().advances[advance].name.en)
    assert_accessible(page, "[data-cards]")
    card(page).get_by_role("button", name="Engineering").first.click()
    expect(card(page).get_by_role("heading", level=2)).to_have_text("Engineering")
    card(page).get_by_role("button", name=f"Back to {name}").click()
    expect(card(page).get_by_role("heading", level=2)).to_have_text(name)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(row.first).to_be_focused()
    # One's own cards at any time, not only in phases 6, 7 and 12.
    page.get_by_role("group", name="What you have").get_by_role("button", name="hand").click()
    expect(card(page)).to_contain_text("Your cards")
    hand = placed.person.get(f"/games/{placed.game}/seats/{placed.seat}/hand")
    for held in hand["sets"]:
        expect(card(page)).to_contain_text(f"worth {held['worth']}")


def test_a_newcomer_learns_what_treachery_does(windows: Windows, site: Whole) -> None:
    """C-TREACHERY: also where the card cannot be chosen; C-FAMINE has the lock of what stays."""
    trading = asked("trade")

    def give(state: State) -> None:
        state.players[trading.seat].hand += [
            NUMBERS["card"][each] for each in ("treachery", "famine")
        ]

    placed = place(site, changed(trading, give))
    page = windows.open(placed.path, placed.person)
    page.get_by_role("button", name="What Treachery means").click()
    expect(card(page)).to_contain_text("1 city annexed")
    expect(card(page)).to_contain_text("Diplomacy")
    assert_accessible(page, "[data-cards]")
    drawn = card(page).locator(".card-face path")
    passes = drawn.get_attribute("d")
    assert passes is not None
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What Famine means").click()
    expect(card(page)).to_contain_text("It cannot be traded away")
    expect(drawn).not_to_have_attribute("d", passes)


def test_the_end_comes_announced_and_the_track_explains_it(windows: Windows, site: Whole) -> None:
    """H1, H4: one space before the end, in the bar; what every space asks for, in a panel."""
    moving = asked("move")
    final = facts().tracks[TrackName.BASIC].final_steps[0]

    def advance(state: State) -> None:
        state.players[moving.seat].step = final - 1

    placed = place(site, changed(moving, advance))
    page = windows.open(placed.path, placed.person, dark=True)
    notice = page.get_by_role("banner").get_by_role("button", name=re.compile("You (are|may)"))
    notice.click()
    expect(card(page)).to_contain_text("Archaeological Succession Table")
    expect(card(page)).to_contain_text("Late Iron Age")
    row = placed.person.get(f"/games/{placed.game}/seats/{placed.seat}/track")["row"]
    assert row[-1]["asked"]
    expect(card(page).get_by_label(f"Space {final - 1}", exact=True)).to_be_visible()
    # It dims nothing: the question can be answered beside it.
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert_accessible(page, "[data-cards]")


def test_after_the_end_points_are_broken_down_and_one_plays_again(
    windows: Windows, site: Whole
) -> None:
    """V1."""
    anna = site.person()
    said = anna.client.post("/api/games/import", content=recorded("07-west-short"))
    game = said.json()["game"]["id"]
    page = windows.open(f"/games/{game}", anna)
    first = page.get_by_role("list", name="Points by what made them").get_by_role("listitem").first
    best = anna.get(f"/games/{game}/seats/0/view")["view"]["standings"][0]
    expect(first).to_contain_text(f"{best['total']} points")
    expect(first).to_contain_text(f"A.S.T. {best['steps']}")
    expect(first).to_contain_text(f"advances {best['advances']}")
    page.get_by_text("The story of this game").click()
    expect(page.locator("details[open] p").first).to_be_visible()
    page.get_by_role("button", name="Play the same again").click()
    page.wait_for_url(re.compile(rf"/games/(?!{game})"))
    expect(page.locator("main svg").first).to_be_visible()


def test_rules_are_found_by_what_people_ask(windows: Windows) -> None:
    """F8: best first."""
    page = windows.open("/rules")
    page.get_by_role("searchbox").fill("attack city tokens needed")
    expect(page.locator(".rule").first).to_have_attribute("id", "F8")


def test_a_card_may_be_put_away_before_all_of_it_has_come(windows: Windows, site: Whole) -> None:
    """What comes later is no longer asked for, and nothing goes wrong."""
    placed = place(site, asked("move"))
    page = windows.open(placed.path, placed.person)
    late: list[Route] = []
    for part in ("players", "deals?*"):
        page.route(f"**/{part}", lambda route: late.append(route))
    name = facts().civilizations[_civilization(placed, 0)].name.en
    row = page.get_by_role("complementary", name="Players").get_by_role("button", name=name)
    with page.expect_request("**/players"), page.expect_request("**/deals?*"):
        row.first.click()
    expect(card(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    assert len(late) == 2
    for each in late:
        with page.expect_response(each.request.url):
            each.continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")


def _civilization(placed: Placed, seat: int) -> str:
    view = placed.person.get(f"/games/{placed.game}/seats/{placed.seat}/view")["view"]
    civilization: str = view["players"][seat]["civilization"]
    return civilization
