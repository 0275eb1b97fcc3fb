"""Notices by mail, through the mail server of the operator."""

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

from ecumene.server.notify.channels import check_mail
from ecumene.server.notify.outcomes import Failed, Sent
from ecumene.server.notify.outgoing import trusting
from ecumene.words import Messages, Misread

if TYPE_CHECKING:
    from ecumene.server.notify.notice import Letter
    from ecumene.server.notify.outcomes import Outcome

AT_ONCE: Final = 4
"""How many mails are handed over at the same time; servers do not like many connections."""


class MailSettings(Struct, frozen=True):
    """The mail server of the operator, and how to speak to it."""

    host: str
    """Where it is; it may well be this machine."""
    sender: str
    """The address mails come from."""
    port: int = 587
    """Where it listens."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    """Encrypted after a greeting, from the start, or not at all."""
    user: str | None = None
    """Who logs in; None: nobody has to."""
    password: str = ""
    """What they log in with."""
    authorities: str | None = None
    """A file with further authorities whose certificates are good; None: those of the system."""
    unsubscribe: str | None = None
    """Where people end such mails, for their programs to show; None: only the text says it."""
    timeout: float = 10.0
    """How many seconds the server may take for each of its answers."""


class Mailer:
    """Hands mails to the server of the operator, in threads of its own."""

    def __init__(self, settings: MailSettings) -> None:
        """Take the settings; raises ``Misread`` where no mail can be sent with them."""
        self._domain = check_mail(settings.sender)
        told = (settings.host, settings.user, settings.password, settings.unsubscribe)
        if not all((text or "").isascii() and (text or "").isprintable() for text in told):
            raise Misread("notify-mail-settings")
        self._settings = settings
        self._context = None if settings.security == "none" else trusting(settings.authorities)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="ecumene-mail")

    async def post(self, address: str, letter: Letter) -> Outcome:
        """Hand over a mail."""
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
        """Let the threads end; what waits is still handed over, but nothing new is taken."""
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
        # Greeted with a name of our own: to look up that of the machine can take long.
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
    """What a mail server means by refusing: for good, or for now (RFC 5321)."""
    return Failed("refused" if code >= 500 else "trouble", code)
