"""What takes long to read holds up nobody but whoever asked for it."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.format.codec import to_names
from ecumene.seat.exchange import Known
from ecumene.seat.game_side import GameSide
from ecumene.seat.requests import request_of
from ecumene.server.games import game_registry as halls
from ecumene.server.games.current_state import state_for
from ecumene.server.games.listeners import Signal
from ecumene.server.process.fair_queues import FairQueues
from ecumene.server.refusals import Refusal
from ecumene.server.services import past_reader
from ecumene.server.services.past_reader import FEW, Json, PastReader
from ecumene.server.storage import DatabaseUnreachable, Store, store
from tests.patience import PATIENCE
from tests.server.inside import a_game, inside, settled, somebody
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.service_container import Services


class Slow:
    """Something that is read until it is let go."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._free = threading.Event()

    def reading(self, name: str) -> Callable[[Any], str]:
        def job(_: Any) -> str:
            self.begun.append(name)
            assert self._free.wait(PATIENCE)
            return name

        return job

    def let_go(self) -> None:
        self._free.set()

    async def has_begun(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.begun) < count:
                await asyncio.sleep(0.001)


def test_long_reads_hold_up_nobody_else(sqlite_address: str) -> None:
    """Of one person one at a time; who wants little, and whoever asks for /health, do not wait."""

    async def run() -> None:
        opened = await Store.open(sqlite_address)
        slow, past = Slow(), PastReader(opened)

        def long(person: str) -> asyncio.Task[str]:
            return asyncio.create_task(past.read(person, slow.reading(person)))

        many = [long("mallory") for _ in range(60)]
        await slow.has_begun(1)
        refused = [each for each in many if each.done()]
        assert len(refused) == 60 - 1 - past_reader.MOST_WAITING
        for each in refused:
            with pytest.raises(Refusal) as problem:
                await each
            assert (problem.value.status, problem.value.wait > 0) == (429, True)
        other = long("anna")
        await slow.has_begun(2)
        assert slow.begun == ["mallory", "anna"], "the next of Mallory comes after others"
        assert await past.read("mallory", lambda _: "short", FEW) == "short"
        assert await opened.read(lambda _: "short") == "short"
        await opened.check()
        slow.let_go()
        assert await other == "anna"
        await asyncio.gather(*(each for each in many if each not in refused))
        await opened.close()

    asyncio.run(run())


