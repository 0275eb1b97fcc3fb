"""No end of movement is taken back: losses are shown before it, and only then (M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from ecumene.data import facts
from ecumene.rules.actions import Wait
from ecumene.rules.state.lookup_tables import LIMIT
from ecumene.rules.state.moves import March
from tests.patience import wait_until
from tests.web.movements import first_movement, movement_of, placed
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.server.whole import Whole
    from tests.web.positions import Placed
    from tests.web.windows import Windows

CROWD = 7


def test_an_end_that_costs_nothing_is_not_asked_about(windows: Windows, site: Whole) -> None:
    """And it stands (M2): taking back is not offered, and the reason stands in its place (O2)."""
    game, first, second = first_movement()
    _, other = placed(site, game, first, second)
    page = windows.open(other.path, other.person)
    page.get_by_role("button", name="End movement", exact=True).click()
    page.get_by_text("a declared end is never taken back").wait_for()
    expect(page.get_by_role("button", name="Take back my last answer")).to_have_count(0)
    assert other.seat in movement_of(other)["ended"]


def test_a_rule_is_shown_once(windows: Windows, site: Whole) -> None:
    """Beside a question, and as a link in the sentence of a refusal, but not twice."""
    game, first, second = first_movement()
    _, other = placed(site, game, first, second)
    page = windows.open(other.path, other.person)
    heading = page.locator("#question").get_by_role("heading", level=2)
    expect(heading).to_have_text("Your movement: march, sail, and end it.")
    illegal = {"type": "set-tax-rate", "rate": 3}

    def spoil(route: Route) -> None:
        sent: Any = route.request.post_data_json
        route.continue_(post_data={**sent, "action": illegal})

    page.route("**/answers", spoil)
    windows.expect("422")
    page.get_by_role("button", name="End movement", exact=True).click()
    refused = page.locator("#question").get_by_role("alert")
    seat = f"/games/{other.game}/seats/{other.seat}"
    rule = other.person.post(f"{seat}/why-not", {"action": illegal})["refused"]["rule"]
    expect(refused).to_contain_text(f"({rule})")
    expect(refused.get_by_role("button", name=rule, exact=True)).to_have_count(1)


def test_what_would_be_lost_is_shown_before_the_end(
    windows: Windows, site: Whole, tmp_path: Path
) -> None:
    """A player who goes on moving has ended nothing."""
    game, first, second = first_movement()
    player = game.state.players[second]
    (area,) = player.tokens
    player.token_stock -= CROWD - player.tokens[area]
    player.tokens[area] = CROWD
    _, other = placed(site, game, first, second)
    for phone in (False, True):
        page = windows.open(other.path, other.person, phone=phone)
        page.get_by_role("button", name="End movement", exact=True).click()
        lost = page.get_by_role("group", name="You would lose this")
        expect(lost).to_contain_text("Too many")
        expect(lost).to_contain_text(str(CROWD - LIMIT[area]))
        page.screenshot(path=tmp_path / f"lost-{phone}.png")
        assert_accessible(page, "#question")
        page.get_by_role("button", name="Keep moving").click()
        lost.wait_for(state="hidden")
        assert other.seat not in movement_of(other)["ended"]
    page.get_by_role("button", name="End movement", exact=True).click()
    page.get_by_role("button", name="End anyway").click()
    page.get_by_text("a declared end is never taken back").wait_for()
    assert other.seat in movement_of(other)["ended"]


def test_who_waits_takes_moves_back(windows: Windows, site: Whole, tmp_path: Path) -> None:
    """M1a."""
    game, first, second = first_movement()
    march = next(each for each in game.answers(second) if isinstance(each, March))
    game.apply(second, march)
    game.apply(second, Wait())
    _, other = placed(site, game, first, second)
    page = windows.open(other.path, other.person)
    page.get_by_text("You can still take moves back").wait_for()
    page.screenshot(path=tmp_path / "waits.png")
    assert_accessible(page, "#question")
    page.get_by_role("button", name="Take back", exact=False).first.click()
    page.get_by_text("You can still take moves back").wait_for(state="hidden")
    assert str(other.seat) not in movement_of(other)["drafts"]


def test_who_waits_keeps_the_plan_at_home(windows: Windows, site: Whole) -> None:
    """M1, M1a: ending early would give up one's place, which the panel says beforehand."""
    game, first, second = first_movement()
    march = next(each for each in game.answers(second) if isinstance(each, March))
    start, goal = (facts().areas[area].id for area in march.path)
    one, other = placed(site, game, first, second)
    page = windows.open(other.path, other.person)
    earlier = facts().civilizations[game.state.players[first].civilization].name.en
    order = page.get_by_text(f"Before you in the order: {earlier}.")
    expect(order).to_contain_text("you may wait for them instead (M1)")
    page.get_by_role("combobox", name="From", exact=True).select_option(start)
    page.get_by_role("combobox", name="To", exact=True).select_option(goal)
    page.get_by_role("form", name="How many tokens move").get_by_role("button").last.click()
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    page.get_by_role("button", name="Wait", exact=True).click()
    page.get_by_text("Your planned moves stay with you.").wait_for()
    assert movement_of(other)["drafts"] == {}
    one.person.answer(one.game, one.seat, question_of(one), {"type": "end-movement"})
    page.get_by_role("button", name="End movement", exact=True).click()
    # The game goes on at once, perhaps to the next movement, so what was sent is looked up in what
    # the other was told.
    first_sent = wait_until(lambda: moves_told(one, other.seat))[0]
    assert first_sent["path"] == [start, goal]


def moves_told(reader: Placed, mover: int) -> list[Any]:
    """The moves of another seat that a reader was told of."""
    stream = reader.person.get(f"/games/{reader.game}/seats/{reader.seat}/messages")["messages"]
    events = (event for each in stream for event in each.get("events", ()))
    return [each["move"] for each in events if each.get("seat") == mover and "move" in each]


def question_of(one: Placed) -> str:
    return str(one.person.get(f"/games/{one.game}/seats/{one.seat}/question")["question"])
