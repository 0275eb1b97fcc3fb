"""What a decision costs in phases 1 to 5, beside the peer measured in the same run.

Here every single move is a decision, made at random and without aim, as the peer's are. The later
phases are played too, so that the positions are real, but not measured; nor are the answers that
lead into them, since what happens before the next question is not their cost.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from benchmarks.peer import SEATS, Cost, alternating
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.data import MapName

ROUNDS = 5
TURNS = 20
SPANS = ((1, 5), (6, 10), (11, 15), (16, 20))
LAST_PHASE = 5


def our_round(players: int, map_: MapName, seed: int) -> tuple[Cost, dict[int, Cost]]:
    """Play some turns; returns the cost of decisions in phases 1 to 5, in all and by turn."""
    driver = RandomDriver(seed, quick=True)
    total, by_turn = Cost(), defaultdict[int, Cost](Cost)
    game = Game(Options(players, map_, seed))
    while game.peek().turn <= TURNS and game.pending:
        turn, phase = game.peek().turn, game.peek().phase
        start = process_time()
        driver.step(game)
        seconds = process_time() - start
        if phase <= game.peek().phase <= LAST_PHASE:
            total.add(seconds)
            by_turn[turn].add(seconds)
    return total, by_turn


def main() -> None:
    """Print the table."""
    spans: dict[tuple[int, tuple[int, int]], Cost] = defaultdict(Cost)
    played, peer = alternating(ROUNDS, our_round)
    for players, rounds in played.items():
        for _, by_turn in rounds:
            for first, last in SPANS:
                for turn in range(first, last + 1):
                    cost = by_turn[turn]
                    spans[players, (first, last)].add(cost.seconds, cost.decisions)
    table = Table(title="microseconds a decision, phases 1 to 5, single moves at random")
    for heading in ("", "decisions", "median of rounds", "of the peer"):
        table.add_column(heading, justify="right" if heading else "left")
    for first, last in SPANS:
        table.add_column(f"turns {first}-{last}", justify="right")
    peer_cost = median(cost.each for cost in peer)
    for players, _ in SEATS:
        totals = [total for total, _ in played[players]]
        each = median(cost.each for cost in totals)
        table.add_row(
            f"{players} seats",
            str(sum(cost.decisions for cost in totals)),
            f"{each:.0f}",
            f"{each / peer_cost:.0%}",
            *(f"{spans[players, span].each:.0f}" for span in SPANS),
        )
    table.add_row("catanatron", str(sum(c.decisions for c in peer)), f"{peer_cost:.0f}", "100%")
    Console().print(table)


if __name__ == "__main__":
    main()
