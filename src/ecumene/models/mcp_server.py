"""The tools of a model's seat over the Model Context Protocol; the extra ``ecumene[mcp]``."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.shared.exceptions import MCPError

from ecumene.models.rule_pages import contents, section_page
from ecumene.models.tools import TOOLS, schema
from ecumene.words import rulebook

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ecumene.models.tools import Json, ToolOutcome
    from ecumene.words import Messages

RULES: Final = "ecumene://rules"
"""The resource with the table of contents; a section follows after a slash."""
MARKDOWN: Final = "text/markdown"


def server_for(
    use: Callable[[str, Json], Awaitable[ToolOutcome]], messages: Messages
) -> Server[dict[str, Any]]:
    """A server of a seat's tools, and of rules; ``use`` calls a tool."""

    async def tools(_: object, __: object) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=each.name,
                    description=messages(each.about),
                    input_schema=schema(each, messages),
                    annotations=types.ToolAnnotations(
                        read_only_hint=each.reads_only, open_world_hint=False
                    ),
                )
                for each in TOOLS
            ]
        )

    async def called(_: object, asked: types.CallToolRequestParams) -> types.CallToolResult:
        outcome = await use(asked.name, asked.arguments or {})
        return types.CallToolResult(
            content=[types.TextContent(text=outcome.text)], is_error=outcome.refused
        )

    async def resources(_: object, __: object) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=_resources(messages.language))

    async def read(_: object, asked: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        uri = str(asked.uri)
        text = _page(uri, messages.language)
        if text is None:
            raise MCPError(types.INVALID_PARAMS, messages("model-no-resource", first=RULES))
        page = types.TextResourceContents(uri=uri, text=text, mime_type=MARKDOWN)
        return types.ReadResourceResult(contents=[page])

    return Server(
        "ecumene",
        version=version("ecumene"),
        title="Ecumene",
        instructions=messages("model-instructions"),
        on_list_tools=tools,
        on_call_tool=called,
        on_list_resources=resources,
        on_read_resource=read,
    )


def _resources(language: str) -> list[types.Resource]:
    book = rulebook(language)
    found = [types.Resource(uri=RULES, name=book.title, mime_type=MARKDOWN)]
    for section in book.sections:
        uri = f"{RULES}/{section.key}"
        found.append(types.Resource(uri=uri, name=section.title, mime_type=MARKDOWN))
    return found


def _page(uri: str, language: str) -> str | None:
    """The text of a resource; None if there is none."""
    if uri == RULES:
        return contents(language)
    section = rulebook(language).section(uri.removeprefix(f"{RULES}/"))
    return None if section is None else section_page(section)


async def serve_stdio(server: Server[dict[str, Any]]) -> None:
    """Speak with a client over standard input and output until it goes."""
    async with stdio_server() as (read_stream, write_stream):
        await server.run(read_stream, write_stream, server.create_initialization_options())


async def serve_request(
    server: Server[dict[str, Any]], scope: Any, receive: Any, send: Any
) -> None:
    """Answer one HTTP request; whose it is must be known, and nothing is kept of it here."""
    manager = StreamableHTTPSessionManager(server, json_response=True, stateless=True)
    async with manager.run():
        await manager.handle_request(scope, receive, send)
