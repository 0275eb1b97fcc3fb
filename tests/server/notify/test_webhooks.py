"""Webhooks: what a program, Discord and Slack get, over https on this machine."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ecumene.server.notify.channel_kinds import Webhook
from ecumene.server.notify.notice import put_in_words
from ecumene.server.notify.outcomes import Failed, Gone, Sent
from ecumene.server.notify.outgoing import Outgoing
from ecumene.server.notify.webhooks import call
from tests.server.notify.conftest import NOON
from tests.server.notify.receivers import listening, status

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.notify.notice import Notice
    from ecumene.server.notify.outcomes import Outcome
    from tests.server.notify.receivers import Identity, Received

LINES = (
    "Rome: it is your turn.\n"
    "The game: Friday night\n"
    "Turn 3, phase 5: city construction, surplus, support\n"
    "You have 5 hours left, until 2027-01-15 17:00 (UTC)."
)
SHARED = "zażółć gęślą"
HOSTILE = "@everyone <!channel> <https://evil.example|x> **b** [a](https://evil.example)"


@pytest.fixture
def called(
    identity: Identity, names: Callable[..., list[str]]
) -> Callable[..., tuple[Outcome, Received]]:
    """Call a webhook of this machine."""
    names("127.0.0.1")

    def run(notice: Notice, line: str = "200 OK", **fields: Any) -> tuple[Outcome, Received]:
        async def exchange() -> tuple[Outcome, Received]:
            async with listening(status(line), identity) as receiver:
                outgoing = Outgoing(receiver.policy(identity))
                channel = Webhook(receiver.url("/hook"), **fields)
                outcome = await call(channel, put_in_words(notice, NOON), outgoing)
                outgoing.close()
                return outcome, receiver.requests[0]

        return asyncio.run(exchange())

    return run


def test_a_program_gets_everything(
    notice: Notice, called: Callable[..., tuple[Outcome, Received]]
) -> None:
    outcome, request = called(notice)
    assert outcome == Sent()
    assert request.line == "POST /hook HTTP/1.1"
    assert request.headers["content-type"] == "application/json"
    assert "ecumene-signature" not in request.headers
    assert msgspec.json.decode(request.body) == {
        "kind": "turn",
        "game": "Friday night",
        "turn": 3,
        "phase": 5,
        "player": "Anna",
        "link": "https://play.example.org/games/7f3k",
        "civilization": "rome",
        "language": "en",
        "until": NOON + 5 * 3_600_000,
        "subject": "It is your turn",
        "text": LINES,
        "at": NOON,
    }


def test_a_program_can_tell_who_sent_it(
    notice: Notice, called: Callable[..., tuple[Outcome, Received]]
) -> None:
    _, request = called(notice, secret=SHARED)
    digest = hmac.new(SHARED.encode(), request.body, hashlib.sha256).hexdigest()
    assert request.headers["ecumene-signature"] == f"sha256={digest}"


def test_discord_shows_names_as_they_are(
    notice: Notice, called: Callable[..., tuple[Outcome, Received]]
) -> None:
    _, request = called(msgspec.structs.replace(notice, game=HOSTILE), format="discord")
    body = msgspec.json.decode(request.body)
    assert body["allowed_mentions"] == {"parse": []}
    subject, *lines, link = body["content"].split("\n")
    assert subject == "It is your turn"
    assert lines.pop(1) == (
        r"The game: @everyone \<!channel\> \<https://evil.example\|x\> "
        r"\*\*b\*\* \[a\](https://evil.example)"
    )
    assert lines == [each for each in LINES.split("\n") if not each.startswith("The game")]
    assert link == f"<{notice.link}>"


def test_slack_shows_names_as_they_are(
    notice: Notice, called: Callable[..., tuple[Outcome, Received]]
) -> None:
    _, request = called(msgspec.structs.replace(notice, game="<!channel> & <a|b>"), format="slack")
    lines = LINES.replace("Friday night", "&lt;!channel&gt; &amp; &lt;a|b&gt;")
    assert msgspec.json.decode(request.body) == {
        "text": f"It is your turn\n{lines}\n{notice.link}",
        "mrkdwn": False,
        "unfurl_links": False,
    }


@pytest.mark.parametrize(
    ("format_", "line", "outcome"),
    [
        ("json", "204 No Content", Sent()),
        ("json", "404 Not Found", Failed("refused", 404)),
        ("json", "410 Gone", Gone()),
        ("discord", "404 Not Found", Gone()),
        ("slack", "410 Gone", Gone()),
        ("slack", "403 Forbidden", Failed("refused", 403)),
        ("discord", "429 Too Many", Failed("trouble", 429)),
        ("json", "302 Found", Failed("redirect", 302)),
    ],
)
def test_what_is_answered(
    notice: Notice,
    called: Callable[..., tuple[Outcome, Received]],
    format_: str,
    line: str,
    outcome: Outcome,
) -> None:
    assert called(notice, line, format=format_)[0] == outcome
