"""Before a calamity's choice is made, the page says whom it costs what, and whose it is (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.positions import asked_by, place
from tests.web.windows import AWAY, assert_accessible

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.server.whole import Whole
    from tests.web.windows import Windows

QUAKE = "C-VOLCANIC-ERUPTION-EARTHQUAKE"
TOLD = {
    ("calamity-place", "C-CYCLONE"): (
        "Your cities beside it",
        "Cities that others reduce",
        "There is no answer of yours to take back",
    ),
    ("calamity-place", "C-FLOOD"): ("You lose", "unit points you have there"),
    ("calamity-place", QUAKE): ("All you have there is destroyed", "So is what others have"),
    ("cities", QUAKE): (
        "Destroyed: nothing stays.",
        "Then one city next to it is reduced",
        "The earthquake strikes here",
    ),
    ("neighbour-city", QUAKE): ("loses the city; 2 tokens take its place", "Reduce this city"),
    ("damage", "C-EPIDEMIC"): (
        "holds Epidemic and has named you as a secondary victim",
        "The card takes 10 unit points.",
        "Medicine −5",
    ),
    ("victims", "C-EPIDEMIC"): ("Loses 10 of 12 unit points.", "Name these players"),
    ("cities", "C-CIVIL-DISORDER"): ("Naval Warfare −1", "Reduced: 4 tokens take its place."),
    ("ransom", "C-CITY-IN-FLAMES"): ("2 would stay in your treasury", "it is destroyed"),
    ("horde", "C-BARBARIAN-HORDES"): ("Tokens left there", "You benefit from it"),
    ("card-to-buy", "D3"): ("worth nothing",),
}
"""What stands beside the options, or above them."""
JUDGED = [("calamity-place", "C-CYCLONE"), ("victims", "C-EPIDEMIC")]
"""Those looked at by axe."""


def test_each_choice_says_what_it_costs(
    windows: Windows,
    site: Whole,
    request: pytest.FixtureRequest,
    subtests: pytest.Subtests,
    tmp_path: Path,
) -> None:
    """With ``--pictures`` a picture of each stays in the folder of the test."""
    person = site.person("Ania")
    page = windows.open(AWAY, person)
    pictures = request.config.getoption("--pictures")
    for kind, rule in TOLD:
        with subtests.test(kind=kind, rule=rule):
            placed = place(site, asked_by(kind, rule), person)
            windows.turn(page, placed.path)
            panel = page.locator("#question")
            for text in TOLD[kind, rule]:
                expect(panel).to_contain_text(text)
            if pictures:
                page.screenshot(path=tmp_path / f"{kind}-{rule}.png")
            if (kind, rule) in JUDGED:
                assert_accessible(page, "#question")
    expect(page.get_by_role("button", name="Take back my last answer")).to_have_count(0)


def test_one_choice_stands_out(windows: Windows, site: Whole) -> None:
    """In Polish too: where one answer is sensible it is filled in."""
    placed = place(site, asked_by("calamity-place", "C-CYCLONE"))
    page = windows.open(placed.path, placed.person, language="pl")
    panel = page.locator("#question")
    expect(panel).to_contain_text("Twoje miasta przy tym morzu")
    expect(panel.get_by_role("radio", checked=True)).to_have_count(1)
