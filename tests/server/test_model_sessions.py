"""How long a model's session lasts, and what it may keep busy."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ecumene.server.games.moving import send_on
from ecumene.server.games.placement import Placement
from ecumene.server.models import model_session
from ecumene.server.models.model_seats import MOST_CALLS
from ecumene.server.refusals import TOO_MANY, Refusal
from ecumene.server.wire import NewGame, SeatPlan
from tests.patience import PATIENCE
from tests.server.inside import inside, somebody

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecumene.models.tools import ToolOutcome
    from ecumene.server.service_container import Services


async def a_seat(found: Services, people: int = 3) -> tuple[str, str]:
    """A game of Anna and others, and the secret of the link of the second seat."""
    seats = (SeatPlan(),) * people + (SeatPlan("settler"),) * (5 - people)
    ordered = await found.lobby.create(
        await somebody(found), NewGame("A game", seats, short_game=True)
    )
    assert ordered.links.seats is not None
    return ordered.game.id, ordered.links.seats[1].partition("#seat=")[2]


async def call(found: Services, game: str, secret: str, tool: str, **given: int) -> ToolOutcome:
    return await found.model_seats.call(game, secret, "Clara", "en", tool, given)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_model_that_calls_no_more_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(found: Services) -> None:
        game, secret = await a_seat(found)
        await call(found, game, secret, "situation")
        slot = found.registry._slots[game]
        assert slot.listeners
        await until(lambda: not slot.listeners)
        await until(lambda: not slot.wanted)
        hosted = slot.hosted
        assert hosted is not None
        assert hosted.seats[1].present_until <= found.registry._clock()
        assert not found.model_seats._sessions

    monkeypatch.setattr(model_session, "IDLE_SECONDS", 0.5)
    inside(tmp_path, scenario)


def test_a_game_that_has_moved_keeps_no_session(tmp_path: Path) -> None:
    """It is not away: it goes on where the game is now."""

    async def scenario(found: Services) -> None:
        game, secret = await a_seat(found)
        await call(found, game, secret, "situation")
        slot = found.registry._slots[game]
        await until(lambda: not slot.wanted or bool(slot.listeners))
        elsewhere = Placement(1, 1)
        elsewhere.tell({0: 0})
        assert not elsewhere.has(game)
        await send_on(found.registry._slots, elsewhere)
        await until(lambda: not slot.listeners)
        await until(lambda: not found.model_seats._sessions)
        hosted = slot.hosted
        assert hosted is not None
        assert hosted.seats[1].present_until > found.registry._clock()

    inside(tmp_path, scenario)


def test_a_wait_ends_the_one_before(tmp_path: Path) -> None:
    async def scenario(found: Services) -> None:
        game, secret = await a_seat(found)
        await call(found, game, secret, "situation")
        (session,) = found.model_seats._sessions.values()
        first = asyncio.create_task(call(found, game, secret, "wait", seconds=50))
        await until(lambda: session._waits == 1)
        later = await call(found, game, secret, "wait", seconds=0)
        assert later.text.startswith("The game has not begun")
        assert "later call of wait" in (await first).text

    inside(tmp_path, scenario)


def test_of_one_link_only_some_calls_can_be_under_way(tmp_path: Path) -> None:
    async def scenario(found: Services) -> None:
        game, secret = await a_seat(found)
        async with found.registry._at(game):
            calls = [
                asyncio.create_task(call(found, game, secret, "situation"))
                for _ in range(MOST_CALLS)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await call(found, game, secret, "situation")
            assert refused.value.status == TOO_MANY
        assert not any(each.refused for each in await asyncio.gather(*calls))
        assert not (await call(found, game, secret, "situation")).refused

    inside(tmp_path, scenario)
