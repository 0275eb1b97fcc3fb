"""Plays a game through the page, using only what is on the screen.

It knows what people know at a glance: a filled button answers, the wand proposes, movement has an
end, and trade its "I am done". It never asks the server anything itself.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playwright.sync_api import Error

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import JSHandle, Page

MOMENT = 30_000
"""Milliseconds after which a click has failed; on a button that is gone it fails at once."""
LOOK_EVERY = 50
"""Milliseconds between two looks at the screen while there is nothing to do."""
SCREEN = """drafted => {
    const seen = one => one.checkVisibility({ visibilityProperty: true })
    const buttons = within => [...document.querySelectorAll(`${within} button`)].filter(seen)
    const named = one => (one.ariaLabel ?? one.textContent).trim()
    const found = (what, button) => button && !button.disabled ? { what, button } : null
    const all = buttons('body')
    const called = (...names) => all.find(one => !one.disabled && names.includes(named(one)))
    const heads = [...document.querySelectorAll('h1, h2')].filter(seen)

    const trade = () => found('trade', called('I am done', 'Stay out', 'Let them go on'))

    const buy = () => {
        if (!heads.some(one => named(one) === 'Which advances do you buy?')) return null
        const bought = all.find(one => /^Buy .* for /.test(named(one)))
        if (bought) return found('bought', bought)
        const idea = [...document.querySelectorAll('p')].find(
            one => seen(one) && one.textContent.includes('for example'),
        )
        return (
            found('choose', idea?.querySelector('button')) ?? found('buy', called('Buy nothing'))
        )
    }

    const movement = () => {
        const anyway = called('End anyway')
        if (anyway) return found('end_movement', anyway)
        if (drafted) return found('end_movement', called('End movement'))
        return found('move', called('Let a computer player plan the movement'))
    }

    // Of yes and no, neither is filled: the wand stands beside the one that it proposes.
    const answer = () => {
        const panel = buttons('#question')
        const wand = panel.find(one => named(one).startsWith('Propose '))
        if (!found('', wand)) return null
        return (
            found('answer', panel.find(one => one.classList.contains('primary'))) ??
            found('answer', panel.find(one => one.querySelector('[aria-label=proposed]'))) ??
            found('ask', wand)
        )
    }

    return trade() ?? buy() ?? movement() ?? answer()
}"""
"""What can be done next, and the button for it: in one look, since each takes time."""
OVER = """() => {
    const outside = one => one.nodeName === 'svg' ? NodeFilter.FILTER_REJECT : 1
    const texts = document.createTreeWalker(document.body, 1 | 4, outside)
    for (let one = texts.nextNode(); one; one = texts.nextNode())
        if (one.nodeType === 3 && one.data.includes('The game is over')) return true
    return false
}"""
"""Whether it is written anywhere but on the map."""
ON_THE_WAY = ("choose", "ask")
"""Steps that are followed by an answer but are none themselves."""


@dataclass
class Robot:
    """Plays in one window until the game is over."""

    page: Page
    done: Counter[str] = field(default_factory=Counter)
    """Number of times it has done each thing."""
    _drafted: bool = False
    """Whether the wand has drafted the movement that is to be ended."""

    def play(self) -> None:
        """Play to the end; fails if nothing can be done for a long time."""
        play_until(self.is_over, self)

    def is_over(self) -> bool:
        over: bool = self.page.evaluate(OVER)
        return over

    def screen(self) -> str:
        """What can be read there."""
        return self.page.locator("main").inner_text()

    def act(self) -> bool:
        """Do one thing, if possible."""
        seen = self.page.evaluate_handle(SCREEN, self._drafted)
        what = seen.evaluate("seen => seen?.what ?? ''")
        if not what or not _click(seen):
            return False
        if what in ON_THE_WAY:
            return False
        if what in ("move", "end_movement"):
            self._drafted = what == "move"
        self.done[what] += 1
        return True


def play_until(holds: Callable[[], bool], *robots: Robot) -> None:
    """Let robots play until a condition holds; fails if none can do anything for a long time."""
    last = time.monotonic()
    while not holds():
        acted = [robot.act() for robot in robots]
        if any(acted):
            last = time.monotonic()
            continue
        assert time.monotonic() - last < PATIENCE, "\n\n".join(map(Robot.screen, robots))
        robots[0].page.wait_for_timeout(LOOK_EVERY)


def _click(seen: JSHandle) -> bool:
    """Click, unless the page has moved on."""
    button = seen.get_property("button").as_element()
    assert button is not None
    try:
        button.click(timeout=MOMENT)
    except Error:
        return False
    return True
