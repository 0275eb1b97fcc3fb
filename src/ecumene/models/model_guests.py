"""Language models that take part in games which are played here, as leagues do.

An agent, which is a program that lets a model play, is started for each game. It is told the
address of its seat, where any client of the Model Context Protocol can call the tools.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, STDOUT, Popen, TimeoutExpired
from threading import Thread
from time import monotonic, sleep
from typing import IO, TYPE_CHECKING, Any, Final

from msgspec import Struct

from ecumene.bots import COMPUTER_PLAYER
from ecumene.models.asked_room import AskedRoom, Silence
from ecumene.programs import launch
from ecumene.programs.guests import words_of
from ecumene.programs.program_player import PATIENCE, default_answer
from ecumene.rules.decisions import AskTrade
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from ecumene.models.tools import ToolOutcome
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.sim.planned_game import SeatedGuest

PREFIX: Final = "mcp:"
"""What agents begin with where players are named."""
ADDRESS: Final = "ECUMENE_MCP"
"""The variable of the agent's environment with the address of its seat."""
SECONDS: Final = 300
"""The time for an answer, with everything that is looked at before."""
MEGABYTES: Final = 4096
"""The memory of an agent."""
LAST_WORDS: Final = 10.0
"""Seconds that an agent has to end after the game."""
TICK: Final = 0.01


class ModelGuest(Struct, frozen=True):
    """An agent that can be seated (``ecumene.sim.planned_game.Guest``)."""

    command: str
    """As in a shell."""
    language: str
    """The language of what its model reads."""
    logs: Path | None = None
    """The folder for what it writes; None: it is dropped."""
    seconds: float = SECONDS
    """The time for an answer."""

    @contextmanager
    def at(self, game: Game, seat: Seat, number: int) -> Iterator[SeatedGuest]:
        """Play a seat of a game; the agent ends with it."""
        room = AskedRoom(game, seat, Messages(self.language))
        with (
            _served(room, self.language) as address,
            self._log(number, seat) as log,
            _started(self.command, address, log) as agent,
            room.floor,
        ):
            player = ModelPlayer(room, agent, self.seconds)
            try:
                yield player
            finally:
                room.end()
            player.say_goodbye()

    @contextmanager
    def _log(self, number: int, seat: Seat) -> Iterator[IO[bytes] | int]:
        if self.logs is None:
            yield DEVNULL
            return
        self.logs.mkdir(exist_ok=True)
        file = self.logs / f"{number:06}-{seat}.log"
        with file.open("wb") as log:
            yield log
        if not file.stat().st_size:
            file.unlink()


class ModelPlayer:
    """A seat that a model plays (``ecumene.bots.Player``), whatever its agent does."""

    def __init__(self, room: AskedRoom, agent: Popen[bytes], seconds: float) -> None:
        self._room = room
        self._agent = agent
        self._seconds = seconds
        self._late = 0
        self._used = 0.0
        self.answers = 0
        """Its answers that counted."""
        self.replaced: int | None = None
        """The turn in which a computer player took over; None if none did."""

    @property
    def faults(self) -> int:
        """Its refused and missing answers."""
        return self._late + self._room.refused

    @property
    def calls(self) -> int:
        """Its calls of tools."""
        return self._room.calls

    @property
    def milliseconds(self) -> int:
        """The time that the game has waited for it."""
        return round(1000 * self._used)

    def __call__(self, view: View, decision: Decision, random: Random) -> Action | None:
        """Answer any decision; None to wait for others in trade."""
        if isinstance(decision, AskTrade) and view.decision is None:
            return None  # who is done in trade is not asked again
        if self.replaced is not None:
            return COMPUTER_PLAYER(view, decision, random)
        begun = monotonic()
        given = self._room.ask(self._seconds, self._is_there)
        self._used += monotonic() - begun
        if not isinstance(given, Silence):
            self.answers += 1
            return given
        self._late += 1
        if given is Silence.GONE or self._late >= PATIENCE:
            self.replaced = view.turn
        return default_answer(view, decision)

    def _is_there(self) -> bool:
        return self._agent.poll() is None

    def say_goodbye(self) -> None:
        """Let the agent read how the game has ended, and end."""
        until = monotonic() + LAST_WORDS
        while self._is_there() and monotonic() < until:
            self._room.floor.wait(TICK)


@contextmanager
def _started(command: str, address: str, log: IO[bytes] | int) -> Iterator[Popen[bytes]]:
    """An agent, in a group of its own, with bounds."""
    launcher = [sys.executable, "-I", "-S", str(launch.__file__), str(MEGABYTES)]
    agent = Popen(  # noqa: S603 agents are what this is for
        [*launcher, *words_of(command)],
        stdin=DEVNULL,
        stdout=log,
        stderr=STDOUT,
        env=os.environ | {ADDRESS: address},
        start_new_session=True,
    )
    try:
        yield agent
    finally:
        with suppress(ProcessLookupError):
            os.killpg(agent.pid, signal.SIGKILL)
        with suppress(TimeoutExpired):
            agent.wait(LAST_WORDS)


@contextmanager
def _served(room: AskedRoom, language: str) -> Iterator[str]:
    """The address at which the tools of a seat can be called on this machine, by who knows it."""
    import uvicorn

    from ecumene.models.mcp_server import serve_request, server_for

    async def call(name: str, given: Mapping[str, Any]) -> ToolOutcome:
        return await asyncio.to_thread(room.call, name, given)

    tools, path = server_for(call, Messages(language)), f"/{secrets.token_urlsafe(16)}"

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if secrets.compare_digest(scope["path"].encode(), path.encode()):
            await serve_request(tools, scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(
        answer, lifespan="off", ws="none", log_config=None, access_log=False, server_header=False
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            while not server.started and thread.is_alive():
                sleep(TICK)
            yield f"http://127.0.0.1:{listener.getsockname()[1]}{path}"
        finally:
            server.should_exit = server.force_exit = True
            thread.join()
