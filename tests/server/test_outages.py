"""Nobody's time runs while no server is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ecumene.server.clock.clock_rules import ClockRules
from ecumene.server.clock.game_clocks import Clocks
from ecumene.server.clock.off_hours import HoursOff
from ecumene.server.games import game_registry
from ecumene.server.storage.outages import SILENCE, Outage, note_life, outages_since
from tests.patience import PATIENCE
from tests.server.inside import a_game, services, settled, somebody
from tests.server.storage.scene import on, with_store

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.service_container import Services
    from ecumene.server.storage import Store

START = 1_800_000_000_000
MINUTE = 60_000
HOUR = 60 * MINUTE
STAMPS = 100
"""The clock stands still, and what is stored is stored a millisecond later each time."""


class Clock:
    """A clock that only a test moves."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> Time:
        return self.now


async def deadline(found: Services, game: str) -> Time:
    """Until when the first seat has time, once computers have answered and it is asked."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await settled(found)
            until = await found.registry.look(game, lambda hosted: hosted.clocks.deadline(0))
            if until is not None:
                return until
            await asyncio.sleep(0.001)


async def defaults(found: Services, game: str) -> int:
    return await found.registry.look(game, lambda hosted: sum(hosted.clocks.misses.values()))


def test_after_an_outage_everybody_has_the_time_they_had(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario() -> None:
        async with services(tmp_path, clock) as found:
            anna = await somebody(found)
            rules = ClockRules("decision", 600)
            game = await a_game(found, anna, clock=rules)
            until = await deadline(found, game)
            clock.now += 2 * MINUTE
        for _ in range(2):  # the second time the game was not even looked at in between
            clock.now += 5 * HOUR
            async with services(tmp_path, clock):
                clock.now += MINUTE
        clock.now += 5 * HOUR
        async with services(tmp_path, clock) as found:
            assert await deadline(found, game) == pytest.approx(until + 15 * HOUR, abs=STAMPS)
            assert await defaults(found, game) == 0
            # What is stored now holds without it.
            await found.registry.act(game, lambda hosted, now: hosted.tell(now, "table-resumed"))
            assert await deadline(found, game) == pytest.approx(until + 15 * HOUR, abs=STAMPS)
        async with services(tmp_path, clock) as found:
            assert await deadline(found, game) == pytest.approx(until + 15 * HOUR, abs=STAMPS)

    asyncio.run(scenario())


def test_a_server_that_was_killed_loses_no_more_than_a_few_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not say that it goes; the last sign of life counts."""
    clock = Clock()

    async def scenario() -> None:
        async with services(tmp_path, clock) as found:
            game = await a_game(found, await somebody(found), clock=ClockRules("decision", 600))
            until = await deadline(found, game)
            clock.now += 3_000
            monkeypatch.setattr(found.registry, "_note_life", on(lambda _: asyncio.sleep(0)))
        clock.now += 10_000
        monkeypatch.undo()
        async with services(tmp_path, clock) as found:
            assert await deadline(found, game) == pytest.approx(until + 13_000, abs=STAMPS)
            assert await defaults(found, game) == 0

    asyncio.run(scenario())


def test_time_in_which_a_server_was_stopped_does_not_count(tmp_path: Path) -> None:
    """The machine has slept, say, and the server goes on as if nothing had been."""
    clock = Clock()

    async def scenario() -> None:
        async with services(tmp_path, clock) as found:
            game = await a_game(found, await somebody(found), clock=ClockRules("decision", 600))
            until = await deadline(found, game)
            clock.now += HOUR
            found.registry._awake -= HOUR / 1000
            async with asyncio.timeout(PATIENCE):
                while await deadline(found, game) == until:
                    await asyncio.sleep(0.05)
            assert await deadline(found, game) == pytest.approx(until + HOUR, abs=STAMPS)
            assert await defaults(found, game) == 0

    asyncio.run(scenario())


def sleep(found: Services) -> None:
    """Let a server believe that its machine has slept for an hour."""
    found.registry._awake -= HOUR / 1000


