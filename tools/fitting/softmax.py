"""The weights that make recorded outcomes likeliest: a softmax over the seats of each position."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ecumene.analysis.chances import KNOTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tools.fitting.fitting_games import FittingGame

Array: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = "Mapping[str, tuple[list[int], Array]]"
"""By kind of chances: the columns of its features, and their weights by knot and feature."""

STEPS: Final = 30
"""Steps of Newton's method; far fewer are needed."""
SMOOTHINGS: Final = (1.0, 3.0, 10.0, 30.0)
"""How strongly large weights may be held back, so that few games do not lead to wild ones."""
FOLDS: Final = 4
"""Into so many parts the games are divided to choose among them."""
THINNED: Final = 5
"""For the choice one position in so many is enough: neighbours are much alike."""


@dataclass(frozen=True)
class Positions:
    """Positions of games, each with as many seats as the largest table."""

    game: NDArray[np.int64]
    """The place of each position's game."""
    turn: NDArray[np.int64]
    features: Array
    """Position, seat, feature."""
    here: NDArray[np.bool_]
    """Position, seat: whether there is such a seat."""
    winner: NDArray[np.int64]
    hats: Array
    """Position, knot: how much a knot counts; these add up to 1."""

    def only(self, columns: Sequence[int]) -> Positions:
        """With these features alone."""
        return replace(self, features=self.features[:, :, list(columns)])

    def chosen(self, some: NDArray[np.bool_]) -> Positions:
        """Some of the positions."""
        kept = {each.name: getattr(self, each.name)[some] for each in fields(self)}
        return Positions(**kept)


def positions(games: Sequence[FittingGame]) -> Positions:
    """All positions of games."""
    rows = [(place, game, moment) for place, game in enumerate(games) for moment in game.moments]
    seats = max(game.players for game in games)
    width = len(rows[0][2].features[0])
    table = np.zeros((len(rows), seats, width))
    here = np.zeros((len(rows), seats), bool)
    for at, (_, game, moment) in enumerate(rows):
        table[at, : game.players] = moment.features
        here[at, : game.players] = True
    far = np.array([moment.progress for _, _, moment in rows])
    knots = np.array(KNOTS)
    hats = np.maximum(0.0, 1 - np.abs(far[:, None] - knots) / (knots[1] - knots[0]))
    return Positions(
        np.array([place for place, _, _ in rows]),
        np.array([moment.turn for _, _, moment in rows]),
        table,
        here,
        np.array([game.winner for _, game, _ in rows]),
        hats,
    )


def predicted(known: Positions, weights: Array) -> Array:
    """The chances of all seats in each position; ``weights`` by knot and feature."""
    scores = np.einsum("nsf,nf->ns", known.features, known.hats @ weights)
    scores = np.where(known.here, scores, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def fit_smoothly(known: Positions) -> Array:
    """The weights, held back as strongly as serves games best that are left out."""
    few = known.chosen(np.arange(len(known.game)) % THINNED == 0)
    return fit(known, min(SMOOTHINGS, key=lambda smooth: _left_out(few, smooth)))


def _left_out(known: Positions, smooth: float) -> float:
    """How surprising the winners of games are to a fit to the others."""
    surprise = 0.0
    for fold in range(FOLDS):
        out = known.game % FOLDS == fold
        others = known.chosen(out)
        chance = predicted(others, fit(known.chosen(~out), smooth))
        won = chance[np.arange(len(chance)), others.winner]
        surprise -= float(np.log(np.maximum(won, 1e-9)).sum())
    return surprise


def fit(known: Positions, smooth: float) -> Array:
    """The weights by knot and feature; every game counts the same, however long it is."""
    share = 1.0 / np.bincount(known.game)[known.game]
    scale = _spread(known)
    scaled = replace(known, features=known.features / scale)
    knots, width = len(KNOTS), known.features.shape[2]
    weights = np.zeros((knots, width))
    hold = smooth * np.eye(knots * width)
    won = np.zeros(known.here.shape)
    won[np.arange(len(won)), known.winner] = 1.0
    for _ in range(STEPS):
        chance = predicted(scaled, weights)
        slope = np.einsum("ns,nsf->nf", (chance - won) * share[:, None], scaled.features)
        gradient = (scaled.hats.T @ slope).reshape(-1) + hold @ weights.reshape(-1)
        step = np.linalg.solve(_curvature(scaled, chance, share) + hold, gradient)
        weights -= step.reshape(knots, width)
        if np.abs(step).max() < 1e-8:
            break
    return weights / scale


def _spread(known: Positions) -> Array:
    """How far seats of the same position differ in each feature."""
    here = known.here[:, :, None]
    seats = known.here.sum(axis=1)[:, None]
    mean = (known.features * here).sum(axis=1) / seats
    around = (known.features - mean[:, None, :])[known.here]
    return np.asarray(around.std(axis=0) + 1e-9)


def _curvature(known: Positions, chance: Array, share: Array) -> Array:
    """The second derivatives: how features of the same position vary together."""
    knots, width = known.hats.shape[1], known.features.shape[2]
    mean = np.einsum("ns,nsf->nf", chance, known.features)
    around = known.features - mean[:, None, :]
    found = np.zeros((knots, width, knots, width))
    for one in range(knots):
        for other in range(max(0, one - 1), min(knots, one + 2)):
            heavy = share * known.hats[:, one] * known.hats[:, other]
            some = heavy > 0
            heavier = (chance[some] * heavy[some, None])[:, :, None]
            weighed = (around[some] * heavier).reshape(-1, width)
            found[one, :, other, :] = weighed.T @ around[some].reshape(-1, width)
    return found.reshape(knots * width, knots * width)
