"""Answers given part by part: what can come next, until the answer is whole.

Each is a generator that yields what can come next, is sent what came, and returns the answer.
Where there are few legal answers, their parts are offered and nothing else. Otherwise the blanks of
a form are filled in one after another (``rules.forms``), which may come to an illegal answer.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from ecumene.learn.answer_menu import LEADS_NOWHERE, LOOKED_THROUGH
from ecumene.learn.step_parts import DONE, PartChoice, kinds_of_fields, part_of, spelt, tag_of
from ecumene.learn.step_trade import trade_steps
from ecumene.rules.actions import BuyAdvances, Done, Substitution
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, Amount, Cards, One, Shares, Substituted, YesOrNo
from ecumene.rules.legal import answers
from ecumene.rules.phases.purchases.payment import treasury_needed, treasury_value, worth_paid
from ecumene.rules.phases.purchases.prices import gifts_with, total_price
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.learn.step_parts import Part
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.forms import AnswerForm, Blank

    Steps: TypeAlias = Generator[PartChoice, Part, Any]

KIND: Final = "answer"
"""The first choice: which kind of answer it is."""


def steps_of(question: LearnerQuestion) -> Steps:
    """The steps to an answer; None is to wait for others in trade (X8)."""
    view, decision = question.view, question.decision
    if isinstance(decision, AskTrade):
        return (yield from trade_steps(view))
    if isinstance(decision, AskAdvances):
        return (yield from _purchase(decision))
    legal = (each for each in answers(view, decision) if not isinstance(each, LEADS_NOWHERE))
    if isinstance(decision, AskMove):
        return (yield from _one_of(list(legal)))
    few = list(islice(legal, LOOKED_THROUGH + 1))
    if len(few) <= LOOKED_THROUGH:
        return (yield from _one_of(few))
    return (yield from _form(decision))


def _one_of(legal: Sequence[Action]) -> Steps:
    """One of several legal answers; where only one thing can come next, nobody is asked."""
    left = [(answer, spelt(answer)) for answer in legal]
    place = 0
    while len(left) > 1:
        field = left[0][1][place][0]
        parts = [*dict.fromkeys(parts[place][1] for _, parts in left)]
        if len(parts) > 1:
            part = yield PartChoice(field, parts)
            left = [each for each in left if each[1][place][1] == part]
        place += 1
    return left[0][0]


# Forms


def _form(decision: Decision) -> Steps:
    forms: dict[str, list[AnswerForm]] = {}
    for form in decision.forms():
        forms.setdefault(tag_of(form.action), []).append(form)
    tag = yield from _single(KIND, [(KIND, tag) for tag in forms])
    number = yield from _single("form", [("number", n) for n in range(len(forms[str(tag)]))])
    form = forms[str(tag)][int(number)]
    kinds = kinds_of_fields(form.action)
    filled = {}
    for blank in form.blanks:
        filled[blank.name] = yield from _fill(blank, kinds[blank.name])
    return form.action(**filled)


def _single(field: str, parts: Sequence[Part]) -> Generator[PartChoice, Part, int | str]:
    """One of several parts; where there is only one, nobody is asked."""
    part = parts[0] if len(parts) == 1 else (yield PartChoice(field, parts))
    return part[1]


def _fill(blank: Blank, kind: str) -> Steps:
    match blank:
        case One():
            options = [part_of(kind, each) for each in blank.options]
            value = yield from _single(blank.name, [DONE, *options] if blank.optional else options)
            return None if blank.optional and value == DONE[1] else value
        case Among():
            chosen = yield from _several(blank, kind)
            return sum(1 << each for each in chosen) if kind == "advance" else tuple(chosen)
        case Shares():
            return (yield from _shares(blank, kind))
        case Amount():
            numbers = [("number", n) for n in range(blank.least, blank.most + 1)]
            return (yield from _single(blank.name, numbers))
        case Cards():
            return (yield from _cards(blank))
        case YesOrNo():
            part = yield PartChoice(blank.name, [("yes", 0), ("no", 0)])
            return part[0] == "yes"
        case Substituted():
            return (yield from _substituted(blank))


def _several(blank: Among, kind: str) -> Generator[PartChoice, Part, list[Any]]:
    chosen: list[Any] = []
    while True:
        parts: list[Part] = []
        if len(chosen) < blank.most:
            parts = [part_of(kind, each) for each in blank.options if each not in chosen]
        worth = sum(blank.worth.get(each, 0) for each in chosen)
        fits = len(chosen) >= blank.least and (not blank.sums or worth in blank.sums)
        if fits or not parts:
            parts.append(DONE)
        value = yield from _part(blank.name, parts)
        if value == DONE:
            return chosen
        chosen.append(value[1])


def _part(field: str, parts: Sequence[Part]) -> Generator[PartChoice, Part, Part]:
    """A part; where only one can come, nobody is asked."""
    return parts[0] if len(parts) == 1 else (yield PartChoice(field, parts))


def _shares(blank: Shares, kind: str) -> Generator[PartChoice, Part, dict[int, int]]:
    """Things and their numbers in turn; the same thing again gets more."""
    given: dict[int, int] = {}
    while True:
        left = blank.most - sum(given.values())
        room = {
            each: min(most - given.get(each, 0), left) // blank.step * blank.step
            for each, most in blank.room.items()
        }
        parts: list[Part] = [(kind, each) for each, most in room.items() if most > 0]
        if sum(given.values()) >= blank.least or not parts:
            parts.append(DONE)
        part = yield from _part(blank.name, parts)
        if part == DONE:
            return given
        thing = int(part[1])
        numbers = [("number", n) for n in range(blank.step, room[thing] + 1, blank.step)]
        number = yield from _single(blank.name, numbers)
        given[thing] = given.get(thing, 0) + int(number)


def _cards(blank: Cards) -> Steps:
    if blank.single:
        return (yield from _single(blank.name, [("card", card) for card in {*blank.cards}]))
    left, chosen = Counter(blank.cards), list[int]()
    while True:
        parts: list[Part] = []
        worth = sum(FACE_VALUE[card] for card in chosen)
        if not blank.face_value or worth < blank.face_value:
            most = max(blank.counts, default=len(blank.cards))
            parts = [("card", card) for card in sorted(+left)] if len(chosen) < most else []
        if not parts or (
            worth >= blank.face_value and (not blank.counts or len(chosen) in blank.counts)
        ):
            parts.append(DONE)
        part = yield from _part(blank.name, parts)
        if part == DONE:
            return tuple(sorted(chosen))
        chosen.append(int(part[1]))
        left[int(part[1])] -= 1


def _substituted(blank: Substituted) -> Generator[PartChoice, Part, Substitution | None]:
    cards: list[Part] = [("card", card) for card in sorted({*blank.cards})]
    card = yield from _part(blank.name, [DONE, *cards])
    if card == DONE:
        return None
    into = yield from _part(blank.name, cards)
    return Substitution(int(card[1]), int(into[1]))


# Purchases


def _purchase(decision: AskAdvances) -> Steps:
    """Advances one by one as long as they can be paid for, then what pays for them (P2).

    The discount is taken where it is greatest. Where the payment is left to the engine it is the
    cheapest; as soon as a card is named, the rest is paid from treasury.
    """
    bought = 0
    while True:
        parts: list[Part] = [
            ("advance", each)
            for each in decision.prices
            if not bought >> each & 1 and _payable(decision, bought | 1 << each)
        ]
        part = yield from _part("advances", [DONE, *parts])
        if part == DONE:
            break
        bought |= 1 << int(part[1])
    if not bought:
        return Done()
    purchase = decision.purchase(bought)
    gifts = [("advance", each) for each in gifts_with(bought, decision.gifts)]
    if gifts:
        gift = yield from _part("gift", [DONE, *gifts])
        purchase = replace(purchase, gift=None if gift == DONE else int(gift[1]))
        purchase = replace(purchase, credits=decision.free_credits(purchase))
    return (yield from _payment(decision, purchase))


def _payable(decision: AskAdvances, advances: int) -> bool:
    wanted = BuyAdvances(advances, discounted=decision.best_discount(advances))
    return decision.payment(wanted) is not None


def _payment(decision: AskAdvances, cheapest: BuyAdvances) -> Steps:
    price = total_price(decision.prices, cheapest.advances, cheapest.discounted)
    left, paid = Counter(decision.cards), list[int]()
    purchase = cheapest
    while True:
        enough = paid and not purchase.treasury
        parts: list[Part] = [] if enough else [("card", card) for card in sorted(+left)]
        if not parts or not _is_refused(decision, purchase):
            parts.append(DONE)
        part = yield from _part("cards", parts)
        if part == DONE:
            return purchase
        paid.append(int(part[1]))
        left[int(part[1])] -= 1
        needed = treasury_needed(price, worth_paid(paid, None), treasury_value(decision.held))
        purchase = replace(cheapest, cards=tuple(sorted(paid)), treasury=needed, substitution=None)


def _is_refused(decision: AskAdvances, purchase: BuyAdvances) -> bool:
    try:
        decision.check(purchase)
    except IllegalAction:
        return True
    return False
