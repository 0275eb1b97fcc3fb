"""Standing orders never tell by answering, or by stopping, what a hand holds (O5i).

A span of a random game is played again with all cards exchanged that nobody has seen: whatever a
seat has ordered, its orders answer and stop at the same moments in both games.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.bots.orders import answer, foresees, stops
from ecumene.rules.decisions import AskAbility, AskAdvances, AskHandLimit
from ecumene.rules.events import seen_by
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.trade_routes import TradeRoutesOffer
from ecumene.rules.view import view
from tests.bots.given_orders import any_orders
from tests.rules.test_defaults import POSITIONS, somebody
from tests.rules.test_listing import hands
from tests.tries import tries
from tools.twins import GAMES, hidden_from, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots.orders import OrdersStopped, StandingOrders
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from tools.twins import Span

PHASES = (1, 2, 3, 4, 5, 6, 7, 9, 10, 12)
"""The phases in which something can be ordered."""


def span_of(phase: int, random: Random) -> Span:
    """A span that starts at the beginning of a phase, as a spectator sees it."""
    options = random.choice((GAMES[0], GAMES[3]))
    return play_span(random.choice(starts(options)[phase]), None, random, random.choice((0, 3, 12)))


def foreseen(game: Game, orders: dict[Seat, StandingOrders]) -> dict[Seat, bool]:
    return {
        seat: foresees(orders[seat], view(game, seat), decision)
        for seat, decision in game.pending.items()
    }


def stopped(
    game: Game, events: Iterable[Event], orders: dict[Seat, StandingOrders]
) -> dict[Seat, OrdersStopped | None]:
    found = list(events)
    return {
        seat: stops(
            mine,
            (told for event in found if (told := seen_by(event, seat)) is not None),
            view(game, seat),
        )
        for seat, mine in orders.items()
    }


@pytest.mark.parametrize("phase", PHASES)
@tries(4)
@given(seed=st.integers(0, 2**32))
def test_what_hands_hold_changes_nothing(phase: int, seed: int) -> None:
    """O5i."""
    random = Random(seed)
    span = span_of(phase, random)
    start = twin(span, random)
    assert hidden_from(None, start) != hidden_from(None, span.start)
    game, other = Game.restore(span.start), Game.restore(start)
    orders = {seat: any_orders(view(game, seat), random) for seat in range(len(game.state.players))}
    assert foreseen(game, orders) == foreseen(other, orders)
    for seat, action in span.answered:
        events, others = game.apply(seat, action), other.apply(seat, action)
        assert stopped(game, events, orders) == stopped(other, others, orders)
        assert foreseen(game, orders) == foreseen(other, orders)


@given(hand=hands(), other=hands(), data=st.data(), seed=st.integers(0, 2**32))
def test_which_cards_are_held_changes_nothing(
    hand: tuple[int, ...], other: tuple[int, ...], data: st.DataObject, seed: int
) -> None:
    """O5i: in the questions that list the hand, which few games ask in full."""
    bought = data.draw(POSITIONS[AskAdvances])
    pairs: list[list[Decision]] = [
        [AskHandLimit(cards, 1) for cards in (hand, other)],
        [replace(bought, cards=cards) for cards in (hand, other)],
        [AskAbility((TradeRoutesOffer(cards, 20, 2),)) for cards in (hand, other)],
    ]
    orders = any_orders(somebody(), Random(seed))
    holders = [replace(somebody(), hand=cards) for cards in (hand, other)]
    for pair in pairs:
        one, two = (
            foresees(orders, seen, asked) for seen, asked in zip(holders, pair, strict=True)
        )
        assert one == two


def test_hands_do_make_a_difference_to_what_is_answered() -> None:
    """Otherwise the test above would show nothing."""
    random = Random(1)
    different = 0
    for start in starts(GAMES[3])[12]:
        span = play_span(start, None, random, 0)
        game, other = Game.restore(start), Game.restore(twin(span, random))
        for seat, decision in game.pending.items():
            if isinstance(decision, AskAdvances | AskHandLimit):
                mine = any_orders(view(game, seat), random, left_out=0)
                answers = [
                    answer(mine, view(each, seat), each.pending[seat]) for each in (game, other)
                ]
                different += answers[0] != answers[1]
    assert different > 10
