"""The speed of the page: loading time and weight, an update, requests, frames in motion.

Everything is measured in a real browser against a real server on this machine. The headless browser
of the tests draws only a few frames per second, whatever it has to draw; so frames are counted only
if the system has its own Chromium. They are the frames that the compositor has drawn (DrawFrame),
since those that scripts are called for may never reach the screen.
"""

from __future__ import annotations

import json
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from benchmarks.web_requests import Desk
from ecumene.server.http.middleware.request_headers import COOKIE
from tests.server.whole import whole
from tests.web.chromium import chromium
from tests.web.positions import late, place

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page, Response

    from tests.server.whole import Whole
    from tests.web.positions import Placed

SIZE: Final = {"width": 1440, "height": 900}
TIMES: Final = 5
PLAYERS, TURN = 18, 14
STACKS: Final = 60
SECONDS: Final = 3.0
AT_REST: Final = 1_000
"""Milliseconds after which the board has been redrawn at its scale."""
NOTCH, NOTCHES = 120, 4
"""A notch of a mouse wheel, in pixels, and the number that brings the board near."""
MIDDLE: Final = (SIZE["width"] * 0.4, SIZE["height"] * 0.5)
FRAMES: Final = "disabled-by-default-devtools.timeline.frame"
INSIDE: Final = Path(__file__).with_name("web_page.js")


@dataclass(frozen=True)
class Figure:
    """A measurement and its goal."""

    what: str
    wanted: str
    found: str


class Visits:
    """Windows without stored data, for somebody with a late game."""

    def __init__(self, browser: Browser, server: Whole, placed: Placed) -> None:
        self._browser = browser
        self._server = server
        self._placed = placed

    def context(self) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": SIZE["width"], "height": SIZE["height"]},
            base_url=self._server.address,
            locale="en-GB",
            service_workers="block",
        )
        person = self._placed.person
        context.add_cookies([{"name": COOKIE, "value": person.token, "url": self._server.address}])
        return context

    def game(self) -> Page:
        """The late game, once its board is there."""
        context = self.context()
        context.add_init_script(path=INSIDE)
        page = context.new_page()
        page.goto(self._placed.path)
        _wait_for_board(page)
        return page

    def opened(self, path: str, usable: Callable[[Page], None]) -> tuple[float, int]:
        """Seconds until a page can be used, and the bytes loaded for it, without fonts."""
        context = self.context()
        responses: list[Response] = []
        context.on("response", lambda response: responses.append(response))
        page = context.new_page()
        begun = time.perf_counter()
        page.goto(path, wait_until="commit")
        usable(page)
        seconds = time.perf_counter() - begun
        page.wait_for_load_state("networkidle")
        weight = sum(_weight(response) for response in responses)
        context.close()
        return seconds, weight

    def start(self) -> tuple[float, int]:
        def usable(page: Page) -> None:
            page.get_by_role("main").get_by_role("button").first.click(trial=True)

        return self.opened("/", usable)

    def first_game(self) -> tuple[float, int]:
        return self.opened(self._placed.path, _wait_for_board)


def _wait_for_board(page: Page) -> None:
    page.locator("svg [data-x]:visible").first.wait_for()


def _weight(response: Response) -> int:
    """The size of a page file's body as sent over the network."""
    request = response.request
    if request.resource_type == "font" or "/api/" in response.url:
        return 0
    return request.sizes()["responseBodySize"]


# Opening


def openings(visits: Visits) -> list[Figure]:
    """Time to open the page, and bytes loaded for it."""
    figures = []
    for what, open_ in (("start page", visits.start), ("late game of 18", visits.first_game)):
        found = [open_() for _ in range(TIMES)]
        seconds = median(seconds for seconds, _ in found)
        figures.append(Figure(f"{what}: can be used", "< 2 s", f"{seconds:.2f} s"))
        weight = found[-1][1] / 1000
        figures.append(Figure(f"{what}: weight without fonts", "< 300 kB", f"{weight:.0f} kB"))
    return figures


# Updates


def updates(visits: Visits) -> list[Figure]:
    """Time to show what others have done."""
    page = visits.game()
    page.wait_for_timeout(AT_REST)
    took = []
    for _ in range(TIMES):
        for stacks in (STACKS, 0):  # forth and back
            took.append(page.evaluate("stacks => bench.update(stacks)", stacks))
            page.wait_for_timeout(AT_REST)
    page.context.close()
    return [Figure(f"{STACKS} stacks change: drawn after", "< 50 ms", f"{median(took):.0f} ms")]


# Requests


def requests(browser: Browser, server: Whole) -> list[Figure]:
    """Number of requests to follow a trade and take part in it, and their time."""
    desk = Desk(server)
    page = Visits(browser, server, desk.at).context().new_page()
    page.goto(desk.at.path)
    page.get_by_role("button", name="I am done").wait_for()
    page.wait_for_timeout(AT_REST)
    figures = []
    for cost in desk.costs(page):
        often = f"{cost.requests:.1f}, at most {cost.most}"
        figures.append(Figure(f"{cost.what}: requests", cost.wanted, often))
        figures.append(Figure(f"{cost.what}: shown after", "", f"{cost.ms:.0f} ms"))
    page.context.close()
    return figures


# Frames


def frames(visits: Visits) -> list[Figure]:
    """How smoothly the board moves."""
    page = visits.game()
    page.wait_for_timeout(AT_REST)
    figures = [_gesture(page, "panning from afar", "pan")]
    page.mouse.move(*MIDDLE)
    for _ in range(NOTCHES):
        page.mouse.wheel(0, -NOTCH)
    page.wait_for_timeout(AT_REST)
    figures.append(_gesture(page, "panning near by", "pan"))
    figures.append(_gesture(page, "zooming", "zoom"))
    page.context.close()
    return figures


def _gesture(page: Page, what: str, gesture: str) -> Figure:
    """Frames per second while a hand moves the board."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=[FRAMES])
    seconds = page.evaluate(
        f"([x, y, seconds]) => bench.{gesture}(x, y, seconds)", [*MIDDLE, SECONDS]
    )
    events = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    page.wait_for_timeout(AT_REST)
    return Figure(f"{what}: frames drawn a second", ">= 30", f"{drawn / seconds:.0f}")


def main() -> None:
    """Measure everything and print it."""
    console = Console()
    installed = shutil.which("chromium")
    table = Table("", "wanted", "measured", title=f"The page at {SIZE['width']}x{SIZE['height']}")
    with (
        TemporaryDirectory() as folder,
        whole(Path(folder)) as server,
        chromium(installed) as browser,
    ):
        visits = Visits(browser, server, place(server, late(PLAYERS, TURN)))
        figures = [*openings(visits), *updates(visits), *requests(browser, server)]
        figures += frames(visits) if installed else []
    for figure in figures:
        table.add_row(figure.what, figure.wanted, figure.found)
    console.print(table)
    if not installed:
        console.print("Frames are counted where there is a program named chromium; here is none.")


if __name__ == "__main__":
    main()
