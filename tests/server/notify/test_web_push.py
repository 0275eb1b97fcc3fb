"""Web push: the examples of the standards, and what a browser and a push service would read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ecumene.server.notify import base64url
from ecumene.server.notify.channel_kinds import WebPush, read_point
from ecumene.server.notify.encryption import LONGEST, encrypt, point_of, seal
from ecumene.server.notify.notice import put_in_words
from ecumene.server.notify.outcomes import Failed, Gone, Sent
from ecumene.server.notify.outgoing import Outgoing
from ecumene.server.notify.vapid import Vapid, new_key
from ecumene.server.notify.web_push import push, topic_of
from ecumene.words import Misread
from tests.server.notify.conftest import NOON
from tests.server.notify.receivers import listening, status

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.server.notify.notice import Notice
    from ecumene.server.notify.outcomes import Outcome
    from tests.server.notify.receivers import Identity, Received


class Browser:
    """What is on the other end of a push service."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def channel(self, endpoint: str) -> WebPush:
        public = base64url.encode(point_of(self.key.public_key()))
        return WebPush(endpoint, public, base64url.encode(self.auth))

    def decrypt(self, body: bytes) -> bytes:
        return decrypt(body, self.key, self.auth)


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Read a message as RFC 8291 tells the receiver to, by other functions than the sender's."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    info = b"WebPush: info\x00" + point_of(key.public_key()) + sender
    secret = HKDF(SHA256(), 32, auth, info).derive(key.exchange(ec.ECDH(), other))
    opening = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
    text, _, padding = AESGCM(opening).decrypt(nonce, sealed, None).rpartition(b"\x02")
    assert not padding.strip(b"\x00")
    return text


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(base64url.decode(text), "big"), ec.SECP256R1())


# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    body = seal(
        PLAIN,
        read_point(P256DH),
        base64url.decode(AUTH),
        private_key(SENDER),
        base64url.decode(SALT),
    )
    assert base64url.encode(body) == SEALED
    assert decrypt(body, private_key(RECEIVER), base64url.decode(AUTH)) == PLAIN


def test_no_two_messages_are_alike_and_all_can_be_read() -> None:
    browser = Browser()
    bodies = [encrypt(PLAIN, browser.key.public_key(), browser.auth) for _ in range(3)]
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 3
    assert {browser.decrypt(body) for body in bodies} == {PLAIN}


def test_the_longest_message_fits_and_no_longer_one() -> None:
    browser = Browser()
    body = encrypt(b"x" * LONGEST, browser.key.public_key(), browser.auth)
    assert len(body) == 4096
    assert browser.decrypt(body) == b"x" * LONGEST
    with pytest.raises(ValueError, match="do not fit"):
        encrypt(b"x" * (LONGEST + 1), browser.key.public_key(), browser.auth)


def test_tokens_say_who_sends_to_whom_and_until_when() -> None:
    vapid = Vapid(new_key(), "mailto:host@example.org")
    claims = verified(vapid.authorization("https://push.example.org", 1000), vapid.public_key)
    assert claims == {
        "aud": "https://push.example.org",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    other = Vapid(new_key(), "mailto:host@example.org")
    forged = other.authorization("https://push.example.org", 1000)
    with pytest.raises(InvalidSignature):
        verified(forged.replace(other.public_key, vapid.public_key), vapid.public_key)


def verified(header: str, public_key: str) -> object:
    """The claims of a token, as a push service reads them (RFC 8292)."""
    scheme, token, key = header.replace(",", "").split(" ")
    assert (scheme, key) == ("vapid", f"k={public_key}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert msgspec.json.decode(base64url.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = base64url.decode(signature)
    assert len(raw) == 64
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    read_point(public_key).verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256())
    )
    return msgspec.json.decode(base64url.decode(claims))


def test_a_key_is_a_text_that_means_the_same_tomorrow() -> None:
    key = new_key()
    keys = {Vapid(key, "https://example.org/contact").public_key for _ in range(2)}
    assert len(keys) == 1
    assert Vapid(new_key(), "https://example.org/contact").public_key not in keys
    assert Vapid(SENDER, "mailto:a@example.org").public_key.startswith("BP4z9KsN6nGRTbVYI_c7")


