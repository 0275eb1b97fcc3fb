"""The WebSocket interface as AsyncAPI 3."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from litestar import MediaType, Response, get

from ecumene.server.http.handlers import JSON
from ecumene.server.http.openapi import PARAMETER, Schemas
from ecumene.server.http.sockets import SEAT_SOCKET, WATCH_SOCKET
from ecumene.server.wire import StreamMessage

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

    from ecumene.server.http.openapi import Document

PATH: Final = "/schema/asyncapi.json"
CHANNELS: Final = {"seat": SEAT_SOCKET, "watch": WATCH_SOCKET}
ABOUT: Final = {
    "seat": "What a seat is told: first all after `since`, then what happens.",
    "watch": "The same for spectators.",
}
SINCE: Final[dict[str, Any]] = {
    "query": {
        "type": "object",
        "properties": {"since": {"type": "integer", "minimum": 0}},
    }
}


def route() -> HTTPRouteHandler:
    """The handler that serves the description."""

    @get(PATH, media_type=MediaType.JSON, include_in_schema=False, sync_to_thread=False)
    def show_asyncapi() -> Response[bytes]:
        return Response(msgspec.json.encode(document()), media_type=JSON)

    return show_asyncapi


@cache
def document() -> Document:
    """The whole description."""
    schemas = Schemas()
    messages = {
        each.__name__: {
            "name": str(each.__struct_config__.tag),
            "summary": (each.__doc__ or "").partition("\n")[0],
            "contentType": JSON,
            "payload": schemas.of(each),
        }
        for each in get_args(StreamMessage)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ecumene", "version": version("ecumene")},
        "channels": {name: _channel(name, messages) for name in CHANNELS},
        "operations": {
            f"hear-{name}": {"action": "receive", "channel": {"$ref": f"#/channels/{name}"}}
            for name in CHANNELS
        },
        "components": {"messages": messages, "schemas": schemas.definitions},
    }


def _channel(name: str, messages: Document) -> Document:
    path = CHANNELS[name]
    return {
        "address": PARAMETER.sub(r"{\1}", path),
        "description": ABOUT[name],
        "parameters": {each: {} for each, _ in PARAMETER.findall(path)},
        "bindings": {"ws": SINCE},
        "messages": {each: {"$ref": f"#/components/messages/{each}"} for each in messages},
    }
