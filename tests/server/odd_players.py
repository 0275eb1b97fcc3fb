"""Computer players who do what a player must not do; processes import them by name."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, NoReturn

from ecumene.bots.player import RememberingPlayer
from ecumene.bots.settler import settler
from ecumene.rules.actions import EndTrading
from tests.bots.remembering import Diary

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


def endless(_view: View, _decision: Decision, _random: Random) -> NoReturn:
    print("thinking", file=sys.stderr, flush=True)  # noqa: T201 for who waits until it does
    while True:
        pass


def raising(_view: View, _decision: Decision, _random: Random) -> NoReturn:
    raise LookupError("a player who does not know what to do")


def dying(_view: View, _decision: Decision, _random: Random) -> NoReturn:
    os._exit(3)


def cheating(_view: View, _decision: Decision, _random: Random) -> Action:
    return EndTrading()


def talking(view: View, decision: Decision, random: Random) -> Action | None:
    print("I think")  # noqa: T201 as any library might
    return settler(view, decision, random)


def asked_to_end(view: View, decision: Decision, random: Random) -> Action | None:
    """Service managers ask all processes to end, the workers too."""
    for request in (signal.SIGINT, signal.SIGTERM):
        os.kill(os.getpid(), request)
    return settler(view, decision, random)


class Elephant(RememberingPlayer[Diary]):
    """Knows what to do only if it remembers something."""

    nothing = Diary()

    def remember(self, memory: Diary, _seat: Seat, event: Event) -> Diary:
        return memory.after(event)

    def play(self, view: View, decision: Decision, random: Random, memory: Diary) -> Action | None:
        if memory == self.nothing:
            raise LookupError("an elephant who has forgotten")
        return settler(view, decision, random)


ODD: dict[str, Player] = {
    **{
        player.__name__: player
        for player in (endless, raising, dying, cheating, talking, asked_to_end, settler)
    },
    "elephant": Elephant(),
}
