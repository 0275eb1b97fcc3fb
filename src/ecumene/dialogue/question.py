"""A question: everything needed to put a decision to somebody, anywhere, and to take the answer.

A question can be answered in one or several ways. A way is a kind of action with fields to fill in:
each field has the name of a field of the action and says what fits into it. Where few answers are
possible they are listed whole as well, each in words and with what would come of it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentence import Sentence, Thing
from ecumene.rules.actions import Action
from ecumene.rules.forecast import Harbour, Marching, Payment
from ecumene.rules.ids import CardNo, PlaceNo
from ecumene.rules.readonly import Frozen


class Option(Struct, frozen=True):
    """Something that can be picked."""

    of: Thing | int | str
    """What it is; the action holds its id, or the number or the word itself."""
    worth: int | None = None
    """What counts about it here: a price, unit points, tokens; None where nothing does."""

    @property
    def id(self) -> int | str:
        """What an action holds of it."""
        if isinstance(self.of, int | str):
            return self.of
        id_: int | str = getattr(self.of, self.of.__struct_fields__[0])
        return id_


class Pick(Struct, frozen=True, tag="pick"):
    """Pick from several things."""

    name: str
    """The field of the action."""
    options: tuple[Option, ...]
    """What there is to pick from."""
    least: int = 1
    """How many must be picked."""
    most: int = 1
    """How many can be."""
    single: bool = False
    """Whether the action holds the thing itself, or nothing; else a list of things."""
    sums: tuple[int, ...] = ()
    """What the worth of everything picked may add up to; empty where it does not matter."""


class Counts(Struct, frozen=True, tag="counts"):
    """Give a number to each of several things."""

    name: str
    """The field of the action: numbers by id, those of 0 left out."""
    room: tuple[Option, ...]
    """The things, each worth the most that it can be given."""
    least: int
    """How much must be given in all."""
    most: int
    """How much can be."""
    step: int = 1
    """Everything is given in steps of this size."""


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


class Stated(Struct, frozen=True, tag="statement"):
    """State what is given in trade: how many cards, the first two by their true names (X2)."""

    name: str
    """The field of the action that holds the number and the names."""
    cards: tuple[CardNo, ...]
    """The own cards that are not promised elsewhere and may be traded (X3)."""
    least: int
    """The fewest cards that can be traded."""
    named: int
    """How many of them are named truly, and must be commodities."""


class Claimed(Struct, frozen=True, tag="claims"):
    """Say what further cards are, truly or not (X2)."""

    name: str
    """The field of the action: a list of cards."""
    most: int
    """How many can be claimed."""


class Wished(Struct, frozen=True, tag="wish"):
    """Say what is wanted in trade: how many cards, and if one likes which (X2)."""

    name: str
    """The field of the action that holds the number and the names."""
    least: int
    """The fewest cards that can be asked for."""
    most_named: int
    """How many cards can be wished for by name."""


class Substituted(Struct, frozen=True, tag="substitution"):
    """Let a card count as one more of another set that is handed in (A-TRADE-EMPIRE)."""

    name: str
    """The field of the action that holds the card and the commodity, or nothing."""
    cards: tuple[CardNo, ...]
    """The own cards."""


class Vessel(Frozen, frozen=True):
    """A ship that may still act (M4-M8)."""

    ship: int
    """Its number."""
    place: PlaceNo
    """Where it is."""
    load: int
    """The tokens aboard."""
    room: int
    """How many more it carries (M7)."""
    paid: bool
    """Whether it was built or maintained this turn (M5)."""
    ways: dict[PlaceNo, tuple[PlaceNo, ...]]
    """The coasts and seas it can still reach, and the steps there (M7)."""


class Moves(Struct, frozen=True, tag="moves"):
    """Make up a movement, move by move (M3-M8)."""

    name: str
    """The field of the action that holds a whole list of moves; each can be sent alone, too."""
    stacks: tuple[Marching, ...]
    """What may march."""
    ships: tuple[Vessel, ...]
    """What may sail."""
    harbours: tuple[Harbour, ...]
    """Where a ship can be built, and how it can be paid for (M4)."""
    upkeep: tuple[Payment, ...]
    """How each ship that is not paid for yet can be; nothing where all are (M5)."""


Field: TypeAlias = (
    Pick | Counts | Amount | Cards | YesOrNo | Stated | Claimed | Wished | Substituted | Moves
)
"""What is filled in."""


class Way(Struct, frozen=True):
    """One way to answer: an action, and the fields of it that are filled in."""

    action: str
    """The kind of the action."""
    sentence: Sentence
    """What it does, in a few words."""
    fields: tuple[Field, ...] = ()
    """What is to be filled in; fields of the action that are not here keep their defaults."""
    about: Thing | None = None
    """The site, advance or player it is about, where there are several ways of the same kind."""


class Choice(Struct, frozen=True):
    """An answer as a whole."""

    action: Action
    """What is answered."""
    sentence: Sentence
    """The same in words."""
    forecast: tuple[Sentence, ...] = ()
    """What would come of it."""


class Question(Struct, frozen=True):
    """A decision as it is put to somebody."""

    kind: str
    """The kind of the decision."""
    rule: str
    """The id of the rule by which it is asked."""
    sentence: Sentence
    """The question itself."""
    situation: tuple[Sentence, ...]
    """What whoever answers it has to know: what they have, what it is about."""
    forecast: tuple[Sentence, ...]
    """What would come of things as they stand."""
    options: tuple[Sentence, ...]
    """What there is to choose from, in words."""
    ways: tuple[Way, ...]
    """How it can be answered."""
    choices: tuple[Choice, ...]
    """The answers where there are few, in the order in which they are shown; else none."""
    proposal: Choice | None
    """A good answer to begin with; None where nobody should be led."""
    default: Choice
    """What is answered for somebody who does not answer (O4)."""
    warnings: tuple[Sentence, ...] = ()
    """What somebody might not expect of things as they stand."""
    may_wait: bool = False
    """Whether they may let those before them act first (G9, M1)."""
    losses: tuple[Sentence, ...] = ()
    """What of the forecast would be lost if they ended their movement now, which stands (M2)."""
