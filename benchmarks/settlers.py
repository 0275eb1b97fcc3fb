"""The cost of whole games of settlers, in the engine and in the players, beside a peer.

The engine's share is carrying out answers; seeing is making the views, and asking who has anything
to say. The peer is in ``benchmarks.peer``. Times are process times.
"""

from __future__ import annotations

from statistics import median
from sys import stdout
from time import process_time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Page

from benchmarks.peer import PEER_GAMES, Cost, alternating
from ecumene.bots import PLAYERS, Table
from ecumene.rules.game import Game
from ecumene.rules.play import Options

if TYPE_CHECKING:
    from random import Random

    from ecumene.data import MapName
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

ROUNDS = 7
WIDTH = 120
SETTLER = PLAYERS["settler"]


class Round:
    """A whole game of settlers."""

    def __init__(self, players: int, map_: MapName, seed: int) -> None:
        self.deciding = 0.0
        self.engine = 0.0
        begin = process_time()
        game = Game(Options(players, map_, seed))
        table = Table(dict.fromkeys(range(players), self._settler), seed)
        while (answer := table.next_answer(game)) is not None:
            start = process_time()
            game.apply(*answer)
            self.engine += process_time() - start
        self.total = Cost()
        self.total.add(process_time() - begin, len(game.log))
        self.turns = game.state.turn

    def _settler(self, view: View, decision: Decision, random: Random) -> Action | None:
        start = process_time()
        answer = SETTLER(view, decision, random)
        self.deciding += process_time() - start
        return answer

    @property
    def shares(self) -> tuple[float, float, float]:
        """Microseconds per decision in the engine, for seeing, and in the players."""
        seeing = self.total.seconds - self.engine - self.deciding
        one = 1e6 / self.total.decisions
        return self.engine * one, seeing * one, self.deciding * one


def main() -> None:
    """Print the table."""
    ours, peer = alternating(ROUNDS, Round)
    page = Page(title="whole Basic games of settlers, one core")
    page.add_column("")
    for heading in ("turns", "decisions", "seconds, best", "median", "worst", "games/s"):
        page.add_column(heading, justify="right")
    for heading in ("µs a decision", "engine", "seeing", "player", "of the peer"):
        page.add_column(heading, justify="right")
    peer_cost = median(cost.each for cost in peer)
    for players, rounds in ours.items():
        seconds = [each.total.seconds for each in rounds]
        cost = median(each.total.each for each in rounds)
        shares = zip(*(each.shares for each in rounds), strict=True)
        page.add_row(
            f"{players} seats",
            f"{median(each.turns for each in rounds):.0f}",
            f"{median(each.total.decisions for each in rounds):.0f}",
            *(f"{value:.2f}" for value in (min(seconds), median(seconds), max(seconds))),
            f"{1 / median(seconds):.2f}",
            f"{cost:.0f}",
            *(f"{median(share):.0f}" for share in shares),
            f"{cost / peer_cost:.0%}",
        )
    games = [cost.seconds / PEER_GAMES for cost in peer]
    page.add_row(
        "catanatron",
        "",
        f"{median(cost.decisions for cost in peer) / PEER_GAMES:.0f}",
        *(f"{value:.2f}" for value in (min(games), median(games), max(games))),
        f"{1 / median(games):.2f}",
        f"{peer_cost:.0f}",
        "",
        "",
        "",
        "100%",
    )
    # Without a terminal there is no width to keep to, and narrow columns would be unreadable.
    Console(width=None if stdout.isatty() else WIDTH).print(page)


if __name__ == "__main__":
    main()
