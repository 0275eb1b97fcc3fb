"""What a recap consists of: sentences with the places and the moves that they tell of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentences.sentence import NamedRule, Sentence, say
from ecumene.rules.state.ids import Party, PlaceNo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.dialogue.sentences.sentence import Argument

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


IN_A_WORD: Final[Mapping[str, str]] = {
    "F9": "attack",
    "K4": "support",
    "P5": "hand",
    "T3": "revolt",
}
"""Rules that take something, as messages need them."""


def reason(rule: str) -> Argument:
    """Why something was lost: cards have names, rules need a word for who does not know ids."""
    if (why := IN_A_WORD.get(rule)) is None:
        return NamedRule(rule)
    return say("recap-reason", why=why, rule=NamedRule(rule))
