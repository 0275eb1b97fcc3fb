"""The interface as OpenAPI 3.1, from the same descriptions that serve it."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Response, get

from ecumene.rules.format.json_schema import schema_of
from ecumene.seat.exchange import Refused
from ecumene.seat.statuses import CONFLICT, ILLEGAL, MALFORMED
from ecumene.server.http.handlers import JSON, LINES
from ecumene.server.refusals import NOT_JSON, TOO_LARGE, TOO_MANY, UNAVAILABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.handlers import HTTPRouteHandler

    from ecumene.server.http.routes import Endpoint

Document: TypeAlias = dict[str, Any]
PATH: Final = "/schema/openapi.json"
ALWAYS: Final = (MALFORMED, TOO_MANY, UNAVAILABLE)
WITH_BODY: Final = (CONFLICT, TOO_LARGE, NOT_JSON, ILLEGAL)
PARAMETER: Final = re.compile(r"\{(\w+):(\w+)\}")
COMPRESSED: Final = "application/gzip"


def route(endpoints: Iterable[Endpoint]) -> HTTPRouteHandler:
    """The handler that serves the description."""
    body = msgspec.json.encode(document(tuple(endpoints)))

    @get(PATH, media_type=MediaType.JSON, include_in_schema=False, sync_to_thread=False)
    def show_openapi() -> Response[bytes]:
        return Response(body, media_type=JSON)

    return show_openapi


@cache
def document(endpoints: tuple[Endpoint, ...]) -> Document:
    """The whole description."""
    schemas = Schemas()
    paths: Document = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ecumene",
            "version": version("ecumene"),
            "summary": "Games of Mega Civilization over the network (unofficial).",
        },
        "paths": paths,
        "components": {
            "schemas": schemas.definitions,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "ecumene"},
            },
        },
    }


class Schemas:
    """Schemas of all types used, each once, under ``#/components/schemas``."""

    def __init__(self) -> None:
        self.definitions: Document = {}
        self._found: dict[Any, Document] = {}

    def of(self, type_: Any) -> Document:
        """The schema of a type; the types it uses are added."""
        if type_ not in self._found:
            self._found[type_] = self._added(type_)
        return self._found[type_]

    def _added(self, type_: Any) -> Document:
        schema = schema_of(type_, "")
        for name, definition in schema.pop("$defs").items():
            moved = _moved(definition)
            if self.definitions.setdefault(name, moved) != moved:
                raise ValueError(f"two types are called {name}")
        for unneeded in ("$schema", "title"):
            schema.pop(unneeded)
        moved_schema: Document = _moved(schema)
        return moved_schema


def _moved(content: Any) -> Any:
    """A schema with references to where OpenAPI keeps schemas."""
    if isinstance(content, dict):
        return {
            name: value.replace("#/$defs/", "#/components/schemas/")
            if name == "$ref"
            else _moved(value)
            for name, value in content.items()
        }
    return [_moved(each) for each in content] if isinstance(content, list) else content


def _operation(endpoint: Endpoint, schemas: Schemas) -> Document:
    operation: Document = {
        "summary": endpoint.about,
        "operationId": endpoint.handle.__name__,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {**_success(endpoint, schemas), **_refusals(endpoint, schemas)},
        "security": [] if endpoint.open else [{"token": []}, {"cookie": []}],
    }
    if endpoint.raw:
        binary = {"schema": {"type": "string", "format": "binary"}}
        operation["requestBody"] = {
            "required": True,
            "content": {LINES: binary, COMPRESSED: binary},
        }
    elif endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas.of(endpoint.body)}},
        }
    return operation


def _path_parameters(endpoint: Endpoint) -> list[Document]:
    kinds = {"str": {"type": "string"}, "int": {"type": "integer", "minimum": 0}}
    return [
        {"name": name, "in": "path", "required": True, "schema": kinds[kind]}
        for name, kind in PARAMETER.findall(endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[Document]:
    number = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
    return [
        {"name": query.name, "in": "query", "description": query.about, "schema": number}
        for query in endpoint.query
    ]


def _success(endpoint: Endpoint, schemas: Schemas) -> Document:
    nothing: Document = {"204": {"description": "Done; there is nothing to tell."}}
    if endpoint.answer is None:
        return nothing
    if endpoint.answer is bytes:
        content: Document = {LINES: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": schemas.of(endpoint.answer)}}
    found: Document = {"200": {"description": "Done.", "content": content}}
    return {**found, **nothing} if endpoint.or_nothing else found


def _refusals(endpoint: Endpoint, schemas: Schemas) -> Document:
    """The refusals; each has a reason in the client's language."""
    changes = endpoint.method != "GET"
    statuses = {*ALWAYS, *endpoint.refusals, *(WITH_BODY if changes else (CONFLICT,))}
    refused = {JSON: {"schema": schemas.of(Refused)}}
    return {
        str(status): {"description": HTTPStatus(status).phrase, "content": refused}
        for status in sorted(statuses)
    }
