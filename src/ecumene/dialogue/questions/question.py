"""A question: everything needed to put a decision to a player, anywhere, and take the answer.

A question can be answered in one or several ways. A way is a kind of action with fields to fill in:
each field has the name of a field of the action and says what fits into it. If few answers are
possible, they are also listed whole, each in words and with its consequences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from ecumene.dialogue.sentences.sentence import Sentence, Thing
from ecumene.rules.actions import Action
from ecumene.rules.forecast import Harbour, Marching, Outlook, Payment, Support
from ecumene.rules.forms import Amount, Cards, Substituted, YesOrNo
from ecumene.rules.state.ids import AreaNo, CardNo, PlaceNo, Seat
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterable


class Option(Struct, frozen=True):
    """Something that can be picked."""

    of: Thing | int | str
    """What it is; the action holds its id, or the number or word itself."""
    worth: int | None = None
    """What counts about it here: a price, unit points, tokens; None if nothing does."""
    costs: tuple[Sentence, ...] = ()
    """What would come of picking it, and whom it costs what; empty if it is plain."""
    rank: int | None = None
    """Its place among the options, from 0: what the player would miss least comes first, and what
    is missed equally has the same; None if there is nothing to sort by."""

    @property
    def id(self) -> int | str:
        """Its value in an action."""
        if isinstance(self.of, int | str):
            return self.of
        id_: int | str = getattr(self.of, self.of.__struct_fields__[0])
        return id_


class Pick(Struct, frozen=True, tag="pick"):
    """Pick from several things."""

    name: str
    """The field of the action."""
    options: tuple[Option, ...]
    """The options."""
    least: int = 1
    """The fewest that must be picked."""
    most: int = 1
    """The most that can be picked."""
    single: bool = False
    """Whether the action holds the thing itself, or nothing; otherwise a list of things."""
    sums: tuple[int, ...] = ()
    """The possible sums of the worth of everything picked; empty if they do not matter."""


class Counts(Struct, frozen=True, tag="counts"):
    """Give a number to each of several things."""

    name: str
    """The field of the action: numbers by id, without zeros."""
    room: tuple[Option, ...]
    """The things, each worth the most that it can be given."""
    least: int
    """The least that must be given in total."""
    most: int
    """The most that can be given in total."""
    step: int = 1
    """The step size of all numbers."""
    removes: bool = False
    """Whether that many pieces leave the board there."""


class Stated(Struct, frozen=True, tag="statement"):
    """State what is given in trade: how many cards, the first two by their true names (X2)."""

    name: str
    """The field of the action that holds the number and the names."""
    cards: tuple[CardNo, ...]
    """The player's cards that are not promised elsewhere and may be traded (X3)."""
    least: int
    """The fewest cards that can be traded."""
    named: int
    """How many of them are named truly, and must be commodities."""


class Claimed(Struct, frozen=True, tag="claims"):
    """Claim what further cards are, truly or not (X2)."""

    name: str
    """The field of the action: a list of cards."""
    most: int
    """The most that can be claimed."""


class Wished(Struct, frozen=True, tag="wish"):
    """State what is wanted in trade: how many cards, and optionally which (X2)."""

    name: str
    """The field of the action that holds the number and the names."""
    least: int
    """The fewest cards that can be asked for."""
    most_named: int
    """The most cards that can be wished for by name."""


class Vessel(Frozen, frozen=True):
    """A ship that may still act (M4-M8)."""

    ship: int
    """Its number."""
    place: PlaceNo
    """Where it is."""
    load: int
    """The tokens aboard."""
    room: int
    """How many more it can carry (M7)."""
    paid: bool
    """Whether it was built or maintained this turn (M5)."""
    ways: dict[PlaceNo, tuple[PlaceNo, ...]]
    """The coasts and seas it can still reach, and the steps there (M7)."""
    shores: tuple[AreaNo, ...]
    """Of these places and its own, those where tokens can go ashore (M7)."""


class Moves(Struct, frozen=True, tag="moves"):
    """Put together a movement, move by move (M3-M8)."""

    name: str
    """The field of the action that holds a list of moves; each can also be sent alone."""
    stacks: tuple[Marching, ...]
    """What can march."""
    ships: tuple[Vessel, ...]
    """What can sail."""
    harbours: tuple[Harbour, ...]
    """Where a ship can be built, and how it can be paid for (M4)."""
    upkeep: tuple[Payment, ...]
    """How ships not paid for yet can be paid for; empty if all are paid (M5)."""


