"""What can be bought at what price, and what a purchase would cost and bring (P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.forecast.track_ahead import next_epoch, space
from ecumene.rules.phases.purchases.payment import most_payable, treasury_value, worth_paid
from ecumene.rules.phases.purchases.prices import (
    COST,
    GROUPS,
    bonus_of,
    bonuses_for,
    members,
    total_price,
)
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.state.ids import AdvanceNo, Advances, GroupNo
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import BuyAdvances
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.view import View


class Article(Frozen, frozen=True):
    """An advance that the reader does not hold."""

    advance: AdvanceNo
    """Which one."""
    cost: int
    """The printed cost."""
    price: int
    """What the player pays: the cost less credits and bonuses (P3)."""
    credits: dict[GroupNo, int]
    """The reader's credits in each of its groups, of which the better ones count (P3)."""
    bonus: int
    """What advances held since an earlier turn take off (P4)."""
    bonus_from: Advances
    """Which these are."""
    points: int
    """Its victory points (V1)."""
    affordable: bool
    """Whether they could pay for it alone."""
    brings: dict[str, int]
    """How much it brings of what they lack for the next epoch, by requirement (H1)."""


class Shop(Struct, frozen=True):
    """What the reader can buy."""

    articles: tuple[Article, ...]
    """The affordable ones, most expensive first, then the others, cheapest first."""
    most: int
    """The most that they can pay (P2, A-MINING, A-TRADE-EMPIRE)."""
    cards: int
    """How many commodity cards they hold."""
    limit: int
    """How many of them they may keep (P5)."""


class Bill(Struct, frozen=True):
    """What a purchase costs, and what is given for it."""

    price: int
    """What it costs, with what Library saves (P3, A-LIBRARY)."""
    cards: int
    """The worth of the cards handed in (X6, A-TRADE-EMPIRE)."""
    treasury: int
    """The worth of the treasury paid (A-MINING)."""
    overpaid: int
    """What is paid beyond the price and lost; below 0 if too little is paid (P2)."""


def shop(view: View, decision: AskAdvances) -> Shop:
    """What can be bought, at what price, and what it brings for the next epoch."""
    assert view.seat is not None
    return Shop(
        articles=tuple(articles(view, decision)),
        most=most_for(decision),
        cards=len(decision.cards),
        limit=hand_limit(view.setup, decision.held),
    )


def articles(view: View, decision: AskAdvances) -> Iterator[Article]:
    """What can be bought, one by one."""
    assert view.seat is not None
    most, player = most_for(decision), view.players[view.seat]
    epoch = next_epoch(view, view.seat)
    lacking = {} if epoch is None else epoch.missing
    for advance in ranged(decision):
        left = {} if epoch is None else space(view, view.seat, epoch.step, 1 << advance).missing
        brings = {kind: count - left.get(kind, 0) for kind, count in lacking.items()}
        helped = bonuses_for(advance, player.old_advances)
        yield Article(
            advance=advance,
            cost=COST[advance],
            price=decision.prices[advance],
            credits={group: player.credits[group] for group in GROUPS[advance]},
            bonus=sum(bonus_of(each) for each in members(helped)),
            bonus_from=helped,
            points=facts().advances[advance].points,
            affordable=decision.prices[advance] <= most,
            brings={kind: count for kind, count in brings.items() if count},
        )


def most_for(decision: AskAdvances) -> int:
    """The most that can be paid (P2)."""
    return most_payable(decision.cards, decision.treasury, decision.held)


def ranged(decision: AskAdvances) -> list[AdvanceNo]:
    """The advances: affordable ones, most expensive first, then the others, cheapest first."""
    most, prices = most_for(decision), decision.prices

    def place(advance: AdvanceNo) -> tuple[bool, int, AdvanceNo]:
        price = prices[advance]
        return price > most, price if price > most else -price, advance

    return sorted(prices, key=place)


def affordable(decision: AskAdvances) -> list[AdvanceNo]:
    """The affordable advances, most expensive first."""
    most = most_for(decision)
    return [advance for advance in ranged(decision) if decision.prices[advance] <= most]


def bill(decision: AskAdvances, purchase: BuyAdvances) -> Bill:
    """What a purchase costs and what is paid for it, legal or not (P2, P3)."""
    price = total_price(decision.prices, purchase.advances, purchase.discounted)
    cards = worth_paid(purchase.cards, purchase.substitution)
    treasury = purchase.treasury * treasury_value(decision.held)
    return Bill(price, cards, treasury, cards + treasury - price)
