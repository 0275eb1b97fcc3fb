"""How much a client may ask for, and who is one."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ecumene.server.limits import COSTS, Buckets, Limits
from ecumene.server.settings import Settings
from tests.server.served import served

ANNA = {"Authorization": "Bearer token-of-anna"}
BOB = {"Cookie": "theme=dark; ecumene=token-of-bob"}
NOBODY = {"Authorization": "Bearer made-up"}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert [buckets.take("anna") for _ in range(60)] == [0.0] * 60
    assert buckets.take("anna") == pytest.approx(1)
    assert buckets.take("bob") == 0
    clock.now += 0.75
    assert buckets.take("anna") == pytest.approx(0.25)
    clock.now += 0.25
    assert buckets.take("anna") == 0
    clock.now += 3600
    assert [buckets.take("anna") for _ in range(61)].count(0.0) == 60


def test_what_costs_more_takes_more() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert buckets.take("anna", 50) == 0
    assert buckets.take("anna", 50) == pytest.approx(40)
    assert buckets.take("anna", 10) == 0
    clock.now += 60
    assert buckets.take("anna", 1000) == 0, "what costs more than there ever is takes everything"


def test_no_limit() -> None:
    buckets = Buckets(0)
    assert {buckets.take("anna", 1000) for _ in range(1000)} == {0.0}
    assert len(buckets) == 0


def test_only_so_many_clients_are_remembered() -> None:
    buckets = Buckets(1, Clock(), most_clients=3)
    for name in ("a", "b", "c", "a", "d"):
        buckets.take(name)
    assert len(buckets) == 3
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0, "who has been silent longest was forgotten"


def test_people_and_addresses_have_buckets_of_their_own() -> None:
    with served(requests_per_minute=2) as server:
        ask = server.client.get

        def statuses(headers: dict[str, str]) -> list[int]:
            return [ask("/api/games/g1", headers=headers).status_code for _ in range(3)]

        assert statuses(ANNA) == [200, 200, 429]
        assert statuses(BOB) == [200, 200, 429]
        assert statuses({}) == [200, 200, 429]
        assert statuses(NOBODY) == [429, 429, 429]
        refused = ask("/api/games/g1", headers={"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
        seconds = int(refused.headers["retry-after"])
        assert 1 <= seconds <= 30
        assert refused.json()["text"].startswith(f"Za dużo żądań. Można spróbować za {seconds} se")
        assert refused.headers["x-content-type-options"] == "nosniff"


def test_new_people_cost_more() -> None:
    cost = COSTS["POST", "/api/people"]
    with served(requests_per_minute=2 * cost) as server:
        paths = ("/api/people", "/api/people/", "/api//people")
        statuses = [server.client.post(path, json={}).status_code for path in paths]
        assert statuses == [201, 201, 429]


def test_sockets_count_as_requests() -> None:
    with served(requests_per_minute=1) as server:
        with connect(server.socket_address(), proxy=None):
            pass
        with pytest.raises(InvalidStatus) as refused:
            connect(server.socket_address(), proxy=None)
        response = refused.value.response
        assert response.status_code == 429
        assert 1 <= int(response.headers["Retry-After"]) <= 60


def test_only_so_many_sockets_are_open_at_once() -> None:
    with served(sockets_per_client=2) as server, ExitStack() as stack:

        def join(headers: dict[str, str]) -> None:
            address = server.socket_address()
            socket = stack.enter_context(connect(address, additional_headers=headers, proxy=None))
            socket.send("hello")
            assert socket.recv() == "g1 3 hello"

        join(ANNA)
        join(ANNA)
        with pytest.raises(InvalidStatus) as refused:
            join(ANNA)
        assert refused.value.response.status_code == 429
        join(BOB)


@pytest.mark.parametrize("failing", [False, True])
def test_whoever_has_closed_a_socket_may_open_another(failing: bool) -> None:
    async def app(*_: Any) -> None:
        assert limits.sockets == {"203.0.113.5": 1}
        if failing:
            raise ConnectionError

    async def known(_: str) -> None:
        return None

    limits = Limits(cast("Any", app), Settings(sockets_per_client=1), known)
    scope = cast("Any", {"type": "websocket", "client": ("203.0.113.5", 1), "headers": []})
    for _ in range(3):
        with suppress(ConnectionError):
            asyncio.run(limits(scope, cast("Any", None), cast("Any", None)))
    assert limits.sockets == {}
