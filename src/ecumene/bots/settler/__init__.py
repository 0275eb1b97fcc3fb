"""The settler: a simple player who plays the whole game.

He fills his land, founds cities as long as he can support them, collects sets, passes calamities
on, and buys what brings him forward. Each module answers the questions of some phases; none looks
ahead more than a turn. This is the player to copy and to improve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.settler import abilities, bargaining, building, buying, losses, movement
from ecumene.rules.actions import AnswerYesNo, PickCivilization
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskCalamityPlace,
    AskCardsToLose,
    AskCardToBuy,
    AskCardToHandOver,
    AskCities,
    AskCitySite,
    AskCivilization,
    AskCorruption,
    AskDamage,
    AskFreeCredits,
    AskHandLimit,
    AskHorde,
    AskLoss,
    AskMove,
    AskNeighbourCity,
    AskNumber,
    AskPlacement,
    AskRansom,
    AskSacrifice,
    AskSelection,
    AskShare,
    AskSpread,
    AskStartCities,
    AskTaxRate,
    AskTrade,
    AskVictims,
    AskYesNo,
)

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def settler(view: View, decision: Decision, random: Random) -> Action | None:  # noqa: C901
    """Answer any decision; None to wait for others in trade."""
    match decision:
        case AskCivilization():
            return PickCivilization(random.choice(decision.options))
        case AskTaxRate():
            return building.tax_rate(view, decision)
        case AskPlacement() | AskSpread():
            return building.place(view, decision)
        case AskStartCities():
            return building.start_cities(decision)
        case AskMove():
            return movement.move(view, decision)
        case AskCitySite():
            return building.build(view, decision)
        case AskCardToBuy():
            return buying.buy_card(view, decision)
        case AskTrade():
            return bargaining.trade(view, decision)
        case AskAbility():
            return abilities.ability(view, decision)
        case AskCardToHandOver():
            return abilities.card_to_give(decision)
        case AskAdvances():
            return buying.buy_advances(view, decision)
        case AskFreeCredits():
            return buying.free_credits(decision)
        case AskHandLimit():
            return buying.keep_to_the_limit(decision)
        case AskCities():
            return losses.cities(view, decision)
        case AskDamage():
            return losses.damage(view, decision)
        case AskLoss():
            return losses.conflict_loss(view, decision)
        case AskYesNo():
            return losses.yes_or_no(decision)
        case AskNumber():
            return losses.plunder(view, decision)
        case AskVictims():
            return losses.victims(view, decision)
        case AskCalamityPlace():
            return losses.stricken_place(view, decision)
        case AskNeighbourCity():
            return losses.neighbour_city(view, decision.options)
        case AskRansom():
            return AnswerYesNo(True)
        case AskSacrifice():
            return losses.sacrifice(decision)
        case AskHorde():
            return losses.horde(view, decision)
        case AskSelection():
            return losses.selection(view, decision)
        case AskShare():
            return losses.share(decision)
        case AskCardsToLose():
            return losses.discard(decision)
        case AskCorruption():
            return losses.corruption(decision)
