"""Gestures of a movement: a ship is loaded up to its room, and plans stay at home (M2, M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from ecumene.data import facts
from ecumene.rules.state.lookup_tables import AREAS, COASTAL, LAND, WATER
from tests.web.movements import first_movement, movement_of, placed
from tests.web.windows import assert_accessible

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Request

    from ecumene.rules.game import Game
    from tests.server.whole import Whole
    from tests.web.windows import Windows

CROWD, ROOM, TREASURY = 8, 5, 3


def with_a_ship(game: Game, seat: int) -> tuple[str, str]:
    """Put a crowd beside a ship; returns the place, and a coast that only a ship reaches."""
    harbour, goal = next(
        (area, near)
        for area in sorted(game.areas)
        if COASTAL[area] and area not in game.state.cities
        for near in WATER[area]
        if near < AREAS and near in game.areas and near not in LAND[area]
    )
    player = game.state.players[seat]
    player.token_stock += sum(player.tokens.values()) + player.treasury - CROWD - TREASURY
    player.tokens, player.treasury, player.ships = {harbour: CROWD}, TREASURY, [harbour]
    return facts().areas[harbour].id, facts().areas[goal].id


def answers_of(page: Page) -> list[Any]:
    """The answers that a page sends from now on."""
    sent: list[Any] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/answers"):
            body: Any = request.post_data_json
            sent.append(body["action"])

    page.on("request", hear)
    return sent


def test_a_ship_is_loaded_up_to_its_room(windows: Windows, site: Whole, tmp_path: Path) -> None:
    """M7: and no further, by button or key; the voyage is sent with the end, as one answer."""
    game, first, second = first_movement()
    harbour, goal = with_a_ship(game, first)
    own, _ = placed(site, game, first, second)
    page = windows.open(own.path, own.person)
    sent = answers_of(page)
    page.get_by_role("combobox", name="From", exact=True).select_option(harbour)
    page.get_by_role("combobox", name="To", exact=True).select_option(goal)
    trip = page.get_by_role("form", name="Route of a ship")
    boarding = trip.get_by_role("group", name=f"Board in {facts().areas[harbour].name.en}")
    more = boarding.get_by_role("button").last
    expect(boarding.get_by_role("status")).to_have_text(str(ROOM))
    expect(more).to_be_disabled()
    boarding.get_by_role("button").first.click()
    expect(boarding.get_by_role("status")).to_have_text(str(ROOM - 1))
    more.press("End")
    expect(boarding.get_by_role("status")).to_have_text(str(ROOM))
    page.screenshot(path=tmp_path / "boarding.png")
    assert_accessible(page, "#question")
    trip.get_by_role("button", name="Sail").click()
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.wait_for()
    undo.click()
    undo.wait_for(state="hidden")
    page.get_by_role("combobox", name="From", exact=True).select_option(harbour)
    page.get_by_role("combobox", name="To", exact=True).select_option(goal)
    trip.get_by_role("button", name="Sail").click()
    undo.wait_for()
    assert sent == []
    assert movement_of(own)["drafts"] == {}
    page.get_by_role("button", name="End movement", exact=True).click()
    page.get_by_role("button", name="End anyway").click()  # too many for the coast
    page.get_by_text("a declared end is never taken back").wait_for()
    assert [each["type"] for each in sent] == ["make-all-moves"]
    assert [move["type"] for move in sent[0]["moves"]] == [
        "maintain-ship",
        "embark",
        "sail",
        "disembark",
    ]
    assert own.seat in movement_of(own)["ended"]
    players = own.person.get(f"/games/{own.game}/seats/{own.seat}/view")["view"]["players"]
    assert players[own.seat]["tokens"][goal] == ROOM


def test_nobody_sees_a_plan_before_it_is_sent(
    windows: Windows, site: Whole, tmp_path: Path
) -> None:
    """M2: not even the wand's, also after the page was loaded again; one may choose otherwise."""
    game, first, second = first_movement()
    with_a_ship(game, first)
    own, other = placed(site, game, first, second)
    page, theirs = (windows.open(each.path, each.person) for each in (own, other))
    sent = answers_of(page)
    civilization = facts().civilizations[game.state.players[first].civilization].name.en

    def seen() -> Any:
        seat = f"/games/{other.game}/seats/{other.seat}"
        return other.person.get(f"{seat}/view"), other.person.get(f"{seat}/messages")

    before = seen()
    page.get_by_text("Others see your moves when you end.").wait_for()
    page.get_by_role("button", name="Let a computer player plan the movement").click()
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.wait_for()
    planned = page.get_by_role("heading", name="drafted move")
    expect(planned).to_be_visible()
    told = str(planned.text_content())
    page.reload()
    undo.wait_for()
    expect(planned).to_have_text(told)
    page.screenshot(path=tmp_path / "planned.png")
    assert_accessible(page, "#question")
    assert (sent, seen()) == ([], before)
    log = theirs.get_by_role("tabpanel")
    expect(log).not_to_contain_text(f"{civilization}: ")
    undo.click()
    undo.wait_for(state="hidden")
    assert (sent, seen()) == ([], before)

    page.get_by_role("checkbox", name="Send each move at once").check()
    page.get_by_text("Others see each move as you make it.").wait_for()
    page.get_by_role("button", name="Let a computer player plan the movement").click()
    undo.wait_for()
    assert [each["type"] for each in sent] == ["make-moves"]
    assert str(own.seat) in movement_of(other)["drafts"]
    undo.click()
    undo.wait_for(state="hidden")
    assert str(own.seat) not in movement_of(other)["drafts"]
    assert [each["type"] for each in sent] == ["make-moves", "take-back-moves"]
