"""What listens on this machine, a mailbox and a program, and how people say that it is theirs."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import re
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Any

from aiosmtpd.smtp import SMTP

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiosmtpd.smtp import Envelope, Session

    from tests.server.whole import Somebody


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

    def next_mail(self) -> Any:
        """The next mail."""
        return self.mails.get(timeout=PATIENCE)


@contextmanager
def receiving() -> Iterator[Receivers]:
    """A mailbox and a program that listen."""
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
    thread = Thread(target=loop.run_forever)
    thread.start()

    async def stop() -> None:
        server.close()
        await server.wait_closed()

    serving = loop.create_server(lambda: SMTP(sink, loop=loop), "127.0.0.1", 0)
    # In the thread: a browser may have a loop of its own in that of the test.
    server = asyncio.run_coroutine_threadsafe(serving, loop).result(PATIENCE)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def reached(anna: Somebody, receivers: Receivers) -> None:
    """Let somebody be told by a program."""
    channel = added(anna, {"type": "webhook", "url": receivers.hook})
    confirmed(anna, channel, receivers.calls.get(timeout=PATIENCE)["code"])


def reached_by_mail(anna: Somebody, receivers: Receivers, address: str) -> None:
    """Let somebody be told by mail."""
    channel = added(anna, {"type": "mail", "address": address})
    confirmed(anna, channel, code_in(receivers.next_mail()))


def added(anna: Somebody, channel: Any) -> str:
    """A way to reach somebody that is not confirmed yet."""
    listed = anna.post("/me/channels", channel)["channels"]
    (id_,) = (each["id"] for each in listed if not each["confirmed"])
    return str(id_)


def confirmed(anna: Somebody, channel: str, code: str) -> None:
    listed = anna.post(f"/me/channels/{channel}/confirm", {"code": code})["channels"]
    assert [each["confirmed"] for each in listed if each["id"] == channel] == [True]


def code_in(mail: Any) -> str:
    """The code that stands in a mail."""
    found = re.search(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", mail.get_content())
    assert found is not None, mail
    return found.group()
