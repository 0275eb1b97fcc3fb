"""The worth of trade cards, and the cheapest way to pay a price with cards and treasury (P2, X6).

Paying costs what is given up: the worth that the hand loses, and the treasury. Sets handed in whole
cost what they bring; a set that is broken up costs more. ``cheapest_payment`` finds a payment that
costs least, and among those one that costs least in cards.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from ecumene.data import facts
from ecumene.rules.state.ids import CardNo
from ecumene.rules.state.lookup_tables import MINING, TRADE_EMPIRE, WATER_CARD, effect_number
from ecumene.rules.state.trade_cards import FACE_VALUE, Substitution

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ecumene.rules.state.ids import Advances

FULL_SET: Final = tuple(commodity.count for commodity in facts().commodities)
MINING_VALUE: Final = effect_number("mining", "treasury-value", "value")


class CardPayment(Struct, frozen=True):
    """A payment: cards, one of them possibly as another commodity, and treasury."""

    cards: tuple[CardNo, ...]
    treasury: int
    substitution: Substitution | None = None


def treasury_value(advances: Advances) -> int:
    """What a token of treasury is worth in paying for advances (P2, A-MINING)."""
    return MINING_VALUE if advances & MINING else 1


def worth(counts: Mapping[CardNo, int]) -> int:
    """The worth of cards by kind and number, all in sets (X6)."""
    return sum(count * count * FACE_VALUE[card] for card, count in counts.items())


def worth_paid(cards: Iterable[CardNo], substitution: Substitution | None = None) -> int:
    """The worth of cards handed in."""
    counts = Counter(cards)
    if substitution is not None:
        counts[substitution.card] -= 1
        counts[substitution.into] += 1
    return worth(counts)


def treasury_needed(price: int, paid: int, value: int) -> int:
    """The exact treasury that a price needs besides cards (P2, A-MINING)."""
    return max(0, -(-(price - paid) // value))


def most_payable(hand: Sequence[CardNo], treasury: int, advances: Advances) -> int:
    """The highest price a player can pay."""
    kinds = _kinds(hand)
    gain = _best_substitution(kinds) if advances & TRADE_EMPIRE else 0
    return worth(dict(kinds)) + gain + treasury * treasury_value(advances)


def cheapest_payment(
    hand: Sequence[CardNo], treasury: int, advances: Advances, price: int
) -> CardPayment | None:
    """The cheapest way to pay a price, exactly; None if the price is too high.

    ``advances`` are those held before: Mining and Trade Empire help to pay from then on.
    """
    if most_payable(hand, treasury, advances) < price:
        return None
    return _Search(hand, treasury, advances, price).payment()


def _kinds(hand: Iterable[CardNo]) -> list[tuple[CardNo, int]]:
    """The commodities of a hand and how many there are, by ascending face value."""
    counts = Counter(card for card in hand if card < WATER_CARD)
    return sorted(counts.items(), key=lambda kind: (FACE_VALUE[kind[0]], kind[0]))


def _best_substitution(kinds: list[tuple[CardNo, int]]) -> int:
    """The most that a substitution adds to the worth of a whole hand."""
    gains = (
        (2 * count + 1) * FACE_VALUE[into] - (2 * given - 1) * FACE_VALUE[card]
        for into, count in kinds
        if count < FULL_SET[into]
        for card, given in kinds
        if card != into and FACE_VALUE[card] >= FACE_VALUE[into]
    )
    return max(0, max(gains, default=0))


# The search

PLAIN, OPEN, EARLY, DONE = range(4)
"""How far the substitution is: none yet; a set waits for its card; a card of the same face value
waits for its set; done. Kinds are looked at by ascending face value, so a card comes after its set
or has the same face value."""

Reached: TypeAlias = "dict[int, int]"
"""The possible worths of cards handed in, by waste: a set of numbers, as the bits of one number."""
Option: TypeAlias = "tuple[int, int, int, int, int]"
"""The substitution's progress before and after; cards handed in; their worth; the waste: what they
cost beyond it.
"""
End: TypeAlias = "tuple[int, int, int, int, int]"
"""A payment: its cost, and its cost in cards; the progress; the waste; the worth of the cards."""


class _Search:
    """Goes through the kinds one by one: what can be handed in of those so far, at what waste.

    There are few ways to waste little, and all worths reachable at one waste are a single number:
    so a late hand is searched in a millisecond or two.
    """

    def __init__(
        self, hand: Sequence[CardNo], treasury: int, advances: Advances, price: int
    ) -> None:
        self.kinds = _kinds(hand)
        self.value = treasury_value(advances)
        self.treasury = treasury
        self.price = price
        self.least = max(0, price - treasury * self.value)
        """What the cards have to bring."""
        self.windows = [0] * self.value
        """By the amount that the treasury would overpay: the worths below the price."""
        for paid in range(self.least, price):
            self.windows[(paid - price) % self.value] |= 1 << paid
        self.substitutes = bool(advances & TRADE_EMPIRE)
        faces = [FACE_VALUE[card] for card, _ in self.kinds]
        self.tied = [*(face == after for face, after in pairwise(faces)), False]
        """Whether the next kind has the same face value."""
        self.options = [list(self._options(place)) for place in range(len(self.kinds))]

    def payment(self) -> CardPayment:
        """The cheapest payment; there must be one."""
        steps = self._all_reached(self._bound())
        _, _, how_far, waste, paid = min(
            found
            for how_far in (PLAIN, DONE)
            for waste, reached in steps[-1][how_far].items()
            for found in self._ends(how_far, waste, reached)
        )
        return self._way_back(steps, how_far, waste, paid)

    def _options(self, place: int) -> Iterator[Option]:
        """What can be done with the cards of one kind."""
        card, count = self.kinds[place]
        face = FACE_VALUE[card]
        for given in range(count + 1):
            brings = given * given * face
            costs = (count * count - (count - given) ** 2) * face
            for how_far in range(DONE + 1) if self.substitutes else (PLAIN,):
                yield how_far, how_far, given, brings, costs - brings
            if not self.substitutes or not given:
                continue
            if given < FULL_SET[card]:
                more = (given + 1) * (given + 1) * face
                yield PLAIN, OPEN, given, more, costs - more
                yield EARLY, DONE, given, more, costs - more
            fewer = (given - 1) * (given - 1) * face
            yield OPEN, DONE, given, fewer, costs - fewer
            if self.tied[place]:
                yield PLAIN, EARLY, given, fewer, costs - fewer

    def _bound(self) -> int:
        """An attainable cost: with whole sets, or with everything."""
        reached = 1
        for card, count in self.kinds:
            reached |= reached << count * count * FACE_VALUE[card]
        found = min(self._ends(PLAIN, 0, reached), default=None)
        if found is not None:
            return found[0]
        everything = worth(dict(self.kinds))
        return everything + self.treasury * self.value

    def _all_reached(self, bound: int) -> list[list[Reached]]:
        """After each kind, by the substitution's progress, what can still lead to an end.

        Omitted is whatever would cost more than the bound even with the best possible rest, or
        could no longer bring enough.
        """
        most, savings = self._prospects()
        steps: list[list[Reached]] = [[{0: 1}, {}, {}, {}]]
        for place, options in enumerate(self.options):
            now = steps[-1]
            after: list[Reached] = [{}, {}, {}, {}]
            for origin, to, _, brings, waste in options:
                ahead = after[to]
                highest = bound - self.price + (0 if to in (OPEN, DONE) else savings[place + 1])
                for wasted, reached in now[origin].items():
                    total = wasted + waste
                    if total <= highest:
                        ahead[total] = ahead.get(total, 0) | reached << brings
            too_low = self.least - most[place + 1]
            if too_low > 0:
                after = [_from(too_low, reached) for reached in after]
            if not self.tied[place]:
                after[EARLY] = {}
            steps.append(after)
        return steps

    def _prospects(self) -> tuple[list[int], list[int]]:
        """Before each kind: the most that the rest can bring, and can save by a substitution."""
        most, savings = [0], [0]
        for options in reversed(self.options):
            most.append(most[-1] + max(brings for *_, brings, _ in options))
            savings.append(max(savings[-1], *(-waste for *_, waste in options)))
        return most[::-1], savings[::-1]

    def _ends(self, how_far: int, waste: int, reached: int) -> Iterator[End]:
        """The best payments at one waste."""
        for overpaid, window in enumerate(self.windows):
            if below := reached & window:
                paid = _lowest(below)
                yield waste + self.price + overpaid, waste + paid, how_far, waste, paid
        if above := reached >> self.price:
            paid = self.price + _lowest(above)
            yield waste + paid, waste + paid, how_far, waste, paid

    def _way_back(
        self, steps: list[list[Reached]], how_far: int, waste: int, paid: int
    ) -> CardPayment:
        """The cards that lead to an end."""
        needed = treasury_needed(self.price, paid, self.value)
        cards: list[CardNo] = []
        card = into = None
        for place in range(len(self.kinds) - 1, -1, -1):
            kind = self.kinds[place][0]
            origin, to, given, brings, wasted = next(
                option
                for option in self.options[place]
                if option[1] == how_far and _leads(steps[place], option, waste, paid)
            )
            if (origin, to) in ((PLAIN, OPEN), (EARLY, DONE)):
                into = kind
            elif origin != to:
                card = kind
            cards += [kind] * given
            how_far, waste, paid = origin, waste - wasted, paid - brings
        substitution = None if card is None or into is None else Substitution(card, into)
        return CardPayment(tuple(sorted(cards)), needed, substitution)


def _leads(before: list[Reached], option: Option, waste: int, paid: int) -> bool:
    """Whether an option leads from what was reached before to some waste and worth."""
    origin, _, _, brings, wasted = option
    return brings <= paid and bool(before[origin].get(waste - wasted, 0) >> (paid - brings) & 1)


def _lowest(numbers: int) -> int:
    """The smallest number of a set stored as the bits of a number."""
    return (numbers & -numbers).bit_length() - 1


def _from(least: int, reached: Reached) -> Reached:
    """Only the worths from some number on."""
    kept = {waste: worths >> least << least for waste, worths in reached.items()}
    return {waste: worths for waste, worths in kept.items() if worths}
