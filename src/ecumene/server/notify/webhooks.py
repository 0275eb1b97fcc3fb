"""Notices to programs: as JSON, optionally signed, or as a Discord or Slack message."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.rules.format.codec import to_names
from ecumene.server.notify.outcomes import outcome_of
from ecumene.server.notify.targets import read_target

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.server.notify.channel_kinds import Webhook
    from ecumene.server.notify.notice import Letter
    from ecumene.server.notify.outcomes import Outcome
    from ecumene.server.notify.outgoing import Outgoing

SIGNATURE: Final = "Ecumene-Signature"
MARKUP: Final = re.compile(r"([\\*_~`|<>\[\]])")
"""Characters with a meaning in Discord."""
NO_PREVIEW: Final = 1 << 2
"""The flag that turns off link previews in Discord."""
GONE: Final = {"json": (410,), "discord": (404, 410), "slack": (404, 410)}
"""Discord and Slack know for certain; a program of one's own may only be away for a while."""


async def call(channel: Webhook, letter: Letter, outgoing: Outgoing) -> Outcome:
    """Send a notice to a program; raises ``TargetUnreachable``."""
    target = read_target(channel.url, outgoing.policy)
    body = msgspec.json.encode(BODIES[channel.format](letter))
    headers = {"Content-Type": "application/json", "User-Agent": "Ecumene"}
    if channel.secret is not None:
        headers[SIGNATURE] = signature(channel.secret, body)
    return outcome_of(await outgoing.post(target, headers, body), GONE[channel.format])


def signature(secret: str, body: bytes) -> str:
    """The signature, which the receiver computes too to verify the sender."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


def _for_programs(letter: Letter) -> dict[str, Any]:
    """With the time of sending, so that replayed messages can be recognized."""
    return {
        **to_names(letter.notice),
        "subject": letter.subject,
        "text": letter.text,
        "at": letter.at,
    }


def _for_discord(letter: Letter) -> dict[str, Any]:
    """Names are shown literally and mention nobody."""
    text = MARKUP.sub(r"\\\1", f"{letter.subject}\n{letter.text}")
    return {
        "content": f"{text}\n<{letter.notice.link}>",
        "allowed_mentions": {"parse": []},
        "flags": NO_PREVIEW,
    }


def _for_slack(letter: Letter) -> dict[str, Any]:
    """Escaping these three characters prevents mentions and links."""
    text = f"{letter.subject}\n{letter.text}"
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, written)
    return {"text": f"{text}\n{letter.notice.link}", "mrkdwn": False, "unfurl_links": False}


BODIES: Final[Mapping[str, Callable[[Letter], dict[str, Any]]]] = {
    "json": _for_programs,
    "discord": _for_discord,
    "slack": _for_slack,
}
