"""Every screen in several sizes, light and dark, English and Polish: whole, and accessible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.positions import asked, late, place
from tests.web.windows import AWAY, assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.server.whole import Whole
    from tests.web.windows import Windows

SIZES = {"phone": (320, 640), "laptop": (1280, 720), "wall": (3840, 2160)}
ALL_IN_SIGHT = """() => {
    const board = document.querySelector('.surface').getBoundingClientRect()
    const pieces = [...document.querySelectorAll('.pieces [data-place]')]
    const boxes = pieces.map(piece => piece.getBoundingClientRect())
    return boxes.length && boxes.every(box => box.left >= board.left && box.right <= board.right)
}"""

MOVED = """() => new Promise(resolve => {
    const inList = ({ node }) => !node || node.parentElement?.closest('.offers')
    const watch = new PerformanceObserver(list => {
        watch.disconnect()
        const moves = list.getEntries().filter(entry => !entry.sources.every(inList))
        resolve(moves.reduce((sum, entry) => sum + entry.value, 0))
    })
    watch.observe({ type: 'layout-shift', buffered: true })
    // It is not called if nothing has moved.
    requestAnimationFrame(() => setTimeout(() => resolve(0), 500))
})"""
"""In the list of offers, computers make and take back theirs."""
LITTLE = 0.1
"""What has moved of a window, by how far: the sum of both as shares, as browsers measure it."""


@pytest.mark.parametrize(
    ("path", "size", "dark", "language"),
    [
        ("/", "phone", True, "pl"),
        ("/", "laptop", False, "en"),
        ("/new", "phone", False, "pl"),
        ("/new", "wall", True, "en"),
        ("/rules", "phone", True, "pl"),
        ("/rules", "laptop", False, "en"),
        ("/table", "phone", False, "pl"),
        ("/table", "laptop", True, "en"),
    ],
)
def test_a_screen_without_a_game(
    windows: Windows, path: str, size: str, dark: bool, language: str
) -> None:
    width, height = SIZES[size]
    page = windows.open(path, width=width, height=height, dark=dark, language=language)
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize(
    ("what", "size", "dark", "language"),
    [
        ("", "phone", False, "pl"),
        ("", "wall", True, "pl"),
        ("/watch", "phone", True, "pl"),
        ("/watch", "laptop", True, "en"),
        ("/replay", "phone", False, "pl"),
        ("/replay", "laptop", True, "en"),
        ("/wall", "wall", False, "en"),
    ],
)
def test_a_late_game_of_eighteen(
    windows: Windows, site: Whole, what: str, size: str, dark: bool, language: str
) -> None:
    placed = place(site, late(18, 12))
    width, height = SIZES[size]
    page = windows.open(
        f"/games/{placed.game}{what}",
        placed.person,
        width=width,
        height=height,
        dark=dark,
        language=language,
    )
    page.get_by_role("application").locator("svg").first.wait_for()
    assert_fits(page)
    assert_accessible(page)


def test_a_wall_shows_the_whole_board(windows: Windows, site: Whole) -> None:
    placed = place(site, late(18, 12))
    width, height = SIZES["laptop"]
    page = windows.open(f"/games/{placed.game}/wall", placed.person, width=width, height=height)
    page.get_by_role("table").wait_for()
    page.wait_for_function(ALL_IN_SIGHT)
    for width, height in (SIZES["wall"], (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ALL_IN_SIGHT)


def test_sentences_of_a_commentary_stand_apart(windows: Windows) -> None:
    page = windows.open("/")
    sentence = {"type": "sentence", "key": "page-watch-comment-none", "args": {}}
    digest = {"since": 1, "number": 2, "sentences": [sentence, sentence]}
    page.route("**/digest?since=*", lambda route: route.fulfill(json=digest))
    page.get_by_role("button", name="Watch computers play").click()
    expect(page.get_by_text("The game is about to begin. The game is about")).to_be_visible()


def test_a_running_game_never_looks_like_one_that_gathers(windows: Windows, site: Whole) -> None:
    placed = place(site, asked("move"))
    page = windows.open("/rules", placed.person)
    held: list[Route] = []
    page.route("**/changes", lambda route: held.append(route))
    page.goto(placed.path)
    expect(page.get_by_role("heading", name="Friday evening")).to_be_visible()
    expect(page.get_by_text("One moment")).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    while held:
        held.pop().continue_()
    page.unroute_all(behavior="wait")
    page.get_by_role("application").wait_for()


def test_the_shop_tells_its_deadline_once(windows: Windows, site: Whole) -> None:
    placed = place(site, asked("advances"))
    clock = {"kind": "decision", "seconds": 7200}
    placed.person.post(f"/games/{placed.game}/host", {"type": "set-clock", "clock": clock})
    page = windows.open(placed.path, placed.person)
    deadline = page.get_by_text(re.compile(r"^until .*\d\d:\d\d$")).filter(visible=True)
    for width, height in (SIZES["laptop"], SIZES["phone"]):
        page.set_viewport_size({"width": width, "height": height})
        expect(deadline).to_have_count(1)


def test_the_shop_always_has_its_button(windows: Windows, site: Whole) -> None:
    """Also where nothing has happened, so that no recap stands above the shelf."""
    placed = place(site, asked("advances"))
    page = windows.open(placed.path, placed.person)
    button = page.get_by_role("button", name="Buy nothing")
    for width, height in (SIZES["laptop"], SIZES["phone"]):
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("kind", "button"),
    [("trade", "New offer"), ("advances", "Buy nothing"), ("move", "End movement")],
)
def test_nothing_jumps_when_what_was_loaded_late_arrives(
    windows: Windows, site: Whole, kind: str, button: str
) -> None:
    """Hand, offers, prices and recap come after the desk, which waits for them."""
    placed = place(site, asked(kind))
    page = windows.open(placed.path, placed.person, phone=True)
    page.get_by_role("button", name=button).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(MOVED) < LITTLE


def test_the_desks_on_a_phone_in_polish(
    windows: Windows, site: Whole, subtests: pytest.Subtests
) -> None:
    person = site.person("Ania")
    page = windows.open(AWAY, person, phone=True, language="pl", dark=True)
    for kind in ("trade", "advances", "move"):
        with subtests.test(kind=kind):
            windows.turn(page, place(site, asked(kind), person).path)
            page.get_by_role("main").get_by_role("button").first.wait_for()
            assert_fits(page)
            assert_accessible(page)


def assert_fits(page: Page) -> None:
    """Nothing is wider than the window, so nobody has to scroll sideways."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= window
