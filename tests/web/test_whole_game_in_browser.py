"""A complete Short Game against computers, played by somebody who sees only the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.rules.events import CivilizationPicked, Event
from ecumene.rules.format.codec import from_names
from ecumene.words import Messages
from tests.dialogue.losses_in_words import LossesInWords
from tests.web.robot import Robot
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.windows import Windows

READ_ALONG = """() => {
    window.read = new Set()
    const read = () => {
        document.querySelector('.recap .top > [aria-expanded=false]')?.click()
        for (const line of document.querySelectorAll('.recap .own .said'))
            window.read.add(line.textContent)
    }
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true })
}"""
"""Read whatever befell the player, as soon as the page tells it."""
HEARD = """async () => {
    const told = []
    for (let more = true, since = 0; more; since = told.at(-1).number) {
        const path = `/api${location.pathname}/seats/0/messages?since=${since}`
        const page = await (await fetch(path)).json()
        told.push(...page.messages)
        more = page.more
    }
    return told.flatMap(message => message.events ?? [])
}"""
"""Everything that the player has seen happen."""


@pytest.mark.long
def test_a_short_game_from_the_first_click_to_the_end(windows: Windows) -> None:
    page = windows.open("/", keeping=True, reduced_motion="reduce")
    page.get_by_role("button", name="Play as").click()
    page.locator("#question").wait_for()
    robot = Robot(page)
    page.evaluate(READ_ALONG)
    robot.play()
    assert robot.done["answer"] > 10
    assert robot.done["trade"] > 1
    assert robot.done["move"] > 1
    assert robot.done["bought"] > 1
    page.get_by_text("victory points").first.wait_for()
    assert_accessible(page)
    assert_told_what_was_lost(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Replay and charts").click()
    page.get_by_role("slider", name="Timeline").wait_for()
    page.get_by_role("button", name="Continue from here").wait_for()
    assert_accessible(page)


def assert_told_what_was_lost(page: Page) -> None:
    """Whoever reads nothing but what happened since their last answer knows what they lost."""
    read: list[str] = page.evaluate("[...window.read]")
    heard: list[Any] = page.evaluate(HEARD)
    events: list[Event] = [from_names(each, Event) for each in heard]
    civs = {
        event.seat: facts().civilizations[event.civilization].name.en
        for event in events
        if isinstance(event, CivilizationPicked)
    }
    speaker = Speaker(Messages("en"), [civs[seat] for seat in sorted(civs)])
    lost = list(LossesInWords(0, speaker).one_by_one(events))
    missing = [
        item for item in lost if not any(all(word in each for word in item) for each in read)
    ]
    assert not missing, (missing, read)
    assert read
