"""How long a model's session lasts, and what it may keep busy."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.dialogue.conversation import Conversation
from ecumene.models.model_seat import ModelSeat
from ecumene.server.games.moving import send_on
from ecumene.server.games.placement import Placement
from ecumene.server.models import model_seats, model_session
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
    from ecumene.server.services.accounts import Person


async def a_seat(found: Services, people: int = 3) -> tuple[str, str]:
    """A game of Anna and others, and the secret of the link of the second seat."""
    seats = (SeatPlan(),) * people + (SeatPlan("settler"),) * (5 - people)
    ordered = await found.lobby.create(
        await somebody(found), NewGame("A game", seats, short_game=True)
    )
    assert ordered.links.seats is not None
    return ordered.game.id, ordered.links.seats[1].partition("#seat=")[2]


async def asked_alone(found: Services) -> tuple[str, str]:
    """A game of a model and computers, in which the model is asked; its link."""
    seats = (SeatPlan(), *(SeatPlan("settler"),) * 4)
    ordered = await found.lobby.create(
        await somebody(found), NewGame("A game", seats, short_game=True, take=0)
    )
    assert ordered.links.seats is not None
    game, secret = ordered.game.id, ordered.links.seats[0].partition("#seat=")[2]
    text = (await call(found, game, secret, "situation")).text
    while "You are not asked" in text:
        text = (await call(found, game, secret, "wait")).text
    return game, secret


async def call(
    found: Services, game: str, secret: str, tool: str, **given: int | str
) -> ToolOutcome:
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


def test_a_table_that_is_slow_holds_up_no_other(tmp_path: Path) -> None:
    async def scenario(found: Services) -> None:
        (slow, its_secret), (game, secret) = await a_seat(found), await a_seat(found)
        await call(found, game, secret, "situation")

        async def stand_still(person: Person) -> None:
            standing.set()
            await going_on.wait()
            await know(person)

        know = found.people.know
        standing, going_on = asyncio.Event(), asyncio.Event()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(found.people, "know", stand_still)
            new = asyncio.create_task(call(found, slow, its_secret, "situation"))
            await standing.wait()
            async with asyncio.timeout(PATIENCE):
                await call(found, game, secret, "situation")
            going_on.set()
            await new

    inside(tmp_path, scenario)


def test_another_name_or_language_makes_no_new_session_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(found: Services) -> None:
        game, secret = await a_seat(found)

        async def come(name: str, language: str) -> str:
            seats = found.model_seats
            return (await seats.call(game, secret, name, language, "situation", {})).text

        first = await come("Clara", "en")
        sessions = list(found.model_seats._sessions.values())
        assert await come("Dora", "pl") == first
        assert await come("Clara", "pl") == first
        assert list(found.model_seats._sessions.values()) == sessions
        monkeypatch.setattr(model_seats, "SAME_SECONDS", 0)
        assert (await come("Clara", "pl")).startswith("Gra jeszcze")
        (session,) = found.model_seats._sessions.values()
        assert not session.ended

    inside(tmp_path, scenario)


def test_while_texts_are_made_the_server_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def noted(owner: type, name: str) -> None:
        before = getattr(owner, name)

        def noting(*given: Any, **more: Any) -> Any:
            threads.append((name, threading.current_thread()))
            return before(*given, **more)

        monkeypatch.setattr(owner, name, noting)

    threads: list[tuple[str, threading.Thread]] = []
    for owner, name in ((ModelSeat, "rule"), (ModelSeat, "look"), (Conversation, "form")):
        noted(owner, name)

    async def scenario(found: Services) -> None:
        game, secret = await asked_alone(found)
        for text in ("help M7", "info", "nonsense", "1"):
            outcome = await call(found, game, secret, "answer", text=text)
        assert outcome.text.startswith("Done: ")
        assert {name for name, _ in threads} == {"rule", "look", "form"}
        assert [each for each in threads if each[1] is threading.current_thread()] == []

    inside(tmp_path, scenario)
