"""Protection of browsers: security headers, and refusal of cross-site requests.

Every response has headers that forbid browsers whatever the server does not need. Requests that
another site makes a browser send, with the user's cookie, change nothing and open no WebSocket. A
terminal sends no Origin, and no other site can control it.

A site can also let its own name resolve to this server, and browsers then take the server for that
site. They still send the name they asked for, so only known names are answered.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.seat.statuses import MISSING
from ecumene.server.http.middleware.request_headers import header, headers, host_of, is_bare
from ecumene.server.http.refusal_responses import send_refusal
from ecumene.server.refusals import FORBIDDEN, refuse

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

    from ecumene.server.refusals import Refusal
    from ecumene.server.settings import Settings

SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
MODELS: Final = "/mcp"
"""What the paths of models begin with."""
FOR_PROGRAMS: Final = ("/api", "/health", MODELS, "/metrics", "/schema")
"""Paths with data; all others are pages and their files."""
UNNAMED: Final = frozenset(("/health", "/metrics"))
"""Paths that monitoring requests by address, whatever the server's public name is."""
MISDIRECTED: Final = 421
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

ALWAYS: Final = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    ("x-frame-options", "DENY"),
)
NOTHING: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
OWN: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data: blob:; object-src 'none'"
)
"""Scripts and styles only as files from here, never inline; images may be made by the page."""
OF_DATA: Final = (("content-security-policy", NOTHING), ("cache-control", "no-store"))
OF_PAGES: Final = (("content-security-policy", OWN),)
HTTPS_ONLY: Final = ("strict-transport-security", "max-age=31536000")


class Security:
    """Adds headers, and refuses requests from other sites or for other hosts.

    A path with NUL does not exist; PostgreSQL could not even look it up.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.secure = settings.secure
        self.origin = origin_of(settings.public_address or "")
        """The server's public origin; None: any of its addresses."""
        self.name = settings.host.lower()
        """The host it listens on, which may be a name."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = normalize_path(scope["path"])
        if scope["type"] == ScopeType.HTTP:
            send = self._adding(send, self._headers(scope, path))
        refusal = self._refusal(scope, path)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await send_refusal(scope, send, refusal)

    def _refusal(self, scope: Scope, path: str) -> Refusal | None:
        if "\0" in path:
            return refuse(MISSING, "server-no-page")
        if not self._is_meant(scope) and path not in UNNAMED:
            key = "serve-unnamed-host" if self.origin is None else "serve-wrong-host"
            return refuse(MISDIRECTED, key)
        changes = scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE_METHODS
        if changes and self._is_foreign(scope):
            return refuse(FORBIDDEN, "serve-cross-site")
        return None

    def _is_meant(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether the requested host is this server, as far as known."""
        given = headers(scope, "host")
        if len(given) > 1:
            return False
        if self.origin is None:
            return not given or is_bare(given[0]) or host_of(given[0]) == self.name
        scheme = self.origin.partition(":")[0]
        return origin_of(f"{scheme}://{given[0] if given else ''}") == self.origin

    def _is_foreign(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether another site made a browser send this.

        Without a public address, the origin's host must be the requested one; behind a proxy the
        scheme may look different here.
        """
        if header(scope, "sec-fetch-site") == "cross-site":
            return True
        given = headers(scope, "origin")
        if not given:
            return False
        origin = origin_of(given[0])
        if origin is None or len(given) > 1:
            return True
        if self.origin is not None:
            return origin != self.origin
        scheme = origin.partition(":")[0]
        return origin != origin_of(f"{scheme}://{header(scope, 'host') or ''}")

    def _headers(self, scope: HTTPScope, path: str) -> tuple[tuple[bytes, bytes], ...]:
        secure = self.secure or scope["scheme"] == "https"
        return _wanted(is_for_programs(path), secure=secure)

    @staticmethod
    def _adding(send: Send, wanted: tuple[tuple[bytes, bytes], ...]) -> Send:
        """Add headers to a response, unless it has them already."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [each for each in wanted if each[0] not in names]
            await send(message)

        return sending


@cache
def _wanted(data: bool, *, secure: bool) -> tuple[tuple[bytes, bytes], ...]:
    """The headers of data or of a page, over HTTPS or not."""
    wanted = [*ALWAYS, *(OF_DATA if data else OF_PAGES), *([HTTPS_ONLY] if secure else [])]
    return tuple((name.encode(), value.encode()) for name, value in wanted)


def is_for_programs(path: str) -> bool:
    """Whether a path has data, not a page or its files."""
    return any(path == root or path.startswith(f"{root}/") for root in FOR_PROGRAMS)


def origin_of(address: str) -> str | None:
    """Scheme, host and port of an address in normal form; None if it has none."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not host:
        return None
    return f"{parts.scheme}://{host}:{port or DEFAULT_PORTS[parts.scheme]}"
