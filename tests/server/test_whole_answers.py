"""An answer leaves in one piece, and nothing that somebody waits for is kept back."""

from __future__ import annotations

import asyncio

from ecumene.server.process.whole_answers import AnsweringTransport

HEAD, BODY = b"HTTP/1.1 200 OK\r\n\r\n", b"{}"


class Written(asyncio.Transport):
    """Notes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_the_head_leaves_with_the_body() -> None:
    written = Written()
    answer = AnsweringTransport(written)
    answer.write(HEAD)
    assert not written.pieces
    answer.write(BODY)
    assert written.pieces == [HEAD + BODY]
    answer.write(b"more")
    assert written.pieces == [HEAD + BODY, b"more"], "what follows is not kept"


def test_an_empty_body_keeps_no_head_back() -> None:
    written = Written()
    answer = AnsweringTransport(written)
    answer.write(HEAD)
    answer.write(b"")
    assert written.pieces == [HEAD]


def test_who_waits_to_send_a_body_is_told_at_once() -> None:
    written = Written()
    answer = AnsweringTransport(written)
    answer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert len(written.pieces) == 1
    answer.write(HEAD)
    assert len(written.pieces) == 1
    answer.close()
    assert written.pieces[1:] == [HEAD], "a body that fails takes no head with it"
    assert written.closed
    assert answer.is_closing()
