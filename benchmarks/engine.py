"""What a decision costs in phases 1 to 5, beside a peer measured in the same run.

The peer is catanatron with its random players: an engine of another board game whose speed is well
known. Rounds of both alternate, so that a busy machine slows both down. Time is that of the
process, choosing the answer included on both sides.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from time import process_time

from catanatron import Color, RandomPlayer
from catanatron import Game as PeerGame
from rich.console import Console
from rich.table import Table

from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tools.random_play import RandomDriver

SEATS = ((5, MapName.WEST), (9, MapName.WEST), (18, MapName.BOTH))
ROUNDS = 5
TURNS = 20
SPANS = ((1, 5), (6, 10), (11, 15), (16, 20))
PEER_GAMES = 2
PEER_TURNS = 1000


class Cost:
    """Time and decisions, to be divided."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self.seconds += seconds
        self.decisions += 1

    @property
    def each(self) -> float:
        """Microseconds a decision."""
        return self.seconds / max(1, self.decisions) * 1e6


def our_round(players: int, map_: MapName, seed: int) -> tuple[Cost, dict[int, Cost]]:
    """Play some turns; the cost of all decisions, and by turn."""
    driver = RandomDriver(seed, quick=True)
    total, by_turn = Cost(), defaultdict(Cost)
    game = Game(Options(players, map_, seed))
    while game.state.turn <= TURNS and game.pending:
        turn = game.state.turn
        start = process_time()
        driver.step(game)
        seconds = process_time() - start
        total.add(seconds)
        by_turn[turn].add(seconds)
    return total, by_turn


def peer_round(seed: int) -> Cost:
    """Play some games of the peer."""
    cost = Cost()
    for number in range(PEER_GAMES):
        players = [RandomPlayer(color) for color in Color]
        game = PeerGame(players, seed=seed * PEER_GAMES + number)
        while game.winning_color() is None and game.state.num_turns < PEER_TURNS:
            start = process_time()
            game.play_tick()
            cost.add(process_time() - start)
    return cost


def main() -> None:
    """Print the table."""
    ours: dict[int, list[Cost]] = defaultdict(list)
    spans: dict[tuple[int, tuple[int, int]], Cost] = defaultdict(Cost)
    peer: list[Cost] = []
    for round_ in range(ROUNDS):
        peer.append(peer_round(round_))
        for players, map_ in SEATS:
            total, by_turn = our_round(players, map_, round_)
            ours[players].append(total)
            for span in SPANS:
                for turn in range(span[0], span[1] + 1):
                    spans[players, span].seconds += by_turn[turn].seconds
                    spans[players, span].decisions += by_turn[turn].decisions
    table = Table(title="microseconds a decision, phases 1 to 5, random players")
    table.add_column("")
    table.add_column("decisions", justify="right")
    table.add_column("median of rounds", justify="right")
    table.add_column("of the peer", justify="right")
    for first, last in SPANS:
        table.add_column(f"turns {first}-{last}", justify="right")
    peer_cost = median(cost.each for cost in peer)
    for players, _ in SEATS:
        cost = median(cost.each for cost in ours[players])
        table.add_row(
            f"{players} seats",
            str(sum(cost.decisions for cost in ours[players])),
            f"{cost:.0f}",
            f"{cost / peer_cost:.0%}",
            *(f"{spans[players, span].each:.0f}" for span in SPANS),
        )
    decisions = sum(cost.decisions for cost in peer)
    table.add_row("catanatron", str(decisions), f"{peer_cost:.0f}", "100%")
    Console().print(table)


if __name__ == "__main__":
    main()
