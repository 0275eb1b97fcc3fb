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
    """One of the civilizations that are offered."""


class SetTaxRate(Struct, frozen=True, tag="set-tax-rate"):
    """Set the tax rate for all cities (T1)."""

    rate: int
    """Tokens that each city pays."""


class ChooseCities(Struct, frozen=True, tag="choose-cities"):
    """Choose cities by their areas."""

    areas: tuple[AreaNo, ...]
    """Where the cities stand; each once, and in the order of choice where that matters."""
    declined: tuple[AreaNo, ...] = ()
    """Where the extra token of Agriculture stays in stock when the city is reduced (G11c)."""


class PlaceTokens(Frozen, frozen=True, tag="place-tokens"):
    """Divide tokens over areas (E2)."""

    tokens: dict[AreaNo, int]
    """How many tokens go to each area."""


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back a move, counted from 0, and whatever rested on it (M2)."""

    move: int
    """The place of the move in the own list of moves."""


class TakeBackMoves(Struct, frozen=True, tag="take-back-moves"):
    """Take back several moves at once, and whatever rested on them (M2)."""

    moves: tuple[int, ...]
    """The places of the moves in the own list of moves, counted from 0; each once."""


class EndMovement(Struct, frozen=True, tag="end-movement"):
    """Declare one's own movement ended (M2, M10)."""


class MakeMoves(Struct, frozen=True, tag="make-moves"):
    """Make several moves, or, if one of them is illegal, none; the movement goes on (M2)."""

    moves: tuple[Move, ...]
    """The moves in the order in which they are made; at least one."""


class MakeAllMoves(Struct, frozen=True, tag="make-all-moves"):
    """Make all moves of a movement and end it, or, if one of them is illegal, none."""

    moves: tuple[Move, ...]
    """The moves in the order in which they are made."""


class Wait(Struct, frozen=True, tag="wait"):
    """Wait for one's turn: be asked again when all who come before have acted (G9, M1, C8)."""


class ChooseLoss(Struct, frozen=True, tag="choose-loss"):
    """Choose what to remove in a token conflict: a token, or a ship, from an area (F3b)."""

    kind: Literal["token", "ship"]
    """Whether a token or a ship is removed."""
    area: AreaNo
    """Where it is removed: in the area of the conflict, or next to it (A-NAVAL-WARFARE)."""


class AnswerYesNo(Struct, frozen=True, tag="answer-yes-no"):
    """Yes or no."""

    yes: bool
    """True for yes."""


class ChooseNumber(Struct, frozen=True, tag="choose-number"):
    """A number within bounds."""

    number: int
    """The number; from 0 up to the most that is offered."""


class BuildCity(Frozen, frozen=True, tag="build-city"):
    """Build a city, some of its tokens perhaps from treasury or from neighbours (K1)."""

    area: AreaNo
    """Where the city is built."""
    treasury: int = 0
    """Tokens paid from treasury (A-ARCHITECTURE)."""
    neighbours: dict[AreaNo, int] = NOTHING
    """Tokens taken from land neighbours (A-URBANISM)."""
    keep: bool = False
    """Leave one token beside the city (A-PUBLIC-WORKS)."""


class Done(Struct, frozen=True, tag="done"):
    """Nothing more."""
