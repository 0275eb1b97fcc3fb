"""A purchase being put together: missing choices are made sensibly, and all of it priced.

The buyer picks advances and may leave everything else to the rules: what Library makes cheaper,
what Anatomy gives, where free credits go, and the cheapest payment (P2, P3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from ecumene.rules.actions import BuyAdvances, Substitution
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forecast.card_worth import commodities, loss
from ecumene.rules.forecast.purchase_worth import Article, articles, bill, most_for
from ecumene.rules.forecast.track_ahead import next_epoch, next_space, space
from ecumene.rules.phases.purchases.payment import (
    cheapest_payment,
    treasury_needed,
    treasury_value,
    worth,
    worth_paid,
)
from ecumene.rules.phases.purchases.prices import (
    COST,
    FREE_CREDITS_STEP,
    credits_with,
    free_credits,
    gifts_with,
    library_discounts,
    members,
    total_price,
)
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.state.ids import AdvanceNo, Advances, CardNo, EpochNo, GroupNo
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.forecast.track_ahead import Space
    from ecumene.rules.view import View

Fit: TypeAlias = Literal["chosen", "gift", "fits", "alone", "short"]


class Wanted(Frozen, frozen=True):
    """What a player would like to buy, and the choices they have made themselves."""

    advances: Advances
    """The advances in the basket."""
    cards: tuple[CardNo, ...] | None = None
    """The cards to pay with; None: the cheapest."""
    treasury: int | None = None
    """The treasury to pay with, or the most of it if no cards are given; None: what it takes."""
    substitution: Substitution | None = None
    """One of these cards, counted as another commodity (A-TRADE-EMPIRE)."""
    discounted: AdvanceNo | None = None
    """What Library makes cheaper; None: where it saves most (A-LIBRARY)."""
    gift: AdvanceNo | None = None
    """What Anatomy gives; None: the most expensive (A-ANATOMY)."""
    no_gift: bool = False
    """Whether to take nothing for Anatomy."""
    credits: dict[GroupNo, int] | None = None
    """Where free credits go; None: where most is left to buy (A-WRITTEN-RECORD, A-MONUMENT)."""


class SetPaid(Struct, frozen=True):
    """Cards of one commodity that are handed in."""

    card: CardNo
    """The commodity."""
    count: int
    """How many are handed in."""
    held: int
    """How many are in the hand."""
    worth: int
    """The worth of those handed in, without any substitution."""


class Paid(Struct, frozen=True):
    """What is given for a purchase."""

    cards: tuple[CardNo, ...]
    """The cards."""
    sets: tuple[SetPaid, ...]
    """The same by commodity."""
    substitution: Substitution | None
    """One of them, counted as another commodity (A-TRADE-EMPIRE)."""
    cards_worth: int
    """What the cards are worth."""
    treasury: int
    """The treasury."""
    treasury_worth: int
    """What it is worth (A-MINING)."""
    paid: int
    """What all of it is worth."""
    lost: int
    """What is paid beyond the price and lost (P2)."""
    short: int
    """What is missing."""
    broken: int
    """What sets lose beyond what they bring, because some of their cards stay."""
    cheapest: bool
    """Whether nothing sufficient would cost less."""


class Leftover(Struct, frozen=True):
    """What a purchase leaves its buyer."""

    cards: int
    """The number of commodity cards."""
    limit: int
    """How many of them may be kept, with what is bought (P5)."""
    too_many: int
    """How many have to be discarded."""
    worth: int
    """What the sets are worth (X6)."""
    treasury: int
    """The treasury."""


class Listed(Article, frozen=True):
    """An advance beside a basket."""

    fit: Fit
    """In the basket, given with it, payable beside it, payable only alone, or not even that."""
    short: int
    """How much is missing to pay for it beside the basket."""


class Ahead(Frozen, frozen=True):
    """A space of the A.S.T., and what a purchase does for it (H1)."""

    step: int
    """Which one, counted from the start of the row."""
    epoch: EpochNo
    """The epoch it lies in."""
    asked: dict[str, int]
    """Its requirements, in the order of the table."""
    before: dict[str, int]
    """What is missing of that now."""
    after: dict[str, int]
    """What is missing with the purchase."""


class Choices(Frozen, frozen=True):
    """What there is to choose with a purchase besides its payment, and what is chosen."""

    discounts: tuple[AdvanceNo, ...]
    """Advances of which Library makes one cheaper (A-LIBRARY)."""
    discounted: AdvanceNo | None
    """Which one."""
    gifts: tuple[AdvanceNo, ...]
    """Advances of which Anatomy may give one (A-ANATOMY)."""
    gift: AdvanceNo | None
    """Which one."""
    free_credits: int
    """The number of free credits (A-WRITTEN-RECORD, A-MONUMENT)."""
    unit: int
    """The step in which they are divided among groups."""
    credits: dict[GroupNo, int]
    """Where they go."""


class PricedBasket(Frozen, frozen=True):
    """A purchase being put together, and the shop beside it."""

    action: BuyAdvances | None
    """The complete answer; None: nothing is chosen, or it is too expensive."""
    cost: int
    """The printed cost."""
    price: int
    """What it costs the reader, with what Library saves (P3)."""
    most: int
    """The most that they can pay (P2)."""
    payment: Paid | None
    """The payment; None while there is no action."""
    left: Leftover
    """What it leaves."""
    articles: tuple[Listed, ...]
    """The advances that the reader does not hold, in the order of the shop."""
    next: Ahead | None
    """What it does for the next space of the A.S.T.; None at its end."""
    epoch: Ahead | None
    """What it does for the next epoch; None in the last one."""
    credits: dict[GroupNo, int]
    """What it brings in credits, from the next turn on (P4)."""
    choices: Choices
    """What there is to choose."""


def basket(view: View, decision: AskAdvances, wanted: Wanted) -> PricedBasket:
    """Price what a player would like to buy.

    Raises ``IllegalAction`` if they already hold an advance, or do not have the cards to pay.
    """
    for advance in members(wanted.advances):
        if advance not in decision.prices:
            raise IllegalAction(decision.rule, "illegal-advance-held", advance=advance)
    chosen = _chosen(decision, wanted)
    action = _paid_for(decision, wanted, chosen) if wanted.advances else None
    gained = chosen.advances | (0 if chosen.gift is None else 1 << chosen.gift)
    seat = view.seat
    assert seat is not None
    credits_ = credits_with(gained, chosen.credits)
    return PricedBasket(
        action=action,
        cost=sum(COST[each] for each in members(chosen.advances)),
        price=bill(decision, chosen).price,
        most=most_for(decision),
        payment=None if action is None else _paid(decision, action),
        left=_left(view, decision, action, gained),
        articles=tuple(_listed(view, decision, chosen)),
        next=_ahead(view, next_space(view, seat), gained),
        epoch=_ahead(view, next_epoch(view, seat), gained),
        credits={group: points for group, points in enumerate(credits_) if points},
        choices=Choices(
            discounts=tuple(members(library_discounts(chosen.advances))),
            discounted=chosen.discounted,
            gifts=tuple(gifts_with(chosen.advances, decision.gifts)),
            gift=chosen.gift,
            free_credits=free_credits(gained),
            unit=FREE_CREDITS_STEP,
            credits=chosen.credits,
        ),
    )


def objection(decision: AskAdvances, found: PricedBasket) -> IllegalAction | None:
    """Why a basket cannot be bought like that; None: it can, or it is empty."""
    if found.action is None:
        if found.price <= found.most:
            return None
        return IllegalAction(
            decision.rule, "illegal-payment-short", price=found.price, given=found.most
        )
    try:
        decision.check(found.action)
    except IllegalAction as illegal:
        return illegal
    return None


# What is chosen


def _chosen(decision: AskAdvances, wanted: Wanted) -> BuyAdvances:
    """The purchase without its payment; a choice that does not fit is replaced."""
    advances, cheaper = wanted.advances, library_discounts(wanted.advances)
    discounted = wanted.discounted
    if discounted is None or not cheaper >> discounted & 1:
        discounted = decision.best_discount(advances)
    gifts = gifts_with(advances, decision.gifts)
    gift = wanted.gift
    if wanted.no_gift:
        gift = None
    elif gift not in gifts:
        gift = max(gifts, key=lambda each: COST[each], default=None)
    chosen = BuyAdvances(advances, discounted=discounted, gift=gift)
    credits_ = decision.free_credits(chosen)
    if credits_ and wanted.credits is not None:
        credits_ = wanted.credits
    return replace(chosen, credits=credits_)


def _paid_for(decision: AskAdvances, wanted: Wanted, chosen: BuyAdvances) -> BuyAdvances | None:
    """The purchase with its payment; None if no payment was given, and none is possible."""
    price = bill(decision, chosen).price
    if wanted.cards is not None:
        paid = replace(chosen, cards=wanted.cards, substitution=wanted.substitution)
        decision.check_cards(paid)
        treasury = wanted.treasury
        if treasury is None:
            brought = worth_paid(paid.cards, paid.substitution)
            needed = treasury_needed(price, brought, treasury_value(decision.held))
            treasury = min(needed, decision.treasury)
        return replace(paid, treasury=treasury)
    most = decision.treasury
    if wanted.treasury is not None:
        most = min(max(0, wanted.treasury), most)
    found = cheapest_payment(decision.cards, most, decision.held, price)
    if found is None:
        return None
    return replace(
        chosen, cards=found.cards, treasury=found.treasury, substitution=found.substitution
    )


# What it leads to


def _paid(decision: AskAdvances, action: BuyAdvances) -> Paid:
    due = bill(decision, action)
    given, held = commodities(action.cards), commodities(decision.cards)
    least = decision.payment(action)
    value = treasury_value(decision.held)
    lost = loss(decision.cards, action.cards)
    return Paid(
        cards=action.cards,
        sets=tuple(
            SetPaid(card, count, held[card], worth({card: count}))
            for card, count in sorted(given.items())
        ),
        substitution=action.substitution,
        cards_worth=due.cards,
        treasury=action.treasury,
        treasury_worth=due.treasury,
        paid=due.cards + due.treasury,
        lost=max(0, due.overpaid),
        short=max(0, -due.overpaid),
        broken=max(0, lost - due.cards),
        cheapest=least is not None
        and lost + due.treasury <= loss(decision.cards, least.cards) + least.treasury * value,
    )


def _left(
    view: View, decision: AskAdvances, action: BuyAdvances | None, gained: Advances
) -> Leftover:
    counts = commodities(decision.cards)
    treasury = decision.treasury
    if action is not None:
        counts -= commodities(action.cards)
        treasury -= action.treasury
    limit = hand_limit(view.setup, decision.held | gained)
    cards = counts.total()
    return Leftover(cards, limit, max(0, cards - limit), worth(counts), treasury)


def _listed(view: View, decision: AskAdvances, chosen: BuyAdvances) -> Iterator[Listed]:
    most = most_for(decision)
    for article in articles(view, decision):
        wider = chosen.advances | 1 << article.advance
        price = total_price(decision.prices, wider, decision.best_discount(wider))
        fit: Fit = "fits" if price <= most else "alone" if article.affordable else "short"
        if wider == chosen.advances:
            fit = "chosen"
        elif article.advance == chosen.gift:
            fit = "gift"
        yield Listed(**asdict(article), fit=fit, short=max(0, price - most))


def _ahead(view: View, found: Space | None, gained: Advances) -> Ahead | None:
    if found is None:
        return None
    assert view.seat is not None
    after = space(view, view.seat, found.step, gained).missing
    return Ahead(found.step, found.epoch, found.asked, found.missing, after)
