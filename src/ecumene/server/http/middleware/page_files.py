"""The page, at every address that people open, and its files.

Everything is in memory, compressed at build time, and cheaper to serve than to count; so it comes
before the limits. Requests are looked up among the files that exist: no path leads anywhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.utils import normalize_path

from ecumene.seat.statuses import MISSING
from ecumene.server.http.middleware.request_headers import encodings_of, header, language_of
from ecumene.server.http.middleware.security import is_for_programs
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

    from ecumene.web import Built

METHODS: Final = frozenset(("GET", "HEAD"))
PAGE: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"
"""The folder of files whose names change with their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
FOUND: Final = 200
UNCHANGED: Final = 304
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".topojson": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
UNKNOWN_TYPE: Final = "application/octet-stream"
OF_FILE: Final = {"sw.js": (("service-worker-allowed", "/"),)}
"""Headers of single files: the service worker may control all addresses."""
ENGINE: Final = "assets/engine.worker"
"""The start of the name of the file that runs the engine in the browser, at a real table."""
OF_ENGINE: Final = (
    ("content-security-policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"),
)
"""Only it may run WebAssembly."""
PAGE_ROUTE: Final = "/"
FILE_ROUTE: Final = "/assets"
"""The routes' names in the log."""


@dataclass(frozen=True)
class _Answer:
    """A file in one encoding."""

    tag: str
    headers: tuple[tuple[bytes, bytes], ...]
    """Headers that a response without a body has too."""
    about_body: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Page:
    """Serves the page and its files; passes all other requests on."""

    def __init__(self, app: ASGIApp, files: Mapping[str, Built]) -> None:
        self.app = app
        self._answers = {path: _answers(path, file) for path, file in files.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not await self._answer(scope, send):
            await self.app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, send: Send) -> bool:
        """Answer a request for the page; returns whether it was one."""
        wanted = _wanted(scope)
        if wanted in self._answers:
            scope["path_template"] = PAGE_ROUTE if wanted == PAGE else FILE_ROUTE
            await _send_file(scope, send, self._answers[wanted])
        elif wanted == PAGE:
            await _send_not_built(scope, send)
        else:
            return False
        return True


def _wanted(scope: HTTPScope) -> str | None:
    """The file asked for: the page itself if the path has no file name.

    None: a request for data, or one that changes something.
    """
    path = normalize_path(scope["path"])
    if scope["method"] not in METHODS or is_for_programs(path):
        return None
    return path.removeprefix("/") if "." in path else PAGE


def _answers(path: str, file: Built) -> dict[str, _Answer]:
    """All encodings of a file, smallest first; the last is uncompressed."""
    return {
        encoding: _answer(path, file.digest, encoding, body)
        for encoding, body in {**file.variants, "identity": file.content}.items()
    }


def _answer(path: str, digest: str, encoding: str, body: bytes) -> _Answer:
    tag = f'"{digest}-{encoding}"'
    always = (
        ("etag", tag),
        ("cache-control", FOR_EVER if path.startswith(NAMED_BY_CONTENT) else ASK_FIRST),
        ("vary", "accept-encoding"),
        *(OF_ENGINE if path.startswith(ENGINE) else OF_FILE.get(path, ())),
    )
    about_body = [
        ("content-type", TYPES.get(PurePosixPath(path).suffix, UNKNOWN_TYPE)),
        ("content-length", str(len(body))),
    ]
    if encoding != "identity":
        about_body.append(("content-encoding", encoding))
    return _Answer(tag, _raw(always), _raw(about_body), body)


def _has_already(scope: HTTPScope, tag: str) -> bool:
    """Whether the browser has the current version (If-None-Match)."""
    given = (header(scope, "if-none-match") or "").split(",")
    known = {each.strip().removeprefix("W/") for each in given}
    return tag in known or "*" in known


async def _send_file(scope: HTTPScope, send: Send, answers: Mapping[str, _Answer]) -> None:
    accepted = encodings_of(scope)
    answer = next(one for encoding, one in answers.items() if encoding in accepted)
    if _has_already(scope, answer.tag):
        await _send(scope, send, UNCHANGED, answer.headers, b"")
    else:
        await _send(scope, send, FOUND, answer.headers + answer.about_body, answer.body)


async def _send_not_built(scope: HTTPScope, send: Send) -> None:
    """Explain in plain text that this installation has no page."""
    language = language_of(scope)
    body = f"{Messages(language)('serve-no-page')}\n".encode()
    headers = (
        ("content-type", TYPES[".txt"]),
        ("content-length", str(len(body))),
        ("content-language", language),
        ("cache-control", "no-store"),
    )
    await _send(scope, send, MISSING, _raw(headers), body)


async def _send(
    scope: HTTPScope,
    send: Send,
    status: int,
    headers: tuple[tuple[bytes, bytes], ...],
    body: bytes,
) -> None:
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": sent, "more_body": False})


def _raw(headers: Iterable[tuple[str, str]]) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name.encode(), value.encode()) for name, value in headers)
