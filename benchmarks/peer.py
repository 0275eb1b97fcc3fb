"""The peer for comparison: catanatron with its random players.

It is an engine of another board game whose speed is well known. Rounds of both alternate, so that a
busy machine slows both down.
"""

from __future__ import annotations

from collections import defaultdict
from time import process_time
from typing import TYPE_CHECKING, TypeVar

from catanatron import Color, RandomPlayer
from catanatron import Game as PeerGame

from ecumene.data import MapName

if TYPE_CHECKING:
    from collections.abc import Callable

R = TypeVar("R")
SEATS = ((5, MapName.WEST), (9, MapName.WEST), (18, MapName.BOTH))
PEER_GAMES = 2
"""Number of games in a round."""
PEER_TURNS = 1000
"""Number of turns after which a game is given up."""


class Cost:
    """Time and number of decisions."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def add(self, seconds: float, decisions: int = 1) -> None:
        """Count one more decision, or several."""
        self.seconds += seconds
        self.decisions += decisions

    @property
    def each(self) -> float:
        """Microseconds per decision."""
        return self.seconds / max(1, self.decisions) * 1e6


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


def alternating(
    rounds: int, play: Callable[[int, MapName, int], R]
) -> tuple[dict[int, list[R]], list[Cost]]:
    """Rounds of ours by number of seats, and of the peer, in turn."""
    ours: dict[int, list[R]] = defaultdict(list)
    peer: list[Cost] = []
    for number in range(rounds):
        peer.append(peer_round(number))
        for players, map_ in SEATS:
            ours[players].append(play(players, map_, number))
    return ours, peer
