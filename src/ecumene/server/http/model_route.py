"""``/mcp``: the seats of language models, by the Model Context Protocol over HTTP.

The address names the game, and the secret of a seat's link is the bearer token; the language is
that of ``Accept-Language``. Each request stands for itself, so any worker can answer it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from litestar import Request  # noqa: TC002 Litestar reads the annotation
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp  # noqa: TC002 Litestar reads the annotation

from ecumene.dialogue import Speaker
from ecumene.models.tools import ToolOutcome
from ecumene.server.http.handlers import refusal_for, reply_to
from ecumene.server.http.middleware.request_headers import header, language_of, token_of
from ecumene.server.http.middleware.security import MODELS
from ecumene.server.refusals import UNAVAILABLE, UNKNOWN, refuse
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.server.service_container import Services

MODEL: Final = f"{MODELS}/{{game:str}}"
NAMED_BY: Final = "x-player-name"
"""The header with the model's name at the table."""
LIBRARY: Final = "ecumene.models.mcp_server"
"""Loaded with the first request: most servers never have one."""


async def model(request: Request[Any, Any, Any]) -> ASGIApp:
    """A request of a model's client."""
    services: Services = request.app.state.services
    scope, language = request.scope, language_of(request.scope)
    try:
        # A cookie is a person's, whose browser some page could make to send this.
        secret = token_of(scope) if header(scope, "authorization") is not None else None
        if secret is None:
            raise refuse(UNKNOWN, "model-no-seat-link")
        if find_spec("mcp") is None:
            raise refuse(UNAVAILABLE, "model-not-here")
        library = await asyncio.to_thread(import_module, LIBRARY)
    except Exception as problem:
        return reply_to(problem, language)
    messages = Messages(language)
    game = str(request.path_params["game"])
    name = header(scope, NAMED_BY) or messages("model-usual-name")

    async def use(tool: str, given: Mapping[str, Any]) -> ToolOutcome:
        try:
            return await services.model_seats.call(game, secret, name, language, tool, given)
        except Exception as problem:
            # Clients show their models no more of a refused request than that it was.
            text = Speaker(messages).text(refusal_for(problem).sentence)
            return ToolOutcome(text, refused=True)

    return partial(library.serve_request, library.server_for(use, messages))


HANDLER: Final = HTTPRouteHandler(
    MODEL, http_method=["POST"], status_code=200, include_in_schema=False
)(model)
