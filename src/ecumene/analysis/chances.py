"""Everybody's chance of winning at any moment of a game.

A seat's score is a sum: each feature times its weight, which depends on how far the game is. The
chances are the softmax of the scores, so they add up to 1. The weights are fitted to simulated
games of the project's own players (``tools/fitting``) and are judged in ``docs/analysis.md``.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import exp
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.analysis.features import HELD, SEEN, features, progress, seen
from ecumene.rules.victory import ranking

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.rules.play import Options
    from ecumene.rules.state.game_state import State

Knowledge: TypeAlias = Literal["seen", "open"]
"""What a chance is judged by: what all see, or also the hands."""
KNOTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How far a game is where weights are given; between them they change evenly."""
DIGITS: Final = 6
"""Decimals of a chance, so that every machine gives the same."""
NAMES: Final[Mapping[Knowledge, tuple[str, ...]]] = {"seen": SEEN, "open": (*SEEN, *HELD)}


class Fitted(Struct, frozen=True, forbid_unknown_fields=True):
    """What the weights were fitted to, and the weights of each feature at the ``KNOTS``."""

    games: int
    """Games that took part in the fit."""
    seed: int
    """Which games those were."""
    players: str
    """The version of the players who played them: a digest of their code and of the rules'."""
    seen: dict[str, tuple[float, ...]]
    open: dict[str, tuple[float, ...]]


_READER: Final = msgspec.json.Decoder(Fitted)


@cache
def fitted() -> Fitted:
    """The fitted numbers of this version."""
    return _READER.decode((resources.files("ecumene.analysis") / "chances.json").read_bytes())


@cache
def _weights(knowledge: Knowledge) -> tuple[tuple[float, ...], ...]:
    """The weights of all features, knot by knot."""
    by_name: dict[str, tuple[float, ...]] = getattr(fitted(), knowledge)
    return tuple(zip(*(by_name[name] for name in NAMES[knowledge]), strict=True))


def chances(options: Options, state: State, knowledge: Knowledge = "seen") -> tuple[float, ...]:
    """The chance of every seat to win; 0 for those who have left (L).

    When the game is over it is 1 for the winner (V2). Before civilizations are picked nobody has
    shown anything, so all are equal.
    """
    everyone = range(options.players)
    if state.over:
        winner = ranking(state)[0].seat
        return tuple(float(seat == winner) for seat in everyone)
    if any(player.civilization < 0 for player in state.players):
        return (round(1 / options.players, DIGITS),) * options.players
    here = [seat for seat in everyone if seat not in state.left]
    if knowledge == "seen":
        rows = [seen(options, state, seat) for seat in here]
    else:
        rows = [features(options, state, seat) for seat in here]
    found = _softmax(rows, _weights_at(progress(options, state), knowledge))
    by_seat = dict(zip(here, found, strict=True))
    return tuple(round(by_seat.get(seat, 0.0), DIGITS) for seat in everyone)


def _weights_at(how_far: float, knowledge: Knowledge) -> list[float]:
    """The weight of each feature when a game is so far."""
    weights = _weights(knowledge)
    place = how_far * (len(KNOTS) - 1)
    knot = min(int(place), len(KNOTS) - 2)
    part = place - knot
    return [
        one + part * (other - one)
        for one, other in zip(weights[knot], weights[knot + 1], strict=True)
    ]


def _softmax(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    scores = [
        sum(value * weight for value, weight in zip(row, weights, strict=True)) for row in rows
    ]
    highest = max(scores)
    parts = [exp(score - highest) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
