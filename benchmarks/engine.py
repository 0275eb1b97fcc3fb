"""The cost of whole games, decision by decision, beside a peer measured in the same run.

The peer is in ``benchmarks.peer``. Times are process times; choosing the answer is included on both
sides.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from statistics import median
from sys import stdout
from time import process_time
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.peer import Cost, alternating
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.view import view, views
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.data import MapName

ROUNDS = 5
LATE = 40
"""The turn from which a game counts as late."""
PHASES = range(1, 14)
WIDTH = 140


class Round:
    """A whole game, with the cost of its decisions, and of loading it late."""

    def __init__(self, players: int, map_: MapName, seed: int) -> None:
        self.total = Cost()
        self.by_phase: dict[int, Cost] = defaultdict(Cost)
        self.views = Cost()
        """The cost of computer players' views, apart from the game."""
        self.all_views = Cost()
        """The cost of the views of all seats at one moment."""
        self.loading: list[float] = []
        """Milliseconds, at many moments of late turns."""
        driver = RandomDriver(seed, quick=True, settles=True)
        start = process_time()
        game = Game(Options(players, map_, seed))
        self.total.add(process_time() - start, 0)
        while game.pending:
            if len(game.log) % 10 == 0:
                self._look(game)
            self._step(game, driver)
            if game.peek().turn >= LATE and len(game.log) % 10 == 0:
                self.loading.append(loading(game))
        self.turns = game.peek().turn

    def _look(self, game: Game) -> None:
        """Make the view of everybody who is asked, one by one, and then of all seats at once."""
        asked = tuple(game.pending)
        start = process_time()
        for seat in asked:
            view(game, seat)
        self.views.add(process_time() - start, len(asked))
        everyone = range(game.options.players)
        start = process_time()
        views(game, everyone)
        self.all_views.add(process_time() - start)

    def _step(self, game: Game, driver: RandomDriver) -> None:
        phase = game.peek().phase
        start = process_time()
        driver.step(game)
        seconds = process_time() - start
        self.total.add(seconds)
        self.by_phase[phase].add(seconds)


def loading(game: Game) -> float:
    """Milliseconds to load a game from its last snapshot.

    Garbage of earlier games is not collected meanwhile; that can take forty.
    """
    saved = msgspec.msgpack.encode(game.snapshot())
    gc.disable()
    start = process_time()
    Game.restore(msgspec.msgpack.decode(saved, type=Snapshot))
    seconds = process_time() - start
    gc.enable()
    return seconds * 1e3


def summed(rounds: list[Round], phase: int) -> Cost:
    """The cost of a phase in several games."""
    cost = Cost()
    for each in rounds:
        cost.add(each.by_phase[phase].seconds, each.by_phase[phase].decisions)
    return cost


def decisions(ours: dict[int, list[Round]], peer: list[Cost]) -> Table:
    """Microseconds per decision, in all and by phase."""
    table = Table(title="microseconds a decision, whole Basic games, random players")
    table.add_column("")
    for heading in ("decisions", "median of rounds", "of the peer"):
        table.add_column(heading, justify="right")
    for phase in PHASES:
        table.add_column(f"{phase}", justify="right")
    peer_cost = median(cost.each for cost in peer)
    for players, rounds in ours.items():
        cost = median(each.total.each for each in rounds)
        phases = [summed(rounds, phase) for phase in PHASES]
        table.add_row(
            f"{players} seats",
            str(sum(each.total.decisions for each in rounds)),
            f"{cost:.0f}",
            f"{cost / peer_cost:.0%}",
            *(f"{phase.each:.0f}" if phase.decisions else "" for phase in phases),
        )
    asked = sum(cost.decisions for cost in peer)
    table.add_row("catanatron", str(asked), f"{peer_cost:.0f}", "100%")
    return table


def games(ours: dict[int, list[Round]]) -> Table:
    """Seconds per game, microseconds per view, and milliseconds per load."""
    table = Table(title="whole Basic games, random players, one core")
    table.add_column("")
    for heading in ("turns", "decisions", "seconds, best", "median", "worst"):
        table.add_column(heading, justify="right")
    table.add_column("µs a view", justify="right")
    table.add_column("of all seats at once", justify="right")
    table.add_column(f"ms to load from a snapshot after turn {LATE}, median", justify="right")
    table.add_column("worst", justify="right")
    for players, rounds in ours.items():
        seconds = [each.total.seconds for each in rounds]
        loads = [load for each in rounds for load in each.loading] or [0.0]
        table.add_row(
            f"{players} seats",
            f"{median(each.turns for each in rounds):.0f}",
            f"{median(each.total.decisions for each in rounds):.0f}",
            *(f"{value:.2f}" for value in (min(seconds), median(seconds), max(seconds))),
            f"{median(each.views.each for each in rounds):.0f}",
            f"{median(each.all_views.each for each in rounds):.0f}",
            *(f"{value:.1f}" for value in (median(loads), max(loads))),
        )
    return table


def main() -> None:
    """Print the tables."""
    ours, peer = alternating(ROUNDS, Round)
    # Without a terminal there is no width to keep to, and narrow columns would be unreadable.
    console = Console(width=None if stdout.isatty() else WIDTH)
    console.print(decisions(ours, peer))
    console.print(games(ours))


if __name__ == "__main__":
    main()
