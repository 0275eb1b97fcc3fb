"""Who asks, where proxies stand between."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from ecumene.server.http.middleware.proxies import Proxies, is_local, subscriber_of
from ecumene.server.http.middleware.request_headers import language_of, token_of

TRUSTED = ("10.0.0.0/8", "127.0.0.1", "fd00::/8")


def request(client: str | None, *headers: tuple[str, str], kind: str = "http") -> Any:
    return {
        "type": kind,
        "client": None if client is None else (client, 4711),
        "scheme": "http" if kind == "http" else "ws",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
    }


def corrected(scope: Any, trusted: tuple[str, ...] = TRUSTED) -> Any:
    async def app(*_: Any) -> None:
        pass

    asyncio.run(Proxies(cast("Any", app), trusted)(scope, cast("Any", None), cast("Any", None)))
    return scope


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1:5000"], "198.51.100.1"),
        ("10.0.0.1", ["[2001:db8::1]:5000"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("fd00::1", ["2001:db8::1"], "2001:db8::1"),
    ],
)
def test_the_client_is_the_last_that_is_no_proxy(
    peer: str, forwarded: list[str], client: str
) -> None:
    scope = corrected(request(peer, *(("X-Forwarded-For", text) for text in forwarded)))
    assert scope["client"][0] == client


def test_only_trusted_proxies_tell_the_scheme() -> None:
    secure = ("X-Forwarded-Proto", "https")
    assert corrected(request("10.0.0.1", secure))["scheme"] == "https"
    assert corrected(request("10.0.0.1", secure, kind="websocket"))["scheme"] == "wss"
    assert corrected(request("203.0.113.5", secure))["scheme"] == "http"
    assert corrected(request("10.0.0.1", ("X-Forwarded-Proto", "gopher")))["scheme"] == "http"
    assert corrected(request("10.0.0.1"))["scheme"] == "http"
    assert corrected(request(None, secure))["scheme"] == "http"


def test_whoever_comes_through_a_proxy_on_this_machine_is_not_local() -> None:
    forwarded = ("X-Forwarded-For", "203.0.113.5")
    assert is_local(corrected(request("127.0.0.1")))
    assert is_local(corrected(request("::1")))
    assert not is_local(corrected(request("203.0.113.5")))
    assert not is_local(corrected(request("127.0.0.1", forwarded)))
    assert not is_local(corrected(request("127.0.0.1", forwarded), ()))
    assert not is_local(corrected(request("127.0.0.1", ("Forwarded", "for=203.0.113.5")), ()))
    assert not is_local(corrected(request(None)))


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("203.0.113.5", "203.0.113.6", False),
        ("203.0.113.5", "::ffff:203.0.113.5", True),
        ("2001:db8::1", "2001:db8::ffff:0:1", True),
        ("2001:db8:0:0::1", "2001:db8:0:1::1", False),
    ],
)
def test_a_subscriber_has_a_whole_network_of_ipv6(first: str, second: str, same: bool) -> None:
    assert (subscriber_of(request(first)) == subscriber_of(request(second))) is same


@pytest.mark.parametrize(
    ("header", "token"),
    [
        (("Authorization", "Bearer abc"), "abc"),
        (("Authorization", "bearer  abc "), "abc"),
        (("Authorization", "Basic abc"), None),
        (("Authorization", "Bearer "), None),
        (("Cookie", "ecumene=abc"), "abc"),
        (("Cookie", 'a=b; ecumene="abc" ; c=d'), "abc"),
        (("Cookie", "xecumene=abc; ecumene2=x; ecumene"), None),
        (("Cookie", "ecumene=" + "x" * 201), None),
        (("X-Other", "abc"), None),
    ],
)
def test_credentials_are_a_token_or_a_cookie(header: tuple[str, str], token: str | None) -> None:
    assert token_of(request("203.0.113.5", header)) == token


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8", "pl"),
        ("de,pl;q=0.5,en;q=0.7", "en"),
        ("de, pl;q=0.5", "pl"),
        ("pl;q=0", "en"),
        ("pl;q=x, en;q=0.1", "en"),
        ("", "en"),
        (",;,", "en"),
    ],
)
def test_the_language_is_the_one_that_is_wanted_most(wish: str, language: str) -> None:
    assert language_of(request("203.0.113.5", ("Accept-Language", wish))) == language
