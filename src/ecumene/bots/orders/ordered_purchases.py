"""Purchases by standing orders, and discards above the hand limit (O5d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ecumene.rules.actions import Done, LoseCards
from ecumene.rules.defaults import default
from ecumene.rules.phases.purchases.payment import most_payable
from ecumene.rules.phases.purchases.prices import total_price

if TYPE_CHECKING:
    from ecumene.bots.orders.standing_orders import Wishes
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances, AskHandLimit
    from ecumene.rules.state.ids import Advances
    from ecumene.rules.view import View


def is_wished(wishes: Wishes, decision: AskAdvances) -> bool:
    """Whether a wish is left; with no wishes at all, nothing is bought as ordered."""
    return not wishes.advances or any(each in decision.prices for each in wishes.advances)


def purchase(wishes: Wishes, decision: AskAdvances) -> Action:
    """The cheapest payment for what is affordable without reserves; possibly nothing."""
    means = replace(
        decision,
        cards=tuple(card for card in decision.cards if card not in wishes.keep),
        treasury=max(0, decision.treasury - wishes.treasury),
    )
    bundle = _bundle(wishes, means)
    return means.purchase(bundle) if bundle else Done()


def discards(wishes: Wishes, view: View, decision: AskHandLimit) -> Action:
    """The default discards, but kept cards only if there are no others (O4i, P5)."""
    spare = tuple(card for card in decision.cards if card not in wishes.keep)
    if len(spare) >= decision.count:
        return default(view, replace(decision, cards=spare))
    kept = tuple(card for card in decision.cards if card in wishes.keep)
    more = default(view, replace(decision, cards=kept, count=decision.count - len(spare)))
    assert isinstance(more, LoseCards)
    return LoseCards(tuple(sorted(spare + more.cards)))


def _bundle(wishes: Wishes, means: AskAdvances) -> Advances:
    """The wishes that are affordable together, in order."""
    most = most_payable(means.cards, means.treasury, means.held)
    bundle = 0
    for advance in wishes.advances:
        if advance not in means.prices:
            continue
        wider = bundle | 1 << advance
        if total_price(means.prices, wider, means.best_discount(wider)) <= most:
            bundle = wider
        elif wishes.saving:
            break
    return bundle
