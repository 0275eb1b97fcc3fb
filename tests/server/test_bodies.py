"""Bodies: counted as they arrive, whatever their headers say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from ecumene.server.http.middleware.request_bodies import (
    IMPORT_PATH,
    MOST_BYTES,
    MOST_IMPORTED,
    Bodies,
)
from tests.server.served import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import HTTPScope

    from tests.server.served import Served

ANSWERS = "/api/games/g1/answers"


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as one:
        yield one


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        (ANSWERS, 0, 201),
        (ANSWERS, MOST_BYTES, 201),
        (ANSWERS, MOST_BYTES + 1, 413),
        (IMPORT_PATH, MOST_BYTES + 1, 201),
        (IMPORT_PATH, MOST_IMPORTED, 201),
        (IMPORT_PATH + "/", MOST_IMPORTED, 201),
    ],
)
def test_so_much_is_read(server: Served, path: str, size: int, status: int) -> None:
    answer = server.client.post(path, content=b"x" * size)
    assert answer.status_code == status
    if status == 201:
        assert answer.json() == {"bytes": size}


def test_what_is_announced_as_too_large_is_not_waited_for(server: Served) -> None:
    answer = server.exchange(
        f"POST {IMPORT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {MOST_IMPORTED + 1}\r\n"
        "Accept-Language: pl\r\n\r\n".encode()
    )
    assert answer.startswith(b"HTTP/1.1 413")
    assert "Wiadomość jest za duża" in answer.decode()
    assert b"connection: close" in answer


def test_what_is_not_announced_is_counted(server: Served) -> None:
    chunk = b"1000\r\n" + b"x" * 0x1000 + b"\r\n"
    head = f"POST {ANSWERS} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n".encode()
    fits = server.exchange(head + b"Connection: close\r\n\r\n" + chunk * 4 + b"0\r\n\r\n")
    assert fits.startswith(b"HTTP/1.1 201")
    # There is no end of the body: the answer comes when the limit is passed.
    assert server.exchange(head + b"\r\n" + chunk * 5).startswith(b"HTTP/1.1 413")


def test_a_body_that_never_comes_is_given_up() -> None:
    sent: list[Any] = []

    async def nothing() -> Any:
        await asyncio.Event().wait()

    async def note(message: Any) -> None:
        sent.append(message)

    asyncio.run(Bodies(_never, arrival_seconds=0.01)(_request(), nothing, note))
    assert sent[0]["status"] == 408


def test_a_client_that_leaves_is_not_answered() -> None:
    messages = iter(
        [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def leave() -> Any:
        return next(messages)

    asyncio.run(Bodies(_never)(_request(), leave, _never))


async def _never(*_: Any) -> None:
    raise AssertionError


def _request() -> HTTPScope:
    headers = [(b"content-length", b"10")]
    scope = {"type": "http", "method": "POST", "path": ANSWERS, "headers": headers}
    return cast("HTTPScope", scope)
