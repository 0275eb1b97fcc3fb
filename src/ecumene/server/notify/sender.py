"""Sends notices through the channel a person has chosen."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.server.notify.channel_kinds import Mail, Webhook, WebPush, check
from ecumene.server.notify.mail import Mailer, MailSettings
from ecumene.server.notify.notice import put_in_words
from ecumene.server.notify.outcomes import Failed
from ecumene.server.notify.outgoing import Outgoing, TargetUnreachable
from ecumene.server.notify.targets import Policy
from ecumene.server.notify.vapid import Vapid
from ecumene.server.notify.web_push import push
from ecumene.server.notify.webhooks import call
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.clock.off_hours import Time
    from ecumene.server.notify.channel_kinds import Channel
    from ecumene.server.notify.notice import Confirmation, Notice
    from ecumene.server.notify.outcomes import Outcome

log: Final = logging.getLogger(__name__)


class VapidSettings(Struct, frozen=True):
    """The server's identity for push services."""

    private_key: str
    """Made by ``vapid.new_key``; with another key all browsers must agree again."""
    subject: str
    """A contact for them: a mailto: or https: address."""


class NotifySettings(Struct, frozen=True):
    """The operator's settings."""

    mail: MailSettings | None = None
    """How to send mail; None: no mail is sent."""
    vapid: VapidSettings | None = None
    """How to send to browsers; None: no web push is sent."""
    webhooks: bool = True
    """Whether webhooks are offered."""
    policy: Policy = Policy()
    """What may be connected to."""


class Sender:
    """Sends notices, a few at a time."""

    def __init__(self, settings: NotifySettings, clock: Callable[[], Time]) -> None:
        """Raises ``Misread`` if the settings cannot work."""
        self._settings = settings
        self._clock = clock
        vapid, mail = settings.vapid, settings.mail
        self._vapid = None if vapid is None else Vapid(vapid.private_key, vapid.subject)
        self._mailer = None if mail is None else Mailer(mail)
        self._outgoing = Outgoing(settings.policy)

    @property
    def public_key(self) -> str | None:
        """The key a page gives its browser for push messages; None if push is not set up."""
        return None if self._vapid is None else self._vapid.public_key

    def check(self, channel: Channel) -> str:
        """The host that a channel leads to.

        Raises ``Misread`` if this server does not send to it.
        """
        match channel:
            case WebPush() if self._vapid is None:
                raise Misread("notify-not-offered", kind="web-push")
            case Mail() if self._mailer is None:
                raise Misread("notify-not-offered", kind="mail")
            case Webhook() if not self._settings.webhooks:
                raise Misread("notify-not-offered", kind="webhook")
        return check(channel, self._settings.policy)

    async def send(self, channel: Channel, notice: Notice | Confirmation) -> Outcome:
        """Send a notice; failures of the other side are outcomes and never raised."""
        try:
            self.check(channel)
            outcome = await self._deliver(channel, notice)
        except Misread:
            outcome = Failed("channel")
        except TargetUnreachable as error:
            outcome = Failed(error.trouble)
        # Not the address: a domain may be personal.
        log.info("%s by %s: %s", notice.kind, type(channel).__name__, outcome)
        return outcome

    def close(self) -> None:
        """Stop the threads, once nothing is being sent."""
        self._outgoing.close()
        if self._mailer is not None:
            self._mailer.close()

    async def _deliver(self, channel: Channel, notice: Notice | Confirmation) -> Outcome:
        letter = put_in_words(notice, self._clock())
        match channel:
            case WebPush() if self._vapid is not None:
                return await push(channel, letter, self._outgoing, self._vapid)
            case Mail() if self._mailer is not None:
                return await self._mailer.post(channel.address, letter)
            case Webhook():
                return await call(channel, letter, self._outgoing)
        return Failed("channel")
