"""Notices by mail, through the operator's mail server."""

from __future__ import annotations

import asyncio
import smtplib
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import make_msgid
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from ecumene.server.notify.channel_kinds import check_mail
from ecumene.server.notify.outcomes import Failed, Sent
from ecumene.server.notify.outgoing import trusting
from ecumene.words import Messages, Misread

if TYPE_CHECKING:
    from ecumene.server.notify.notice import Letter
    from ecumene.server.notify.outcomes import Outcome

AT_ONCE: Final = 4
"""Mails sent at the same time; servers dislike many connections."""


class MailSettings(Struct, frozen=True):
    """The operator's mail server, and how to connect to it."""

    host: str
    """Its host; it may be this machine."""
    sender: str
    """The sender's address."""
    port: int = 587
    """Its port."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    """Encrypted after a greeting, from the start, or not at all."""
    user: str | None = None
    """The user to log in; None: no login."""
    password: str = ""
    """Their password."""
    authorities: str | None = None
    """A file with additional certificate authorities; None: only the system's."""
    unsubscribe: str | None = None
    """The address to unsubscribe at, for mail programs; None: only the text says it."""
    timeout: float = 10.0
    """Seconds the server may take for each response."""


class Mailer:
    """Sends mails through the operator's server, in its own threads."""

    def __init__(self, settings: MailSettings) -> None:
        """Raises ``Misread`` if no mail can be sent with these settings."""
        self._domain = check_mail(settings.sender)
        told = (settings.host, settings.user, settings.password, settings.unsubscribe)
        if not all((text or "").isascii() and (text or "").isprintable() for text in told):
            raise Misread("notify-mail-settings")
        self._settings = settings
        self._context = None if settings.security == "none" else trusting(settings.authorities)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="ecumene-mail")

    async def post(self, address: str, letter: Letter) -> Outcome:
        """Send a mail."""
        mail = self.mail(address, letter)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hand_over, mail)

    def mail(self, address: str, letter: Letter) -> EmailMessage:
        """A notice as a mail."""
        language, link = letter.notice.language, letter.notice.link
        mail = EmailMessage(SMTP)
        foot = Messages(language)("notify-mail-foot", kind=letter.notice.kind)
        mail.set_content(f"{letter.text}\n{link}\n\n{foot}\n")
        mail["From"] = self._settings.sender
        mail["To"] = address
        mail["Subject"] = letter.subject
        mail["Date"] = datetime.fromtimestamp(letter.at // 1000, UTC)
        mail["Message-ID"] = make_msgid(domain=self._domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = language
        if self._settings.unsubscribe is not None:
            mail["List-Unsubscribe"] = f"<{self._settings.unsubscribe}>"
        return mail

    def close(self) -> None:
        """Stop the threads; waiting mails are still sent, new ones refused."""
        self._threads.shutdown(wait=False)

    def _hand_over(self, mail: EmailMessage) -> Outcome:
        try:
            with self._connection() as server:
                if self._settings.security == "starttls":
                    server.starttls(context=self._context)
                if self._settings.user is not None:
                    server.login(self._settings.user, self._settings.password)
                server.send_message(mail)
        except smtplib.SMTPResponseException as answer:
            return _answered(answer.smtp_code)
        except smtplib.SMTPRecipientsRefused as answer:
            ((code, _),) = answer.recipients.values()
            return _answered(code)
        except (OSError, smtplib.SMTPException):
            return Failed("connection")
        return Sent()

    def _connection(self) -> smtplib.SMTP:
        settings = self._settings
        # Our own name in the greeting: looking up the machine's can be slow.
        if settings.security == "tls":
            return smtplib.SMTP_SSL(
                settings.host,
                settings.port,
                self._domain,
                timeout=settings.timeout,
                context=self._context,
            )
        return smtplib.SMTP(settings.host, settings.port, self._domain, timeout=settings.timeout)


def _answered(code: int) -> Failed:
    """Whether a mail server refuses for good or for now (RFC 5321)."""
    return Failed("refused" if code >= 500 else "trouble", code)
