"""Notices to programs: as JSON, signed if they like, or as a message of Discord or Slack."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.rules.border import to_names
from ecumene.server.notify.outcomes import outcome_of
from ecumene.server.notify.targets import read_target

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.server.notify.channels import Webhook
    from ecumene.server.notify.notice import Letter
    from ecumene.server.notify.outcomes import Outcome
    from ecumene.server.notify.outgoing import Outgoing

SIGNATURE: Final = "Ecumene-Signature"
MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""What Discord takes for more than a letter."""
NO_PREVIEW: Final = 1 << 2
"""The flag by which Discord does not show what a link leads to."""
GONE: Final = {"json": (410,), "discord": (404, 410), "slack": (404, 410)}
"""Discord and Slack know for certain; somebody's own program may only be away for a while."""


async def call(channel: Webhook, letter: Letter, outgoing: Outgoing) -> Outcome:
    """Send a notice to a program; raises ``Unreachable``."""
    target = read_target(channel.url, outgoing.policy)
    body = msgspec.json.encode(BODIES[channel.format](letter))
    headers = {"Content-Type": "application/json", "User-Agent": "Ecumene"}
    if channel.secret is not None:
        headers[SIGNATURE] = signature(channel.secret, body)
    return outcome_of(await outgoing.post(target, headers, body), GONE[channel.format])


def signature(secret: str, body: bytes) -> str:
    """What the receiver works out too, to know that the sender has the secret."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


def _for_programs(letter: Letter) -> dict[str, Any]:
    """With the moment of sending, so that an old message sent again can be told."""
    return {
        **to_names(letter.notice),
        "subject": letter.subject,
        "text": letter.text,
        "at": letter.at,
    }


def _for_discord(letter: Letter) -> dict[str, Any]:
    """Names are shown as they are, whatever they look like, and call nobody."""
    text = MARKUP.sub(r"\\\1", f"{letter.subject}\n{letter.text}")
    return {
        "content": f"{text}\n<{letter.notice.link}>",
        "allowed_mentions": {"parse": []},
        "flags": NO_PREVIEW,
    }


def _for_slack(letter: Letter) -> dict[str, Any]:
    """Without these three signs nothing is a mention or a link."""
    text = f"{letter.subject}\n{letter.text}"
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, written)
    return {"text": f"{text}\n{letter.notice.link}", "mrkdwn": False, "unfurl_links": False}


BODIES: Final[Mapping[str, Callable[[Letter], dict[str, Any]]]] = {
    "json": _for_programs,
    "discord": _for_discord,
    "slack": _for_slack,
}
