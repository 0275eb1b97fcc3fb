"""Phase 12: everyone buys advances, then discards down to their hand limit (P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import BuyAdvances, LoseCards
from ecumene.rules.decisions import AskAdvances, AskHandLimit
from ecumene.rules.events import AdvancesBought, CardsLost
from ecumene.rules.phases.purchases.payment import treasury_value
from ecumene.rules.phases.purchases.prices import ALL, GIFTS, credits_with, prices_of, total_price
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.board import from_treasury
from ecumene.rules.state.lookup_tables import ROADBUILDING, effect_number
from ecumene.rules.state.trade_cards import FACE_VALUE, commodity_cards, discard

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import Advances, Seat

ROADBUILDING_CARDS = effect_number("roadbuilding", "hand-limit-bonus", "bonus")
HIGHEST_FACE_VALUE = max(FACE_VALUE)


def new_turn(play: Play) -> None:
    """Let the credits and bonuses of the turn before count from now on (P4)."""
    for player in play.state.players:
        if player.credits_gained:
            player.credits = [
                a + b for a, b in zip(player.credits, player.credits_gained, strict=True)
            ]
            player.credits_gained = []
        player.old_advances = player.advances


def buy_advances(play: Play) -> Course[None]:
    """Everyone buys in one transaction; then excess cards are discarded (P1, P2, P5).

    No purchase changes what another player can buy or pays, so all are asked at once. A player who
    wants to see earlier players' purchases just waits (P1, G9).
    """
    order = play.by_position()
    yield from simultaneously({seat: _buy(play, seat) for seat in order})
    yield from simultaneously({seat: _keep_hand_limit(play, seat) for seat in order})


def _buy(play: Play, seat: Seat) -> Course[None]:
    player = play.state.players[seat]
    prices = prices_of(ALL & ~player.advances, player.credits, player.old_advances)
    if not prices or min(prices.values()) > _most_worth(player):
        return
    asked = AskAdvances(
        prices,
        commodity_cards(player.hand),
        player.treasury,
        player.advances,
        tuple(gift for gift in GIFTS if not player.advances >> gift & 1),
    )
    action = yield from ask(seat, asked)
    if isinstance(action, BuyAdvances):
        _carry_out(play, seat, action, total_price(prices, action.advances, action.discounted))


def _most_worth(player: Player) -> int:
    """The most a player's hand and treasury might be worth, for all that others know.

    Whether a player is asked must reveal nothing about their cards (G13).
    """
    cards = len(player.hand)
    treasury = player.treasury * treasury_value(player.advances)
    return cards * cards * HIGHEST_FACE_VALUE + treasury


def _carry_out(play: Play, seat: Seat, action: BuyAdvances, price: int) -> None:
    """Pay, take the advances, and record the credits for the next turn (P2, P4, P6)."""
    player = play.state.players[seat]
    for card in action.cards:
        discard(play, seat, card)
    from_treasury(player, action.treasury)
    bought = action.advances | (0 if action.gift is None else 1 << action.gift)
    player.advances |= bought
    gained = player.credits_gained = credits_with(bought, action.credits)
    play.emit(
        AdvancesBought(
            seat,
            action.advances,
            price,
            action.cards,
            action.treasury,
            tuple(gained),
            action.discounted,
            action.gift,
            action.substitution,
        )
    )


def hand_limit(setup: Setup, advances: Advances) -> int:
    """The number of commodity cards a player may keep (P5, A-ROADBUILDING)."""
    return setup.hand_limit + (ROADBUILDING_CARDS if advances & ROADBUILDING else 0)


def _keep_hand_limit(play: Play, seat: Seat) -> Course[None]:
    player = play.state.players[seat]
    cards = commodity_cards(player.hand)
    excess = len(cards) - hand_limit(play.setup, player.advances)
    if excess <= 0:
        return
    action = yield from ask(seat, AskHandLimit(cards, excess))
    assert isinstance(action, LoseCards)
    for card in action.cards:
        discard(play, seat, card)
    play.emit(CardsLost(seat, action.cards, "P5"))