Field: TypeAlias = (
    Pick | Counts | Amount | Cards | YesOrNo | Stated | Claimed | Wished | Substituted | Moves
)
"""A field to fill in."""


class Way(Struct, frozen=True):
    """One way to answer: an action, and its fields to fill in."""

    action: str
    """The kind of the action."""
    sentence: Sentence
    """What it does, in a few words."""
    fields: tuple[Field, ...] = ()
    """The fields to fill in; the action's other fields keep their defaults."""
    about: Thing | None = None
    """The site, advance or player it is about, if there are several ways of the same kind."""


Topic: TypeAlias = Literal[
    "beaten",
    "cards",
    "cities",
    "conflicts",
    "end",
    "hand",
    "movement",
    "purchase",
    "ships",
    "support",
    "surplus",
    "targets",
    "taxes",
    "theme",
    "toll",
    "track",
    "trade",
    "treasury",
]


class Remark(Struct, frozen=True):
    """Something worth knowing, in words."""

    about: Topic
    """What it is about."""
    sentence: Sentence
    """What is said."""
    loss: bool = False
    """Whether it warns of a loss."""
    area: PlaceNo | None = None
    """The place it is about, if it is about one alone."""


def spoken(remarks: Iterable[Remark]) -> tuple[Sentence, ...]:
    """The words of remarks."""
    return tuple(remark.sentence for remark in remarks)


class Forecast(Struct, frozen=True):
    """Expected consequences, as data and in words."""

    remarks: tuple[Remark, ...] = ()
    """The words."""
    outlook: Outlook | None = None
    """The consequences of a movement, if it is about one."""
    support: Support | None = None
    """Whether tokens would support the reader's cities, if that is at stake (K4)."""

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """The words alone."""
        return spoken(self.remarks)


class Choice(Struct, frozen=True):
    """A complete answer."""

    action: Action
    """The action."""
    sentence: Sentence
    """The action in words."""
    forecast: Forecast = Forecast()
    """Its consequences."""


class StruckBefore(Struct, frozen=True):
    """A calamity that has struck in this phase already (C2)."""

    card: CardNo
    """Which one."""
    victims: tuple[Seat, ...]
    """Who held it."""
    costs: tuple[Sentence, ...]
    """What it has cost everybody."""


class StillHeld(Struct, frozen=True):
    """Calamities that are still to strike in this phase (Y1)."""

    seat: Seat
    """Who holds them."""
    count: int
    """How many there are."""
    cards: tuple[CardNo, ...]
    """Which ones; only the reader's own are known."""


class Background(Struct, frozen=True):
    """The calamity that a question belongs to: whose it is, and how it came to this."""

    card: CardNo
    """Which calamity it is."""
    victims: tuple[Seat, ...]
    """Its primary victims (C3)."""
    role: Literal["primary", "secondary", "beneficiary", "other"]
    """What it makes of the reader."""
    reasons: tuple[Sentence, ...]
    """How it concerns the reader, what the card takes, and what advances change about it (C12)."""
    done: tuple[StruckBefore, ...]
    """What has struck before it in this phase."""
    to_come: tuple[StillHeld, ...]
    """Who still holds calamities."""


class Question(Struct, frozen=True):
    """A decision as put to a player."""

    kind: str
    """The kind of decision."""
    purpose: str | None
    """What it is about, if its kind has several purposes."""
    rule: str
    """The id of the rule that asks it."""
    sentence: Sentence
    """The question itself, without its rule."""
    situation: tuple[Remark, ...]
    """What the player has to know: what they have, what it is about."""
    forecast: Forecast
    """What would happen as things stand."""
    options: tuple[Sentence, ...]
    """The options in words."""
    ways: tuple[Way, ...]
    """The ways to answer."""
    choices: tuple[Choice, ...]
    """The answers if there are few, in the order in which to show them; else none."""
    proposal: Choice | None
    """A good answer to begin with; None if the player should not be led."""
    default: Choice
    """The answer for a player who does not answer (O4)."""
    warnings: tuple[Sentence, ...] = ()
    """What the player might not expect as things stand."""
    may_wait: bool = False
    """Whether the player may let earlier players act first (G9, M1)."""
    background: Background | None = None
    """The calamity it belongs to, in phase 9 (C)."""
