"""One game of a plan, played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots import Table
from ecumene.rules.game import Game
from ecumene.sim.holdings import TurnEnds
from ecumene.sim.results import results_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.bots import Player
    from ecumene.sim.plan import Plan
    from ecumene.sim.result_rows import Results


def play(plan: Plan, number: int, players: Mapping[str, Player]) -> tuple[Game, Results]:
    """Play a game of a plan to its end."""
    ends = TurnEnds()
    game = Game(plan.options_of(number), ends)
    seating = plan.seating(number)
    seats = {seat: players[name] for seat, name in enumerate(seating)}
    table = Table(seats, plan.seed_of(number), guarded=False)
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)
    return game, results_of(number, game, seating, ends.holdings)
