"""What learners are rewarded with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.learn.learning_settings import RewardKind
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat


class Rewards:
    """The rewards of a game.

    ``points``: the victory points at the end; ``change``: by how many they have changed, which adds
    up to the same; ``rank``: at the end 1 for the winner, 0 for the last, evenly between (V1, V2).
    """

    def __init__(self, kind: RewardKind, game: Game, learners: Collection[Seat]) -> None:
        self._kind = kind
        self._game = game
        self._learners = learners
        self._points = dict.fromkeys(learners, 0)
        """The points that were rewarded so far."""

    def due(self) -> dict[Seat, float]:
        """The rewards since the last ones."""
        if self._kind == "change":
            return self._new_points()
        if not self._game.over:
            return dict.fromkeys(self._learners, 0.0)
        return self._new_points() if self._kind == "points" else self._ranks()

    def _new_points(self) -> dict[Seat, float]:
        before = self._points
        now = {each.seat: each.total for each in self._game.ranking()}
        self._points = {seat: now.get(seat, before[seat]) for seat in self._learners}
        return {seat: float(self._points[seat] - before[seat]) for seat in self._learners}

    def _ranks(self) -> dict[Seat, float]:
        ranking = [each.seat for each in self._game.ranking()]
        last = self._game.options.players - 1
        places = {seat: place for place, seat in enumerate(ranking)}
        return {seat: 1 - places.get(seat, last) / last for seat in self._learners}
