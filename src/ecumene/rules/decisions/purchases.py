"""What seats are asked in phase 12."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from ecumene.data import facts
from ecumene.rules.actions import Action, BuyAdvances, Done, LoseCards
from ecumene.rules.answer_checks import check_in_hand, divisions, wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, Amount, AnswerForm, Cards, One, Shares, Substituted
from ecumene.rules.least_missed import least_missed_cards
from ecumene.rules.phases.purchases.payment import (
    FULL_SET,
    cheapest_payment,
    most_payable,
    treasury_needed,
    treasury_value,
    worth_paid,
)
from ecumene.rules.phases.purchases.prices import (
    COST,
    FREE_CREDITS,
    FREE_CREDITS_STEP,
    GROUPS,
    LIBRARY_DISCOUNT,
    free_credits,
    gifts_with,
    library_discounts,
    members,
    total_price,
)
from ecumene.rules.state.ids import AdvanceNo, Advances, CardNo
from ecumene.rules.state.lookup_tables import LIBRARY, MINING, MONUMENT, TRADE_EMPIRE, WATER_CARD
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.forms import Blank
    from ecumene.rules.phases.purchases.payment import CardPayment
    from ecumene.rules.state.ids import GroupNo
    from ecumene.rules.view import View


class AskAdvances(DecisionKind, Frozen, frozen=True, tag="advances"):
    """Which advances to buy, and how to pay for them (P2)."""

    key = "ask-advances"

    prices: dict[AdvanceNo, int]
    """The prices of all advances the seat does not hold (P3)."""
    cards: tuple[CardNo, ...]
    """The commodity cards in hand, in ascending order."""
    treasury: int
    """Tokens in treasury."""
    held: Advances
    """Of Mining and Trade Empire, those held before: they help to pay."""
    gifts: tuple[AdvanceNo, ...]
    """What may be taken for free with Anatomy."""
    rule: str = "P2"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse what cannot be bought, choices that do not fit, and a wrong payment."""
        if isinstance(action, Done):
            return
        if not isinstance(action, BuyAdvances):
            raise wrong_kind_of_answer(self.rule)
        if not action.advances:
            raise IllegalAction(self.rule, "illegal-purchase-empty")
        for advance in members(action.advances):
            if advance not in self.prices:
                raise IllegalAction(self.rule, "illegal-advance-held", advance=advance)
        self._check_choices(action)
        self._check_payment(action)

    def _check_choices(self, action: BuyAdvances) -> None:
        cheaper = library_discounts(action.advances)
        named = 0 if action.discounted is None else 1 << action.discounted
        if named & ~cheaper or (cheaper and not named):
            raise IllegalAction("A-LIBRARY", "illegal-library")
        gifts = gifts_with(action.advances, self.gifts)
        if action.gift is not None and action.gift not in gifts:
            raise IllegalAction("A-ANATOMY", "illegal-anatomy", advance=action.gift)
        gained = action.advances | (0 if action.gift is None else 1 << action.gift)
        rule = "A-MONUMENT" if gained & MONUMENT else "A-WRITTEN-RECORD"
        chosen = action.credits.values()
        if any(points <= 0 or points % FREE_CREDITS_STEP for points in chosen):
            raise IllegalAction(rule, "illegal-free-credits-step", unit=FREE_CREDITS_STEP)
        if sum(chosen) != free_credits(gained):
            raise IllegalAction(
                rule, "illegal-free-credits", points=free_credits(gained), given=sum(chosen)
            )

    def check_cards(self, action: BuyAdvances) -> None:
        """Refuse to hand in cards that are not in the hand, or as something they cannot be."""
        check_in_hand(self.rule, action.cards, self.cards)
        self._check_substitution(action)

    def _check_payment(self, action: BuyAdvances) -> None:
        self.check_cards(action)
        if action.treasury > self.treasury:
            raise IllegalAction(
                self.rule, "illegal-treasury", needed=action.treasury, treasury=self.treasury
            )
        value = treasury_value(self.held)
        price = total_price(self.prices, action.advances, action.discounted)
        paid = worth_paid(action.cards, action.substitution)
        needed = treasury_needed(price, paid, value)
        if action.treasury < needed:
            given = paid + action.treasury * value
            raise IllegalAction(self.rule, "illegal-payment-short", price=price, given=given)
        if action.treasury > needed:
            rule = "A-MINING" if self.held & MINING else self.rule
            given = action.treasury
            raise IllegalAction(rule, "illegal-payment-treasury", needed=needed, given=given)

    def _check_substitution(self, action: BuyAdvances) -> None:
        """One card may count as one more of an incomplete set that is handed in."""
        given = action.substitution
        if given is None:
            return
        rule = "A-TRADE-EMPIRE"
        if not self.held & TRADE_EMPIRE:
            raise IllegalAction(rule, "illegal-substitution-not-held")
        count = action.cards.count(given.into)
        if given.into >= WATER_CARD or not 0 < count < FULL_SET[given.into]:
            raise IllegalAction(rule, "illegal-substitution-set", card=given.into)
        if given.card == given.into or given.card not in action.cards:
            raise IllegalAction(rule, "illegal-substitution-card", card=given.card)
        if FACE_VALUE[given.card] < FACE_VALUE[given.into]:
            raise IllegalAction(rule, "illegal-substitution-value", card=given.card)

    def answers(self) -> Iterator[Action]:
        """Nothing, and sensible purchases, each paid for in the cheapest way."""
        yield Done()
        yield from map(self.purchase, self.bundles())

    def bundles(self) -> Iterator[Advances]:
        """Sensible purchases, as all would be too many: two bundles, and every single advance.

        Finding out how to pay for one takes longer than listing them.
        """
        most = most_payable(self.cards, self.treasury, self.held)
        dearest = sorted(self.prices, key=lambda advance: -self.prices[advance])
        seen: set[Advances] = {0}
        for order in (dearest, dearest[::-1]):
            bundle = self._bundle(order, most)
            if bundle not in seen:
                seen.add(bundle)
                yield bundle
        for advance in dearest:
            if self.prices[advance] <= most and 1 << advance not in seen:
                yield 1 << advance

    def _bundle(self, order: Iterable[AdvanceNo], most: int) -> Advances:
        """As many advances as are affordable, tried in some order."""
        bundle = total = dearest = 0
        for advance in order:
            price = self.prices[advance]
            wider = bundle | 1 << advance
            discounted = dearest if 1 << advance == LIBRARY else max(dearest, price)
            saved = min(LIBRARY_DISCOUNT, discounted) if wider & LIBRARY else 0
            if total + price - saved <= most:
                bundle, total, dearest = wider, total + price, discounted
        return bundle

    def best_discount(self, advances: Advances) -> AdvanceNo | None:
        """The advance that Library makes cheapest; None without Library (A-LIBRARY)."""
        cheaper = members(library_discounts(advances))
        return max(cheaper, key=lambda advance: self.prices[advance], default=None)

    def purchase(self, advances: Advances) -> BuyAdvances:
        """Buy these in the cheapest way, with choices that make sense; they must be affordable."""
        gifts = gifts_with(advances, self.gifts)
        gift = max(gifts, key=lambda advance: COST[advance], default=None)
        wanted = BuyAdvances(advances, discounted=self.best_discount(advances), gift=gift)
        payment = self.payment(wanted)
        if payment is None:
            raise ValueError(f"{advances} cannot be paid for")
        return replace(
            wanted,
            cards=payment.cards,
            treasury=payment.treasury,
            credits=self.free_credits(wanted),
            substitution=payment.substitution,
        )

    def payment(self, purchase: BuyAdvances) -> CardPayment | None:
        """The cheapest way to pay for a purchase; None if there is none."""
        price = total_price(self.prices, purchase.advances, purchase.discounted)
        return cheapest_payment(self.cards, self.treasury, self.held, price)

    def free_credits(self, purchase: BuyAdvances) -> dict[GroupNo, int]:
        """The free credits that come with it, in the group with most left to buy."""
        gained = purchase.advances | (0 if purchase.gift is None else 1 << purchase.gift)
        points = free_credits(gained)
        return {self._group_ahead(gained): points} if points else {}

    def _group_ahead(self, gained: Advances) -> GroupNo:
        """The group with most left to buy."""
        ahead: dict[GroupNo, int] = {0: 0}
        for advance, price in self.prices.items():
            if not gained >> advance & 1:
                for group in GROUPS[advance]:
                    ahead[group] = ahead.get(group, 0) + price
        return max(ahead, key=lambda group: (ahead[group], -group))

    def forms(self) -> Iterator[AnswerForm]:
        """Advances, how they are paid for, and what comes with them; or none."""
        advances = tuple(self.prices)
        credits_ = sum(FREE_CREDITS.values())
        blanks: list[Blank] = [
            Among("advances", advances, 1, len(advances), self.prices),
            Cards("cards", self.cards, tuple(range(len(self.cards) + 1))),
            Amount("treasury", 0, self.treasury),
            One("discounted", advances, self.prices, optional=True),
            One("gift", self.gifts, optional=True),
            Shares(
                "credits",
                dict.fromkeys(range(len(facts().groups)), credits_),
                0,
                credits_,
                step=FREE_CREDITS_STEP,
            ),
        ]
        if self.held & TRADE_EMPIRE:
            blanks.append(Substituted("substitution", self.cards))
        yield AnswerForm(BuyAdvances, "way-buy-advances", *blanks)
        yield AnswerForm(Done, "do-done")

    def default(self, _view: View) -> Action:
        """None (O4j)."""
        return Done()


