"""Which worker has a game, and what becomes of games that others have."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

from ecumene.server.games.game_registry import ELSEWHERE, LEASE
from ecumene.server.games.listeners import Signal
from ecumene.server.games.moving import SENT_AT_ONCE
from ecumene.server.games.placement import Placement, place_of
from ecumene.server.http.game_in_path import game_of
from ecumene.server.storage.games import due_games, update_game
from tests.patience import PATIENCE
from tests.server.inside import a_game, services, settled, somebody
from tests.server.timing import Clock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from ecumene.server.games.listeners import Listener
    from ecumene.server.service_container import Services

GAMES = [f"game{number}" for number in range(3000)]
OWN, OTHER = 7, 8


def test_places_share_games_evenly_and_only_those_of_an_empty_place_move() -> None:
    three = {game: place_of(game, (0, 1, 2)) for game in GAMES}
    assert min(Counter(three.values()).values()) > len(GAMES) / 3 * 0.9
    two = {game: place_of(game, (2, 0)) for game in GAMES}
    moved = [game for game in GAMES if two[game] != three[game]]
    assert moved == [game for game in GAMES if three[game] == 1]
    assert min(Counter(two[game] for game in moved).values()) > len(moved) / 2 * 0.9


def test_a_worker_has_what_no_other_has() -> None:
    placement = Placement(OWN)
    assert all(map(placement.has, GAMES)), "it knows of nobody else"
    placement.tell({0: OTHER})
    assert not any(map(placement.has, GAMES))
    assert not placement.is_serving
    placement.tell({0: OTHER, 1: OWN})
    assert [game for game in GAMES if placement.has(game)] == [
        game for game in GAMES if place_of(game, (0, 1)) == 1
    ]
    assert {placement.elsewhere(game) for game in GAMES} == {None, OTHER}


def test_a_successor_expects_the_games_of_its_place() -> None:
    """Also where a worker has died and others have its games meanwhile."""
    for serving in ({0: OTHER, 1: 9}, {0: OTHER}):
        placement = Placement(OWN, 1)
        assert not placement.is_successor, "nobody serves: it is the first"
        placement.tell(serving)
        assert placement.is_successor
        assert not any(map(placement.has, GAMES))
        assert [game for game in GAMES if placement.expects(game)] == [
            game for game in GAMES if place_of(game, (0, 1)) == 1
        ]
        placement.tell({0: OTHER, 1: OWN})
        assert not placement.is_successor
        assert all(placement.expects(game) == placement.has(game) for game in GAMES)


def test_only_the_first_line_names_a_game() -> None:
    assert game_of(b"GET /api/games/abc/seats/0/view?x=1 HTTP/1.1\r\n") == "abc"
    assert game_of(b"DELETE /api/games/a_b-c HTTP/1.1\r\n") == "a_b-c"
    assert game_of(b"POST /mcp/abc HTTP/1.1\r\n") == "abc"
    for other in (
        b"POST /api/games/import HTTP/1.1\r\n",
        b"POST /api/games HTTP/1.1\r\n",
        b"GET /games/abc HTTP/1.1\r\n",
        b"POST /mcp HTTP/1.1\r\n",
        b"GET /?/api/games/abc/ HTTP/1.1\r\n",
        b"\r\nGET /api/games/abc/ HTTP/1.1\r\n",
        b"GET /api/games/ab%2f/ HTTP/1.1\r\n",
        b"GET /api/games/abc",
        b"GET / HTTP/1.1\r\nReferer: x\r\n\r\nGET /api/games/abc/ HTTP/1.1\r\n",
    ):
        assert game_of(other) is None, other


def test_a_game_that_moves_away_is_let_go(tmp_path: Path) -> None:
    """Who listens is sent there and is not away; soon the game leaves memory."""
    clock, placement = Clock(), Placement(OWN)

    async def scenario(found: Services) -> None:
        registry, person = found.registry, await somebody(found)
        game = await a_game(found, person)
        listener = await registry.listen(game, person, 0, 0)
        await settled(found)
        placement.tell({0: OTHER})
        while await listener.next() is not Signal.END:
            pass
        await registry.leave(game, listener)
        assert await registry.look(game, lambda hosted: hosted.is_present(0))
        assert registry.in_memory == 1
        clock.advance(ELSEWHERE / 1000 + 0.001)
        while registry.in_memory:
            await asyncio.sleep(0.01)

    asyncio.run(_play(tmp_path, clock, placement, scenario))


def test_many_who_listen_are_sent_on_a_few_tables_at_a_time(tmp_path: Path) -> None:
    """Those whose turn is still to come hear on; a game that comes back meanwhile keeps them."""
    clock, placement = Clock(), Placement(OWN)

    async def scenario(found: Services) -> None:
        registry, person = found.registry, await somebody(found)
        games = [await a_game(found, person) for _ in range(3)]
        listeners = {
            game: [await registry.listen(game, person, None, 0) for _ in range(SENT_AT_ONCE)]
            for game in games
        }
        placement.tell({0: OTHER})
        waiting = asyncio.ensure_future(placement.has_let_go())
        while not any(_sent_on(each) for each in listeners.values()):
            await asyncio.sleep(0)
        assert [_sent_on(each) for each in listeners.values()] == [SENT_AT_ONCE, 0, 0]
        assert not waiting.done()
        kept = games[-1]
        while not _sent_on(listeners[games[1]]):
            await asyncio.sleep(0)
        placement.tell({0: OWN})
        await waiting
        assert not _sent_on(listeners[kept])

    asyncio.run(_play(tmp_path, clock, placement, scenario))


def _sent_on(listeners: list[Listener]) -> int:
    return sum(each.moved for each in listeners)


def test_a_successor_has_in_memory_what_is_played_before_it_serves(
    tmp_path: Path, postgres_address: str
) -> None:
    """The games of its place where somebody listens, and no others."""
    clock, placement = Clock(), Placement(OWN, 1)
    placement.tell({0: OTHER, 1: 9})

    async def scenario(first: Services) -> None:
        person, listened = await somebody(first), set[str]()
        while len(set(map(placement.expects, listened))) < 2:
            game = await a_game(first, person, people=2)
            await first.registry.listen(game, person, 0, 0)
            await a_game(first, person, people=2)
            listened.add(game)
        await settled(first)
        async with _sharing(tmp_path / "second", clock, placement, postgres_address) as second:
            registry = second.registry
            expected = {game for game in listened if placement.expects(game)}
            assert {id_ for id_, slot in registry._slots.items() if slot.hosted} == expected
            clock.advance(ELSEWHERE / 1000 + 0.001)
            registry._drop_unused(clock())
            assert registry.in_memory == len(expected), "it waits for them"
            placement.tell({0: OTHER})
            registry._drop_unused(clock())
            assert registry.in_memory == len(expected), "and so while its place is empty"

    async def play() -> None:
        async with _sharing(tmp_path / "first", clock, Placement(), postgres_address) as first:
            await scenario(first)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_who_leaves_one_worker_for_another_is_not_away(
    tmp_path: Path, postgres_address: str
) -> None:
    clock = Clock()

    async def play() -> None:
        async with AsyncExitStack() as stack:
            first, second = [
                await stack.enter_async_context(
                    _sharing(tmp_path / name, clock, Placement(), postgres_address)
                )
                for name in ("first", "second")
            ]
            person = await somebody(first)
            game = await a_game(first, person, people=2)
            before = await first.registry.listen(game, person, 0, 0)
            await settled(first)
            await second.registry.listen(game, person, 0, 0)
            await settled(second)
            await first.registry.leave(game, before)
            while not await first.registry.look(game, lambda hosted: hosted.is_present(0)):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def _sharing(
    data: Path, clock: Clock, placement: Placement, address: str
) -> AbstractAsyncContextManager[Services]:
    return services(data, clock, placement, database_url=address, open_games=0)


def test_games_of_others_are_taken_up_only_if_nobody_does(tmp_path: Path) -> None:
    clock, placement = Clock(), Placement(OWN)

    async def scenario(found: Services) -> None:
        person, games = await somebody(found), dict[bool, str]()
        placement.tell({0: OTHER, 1: OWN})
        while len(games) < 2:
            game = await a_game(found, person, people=2)
            games[placement.has(game)] = game
        for game in games.values():
            await found.store.write(partial(update_game, game=game, due_at=clock()))
        while games[True] in await _due(found, clock):
            await asyncio.sleep(0.01)
        assert await _due(found, clock) == {games[False]: clock()}
        clock.advance(LEASE / 1000)
        while games[False] in await _due(found, clock):
            await asyncio.sleep(0.01)

    asyncio.run(_play(tmp_path, clock, placement, scenario))


async def _due(found: Services, clock: Clock) -> dict[str, int]:
    return dict(await found.store.read(lambda connection: due_games(connection, clock(), 10)))


async def _play(
    data: Path,
    clock: Clock,
    placement: Placement,
    scenario: Callable[[Services], Awaitable[None]],
) -> None:
    async with services(data, clock, placement, open_games=0) as found:
        await asyncio.wait_for(scenario(found), PATIENCE)
