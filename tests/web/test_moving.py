"""Gestures of a movement: a ship is loaded up to its room, and a gesture is one answer (M2, M7)."""

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


def answers_of(page: Page) -> list[str]:
    """The answers that a page sends from now on."""
    sent: list[str] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/answers"):
            body: Any = request.post_data_json
            sent.append(body["action"]["type"])

    page.on("request", hear)
    return sent


def test_a_ship_is_loaded_up_to_its_room(windows: Windows, site: Whole, tmp_path: Path) -> None:
    """M7: and no further, by button or key; the voyage is one answer, and so is its undo."""
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
    draft = movement_of(own)["drafts"][str(own.seat)]
    assert [move["type"] for move in draft["moves"]] == [
        "maintain-ship",
        "embark",
        "sail",
        "disembark",
    ]
    assert sum(draft["landed"].values()) == ROOM
    undo.click()
    undo.wait_for(state="hidden")
    assert str(own.seat) not in movement_of(own)["drafts"]
    assert sent == ["make-moves", "take-back-moves"]


def test_a_drafted_movement_is_one_answer(windows: Windows, site: Whole) -> None:
    """And goes back as one, also after the page was loaded again."""
    game, first, second = first_movement()
    with_a_ship(game, first)
    own, _ = placed(site, game, first, second)
    page = windows.open(own.path, own.person)
    sent = answers_of(page)
    page.get_by_role("button", name="Let a computer player plan the movement").click()
    back = page.get_by_role("button", name="Undo", exact=True)
    back.wait_for()
    assert len(movement_of(own)["drafts"][str(own.seat)]["moves"]) > 1
    page.reload()
    back.click()
    back.wait_for(state="hidden")
    assert str(own.seat) not in movement_of(own)["drafts"]
    assert sent == ["make-moves", "take-back-moves"]
