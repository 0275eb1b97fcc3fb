"""Phases 6 and 12: further trade cards, and advances (D3, P).

An advance is worth its points, the credits it brings for later purchases, what it does, and most of
all the step on the A.S.T. that it opens. The best for the money are bought first.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.hand import commodities, least_missed
from ecumene.data import facts
from ecumene.rules.actions import BuyCard, ChooseCredits, Done, LoseCards
from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.purchases.payment import most_payable, treasury_value
from ecumene.rules.purchases.prices import GROUPS, LIBRARY_DISCOUNT, members
from ecumene.rules.static import (
    ADVANCES_BELOW_100,
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    LIBRARY,
    points_of_advances,
)

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances, AskFreeCredits, AskHandLimit, AskPurchase
    from ecumene.rules.ids import AdvanceNo, Advances
    from ecumene.rules.view import View

POINTS: Final = tuple(advance.points for advance in facts().advances)
CREDITS: Final = tuple(sum(advance.credits) + advance.free_credits for advance in facts().advances)
CREDIT: Final = 0.013
"""What a credit point is worth for each turn to come, in victory points."""
EASED: Final = 0.3
"""What it is worth if an advance lessens a calamity, in victory points."""
SAVED: Final = 60
"""Who can pay less saves it: sets grow faster than they are spent (X6)."""
BY_TRADE: Final = 0.5
"""How many of a commodity he counts on where he has none, since he may get some by trade."""
LOOKAHEAD: Final = 6
"""How many steps ahead requirements are looked at."""
STEP: Final = 5.0
"""What a step is worth (V1)."""
PACE: Final = {"advances_from_200": 2.0, "advances_from_100": 2.0}
"""How many turns each dear advance takes that an epoch asks for; so early he saves for it."""
NOMINAL: Final = 5
"""Added to prices when they are compared, since even what costs nothing is but one purchase."""
USEFUL: Final = {
    "agriculture": 2.0,
    "mining": 2.0,
    "monarchy": 1.0,
    "coinage": 1.0,
    "architecture": 0.8,
    "public_works": 1.0,
    "roadbuilding": 0.6,
    "wonder_of_the_world": 1.5,
    "trade_empire": 0.8,
    "politics": 1.0,
    "monotheism": 1.5,
    "provincial_empire": 1.0,
    "universal_doctrine": 0.5,
    "cultural_ascendancy": -0.5,
}
"""What advances do for a settler beyond points, credits and calamities, in victory points."""


def _in_itself(advance: AdvanceNo) -> float:
    record = facts().advances[advance]
    eased = sum(1 if modifier.by < 0 else -1 for modifier in record.modifiers)
    return EASED * eased + USEFUL.get(record.id, 0.0)


IN_ITSELF: Final = tuple(_in_itself(advance.index) for advance in facts().advances)
COUNTED: Final = {
    "advances": (1 << len(facts().advances)) - 1,
    "advances_below_100": ADVANCES_BELOW_100,
    "advances_from_100": ADVANCES_FROM_100,
    "advances_from_200": ADVANCES_FROM_200,
}
"""The advances that count for each requirement of an epoch (H1)."""


def buy_advances(view: View, decision: AskAdvances) -> Action:
    """The advances that are worth most for their price, as far as cards and treasury go.

    Sets grow faster than they are spent, so little money is saved; also while an advance is too
    dear without which the marker will stop.
    """
    budget = most_payable(decision.cards, decision.treasury, decision.held)
    basket = _Basket(view, decision, budget)
    goal = basket.goal()
    if goal is not None and decision.prices[goal] > budget and basket.turns_left:
        return Done()
    bundle = basket.filled(goal)
    if basket.turns_left and budget < SAVED and not basket.opens_a_step:
        return Done()
    return decision.purchase(bundle) if bundle else Done()


class _Basket:
    """Advances that are bought together."""

    def __init__(self, view: View, decision: AskAdvances, budget: int) -> None:
        self.decision = decision
        self.budget = budget
        self.bundle: Advances = 0
        self.turns_left = _turns_left(view)
        self.missing = _missing(view)

    def goal(self) -> AdvanceNo | None:
        """The cheapest dear advance without which the marker will stop."""
        for kind in PACE:
            missing, urgency = self.missing.get(kind, (0, 0.0))
            if missing > 0 and urgency * missing * PACE[kind] >= STEP:
                prices = self.decision.prices
                dear = [advance for advance in prices if COUNTED[kind] >> advance & 1]
                return min(dear, key=lambda advance: (prices[advance], advance), default=None)
        return None

    def filled(self, goal: AdvanceNo | None) -> Advances:
        """Put in the goal, then the best for the money, one after the other."""
        left = {
            advance: price
            for advance, price in self.decision.prices.items()
            if price <= self.budget
        }
        total = 0
        if goal in left:
            total = left.pop(goal)
            self.bundle = 1 << goal
            self._count(goal)
        while left:
            best = max(left, key=lambda each: (self._value(each) / (left[each] + NOMINAL), -each))
            price = left.pop(best)
            if self._total(total + price, best) <= self.budget:
                self.bundle |= 1 << best
                total += price
                self._count(best)
        return self.bundle

    @property
    def opens_a_step(self) -> bool:
        """Whether something was missing for the next step, and no longer is."""
        urgent = [missing for missing, urgency in self.missing.values() if urgency == STEP]
        return bool(urgent) and all(missing <= 0 for missing in urgent)

    def _total(self, total: int, advance: AdvanceNo) -> int:
        """The price with what Library saves (A-LIBRARY)."""
        bundle = self.bundle | 1 << advance
        if not bundle & LIBRARY:
            return total
        others = (self.decision.prices[each] for each in members(bundle & ~LIBRARY))
        return total - min(LIBRARY_DISCOUNT, max(others, default=0))

    def _value(self, advance: AdvanceNo) -> float:
        """What an advance is worth now, in victory points."""
        value = POINTS[advance] + CREDIT * CREDITS[advance] * self.turns_left
        if self.turns_left:
            value += IN_ITSELF[advance]
        for kind, (missing, urgency) in self.missing.items():
            if missing > 0:
                if kind == "advance_points":
                    value += urgency * min(1.0, POINTS[advance] / missing)
                elif COUNTED[kind] >> advance & 1:
                    value += urgency / missing
        return max(0.0, value)

    def _count(self, advance: AdvanceNo) -> None:
        """An advance in the basket counts for what is missing."""
        for kind, (missing, urgency) in self.missing.items():
            counts = POINTS[advance] if kind == "advance_points" else COUNTED[kind] >> advance & 1
            self.missing[kind] = missing - counts, urgency


def _turns_left(view: View) -> int:
    """How many turns there will be after this one, as far as can be told (H4, H6).

    Who is ahead himself, and lacks something, goes on until he has it.
    """
    assert view.seat is not None
    ahead = max(player.step for player in view.players)
    leads = view.players[view.seat].step == ahead
    left = facts().tracks[view.agreed.track].last_step - ahead - 1
    left = max(1 if leads and _missing(view) else 0, left)
    return left if view.last_turn is None else min(left, view.last_turn - view.turn)


def _missing(view: View) -> dict[str, tuple[int, float]]:
    """Per requirement of the steps ahead, how much is missing and what meeting it is worth."""
    assert view.seat is not None
    player = view.players[view.seat]
    track = facts().tracks[view.agreed.track]
    starts = facts().civilizations[player.civ].epoch_starts[view.agreed.track]
    points = points_of_advances(player.advances)
    missing: dict[str, tuple[int, float]] = {}
    for ahead in range(LOOKAHEAD, 0, -1):
        step = min(player.step + ahead, track.last_step)
        required = track.requirements[bisect_right(starts, step) - 1]
        for kind, counted in COUNTED.items():
            lacking = getattr(required, kind) - (player.advances & counted).bit_count()
            if lacking > 0:
                missing[kind] = lacking, STEP / ahead
        if required.advance_points > points:
            missing["advance_points"] = required.advance_points - points, STEP / ahead
    return missing


def free_credits(decision: AskFreeCredits) -> Action:
    """All in the group that has most to buy (Q3)."""
    costs = [0] * decision.groups
    for advance in facts().advances:
        for group in GROUPS[advance.index]:
            costs[group] += advance.cost
    return ChooseCredits({max(range(decision.groups), key=costs.__getitem__): decision.points})


def keep_to_the_limit(decision: AskHandLimit) -> Action:
    """Discard what is least missed (P5)."""
    return LoseCards(least_missed(decision.cards, decision.count))


def buy_card(view: View, decision: AskPurchase) -> Action:
    """A card that costs nothing, or one that is likely to be worth its price in a set (D3)."""
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
