"""Somebody who plays a game through the page, with nothing but what is on the screen.

It knows what people know at a glance: a filled button answers, the wand proposes, trade has its
"I am done". It never asks the server anything itself.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as NothingThere

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOMENT = 3000
"""Milliseconds in which a page shows that something was done."""
BLINK = 300
"""Milliseconds in which something that was there may go."""
PATIENCE = 120.0
"""Seconds in which at least one thing must happen."""


@dataclass
class Robot:
    """Plays in one window until the game is over."""

    page: Page
    done: Counter[str] = field(default_factory=Counter)
    """What it has done, and how often."""

    def play(self, most: int = 5000) -> None:
        """Play to the end; fails where nothing can be done for a long time."""
        last = time.monotonic()
        for _ in range(most):
            if self.is_over():
                return
            if self.act():
                last = time.monotonic()
            else:
                assert time.monotonic() - last < PATIENCE, self.page.locator("main").inner_text()
                self.page.wait_for_timeout(100)
        raise AssertionError("the game does not end")

    def is_over(self) -> bool:
        return self.page.get_by_text("The game is over").first.is_visible()

    def act(self) -> bool:
        """Do one thing, if anything can be done."""
        for what in (self._trade, self._buy, self._answer):
            if what():
                self.done[what.__name__.removeprefix("_")] += 1
                return True
        return False

    # The desks

    def _trade(self) -> bool:
        """Say that one is done: the computers trade on alone."""
        for name in ("I am done", "I stay done", "Let them go on"):
            button = self.page.get_by_role("button", name=name, exact=True)
            if _can_click(button):
                return _click(button)
        return False

    def _buy(self) -> bool:
        """Buy something for which the cards in hand are enough, or nothing."""
        if not self.page.get_by_role("heading", name="Which advances do you buy?").is_visible():
            return False
        if not _can_click(self.page.get_by_role("button", name="Take").first):
            example = self.page.get_by_text("for example").locator("xpath=..").get_by_role("button")
            if _can_click(example.first):
                _click(example.first)
        for name in ("Buy ", "Buy nothing"):
            button = self.page.get_by_role("button", name=name).first
            if _can_click(button):
                return _click(button)
        return False

    # The panel

    def _answer(self) -> bool:
        """Let the wand fill in what is open, and press the filled button."""
        panel = self.page.locator("#question")
        filled = panel.locator("button.primary:visible")
        if not panel.is_visible():
            return False
        if not _can_click(filled.first):
            self._propose(panel)
        if _can_click(filled.first):
            return _click(filled.first)
        rows = panel.locator("button[aria-pressed]:visible, button[role=radio]:visible")
        return _can_click(rows.first) and _click(rows.first)

    def _propose(self, panel: Locator) -> None:
        wand = panel.get_by_role("button", name="Propose")
        if _can_click(wand.first):
            _click(wand.first)


def _can_click(button: Locator) -> bool:
    """Whether it is there to be clicked; pages go on by themselves, so it may go away."""
    try:
        return button.is_visible() and button.is_enabled(timeout=BLINK)
    except NothingThere:
        return False


def _click(button: Locator) -> bool:
    """Click, if the page has not gone on meanwhile."""
    try:
        button.click(timeout=MOMENT)
    except NothingThere:
        return False
    return True
