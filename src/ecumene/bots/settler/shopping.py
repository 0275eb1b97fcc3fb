"""Phases 6 and 12: further trade cards, and advances (D3, P).

An advance is worth its points, its credits for later purchases, its effects, and most of all the
step on the A.S.T. that it opens. The best for the money are bought first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots.settler.track_steps import STEP, asked_ahead, turns_left
from ecumene.data import facts
from ecumene.rules.actions import BuyCard, ChooseCredits, Done, LoseCards
from ecumene.rules.forecast import commodities, least_missed
from ecumene.rules.phases.purchases.payment import most_payable, treasury_value
from ecumene.rules.phases.purchases.prices import GROUPS, LIBRARY_DISCOUNT, members
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.phases.succession import COUNTED
from ecumene.rules.state.lookup_tables import LIBRARY
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances, AskCardToBuy, AskFreeCredits, AskHandLimit
    from ecumene.rules.state.ids import AdvanceNo, Advances
    from ecumene.rules.view import View

POINTS: Final = tuple(advance.points for advance in facts().advances)
CREDITS: Final = tuple(sum(advance.credits) + advance.free_credits for advance in facts().advances)
CREDIT: Final = 0.013
"""The worth of a credit point for each turn to come, in victory points."""
EASED: Final = 0.8
"""The worth of easing a calamity, in victory points."""
SAVED: Final = 60
"""With less to spend, save it: sets grow faster than they are spent (X6)."""
BY_TRADE: Final = 0.5
"""Cards assumed of a commodity not in hand, since trade may bring some."""
PACE: Final = {"advances_from_200": 2.0, "advances_from_100": 2.0}
"""Turns needed for each expensive advance that an epoch requires; saving starts that early."""
NOMINAL: Final = 5
"""Added to prices when they are compared, since even a free advance is one purchase."""
USEFUL: Final = {
    "agriculture": 5.0,
    "mining": 2.0,
    "monarchy": 1.0,
    "coinage": 1.0,
    "architecture": 0.8,
    "public-works": 1.0,
    "roadbuilding": 0.6,
    "wonder-of-the-world": 1.5,
    "trade-empire": 0.8,
    "politics": 1.0,
    "monotheism": 1.5,
    "provincial-empire": 1.0,
    "universal-doctrine": 0.5,
    "cultural-ascendancy": -0.5,
}
"""The worth of advances beyond points, credits and calamities, in victory points."""


def _in_itself(advance: AdvanceNo) -> float:
    record = facts().advances[advance]
    eased = sum(1 if modifier.by < 0 else -1 for modifier in record.modifiers)
    return EASED * eased + USEFUL.get(record.id, 0.0)


IN_ITSELF: Final = tuple(_in_itself(advance.index) for advance in facts().advances)


def buy_advances(
    view: View,
    decision: AskAdvances,
    in_itself: Sequence[float] = IN_ITSELF,
    saved: int = SAVED,
) -> Action:
    """The best advances for their price, as far as cards and treasury go.

    Sets grow faster than they are spent, so small sums are saved; so is money while an advance that
    the marker needs is too expensive. Then only what opens the next step is bought, or what can be
    had for cards that could not be kept. ``saved``: less than this is saved.
    """
    basket = _Basket(view, decision, in_itself)
    basket.open_next_step()
    goal = basket.goal()
    if basket.turns_left and (basket.is_too_dear(goal) or basket.budget < saved):
        if not basket.bundle:
            basket = _Basket(view, _with_excess_cards(view, decision), in_itself)
            basket.fill(goal)
    else:
        basket.fill(goal)
    return basket.decision.purchase(basket.bundle) if basket.bundle else Done()


def _with_excess_cards(view: View, decision: AskAdvances) -> AskAdvances:
    """The same question, paid for only with cards that would be discarded anyway (P5)."""
    excess = max(0, len(decision.cards) - hand_limit(view.setup, decision.held))
    return replace(decision, cards=least_missed(decision.cards, excess), treasury=0)


class _Basket:
    """Advances that are bought together."""

    def __init__(self, view: View, decision: AskAdvances, in_itself: Sequence[float]) -> None:
        self.decision = decision
        self.in_itself = in_itself
        self.budget = most_payable(decision.cards, decision.treasury, decision.held)
        self.bundle: Advances = 0
        self.total = 0
        """Their total price, without the Library's saving."""
        self.turns_left = turns_left(view)
        self.asked = asked_ahead(view)

    def goal(self) -> AdvanceNo | None:
        """An expensive advance without which the marker will stop: the best, or one to save for."""
        for kind in PACE:
            missing, urgency = self.asked.get(kind, (0, 0.0))
            if missing > 0 and urgency * missing * PACE[kind] >= STEP:
                prices = self.decision.prices
                dear = [advance for advance in prices if COUNTED[kind] >> advance & 1]
                affordable = [each for each in dear if not self.is_too_dear(each)]
                if affordable:
                    return max(affordable, key=self._for_the_money)
                return min(dear, key=lambda advance: (prices[advance], advance), default=None)
        return None

    def is_too_dear(self, goal: AdvanceNo | None) -> bool:
        """Whether an advance is not affordable with the others."""
        return goal is not None and self._total_with(goal) > self.budget

    def open_next_step(self) -> None:
        """Add the cheapest advances that open the next step, if there is enough money."""
        prices = self.decision.prices
        before = dict(self.asked)
        for advance in sorted(prices, key=lambda each: (prices[each], each)):
            if self._total_with(advance) <= self.budget and self._opens(advance):
                self._put_in(advance)
        if any(self._lacking()):
            self.bundle = self.total = 0
            self.asked = before

    def fill(self, goal: AdvanceNo | None) -> None:
        """Add the goal, then the best for the money, one by one."""
        prices = self.decision.prices
        left = {each for each in prices if prices[each] <= self.budget}
        left.difference_update(members(self.bundle))
        if goal in left and not self.is_too_dear(goal):
            self._put_in(goal)
            left.remove(goal)
        ranked = sorted(left, key=self._for_the_money)
        while ranked:
            best = ranked.pop()
            if self._total_with(best) <= self.budget:
                self._put_in(best)
                # What it adds to the next steps makes others worth less.
                ranked.sort(key=self._for_the_money)

    def _put_in(self, advance: AdvanceNo) -> None:
        self.bundle |= 1 << advance
        self.total += self.decision.prices[advance]
        for kind, (missing, urgency) in self.asked.items():
            counts = POINTS[advance] if kind == "advance_points" else COUNTED[kind] >> advance & 1
            self.asked[kind] = missing - counts, urgency

    def _total_with(self, advance: AdvanceNo) -> int:
        """The price with one more, less what Library saves (A-LIBRARY)."""
        bundle = self.bundle | 1 << advance
        total = self.total + self.decision.prices[advance]
        if not bundle & LIBRARY:
            return total
        others = (self.decision.prices[each] for each in members(bundle & ~LIBRARY))
        return total - min(LIBRARY_DISCOUNT, max(others, default=0))

    def _lacking(self) -> Iterator[str]:
        """Unmet requirements of the next step."""
        return (
            kind
            for kind, (missing, urgency) in self.asked.items()
            if missing > 0 and urgency == STEP
        )

    def _opens(self, advance: AdvanceNo) -> bool:
        """Whether it helps to meet the next step's requirements."""
        return any(
            kind == "advance_points" or COUNTED[kind] >> advance & 1 for kind in self._lacking()
        )

    def _for_the_money(self, advance: AdvanceNo) -> tuple[float, AdvanceNo]:
        return self._value(advance) / (self.decision.prices[advance] + NOMINAL), -advance

    def _value(self, advance: AdvanceNo) -> float:
        """The current worth of an advance, in victory points."""
        value = POINTS[advance] + CREDIT * CREDITS[advance] * self.turns_left
        if self.turns_left:
            value += self.in_itself[advance]
        for kind, (missing, urgency) in self.asked.items():
            if missing > 0:
                if kind == "advance_points":
                    value += urgency * min(1.0, POINTS[advance] / missing)
                elif COUNTED[kind] >> advance & 1:
                    value += urgency / missing
        return max(0.0, value)


