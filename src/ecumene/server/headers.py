"""What stands in the headers of a request, as far as the server looks at them before a handler."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ecumene.words import languages

if TYPE_CHECKING:
    from litestar.types import HTTPScope, WebSocketScope

COOKIE: Final = "ecumene"
FORMER: Final = "ecumene-former"
"""The cookie with what a browser showed for people who one was in it before."""
BETWEEN: Final = "~"
"""What stands between them."""
BEARER: Final = "bearer "
LONGEST_TOKEN: Final = 200
MOST_FORMER: Final = 8
"""So many people a browser remembers besides who one is."""


def header(scope: HTTPScope | WebSocketScope, name: str) -> str | None:
    """The value of a header, the last where there are several; None where there is none."""
    values = headers(scope, name)
    return values[-1] if values else None


def headers(scope: HTTPScope | WebSocketScope, name: str) -> list[str]:
    """All values of a header; ASGI gives names in small letters."""
    wanted = name.lower().encode()
    return [value.decode("latin-1") for key, value in scope["headers"] if key == wanted]


def host_of(host: str) -> str | None:
    """The name or address in a host, without its port; None if there is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_bare(host: str) -> bool:
    """Whether a host is an address, or this very machine: nobody can make such a name their own."""
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
    """The secret by which a person is known again: that of a program, or of a browser's cookie."""
    given = header(scope, "authorization")
    if given is not None:
        starts = given[: len(BEARER)].lower() == BEARER
        return _fitting(given[len(BEARER) :].strip()) if starts else None
    return _fitting(_cookie(scope, COOKIE))


def shows_cookie(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether somebody is known by a browser's cookie, not by what a program sends."""
    return header(scope, "authorization") is None and bool(_cookie(scope, COOKIE))


def former_tokens(scope: HTTPScope | WebSocketScope) -> tuple[str, ...]:
    """The secrets of people who one was in this browser before, the latest first."""
    kept = _cookie(scope, FORMER).split(BETWEEN)[:MOST_FORMER]
    return tuple(token for each in kept if (token := _fitting(each)) is not None)


def _cookie(scope: HTTPScope | WebSocketScope, wanted: str) -> str:
    """The value of a cookie; empty where there is none."""
    for line in headers(scope, "cookie"):
        for cookie in line.split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == wanted:
                return value.strip('"')
    return ""


def _fitting(token: str) -> str | None:
    return token if 0 < len(token) <= LONGEST_TOKEN else None


def language_of(scope: HTTPScope | WebSocketScope) -> str:
    """The language a client asks for (Accept-Language), English where it asks for none of ours."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate((header(scope, "accept-language") or "").split(",")):
        name, _, weight = wish.partition(";")
        wishes.append((-_weight(weight), place, name.strip().lower()[:2]))
    spoken = [name for weight, _, name in sorted(wishes) if weight < 0 and name in languages]
    return spoken[0] if spoken else "en"


def encodings_of(scope: HTTPScope) -> set[str]:
    """How an answer may be compressed (Accept-Encoding): ``br``, ``gzip``; ``identity``: not."""
    accepted = {"identity"}
    for wish in (header(scope, "accept-encoding") or "").split(","):
        name, _, weight = wish.partition(";")
        if _weight(weight) > 0:
            accepted.add(name.strip().lower())
    return accepted


def _weight(text: str) -> float:
    """How much something is wanted, from 0 to 1: ``q=0.8``."""
    number = text.strip().removeprefix("q=").strip()
    if not number:
        return 1.0
    try:
        return min(1.0, max(0.0, float(number)))
    except ValueError:
        return 0.0