def test_a_database_that_does_not_answer_is_not_waited_for(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(store, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(store, "_ask", slow.reading("asked"))

    async def run() -> None:
        opened = await Store.open(sqlite_address)
        for _ in range(3):
            with pytest.raises(DatabaseUnreachable):
                await opened.check()
        await slow.has_begun(1)
        assert slow.begun == ["asked"], "however often somebody wants to know"
        slow.let_go()
        await opened.close()

    asyncio.run(run())


def tell_much(hosted: HostedGame, now: int) -> None:
    for _ in range(FEW + 5):
        hosted.tell(now, "table-resumed")


def test_what_has_changed_waits_for_a_long_story_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is turned into JSON in the threads that found it, and not where everybody would wait."""
    slow = Slow()
    encoders: list[str] = []

    def noted(found: Any) -> Any:
        encoders.append(threading.current_thread().name.rpartition("_")[0])
        return to_names(found)

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game = await a_game(found, anna)
        await settled(found)
        await found.registry.act(game, tell_much)
        number = await found.registry.look(game, lambda hosted: hosted.counts[0])

        def changes(story: int | None) -> asyncio.Task[Any]:
            known = Known(("view", "asked"), story=story)
            asking = found.seat_requests.ask(request_of(GameSide.changes), game, anna, 0, known)
            return asyncio.create_task(asking)

        other = asyncio.create_task(found.registry._past.read(anna.id, slow.reading("digest")))
        await slow.has_begun(1)
        monkeypatch.setattr(past_reader, "to_names", noted)
        long = changes(0)
        for story, thread in ((None, "thought"), (number, "thought"), (number - FEW, "reader")):
            said = await changes(story)
            assert isinstance(said, Json)
            assert encoders.pop() == f"ecumene-{thread}"
            told = json.loads(said)["story"]
            assert (told is None) == (thread == "thought")
            assert told is None or (told["number"], told["more"]) == (number, False)
        assert not long.done(), "it is behind the long read of the same person"
        assert not encoders
        slow.let_go()
        said = json.loads(await long)
        assert encoders == ["ecumene-long-reader"]
        assert (said["number"], said["story"]["number"], said["story"]["more"]) == (
            number,
            FEW,
            True,
        )
        await other

    inside(tmp_path, scenario)


def test_queues_are_forgotten_when_they_are_empty() -> None:
    async def run() -> None:
        queues = FairQueues(1, 0)
        async with queues.turn("anna"):
            with pytest.raises(Refusal):
                async with queues.turn("anna"):
                    pass
            async with queues.turn("bob"):
                assert len(queues) == 2
        assert len(queues) == 0

    asyncio.run(run())


def test_whoever_waits_anyway_takes_no_place_from_those_who_ask() -> None:
    """Many windows that catch up do not refuse whoever asks for a digest meanwhile."""

    async def run() -> None:
        queues, served = FairQueues(1, 1), asyncio.Event()

        async def one(*, patient: bool) -> None:
            async with queues.turn("anna", patient=patient):
                await served.wait()

        tasks = [asyncio.create_task(one(patient=True)) for _ in range(8)]
        tasks += [asyncio.create_task(one(patient=False)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await one(patient=False)
        served.set()
        await asyncio.gather(*tasks)
        assert len(queues) == 0

    asyncio.run(run())


def test_whoever_was_away_is_told_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the beginning, from anywhere, and on with what happens, without a gap."""
    monkeypatch.setattr(halls, "MISSED_AT_ONCE", 7)
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(people=5, computers=0, take=5)["game"]["id"]
        for number in range(30):
            anna.post(f"/games/{game}/seats/0/chat", {"text": f"line {number}"})
        last = anna.get(f"/games/{game}/seats/0/view")["number"]
        for since in (0, 5, last - 1, last, 2**31 - 1):
            with anna.socket(game, 0, since) as socket:
                heard: list[dict[str, Any]] = []
                while not heard or heard[-1]["type"] != "now":
                    heard.append(json.loads(socket.recv(timeout=PATIENCE)))
                numbers = [each["number"] for each in heard[:-1]]
                assert numbers == list(range(since + 1, last + 1))
                anna.post(f"/games/{game}/seats/0/chat", {"text": "new"})
                last += 1
                while (found := json.loads(socket.recv(timeout=PATIENCE)))["type"] == "now":
                    pass
                assert (found["type"], found["number"]) == ("chat", last)


def test_whoever_is_told_again_meanwhile_is_told_nothing_twice(tmp_path: Path) -> None:
    """A game that is loaded anew has everybody follow it, also who is just catching up."""

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game = await a_game(found, anna, people=5)
        await found.registry.act(
            game, lambda hosted, now: hosted.say(now, 0, "Anna", None, "Before")
        )
        listener = await found.registry.listen(game, anna, 0, 0)
        assert await listener.next() is Signal.BEHIND
        missed = await found.registry.missed(game, listener)
        await found.registry.look(game, lambda hosted: listener.follow(state_for(hosted, 0)))
        catching_up: list[asyncio.Task[list[bytes]]] = []

        def say(hosted: HostedGame, now: int) -> None:
            hosted.say(now, 0, "Anna", None, "Meanwhile")
            catching_up.append(asyncio.create_task(found.registry.missed(game, listener)))

        await found.registry.act(game, say)
        assert await catching_up[0] == []
        told = [*missed]
        while b"Meanwhile" not in told[-1]:
            message = await listener.next()
            assert isinstance(message, bytes)
            told.append(message)
        numbers = [each["number"] for each in map(json.loads, told) if each["type"] != "now"]
        assert numbers == list(range(1, len(numbers) + 1))

    inside(tmp_path, scenario)
