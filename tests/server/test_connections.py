"""What a client may send beside bodies, how long it may be silent, and what it may leave unread."""

from __future__ import annotations

import json
import select
import socket
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecumene.server.process.connection_limit import REFUSED, ConnectionLimit
from ecumene.server.process.connections import MOST_WAITING, Bounds
from ecumene.server.settings import Settings
from tests.patience import PATIENCE, wait_until
from tests.server.served import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Served

MOST = Bounds().most_beside
HOST = b"Host: 127.0.0.1\r\n"
GET = b"GET /api/games/g1 HTTP/1.1\r\n" + HOST
CHUNKED = b"POST /api/games/g1/answers HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n"
ONE_PART = b"\r\n1\r\nx\r\n"
UPGRADE = (
    b"GET /api/games/g1/seats/3/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + HOST
)
MUCH = 4 * MOST
HASTE = 1.0


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as one:
        yield one


@pytest.fixture(scope="module")
def hasty() -> Iterator[Served]:
    """A server that waits for nobody, but longer than a busy machine keeps us from writing."""
    with served(bounds=Bounds(head_seconds=HASTE, stalled_seconds=HASTE)) as one:
        yield one


def until_closed(connection: socket.socket) -> bytes:
    """Whatever still comes."""
    parts = []
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


# Bytes


