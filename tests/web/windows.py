"""Windows of a browser, and everything that goes wrong in them.

A page must write no error, leave nothing unloaded and ask no other host for anything. Every window
is watched for that, and a test fails if something was seen.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playwright.sync_api import ViewportSize

from ecumene.server.http.middleware.request_headers import COOKIE
from tests.patience import PATIENCE
from tests.web.chromium import PACKAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

    from tests.server.whole import Somebody, Whole

AXE = PACKAGES / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
"""WCAG 2.2, level AA."""
JUDGE = """async ([within, wanted]) => {
    const drawings = [...document.querySelectorAll('.board svg[aria-hidden=true]')]
        .filter(drawing => !drawing.closest(within))
        .map(drawing => [drawing, [...drawing.childNodes]])
    drawings.forEach(([drawing]) => drawing.replaceChildren())
    let changed, found
    const watch = new MutationObserver(() => { changed = true })
    const everything = { attributes: true, characterData: true, childList: true, subtree: true }
    const drawn = () => new Promise(requestAnimationFrame)
    for (let tries = 0; tries < 20 && (found === undefined || (found.length && changed)); tries++) {
        await drawn().then(drawn)
        changed = false
        watch.observe(document.documentElement, everything)
        found = (await axe.run(within, wanted)).violations
        await new Promise(resolve => setTimeout(resolve))
        watch.disconnect()
    }
    drawings.forEach(([drawing, content]) => drawing.replaceChildren(...content))
    return found
}"""
"""Runs axe. When it judges a part of the page, the 7,000 shapes of the map are out of its way.

It reads the page bit by bit. If the page changes meanwhile, as when a last view arrives, axe may
compare a colour of before with a ground of after, so it judges again. What has just changed is
drawn first: until then a style may be half of before.
"""
GIVEN_UP = "net::ERR_ABORTED"
"""A request whose answer the page no longer wanted."""
LOOK_EVERY = 20
"""Milliseconds."""
OWN_SCHEMES = ("data:", "blob:")
AWAY = "/rules"
"""A place without a game."""
TURN = """async paths => {
    for (const path of paths) {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        await new Promise(requestAnimationFrame)
    }
}"""
PHONE = ViewportSize(width=390, height=844)
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""Makes a browser one that knows no service workers."""


@dataclass
class Windows:
    """A browser without stored data, for one test."""

    browser: Browser
    server: Whole
    contexts: list[BrowserContext] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def open(
        self,
        path: str = "/",
        person: Somebody | None = None,
        *,
        width: int = 1440,
        height: int = 900,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        keeping: bool = False,
        **more: Any,
    ) -> Page:
        """Open an address in a new window, as a person the server knows.

        Only a window that is ``keeping`` has the worker that keeps the page for when there is no
        connection: each would load and store all of it once more.
        """
        context = self.browser.new_context(
            viewport=PHONE if phone else ViewportSize(width=width, height=height),
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            base_url=self.server.address,
            **more,
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        if person is not None:
            address = self.server.address
            context.add_cookies([{"name": COOKIE, "value": person.token, "url": address}])
        if not keeping:
            context.add_init_script(NO_WORKER)
        self._watch(context)
        page = context.new_page()
        page.goto(path)
        return page

    def turn(self, page: Page, path: str) -> None:
        """Go to an address as links do: the page stays loaded, but shows nothing of before.

        A socket of before may still be opening; the browser complains that it is given up.
        """
        self.expect("WebSocket is closed before the connection is established")
        page.evaluate(TURN, [AWAY, path])

    def expect(self, pattern: str) -> None:
        """Expect a problem that is caused on purpose: a cut connection, a refused answer."""
        self.expected.append(pattern)

    def wait_for_problem(self, page: Page, pattern: str) -> None:
        """Wait until this has gone wrong, whatever else does before it."""
        end = time.monotonic() + PATIENCE
        while not any(re.search(pattern, problem) for problem in self.problems):
            assert time.monotonic() < end, self.problems
            page.wait_for_timeout(LOOK_EVERY)  # meanwhile, the browser's messages are received

    def close(self) -> None:
        """Close all windows; fails if something has gone wrong in one of them."""
        for context in self.contexts:
            context.close()
        seen = [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.expected)
        ]
        assert not seen, "\n".join(seen)

    def _watch(self, context: BrowserContext) -> None:
        context.on("console", self._read)
        context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))
        context.on("request", self._follow)
        context.on("requestfailed", self._miss)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.address}/", *OWN_SCHEMES)):
            self.problems.append(f"elsewhere: {request.url}")

    def _miss(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.problems.append(f"not loaded: {request.url} {request.failure}")


def assert_accessible(page: Page, within: str = "html") -> None:
    """Check what axe can judge of WCAG 2.2 AA, on the page or a part of it, as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"runOnly": list(RULES), "resultTypes": ["violations"]}
    found = page.evaluate(JUDGE, [within, wanted])
    assert not found, "\n".join(map(_violation, found))


def _violation(found: Any) -> str:
    places = [
        (" ".join(map(str, node["target"])), *(check["message"] for check in node["any"]))
        for node in found["nodes"]
    ]
    return f"{found['id']}: {found['help']} {places}"