class AskHandLimit(DecisionKind, frozen=True, tag="hand-limit"):
    """Which commodity cards above the hand limit to discard (P5)."""

    key = "ask-hand-limit"

    cards: tuple[CardNo, ...]
    """The commodity cards in hand, in ascending order."""
    count: int
    """The number of cards to discard."""
    rule: str = "P5"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a wrong number of cards, and cards that are not in the hand."""
        if not isinstance(action, LoseCards):
            raise wrong_kind_of_answer(self.rule)
        check_in_hand(self.rule, action.cards, self.cards)
        if len(action.cards) != self.count:
            raise IllegalAction(
                self.rule, "illegal-hand-limit", given=len(action.cards), count=self.count
            )

    def answers(self) -> Iterator[Action]:
        """Every way to get down to the limit, the lowest cards first."""
        kinds = tuple(sorted(set(self.cards), key=lambda card: FACE_VALUE[card]))
        held = {card: self.cards.count(card) for card in kinds}
        for found in divisions(self.count, kinds, held):
            yield LoseCards(tuple(card for card in sorted(found) for _ in range(found[card])))

    def forms(self) -> Iterator[AnswerForm]:
        """A number of cards."""
        cards = Cards("cards", self.cards, (self.count,))
        yield AnswerForm(LoseCards, "way-lose-cards", cards)

    def default(self, _view: View) -> Action:
        """The least missed cards (O4i)."""
        return LoseCards(tuple(sorted(least_missed_cards(self.cards, self.count))))


PurchaseDecision: TypeAlias = AskAdvances | AskHandLimit
