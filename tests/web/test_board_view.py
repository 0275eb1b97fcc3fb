"""What the board shows: what is asked about, names that can be read, and what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tests.web.movements import first_movement, placed
from tests.web.positions import Position, place
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.whole import Whole
    from tests.web.windows import Windows

SMALLEST, PIECE = 12, 24
"""Pixels: no name is smaller than the one, and none larger than the other."""
NAMES = """() => {
    const { left, right, top, bottom } = document.querySelector('.surface').getBoundingClientRect()
    return [...document.querySelectorAll('.surface text:is(.name, .sea)')].flatMap(name => {
        const box = name.getBoundingClientRect()
        const seen = box.right > left && box.left < right && box.bottom > top && box.top < bottom
        const { a, b } = name.getScreenCTM()
        return seen ? [Math.hypot(a, b) * name.getAttribute('font-size')] : []
    })
}"""
"""The sizes of the names in sight."""
COVERED = """() => {
    const board = document.querySelector('.surface').getBoundingClientRect()
    return [...document.querySelectorAll('.surface path.target')].filter(area => {
        const box = area.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const beside = x < board.left || x > board.right || y < board.top || y > board.bottom
        return beside || !document.elementFromPoint(x, y)?.closest('.surface')
    }).length
}"""
"""How many of the areas that can be chosen are out of sight, or lie beneath something."""


def rested(page: Page) -> Page:
    """Wait until the board is drawn at the scale at which it is shown."""
    page.locator(".surface text.name").first.wait_for(state="attached")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.surface > svg')]"
        ".some(layer => layer.style.transform.endsWith(' scale(1)'))"
    )
    return page


@pytest.mark.parametrize("civilization", ["Assyria", "Hellas"])
def test_the_areas_asked_for_are_in_sight(windows: Windows, site: Whole, civilization: str) -> None:
    """S2: whoever has just picked a civilization looks at another part of the board."""
    game = Game(Options(5, MapName.WEST, 1, short_game=True))
    (seat,) = game.pending
    own = place(site, Position(game.snapshot(), seat))
    page = windows.open(own.path, own.person)
    page.get_by_role("radio", name=civilization).check(force=True)
    page.locator(".surface").press("0")
    page.keyboard.press("Control+Enter")
    target = page.locator(".surface path.target")
    expect(page.get_by_role("radio", name=civilization)).to_have_count(0)
    target.first.wait_for(state="attached")
    assert target.count() >= 5
    page.wait_for_function(f"() => ({COVERED})() === 0")
    assert_right_click_explains(page)


def assert_right_click_explains(page: Page) -> None:
    """It shows what is there, and chooses nothing."""
    before = page.locator(".surface path.chosen").count()
    box = page.locator(".surface path.target").first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle, button="right")
    page.locator(".areacard.pinned").wait_for()
    assert page.locator(".surface path.chosen").count() == before


def first_view(turn: int) -> Position:
    """The first movement of somebody in a game of nine."""
    game = Game(Options(9, MapName.WEST, 3))
    table = Table(dict.fromkeys(range(9), COMPUTER_PLAYER), 3)
    while game.state.turn < turn or game.state.movement is None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return Position(game.snapshot(), min(game.pending))


@pytest.mark.parametrize("phone", [False, True])
def test_names_can_be_read_and_are_no_larger_than_pieces(
    windows: Windows, site: Whole, phone: bool
) -> None:
    """Also in the first turn, with one piece to show, and however near one goes."""
    for turn in (1, 6):
        own = place(site, first_view(turn))
        page = rested(windows.open(own.path, own.person, phone=phone))
        sizes = page.evaluate(NAMES)
        assert len(sizes) > 5
        assert min(sizes) > SMALLEST - 0.1, turn
        assert max(sizes) < PIECE, turn
    for _ in range(4):
        page.locator(".surface").press("+")
    page.wait_for_function(f"() => Math.max(...({NAMES})()) < {PIECE}")


def test_only_a_pointer_that_means_it_fades_the_board(windows: Windows, site: Whole) -> None:
    """Not one that happens to rest where a row appears."""
    game, first, second = first_movement()
    own, _ = placed(site, game, first, second)
    page = rested(windows.open(own.path, own.person))
    row = page.get_by_role("complementary").locator("li", has_text="computer").first
    box = row.bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.reload()
    rested(page)
    row.dispatch_event("pointerenter")
    assert page.locator(".surface .dim").count() == 0
    page.mouse.move(x + 12, y)
    page.mouse.move(x + 24, y)
    page.locator(".surface .dim").first.wait_for(state="attached")
    page.mouse.move(600, 500)
    expect(page.locator(".surface .dim")).to_have_count(0)


def test_what_others_did_stays_on_the_board_and_can_be_stepped_through(
    windows: Windows, site: Whole
) -> None:
    """M: their moves are arrows, what has changed is marked and told, until one answers again."""
    game, first, second = first_movement()
    own, _ = placed(site, game, first)[0], second
    page = rested(windows.open(own.path, own.person, reduced_motion="reduce"))
    assert page.locator(".surface .others").count() == 0
    before = own.question()["question"]
    page.get_by_role("button", name="End movement", exact=True).click()
    page.locator(".surface .others").first.wait_for(state="attached")
    assert own.question()["question"] != before
    told: Any = own.person.get(f"/games/{own.game}/seats/{own.seat}/recap")
    moves = [move for line in told["lines"] for move in line["moves"]]
    expect(page.locator(".surface .others")).to_have_count(len(moves))
    assert told["changes"]
    steps = [line for line in told["lines"] if line["places"]]
    page.get_by_role("button", name="Step through").click()
    bar = page.get_by_role("region", name="What happened, step by step")
    expect(bar).to_contain_text(f"1 of {len(steps)}")
    expect(page.locator(".surface .others")).to_have_count(len(steps[0]["moves"]))
    assert page.locator(".surface path.lit").count() > 0
    assert_accessible(page, ".playback")
    for _ in steps:
        page.keyboard.press("Enter")
    bar.wait_for(state="hidden")
    expect(page.locator(".surface .others")).to_have_count(len(moves))
    expect(page.get_by_role("button", name="Step through")).to_be_focused()


def test_who_looks_on_sees_moves_too_and_whom_they_follow(windows: Windows, site: Whole) -> None:
    """Everybody's moves of the turn are arrows; who is followed stands out on board and list."""
    host = site.person()
    made: Any = host.create(people=0, computers=5, take=0, short_game=True, pace="phases")
    game = made["game"]["id"]
    page = windows.open(f"/games/{game}/watch", host)
    page.get_by_role("button", name="Pause").click()

    def told() -> Any:
        return host.get(f"/games/{game}/watch/recap")

    while not any(line["moves"] for line in told()["lines"]):
        page.get_by_role("button", name="Next phase").click()
    page.get_by_role("button", name="Go on").wait_for()
    moves = [move for line in told()["lines"] for move in line["moves"]]
    arrows = page.locator(".surface .others")
    expect(arrows).to_have_count(len(moves))
    assert page.locator(".surface .others.far").count() == len(moves)
    assert page.locator(".surface .ring").count() == 0

    seat = moves[0]["party"]
    page.get_by_label("Follow").select_option(index=seat + 1)
    sign = page.get_by_role("complementary").get_by_role("img", name="you follow this player")
    expect(sign).to_have_count(1)
    page.locator(".surface .ring").first.wait_for(state="attached")
    far = [move for move in moves if move["party"] != seat]
    expect(page.locator(".surface .others.far")).to_have_count(len(far))
    assert_accessible(page, ".rail")
