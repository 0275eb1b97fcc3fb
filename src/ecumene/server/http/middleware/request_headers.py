"""The request headers that the server reads before a handler."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ecumene.words import languages

if TYPE_CHECKING:
    from litestar.types import HTTPScope, WebSocketScope

COOKIE: Final = "ecumene"
FORMER: Final = "ecumene-former"
"""The cookie with the tokens of people this browser was signed in as before."""
BETWEEN: Final = "~"
"""The separator between them."""
BEARER: Final = "bearer "
LONGEST_TOKEN: Final = 200
MOST_HOSTS: Final = 256
"""Hosts that are remembered: nearly all requests name the same few."""
MOST_FORMER: Final = 8
"""Maximum number of former people a browser remembers."""


def header(scope: HTTPScope | WebSocketScope, name: str) -> str | None:
    """The value of a header, the last of several; None if it is missing."""
    values = headers(scope, name)
    return values[-1] if values else None


def headers(scope: HTTPScope | WebSocketScope, name: str) -> list[str]:
    """All values of a header; ASGI gives names in lower case."""
    wanted = name.lower().encode()
    return [value.decode("latin-1") for key, value in scope["headers"] if key == wanted]


def host_of(host: str) -> str | None:
    """The name or address in a host, without its port; None if there is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@lru_cache(MOST_HOSTS)
def is_bare(host: str) -> bool:
    """Whether a host is an IP address or this machine: names that nobody else can register."""
    name = host_of(host)
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def token_of(scope: HTTPScope | WebSocketScope) -> str | None:
    """The token of a person: a program's bearer token, or a browser's cookie."""
    given = header(scope, "authorization")
    if given is not None:
        starts = given[: len(BEARER)].lower() == BEARER
        return _fitting(given[len(BEARER) :].strip()) if starts else None
    return _fitting(_cookie(scope, COOKIE))


def shows_cookie(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether a request is authenticated by a cookie, not by a bearer token."""
    return header(scope, "authorization") is None and bool(_cookie(scope, COOKIE))


def former_tokens(scope: HTTPScope | WebSocketScope) -> tuple[str, ...]:
    """The tokens of people this browser was signed in as before, latest first."""
    kept = _cookie(scope, FORMER).split(BETWEEN)[:MOST_FORMER]
    return tuple(token for each in kept if (token := _fitting(each)) is not None)


def _cookie(scope: HTTPScope | WebSocketScope, wanted: str) -> str:
    """The value of a cookie; empty if it is missing."""
    for line in headers(scope, "cookie"):
        for cookie in line.split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == wanted:
                return value.strip('"')
    return ""


def _fitting(token: str) -> str | None:
    return token if 0 < len(token) <= LONGEST_TOKEN else None


def language_of(scope: HTTPScope | WebSocketScope) -> str:
    """The client's language (Accept-Language); English if we have none it asks for."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate((header(scope, "accept-language") or "").split(",")):
        name, _, weight = wish.partition(";")
        wishes.append((-_weight(weight), place, name.strip().lower()[:2]))
    spoken = [name for weight, _, name in sorted(wishes) if weight < 0 and name in languages]
    return spoken[0] if spoken else "en"


def encodings_of(scope: HTTPScope) -> set[str]:
    """The encodings a response may have (Accept-Encoding): ``br``, ``gzip``, ``identity``."""
    accepted = {"identity"}
    for wish in (header(scope, "accept-encoding") or "").split(","):
        name, _, weight = wish.partition(";")
        if _weight(weight) > 0:
            accepted.add(name.strip().lower())
    return accepted


def _weight(text: str) -> float:
    """A quality value, from 0 to 1: ``q=0.8``."""
    number = text.strip().removeprefix("q=").strip()
    if not number:
        return 1.0
    try:
        return min(1.0, max(0.0, float(number)))
    except ValueError:
        return 0.0
