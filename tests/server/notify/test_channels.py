"""Channels: how they are told, and which are refused."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.rules.errors import BadData
from ecumene.rules.format.codec import from_names, to_names
from ecumene.server.notify import base64url
from ecumene.server.notify.channel_kinds import Channel, Mail, Webhook, WebPush, check
from ecumene.server.notify.targets import Policy, read_target
from ecumene.words import Messages, Misread, languages

P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = WebPush("https://push.example.org/send/abc", P256DH, AUTH)
GOOD: dict[str, Channel] = {
    "push.example.org": BROWSER,
    "example.org": Mail("anna.o'neill+games@example.org"),
    "hooks.example.org": Webhook("https://hooks.example.org/x?y=1", "json", "zażółć gęślą"),
    "discord.com": Webhook("https://discord.com:443/api/webhooks/1/a", "discord"),
    "93.184.216.34": Webhook("https://93.184.216.34/"),
    "2606:4700::1111": Webhook("https://[2606:4700:0::1111]/"),
    "xn--d-tga.example.org": Webhook("https://XN--d-tga.example.org/%20"),
}


@pytest.mark.parametrize(("host", "channel"), GOOD.items())
def test_good_channels_are_taken_and_their_host_told(host: str, channel: Channel) -> None:
    assert check(channel, Policy()) == host


@pytest.mark.parametrize("channel", GOOD.values())
def test_channels_go_over_the_border_and_into_storage(channel: Channel) -> None:
    assert from_names(to_names(channel), Channel) == channel
    assert msgspec.json.decode(msgspec.json.encode(channel), type=Channel) == channel


def test_unknown_kinds_and_formats_are_refused() -> None:
    with pytest.raises(BadData):
        from_names({"type": "pager", "number": "1"}, Channel)
    with pytest.raises(BadData):
        from_names({"type": "webhook", "url": "https://a.org", "format": "xml"}, Channel)


URLS = {
    "notify-url-not-https": ["http://a.org/", "ftp://a.org/", "//a.org/", "a.org", "file:///etc"],
    "notify-url-too-long": ["https://a.org/" + "x" * 2000],
    "notify-url-extra": [
        "https://anna:secret@a.org/",
        "https://a.org@127.0.0.1/",
        "https://@a.org/",
        "https://a.org/#part",
        "https://a.org#@b.org/",
        "https://a.org/#",
    ],
    "notify-url-port": ["https://a.org:22/", "https://a.org:8443/"],
    "notify-url-private": [
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://169.254.169.254/latest",
        "https://localhost/",
        "https://intranet/",
    ],
    "notify-url-unreadable": [
        "",
        "https://",
        "https:///x",
        "https://a.org:x/",
        "https://a.org:0/",
        "https://a.org:99999/",
        "https://a b.org/",
        "https://a.org/ x",
        "https://a.org/\r\nX: y",
        "https://a.org\r\n/",
        "\thttps://a.org/",
        "https://a.org/\x00",
        "https://ä.org/",
        "https://a.org\\@b.org/",
        "https://a.org%00.b.org/",
        "https://a..org/",
        "https://.a.org/",
        "https://a.org./",
        "https://-a.org/",
        "https://" + "a" * 64 + ".org/",
        "https://" + "a." * 130 + "org/",
        "https://[::1/",
        "https://[2606:4700::1111%25eth0]/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0177.0.0.1/",
        "https://0x7f.1/",
        "https://127.1/",
        "https://127.0.0.01/",
        "https://①②⑦.0.0.1/",
        "https://127。0。0。1/",
    ],
}


@pytest.mark.parametrize(("key", "url"), [(key, url) for key, urls in URLS.items() for url in urls])
def test_addresses_that_are_refused(key: str, url: str) -> None:
    for channel in (Webhook(url), msgspec.structs.replace(BROWSER, endpoint=url)):
        with pytest.raises(Misread) as refused:
            check(channel, Policy())
        assert refused.value.key == key
        for language in languages:
            assert Messages(language)(key, **refused.value.values)


def test_an_operator_can_allow_more() -> None:
    policy = Policy(allow_private=True, allow_http=True, ports=(80, 8443))
    assert read_target("http://intranet", policy) == ("http", "intranet", 80, "/")
    assert read_target("https://[::1]:8443/x?", policy).origin == "https://[::1]:8443"
    for url in ("http://169.254.169.254/", "http://0.0.0.0/", "http://[ff02::1]/"):
        with pytest.raises(Misread, match="private"):
            read_target(url, policy)
    with pytest.raises(Misread, match="port"):
        read_target("https://intranet/", policy)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "@example.org",
        "anna@",
        "anna@localhost",
        "anna@example.org\r\nBcc: all@example.org",
        "anna@example.org\n",
        "anna\r\n@example.org",
        "anna@example.org, bob@example.org",
        "Anna <anna@example.org>",
        '"a b"@example.org',
        "a..b@example.org",
        ".a@example.org",
        "a@b@example.org",
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        "żaba@example.org",
        "a@-example.org",
        "a" * 65 + "@example.org",
        "a@" + "b." * 126 + "org",
    ],
)
def test_mail_addresses_that_are_refused(address: str) -> None:
    with pytest.raises(Misread, match="notify-mail-address"):
        check(Mail(address), Policy())


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (P256DH[:-1], AUTH),
        (P256DH[:-2] + "AA", AUTH),  # not on the curve
        (base64url.encode(b"\x02" + base64url.decode(P256DH)[1:33]), AUTH),  # compressed
        (P256DH + "\r\n", AUTH),
        (P256DH.replace("_", "/"), AUTH),
        ("A" * 100_000, AUTH),
        (P256DH, ""),
        (P256DH, AUTH[:-3]),
        (P256DH, AUTH + "AAAA"),
        (P256DH, "=" * 90),
    ],
)
def test_keys_that_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Misread, match="notify-push-keys"):
        check(WebPush(BROWSER.endpoint, p256dh, auth), Policy())


def test_keys_may_be_padded() -> None:
    check(WebPush(BROWSER.endpoint, P256DH + "=", AUTH + "=="), Policy())


def test_secrets_that_are_refused() -> None:
    for secret in ("", "a\nb", "x" * 201):
        with pytest.raises(Misread, match="notify-secret-unreadable"):
            check(Webhook("https://a.org", secret=secret), Policy())
    with pytest.raises(Misread, match="notify-secret-unused"):
        check(Webhook("https://a.org", "slack", "secret"), Policy())
