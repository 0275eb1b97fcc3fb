"""Actions: what a seat can answer. Nothing else changes a game."""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.actions.abilities import (
    HandOver,
    UseDiaspora,
    UseFundamentalism,
    UseMonotheism,
    UsePolitics,
    UseProvincialEmpire,
    UseTradeRoutes,
    UseUniversalDoctrine,
)
from ecumene.rules.actions.board import (
    Answer,
    BuildCity,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    Done,
    EndMovement,
    PickCivilization,
    PlaceTokens,
    SetTaxRate,
    TakeBack,
    Wait,
    WholeMovement,
)
from ecumene.rules.actions.calamities import (
    ChoosePlace,
    LoseCards,
    NameVictims,
    TakeDamage,
)
from ecumene.rules.actions.endings import (
    CallTime,
    ChooseCredits,
    Leave,
    Undo,
)
from ecumene.rules.actions.purchases import (
    BuyAdvances,
    Substitution,
)
from ecumene.rules.actions.strife import ChooseAreas
from ecumene.rules.actions.trade import (
    Accept,
    BuyCard,
    ComeBack,
    EndTrading,
    MakeOffer,
    PutDown,
    Withdraw,
)
from ecumene.rules.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)

Action: TypeAlias = (
    PickCivilization
    | SetTaxRate
    | ChooseCities
    | PlaceTokens
    | March
    | BuildShip
    | MaintainShip
    | ScrapShip
    | Embark
    | Sail
    | Disembark
    | Halt
    | TakeBack
    | EndMovement
    | WholeMovement
    | Wait
    | ChooseLoss
    | Answer
    | ChooseNumber
    | BuildCity
    | Done
    | TakeDamage
    | NameVictims
    | ChoosePlace
    | LoseCards
    | Leave
    | CallTime
    | Undo
    | ChooseCredits
    | BuyCard
    | MakeOffer
    | Accept
    | PutDown
    | Withdraw
    | ComeBack
    | EndTrading
    | ChooseAreas
    | UseDiaspora
    | UseFundamentalism
    | UseMonotheism
    | UsePolitics
    | UseProvincialEmpire
    | UseTradeRoutes
    | UseUniversalDoctrine
    | HandOver
    | BuyAdvances
)

__all__ = [
    "Accept",
    "Action",
    "Answer",
    "BuildCity",
    "BuildShip",
    "BuyAdvances",
    "BuyCard",
    "CallTime",
    "ChooseAreas",
    "ChooseCities",
    "ChooseCredits",
    "ChooseLoss",
    "ChooseNumber",
    "ChoosePlace",
    "ComeBack",
    "Disembark",
    "Done",
    "Embark",
    "EndMovement",
    "EndTrading",
    "Halt",
    "HandOver",
    "Leave",
    "LoseCards",
    "MaintainShip",
    "MakeOffer",
    "March",
    "NameVictims",
    "PickCivilization",
    "PlaceTokens",
    "PutDown",
    "Sail",
    "ScrapShip",
    "SetTaxRate",
    "Substitution",
    "TakeBack",
    "TakeDamage",
    "Undo",
    "UseDiaspora",
    "UseFundamentalism",
    "UseMonotheism",
    "UsePolitics",
    "UseProvincialEmpire",
    "UseTradeRoutes",
    "UseUniversalDoctrine",
    "Wait",
    "WholeMovement",
    "Withdraw",
]
