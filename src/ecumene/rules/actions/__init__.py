"""Actions: what a seat can answer. Nothing else changes a game."""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.actions.board import (
    AnswerYesNo,
    BuildCity,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    EndMovement,
    MakeAllMoves,
    MakeMoves,
    PickCivilization,
    PlaceTokens,
    SetTaxRate,
    TakeBack,
    TakeBackMoves,
    Wait,
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
)
from ecumene.rules.actions.strife import SelectAreas
from ecumene.rules.actions.trade import (
    AcceptOffer,
    BuyCard,
    ComeBack,
    EndTrading,
    MakeOffer,
    PutDownCards,
    Withdraw,
)
from ecumene.rules.done import Done
from ecumene.rules.phases.abilities import AbilityUse
from ecumene.rules.phases.abilities.provincial_empire import HandOverCard
from ecumene.rules.state.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)
from ecumene.rules.state.trade_cards import Substitution

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
    | TakeBackMoves
    | EndMovement
    | MakeMoves
    | MakeAllMoves
    | Wait
    | ChooseLoss
    | AnswerYesNo
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
    | AcceptOffer
    | PutDownCards
    | Withdraw
    | ComeBack
    | EndTrading
    | SelectAreas
    | AbilityUse
    | HandOverCard
    | BuyAdvances
)

__all__ = [
    "AbilityUse",
    "AcceptOffer",
    "Action",
    "AnswerYesNo",
    "BuildCity",
    "BuildShip",
    "BuyAdvances",
    "BuyCard",
    "CallTime",
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
    "HandOverCard",
    "Leave",
    "LoseCards",
    "MaintainShip",
    "MakeAllMoves",
    "MakeMoves",
    "MakeOffer",
    "March",
    "NameVictims",
    "PickCivilization",
    "PlaceTokens",
    "PutDownCards",
    "Sail",
    "ScrapShip",
    "SelectAreas",
    "SetTaxRate",
    "Substitution",
    "TakeBack",
    "TakeBackMoves",
    "TakeDamage",
    "Undo",
    "Wait",
    "Withdraw",
]
