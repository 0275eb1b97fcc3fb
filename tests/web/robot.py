"""Somebody who plays a game through the page, with nothing but what is on the screen.

It knows what people know at a glance: a filled button answers, the wand proposes, movement has an
end, and trade its "I am done". It never asks the server anything itself.
"""

from __future__ import annotations

import re
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
    _drafted: bool = False
    """Whether the wand has drafted the movement that is to be ended."""

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
        for what in (self._trade, self._buy, self._end_movement, self._move, self._answer):
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
        example = self.page.get_by_role("paragraph").filter(has_text="for example")
        bought = self.page.get_by_role("button", name=re.compile("^Buy .* for "))
        nothing = self.page.get_by_role("button", name="Buy nothing", exact=True)
        if not bought.is_visible() and _can_click(example.get_by_role("button").first):
            _click(example.get_by_role("button").first)
        if _can_click(bought) and _click(bought):
            self.done["bought"] += 1
            return True
        return not bought.is_visible() and _can_click(nothing) and _click(nothing)

    # The panel

    def _move(self) -> bool:
        """Let the wand draft the movement, once."""
        wand = self.page.get_by_role("button", name="A computer player drafts a movement")
        if self._drafted or not _can_click(wand):
            return False
        self._drafted = _click(wand)
        return self._drafted

    def _end_movement(self) -> bool:
        """End the movement, once the moves of the draft are made."""
        end = self.page.get_by_role("button", name="End movement", exact=True)
        if not (self._drafted and _can_click(end)):
            return False
        self._drafted = not _click(end)
        return not self._drafted

    def _answer(self) -> bool:
        """Let the wand fill in what is open, and press the filled button."""
        panel = self.page.locator("#question")
        wand = panel.get_by_role("button", name=re.compile("^Propose "))
        if not _can_click(wand):
            return False
        filled = panel.locator("button.primary:visible")
        if not _can_click(filled):
            _click(wand)
        # Of yes and no, neither is filled: the wand stands beside the one that it proposes.
        proposed = panel.get_by_role("button").filter(has=self.page.get_by_label("proposed"))
        for button in (filled, proposed):
            if _can_click(button):
                return _click(button)
        return False


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