@pytest.mark.parametrize(
    "sent",
    [
        GET + b"a: b\r\n" * (MUCH // 6),
        GET + b"a: " + b"b" * MUCH,
        GET + b"a" * MUCH,
        b"GET /" + b"a" * MUCH,
        b"\r\n" * (MUCH // 2),
        UPGRADE + b"a: b\r\n" * (MUCH // 6),
        CHUNKED + ONE_PART + b"0\r\n" + b"a: b\r\n" * (MUCH // 6),
        CHUNKED + ONE_PART + b"0\r\na: " + b"b" * MUCH,
        CHUNKED + ONE_PART + b"1;" + b"a" * MUCH,
        CHUNKED + b"\r\n" + b"1;a=" + b"b" * (2 * MOST) + b"\r\nx\r\n",
    ],
    ids=[
        *("many headers", "a value", "a name", "a path", "empty lines", "a handshake"),
        *("many trailers", "a trailer", "an extension", "extensions"),
    ],
)
def test_nothing_beside_a_body_goes_on_for_ever(server: Served, sent: bytes) -> None:
    answer = server.exchange(sent)
    assert answer.startswith(b"HTTP/1.1 431 "), answer[:100]
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head
    assert json.loads(body)["sentence"]["key"] == "serve-head-too-large"


def test_headers_are_not_too_many_either(server: Served) -> None:
    some = GET + b"a: b\r\n" * 100 + b"Connection: close\r\n\r\n"
    assert server.exchange(some).startswith(b"HTTP/1.1 200")
    many = GET + b"a: b\r\n" * 2_000 + b"Connection: close\r\n\r\n"
    assert server.exchange(many).startswith(b"HTTP/1.1 431")


def test_long_heads_and_small_parts_fit(server: Served) -> None:
    long = GET + b"a: " + b"b" * (MOST - 200) + b"\r\nConnection: close\r\n\r\n"
    assert server.exchange(long).startswith(b"HTTP/1.1 200")
    small = CHUNKED + b"Connection: close\r\n\r\n" + b"1\r\nx\r\n" * 10_000 + b"0\r\na: b\r\n\r\n"
    assert server.exchange(small).endswith(b'{"bytes":10000}')


def test_each_request_of_a_connection_is_counted_for_itself(server: Served) -> None:
    one = GET + b"a: " + b"b" * (MOST // 2) + b"\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        for _ in range(4):
            connection.sendall(one)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(GET + b"a: " + b"b" * MUCH)
        assert until_closed(connection).startswith(b"HTTP/1.1 431")


def test_what_comes_behind_a_body_is_no_header(server: Served) -> None:
    closing = b"Connection: close\r\n"
    trailer = b"Origin: http://evil.example\r\n\r\n"
    said = server.exchange(CHUNKED + closing + ONE_PART + b"0\r\n" + trailer)
    assert said.startswith(b"HTTP/1.1 201")


def test_what_is_no_request_is_refused_in_our_words(server: Served) -> None:
    body = server.exchange(b"\0" * 64).partition(b"\r\n\r\n")[2]
    assert json.loads(body)["sentence"]["key"] == "server-bad-request"


def test_few_requests_wait_for_each_other(server: Served) -> None:
    some = GET + b"\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(some * 3)
        found = b""
        while found.count(b"HTTP/1.1 200") < 3:
            found += connection.recv(65536)
        connection.sendall(some * 100 * MOST_WAITING)
        assert until_closed(connection).count(b"HTTP/1.1") < 10 * MOST_WAITING


def test_a_body_that_nobody_wants_any_more_ends(server: Served) -> None:
    """Refused at once, since another site has sent it; the rest is not read for ever."""
    head = b"POST /api/games/g1/answers HTTP/1.1\r\nOrigin: null\r\nContent-Length: 99999999\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head + HOST + b"\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 403")
        with pytest.raises(OSError):  # noqa: PT011, PT012 reset, or a broken pipe
            for _ in range(10_000):
                connection.sendall(b"x" * 65536)


# Time


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        GET + b"a: b\r\n",
        UPGRADE + b"a: b\r\n",
        GET + b"\r\n" + GET,
        b"POST /api/games/g1/answers HTTP/1.1\r\nOrigin: null\r\nContent-Length: 9\r\n\r\nx",
    ],
    ids=[
        *("silent", "an empty line", "a line", "headers", "a handshake", "a second request"),
        "a body for nobody",
    ],
)
def test_what_never_comes_is_not_waited_for(hasty: Served, sent: bytes) -> None:
    def said() -> bytes:
        with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as connection:
            connection.sendall(sent)
            return until_closed(connection)

    if sent.endswith(b"a: b\r\n"):
        assert wait_until(said).startswith(b"HTTP/1.1 408")  # or nothing, if it was not read yet
    else:
        said()


def test_drops_do_not_put_it_off(hasty: Served) -> None:
    def said() -> bytes:
        """What is said though something comes again and again; nothing if the start came late."""
        with socket.create_connection(("127.0.0.1", hasty.port), timeout=PATIENCE) as connection:
            connection.sendall(GET)
            connection.settimeout(0.05)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with suppress(OSError):  # it may just have been cut off
                    connection.sendall(b"a: b\r\n")
                with suppress(TimeoutError):
                    return until_closed(connection)
        pytest.fail("it went on and on")

    assert wait_until(said).startswith(b"HTTP/1.1 408")


def asked_once(port: int) -> socket.socket | None:
    """A connection whose first request was answered; None if it was not read in time."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    with suppress(OSError):
        connection.sendall(GET + b"\r\n")
        if said := connection.recv(65536):
            assert said.startswith(b"HTTP/1.1 200")
            return connection
    connection.close()
    return None


def test_whoever_has_asked_may_be_silent(hasty: Served) -> None:
    """A browser keeps its connections for the next request, for longer than a head may take."""
    connection = wait_until(lambda: asked_once(hasty.port))
    assert connection is not None
    with connection:
        connection.settimeout(1.5 * HASTE)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.settimeout(PATIENCE)
        connection.sendall(GET + b"\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


# Numbers


def test_an_address_has_only_so_many_connections() -> None:
    with served(connections_per_address=2) as server, ExitStack() as stack:

        def join(home: str) -> socket.socket:
            place = ("127.0.0.1", server.port)
            return stack.enter_context(socket.create_connection(place, PATIENCE, (home, 0)))

        def is_served(connection: socket.socket) -> bool:
            connection.sendall(GET + b"\r\n")
            return connection.recv(65536).startswith(b"HTTP/1.1 200")

        first, second = join("127.0.0.7"), join("127.0.0.7")
        assert is_served(first)
        assert is_served(second)
        said = until_closed(join("127.0.0.7"))
        assert said.startswith(b"HTTP/1.1 429")
        assert b"retry-after: " in said
        assert is_served(join("127.0.0.8")), "others are not concerned"
        socket_ = server.socket_address()
        with connect(socket_, proxy=None) as one, connect(socket_, proxy=None):
            one.send("hello")
            assert one.recv() == "g1 3 hello"
            assert until_closed(join("127.0.0.1")).startswith(b"HTTP/1.1 429"), "sockets count"


def test_who_leaves_makes_room() -> None:
    door = ConnectionLimit(Settings(connections_per_address=1))
    assert door.enter("a", ("203.0.113.5", 1))
    assert not door.enter("b", ("203.0.113.5", 2))
    door.leave("b")
    assert not door.enter("b", ("203.0.113.5", 2))
    door.leave("a")
    assert door.enter("b", ("203.0.113.5", 2))


def test_who_sends_no_requests_is_let_in_no_more() -> None:
    door = ConnectionLimit(Settings(requests_per_address=3 * REFUSED))
    for number in range(3):
        assert door.enter(number, ("203.0.113.5", number))
        door.refused(number)
        door.leave(number)
    assert not door.enter(4, ("203.0.113.5", 4))
    assert door.enter(5, ("203.0.113.6", 5))


def test_who_counts_as_one() -> None:
    door = ConnectionLimit(Settings(connections_per_address=1, trusted_proxies=("192.0.2.0/24",)))
    assert door.enter(1, ("2001:db8::1", 1, 0, 0))
    assert not door.enter(2, ("2001:db8::2", 1, 0, 0)), "the same subscriber"
    assert door.enter(3, ("2001:db8:0:1::1", 1, 0, 0))
    assert door.enter(4, ("::ffff:203.0.113.5", 1, 0, 0))
    assert not door.enter(5, ("203.0.113.5", 1))
    assert all(door.enter(number, ("192.0.2.7", number)) for number in range(100, 200)), "a proxy"
    assert door.enter(6, None)
    unbounded = ConnectionLimit(Settings(connections_per_address=0))
    assert all(unbounded.enter(number, ("203.0.113.5", number)) for number in range(100))


# Who does not read


def stuffed(port: int) -> socket.socket:
    """A connection that takes in next to nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", port))
    return connection


def test_an_answer_that_is_not_read_is_given_up(hasty: Served) -> None:
    with stuffed(hasty.port) as connection:
        connection.sendall(b"GET /api/much HTTP/1.1\r\n" + HOST + b"\r\n")
        assert is_reset(connection)


def test_messages_that_are_not_read_are_given_up(hasty: Served) -> None:
    """A socket is cut off as well, however much it is told."""
    with stuffed(hasty.port) as connection:
        connection.sendall(UPGRADE.replace(b"/seats/3/socket", b"/much") + b"\r\n")
        assert is_reset(connection)


def is_reset(connection: socket.socket) -> bool:
    """Whether it is cut off before long, though nothing is read."""
    waiting = select.poll()
    waiting.register(connection, select.POLLERR | select.POLLHUP)
    return bool(waiting.poll(PATIENCE * 1000))


def test_who_only_talks_into_a_socket_is_sent_away(server: Served) -> None:
    with connect(server.socket_address(), proxy=None) as socket_:
        for number in range(100):
            socket_.ping(b"%0100d" % number)
        socket_.send("hello")
        assert socket_.recv() == "g1 3 hello"
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            for number in range(100, 10_000):
                socket_.ping(b"%0100d" % number)
            socket_.recv()
        assert socket_.protocol.close_rcvd is None or socket_.protocol.close_rcvd.code == 1008
