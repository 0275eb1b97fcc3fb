"""Worked examples at a real table: the page gives the results worked out by hand.

All of them are asked in one window, because the rules take seconds to load.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ecumene.data import facts
from tests.tabletop.examples import BOUGHT, FIGHTS, SCORED, Bought, Fight
from tests.tabletop.struck import MAJOR, MINOR, Struck
from tests.web.table_forms import NARROW, TableForms, name, with_names
from tests.web.windows import PHONE, Windows, assert_accessible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.server.whole import Whole


@pytest.fixture(scope="module")
def table(browser: Browser, site: Whole) -> Iterator[TableForms]:
    windows = Windows(browser, site)
    forms = TableForms(windows.open("/table", width=NARROW["width"], height=NARROW["height"]))
    forms.begin()
    yield forms
    windows.close()


@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: fight.name)
def test_a_fight(table: TableForms, fight: Fight) -> None:
    told = table.settle_fight(fight)
    assert set(map(with_names, fight.says)) <= set(told), told


@pytest.mark.parametrize("struck", [*MAJOR, *MINOR[:2]], ids=lambda struck: struck.name)
def test_a_calamity(table: TableForms, struck: Struck) -> None:
    told = table.settle_calamity(struck)
    assert set(map(with_names, struck.says)) <= set(told), told
    assert not [line for line in told if any(words in line for words in struck.never)]
    at_table = {struck.victim.civilization, *(other.civilization for other in struck.others)}
    for civ in facts().civilizations:
        if civ.id not in at_table:
            assert not re.search(rf"\b{civ.name.en}\b", "\n".join(told)), told


def example(name_: str) -> Struck:
    return next(each for each in MAJOR if each.name == name_)


def test_a_verdict_goes_when_something_else_is_filled_in(table: TableForms) -> None:
    """A verdict on other numbers, or on more players, does not apply to the changed form."""
    table.settle_calamity(example("epidemic with a twin"))
    form = table.page.locator(".sheet:visible")
    said = table.page.get_by_role("region", name="What happens")
    tokens = form.locator("fieldset").first.get_by_label("Tokens on the board")
    tokens.fill("19")
    expect(said).to_have_count(0)
    form.get_by_role("button", name="Settle the calamity").click()
    table.verdict()
    form.get_by_role("button", name="Remove").last.click()
    expect(said).to_have_count(0)


def test_the_other_copy_is_of_nobody_who_has_gone(table: TableForms) -> None:
    """C7: Hellas is ticked and removed again."""
    table.settle_calamity(example("epidemic with a twin"))
    form = table.page.locator(".sheet:visible")
    form.locator("fieldset").nth(2).get_by_role("button", name="Remove").click()
    form.get_by_role("button", name="Settle the calamity").click()
    told = table.verdict()
    assert "The secondary victims are Minoa, Egypt (C5)." in told
    expect(form.get_by_role("alert")).to_have_count(0)


def test_a_choice_that_fails_is_told_where_it_was_made(table: TableForms) -> None:
    table.settle_calamity(example("epidemic"))
    page = table.page
    page.evaluate("() => { window.post = Worker.prototype.postMessage }")
    page.evaluate("() => { Worker.prototype.postMessage = () => { throw new Error('gone') } }")
    said = page.get_by_role("region", name="What happens")
    for civ in ("Hellas", "Egypt"):
        said.get_by_role("button", name=civ, exact=True).click()
    expect(said.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(1)
    page.evaluate("() => { Worker.prototype.postMessage = window.post }")


@pytest.mark.parametrize("bought", BOUGHT, ids=lambda bought: bought.name)
def test_a_purchase(table: TableForms, bought: Bought) -> None:
    table.open_shop(bought)
    assert table.credits() == bought.credits
    assert {advance: table.price(advance) for advance in bought.prices} == bought.prices
    expect(table.page.get_by_text("Next epoch")).to_have_count(0)
    for advance in bought.basket:
        table.page.locator(f"#advance-{advance}").click()
    if bought.basket:
        button = table.page.get_by_role("button", name=f"for {bought.total}")
        expect(button).to_be_enabled()
        assert table.spent() == f"{bought.tokens} / {bought.treasury}"
        assert table.gifts() == [name("advances", gift) for gift in bought.gifts]
    table.close_shop()


def test_the_score(table: TableForms) -> None:
    assert len(table.score(SCORED)) == len(SCORED)


def test_the_evening_is_kept(table: TableForms) -> None:
    """The number of players is asked once, even if the page reopens; nothing else is filled in."""
    table.open_shop(BOUGHT[1])
    table.close_shop()
    form = table.anew("Purchase")
    expect(form.get_by_label("Players")).to_have_value("6")
    expect(form.get_by_label("Map")).to_have_value("west")
    offered = form.get_by_label("Civilization").locator("option:not([disabled])").all_inner_texts()
    assert offered == [name("civilizations", civ) for civ in WEST_OF_SIX]
    for tab in ("Conflict and city attack", "Calamity", "Purchase"):
        form = table.anew(tab)
        assert not [box for box in form.locator("input[type=number]").all() if box.input_value()]
        parties = form.get_by_label("Civilization").all()
        assert not [box for box in parties if box.input_value()]


WEST_OF_SIX = ("minoa", "carthage", "hatti", "rome", "iberia", "hellas")


def test_on_a_phone_the_verdict_is_on_the_screen(table: TableForms) -> None:
    """The window is resized to a phone's: another one would have to load the rules again."""
    page = table.page
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(PHONE)
    table.settle_fight(FIGHTS[0])
    table.settle_calamity(MAJOR[0])
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.set_viewport_size(before)