async def speak(found: Services, game: str) -> None:
    """Have a game stored."""
    await found.registry.act(game, lambda hosted, now: hosted.tell(now, "table-resumed"))


def test_whoever_comes_before_the_next_look_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine wakes up, and a game is stored before it was noted for how long it slept."""
    clock = Clock()

    async def scenario() -> None:
        async with services(tmp_path, clock) as found:
            game = await a_game(found, await somebody(found), clock=ClockRules("decision", 600))
            until = await deadline(found, game)
            clock.now += HOUR
            sleep(found)
            await speak(found, game)
            assert await deadline(found, game) == pytest.approx(until + HOUR, abs=STAMPS)
        async with services(tmp_path, clock) as found:
            assert await deadline(found, game) == pytest.approx(until + HOUR, abs=STAMPS)
            assert await defaults(found, game) == 0

    monkeypatch.setattr(game_registry, "TICK", HOUR)
    asyncio.run(scenario())


@pytest.mark.parametrize("unaware", [False, True], ids=["in time", "a moment too late"])
def test_a_worker_that_knows_of_no_outage_costs_nobody_time(
    tmp_path: Path, postgres_address: str, monkeypatch: pytest.MonkeyPatch, unaware: bool
) -> None:
    """Another one has noted it, perhaps just after this one has looked."""
    clock = Clock()

    async def scenario() -> None:
        url = postgres_address
        async with (
            services(tmp_path / "first", clock, database_url=url) as first,
            services(tmp_path / "second", clock, database_url=url) as second,
        ):
            game = await a_game(first, await somebody(first), clock=ClockRules("decision", 600))
            until = await deadline(first, game)
            assert await deadline(second, game) == until
            clock.now += HOUR
            sleep(first)
            assert await deadline(first, game) == pytest.approx(until + HOUR, abs=STAMPS)
            clock.now += 1_000
            with pytest.MonkeyPatch.context() as patched:
                if unaware:
                    patched.setattr(second.registry, "_shared", False)
                    patched.setattr(second.registry, "_wake", lambda _: None)
                await speak(second, game)
            for found in (second, first):
                assert await deadline(found, game) == pytest.approx(until + HOUR, abs=STAMPS)
                assert await defaults(found, game) == 0

    monkeypatch.setattr(game_registry, "TICK", HOUR)
    asyncio.run(scenario())


@pytest.mark.parametrize("off", [HoursOff(), HoursOff("Europe/Warsaw", (5, 6), 22 * 60, 8 * 60)])
def test_skipped_time_is_as_a_pause(off: HoursOff) -> None:
    rules = ClockRules("bank", 40_000, increment=60, grace=60, off=off)
    skipped, paused = Clocks(rules), Clocks(rules)
    for clocks in (skipped, paused):
        clocks.follow(START, {0: "a", 3: "b"}, 1, 1, trading=False)
    skipped.skip(START + HOUR, START + 30 * HOUR)
    paused.pause(START + HOUR)
    paused.resume(START + 30 * HOUR)
    assert skipped == paused
    paused.pause(START + 31 * HOUR)
    before = paused.waited()
    paused.skip(START + 32 * HOUR, START + 33 * HOUR)
    assert (paused.waited(), paused.paused) == (before, START + 31 * HOUR)


def test_an_outage_is_when_nobody_was_there(address: str) -> None:
    """One worker is enough; however many come back at once, it is one outage."""

    async def scenario(store: Store) -> None:
        for after in (0, 4_000, 8_000, SILENCE):  # by this one or that
            await store.write(on(note_life, START + after, SILENCE))
        assert await store.read(on(outages_since, 0)) == ()
        back = START + 10 * HOUR
        for _ in range(3):
            await store.write(on(note_life, back, SILENCE))
        await store.write(on(note_life, back - 50, SILENCE))  # a machine whose clock is behind
        await store.write(on(note_life, back + 20 * HOUR, None))
        assert await store.read(on(outages_since, 0)) == (Outage(START + SILENCE, back),)
        assert await store.read(on(outages_since, back)) == ()

    with_store(address, scenario, games=())
