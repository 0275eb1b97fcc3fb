"""Which standing orders are valid: those that could mean something in this game (O5k).

Everything listed must exist and be listed once, so no list is longer than the game is large.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.tax import rates_of
from ecumene.rules.state.ids import is_seat
from ecumene.rules.state.lookup_tables import COINAGE, MONARCHY, TOKENS
from ecumene.rules.state.trade_cards import is_commodity

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots.orders.standing_orders import StandingOrders, Wishes
    from ecumene.rules.state.ids import AreaNo, Seat
    from ecumene.rules.view import View

RATES: Final = rates_of(COINAGE | MONARCHY)
"""The tax rates that a player could ever set (T1)."""
RULE: Final = "O5k"


def check(orders: StandingOrders, view: View) -> None:
    """Refuse orders that make no sense for a view's seat, with the reason (O5k)."""
    if orders.tax_rate is not None and orders.tax_rate not in RATES:
        raise IllegalAction(RULE, "orders-no-such-rate", rate=orders.tax_rate, options=RATES)
    _check_turn(orders.until_turn, view)
    if orders.still is not None:
        _check_turn(orders.still.last_turn, view)
    for occasion, times in Counter(orders.done).items():
        if times > 1:
            raise IllegalAction(RULE, "orders-occasion-twice", occasion=occasion)
    _check_seats(orders.wait_for, view)
    if orders.blame is not None:
        _check_seats((*orders.blame.prefer, *orders.blame.spare), view)
    if orders.growth is not None:
        _check_areas((*orders.growth.fill, *orders.growth.keep_small), view)
    if orders.losses is not None:
        _check_areas(orders.losses.keep, view)
    if orders.wishes is not None:
        _check_wishes(orders.wishes)


def _check_turn(turn: int | None, view: View) -> None:
    if turn is not None and turn < view.turn:
        raise IllegalAction(RULE, "orders-turn-past", turn=turn, now=view.turn)


def _check_seats(seats: Iterable[Seat], view: View) -> None:
    """Check that they are other players, each once."""
    for seat, times in Counter(seats).items():
        if not is_seat(seat, len(view.players)):
            raise IllegalAction(RULE, "orders-no-such-player", seat=seat)
        if seat == view.seat:
            raise IllegalAction(RULE, "orders-own-seat")
        if times > 1:
            raise IllegalAction(RULE, "orders-player-twice", seat=seat)


def _check_areas(areas: Iterable[AreaNo], view: View) -> None:
    """Check that they are areas of the set-up, even if out of play by now (L3), each once."""
    for area, times in Counter(areas).items():
        if area not in view.setup.areas:
            raise IllegalAction(RULE, "orders-no-such-area", area=area)
        if times > 1:
            raise IllegalAction(RULE, "orders-area-twice", area=area)


def _check_wishes(wishes: Wishes) -> None:
    """Check advances and commodities, each once, and that the treasury is possible."""
    for advance, times in Counter(wishes.advances).items():
        if not 0 <= advance < len(facts().advances):
            raise IllegalAction(RULE, "orders-no-such-advance", advance=advance)
        if times > 1:
            raise IllegalAction(RULE, "orders-advance-twice", advance=advance)
    for card, times in Counter(wishes.keep).items():
        if card < 0 or not is_commodity(card):
            raise IllegalAction(RULE, "orders-no-commodity", card=card)
        if times > 1:
            raise IllegalAction(RULE, "orders-card-twice", card=card)
    if not 0 <= wishes.treasury <= TOKENS:
        raise IllegalAction(RULE, "orders-treasury", given=wishes.treasury, most=TOKENS)
