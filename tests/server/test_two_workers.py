"""Two workers with the same database: together they are one server."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.bots.orders import StandingOrders
from ecumene.server.games.game_registry import LEASE
from ecumene.server.games.repository import GameRepository
from ecumene.server.storage import Behind, Store, games
from tests.patience import PATIENCE
from tests.server.timing import Clock, asked, time_ups, wait_for_new_time
from tests.server.traffic import Regular, Sent, compare, new_table, playing
from tests.server.whole import Somebody, whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from ecumene.bots import Player
    from tests.server.whole import Whole

ANSWERS = 60
QUESTIONS = 12


@contextmanager
def two_workers(folder: Path, address: str, clock: Clock) -> Iterator[tuple[Whole, Whole]]:
    """Two workers of the same games."""
    with (
        whole(folder / "first", clock, database_url=address) as first,
        whole(folder / "second", clock, database_url=address) as second,
    ):
        yield first, second


def heard_until(socket: ClientConnection, number: int) -> list[Any]:
    """The numbered messages that come, up to this one."""
    heard: list[Any] = []
    while not heard or heard[-1]["number"] < number:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] != "now":
            heard.append(message)
    return heard


def test_every_reader_gets_the_whole_stream_from_either(
    tmp_path: Path, postgres_address: str
) -> None:
    """Computers' answers are among it, once each: the journal plays again as it stands."""
    with two_workers(tmp_path, postgres_address, Clock()) as workers, ExitStack() as stack:
        people = new_table(workers[0].address)
        game, tokens = people[0].game, [each.token for each in people]
        readers = [(None, tokens[0]), *enumerate(tokens)]
        sockets = [
            [stack.enter_context(Somebody(each, "", token).socket(game, seat)) for each in workers]
            for seat, token in readers
        ]
        with playing(people, *([worker.address] for worker in workers)) as traffic:
            traffic.wait(ANSWERS)
        for (seat, token), pair in zip(readers, sockets, strict=True):
            where = "watch" if seat is None else f"seats/{seat}"
            number = Somebody(workers[0], "", token).get(f"/games/{game}/{where}/view")["number"]
            first, second = (heard_until(socket, number)[:number] for socket in pair)
            assert [message["number"] for message in first] == list(range(1, number + 1))
            assert first == second
        assert compare(postgres_address, traffic.people)["acknowledged"] >= ANSWERS


def test_the_same_answer_sent_to_both_at_once_counts_once(
    tmp_path: Path, postgres_address: str
) -> None:
    with (
        two_workers(tmp_path, postgres_address, Clock()) as workers,
        ThreadPoolExecutor(2) as threads,
    ):
        anna = workers[0].person()
        game = anna.create(short_game=True)["game"]["id"]
        both = [anna, anna.at(workers[1])]
        person = Regular(anna.token, game, 0)
        while len(person.sent) < QUESTIONS:
            question = asked(anna, game)
            action, key = question["body"]["default"]["action"], f"key {len(person.sent)}"
            sent = game, 0, question["question"], action, key
            first, second = [
                future.result() for future in [threads.submit(each.answer, *sent) for each in both]
            ]
            assert first["events"] == second["events"]
            person.sent.append(Sent("", {"action": action, "key": key}, "acknowledged"))
        compare(postgres_address, [person])


def test_a_clock_fires_once(tmp_path: Path, postgres_address: str) -> None:
    clock = Clock()
    with two_workers(tmp_path, postgres_address, clock) as workers:
        anna = workers[0].person()
        game = anna.create(clock={"kind": "decision", "seconds": 60, "misses": 0})["game"]["id"]
        for times in range(1, 6):
            until = asked(anna, game)["until"]
            clock.advance(61)
            wait_for_new_time(anna.at(workers[times % 2]), game, until)
            assert len(time_ups(anna, game)) == times
            assert time_ups(anna, game) == time_ups(anna.at(workers[1]), game)


def test_what_a_dead_worker_held_is_taken_up_after_a_while(
    tmp_path: Path, postgres_address: str
) -> None:
    """Somebody claims the game in the moment when its clock runs out, and is never seen again."""
    clock = Clock()
    with whole(tmp_path, clock, database_url=postgres_address) as server:
        anna = server.person()
        game = anna.create(clock={"kind": "decision", "seconds": 60})["game"]["id"]
        until = asked(anna, game)["until"]
        claimed = asyncio.run(_claim(postgres_address, game, until, until + LEASE))
        assert claimed == (game,)
        clock.advance_to(until)
        clock.advance_to(until + LEASE)
        wait_for_new_time(anna, game, until)
        (up,) = time_ups(anna, game)
        assert up["at"] == until + LEASE


async def _claim(address: str, game: str, now: int, until: int) -> tuple[str, ...]:
    store = await Store.open(address)
    try:
        return await store.write(lambda connection: games.claim_due(connection, now, until, [game]))
    finally:
        await store.close()


def test_what_leaves_no_row_in_the_journal_is_not_overwritten_either(
    tmp_path: Path, postgres_address: str
) -> None:
    """Somebody gives orders at one worker while the other notes that they are there."""
    clock = Clock()
    with whole(tmp_path, clock, database_url=postgres_address) as server:
        game = server.person().create(people=2)["game"]["id"]

    async def race() -> None:
        store = await Store.open(postgres_address)
        repository = GameRepository(store, _nobody)
        first, second = await repository.load(game), await repository.load(game)
        first.change_seat(0, orders=StandingOrders(tax_rate=2))
        await repository.store(first, None, clock())
        second.note_presence(0, clock())
        with pytest.raises(Behind):
            await repository.store(second, None, clock())
        await store.close()

    asyncio.run(race())


def _nobody(name: str) -> Player:
    raise AssertionError(f"{name} is not asked")
