"""A complete Short Game against computers, played by somebody who sees only the page."""

from __future__ import annotations

from math import inf
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
    window.read = [{ answer: null, lines: [] }]
    const read = () => {
        const { lines } = window.read.at(-1)
        document.querySelector('.recap .top > [aria-expanded=false]')?.click()
        for (const line of document.querySelectorAll('.recap .own .said'))
            if (line.checkVisibility() && !lines.includes(line.textContent))
                lines.push(line.textContent)
    }
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true })
    const send = window.fetch
    window.fetch = async (path, how) => {
        const said = await send(path, how)
        if (how?.method === 'POST' && String(path).endsWith('/answers') && said.ok) {
            const { number, events } = await said.clone().json()
            if (events.length) window.read.push({ answer: { number, events }, lines: [] })
        }
        return said
    }
}"""
"""Read what befell the player as soon as the page tells it, apart for each of their answers.

Answers by which nothing happens are no news: to buy nothing, to build no city.
"""
HEARD = """async () => {
    const told = []
    for (let more = true, since = 0; more; since = told.at(-1).number) {
        const path = `/api${location.pathname}/seats/0/messages?since=${since}`
        const page = await (await fetch(path)).json()
        told.push(...page.messages)
        more = page.more
    }
    return told.filter(message => message.type === 'happened')
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
    """Whoever reads only what happened since their last answer knows what they lost, and why.

    They know it before they answer again: what comes of an answer is read before the next one.
    """
    read: list[Any] = page.evaluate("window.read")
    heard: list[Any] = page.evaluate(HEARD)
    events = {each["number"]: from_names(each["events"], list[Event]) for each in heard}
    civs = {
        event.seat: facts().civilizations[event.civilization].name.en
        for told in events.values()
        for event in told
        if isinstance(event, CivilizationPicked)
    }
    speaker = Speaker(Messages("en"), [civs[seat] for seat in sorted(civs)])
    losses = LossesInWords(0, speaker)
    missing, found = [], 0
    answered = [number_of(each["answer"], heard) for each in read]
    for each, first, end in zip(read, answered, [*answered[1:], inf], strict=True):
        told = [event for number, some in events.items() if first <= number < end for event in some]
        for item in losses.of(told):
            found += 1
            if not any(all(word in line for word in item) for line in each["lines"]):
                missing.append((item, each["lines"]))
    assert not missing, missing
    assert found, read


def number_of(answer: Any, heard: list[Any]) -> int:
    """The number of an answer's own events: computers may have answered as well since."""
    if answer is None:
        return 0
    last: int = next(
        each["number"]
        for each in reversed(heard)
        if each["number"] <= answer["number"] and each["events"][-1:] == answer["events"][-1:]
    )
    return last
