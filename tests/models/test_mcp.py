"""The Model Context Protocol, spoken by the client of its own library."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

from ecumene.data import MapName
from ecumene.models.mcp_server import RULES, server_for
from ecumene.models.tools import call
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import Messages, languages, rulebook
from tests.models.test_model_seat import seat_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

sys.path.insert(0, str(Path("docs/examples").resolve()))
import mcp_player  # type: ignore[import-not-found]

OPTIONS = Options(5, MapName.WEST, 7, short_game=True)


def spoken(talk: Callable[[Client], Awaitable[None]], language: str = "en") -> None:
    """Let a client talk with a server that has a seat of a new game."""
    seat = seat_in(Game(OPTIONS), messages=Messages(language))

    async def speak() -> None:
        async with Client(server_for(partial(call, seat), Messages(language))) as client:
            await talk(client)

    asyncio.run(speak())


def test_a_scripted_model_plays_a_whole_short_game() -> None:
    """Over standard input and output, as a client starts it."""

    async def play() -> None:
        arguments = ["-m", "ecumene", "mcp", "--short", "--seed", "7"]
        command = StdioServerParameters(command=sys.executable, args=arguments)
        async with Client(stdio_client(command)) as client:
            text, calls = await mcp_player.play(client)
        assert "You finished" in text
        assert calls > 30

    asyncio.run(play())


@pytest.mark.parametrize("language", languages)
def test_rules_are_resources(language: str) -> None:
    async def read(client: Client) -> None:
        listed = (await client.list_resources()).resources
        book = rulebook(language)
        assert len(listed) == 1 + len(book.sections)
        for each in listed:
            (page,) = (await client.read_resource(each.uri)).contents
            assert getattr(page, "text", "")
        (page,) = (await client.read_resource(f"{RULES}/M")).contents
        rule = book.rule("M7")
        assert rule is not None
        assert f"M7 {rule.text}" in getattr(page, "text", "")
        with pytest.raises(MCPError, match="ecumene://rules"):
            await client.read_resource("ecumene://rules/none")
        with pytest.raises(MCPError, match="ecumene://rules"):
            await client.read_resource("file:///etc/passwd")

    spoken(read, language)


def test_a_refusal_is_an_error_in_words() -> None:
    async def err(client: Client) -> None:
        said = await client.call_tool("look", {"what": "cellar"})
        assert said.is_error
        assert getattr(said.content[0], "text", "").startswith("There is nothing called cellar")
        said = await client.call_tool("fly", {})
        assert said.is_error

    spoken(err)


def test_calls_at_the_same_time_are_answered_one_after_another() -> None:
    async def hurry(client: Client) -> None:
        await client.call_tool("situation", {})
        said = await asyncio.gather(
            *(client.call_tool("answer", {"text": "1"}) for _ in range(4)),
            *(client.call_tool("look", {"what": "board"}) for _ in range(4)),
        )
        assert len(said) == 8

    spoken(hurry)


# The documentation


def shown(name: str) -> str:
    """What docs/mcp.md shows after this mark."""
    page = Path("docs/mcp.md").read_text(encoding="utf-8")
    _, _, rest = page.partition(f"<!-- {name} -->\n```text\n")
    return rest.partition("\n```")[0]


def test_the_documentation_shows_true_outputs() -> None:
    seat = seat_in(Game(OPTIONS))
    assert shown("situation") == seat.situation()
    for text in ("1", "", ""):
        said = seat.answer(text)
    assert said.endswith(shown("answer"))
    assert shown("forecast") == seat.forecast("3")
    assert shown("why_not") == seat.why_not("4")
