"""The players of a league: those everybody knows, and those its file tells where to find.

These are names in Python modules, programs, or agents of language models.
"""

from __future__ import annotations

import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS
from ecumene.cli.libraries import check_library
from ecumene.cli.programs import check_program
from ecumene.cli.refusal import CommandRefusal
from ecumene.models.model_guests import PREFIX as MODEL_PREFIX
from ecumene.models.model_guests import ModelGuest
from ecumene.programs.guests import MEGABYTES, MILLISECONDS, PREFIX, ProgramGuest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.bots import Player
    from ecumene.sim.folder import Folder
    from ecumene.sim.league.league_plan import LeagueFile
    from ecumene.sim.planned_game import PlayerOrGuest

LONGEST_REASON = 200
"""Characters quoted from an exception."""


def players_of(
    file: LeagueFile, folder: Folder, language: str, command: str
) -> Mapping[str, PlayerOrGuest]:
    """The players by name; ``command`` is the one that asks."""
    if not file.players:
        return PLAYERS
    here = str(Path.cwd())
    if here not in sys.path:  # as Python itself has it with -m, and worker processes inherit
        sys.path.insert(0, here)
    found: dict[str, PlayerOrGuest] = dict(PLAYERS)
    for name, place in file.players.items():
        if place.startswith(PREFIX):
            program = place.removeprefix(PREFIX)
            check_program(program, command)
            found[name] = ProgramGuest(
                program, language, folder.path / "programs", MILLISECONDS, MEGABYTES
            )
        elif place.startswith(MODEL_PREFIX):
            agent = place.removeprefix(MODEL_PREFIX)
            check_library("mcp", extra="mcp")
            check_program(agent, command)
            found[name] = ModelGuest(agent, language, folder.path / "agents")
        else:
            found[name] = _imported(name, place, command)
    return found


def _imported(name: str, place: str, command: str) -> Player:
    module, colon, path = place.partition(":")
    if not colon or not module or not path:
        raise CommandRefusal("league-player-place", name=name, place=place, help_for=command)
    try:
        player: Player = attrgetter(path)(import_module(module))
    except (Exception, SystemExit) as error:  # modules of others may do anything
        told = f"{type(error).__name__}: {error}".splitlines()[0][:LONGEST_REASON]
        raise CommandRefusal(
            "league-player-import", name=name, place=place, reason=told, help_for=command
        ) from None
    if not callable(player):
        raise CommandRefusal("league-player-callable", name=name, place=place, help_for=command)
    return player
