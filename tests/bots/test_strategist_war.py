"""The strategist goes to war where it can win, and only against those who are ahead (F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots import PLAYERS, Table
from ecumene.bots.settler.country import Country
from ecumene.bots.settler.movement_plan import MovementPlan
from ecumene.bots.settler.settling import FEW_CITIES
from ecumene.bots.strategist.campaigns import storm
from ecumene.data import MapName
from ecumene.rules.decisions import AskMove
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.board import city_count
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.victory import points
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import Seat

STRATEGIST = PLAYERS["strategist"]
SEATS = 9


def _answers(last_turn: int) -> Iterator[tuple[Game, Seat, Action]]:
    """The answers of a game of strategists, each before it is given."""
    game = Game(Options(SEATS, MapName.WEST, 3, last_turn=last_turn))
    table = Table(dict.fromkeys(range(SEATS), STRATEGIST), 3)
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        yield game, *answer
        game.apply(*answer)


def test_storms_succeed_leave_cities_supported_and_spare_those_behind() -> None:
    """Asked before cities are founded, when most tokens are free."""
    storms = 0
    for game, seat, _ in _answers(15):
        if not isinstance(game.pending.get(seat), AskMove):
            continue
        seen = view(game, seat)
        country = Country(seen)
        plan = MovementPlan(country)
        storm(plan)
        for city, tokens in plan.settled.items():
            owner = seen.cities[city]
            needed = country.storming(city)
            assert needed is not None
            assert tokens >= needed
            if owner != BARBARIANS:
                assert points(seen, owner).total >= points(seen, seat).total
                assert city_count(seen.players[owner]) >= FEW_CITIES
        if plan.settled:
            assert country.supported(sum(plan.still.values())) >= len(country.cities)
        storms += len(plan.settled)
    assert storms > SEATS