@pytest.mark.parametrize("key", ["", "x", SENDER[:-1], "A" * 43, "_" * 43, SENDER + "\n"])
def test_keys_that_are_refused(key: str) -> None:
    with pytest.raises(Misread, match="notify-vapid-key"):
        Vapid(key, "mailto:a@example.org")


@pytest.mark.parametrize("subject", ["", "a@example.org", "http://a.org", "mailto:a\r\nX: y"])
def test_contacts_that_are_refused(subject: str) -> None:
    with pytest.raises(Misread, match="notify-vapid-subject"):
        Vapid(SENDER, subject)


@pytest.fixture
def pushed(
    identity: Identity, names: Callable[..., list[str]]
) -> Callable[..., tuple[Outcome, Received]]:
    """Push something to a browser at a push service of this machine."""
    names("127.0.0.1")

    def run(
        notice: Notice, browser: Browser, vapid: Vapid, line: str = "201 Created"
    ) -> tuple[Outcome, Received]:
        async def exchange() -> tuple[Outcome, Received]:
            async with listening(status(line), identity) as receiver:
                outgoing = Outgoing(receiver.policy(identity))
                channel = browser.channel(receiver.url("/send/abc"))
                letter = put_in_words(notice, NOON)
                outcome = await push(channel, letter, outgoing, vapid)
                outgoing.close()
                return outcome, receiver.requests[0]

        return asyncio.run(exchange())

    return run


def test_a_notice_reaches_the_browser(
    notice: Notice, pushed: Callable[..., tuple[Outcome, Received]]
) -> None:
    browser, vapid = Browser(), Vapid(new_key(), "mailto:host@example.org")
    outcome, request = pushed(notice, browser, vapid)
    assert outcome == Sent()
    assert msgspec.json.decode(browser.decrypt(request.body)) == {
        "title": "It is your turn",
        "body": put_in_words(notice, NOON).text,
        "lang": "en",
        "tag": topic_of(notice),
        "url": notice.link,
    }
    headers = request.headers
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == str(5 * 3600)
    assert headers["urgency"] == "normal"
    assert headers["topic"] == topic_of(notice)
    claims = verified(headers["authorization"], vapid.public_key)
    assert claims == {
        "aud": f"https://{headers['host']}",
        "exp": NOON // 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("200 OK", Sent()),
        ("404 Not Found", Gone()),
        ("410 Gone", Gone()),
        ("301 Moved", Failed("redirect", 301)),
        ("400 Bad", Failed("refused", 400)),
        ("413 Too Large", Failed("refused", 413)),
        ("429 Too Many", Failed("trouble", 429)),
        ("503 Later", Failed("trouble", 503)),
    ],
)
def test_what_the_service_answers(
    notice: Notice,
    pushed: Callable[..., tuple[Outcome, Received]],
    line: str,
    outcome: Outcome,
) -> None:
    vapid = Vapid(SENDER, "mailto:host@example.org")
    assert pushed(notice, Browser(), vapid, line)[0] == outcome


@pytest.mark.parametrize(
    ("until", "ttl"), [(None, 7 * 86_400), (NOON - 1, 0), (NOON + 10**12, 28 * 86_400)]
)
def test_a_notice_is_kept_as_long_as_it_matters(
    notice: Notice,
    pushed: Callable[..., tuple[Outcome, Received]],
    until: int | None,
    ttl: int,
) -> None:
    later = msgspec.structs.replace(notice, until=until)
    _, request = pushed(later, Browser(), Vapid(SENDER, "mailto:host@example.org"))
    assert request.headers["ttl"] == str(ttl)


def test_topics_are_of_a_seat_and_fit(notice: Notice) -> None:
    """At most 32 letters of Base64 for addresses (RFC 8030)."""
    reminder = msgspec.structs.replace(notice, kind="reminder", until=None)
    assert topic_of(reminder) == topic_of(notice)
    others = {
        topic_of(notice),
        topic_of(msgspec.structs.replace(notice, link=notice.link + "x")),
        topic_of(msgspec.structs.replace(notice, civilization=None)),
    }
    assert len(others) == 3
    assert {len(topic) for topic in others} == {32}
