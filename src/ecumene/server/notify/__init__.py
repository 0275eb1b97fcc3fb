"""Notices to people who are away from a game: web push, mail and webhooks.

``await Sender(settings).send(channel, notice)`` returns the outcome. Knows neither games nor
storage, and connects only where ``Policy`` allows.
"""

from ecumene.server.notify.channel_kinds import Channel, Mail, Webhook, WebPush, check
from ecumene.server.notify.mail import MailSettings
from ecumene.server.notify.notice import Confirmation, Kind, Notice
from ecumene.server.notify.outcomes import Failed, Gone, Outcome, Sent
from ecumene.server.notify.sender import NotifySettings, Sender, VapidSettings
from ecumene.server.notify.targets import Policy
from ecumene.server.notify.vapid import new_key

__all__ = [
    "Channel",
    "Confirmation",
    "Failed",
    "Gone",
    "Kind",
    "Mail",
    "MailSettings",
    "Notice",
    "NotifySettings",
    "Outcome",
    "Policy",
    "Sender",
    "Sent",
    "VapidSettings",
    "WebPush",
    "Webhook",
    "check",
    "new_key",
]
