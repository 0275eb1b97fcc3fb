"""Buying advances as it is typed (P2): names or numbers of a list, and how they are paid for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from rich.table import Table

from ecumene.cli.play.forms import Form, Proposal
from ecumene.cli.play.reading import parts, read_number, split_after
from ecumene.cli.refusal import Refusal
from ecumene.data import facts
from ecumene.rules.actions import BuyAdvances, Done, Substitution
from ecumene.rules.purchases.payment import (
    most_payable,
    treasury_needed,
    treasury_value,
    worth_paid,
)
from ecumene.rules.purchases.prices import total_price

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from ecumene.cli.play.forms import Context
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.ids import AdvanceNo
    from ecumene.words import Messages
    from ecumene.words.naming import Naming

CHOICES: Final = ("discount", "gift", "credits")


def purchase_form(decision: AskAdvances, context: Context) -> Form:
    """The form of a purchase; what is typed is confirmed with Enter."""
    buying = Buying(decision, context)
    if not affordable(decision):
        return Form([], Done(), None, buying.read)
    return Form([], None, "play-how-advances", buying.read)


class Buying:
    """Reads a purchase."""

    def __init__(self, decision: AskAdvances, context: Context) -> None:
        self.decision = decision
        self.reader = context.reader
        self.vocabulary = context.vocabulary

    def read(self, line: str) -> tuple[Action, ...]:
        """Advances and choices with commas, then perhaps "pay" and what is paid.

        Whatever is not chosen is chosen sensibly, and paid in the cheapest way.
        """
        if self.vocabulary.split(line, ("done", "none")):
            return (Done(),)
        said = self.vocabulary.split(line, ("buy",))
        line = line if said is None else said[1]
        if not line.strip():
            raise Refusal("play-nothing-typed")
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
        """The same, paid in the cheapest way at the price that another discount makes."""
        paid = self.decision.payment(purchase)
        if paid is None:
            raise self._too_dear(purchase)
        return replace(
            purchase, cards=paid.cards, treasury=paid.treasury, substitution=paid.substitution
        )

    def _too_dear(self, purchase: BuyAdvances) -> Refusal:
        price, most = price_of(self.decision, purchase), most_for(self.decision)
        return Refusal("play-too-dear", price=price, most=most)

    def _paid(self, purchase: BuyAdvances, text: str) -> BuyAdvances:
        """What is paid: "2 iron, salt as wine, treasury 5"; else the treasury makes up the rest."""
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
            price = price_of(self.decision, purchase)
            value = treasury_value(self.decision.held)
            treasury = treasury_needed(price, worth_paid(cards, substitution), value)
        return replace(purchase, cards=tuple(cards), treasury=treasury, substitution=substitution)

    def _advance(self, text: str) -> AdvanceNo:
        if not text.isdigit():
            return self.reader.advance(text, self.decision.prices)
        number, listed = read_number(text), affordable(self.decision)
        if not 1 <= number <= len(listed):
            raise Refusal("play-no-choice", number=number, most=len(listed))
        return listed[number - 1]


def most_for(decision: AskAdvances) -> int:
    """The most that can be paid at all."""
    return most_payable(decision.cards, decision.treasury, decision.held)


def price_of(decision: AskAdvances, purchase: BuyAdvances) -> int:
    """What a purchase costs (P3, A-LIBRARY)."""
    return total_price(decision.prices, purchase.advances, purchase.discounted)


def affordable(decision: AskAdvances) -> list[AdvanceNo]:
    """The advances that could be bought, the dearest first."""
    most = most_for(decision)
    found = [number for number, price in decision.prices.items() if price <= most]
    return sorted(found, key=lambda number: (-decision.prices[number], number))


def price_list(
    decision: AskAdvances, messages: Messages, rows: int | None, *, whole: bool = False
) -> RenderableType:
    """What could be bought: number, name, groups, printed cost, price, points.

    The whole list has what is too dear as well, without numbers.
    """
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for _ in range(3):
        table.add_column(justify="right")
    heads = ("name", "groups", "cost", "price", "points")
    table.add_row("", *(messages(f"play-price-{head}") for head in heads), style="dim")
    listed = affordable(decision)
    for place, number in enumerate(listed[:rows], 1):
        table.add_row(str(place), *_priced(decision, number, messages.language))
    if rows is not None and len(listed) > rows:
        table.add_row("", messages("play-price-more", count=len(listed) - rows), style="dim")
    if whole:
        dear = sorted(set(decision.prices).difference(listed), key=decision.prices.__getitem__)
        for number in dear:
            table.add_row("", *_priced(decision, number, messages.language), style="dim")
    return table


def _priced(decision: AskAdvances, number: AdvanceNo, language: str) -> tuple[str, ...]:
    advance = facts().advances[number]
    groups = ", ".join(facts().groups[g].name.in_language(language) for g in advance.groups)
    numbers = (advance.cost, decision.prices[number], advance.points)
    return advance.name.in_language(language), groups, *map(str, numbers)


def purchase_in_words(decision: AskAdvances, purchase: BuyAdvances, names: Naming) -> Iterator[str]:
    """What would be bought and how it would be paid, with every choice there is."""
    messages = names.messages
    price = price_of(decision, purchase)
    yield messages("play-buy", advances=names.advances(purchase.advances), price=price)
    worth = worth_paid(purchase.cards, purchase.substitution)
    cards = names.cards(purchase.cards)
    if purchase.cards:
        yield messages("play-buy-pay", cards=cards, worth=worth, treasury=purchase.treasury)
    elif purchase.treasury:
        yield messages("play-buy-pay-treasury", treasury=purchase.treasury)
    else:
        yield messages("play-buy-pay-nothing")
    lost = worth + purchase.treasury * treasury_value(decision.held) - price
    if lost:
        yield messages("play-buy-lost", lost=lost)
    if purchase.substitution is not None:
        card, into = names.card(purchase.substitution.card), names.card(purchase.substitution.into)
        yield messages("play-buy-substitution", card=card, into=into)
    if purchase.discounted is not None:
        yield messages("play-buy-discount", advance=names.advance(purchase.discounted))
    if purchase.gift is not None:
        yield messages("play-buy-gift", advance=names.advance(purchase.gift))
    if purchase.credits:
        yield messages("play-buy-credits", credits=names.by_group(purchase.credits))
