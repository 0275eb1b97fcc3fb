"""The settler: a simple player who plays the whole game.

It fills its land, founds cities as long as it can support them, collects sets, passes calamities
on, and buys what brings it forward. Each module answers the questions of some phases; none looks
ahead more than a turn. This is the player to copy and to improve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecumene.bots.settler import (
    ability_use,
    bargaining,
    building,
    by_form,
    loss_choices,
    settling,
    shopping,
)
from ecumene.rules import decisions as de
from ecumene.rules.actions import AnswerYesNo, PickCivilization

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

Answering: TypeAlias = "Callable[[View, Any], Action | None]"

ANSWERS: Final[Mapping[type[Decision], Answering]] = {
    de.AskTaxRate: building.tax_rate,
    de.AskPlacement: building.place,
    de.AskSpread: building.place,
    de.AskStartCities: lambda _, decision: building.start_cities(decision),
    de.AskMove: settling.move,
    de.AskCitySite: building.build,
    de.AskCardToBuy: shopping.buy_card,
    de.AskTrade: bargaining.trade,
    de.AskAbility: ability_use.ability,
    de.AskCardToHandOver: lambda _, decision: ability_use.card_to_give(decision),
    de.AskAdvances: shopping.buy_advances,
    de.AskFreeCredits: lambda _, decision: shopping.free_credits(decision),
    de.AskHandLimit: lambda _, decision: shopping.keep_to_the_limit(decision),
    de.AskCities: loss_choices.cities,
    de.AskDamage: loss_choices.damage,
    de.AskLoss: loss_choices.conflict_loss,
    de.AskYesNo: lambda _, decision: loss_choices.yes_or_no(decision),
    de.AskNumber: loss_choices.plunder,
    de.AskVictims: loss_choices.victims,
    de.AskCalamityPlace: loss_choices.stricken_place,
    de.AskNeighbourCity: lambda view, decision: loss_choices.neighbour_city(view, decision.options),
    de.AskRansom: lambda _, __: AnswerYesNo(True),
    de.AskSacrifice: lambda _, decision: loss_choices.sacrifice(decision),
    de.AskHorde: loss_choices.horde,
    de.AskSelection: loss_choices.selection,
    de.AskShare: lambda _, decision: loss_choices.share(decision),
    de.AskCardsToLose: lambda _, decision: loss_choices.discard(decision),
    de.AskCorruption: lambda _, decision: loss_choices.corruption(decision),
}
"""How each kind of decision is answered; for all others the form is filled in."""


def settler(view: View, decision: Decision, random: Random) -> Action | None:
    """Answer any decision; None to wait for others in trade."""
    if isinstance(decision, de.AskCivilization):
        return PickCivilization(random.choice(decision.options))
    for kind in type(decision).__mro__:
        answer = ANSWERS.get(kind)
        if answer is not None:
            return answer(view, decision)
    return by_form.answer(view, decision)
