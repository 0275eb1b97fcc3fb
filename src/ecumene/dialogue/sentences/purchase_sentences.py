"""A purchase of advances in words, before it is made (P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import advances, by_group, cards, say
from ecumene.rules import forecast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import BuyAdvances
    from ecumene.rules.decisions import AskAdvances


def purchase_in_words(decision: AskAdvances, purchase: BuyAdvances) -> Iterator[Sentence]:
    """What would be bought and how it would be paid for, with all choices."""
    bill = forecast.bill(decision, purchase)
    yield say("purchase", advances=advances(purchase.advances), price=bill.price)
    if purchase.cards:
        paid = cards(purchase.cards)
        yield say("purchase-pay", cards=paid, worth=bill.cards, treasury=purchase.treasury)
    elif purchase.treasury:
        yield say("purchase-pay-treasury", treasury=purchase.treasury)
    else:
        yield say("purchase-free")
    if bill.overpaid > 0:
        yield say("purchase-lost", lost=bill.overpaid)
    if purchase.substitution is not None:
        swap = purchase.substitution
        yield say(
            "purchase-substitution", card=of.NamedCard(swap.card), into=of.NamedCard(swap.into)
        )
    if purchase.discounted is not None:
        yield say("purchase-discount", advance=of.NamedAdvance(purchase.discounted))
    if purchase.gift is not None:
        yield say("purchase-gift", advance=of.NamedAdvance(purchase.gift))
    if purchase.credits:
        yield say("purchase-credits", credits=by_group(purchase.credits))
