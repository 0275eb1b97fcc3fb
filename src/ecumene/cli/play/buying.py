"""Buying advances as it is typed (P2): names or numbers of a list, paid in the cheapest way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from rich.table import Table

from ecumene.cli.play.forms import Form, Proposal
from ecumene.cli.play.reading import parts, read_number
from ecumene.cli.refusal import Refusal
from ecumene.data import facts
from ecumene.rules.actions import BuyAdvances, Done
from ecumene.rules.purchases.payment import most_payable

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.play.forms import Context
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.ids import AdvanceNo
    from ecumene.words import Messages

CHOICES: Final = ("discount", "gift", "credits")


def purchase_form(decision: AskAdvances, context: Context) -> Form:
    """The form of a purchase; what is typed is confirmed with Enter."""
    buying = Buying(decision, context)
    return Form([], None, "play-how-advances", buying.read)


class Buying:
    """Reads a purchase."""

    def __init__(self, decision: AskAdvances, context: Context) -> None:
        self.decision = decision
        self.reader = context.reader
        self.vocabulary = context.vocabulary

    def read(self, line: str) -> tuple[Action, ...]:
        """Advances with commas, then perhaps "discount NAME", "gift NAME", "credits GROUP 5"."""
        if self.vocabulary.split(line, ("done", "none")):
            return (Done(),)
        advances, chosen = 0, dict[str, str]()
        for part in parts(line):
            found = self.vocabulary.split(part, CHOICES)
            if found is None:
                advances |= 1 << self._advance(part)
            elif found[0] == "credits" and "credits" in chosen:
                chosen["credits"] += f", {found[1]}"
            else:
                chosen[found[0]] = found[1]
        try:
            purchase = self.decision.purchase(advances)
        except (ValueError, KeyError):
            self.decision.check(BuyAdvances(advances))
            raise Refusal("play-too-dear") from None
        raise Proposal(self._with(purchase, chosen))

    def _with(self, purchase: BuyAdvances, chosen: dict[str, str]) -> BuyAdvances:
        if "discount" in chosen:
            purchase = replace(purchase, discounted=self._advance(chosen["discount"]))
        if "gift" in chosen:
            none = self.vocabulary.split(chosen["gift"], ("none",))
            purchase = replace(purchase, gift=None if none else self._advance(chosen["gift"]))
        if "credits" in chosen:
            purchase = replace(purchase, credits=self.reader.by_group(chosen["credits"]))
        return purchase

    def _advance(self, text: str) -> AdvanceNo:
        if not text.isdigit():
            return self.reader.advance(text, self.decision.prices)
        number, listed = read_number(text), affordable(self.decision)
        if not 1 <= number <= len(listed):
            raise Refusal("play-no-choice", number=number, most=len(listed))
        return listed[number - 1]


def affordable(decision: AskAdvances) -> list[AdvanceNo]:
    """The advances that could be bought, the dearest first."""
    most = most_payable(decision.cards, decision.treasury, decision.held)
    found = [number for number, price in decision.prices.items() if price <= most]
    return sorted(found, key=lambda number: (-decision.prices[number], number))


def price_list(decision: AskAdvances, messages: Messages) -> RenderableType:
    """What could be bought: number, name, groups, printed cost, price, points."""
    language = messages.language
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for _ in range(3):
        table.add_column(justify="right")
    heads = ("name", "groups", "cost", "price", "points")
    table.add_row("", *(messages(f"play-price-{head}") for head in heads), style="dim")
    for place, number in enumerate(affordable(decision), 1):
        advance = facts().advances[number]
        groups = ", ".join(facts().groups[g].name.in_language(language) for g in advance.groups)
        table.add_row(
            str(place),
            advance.name.in_language(language),
            groups,
            str(advance.cost),
            str(decision.prices[number]),
            str(advance.points),
        )
    return table
