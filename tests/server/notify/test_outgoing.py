"""The way out, against servers and names that mean no good."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest

from ecumene.server.notify.outgoing import Outgoing, TargetUnreachable, look_up
from ecumene.server.notify.targets import Policy, read_target
from tests.patience import PATIENCE
from tests.server.notify.receivers import NAME, Receiver, listening, status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.notify.receivers import Answer, Identity

HERE = "127.0.0.1"


async def post(url: str, policy: Policy, body: bytes = b"{}") -> int:
    outgoing = Outgoing(policy)
    try:
        return await outgoing.post(read_target(url, policy), {"X-Test": "1"}, body)
    finally:
        outgoing.close()


async def trouble(url: str, policy: Policy) -> str:
    with pytest.raises(TargetUnreachable) as unreachable:
        await post(url, policy)
    return unreachable.value.trouble


async def exchange(answer: Answer, timeout: float = 10.0) -> tuple[int | str, Receiver]:
    """Send something to a server without encryption: what came of it, and what the server saw."""
    async with listening(answer) as receiver:
        url, policy = receiver.url(host=HERE, scheme="http"), receiver.policy(timeout=timeout)
        try:
            return await post(url, policy), receiver
        except TargetUnreachable as unreachable:
            return unreachable.trouble, receiver


def test_a_request_arrives_as_it_was_meant(
    identity: Identity, names: Callable[..., list[str]]
) -> None:
    async def run() -> None:
        asked = names(HERE)
        async with listening(status("201 Created"), identity) as receiver:
            url = receiver.url("/a/b?c=%20d")
            assert await post(url, receiver.policy(identity), b"\x00body") == 201
            (request,) = receiver.requests
            assert request.line == "POST /a/b?c=%20d HTTP/1.1"
            assert request.headers["host"] == f"{NAME}:{receiver.port}"
            assert request.headers["x-test"] == "1"
            assert request.body == b"\x00body"
            assert asked == [NAME]

    asyncio.run(run())


@pytest.mark.parametrize(
    "addresses",
    [
        ("127.0.0.1",),
        ("::ffff:127.0.0.1",),
        ("64:ff9b::7f00:1",),
        ("169.254.169.254",),
        ("10.0.0.7",),
        ("0.0.0.0",),  # noqa: S104
        ("93.184.216.34", "127.0.0.1"),
        ("127.0.0.1", "93.184.216.34"),
    ],
)
def test_names_of_private_addresses_lead_nowhere(
    names: Callable[..., list[str]], addresses: tuple[str, ...]
) -> None:
    """One bad address among good ones is enough: who can choose it could have it tried first."""

    async def run() -> None:
        names(*addresses)
        async with listening(status("200 OK")) as receiver:
            strict = Policy(allow_http=True, ports=(receiver.port,))
            assert await trouble(receiver.url(scheme="http"), strict) == "address"
            assert receiver.connections == 0

    asyncio.run(run())


def test_link_local_is_refused_even_where_private_is_allowed(
    names: Callable[..., list[str]],
) -> None:
    names("169.254.169.254")
    policy = Policy(allow_private=True)
    assert asyncio.run(trouble(f"https://{NAME}/", policy)) == "address"


def test_localhost_is_refused_by_its_address() -> None:
    policy = Policy(allow_http=True, ports=(80,))
    target = read_target(
        "http://localhost/", Policy(allow_private=True, allow_http=True, ports=(80,))
    )

    async def run() -> None:
        outgoing = Outgoing(policy)
        with pytest.raises(TargetUnreachable, match="address"):
            await outgoing.post(target, {}, b"")
        outgoing.close()

    asyncio.run(run())


def test_other_ways_to_write_an_address_are_seen_through() -> None:
    """The resolver of the system reads them; ``read_target`` refuses them before."""
    for host in ("2130706433", "0x7f000001", "0177.0.0.1", "127.1"):
        assert set(look_up(host)) == {ip_address(HERE)}


def test_a_name_is_looked_up_once_and_that_address_is_called(
    monkeypatch: pytest.MonkeyPatch, identity: Identity
) -> None:
    """A name that means something else the second time (DNS rebinding)."""

    async def run() -> None:
        answers = [[ip_address(HERE)], [ip_address("10.255.255.1")]]
        monkeypatch.setattr(
            "ecumene.server.notify.outgoing.look_up", lambda host: answers.pop(0) if host else []
        )
        async with listening(status("200 OK"), identity) as receiver:
            assert await post(receiver.url(), receiver.policy(identity)) == 200
        assert len(answers) == 1

    asyncio.run(run())


def test_the_next_address_is_tried(names: Callable[..., list[str]], identity: Identity) -> None:
    async def run() -> None:
        names("127.0.0.2", HERE)
        async with listening(status("200 OK"), identity) as receiver:
            assert await post(receiver.url(), receiver.policy(identity)) == 200

    asyncio.run(run())


def test_names_that_nobody_knows(names: Callable[..., list[str]]) -> None:
    assert look_up("no-such-name.invalid") == ()
    names()
    assert asyncio.run(trouble(f"https://{NAME}/", Policy())) == "name"


def test_nobody_listens() -> None:
    async def run() -> None:
        async with listening(status("200 OK")) as receiver:
            url, policy = receiver.url(host=HERE, scheme="http"), receiver.policy()
        assert await trouble(url, policy) == "connection"

    asyncio.run(run())


def test_certificates_are_verified(identity: Identity, names: Callable[..., list[str]]) -> None:
    async def run() -> None:
        names(HERE)
        async with listening(status("200 OK"), identity) as receiver:
            unknown = Policy(allow_private=True, ports=(receiver.port,))
            assert await trouble(receiver.url(), unknown) == "connection"
            other_name = receiver.url(host="other.example.org")
            assert await trouble(other_name, receiver.policy(identity)) == "connection"
            assert receiver.requests == []

    asyncio.run(run())


def test_a_server_without_encryption_is_no_https(names: Callable[..., list[str]]) -> None:
    async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await status("200 OK")(writer)
        writer.close()

    async def run() -> None:
        names(HERE)
        server = await asyncio.start_server(greet, HERE, 0)
        port = server.sockets[0].getsockname()[1]
        policy = Policy(allow_private=True, ports=(port,))
        assert await trouble(f"https://{NAME}:{port}/", policy) == "connection"
        server.close()

    asyncio.run(run())


def test_a_server_that_drops_encryption(
    identity: Identity, names: Callable[..., list[str]]
) -> None:
    """After the request it answers in the clear, on the same connection."""

    def serve(listener: socket.socket) -> None:
        plain, _ = listener.accept()
        with identity.context.wrap_socket(plain, server_side=True) as encrypted:
            encrypted.recv(65536)
            with socket.socket(fileno=os.dup(encrypted.fileno())) as below:
                below.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
                below.shutdown(socket.SHUT_WR)

    async def run(listener: socket.socket) -> None:
        port = listener.getsockname()[1]
        policy = Policy(allow_private=True, ports=(port,), authorities=identity.file)
        serving = asyncio.create_task(asyncio.to_thread(serve, listener))
        assert await trouble(f"https://{NAME}:{port}/", policy) == "connection"
        await serving

    names(HERE)
    with socket.create_server((HERE, 0)) as listener:
        asyncio.run(run(listener))


def test_redirects_are_not_followed() -> None:
    async def run() -> None:
        async with listening(status("200 OK")) as inner:
            location = f"Location: {inner.url(host=HERE, scheme='http')}"
            for line in ("301 Moved", "302 Found", "307 Temporary", "308 Permanent"):
                answered, _ = await exchange(status(line, location))
                assert answered == int(line[:3])
            assert inner.connections == 0

    asyncio.run(run())


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with listening(status("200 OK")) as proxy:
            for name in ("http_proxy", "https_proxy", "all_proxy", "HTTPS_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, proxy.url(host=HERE, scheme="http"))
            answered, _ = await exchange(status("204 No Content"))
            assert answered == 204
            assert proxy.connections == 0

    asyncio.run(run())


async def drip(writer: asyncio.StreamWriter) -> None:
    """One byte of a header at a time, so that no single wait is long."""
    writer.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
    while True:
        writer.write(b".")
        await writer.drain()
        await asyncio.sleep(0.01)


async def silence(_: asyncio.StreamWriter) -> None:
    await asyncio.get_running_loop().create_future()


@pytest.mark.parametrize("answer", [drip, silence])
def test_time_is_limited_as_a_whole(answer: Answer) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            assert (await exchange(answer, timeout=0.2))[0] == "time"

    asyncio.run(run())


def test_a_handshake_that_never_comes(names: Callable[..., list[str]]) -> None:
    async def run(port: int) -> None:
        policy = Policy(allow_private=True, ports=(port,), timeout=0.2)
        async with asyncio.timeout(PATIENCE):
            assert await trouble(f"https://{NAME}:{port}/", policy) == "time"

    names(HERE)
    with socket.create_server((HERE, 0)) as silent:
        asyncio.run(run(silent.getsockname()[1]))
    gc.collect()  # a connection left open would warn here


class Flood:
    """A server that sends without end."""

    def __init__(self, head: bytes) -> None:
        self.head = head
        self.sent = 0

    async def __call__(self, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n" + self.head)
        while True:
            writer.write(b"X" * 65536)
            self.sent += 65536
            await writer.drain()


@pytest.mark.parametrize(
    ("head", "outcome"),
    [(b"\r\n", 200), (b"X-Long: ", "connection")],
)
def test_answers_without_end_are_not_read(head: bytes, outcome: int | str) -> None:
    """What the other side can get rid of is what fits into buffers."""

    async def run() -> None:
        flood = Flood(head)
        async with asyncio.timeout(PATIENCE):
            assert (await exchange(flood))[0] == outcome
        assert flood.sent < 20_000_000

    asyncio.run(run())


@pytest.mark.parametrize(
    "raw", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 999999 No\r\n\r\n", b"\x00" * 9]
)
def test_what_is_no_http_is_no_answer(raw: bytes) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(raw)
        await writer.drain()

    assert asyncio.run(exchange(answer))[0] == "connection"


def test_headers_cannot_be_smuggled() -> None:
    async def run() -> None:
        async with listening(status("200 OK")) as receiver:
            policy = receiver.policy()
            outgoing = Outgoing(policy)
            target = read_target(receiver.url(host=HERE, scheme="http"), policy)
            with pytest.raises(TargetUnreachable):
                await outgoing.post(target, {"X-Test": "1\r\nX-Other: 2"}, b"")
            outgoing.close()
            assert receiver.requests == []

    asyncio.run(run())
