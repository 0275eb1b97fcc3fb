"""The prices of advances (P3, P4), and what comes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.state.lookup_tables import ANATOMY, LIBRARY, effect_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecumene.rules.state.ids import AdvanceNo, Advances, GroupNo

_facts = facts()

ALL: Final = (1 << len(_facts.advances)) - 1
COST: Final = tuple(advance.cost for advance in _facts.advances)
GROUPS: Final = tuple(advance.groups for advance in _facts.advances)
CREDITS: Final = tuple(advance.credits for advance in _facts.advances)
FREE_CREDITS: Final = {
    advance.index: advance.free_credits for advance in _facts.advances if advance.free_credits
}
"""The free credits by advance (A-WRITTEN-RECORD, A-MONUMENT)."""
FREE_CREDITS_STEP: Final = effect_number("written-record", "free-choice-credits", "step")
LIBRARY_DISCOUNT: Final = effect_number("library", "discount-other-advance", "amount")
SCIENCE: Final = _facts.groups["science"].index
GIFTS: Final = tuple(
    advance.index
    for advance in _facts.advances
    if SCIENCE in advance.groups
    and advance.cost < effect_number("anatomy", "free-advance", "max-cost-exclusive")
)
"""What Anatomy may give (A-ANATOMY)."""
_BONUSES: Final = tuple(
    tuple(
        (1 << other.index, other.bonus.amount)
        for other in _facts.advances
        if other.bonus is not None and other.bonus.to == advance.index
    )
    for advance in _facts.advances
)
"""The advances that make each one cheaper, and by how much."""
_PRICING: Final = tuple(
    (cost, groups[0], groups[-1], bonuses)
    for cost, groups, bonuses in zip(COST, GROUPS, _BONUSES, strict=True)
)
"""Of each advance the printed cost, its first and last group, of which it has one or two, and what
makes it cheaper."""


def members(advances: Advances) -> Iterator[AdvanceNo]:
    """The advances of a set, one by one."""
    while advances:
        lowest = advances & -advances
        yield lowest.bit_length() - 1
        advances ^= lowest


def prices_of(
    advances: Advances, credits_held: Sequence[int], old_advances: Advances
) -> dict[AdvanceNo, int]:
    """The printed costs less the better credits and the bonuses of earlier turns (P3, P4)."""
    prices = {}
    for advance in members(advances):
        cost, first, last, bonuses = _PRICING[advance]
        credit, other = credits_held[first], credits_held[last]
        price = cost - (credit if credit > other else other)
        for bit, amount in bonuses:
            if old_advances & bit:
                price -= amount
        prices[advance] = price if price > 0 else 0
    return prices


def total_price(
    prices: Mapping[AdvanceNo, int], advances: Advances, discounted: AdvanceNo | None
) -> int:
    """The price of several advances, one of them cheaper by Library (P2, A-LIBRARY)."""
    total = sum(prices[advance] for advance in members(advances))
    if discounted is not None:
        total -= min(LIBRARY_DISCOUNT, prices[discounted])
    return total


def bonuses_for(advance: AdvanceNo, old_advances: Advances) -> Advances:
    """The advances held when the turn began that make another one cheaper (P3, P4)."""
    return sum(bit for bit, _ in _BONUSES[advance] if old_advances & bit)


def bonus_of(advance: AdvanceNo) -> int:
    """What an advance takes off the cost of the one it makes cheaper; 0: none."""
    bonus = _facts.advances[advance].bonus
    return 0 if bonus is None else bonus.amount


def credits_with(bought: Advances, chosen: Mapping[GroupNo, int]) -> list[int]:
    """The credits per group that come with advances, including free ones (P3, P6)."""
    gained = [chosen.get(group, 0) for group in range(len(_facts.groups))]
    for advance in members(bought):
        gained = [a + b for a, b in zip(gained, CREDITS[advance], strict=True)]
    return gained


def library_discounts(advances: Advances) -> Advances:
    """The advances of a purchase of which Library makes one cheaper."""
    return advances & ~LIBRARY if advances & LIBRARY else 0


def gifts_with(advances: Advances, gifts: Sequence[AdvanceNo]) -> list[AdvanceNo]:
    """What may be taken for free with a purchase (A-ANATOMY)."""
    if not advances & ANATOMY:
        return []
    return [gift for gift in gifts if not advances >> gift & 1]


def free_credits(advances: Advances) -> int:
    """The free credits that come with advances."""
    return sum(points for advance, points in FREE_CREDITS.items() if advances >> advance & 1)
