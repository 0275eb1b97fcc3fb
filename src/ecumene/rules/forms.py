"""The form of an answer: an action, and what is to be filled in for it.

Each blank has the name of a field of the action and says what fits into it, by number. What the
numbers stand for follows from the type of that field, so ``dialogue`` can put a form into words and
a computer player can fill it in without knowing the question.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import CardNo
from ecumene.rules.state.readonly import NOTHING, Frozen


class Among(Frozen, frozen=True):
    """Pick from several things."""

    name: str
    """The field of the action."""
    options: tuple[int | str, ...]
    """The options."""
    least: int = 1
    """The fewest that must be picked."""
    most: int = 1
    """The most that can be picked."""
    worth: dict[int, int] = NOTHING
    """What counts about the options: a price, unit points; empty if nothing does."""
    sums: tuple[int, ...] = ()
    """The possible sums of the worth of everything picked; empty if they do not matter."""


class One(Frozen, frozen=True):
    """Pick one of several things; the action holds it directly, not in a list."""

    name: str
    """The field of the action."""
    options: tuple[int | str, ...]
    """The options."""
    worth: dict[int, int] = NOTHING
    """What counts about the options; empty if nothing does."""
    optional: bool = False
    """Whether it may be left out."""


class Shares(Frozen, frozen=True):
    """Give a number to each of several things."""

    name: str
    """The field of the action: numbers by thing, without zeros."""
    room: dict[int, int]
    """The most that each can be given."""
    least: int
    """The least that must be given in total."""
    most: int
    """The most that can be given in total."""
    step: int = 1
    """The step size of all numbers."""
    removes: bool = False
    """Whether that many pieces leave the board there."""


class Amount(Struct, frozen=True, tag="amount"):
    """Choose a number."""

    name: str
    """The field of the action."""
    least: int
    """The smallest."""
    most: int
    """The largest."""


class Cards(Struct, frozen=True, tag="cards"):
    """Choose cards from one's own hand; equal cards are interchangeable."""

    name: str
    """The field of the action: a list, in which a card given twice means two of them."""
    cards: tuple[CardNo, ...]
    """The cards to choose from."""
    counts: tuple[int, ...]
    """The numbers that may be chosen; empty if another bound decides."""
    face_value: int = 0
    """The face value they must add up to; 0 if it does not matter."""
    single: bool = False
    """Whether the action holds one card directly, not a list."""


class YesOrNo(Struct, frozen=True, tag="yes-or-no"):
    """Say yes or no."""

    name: str
    """The field of the action."""
    price: int = 0
    """The price of a yes; 0: none."""


class Substituted(Struct, frozen=True, tag="substitution"):
    """Let a card count as one more of another set that is handed in (A-TRADE-EMPIRE)."""

    name: str
    """The field of the action that holds the card and the commodity, or nothing."""
    cards: tuple[CardNo, ...]
    """The player's own cards."""


Blank: TypeAlias = Among | One | Shares | Amount | Cards | YesOrNo | Substituted
"""What is filled in."""


def single_or_several(count: int) -> str:
    """Whether one thing is picked or several, as a selector of messages."""
    return "single" if count == 1 else "several"


class AnswerForm:
    """One way to answer: an action, the message for its button, and the blanks to fill in.

    Fields of the action without a blank keep their defaults.
    """

    __slots__ = ("about", "action", "blanks", "key", "told")

    def __init__(
        self, action: type[Any], key: str, *blanks: Blank, about: str = "", **told: int | str
    ) -> None:
        self.action = action
        """The kind of action."""
        self.key = key
        self.told = told
        """What the message depends on: whether one is picked or several, and for what."""
        self.blanks = blanks
        self.about = about
        """The blank with the only option that the form is about, if there are several of a kind."""
