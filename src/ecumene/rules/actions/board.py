"""Answers in phases 1 to 5 and in general."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ecumene.rules.ids import AreaNo, CivNo
from ecumene.rules.moves import Move
from ecumene.rules.readonly import NOTHING, Frozen


class PickCivilization(Struct, frozen=True, tag="pick-civilization"):
    """Pick a civilization of the set-up (S2)."""

    civilization: CivNo


class SetTaxRate(Struct, frozen=True, tag="set-tax-rate"):
    """Set the tax rate for all cities (T1)."""

    rate: int


class ChooseCities(Struct, frozen=True, tag="choose-cities"):
    """Choose cities by their areas."""

    areas: tuple[AreaNo, ...]
    declined: tuple[AreaNo, ...] = ()
    """Where the extra token of Agriculture stays in stock when the city is reduced (G11c)."""


class PlaceTokens(Frozen, frozen=True, tag="place-tokens"):
    """Divide tokens over areas (E2)."""

    tokens: dict[AreaNo, int]


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back a move, counted from 0, and whatever rested on it (M2)."""

    move: int


class EndMovement(Struct, frozen=True, tag="end-movement"):
    """Declare one's own movement ended (M2, M10)."""


class MakeAllMoves(Struct, frozen=True, tag="make-all-moves"):
    """Make all moves of a movement and end it, or, if one of them is illegal, none."""

    moves: tuple[Move, ...]


class Wait(Struct, frozen=True, tag="wait"):
    """Wait for one's turn: be asked again when all who come before have acted (G9, M1, C8)."""


class ChooseLoss(Struct, frozen=True, tag="choose-loss"):
    """Choose what to remove in a token conflict: a token, or a ship, from an area (F3b)."""

    kind: Literal["token", "ship"]
    area: AreaNo


class AnswerYesNo(Struct, frozen=True, tag="answer-yes-no"):
    """Yes or no."""

    yes: bool


class ChooseNumber(Struct, frozen=True, tag="choose-number"):
    """A number within bounds."""

    number: int


class BuildCity(Frozen, frozen=True, tag="build-city"):
    """Build a city, some of its tokens perhaps from treasury or from neighbours (K1)."""

    area: AreaNo
    treasury: int = 0
    """Tokens paid from treasury (A-ARCHITECTURE)."""
    neighbours: dict[AreaNo, int] = NOTHING
    """Tokens taken from land neighbours (A-URBANISM)."""
    keep: bool = False
    """Leave one token beside the city (A-PUBLIC-WORKS)."""


class Done(Struct, frozen=True, tag="done"):
    """Nothing more."""
