"""Actions: what a seat can answer. Nothing else changes a game."""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.actions.board import (
    Answer,
    BuildCity,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    Done,
    EndMovement,
    Insist,
    PickCivilization,
    PlaceTokens,
    SetTaxRate,
    TakeBack,
    WholeMovement,
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
    | Insist
    | ChooseLoss
    | Answer
    | ChooseNumber
    | BuildCity
    | Done
)

__all__ = [
    "Action",
    "Answer",
    "BuildCity",
    "BuildShip",
    "ChooseCities",
    "ChooseLoss",
    "ChooseNumber",
    "Disembark",
    "Done",
    "Embark",
    "EndMovement",
    "Halt",
    "Insist",
    "MaintainShip",
    "March",
    "PickCivilization",
    "PlaceTokens",
    "Sail",
    "ScrapShip",
    "SetTaxRate",
    "TakeBack",
    "WholeMovement",
]
