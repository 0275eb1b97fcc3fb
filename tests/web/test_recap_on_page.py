"""What happened since one's last answer stands on the page before the next question."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from tests.server.whole import Whole
    from tests.web.windows import Windows

FAR = 30
"""Key presses by which the map has gone elsewhere."""
OUT_OF_SIGHT = """() => {
    const board = document.querySelector('.surface').getBoundingClientRect()
    const lit = [...document.querySelectorAll('.surface path.lit')]
    return lit.length === 0 ? NaN : lit.filter(area => {
        const box = area.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return x < board.left || x > board.right || y < board.top || y > board.bottom
    }).length
}"""
"""How many of the areas that are lit are beside the board; there must be some."""


def test_others_moves_are_told_before_the_next_question_and_in_the_log(
    windows: Windows, site: Whole
) -> None:
    """Also whoever moved elsewhere; and who comes for the first time has missed nothing."""
    anna = site.person()
    game = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    page = windows.open(f"/games/{game}", anna)
    page.get_by_role("button", name="End movement").wait_for()
    log = page.get_by_role("log")
    log.get_by_role("heading").first.wait_for()
    expect(log.get_by_text("Since you were last here")).to_have_count(0)
    asked = anna.question(game)["question"]
    anna.answer(game, 0, asked, {"type": "end-movement"})
    recap = page.get_by_role("region", name="Since your last answer")
    expect(recap).to_contain_text(re.compile("marches|lands|does not move"))
    assert_accessible(page, ".recap")
    told = log.get_by_text(re.compile("marches|lands"))
    expect(told.first).to_be_visible()
    expect(log.get_by_text("has finished moving")).to_have_count(0)
    headings = [each.lower() for each in log.get_by_role("heading").all_inner_texts()]
    newest_first = [
        next(place for place, each in enumerate(headings) if name in each)
        for name in ("movement", "expansion")
    ]
    assert newest_first == sorted(newest_first)


def test_show_leads_from_a_sentence_to_its_place(windows: Windows, site: Whole) -> None:
    """It lights up for the keyboard, too; "Show" brings it back into sight."""
    anna = site.person()
    game = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    page = windows.open(f"/games/{game}", anna, reduced_motion="reduce")
    recap = page.get_by_role("region", name="Since your last answer")
    show = recap.get_by_role("button", name="Show").first
    show.wait_for()
    for _ in range(FAR):
        page.locator(".surface").press("Shift+ArrowRight")
    show.focus()
    page.wait_for_function(f"() => ({OUT_OF_SIGHT})() > 0")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({OUT_OF_SIGHT})() === 0")
    expect(page.get_by_role("button", name="End movement")).to_be_visible()
