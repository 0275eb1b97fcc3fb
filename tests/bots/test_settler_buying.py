"""How the settler spends: it misses no step it could buy, and wastes no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS, Table
from ecumene.bots.settler.track_steps import turns_left
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import BuyAdvances, Done
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.forecast import least_missed
from ecumene.rules.game import Game
from ecumene.rules.phases.purchases.payment import most_payable
from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.phases.succession import requirement_at
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import (
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    CITIES,
    WONDER_OF_THE_WORLD,
)
from ecumene.rules.view import view

if TYPE_CHECKING:
    from ecumene.data import Requirement
    from ecumene.rules.state.ids import Advances
    from ecumene.rules.view import View

ASKED = {
    "advances": -1,
    "advances_from_100": ADVANCES_FROM_100,
    "advances_from_200": ADVANCES_FROM_200,
}
"""Advances that the Basic track requires (H1)."""

Purchase = tuple[AskAdvances, BuyAdvances | Done, "View"]


@pytest.fixture(scope="module", params=[(9, MapName.WEST, 4), (8, MapName.EAST, 17)])
def purchases(request: pytest.FixtureRequest) -> list[Purchase]:
    """All purchases of settlers in a game, empty ones included."""
    players, map_, seed = request.param
    game = Game(Options(players, map_, seed))
    table = Table(dict.fromkeys(range(players), PLAYERS["settler"]), seed)
    found: list[Purchase] = []
    while game.pending:
        answer = table.next_answer(game)
        assert answer is not None
        seat, action = answer
        decision = game.pending.get(seat)
        if isinstance(decision, AskAdvances):
            assert isinstance(action, BuyAdvances | Done)
            found.append((decision, action, view(game, seat)))
        game.apply(seat, action)
    return found


def bought(action: BuyAdvances | Done) -> int:
    return action.advances if isinstance(action, BuyAdvances) else 0


def test_what_opens_the_next_step_is_bought_if_it_can_be(purchases: list[Purchase]) -> None:
    """H1: neither saving nor buying something else holds up the marker."""
    opened = 0
    for decision, action, seen in purchases:
        budget = most_payable(decision.cards, decision.treasury, decision.held)
        for kind, counted in ASKED.items():
            lacking = getattr(ahead(seen), kind) - (decision.held & counted).bit_count()
            prices = sorted(
                price for advance, price in decision.prices.items() if counted >> advance & 1
            )
            if lacking > 0 and sum(prices[:lacking]) <= budget:
                assert (bought(action) & counted).bit_count() >= lacking
                opened += 1
    assert opened > 10


def ahead(seen: View) -> Requirement:
    """Requirements of the space ahead of the marker."""
    assert seen.seat is not None
    player = seen.players[seen.seat]
    step = min(player.step + 1, facts().tracks[TrackName.BASIC].last_step)
    return requirement_at(TrackName.BASIC, player.civilization, step)


def test_cards_that_could_not_be_kept_buy_what_they_can(purchases: list[Purchase]) -> None:
    """P5: a settler who saves does not discard cards that would have bought something."""
    idle = 0
    for decision, action, seen in purchases:
        excess = len(decision.cards) - hand_limit(seen.setup, decision.held)
        if isinstance(action, Done) and excess > 0:
            lost = least_missed(decision.cards, excess)
            assert min(decision.prices.values()) > most_payable(lost, 0, decision.held)
            idle += 1
    assert idle > 5


@pytest.mark.parametrize(
    ("steps", "cities", "dear", "turns"),
    [
        ((3, 9), 0, 0, 5),
        ((3, 13), 0, 0, 1),
        ((3, 14), 5, 3, 0),
        ((3, 14), 4, 3, 1),
        ((3, 14), 5, 2, 1),
        ((14, 3), 5, 3, 0),
    ],
)
def test_who_lacks_something_for_the_last_step_is_given_a_turn(
    steps: tuple[int, int], cities: int, dear: int, turns: int
) -> None:
    """H4: the Basic game ends when a marker enters the last space, with 5 cities and 3 advances."""
    held = sum(1 << advance for advance in list(members(ADVANCES_FROM_200))[:dear])
    assert turns_left(table(steps, cities, held)) == turns


def test_the_wonder_counts_as_a_city_for_the_last_step() -> None:
    """H1a: it costs more than 200 itself."""
    two = sum(1 << advance for advance in list(members(ADVANCES_FROM_200))[:2])
    assert not two & WONDER_OF_THE_WORLD
    assert turns_left(table((3, 14), 4, two | WONDER_OF_THE_WORLD)) == 0
    assert turns_left(table((3, 14), 3, two | WONDER_OF_THE_WORLD)) == 1


def table(steps: tuple[int, int], cities: int, advances: Advances) -> View:
    """Two markers on the A.S.T., and what the player of the foremost has."""
    seen = view(Game(Options(5, MapName.WEST, 1)), 0)
    foremost = max(range(2), key=lambda seat: steps[seat])
    players = list(seen.players)
    for seat, step in enumerate(steps):
        held = advances if seat == foremost else 0
        on_board = cities if seat == foremost else 0
        players[seat] = replace(
            players[seat], civilization=0, step=step, advances=held, city_stock=CITIES - on_board
        )
    return replace(seen, players=tuple(players), cities=dict.fromkeys(range(cities), foremost))
