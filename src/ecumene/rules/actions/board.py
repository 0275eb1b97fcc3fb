"""Answers in phases 1 to 5 and in general."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import AreaNo, CivNo
from ecumene.rules.state.moves import Move
from ecumene.rules.state.readonly import NOTHING, Frozen


class PickCivilization(Struct, frozen=True, tag="pick-civilization"):
    """Pick a civilization of the set-up (S2)."""

    civilization: CivNo
    """One of the civilizations offered."""


class SetTaxRate(Struct, frozen=True, tag="set-tax-rate"):
    """Set the tax rate for all cities (T1)."""

    rate: int
    """Tokens that each city pays."""


class ChooseCities(Struct, frozen=True, tag="choose-cities"):
    """Choose cities by their areas."""

    areas: tuple[AreaNo, ...]
    """The areas of the cities; each once, and in order of choice if that matters."""
    declined: tuple[AreaNo, ...] = ()
    """Where Agriculture's extra token stays in stock when the city is reduced (G11c)."""


class PlaceTokens(Frozen, frozen=True, tag="place-tokens"):
    """Divide tokens over areas (E2)."""

    tokens: dict[AreaNo, int]
    """Tokens for each area."""


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back a move, counted from 0, and whatever depends on it (M2)."""

    move: int
    """The move's index in the player's list of moves."""


class TakeBackMoves(Struct, frozen=True, tag="take-back-moves"):
    """Take back several moves at once, and whatever depends on them (M2)."""

    moves: tuple[int, ...]
    """The moves' indices in the player's list of moves, counted from 0; each once."""


class EndMovement(Struct, frozen=True, tag="end-movement"):
    """Declare one's own movement ended (M2, M10)."""


class MakeMoves(Struct, frozen=True, tag="make-moves"):
    """Make several moves, or, if one of them is illegal, none; the movement goes on (M2)."""

    moves: tuple[Move, ...]
    """The moves, in order; at least one."""


class MakeAllMoves(Struct, frozen=True, tag="make-all-moves"):
    """Make all moves of a movement and end it, or, if one of them is illegal, none."""

    moves: tuple[Move, ...]
    """The moves, in order."""


class Wait(Struct, frozen=True, tag="wait"):
    """Wait for one's turn: be asked again when all earlier players have acted (G9, M1, C8)."""


class ChooseLoss(Struct, frozen=True, tag="choose-loss"):
    """Choose what to remove in a token conflict: a token, or a ship, from an area (F3b)."""

    kind: Literal["token", "ship"]
    """Whether a token or a ship is removed."""
    area: AreaNo
    """Where it is removed: in the area of the conflict, or a neighbour (A-NAVAL-WARFARE)."""


class AnswerYesNo(Struct, frozen=True, tag="answer-yes-no"):
    """Yes or no."""

    yes: bool
    """True for yes."""


class ChooseNumber(Struct, frozen=True, tag="choose-number"):
    """A number within bounds."""

    number: int
    """The number; from 0 up to the most that is offered."""


class BuildCity(Frozen, frozen=True, tag="build-city"):
    """Build a city, optionally with tokens from treasury or neighbours (K1)."""

    area: AreaNo
    """Where the city is built."""
    treasury: int = 0
    """Tokens paid from treasury (A-ARCHITECTURE)."""
    neighbours: dict[AreaNo, int] = NOTHING
    """Tokens taken from land neighbours (A-URBANISM)."""
    keep: bool = False
    """Leave one token beside the city (A-PUBLIC-WORKS)."""


BoardAction: TypeAlias = (
    PickCivilization
    | SetTaxRate
    | ChooseCities
    | PlaceTokens
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
)
