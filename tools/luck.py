"""How much of the spread of results is the luck of the cards: over games of equal players.

``python -m tools.luck`` plays games in which the same player has every seat, splits them
(``ecumene.analysis.split``) and prints the spread of results with and without what chance gave.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ecumene.analysis.split import split_of
from ecumene.bots import PLAYERS, Table
from ecumene.bots.registry import STAND_IN
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options

if TYPE_CHECKING:
    from collections.abc import Sequence


class SeatResult(NamedTuple):
    """What a seat came to in a game, and what chance gave it; both against an equal share."""

    won: float
    chance: float


def main() -> None:
    """Play, split, print."""
    parser = argparse.ArgumentParser("python -m tools.luck")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--deals", type=int, default=12, help="how often each deal is made again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        play = partial(played, players=asked.players, deals=asked.deals)
        games = list(pool.map(play, seeds))
    print(*told(games), sep="\n")


def played(seed: int, players: int, deals: int) -> list[SeatResult]:
    """A game of equal players."""
    game = Game(Options(players, MapName.WEST, seed))
    table = Table(dict.fromkeys(range(players), PLAYERS[STAND_IN]), seed)
    while game.pending:
        _, answer = table.next_turn(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)
    winner = game.ranking()[0].seat
    split = split_of(game, deals)
    return [
        SeatResult((seat == winner) - 1 / players, parts.chance)
        for seat, parts in enumerate(split.whole)
    ]


def told(games: Sequence[Sequence[SeatResult]]) -> list[str]:
    """The spread of results, and of what is left without chance, whole and in part."""
    halves = games[::2], games[1::2]
    weights = [_best_weight(half) for half in halves]
    # Each half is corrected with the weight of the other, so that it is not flattered.
    in_part = [
        each.won - weight * each.chance
        for weight, half in zip(reversed(weights), halves, strict=True)
        for game in half
        for each in game
    ]
    won = [each.won for game in games for each in game]
    whole = [each.won - each.chance for game in games for each in game]
    first = [game[0].chance for game in games]
    error = _spread(first) / sqrt(len(games))
    return [
        f"{len(games)} games of {len(games[0])} equal players",
        f"chance of the first seat: mean {fmean(first):+.3f}, standard error {error:.3f}",
        f"spread of results: {_spread(won):.3f}",
        f"without chance: {_spread(whole):.3f}",
        f"without {weights[0]:.2f} and {weights[1]:.2f} of chance: {_spread(in_part):.3f}",
    ]


def _best_weight(games: Sequence[Sequence[SeatResult]]) -> float:
    """How much of chance should be taken away for the smallest spread."""
    seats = [each for game in games for each in game]
    return sum(each.won * each.chance for each in seats) / sum(each.chance**2 for each in seats)


def _spread(numbers: Sequence[float]) -> float:
    """The root of the mean square: results are measured from an equal share."""
    return sqrt(fmean([number**2 for number in numbers]))


if __name__ == "__main__":
    main()
