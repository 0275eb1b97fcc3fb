"""An agent for `ecumene league --scenario`: a script plays the model's part.

    ecumene league --scenario market --model "python3 league_agent.py"

It is started for each game and finds the address of its seat in ECUMENE_MCP. An agent of a real
model would hand the same tools to the model, until it reads that the game is over.
"""

import asyncio
import os

from mcp import Client
from mcp_player import play


async def main() -> None:
    """Play one game."""
    async with Client(os.environ["ECUMENE_MCP"]) as client:
        await play(client)


if __name__ == "__main__":
    asyncio.run(main())
