"""Players for the tests. Some end a game, or the process that plays it, in a way of their own.

That is drawn when they pick a civilization, so all of them end the same games.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS
from ecumene.rules.decisions import AskCivilization
from ecumene.sim.planned_game import play

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View
    from ecumene.sim.plan import Plan

OFTEN = 0.3
ROWS = "ECUMENE_TEST_ROWS"
"""The setting that says where the rows of finished games are."""
ENOUGH = 3


def raising(view: View, decision: Decision, random: Random) -> Action | None:
    """Raises an exception in some games."""
    if _gives_up(decision, random):
        raise RuntimeError("out of ideas")
    return PLAYERS["random"](view, decision, random)


def exiting(view: View, decision: Decision, random: Random) -> Action | None:
    """Ends its process in some games."""
    if _gives_up(decision, random):
        os._exit(7)
    return PLAYERS["random"](view, decision, random)


def killed(view: View, decision: Decision, random: Random) -> Action | None:
    """Has its process killed in some games, as the system does when memory runs out."""
    if _gives_up(decision, random):
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(60)
    return PLAYERS["random"](view, decision, random)


def patient(view: View, decision: Decision, random: Random) -> Action | None:
    """Plays no game to its end once a number of games are finished, if requested."""
    rows = os.environ.get(ROWS)
    if rows is not None and isinstance(decision, AskCivilization):
        while len(list(Path(rows).glob("*.json"))) >= ENOUGH:
            time.sleep(60)
    return PLAYERS["random"](view, decision, random)


def crashes(plan: Plan, number: int) -> bool:
    """Whether the player ``odd`` of a plan ends this game in its way."""
    try:
        play(plan, number, {**PLAYERS, "odd": raising})
    except RuntimeError:
        return True
    return False


def _gives_up(decision: Decision, random: Random) -> bool:
    return isinstance(decision, AskCivilization) and random.random() < OFTEN
