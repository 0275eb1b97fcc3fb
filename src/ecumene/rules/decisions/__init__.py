"""Decisions: what a seat is asked, with everything needed to show and to answer it.

Each kind of decision knows which answers are legal. ``check`` refuses the others with the rule they
break; ``answers`` lists the legal ones. Both read the same fields, so what is offered is what is
accepted. Movement alone is judged against the board, in ``ecumene.rules.phases.movement``.
"""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.decisions.abilities import AskAbility
from ecumene.rules.decisions.board import (
    AskCities,
    AskCitySite,
    AskCivilization,
    AskLoss,
    AskMove,
    AskNumber,
    AskPlacement,
    AskTaxRate,
    AskYesNo,
    CitySite,
    Purpose,
    Question,
)
from ecumene.rules.decisions.calamities import (
    AskCalamityPlace,
    AskCardsToLose,
    AskCorruption,
    AskNeighbourCity,
    AskRansom,
    AskSacrifice,
    AskVictims,
    Bar,
    PlaceKind,
)
from ecumene.rules.decisions.damage import (
    AskDamage,
    ExposedCity,
)
from ecumene.rules.decisions.endings import (
    AskFreeCredits,
    AskSpread,
    AskStartCities,
)
from ecumene.rules.decisions.purchases import (
    AskAdvances,
    AskHandLimit,
)
from ecumene.rules.decisions.strife import (
    AskHorde,
    AskSelection,
    AskShare,
)
from ecumene.rules.decisions.trade import (
    AskCardToBuy,
    AskTrade,
)
from ecumene.rules.phases.abilities import AbilityOffer
from ecumene.rules.phases.abilities.provincial_empire import AskCardToHandOver

Decision: TypeAlias = (
    AskCivilization
    | AskTaxRate
    | AskCities
    | AskPlacement
    | AskMove
    | AskLoss
    | AskYesNo
    | AskNumber
    | AskCitySite
    | AskVictims
    | AskCalamityPlace
    | AskNeighbourCity
    | AskRansom
    | AskSacrifice
    | AskCardsToLose
    | AskCorruption
    | AskDamage
    | AskSpread
    | AskStartCities
    | AskFreeCredits
    | AskCardToBuy
    | AskTrade
    | AskHorde
    | AskSelection
    | AskShare
    | AskAbility
    | AskCardToHandOver
    | AskAdvances
    | AskHandLimit
)

__all__ = [
    "AbilityOffer",
    "AskAbility",
    "AskAdvances",
    "AskCalamityPlace",
    "AskCardToBuy",
    "AskCardToHandOver",
    "AskCardsToLose",
    "AskCities",
    "AskCitySite",
    "AskCivilization",
    "AskCorruption",
    "AskDamage",
    "AskFreeCredits",
    "AskHandLimit",
    "AskHorde",
    "AskLoss",
    "AskMove",
    "AskNeighbourCity",
    "AskNumber",
    "AskPlacement",
    "AskRansom",
    "AskSacrifice",
    "AskSelection",
    "AskShare",
    "AskSpread",
    "AskStartCities",
    "AskTaxRate",
    "AskTrade",
    "AskVictims",
    "AskYesNo",
    "Bar",
    "CitySite",
    "Decision",
    "ExposedCity",
    "PlaceKind",
    "Purpose",
    "Question",
]
