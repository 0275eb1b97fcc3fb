"""Headers for browsers, and requests that other sites make browsers send."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ecumene.server.http.middleware.security import origin_of
from tests.server.served import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Served

HOME = "https://play.example.org"
HOST = {"Host": "play.example.org"}


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as one:
        yield one


@pytest.fixture(scope="module")
def named() -> Iterator[Served]:
    """A server that knows where people open it."""
    with served(public_address=HOME) as one:
        yield one


@pytest.mark.parametrize(
    "path", ["/", "/api/games/g1", "/api/nothing", "/elsewhere", "/health", "/api/crash"]
)
def test_every_answer_has_the_headers(server: Served, path: str) -> None:
    headers = server.client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers


def test_data_may_do_nothing_and_is_not_kept(server: Served) -> None:
    for path in ("/api/games/g1", "/api", "/api//games/g1/", "/health"):
        headers = server.client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["cache-control"] == "no-store"


def test_pages_may_load_what_is_here(server: Served) -> None:
    for path in ("/", "/apiary"):
        headers = server.client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "cache-control" not in headers


def test_https_is_kept_where_people_come_by_it(server: Served, named: Served) -> None:
    assert "strict-transport-security" not in server.client.get("/").headers
    assert "max-age" in named.client.get("/", headers=HOST).headers["strict-transport-security"]
    assert "max-age" in named.client.get("/wrong").headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://127.0.0.1:{port}"}, 201),
        ({"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://127.0.0.1:{port}"}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:x"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_other_sites_change_nothing(server: Served, headers: dict[str, str], status: int) -> None:
    sent = {name: value.format(port=server.port) for name, value in headers.items()}
    answer = server.client.post("/api/games/g1/answers", json={}, headers=sent)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["text"] == "Another site sent this. Nothing was done."


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_whatever_the_method(server: Served, method: str) -> None:
    headers = {"Origin": "http://evil.example"}
    assert server.client.request(method, "/api/me", headers=headers).status_code == 403


def test_other_sites_may_link_here(server: Served) -> None:
    assert server.client.get("/", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (HOME, 201),
        (f"{HOME}:443", 201),
        ("http://play.example.org", 403),
        ("https://play.example.org.evil.example", 403),
        ("https://example.org", 403),
    ],
)
def test_the_origin_is_where_people_open_it(named: Served, origin: str, status: int) -> None:
    headers = {**HOST, "Origin": origin}
    answer = named.client.post("/api/games/g1/answers", json={}, headers=headers)
    assert answer.status_code == status


@pytest.mark.parametrize("host", ["play.example.org", "PLAY.example.org", "play.example.org:443"])
def test_the_host_is_the_one_that_is_meant(named: Served, host: str) -> None:
    assert named.client.get("/api/games/g1", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "play.example.org:80", "127.0.0.1", "x:y", ""])
def test_other_hosts_are_not_here(named: Served, host: str) -> None:
    answer = named.client.get("/api/games/g1", headers={"Host": host, "Accept-Language": "pl"})
    assert answer.status_code == 421
    assert answer.json()["text"] == "Nie ma tu takiego serwera."


def test_machines_ask_by_address_whether_it_is_well(named: Served) -> None:
    assert named.client.get("/health").status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        *(
            "127.0.0.1",
            "127.0.0.1:8000",
            "192.168.1.5:8000",
            "[::1]:8000",
            "[fe80::1]",
            "localhost",
        ),
        *("LocalHost:8000", "ecumene.localhost"),
    ],
)
def test_without_a_name_it_is_asked_for_by_its_address(server: Served, host: str) -> None:
    for path in ("/", "/api/games/g1", "/metrics", "/health"):
        assert server.client.get(path, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example", "a b", "[", ""]
)
def test_a_name_that_is_made_to_lead_here_leads_nowhere(server: Served, host: str) -> None:
    headers = {"Host": host}
    said = server.client.get("/", headers=headers)
    assert said.status_code == 421
    assert said.json()["sentence"]["key"] == "serve-unnamed-host", "a host is told what to do"
    assert server.client.post("/api/people", json={}, headers=headers).status_code == 421
    assert server.client.get("/metrics", headers=headers).status_code in (400, 403, 421)


def test_nor_where_the_server_has_a_name(named: Served) -> None:
    assert named.client.get("/metrics").status_code == 200
    assert named.client.get("/metrics", headers={"Host": "evil.example"}).status_code == 403


def test_the_name_it_listens_on_is_known() -> None:
    with served(host="Games.Lan") as one:
        ask = one.client.get
        assert ask("/", headers={"Host": "games.lan:8000"}).status_code == 200
        assert ask("/", headers={"Host": "other.lan:8000"}).status_code == 421


@pytest.mark.parametrize("second", ["http://127.0.0.1:{port}", "http://evil.example"])
def test_two_origins_are_none(server: Served, second: str) -> None:
    own = f"http://127.0.0.1:{server.port}"
    for first, last in ((second, own), (own, second)):
        sent = [("Origin", each.format(port=server.port)) for each in (first, last)]
        said = server.client.post("/api/games/g1/answers", json={}, headers=sent)
        assert said.status_code == 403


def test_two_hosts_are_none(server: Served, named: Served) -> None:
    for one, host in ((server, "127.0.0.1"), (named, "play.example.org")):
        head = f"GET /api/games/g1 HTTP/1.1\r\nHost: evil.example\r\nHost: {host}\r\n"
        said = one.exchange(head.encode() + b"Connection: close\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 421")


def test_sockets_without_an_origin_are_opened(server: Served) -> None:
    with connect(server.socket_address(), proxy=None) as socket:
        socket.send("hello")
        assert socket.recv() == "g1 3 hello"


def test_sockets_from_here_are_opened(server: Served) -> None:
    with connect(server.socket_address(), origin=Origin(server.address), proxy=None) as socket:
        socket.send("hello")
        assert socket.recv() == "g1 3 hello"


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_sockets_from_other_sites_are_not(server: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(server.socket_address(), origin=Origin(origin), proxy=None)
    assert refused.value.response.status_code == 403
    assert b"Another site" in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://Play.Example.org", "https://play.example.org:443"),
        ("http://[::1]:8000", "http://::1:8000"),
        ("ftp://example.org", None),
        ("null", None),
        ("", None),
        ("http://", None),
        ("http://[", None),
        ("http://a:99999", None),
    ],
)
def test_origins_are_spelled_in_one_way(address: str, origin: str | None) -> None:
    assert origin_of(address) == origin
