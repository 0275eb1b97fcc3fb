"""Answers by standing orders (O5), from what the seat sees and is asked, and nothing else.

Whether they answer must reveal nothing about a hand. So ``foresees`` depends only on public facts,
on the orders, and on the player's own actions; hidden facts affect only what ``answer`` answers
then (O5i).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.orders import ordered_losses, ordered_purchases
from ecumene.bots.orders.topics import ASKED, topics_of
from ecumene.rules.actions import Done, EndMovement, MakeAllMoves, PlaceTokens, SetTaxRate, Wait
from ecumene.rules.decisions import (
    AskAdvances,
    AskCities,
    AskDamage,
    AskHandLimit,
    AskLoss,
    AskMove,
    AskPlacement,
    AskTaxRate,
    AskTrade,
    AskVictims,
)
from ecumene.rules.state.moves import MaintainShip

if TYPE_CHECKING:
    from ecumene.bots.orders.standing_orders import Growth, StandingOrders, Stillness
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View


def foresees(orders: StandingOrders, view: View, decision: Decision) -> bool:
    """Whether the orders cover a question; this reveals nothing hidden (O5i)."""
    if orders.until_turn is not None and view.turn > orders.until_turn:
        return False
    if not any(topic in topics_of(orders) for topic in ASKED.get(type(decision), ())):
        return False
    match decision:
        case AskTaxRate():
            return orders.tax_rate in decision.options
        case AskMove():
            return _untouched(view) and (_waits(orders, view) or _is_still(orders, view))
        case AskTrade():
            return view.trade is not None and not view.trade.said
        case AskCities():
            return decision.owner == view.seat and decision.purpose in ordered_losses.LOST
        case AskAdvances():
            return orders.wishes is not None and ordered_purchases.is_wished(
                orders.wishes, decision
            )
    return True


def answer(  # noqa: C901 one case for every kind of question
    orders: StandingOrders, view: View, decision: Decision
) -> Action | None:
    """The legal answer by the orders; None exactly if they do not cover the question."""
    if not foresees(orders, view, decision):
        return None
    match decision:
        case AskTaxRate() if orders.tax_rate is not None:
            return SetTaxRate(orders.tax_rate)
        case AskPlacement() if orders.growth is not None:
            return _growth(orders.growth, view, decision)
        case AskMove():
            return Wait() if _waits(orders, view) else _stay(orders.still, view)
        case AskLoss() if orders.conflict is not None:
            return ordered_losses.conflict_loss(orders.conflict, view, decision)
        case AskDamage() if orders.losses is not None:
            return ordered_losses.damage(orders.losses, view, decision)
        case AskCities() if orders.losses is not None:
            return ordered_losses.lost_cities(orders.losses, view, decision)
        case AskVictims() if orders.blame is not None:
            return ordered_losses.victims(orders.blame, view, decision)
        case AskAdvances() if orders.wishes is not None:
            return ordered_purchases.purchase(orders.wishes, decision)
        case AskHandLimit() if orders.wishes is not None:
            return ordered_purchases.discards(orders.wishes, view, decision)
    return Done()


def _growth(growth: Growth, view: View, decision: AskPlacement) -> Action:
    """First the areas to fill, in order; then the others evenly, those kept small last (O5c)."""
    assert view.seat is not None
    there = view.tokens_of(view.seat)
    left, placed = decision.tokens, dict.fromkeys(decision.room, 0)

    def urgency(area: AreaNo) -> tuple[int, int, int]:
        if area in growth.fill:
            return 0, growth.fill.index(area), area
        return 1 + (area in growth.keep_small), there.get(area, 0) + placed[area], area

    while left:
        area = min((each for each in placed if placed[each] < decision.room[each]), key=urgency)
        placed[area] += 1
        left -= 1
    return PlaceTokens({area: count for area, count in placed.items() if count})


# Movement


def _untouched(view: View) -> bool:
    """Whether the player has made no move; once they have, they go on themselves."""
    return view.movement is not None and view.seat not in view.movement.made


def _waits(orders: StandingOrders, view: View) -> bool:
    """Whether a player who is waited for moves earlier and has not moved yet (M1)."""
    assert view.seat is not None
    before = view.line[: view.line.index(view.seat)] if view.seat in view.line else ()
    return any(seat in before for seat in orders.wait_for)


def _is_still(orders: StandingOrders, view: View) -> bool:
    return orders.still is not None and view.turn <= orders.still.last_turn


def _stay(still: Stillness | None, view: View) -> Action:
    """The end of the movement, possibly with ships paid for from the treasury (M5, M10)."""
    assert view.seat is not None
    player = view.players[view.seat]
    ships = min(len(player.ships), player.treasury)
    if still is None or not still.keep_ships or not ships:
        return EndMovement()
    return MakeAllMoves(tuple(map(MaintainShip, range(ships))))
