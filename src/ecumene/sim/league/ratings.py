"""Ratings of players by the order in which they finished, with their uncertainty.

Loading openskill takes a while: import this module only when needed.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from ecumene.sim.league.league_standings import Rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from openskill.models import PlackettLuceRating

    from ecumene.sim.result_rows import SeatResult


class Ratings:
    """Ratings that follow games, one after the other; players do not learn between them."""

    def __init__(self) -> None:
        self._model = PlackettLuce(tau=0)
        self._found: dict[str, PlackettLuceRating] = {}

    def add(self, rows: Sequence[SeatResult]) -> None:
        """Take a game into account; one in which all are the same tells nothing.

        Several seats of one player are rated as if they were many of that strength, and what they
        come to is one rating again.
        """
        names = [row.player for row in rows]
        if len(set(names)) < 2:
            return
        teams = [[self._of(name)] for name in names]
        rated = self._model.rate(teams, ranks=[float(row.place) for row in rows])
        for name in set(names):
            same = [team[0] for team, each in zip(rated, names, strict=True) if each == name]
            self._found[name] = self._model.rating(
                fmean(each.mu for each in same), fmean(each.sigma for each in same)
            )

    def _of(self, name: str) -> PlackettLuceRating:
        return self._found.get(name) or self._model.rating()

    def all(self) -> dict[str, Rating]:
        """By player, the strongest first."""
        found = {name: Rating(each.mu, each.sigma) for name, each in self._found.items()}
        return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))
