"""Streams are read by a reader's own numbers: what others say in secret costs and tells nothing."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, update

from ecumene.seat.past_side import PastSide
from ecumene.seat.requests import request_of
from ecumene.server.games import hosted_game as games
from ecumene.server.games import journal_records as records
from ecumene.server.games import reader_streams
from ecumene.server.games.repository import all_rows
from ecumene.server.services.stored_archive import StoredArchive
from ecumene.server.storage import database_tables
from ecumene.server.storage.journal import snapshots
from tests.server.inside import a_game, inside, services, settled, somebody

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from ecumene.seat.reader_messages import Reader
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import Person

SECRET = (1,)


def lines(
    count: int, to: tuple[int, ...] | None, seat: int = 0
) -> Callable[[HostedGame, int], None]:
    def job(hosted: HostedGame, now: int) -> None:
        for number in range(count):
            hosted.say(now, seat, "Anna", to, f"Line {number}")

    return job


async def work(found: Services, read: Callable[[Connection], object]) -> int:
    """How much SQLite does for something, in its own small steps."""

    def job(connection: Connection) -> int:
        read(connection)  # what this connection prepares once is not counted
        steps = 0

        def count() -> int:
            nonlocal steps
            steps += 1
            return 0

        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(count, 1)
        try:
            read(connection)
        finally:
            driver.set_progress_handler(None, 1)
        return steps

    return await found.store.read(job)


async def asked(
    found: Services, ask: Callable[..., Any], game: str, person: Person, **numbers: int
) -> Any:
    """What the first seat is answered to a request."""
    return await found.seat_requests.ask(request_of(ask), game, person, 0, **numbers)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that are decoded from now on."""
    found: list[str] = []
    decode = records.decode

    def counted(body: str) -> records.Record:
        found.append(body)
        return decode(body)

    monkeypatch.setattr(records, "decode", counted)
    return found


def test_secret_talk_costs_those_who_do_not_hear_it_nothing(
    tmp_path: Path, decoded: list[str]
) -> None:
    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game = await a_game(found, anna, people=5)
        await found.registry.act(game, lines(20, None))
        heard = await found.registry.look(game, lambda hosted: hosted.counts[None])

        def read(connection: Connection) -> None:
            list(reader_streams.told(connection, game, None, heard - 5, heard))

        before = await work(found, read)
        await found.registry.act(game, lines(700, SECRET))
        assert await found.registry.look(game, lambda hosted: hosted.counts[None]) == heard
        # The tables are larger, so a step or two more lead into them.
        assert await work(found, read) - before < 10
        decoded.clear()
        anna_sees = json.loads(await asked(found, PastSide.messages, game, anna, since=heard))
        assert len(anna_sees["messages"]) == len(decoded) == 500
        decoded.clear()
        said = json.loads(await asked(found, PastSide.story, game, anna, since=0))
        assert len(decoded) == said["number"] == 200

    inside(tmp_path, scenario)


def some_answers(hosted: HostedGame, now: int) -> None:
    playing = hosted.playing()
    for _ in range(8):
        seat = min(playing.pending)
        action = playing.default(seat)
        assert action is not None
        hosted.answer(now, seat, action)


