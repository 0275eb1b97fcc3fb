"""Notices on the server: whoever is away hears of a question, once, by mail and by webhook."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.smtp import SMTP

from tests.server.timing import Clock, asked, wait_for
from tests.server.whole import PATIENCE, whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from aiosmtpd.smtp import Envelope, Session

    from tests.server.whole import Somebody

HOUR = {"kind": "decision", "seconds": 3600, "misses": 0}
AWAY = 60
"""After so many seconds somebody who is away is told."""


class MailSink:
    """Takes all mail."""

    def __init__(self) -> None:
        self.mails: Queue[Any] = Queue()

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del server, session
        assert isinstance(envelope.content, bytes)
        self.mails.put(email.message_from_bytes(envelope.content, policy=email.policy.SMTP))
        return "250 OK"


@dataclass(frozen=True)
class Receivers:
    """What listens on this machine: a mailbox and a program."""

    mails: Queue[Any]
    calls: Queue[Any]
    settings: dict[str, Any]
    hook: str

    def call(self) -> Any:
        """The next call of the program about a question; that games begin is told, too."""
        while (call := self.calls.get(timeout=PATIENCE))["kind"] == "started":
            pass
        return call

    def is_quiet(self) -> bool:
        """Whether the program was not called about another question."""
        left = [self.calls.get() for _ in range(self.calls.qsize())]
        return all(call["kind"] == "started" for call in left)

    def told_by_mail(self) -> list[str]:
        """What the mails are about that have come."""
        found = [self.mails.get() for _ in range(self.mails.qsize())]
        assert {mail["To"] for mail in found} == {"anna@example.org"}
        return [mail.get_content() for mail in found]


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    calls: Queue[Any] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    sink = MailSink()
    with mail_server(sink) as port, ThreadingHTTPServer(("127.0.0.1", 0), Hook) as program:
        thread = Thread(target=program.serve_forever)
        thread.start()
        settings = {
            "smtp_host": "127.0.0.1",
            "smtp_port": port,
            "smtp_security": "none",
            "mail_from": "games@example.org",
            "allow_private_addresses": True,
        }
        hook = f"http://127.0.0.1:{program.server_port}/hook"
        yield Receivers(sink.mails, calls, settings, hook)
        program.shutdown()
        thread.join()


@contextmanager
def mail_server(sink: MailSink) -> Iterator[int]:
    """A mail server on a free port, which it returns."""
    loop = asyncio.new_event_loop()
    serving = loop.create_server(lambda: SMTP(sink, loop=loop), "127.0.0.1", 0)
    server = loop.run_until_complete(serving)
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
        loop.run_until_complete(server.wait_closed())
        loop.close()


def reached(anna: Somebody, receivers: Receivers) -> None:
    """Let somebody be told by a program."""
    anna.post("/me/channels", {"type": "webhook", "url": receivers.hook})


def new_game(anna: Somebody, **more: Any) -> str:
    """A game in which somebody is asked."""
    game: str = anna.create(**more)["game"]["id"]
    asked(anna, game)
    return game


def kind_and_game(call: Any) -> tuple[str, str]:
    return call["kind"], call["link"].rpartition("/")[2]


def test_once_for_a_question_and_once_before_its_time_is_up(
    tmp_path: Path, receivers: Receivers
) -> None:
    """Also when the server is started anew in between."""
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        anna.post("/me/channels", {"type": "mail", "address": "anna@example.org"})
        game = new_game(anna, clock=HOUR)
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", game)
    told = receivers.told_by_mail()
    assert all(f"/games/{game}" in text for text in told)
    assert 1 <= len(told) <= 2
    with whole(tmp_path, clock, **receivers.settings) as server:
        clock.advance(45 * 60)
        assert kind_and_game(receivers.call()) == ("reminder", game)
        anna = anna.at(server)
        anna.answer_as_proposed(game)
        asked(anna, game)
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", game)
    assert receivers.is_quiet()
    assert len(receivers.told_by_mail()) == 2


def test_whoever_looks_at_the_game_is_told_only_when_they_have_left(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        seen = new_game(anna)
        with anna.socket(seen):
            wait_for(anna, seen, lambda info: not info["seats"][0]["away"])
            other = new_game(anna)
            clock.advance(AWAY)
            assert kind_and_game(receivers.call()) == ("turn", other)
        wait_for(anna, seen, lambda info: info["seats"][0]["away"])
        clock.advance(AWAY)
        assert kind_and_game(receivers.call()) == ("turn", seen)
    assert receivers.is_quiet()


def test_everybody_says_for_each_game_when_they_want_to_hear_of_it(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached(anna, receivers)
        never, always, away = (new_game(anna) for _ in range(3))
        assert anna.get(f"/games/{away}/notices") == {"mode": "away"}
        anna.put(f"/games/{never}/notices", {"mode": "never"})
        anna.put(f"/games/{always}/notices", {"mode": "always"})
        with anna.socket(always), anna.socket(never):
            wait_for(anna, always, lambda info: not info["seats"][0]["away"])
            clock.advance(AWAY)
            told = {kind_and_game(receivers.call()) for _ in range(2)}
        assert told == {("turn", always), ("turn", away)}
    assert receivers.is_quiet()


def test_without_leave_nothing_is_sent_to_this_machine(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        for url in ("http://127.0.0.1/hook", "https://127.0.0.1/hook", "https://localhost:8443/"):
            anna.post("/me/channels", {"type": "webhook", "url": url}, status=400)
        assert anna.get("/me/channels")["channels"] == []
