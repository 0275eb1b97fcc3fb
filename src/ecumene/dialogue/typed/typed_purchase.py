"""Typed purchases of advances (P2): names or numbers of a list, and how to pay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.dialogue.typed.typed_forms import Form, Proposal
from ecumene.dialogue.typed.typed_values import parts, read_number, split_after
from ecumene.rules import forecast
from ecumene.rules.actions import BuyAdvances, Done, Substitution
from ecumene.rules.phases.purchases.payment import treasury_needed, treasury_value, worth_paid
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.typed.typed_forms import Context
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.state.ids import AdvanceNo

CHOICES: Final = ("discount", "gift", "credits")


def purchase_form(decision: AskAdvances, context: Context) -> Form:
    """The form of a purchase; input is confirmed with Enter."""
    buying = Buying(decision, context)
    if not forecast.affordable(decision):
        return Form((), Done(), None, buying.read)
    return Form((), None, "typed-how-advances", buying.read)


class Buying:
    """Reads a purchase."""

    def __init__(self, decision: AskAdvances, context: Context) -> None:
        self.decision = decision
        self.reader = context.reader
        self.vocabulary = context.vocabulary

    def read(self, line: str) -> tuple[Action, ...]:
        """Advances and choices with commas, then optionally "pay" and what is paid.

        Whatever is not chosen is chosen sensibly, and paid for in the cheapest way.
        """
        if self.vocabulary.split(line, ("done", "none")):
            return (Done(),)
        said = self.vocabulary.split(line, ("buy",))
        line = line if said is None else said[1]
        if not line.strip():
            raise Misread("typed-nothing")
        paid = split_after(line, self.vocabulary.words("pay"))
        wanted, chosen = self._wanted(line if paid is None else paid[0])
        try:
            purchase = self.decision.purchase(wanted)
        except KeyError:
            self.decision.check(BuyAdvances(wanted))
            raise
        except ValueError:
            best = self.decision.best_discount(wanted)
            raise self._too_dear(BuyAdvances(wanted, discounted=best)) from None
        purchase = self._with(purchase, chosen)
        if paid is not None:
            purchase = self._paid(purchase, paid[1])
        elif purchase.discounted is not None and "discount" in chosen:
            purchase = self._cheapest(purchase)
        self.decision.check(purchase)
        raise Proposal(purchase)

    def _wanted(self, text: str) -> tuple[int, dict[str, str]]:
        """The advances, and "discount NAME", "gift NAME", "credits GROUP 5"."""
        advances, chosen = 0, dict[str, str]()
        for part in self._told_apart(text):
            found = self.vocabulary.split(part, CHOICES)
            if found is None:
                advances |= 1 << self._advance(part)
            elif found[0] == "credits" and "credits" in chosen:
                chosen["credits"] += f", {found[1]}"
            else:
                chosen[found[0]] = found[1]
        return advances, chosen

    def _told_apart(self, text: str) -> Iterator[str]:
        """The parts of a purchase; "writing credits arts 10" needs no comma before "credits"."""
        words = (word for choice in CHOICES for word in self.vocabulary.words(choice))
        before = rf"\s+(?=(?:{'|'.join(map(re.escape, words))})\s)"
        for part in parts(text):
            yield from re.split(before, part, flags=re.IGNORECASE)

    def _with(self, purchase: BuyAdvances, chosen: dict[str, str]) -> BuyAdvances:
        if "discount" in chosen:
            purchase = replace(purchase, discounted=self._advance(chosen["discount"]))
            if not purchase.advances >> (purchase.discounted or 0) & 1:
                self.decision.check(purchase)
        if "gift" in chosen:
            none = self.vocabulary.split(chosen["gift"], ("none",))
            purchase = replace(purchase, gift=None if none else self._advance(chosen["gift"]))
            purchase = replace(purchase, credits=self.decision.free_credits(purchase))
        if "credits" in chosen:
            purchase = replace(purchase, credits=self.reader.by_group(chosen["credits"]))
        return purchase

    def _cheapest(self, purchase: BuyAdvances) -> BuyAdvances:
        """The same, paid for in the cheapest way at the price with another discount."""
        paid = self.decision.payment(purchase)
        if paid is None:
            raise self._too_dear(purchase)
        return replace(
            purchase, cards=paid.cards, treasury=paid.treasury, substitution=paid.substitution
        )

    def _too_dear(self, purchase: BuyAdvances) -> Misread:
        price = forecast.bill(self.decision, purchase).price
        most = forecast.most_for(self.decision)
        return Misread("typed-too-dear", price=price, most=most)

    def _paid(self, purchase: BuyAdvances, text: str) -> BuyAdvances:
        """The payment: "2 iron, salt as wine, treasury 5"; otherwise treasury covers the rest."""
        cards: list[int] = []
        treasury: int | None = None
        substitution = None
        for part in parts(text):
            counted = self.vocabulary.split(part, ("treasury",))
            swapped = split_after(part, self.vocabulary.words("as"))
            if counted is not None:
                treasury = read_number(counted[1])
            elif swapped is not None:
                card, into = (self.reader.card(each, self.decision.cards) for each in swapped)
                cards.append(card)
                substitution = Substitution(card, into)
            elif self.vocabulary.split(part, ("none",)) is None:
                cards += self.reader.cards(part, self.decision.cards)
        if treasury is None:
            price = forecast.bill(self.decision, purchase).price
            value = treasury_value(self.decision.held)
            treasury = treasury_needed(price, worth_paid(cards, substitution), value)
        return replace(purchase, cards=tuple(cards), treasury=treasury, substitution=substitution)

    def _advance(self, text: str) -> AdvanceNo:
        if not text.isdigit():
            return self.reader.advance(text, self.decision.prices)
        number, listed = read_number(text), forecast.affordable(self.decision)
        if not 1 <= number <= len(listed):
            raise Misread("typed-no-choice", number=number, most=len(listed))
        return listed[number - 1]
