"""A model's part, played by a script: it takes what is proposed, trades a little, and buys.

    python mcp_player.py ecumene mcp --short --seed 7

starts a game, plays it to its end, and prints the last thing it was told. A language model would
read the same texts and answer in the same words.
"""

import asyncio
import re
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

OVER = "The game is over."
PROPOSED = "If you answer without any text:"
GAIN = re.compile(r"\(offer (\w+)\)\.\nYour sets would be worth (\d+) .* now they are worth (\d+)")


def reply(text: str, refused: bool) -> tuple[str, dict[str, str]]:
    """The tool to call next, after reading this."""
    if refused:
        return "answer", {"text": "done"}
    if re.search(r"^put \d|accept 4:", text, re.MULTILINE):  # trade
        for number, then, now in GAIN.findall(text):
            if int(then) > int(now):
                return "answer", {"text": f"accept {number}"}
        return ("answer", {"text": ""}) if PROPOSED in text else ("wait", {})
    if "m athens corinth 3" in text:  # movement
        return "answer", {"text": "end"}
    if "discount mining" in text and "\n1. " in text:  # advances
        return "answer", {"text": "1"}
    if PROPOSED in text:
        return "answer", {"text": ""}
    return ("answer", {"text": "1"}) if "\n1. " in text else ("wait", {})


async def play(client: Client, most: int = 5000) -> tuple[str, int]:
    """Play to the end; the last text, and how many calls it took."""
    said = await client.call_tool("situation", {})
    for calls in range(1, most):
        text = said.content[0].text
        if OVER in text:
            return text, calls
        tool, arguments = reply(text, said.is_error)
        said = await client.call_tool(tool, arguments)
    raise RuntimeError("the game goes on and on")


async def main(command: list[str]) -> None:
    """Start a server and play there."""
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with Client(stdio_client(server)) as client:
        text, calls = await play(client)
    print(text)
    print(f"{calls} calls")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
