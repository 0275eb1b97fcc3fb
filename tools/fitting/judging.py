"""How good chances are, on games that took no part in the fit."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from tools.fitting.softmax import fit_smoothly, positions, predicted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from tools.fitting.fitting_games import FittingGame
    from tools.fitting.softmax import Array, Positions, Weights

EDGES: Final = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Between which chances are put together for the calibration."""
RESAMPLED: Final = 2000
"""How often the games are drawn anew for an interval."""
FEWEST: Final = 10
"""Games without which a line says nothing."""
MODELS: Final = ("equal", "points", "seen", "open")
"""What is compared: all equal, a fit to points alone, and the two kinds of chances."""


@dataclass(frozen=True)
class Judged:
    """Games that took no part, with the chances of all seats by each model."""

    games: Sequence[FittingGame]
    known: Positions
    chances: Mapping[str, Array]

    def log_loss(self, model: str) -> Array:
        """By position: how surprising the winner was."""
        at = np.arange(len(self.known.game))
        won = self.chances[model][at, self.known.winner]
        return np.asarray(-np.log(np.maximum(won, 1e-9)))

    def brier(self, model: str) -> Array:
        """By position: the squared differences to what came, over all seats."""
        came = np.zeros(self.known.here.shape)
        came[np.arange(len(came)), self.known.winner] = 1.0
        return np.asarray(((self.chances[model] - came) ** 2).sum(axis=1))

    def favourite_wins(self, model: str) -> Array:
        """By position: 1 if the seat with the best chance has won."""
        return np.asarray((self.chances[model].argmax(axis=1) == self.known.winner) * 1.0)


def judged(
    games: Sequence[FittingGame],
    fitted_to: Positions,
    weights: Weights,
) -> Judged:
    """Games with the chances by each model."""
    known = positions(games)
    seats = known.here.sum(axis=1, keepdims=True)
    points = fit_smoothly(fitted_to.only([0]))
    chances = {"equal": known.here / seats, "points": predicted(known.only([0]), points)}
    for model, (columns, found) in weights.items():
        chances[model] = predicted(known.only(columns), found)
    return Judged(games, known, chances)


def written(found: Judged) -> Iterator[str]:
    """The tables of the document, line by line."""
    yield from _by_turn(found)
    yield ""
    yield from _by_kind(found)
    yield ""
    yield from _calibration(found)


def _by_turn(found: Judged) -> Iterator[str]:
    yield "By turn. Log loss and Brier score (over all seats; less is better), and how often the"
    yield "seat with most points, or the best chance, has won:"
    yield ""
    yield _row(
        "turn",
        "games",
        *(f"log loss: {model}" for model in MODELS),
        *(f"Brier: {model}" for model in MODELS),
        *(f"first wins: {model}" for model in MODELS[1:]),
    )
    yield _row(*["---"] * (2 + 2 * len(MODELS) + len(MODELS) - 1))
    for turn in range(1, int(found.known.turn.max()) + 1):
        there = found.known.turn == turn
        games = len(set(found.known.game[there].tolist()))
        if games >= FEWEST:
            yield _row(
                str(turn),
                str(games),
                *(f"{found.log_loss(model)[there].mean():.3f}" for model in MODELS),
                *(f"{found.brier(model)[there].mean():.3f}" for model in MODELS),
                *(f"{found.favourite_wins(model)[there].mean():.0%}" for model in MODELS[1:]),
            )


def _by_kind(found: Judged) -> Iterator[str]:
    yield "By kind of table, over whole games. How much less the log loss is than by points alone,"
    yield "with 95 % intervals; above 0 is better:"
    yield ""
    yield _row(
        "tables",
        "games",
        *(f"log loss: {model}" for model in MODELS),
        "seen better by",
        "open better by",
    )
    yield _row(*["---"] * (4 + len(MODELS)))
    losses = {model: _per_game(found, found.log_loss(model)) for model in MODELS}
    for name, has in KINDS.items():
        those = np.array([has(game) for game in found.games])
        if those.sum() >= FEWEST:
            yield _row(
                name,
                str(int(those.sum())),
                *(f"{losses[model][those].mean():.3f}" for model in MODELS),
                *(_interval((losses["points"] - losses[model])[those]) for model in MODELS[2:]),
            )


KINDS: Final[Mapping[str, Callable[[FittingGame], bool]]] = {
    "all": lambda _: True,
    "5 and 6 players": lambda game: game.players <= 6,
    "7 to 9 players": lambda game: 7 <= game.players <= 9,
    "10 to 18 players": lambda game: game.players >= 10,
    "West": lambda game: game.map == "west",
    "East": lambda game: game.map == "east",
    "both maps": lambda game: game.map == "both",
    "Basic": lambda game: game.track == "basic" and not game.short,
    "Expert": lambda game: game.track == "expert",
    "Short Game": lambda game: game.short,
    "masters": lambda game: game.company == "masters",
    "seasoned": lambda game: game.company == "seasoned",
    "casual": lambda game: game.company == "casual",
    "players of all kinds": lambda game: game.company == "all",
}


def _calibration(found: Judged) -> Iterator[str]:
    yield "Calibration: of all seats at all positions with such a chance, how many have won:"
    yield ""
    yield _row(
        "chance",
        *(
            f"{model}: {what}"
            for model in MODELS[2:]
            for what in ("positions", "mean chance", "won")
        ),
    )
    yield _row(*["---"] * (1 + 3 * len(MODELS[2:])))
    came = np.zeros(found.known.here.shape, bool)
    came[np.arange(len(came)), found.known.winner] = True
    for low, high in pairwise(EDGES):
        cells = []
        for model in MODELS[2:]:
            chance = found.chances[model]
            inside = found.known.here & (chance >= low) & ((chance < high) | (high == 1.0))
            share = _interval_of_share(found, inside, came) if inside.any() else "–"
            mean = f"{chance[inside].mean():.1%}" if inside.any() else "–"
            cells += [str(int(inside.sum())), mean, share]
        yield _row(f"{low:.0%} to {high:.0%}", *cells)


def _per_game(found: Judged, values: Array) -> Array:
    """The means by game."""
    places = found.known.game
    return np.asarray(np.bincount(places, values) / np.bincount(places))


def _interval(values: Array) -> str:
    """A mean over games with its interval, by drawing the games anew."""
    random = np.random.default_rng(1)
    drawn = values[random.integers(0, len(values), (RESAMPLED, len(values)))].mean(axis=1)
    low, high = np.quantile(drawn, (0.025, 0.975))
    return f"{values.mean():+.3f} ({low:+.3f} to {high:+.3f})"


def _interval_of_share(found: Judged, inside: NDArray[np.bool_], came: NDArray[np.bool_]) -> str:
    """A share of seats with its interval, by drawing the games anew: their positions are alike."""
    games = len(found.games)
    every = np.bincount(found.known.game, inside.sum(axis=1), games)
    won = np.bincount(found.known.game, (inside & came).sum(axis=1), games)
    random = np.random.default_rng(1)
    drawn = random.integers(0, games, (RESAMPLED, games))
    sums = np.maximum(every[drawn].sum(axis=1), 1)
    low, high = np.quantile(won[drawn].sum(axis=1) / sums, (0.025, 0.975))
    return f"{won.sum() / every.sum():.0%} ({low:.0%} to {high:.0%})"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