def free_credits(decision: AskFreeCredits) -> Action:
    """Put all credits into the group with most to buy (Q3)."""
    costs = [0] * decision.groups
    for advance in facts().advances:
        for group in GROUPS[advance.index]:
            costs[group] += advance.cost
    return ChooseCredits({max(range(decision.groups), key=costs.__getitem__): decision.points})


def keep_to_the_limit(decision: AskHandLimit) -> Action:
    """Discard the least missed cards (P5)."""
    return LoseCards(least_missed(decision.cards, decision.count))


def buy_card(view: View, decision: AskCardToBuy) -> Action:
    """Buy a free card, or one likely to be worth its price in a set (D3)."""
    if decision.free:
        return BuyCard(max(decision.free), free=True)
    assert view.seat is not None
    value = treasury_value(view.players[view.seat].advances)
    best = max(
        decision.prices,
        key=lambda stack: _expected(view, stack) - value * decision.prices[stack],
        default=None,
    )
    if best is None or _expected(view, best) <= value * decision.prices[best]:
        return Done()
    return BuyCard(best)


def _expected(view: View, stack: int) -> float:
    """What a card of a stack would add to the sets in hand, on average."""
    held = commodities(view.hand)
    cards = facts().stacks[stack - 1].commodities
    counted_on = {card: max(BY_TRADE, held.get(card, 0)) for card in cards}
    return sum((2 * counted_on[card] + 1) * FACE_VALUE[card] for card in cards) / len(cards)
