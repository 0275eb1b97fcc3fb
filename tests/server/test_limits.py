"""How much a client may ask for, and who is one."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from litestar.enums import ScopeType
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ecumene.server.app import ENDPOINTS, PRICES
from ecumene.server.http.middleware.concurrency import (
    AT_ONCE,
    IMPORTS_AT_ONCE,
    Concurrency,
    is_import,
    is_usual,
)
from ecumene.server.http.middleware.rate_limits import Buckets, Limits
from ecumene.server.settings import Settings
from tests.server.served import served

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.http.middleware.request_prices import Price

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


def test_what_has_happened_is_charged_in_any_case() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    buckets.charge("anna", 70)
    assert buckets.take("anna") == pytest.approx(11)
    buckets.charge("anna", 1000)
    assert buckets.take("anna") == pytest.approx(61), "nobody is kept out for longer"


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


def test_people_have_buckets_of_their_own() -> None:
    with served(requests_per_minute=2) as server:
        ask = server.client.get

        def statuses(headers: dict[str, str]) -> list[int]:
            return [ask("/api/games/g1", headers=headers).status_code for _ in range(3)]

        assert statuses(ANNA) == [200, 200, 429]
        assert statuses(BOB) == [200, 200, 429]
        assert statuses({}) == [200, 200, 200]
        refused = ask("/api/games/g1", headers={**ANNA, "Accept-Language": "pl-PL,pl;q=0.9"})
        seconds = int(refused.headers["retry-after"])
        assert 1 <= seconds <= 30
        assert refused.json()["text"].startswith(f"Za dużo żądań. Można spróbować za {seconds} se")
        assert refused.headers["x-content-type-options"] == "nosniff"


def test_whoever_asks_and_whatever_they_show_their_address_is_charged() -> None:
    with served(requests_per_address=4) as server:
        ask = server.client.get
        people: list[dict[str, str]] = [ANNA, BOB, {}, NOBODY, ANNA, BOB, NOBODY]
        statuses = [ask("/api/games/g1", headers=headers).status_code for headers in people]
        assert statuses == [200, 200, 200, 200, 429, 429, 429]
        assert ask("/health").status_code == 200, "nobody restarts the server for this"
        assert ask("/api/games/g1").headers["retry-after"]


def test_becoming_somebody_new_does_not_help() -> None:
    """Each with the credentials of the one before: the address pays for all of them."""
    cost = price("come").at_address
    with served(requests_per_address=2 * cost) as server:
        people: list[dict[str, str]] = [{}, ANNA, BOB]
        asked = [server.client.post("/api/people", json={}, headers=each) for each in people]
        assert [each.status_code for each in asked] == [201, 201, 429]
        other = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(base_url=server.address, transport=other) as client:
            assert client.post("/api/people", json={}).status_code == 201


def test_new_people_cost_more_however_the_path_is_written() -> None:
    with served(requests_per_address=2 * price("come").at_address) as server:
        paths = ("/api/people", "/api/people/", "/api//people")
        statuses = [server.client.post(path, json={}).status_code for path in paths]
        assert statuses == [201, 201, 429]


def price(name: str) -> Price:
    (found,) = (each.price for each in ENDPOINTS if each.handle.__name__ == name)
    return found


@pytest.mark.parametrize(
    ("method", "path", "query", "person", "address"),
    [
        ("GET", "/api/games/g1", "", 1, 1),
        ("GET", "/api/games/g1/record", "", 20, 20),
        ("GET", "/api/games/g1/record/", "", 20, 20),
        ("POST", "/api/games/g1/record", "", 1, 1),
        ("GET", "/api/games/g1/seats/3/digest", "since=0", 10, 10),
        ("GET", "/api/games/g1/watch/digest", "", 10, 10),
        ("GET", "/api/games/g1/seats/3/story", "", 3, 3),
        ("GET", "/api/games/g1/scores", "", 10, 10),
        ("GET", "/api/games/g1/seats/3/proposal", "", 5, 5),
        ("GET", "/api/games/g1/seats/3/question", "", 1, 1),
        ("POST", "/api/games/g1/seats/3/changes", "", 2, 2),
        ("POST", "/api/games/g1/seats/3/answers", "", 2, 2),
        ("POST", "/api/games/g1/seats/3/undo", "", 2, 2),
        ("GET", "/api/games/g1/seats/3/view", "", 1, 1),
        ("GET", "/api/games/g1/seats/3/view", "x=1&at=7", 10, 10),
        ("GET", "/api/games/g1/watch/view", "at=7", 10, 10),
        ("GET", "/api/games/g1/watch/view", "%61t=7", 10, 10),
        ("GET", "/api/games/g1/watch/view", "x=at%3d7", 1, 1),
        ("POST", "/api/games", "", 60, 400),
        ("POST", "/api/games/import", "", 120, 800),
        ("POST", "/api/games/g1/continue", "", 120, 800),
        ("POST", "/api/people", "", 0, 400),
        ("POST", "/api/devices", "", 0, 400),
        ("SOCKET", "/api/games/g1/seats/3/socket", "since=0", 5, 5),
        ("POST", "/mcp/g1", "", 5, 5),
    ],
)
def test_what_makes_work_costs_more(
    method: str, path: str, query: str, person: int, address: int
) -> None:
    kind = ScopeType.WEBSOCKET if method == "SOCKET" else ScopeType.HTTP
    scope = {"type": kind, "method": method, "path": path, "query_string": query.encode()}
    found = PRICES.of(cast("Any", scope))
    assert (found.person, found.at_address) == (person, address)


def test_a_club_at_one_address_may_do_what_its_members_may() -> None:
    """18 people come at once and make their games, or each asks as much as one person may."""
    usual = Settings()
    coming = 18 * price("come").at_address + 6 * price("create").at_address
    assert coming <= usual.requests_per_address
    assert 18 * usual.requests_per_minute <= usual.requests_per_address
    assert usual.connections_per_address >= 18 * 8, "six of a browser, and two windows with sockets"
    assert usual.sockets_per_address >= 18 * 4


def test_sockets_count_as_requests() -> None:
    cost = 5
    with served(requests_per_address=cost) as server:
        with connect(server.socket_address(), proxy=None):
            pass
        with pytest.raises(InvalidStatus) as refused:
            connect(server.socket_address(), proxy=None)
        response = refused.value.response
        assert response.status_code == 429
        assert 1 <= int(response.headers["Retry-After"]) <= 60


@pytest.mark.parametrize("limit", ["sockets_per_client", "sockets_per_address"])
def test_only_so_many_sockets_are_open_at_once(limit: str) -> None:
    with served(None, None, **{limit: 2}) as server, ExitStack() as stack:

        def join(headers: dict[str, str]) -> None:
            address = server.socket_address()
            socket = stack.enter_context(connect(address, additional_headers=headers, proxy=None))
            socket.send("hello")
            assert socket.recv() == "g1 3 hello"

        def is_refused(headers: dict[str, str]) -> None:
            with pytest.raises(InvalidStatus) as refused:
                join(headers)
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["Retry-After"]

        join(ANNA)
        join(ANNA)
        is_refused(ANNA)
        if limit == "sockets_per_client":
            join(BOB)
        else:
            is_refused(BOB)
            is_refused({})


@pytest.mark.parametrize("failing", [False, True])
def test_whoever_has_closed_a_socket_may_open_another(failing: bool) -> None:
    async def app(*_: Any) -> None:
        assert len(limits.of_addresses.sockets) == 1
        assert len(limits.of_people.sockets) == 1
        if failing:
            raise ConnectionError

    limits = limited(app, sockets_per_client=1, sockets_per_address=1)
    for _ in range(3):
        with suppress(ConnectionError):
            asyncio.run(limits(scope("websocket"), cast("Any", None), cast("Any", None)))
    assert len(limits.of_addresses.sockets) == len(limits.of_people.sockets) == 0


@pytest.mark.parametrize(
    ("path", "at_once", "concerns"),
    [("/", AT_ONCE, is_usual), ("/api/games/import", IMPORTS_AT_ONCE, is_import)],
    ids=["usual", "imports"],
)
def test_of_an_address_only_some_is_under_way_at_a_time(
    path: str, at_once: int, concerns: Callable[[Any], bool]
) -> None:
    """Others are answered while the rest of it waits."""
    begun: list[str] = []

    async def run() -> None:
        free = asyncio.Event()

        async def app(scope: Any, *_: Any) -> None:
            begun.append(scope["client"][0])
            await free.wait()

        turns = Concurrency(app, at_once, concerns)

        def ask(address: str) -> asyncio.Task[None]:
            asking = {**scope("http", address), "path": path}
            asked = turns(cast("Any", asking), cast("Any", None), cast("Any", None))
            return asyncio.ensure_future(asked)

        tasks = [ask("203.0.113.5") for _ in range(5 * at_once)] + [ask("203.0.113.6")]
        while "203.0.113.6" not in begun:
            await asyncio.sleep(0)
        assert begun.count("203.0.113.5") == at_once
        free.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert begun.count("203.0.113.5") == 5 * at_once


@pytest.mark.parametrize("path", ["/api/games/g1/answers", "/api/games/import"])
def test_bodies_that_never_come_hold_up_nobody_who_shares_the_address(path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n".encode()
    with served(requests_per_minute=0, requests_per_address=0) as server, ExitStack() as stack:
        for _ in range(2 * AT_ONCE):
            connection = socket.create_connection(("127.0.0.1", server.port))
            stack.enter_context(connection).sendall(head)
        for _ in range(3):  # by then all of them have arrived
            assert server.client.get("/api/games/g1").status_code == 200
        if path != "/api/games/import":
            answered = server.client.post(path, content=b"hello")
            assert answered.json() == {"bytes": 5}


def test_nobody_is_looked_up_whose_address_has_asked_for_too_much() -> None:
    looked_up: list[str] = []
    statuses: list[int] = []

    async def app(*_: Any) -> None:
        statuses.append(200)

    async def known(token: str) -> str:
        looked_up.append(token)
        return "anna"

    async def send(message: Any) -> None:
        if "status" in message:
            statuses.append(message["status"])

    async def run() -> None:
        limits = Limits(app, app, Settings(requests_per_address=3), known, PRICES)
        for _ in range(10):
            await limits(scope("http"), cast("Any", None), send)

    asyncio.run(run())
    assert statuses == [200] * 3 + [429] * 7
    assert len(looked_up) == 3


def test_others_at_an_address_do_not_pay_for_what_somebody_is_refused() -> None:
    with served(requests_per_minute=2, requests_per_address=8) as server:

        def status(headers: dict[str, str]) -> int:
            return server.client.get("/api/games/g1", headers=headers).status_code

        assert [status(ANNA) for _ in range(20)] == [200] * 2 + [429] * 18
        assert [status(BOB) for _ in range(3)] == [200, 200, 429]


def limited(app: Any, **settings: Any) -> Limits:
    async def known(_: str) -> str:
        return "anna"

    return Limits(app, app, Settings(**settings), known, PRICES)


def scope(kind: str, address: str = "203.0.113.5") -> Any:
    return {
        "type": ScopeType(kind),
        "method": "GET",
        "path": "/",
        "query_string": b"",
        "client": (address, 1),
        "headers": [(b"authorization", b"Bearer token")],
    }
