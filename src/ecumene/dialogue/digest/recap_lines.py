"""What a recap consists of: sentences with the places and the moves that they tell of."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.state.ids import Party, PlaceNo

Concern: TypeAlias = Literal["own", "near", "others"]
"""Whether something befell the reader, touches their areas, or only the others."""


class MadeMove(Struct, frozen=True):
    """Pieces that went from one place to another."""

    party: Party
    """Whose pieces they are: a seat's or the Barbarians'."""
    kind: Literal["march", "ship"]
    """Whether they march, or are a ship with those aboard."""
    start: PlaceNo
    """Where they set out."""
    way: tuple[PlaceNo, ...]
    """The places after that; the last one is where they went."""
    count: int
    """The tokens that march or are aboard."""


class RecapLine(Struct, frozen=True):
    """Something that has happened, or stands ahead because of it."""

    sentence: Sentence
    """What it is."""
    about: Concern
    """Whom it concerns."""
    party: Party | None = None
    """Whose doing it is, or whom it happened to; None: nobody's in particular."""
    places: tuple[PlaceNo, ...] = ()
    """The places that it tells of."""
    moves: tuple[MadeMove, ...] = ()
    """The moves that it tells of, in order."""
