"""Mail, handed to a real server on this machine."""

from __future__ import annotations

import asyncio
import email
import email.policy
import socket
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from ecumene.server.notify.mail import Mailer, MailSettings
from ecumene.server.notify.notice import Confirmation, put_in_words
from ecumene.server.notify.outcomes import Failed, Sent
from ecumene.words import Misread
from tests.server.notify.conftest import NOON
from tests.server.notify.receivers import NAME

if TYPE_CHECKING:
    from ecumene.server.notify.notice import Notice
    from ecumene.server.notify.outcomes import Outcome
    from tests.server.notify.receivers import Identity

ANNA = "anna@example.org"


class Sink:
    """Takes mail, or refuses it with an answer of its own."""

    def __init__(self, refusal: str | None = None) -> None:
        self.refusal = refusal
        self.envelopes: list[Envelope] = []

    async def handle_RCPT(  # noqa: N802
        self,
        server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        options: list[str],
    ) -> str:
        del server, session, options
        envelope.rcpt_tos.append(address)
        return self.refusal or "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del server, session
        self.envelopes.append(envelope)
        return "250 OK"

    def mail(self) -> email.message.EmailMessage:
        (envelope,) = self.envelopes
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.SMTP)
        assert isinstance(mail, email.message.EmailMessage)
        return mail


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the name on the certificate mean this machine."""
    look_up = socket.getaddrinfo

    def found(host: Any, *rest: Any, **options: Any) -> Any:
        return look_up("127.0.0.1" if host == NAME else host, *rest, **options)

    monkeypatch.setattr(socket, "getaddrinfo", found)


def log_in(*given: Any) -> AuthResult:
    right = given[-1] == LoginPassword(b"host", b"password")
    return AuthResult(success=right, handled=False)


def hand_over(
    notice: Notice | Confirmation, sink: Sink, server: dict[str, Any] | None = None, **settings: Any
) -> Outcome:
    """Send a notice to Anna by a server on this machine."""

    async def run() -> Outcome:
        loop = asyncio.get_running_loop()
        options = {"hostname": "sink", "loop": loop, **(server or {})}
        context = options.pop("ssl", None)
        listener = await loop.create_server(
            lambda: SMTP(sink, **options), "127.0.0.1", 0, ssl=context
        )
        try:
            return await sent_to(listener.sockets[0].getsockname()[1], notice, **settings)
        finally:
            listener.close()

    return asyncio.run(run())


async def sent_to(port: int, notice: Notice | Confirmation, **settings: Any) -> Outcome:
    usual = {"host": "127.0.0.1", "sender": "games@example.com", "security": "none"}
    mailer = Mailer(MailSettings(port=port, **(usual | settings)))
    try:
        return await mailer.post(ANNA, put_in_words(notice, NOON))
    finally:
        mailer.close()


def test_a_mail_arrives(notice: Notice) -> None:
    sink = Sink()
    assert hand_over(notice, sink, unsubscribe="https://play.example.org/me") == Sent()
    (envelope,) = sink.envelopes
    assert (envelope.mail_from, envelope.rcpt_tos) == ("games@example.com", [ANNA])
    mail = sink.mail()
    assert mail["From"] == "games@example.com"
    assert mail["To"] == ANNA
    assert mail["Subject"] == "It is your turn"
    assert mail["Date"] == "Fri, 15 Jan 2027 12:00:00 +0000"
    assert mail["Message-ID"].endswith("@example.com>")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://play.example.org/me>"
    assert mail.get_content().splitlines() == [
        "Rome: it is your turn.",
        "The game: Friday night",
        "Turn 3, phase 5: city construction, surplus, support",
        "You have 5 hours left, until 2027-01-15 17:00 (UTC).",
        "https://play.example.org/games/7f3k",
        "",
        "You asked for this e-mail. You can turn it off on the page of the game.",
    ]


def test_polish_letters_and_long_names_survive(notice: Notice) -> None:
    sink = Sink()
    polish = msgspec.structs.replace(notice, game="Zażółć gęślą jaźń " * 4, language="pl")
    assert hand_over(polish, sink) == Sent()
    assert sink.mail()["Subject"] == "Twoja kolej"
    assert f"Gra: {('Zażółć gęślą jaźń ' * 4).strip()}\r\n" in sink.mail().get_content()
    assert sink.mail()["Content-Language"] == "pl"
    assert "List-Unsubscribe" not in sink.mail()
    assert "Rzym: twoja kolej." in sink.mail().get_content()


def test_nothing_in_a_notice_becomes_a_header_or_the_end(notice: Notice) -> None:
    sink = Sink()
    hostile = msgspec.structs.replace(
        notice,
        civilization=None,
        game="x\r\nBcc: all@example.org\r\n\r\n.\r\n",
        player="\r\n.\r\nMAIL FROM:<a@example.org>",
    )
    assert hand_over(hostile, sink) == Sent()
    assert sink.envelopes[0].rcpt_tos == [ANNA]
    assert "Bcc" not in sink.mail()
    assert sink.mail()["Subject"] == "It is your turn"
    assert sink.mail().get_content().splitlines()[:2] == [
        ". MAIL FROM:<a@example.org>: it is your turn.",
        "The game: x Bcc: all@example.org .",
    ]


def test_a_confirmation_says_that_nobody_has_agreed_yet() -> None:
    sink = Sink()
    confirmation = Confirmation("ABCD-2345", "https://play.example.org", NOON)
    assert hand_over(confirmation, sink) == Sent()
    text = sink.mail().get_content()
    assert "ABCD-2345" in text
    assert "because you asked for it" not in text


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_encrypted_and_logged_in(notice: Notice, identity: Identity, security: str) -> None:
    sink = Sink()
    server: dict[str, Any] = {"authenticator": log_in}
    if security == "tls":
        # The sink takes only STARTTLS for encryption.
        server |= {"ssl": identity.context, "auth_require_tls": False}
    else:
        server |= {"tls_context": identity.context, "require_starttls": True}
    encrypted = {"security": security, "authorities": identity.file, "host": NAME}
    right = {"user": "host", "password": "password"}
    assert hand_over(notice, sink, server, **encrypted, **right) == Sent()
    assert sink.mail()["To"] == ANNA
    wrong = {"user": "host", "password": "other"}
    assert hand_over(notice, sink, server, **encrypted, **wrong) == Failed("refused", 535)
    assert len(sink.envelopes) == 1


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_certificates_are_verified(notice: Notice, identity: Identity, security: str) -> None:
    """Neither a stranger nor somebody with another name gets mail or password."""
    sink = Sink()
    server = {"ssl": identity.context} if security == "tls" else {"tls_context": identity.context}
    for settings in ({"host": NAME}, {"host": "localhost", "authorities": identity.file}):
        outcome = hand_over(notice, sink, server, security=security, **settings)
        assert outcome == Failed("connection")
    assert sink.envelopes == []


def test_a_server_that_cannot_encrypt_gets_no_mail(notice: Notice) -> None:
    sink = Sink()
    assert hand_over(notice, sink, security="starttls") == Failed("connection")
    assert sink.envelopes == []


@pytest.mark.parametrize(
    ("refusal", "outcome"),
    [
        ("550 5.1.1 No such user", Failed("refused", 550)),
        ("451 4.7.1 Come back later", Failed("trouble", 451)),
    ],
)
def test_what_the_server_refuses(notice: Notice, refusal: str, outcome: Outcome) -> None:
    assert hand_over(notice, Sink(refusal), {}) == outcome


def test_a_server_that_says_nothing(notice: Notice) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert asyncio.run(sent_to(port, notice, timeout=0.1)) == Failed("connection")
    with socket.socket() as taken:  # nobody else can listen there, and nobody does
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        assert asyncio.run(sent_to(port, notice)) == Failed("connection")


def test_settings_that_are_refused() -> None:
    with pytest.raises(Misread, match="notify-mail-address"):
        Mailer(MailSettings("127.0.0.1", "games@example.com\r\nBcc: a@example.org"))
    fields = {"user": "użytkownik", "password": "hasło", "unsubscribe": "x\r\nBcc: y"}
    for field, wrong in fields.items():
        settings = MailSettings("127.0.0.1", "games@example.com")
        with pytest.raises(Misread, match="notify-mail-settings"):
            Mailer(msgspec.structs.replace(settings, **{field: wrong}))
