"""The sender: every way, every end, and what it tells in logs."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.server.notify import outgoing
from ecumene.server.notify.channel_kinds import Mail, Webhook, WebPush
from ecumene.server.notify.mail import MailSettings
from ecumene.server.notify.outcomes import Failed, Gone, Sent
from ecumene.server.notify.sender import NotifySettings, Sender, VapidSettings
from ecumene.server.notify.targets import Policy
from ecumene.server.notify.vapid import new_key
from ecumene.words import Messages, Misread, languages
from tests.patience import PATIENCE
from tests.server.notify.conftest import NOON
from tests.server.notify.receivers import NAME, listening, status

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.notify.channel_kinds import Channel
    from ecumene.server.notify.notice import Notice
    from ecumene.server.notify.outcomes import Outcome
    from tests.server.notify.receivers import Answer, Identity, Receiver

P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
VAPID = VapidSettings(new_key(), "mailto:host@example.org")
MAIL = MailSettings("127.0.0.1", "games@example.com", port=1, security="none")


async def send(settings: NotifySettings, channel: Channel, notice: Notice) -> Outcome:
    sender = Sender(settings, lambda: NOON)
    try:
        return await sender.send(channel, notice)
    finally:
        sender.close()


def at(receiver: Receiver) -> tuple[Channel, ...]:
    return (
        WebPush(receiver.url("/push/secret"), P256DH, AUTH),
        Webhook(receiver.url("/hook/secret")),
        Webhook(receiver.url("/hook/secret"), "discord"),
    )


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (status("200 OK"), Sent()),
        (status("410 Gone"), Gone()),
        (status("500 Oh"), Failed("trouble", 500)),
    ],
)
def test_every_way_has_the_same_ends(
    notice: Notice,
    identity: Identity,
    names: Callable[..., list[str]],
    answer: Answer,
    outcome: Outcome,
) -> None:
    async def run() -> None:
        names("127.0.0.1")
        async with listening(answer, identity) as receiver:
            settings = NotifySettings(vapid=VAPID, policy=receiver.policy(identity))
            for channel in at(receiver):
                assert await send(settings, channel, notice) == outcome
            assert len(receiver.requests) == 3

    asyncio.run(run())


def test_logs_tell_neither_where_to_nor_secrets(
    notice: Notice,
    identity: Identity,
    names: Callable[..., list[str]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        names("127.0.0.1")
        async with listening(status("200 OK"), identity) as receiver:
            policy = receiver.policy(identity)
            settings = NotifySettings(mail=MAIL, vapid=VAPID, policy=policy)
            signed = Webhook(receiver.url("/hook/secret"), "json", "secret")
            mail = Mail("secret@example.org")
            for channel in (*at(receiver), signed, mail, Webhook("https://secret\r\n")):
                await send(settings, channel, notice)

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    told = [record.getMessage() for record in caplog.records if "notify" in record.name]
    assert told[0] == "turn by WebPush: Sent()"
    assert told[4].startswith("turn by Mail: Failed(reason='connection'")
    assert told[5].startswith("turn by Webhook: Failed(reason='channel'")
    for each in ("secret", "example", "127.0.0.1", NAME):
        assert each not in caplog.text
    assert VAPID.private_key not in caplog.text


def test_whatever_the_network_does_is_an_outcome(
    notice: Notice, names: Callable[..., list[str]]
) -> None:
    names("127.0.0.1")
    hook = Webhook(f"https://{NAME}/")
    assert asyncio.run(send(NotifySettings(), hook, notice)) == Failed("address")
    names()
    assert asyncio.run(send(NotifySettings(), hook, notice)) == Failed("name")


def test_stored_channels_are_judged_again(notice: Notice) -> None:
    """What was allowed when it was stored may no longer be."""
    for channel in (
        Webhook("http://hooks.example.org/"),
        WebPush("https://push.example.org/", "x", "y"),
        Mail("a@example.org\r\nBcc: b@example.org"),
    ):
        settings = NotifySettings(mail=MAIL, vapid=VAPID)
        assert asyncio.run(send(settings, channel, notice)) == Failed("channel")


@pytest.mark.parametrize(
    "channel",
    [
        WebPush("https://push.example.org/", P256DH, AUTH),
        Mail("anna@example.org"),
        Webhook("https://hooks.example.org/"),
    ],
)
def test_what_is_not_set_up_is_not_offered(notice: Notice, channel: Channel) -> None:
    async def run() -> None:
        nothing = Sender(NotifySettings(webhooks=False), lambda: NOON)
        assert nothing.public_key is None
        with pytest.raises(Misread) as refused:
            nothing.check(channel)
        for language in languages:
            assert Messages(language)(refused.value.key, **refused.value.values)
        assert await nothing.send(channel, notice) == Failed("channel")
        nothing.close()
        everything = Sender(NotifySettings(mail=MAIL, vapid=VAPID), lambda: NOON)
        assert everything.check(channel).endswith("example.org")
        assert everything.public_key is not None
        everything.close()

    asyncio.run(run())


def test_settings_are_read_from_plain_data() -> None:
    plain = {
        "mail": {"host": "mail.example.org", "sender": "games@example.org", "user": "games"},
        "vapid": {"private_key": VAPID.private_key, "subject": VAPID.subject},
        "policy": {"allow_private": True, "ports": [443, 8443], "timeout": 3},
    }
    settings = msgspec.convert(plain, NotifySettings)
    assert settings.policy == Policy(allow_private=True, ports=(443, 8443), timeout=3.0)
    assert settings.mail is not None
    assert settings.mail.security == "starttls"


def test_few_requests_at_a_time_and_all_of_them_in_the_end(
    notice: Notice,
    identity: Identity,
    names: Callable[..., list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody is answered before as many as possible are there; the rest wait for their turn."""
    monkeypatch.setattr(outgoing, "AT_ONCE", 3)
    names("127.0.0.1")
    there, most = 0, 0

    async def run() -> None:
        gate = asyncio.Barrier(3)

        async def answer(writer: asyncio.StreamWriter) -> None:
            nonlocal there, most
            there += 1
            most = max(most, there)
            await gate.wait()
            there -= 1
            await status("200 OK")(writer)

        async with listening(answer, identity) as receiver:
            sender = Sender(NotifySettings(policy=receiver.policy(identity)), lambda: NOON)
            hook = Webhook(receiver.url())
            async with asyncio.timeout(PATIENCE):
                outcomes = await asyncio.gather(*(sender.send(hook, notice) for _ in range(9)))
            assert outcomes == [Sent()] * 9
            sender.close()

    asyncio.run(run())
    assert most == 3
