"""``ecumene mcp``: a seat for a language model, among computer players."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from ecumene.bots import COMPUTER_PLAYER, PLAYERS, Table
from ecumene.cli.libraries import check_library
from ecumene.cli.play.new_game import PERSON, computers_in, new_game
from ecumene.cli.refusal import CommandRefusal
from ecumene.cli.stop_signals import interrupted_when_stopped
from ecumene.models.model_seat import ModelSeat
from ecumene.models.own_room import OwnRoom
from ecumene.models.tools import call

if TYPE_CHECKING:
    from ecumene.cli.play import PlayOptions
    from ecumene.words import Messages

COMMAND: Final = "ecumene mcp"


def mcp(wanted: PlayOptions, messages: Messages, *, as_json: bool) -> int:
    """Speak with the client that has started this, until it goes."""
    if as_json:
        raise CommandRefusal("mcp-no-json", help_for=COMMAND)
    check_library("mcp", extra="mcp")
    if sys.stdin.isatty():
        raise CommandRefusal("mcp-no-client", help_for=COMMAND)
    seat = new_seat(wanted, messages)
    from ecumene.models.mcp_server import serve_stdio, server_for

    with interrupted_when_stopped():
        asyncio.run(serve_stdio(server_for(partial(call, seat), messages)))
    return 0


def new_seat(wanted: PlayOptions, messages: Messages) -> ModelSeat:
    """The model's seat in a new game; computer players have the others."""
    game = new_game(wanted, messages)
    computers = enumerate(computers_in(wanted, game))
    players = {
        seat: PLAYERS.get(name or "", COMPUTER_PLAYER) for seat, name in computers if seat != PERSON
    }
    table = Table(players, game.options.seed)
    return ModelSeat(OwnRoom(game, table, PERSON, messages), messages)
