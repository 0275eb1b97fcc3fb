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
    from collections.abc import Iterable, Sequence

    from ecumene.server.http.routes import Endpoint
    from ecumene.server.service_container import Services

_LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
LINES: Final = "application/jsonl"
BROKEN: Final = 500
YEAR: Final = 365 * 24 * 60 * 60
"""Seconds a browser keeps its cookies."""


def handler_of(endpoint: Endpoint) -> HTTPRouteHandler:
    """The Litestar handler of an endpoint."""

    async def handle(request: Request[Any, Any, Any]) -> Response[bytes]:
        services: Services = request.app.state.services
        return await answer(endpoint, services, request)

    return HTTPRouteHandler(
        endpoint.path, http_method=endpoint.method, status_code=200, include_in_schema=False
    )(handle)


def options_of(path: str, endpoints: Iterable[Endpoint]) -> HTTPRouteHandler:
    """The Litestar handler for OPTIONS: Litestar's own lists only one method per path."""
    methods = sorted({"OPTIONS", *(each.method for each in endpoints if each.path == path)})

    async def list_methods() -> Response[bytes]:
        return Response(
            b"", status_code=HTTPStatus.NO_CONTENT, headers={"allow": ", ".join(methods)}
        )

    return HTTPRouteHandler(path, http_method="OPTIONS", status_code=200, include_in_schema=False)(
        list_methods
    )


async def answer(
    endpoint: Endpoint, services: Services, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Answer a request."""
    token = token_of(request.scope)
    somebody = None if token is None else await services.people.of_token(token)
    language = language_of(request.scope) if somebody is None else somebody.language
    call = Call(services, request, language, somebody)
    try:
        if not endpoint.open:
            call.person  # noqa: B018 who is unknown learns nothing, not even what is malformed
        given = await _given(endpoint, request)
        found = await endpoint.handle(call, *given)
    except Exception as problem:
        return _refused(refusal_for(problem), language)
    return _answered(found, call)


async def _given(endpoint: Endpoint, request: Request[Any, Any, Any]) -> Sequence[Any]:
    """The handler's arguments besides the call."""
    if endpoint.raw:
        return (await request.body(),)
    if endpoint.body is None:
        return ()
    kind = (header(request.scope, "content-type") or "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise refuse(NOT_JSON, "server-not-json")
    try:
        data = msgspec.json.decode(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse(MALFORMED, "server-bad-json") from None
    return (from_names(data, endpoint.body),)


# Answers


def _answered(found: Any, call: Call) -> Response[bytes]:
    if found is None:
        return Response(b"", status_code=HTTPStatus.NO_CONTENT)
    if isinstance(found, bytes):
        return Response(found, media_type=JSON if isinstance(found, Json) else LINES)
    cookies: list[Cookie] = []
    if isinstance(found, Signed):
        # A program that authenticates itself stores its token itself.
        if header(call.request.scope, "authorization") is None:
            former = BETWEEN.join(found.former)
            cookies = [_cookie(COOKIE, found.token, call), _cookie(FORMER, former, call)]
        found = found.credentials
    return Response(msgspec.json.encode(to_names(found)), media_type=JSON, cookies=cookies)


def _cookie(name: str, value: str, call: Call) -> Cookie:
    """A cookie for a browser; scripts cannot read it."""
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=call.services.settings.secure,
    )


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
    return _refused(refusal_for(problem), language_of(request.scope))


def _refused(refusal: Refusal, language: str) -> Response[bytes]:
    body = msgspec.json.encode(to_names(refused(refusal, language)))
    headers = dict(headers_of(refusal))
    return Response(body, status_code=refusal.status, media_type=JSON, headers=headers)
