"""The form of an answer: an action, and what is to be filled in for it.

Each blank has the name of a field of the action and says what fits into it, by number. What the
numbers stand for follows from the type of that field, so ``dialogue`` can put a form into words and
a computer player can fill it in without knowing what is asked.
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
    """What there is to pick from."""
    least: int = 1
    """How many must be picked."""
    most: int = 1
    """How many can be."""
    worth: dict[int, int] = NOTHING
    """What counts about the options: a price, unit points; empty where nothing does."""
    sums: tuple[int, ...] = ()
    """What the worth of everything picked may add up to; empty where it does not matter."""


class One(Frozen, frozen=True):
    """Pick one of several things, which the action holds itself, not in a list."""

    name: str
    """The field of the action."""
    options: tuple[int | str, ...]
    """What there is to pick from."""
    worth: dict[int, int] = NOTHING
    """What counts about the options; empty where nothing does."""
    optional: bool = False
    """Whether none need be picked."""


class Shares(Frozen, frozen=True):
    """Give a number to each of several things."""

    name: str
    """The field of the action: numbers by thing, those of 0 left out."""
    room: dict[int, int]
    """The most that each can be given."""
    least: int
    """How much must be given in all."""
    most: int
    """How much can be."""
    step: int = 1
    """Everything is given in steps of this size."""
    removes: bool = False
    """Whether so many pieces leave the board there."""


class Amount(Struct, frozen=True, tag="amount"):
    """Choose a number."""

    name: str
    """The field of the action."""
    least: int
    """The smallest."""
    most: int
    """The largest."""


class Cards(Struct, frozen=True, tag="cards"):
    """Choose cards from one's own hand; which of several equal ones makes no difference."""

    name: str
    """The field of the action: a list, in which a card given twice means two of them."""
    cards: tuple[CardNo, ...]
    """The cards to choose from."""
    counts: tuple[int, ...]
    """How many of them may be chosen; empty where another bound decides."""
    face_value: int = 0
    """The face value they must come to; 0 where it does not matter."""
    single: bool = False
    """Whether the action holds one card itself, not a list."""


class YesOrNo(Struct, frozen=True, tag="yes-or-no"):
    """Say yes or no."""

    name: str
    """The field of the action."""
    price: int = 0
    """What a yes costs; 0: nothing."""


class Substituted(Struct, frozen=True, tag="substitution"):
    """Let a card count as one more of another set that is handed in (A-TRADE-EMPIRE)."""

    name: str
    """The field of the action that holds the card and the commodity, or nothing."""
    cards: tuple[CardNo, ...]
    """The own cards."""


Blank: TypeAlias = Among | One | Shares | Amount | Cards | YesOrNo | Substituted
"""What is filled in."""


class AnswerForm:
    """One way to answer: an action, the message for its button, and the blanks to fill in.

    Fields of the action that have no blank keep their defaults.
    """

    __slots__ = ("about", "action", "blanks", "key")

    def __init__(self, action: type[Any], key: str, *blanks: Blank, about: str = "") -> None:
        self.action = action
        """The kind of action."""
        self.key = key
        self.blanks = blanks
        self.about = about
        """The blank whose only option the form is about, where there are several of a kind."""