@pytest.mark.parametrize("count", [200, 700])
def test_looking_back_does_not_read_what_others_say_in_secret(
    tmp_path: Path, decoded: list[str], count: int
) -> None:
    """Not even where it stands between answers that are played again."""

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game = await a_game(found, anna)
        await found.registry.act(game, some_answers)
        await settled(found)
        # As of another engine, so that all answers are played again.
        older = update(database_tables.snapshots).values(engine="older")
        await found.store.write(lambda connection: connection.execute(older))
        hosted = await found.registry.look(game, lambda hosted: hosted)

        async def costs() -> dict[str, tuple[int, int]]:
            """What is decoded, and read by SQLite, after a line that everybody hears."""
            await found.registry.act(game, lines(1, None))
            last = hosted.counts[0]
            requests: dict[Callable[..., Any], dict[str, int]] = {
                PastSide.look_back: {"at": last},
                PastSide.moments: {},
                PastSide.digest: {"since": last - 3},
            }
            taken = {}
            for ask, numbers in requests.items():
                decoded.clear()
                await asked(found, ask, game, anna, **numbers)
                count = len(decoded)

                def read(
                    connection: Connection, ask: Any = ask, numbers: Any = numbers, last: int = last
                ) -> None:
                    archive = StoredArchive(
                        connection, game, 0, hosted.options, last, hosted.view(0)
                    )
                    ask(PastSide(archive, 0), **numbers)

                taken[ask.__name__] = count, await work(found, read)
            return taken

        await found.registry.act(game, lines(3, None))
        before = await costs()
        await found.registry.act(game, lines(count, (2,), seat=1))
        after = await costs()
        assert before["look_back"][0] > 0, "something is played again"
        for name, (records_then, steps_then) in before.items():
            records_now, steps_now = after[name]
            assert records_now == records_then, name
            # The tables are larger, and every 256 lines there is a snapshot more.
            assert steps_now - steps_then < 100, name

    inside(tmp_path, scenario)


def forget_marks(connection: Connection) -> None:
    """As it is with a game of an earlier version."""
    connection.execute(delete(database_tables.marks))
    connection.execute(update(database_tables.games).values(marked=0))


CHANCE = random.Random(5)


def talk(hosted: HostedGame, now: int) -> None:
    """Talk of all kinds."""
    for number in range(120):
        to = CHANCE.choice((None, (0,), (1,), (2, 3), (0, 1, 2, 3, 4)))
        hosted.say(now, CHANCE.randrange(5), "Anna", to, f"Line {number}")


def from_the_beginning(connection: Connection, game: str, reader: Reader) -> list[tuple[int, Any]]:
    found: list[tuple[int, Any]] = []
    for row in all_rows(connection, game, 0):
        message = records.message(records.decode(row.body), reader, len(found) + 1, row.at)
        if message is not None:
            found.append((row.seq, message))
    return found


async def compare(found: Services, game: str) -> None:
    counts = await found.registry.look(game, lambda hosted: dict(hosted.counts))

    def job(connection: Connection) -> None:
        for reader, last in counts.items():
            expected = from_the_beginning(connection, game, reader)
            assert len(expected) == last
            for since in (0, 1, last // 3, last - 1, last, last + 7):
                told = list(reader_streams.told(connection, game, reader, since, last))
                assert told == expected[since:]

    await found.store.read(job)


def test_what_is_told_is_what_the_journal_says(tmp_path: Path) -> None:
    """Whoever listens to whatever mixture of talk, from wherever they go on."""

    async def scenario() -> None:
        async with services(tmp_path) as found:
            anna = await somebody(found)
            game = await a_game(found, anna, people=5)
            for _ in range(3):
                await found.registry.act(game, talk)
            await compare(found, game)
        async with services(tmp_path) as found:  # goes on from a snapshot
            await found.registry.act(game, talk)
            await compare(found, game)
            await found.store.write(forget_marks)
        async with services(tmp_path) as found:
            await compare(found, game)

    asyncio.run(scenario())


@pytest.mark.parametrize("people", [1, 5])
def test_talk_is_behind_snapshots(tmp_path: Path, people: int) -> None:
    """Also before a game has begun; with one person it begins at once."""

    async def scenario() -> None:
        async with services(tmp_path) as found:
            anna = await somebody(found)
            game = await a_game(found, anna, people=people)
            for _ in range(6):
                await found.registry.act(game, lines(200, None))
            before = await found.registry.look(
                game, lambda hosted: (hosted.seq, dict(hosted.counts))
            )
            infos = await found.store.read(lambda connection: snapshots(connection, game))
            assert before[0] - infos[-1].seq < games.TALK_BETWEEN
        async with services(tmp_path) as found:
            after = await found.registry.look(
                game, lambda hosted: (hosted.seq, dict(hosted.counts))
            )
            assert after == before
            moments = await asked(found, PastSide.moments, game, anna) if people == 1 else None
            assert moments is None or json.loads(moments)["moments"][0]["turn"] == 1

    asyncio.run(scenario())
