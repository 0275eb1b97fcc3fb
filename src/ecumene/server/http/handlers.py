"""Requests in Litestar: credentials, bodies, and responses or refusals.

Bodies are read strictly: JSON only, as the engine's border reads it. Litestar would accept a number
for a text, and another site's form for JSON.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp  # noqa: TC002 Litestar reads the annotation
from msgspec import Struct

from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import from_names, to_names
from ecumene.seat.statuses import MALFORMED, MISSING
from ecumene.server.http.middleware.request_headers import (
    BETWEEN,
    COOKIE,
    FORMER,
    header,
    language_of,
    token_of,
)
from ecumene.server.http.refusal_responses import headers_of, refused
from ecumene.server.http.routes import Call, Signed
from ecumene.server.refusals import NO_METHOD, NOT_JSON, UNAVAILABLE, Refusal, refusal_of, refuse
from ecumene.server.services.past_reader import Json
from ecumene.server.storage import Damaged, DatabaseUnreachable, Full, UnknownOutcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from litestar.types import HTTPScope, Method, Receive, Scope, Send

    from ecumene.server.http.routes import Endpoint
    from ecumene.server.service_container import Services

_LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
LINES: Final = "application/jsonl"
BROKEN: Final = 500
OPTIONS: Final = "OPTIONS"
YEAR: Final = 365 * 24 * 60 * 60
"""Seconds a browser keeps its cookies."""


class HttpReply(Struct, frozen=True):
    """A response, made without Litestar's: that takes longer than most answers."""

    body: bytes = b""
    """Empty: no content."""
    media: str = JSON
    status: int = HTTPStatus.OK
    headers: tuple[tuple[bytes, bytes], ...] = ()
    """Besides those about the body."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Send it."""
        headers = [*self.headers]
        if self.body:
            headers.append((b"content-type", self.media.encode()))
            headers.append((b"content-length", str(len(self.body)).encode()))
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


def handlers_of(endpoints: Iterable[Endpoint]) -> Iterator[HTTPRouteHandler]:
    """A Litestar handler for each path; one for each endpoint would take it far longer to start."""
    found: dict[str, dict[Method, Endpoint]] = {}
    for each in endpoints:
        found.setdefault(each.path, {})[each.method] = each
    return (_handler_of(path, methods) for path, methods in found.items())


def _handler_of(path: str, endpoints: Mapping[Method, Endpoint]) -> HTTPRouteHandler:
    """The handler of a path with these methods, and OPTIONS: Litestar's own would list only one."""
    methods: list[Method] = sorted([*endpoints, OPTIONS])
    allow = (b"allow", ", ".join(methods).encode())

    async def handle(request: Request[Any, Any, Any]) -> ASGIApp:
        method = request.scope["method"]
        if method == OPTIONS:
            return HttpReply(status=HTTPStatus.NO_CONTENT, headers=(allow,))
        services: Services = request.app.state.services
        return await answer(endpoints[method], services, request.scope, request.receive)

    return HTTPRouteHandler(path, http_method=methods, status_code=200, include_in_schema=False)(
        handle
    )


async def answer(
    endpoint: Endpoint, services: Services, scope: HTTPScope, receive: Receive
) -> HttpReply:
    """Answer a request."""
    token = token_of(scope)
    somebody = None if token is None else await services.people.of_token(token)
    language = language_of(scope) if somebody is None else somebody.language
    call = Call(services, scope, language, somebody)
    try:
        if not endpoint.open:
            call.person  # noqa: B018 who is unknown learns nothing, not even what is malformed
        given = await _given(endpoint, scope, receive)
        found = await endpoint.handle(call, *given)
    except Exception as problem:
        return reply_to(problem, language)
    return _answered(found, call)


async def _given(endpoint: Endpoint, scope: HTTPScope, receive: Receive) -> Sequence[Any]:
    """The handler's arguments besides the call."""
    if endpoint.raw:
        return (await _body(receive),)
    if endpoint.body is None:
        return ()
    kind = (header(scope, "content-type") or "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise refuse(NOT_JSON, "server-not-json")
    try:
        data = msgspec.json.decode(await _body(receive))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse(MALFORMED, "server-bad-json") from None
    return (from_names(data, endpoint.body),)


async def _body(receive: Receive) -> bytes:
    """The body, which has arrived already (``middleware/request_bodies.py``)."""
    message = await receive()
    return message["body"] if message["type"] == "http.request" else b""


# Answers


def _answered(found: Any, call: Call) -> HttpReply:
    if found is None:
        return HttpReply(status=HTTPStatus.NO_CONTENT)
    if isinstance(found, bytes):
        return HttpReply(found, JSON if isinstance(found, Json) else LINES)
    cookies: tuple[tuple[bytes, bytes], ...] = ()
    if isinstance(found, Signed):
        # A program that authenticates itself stores its token itself.
        if header(call.scope, "authorization") is None:
            former = BETWEEN.join(found.former)
            cookies = (_cookie(COOKIE, found.token, call), _cookie(FORMER, former, call))
        found = found.credentials
    return HttpReply(msgspec.json.encode(to_names(found)), headers=cookies)


def _cookie(name: str, value: str, call: Call) -> tuple[bytes, bytes]:
    """The header of a cookie for a browser; scripts cannot read it."""
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=call.services.settings.secure,
    ).to_encoded_header()


# Refusals


def refusal_for(problem: Exception) -> Refusal:
    """The refusal for an exception; only our own errors are logged."""
    match problem:
        case Refusal():
            return problem
        case IllegalAction() | BadData():
            return refusal_of(problem)
        case Damaged():
            return refuse(UNAVAILABLE, "server-damaged")
        case Full() | UnknownOutcome(__cause__=Full()):
            return refuse(UNAVAILABLE, "server-disk-full")
        case DatabaseUnreachable() | UnknownOutcome():
            return refuse(UNAVAILABLE, "server-no-store")
        case HTTPException():
            return _of_http(problem)
    _LOG.error("a request failed", exc_info=problem)
    return refuse(BROKEN, "server-broken")


def _of_http(problem: HTTPException) -> Refusal:
    """The refusal for an exception raised by Litestar before any handler."""
    status = problem.status_code
    if status == MISSING:
        return refuse(MISSING, "server-no-page")
    if status == NO_METHOD:
        refusal = refuse(NO_METHOD, "server-no-method")
        named = (problem.headers or {}).get("allow", "").split(", ")
        refusal.methods = tuple(sorted(each for each in named if each.isupper()))
        return refusal
    return refuse(MALFORMED if status < BROKEN else BROKEN, "server-bad-request")


def refused_by(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    """The response if no handler of ours was called."""
    reply = reply_to(problem, language_of(request.scope))
    headers = {name.decode(): value.decode() for name, value in reply.headers}
    return Response(reply.body, status_code=reply.status, media_type=JSON, headers=headers)


def reply_to(problem: Exception, language: str) -> HttpReply:
    """The response to a request that failed."""
    return _refused(refusal_for(problem), language)


def _refused(refusal: Refusal, language: str) -> HttpReply:
    body = msgspec.json.encode(to_names(refused(refusal, language)))
    headers = tuple((name.encode(), value.encode()) for name, value in headers_of(refusal))
    return HttpReply(body, status=refusal.status, headers=headers)
