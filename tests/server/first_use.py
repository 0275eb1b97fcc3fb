"""``python -m tests.server.first_use``: threads that are all the first to read what is stored.

Each child of this process has imported everything and read nothing, as a server that has just
started. Its threads then read at the same moment. Prints how many children died of it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from threading import Barrier, Thread
from typing import TYPE_CHECKING

import ecumene.server.app  # noqa: F401 all that a server imports
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.snapshots import decode_snapshot, encode_snapshot
from ecumene.server.clock.game_clocks import ClockRules, Clocks
from ecumene.server.games import repository

if TYPE_CHECKING:
    from collections.abc import Callable

CHILDREN = 40
THREADS = 8


def readers() -> list[Callable[[], object]]:
    """What a server reads when somebody comes back to a game."""
    clocks = Clocks(ClockRules("decision", 600))
    clocks.follow(0, {0: "1", 1: "2"}, 1, 1, trading=False)
    game = Game(Options(5, MapName.EAST, 1))
    clock, state = repository.clock_text(clocks), encode_snapshot(game.snapshot())
    return [lambda: repository.clocks_of(clock), lambda: decode_snapshot(state)]


def read_at_once(all_: list[Callable[[], object]]) -> None:
    together = Barrier(THREADS)

    def work() -> None:
        for read in all_:
            together.wait()
            read()

    threads = [Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    all_ = readers()
    sys.setswitchinterval(1e-6)  # threads meet each other more often
    died = 0
    for _ in range(CHILDREN):
        child = os.fork()
        if not child:
            with suppress(BaseException):
                read_at_once(all_)
                os._exit(0)
            os._exit(1)
        died += os.waitpid(child, 0)[1] != 0
    sys.stdout.write(f"{died}\n")


if __name__ == "__main__":
    main()
