"""What a seat can do, written with names: ``March("tanis", "memphis", tokens=2)``.

There is a class for every action of the engine, with the fields of that action; a test compares
them. Names are found as people write them, in either language, and kept as ids. A single name may
stand for a list of one. Players are called by their civilizations.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ecumene.api.translation import CLASSES, EVERYONE, STRUCTS, Part, Who, fields, inward
from ecumene.dialogue import describe_action
from ecumene.rules import actions as do
from ecumene.rules.phases.abilities import (
    diaspora,
    fundamentalism,
    monotheism,
    politics,
    provincial_empire,
    trade_routes,
    universal_doctrine,
)
from ecumene.rules.state import moves, trade_offers

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.rules.actions import Action as EngineAction

__all__ = [
    "AcceptOffer",
    "Action",
    "AnswerYesNo",
    "BuildCity",
    "BuildShip",
    "BuyAdvances",
    "BuyCard",
    "CallTime",
    "ChooseCities",
    "ChooseCredits",
    "ChooseLoss",
    "ChooseNumber",
    "ChoosePlace",
    "ComeBack",
    "Disembark",
    "Done",
    "Embark",
    "EndMovement",
    "EndTrading",
    "Halt",
    "HandOverCard",
    "Leave",
    "LoseCards",
    "MaintainShip",
    "MakeAllMoves",
    "MakeMoves",
    "MakeOffer",
    "March",
    "NameVictims",
    "PickCivilization",
    "PlaceTokens",
    "PutDownCards",
    "Sail",
    "ScrapShip",
    "SelectAreas",
    "SetTaxRate",
    "Statement",
    "Substitution",
    "TakeBack",
    "TakeBackMoves",
    "TakeDamage",
    "TokenPaid",
    "Undo",
    "UseDiaspora",
    "UseFundamentalism",
    "UseMonotheism",
    "UsePolitics",
    "UseProvincialEmpire",
    "UseTradeRoutes",
    "UseUniversalDoctrine",
    "Wait",
    "Wish",
    "Withdraw",
]

Names: TypeAlias = Sequence[str]
Counts: TypeAlias = Mapping[str, int]


class Written(Part):
    """Something written with names, which are looked up when it is created."""

    def __init_subclass__(cls, *, of: type[Struct] | None = None) -> None:
        if of is not None:
            CLASSES[of] = cls
            STRUCTS[cls] = of

    def __post_init__(self) -> None:
        for name, translation in fields(STRUCTS[type(self)]).items():
            object.__setattr__(self, name, translation.normal(getattr(self, name)))

    def __repr__(self) -> str:
        """As it can be written, without defaults."""
        defaults = _defaults(STRUCTS[type(self)])
        values = ((name, getattr(self, name)) for name in fields(STRUCTS[type(self)]))
        said = (f"{name}={value!r}" for name, value in values if value != defaults.get(name, ...))
        return f"{type(self).__name__}({', '.join(said)})"


@cache
def _defaults(struct: type[Struct]) -> Mapping[str, object]:
    """The defaults of optional fields."""
    written: Any = CLASSES[struct]
    return {
        field.name: field.default if field.default_factory is MISSING else field.default_factory()
        for field in dataclasses.fields(written)
    }


class Action(Written):
    """Something that a seat can do; ``str(action)`` says what, in words."""

    def __str__(self) -> str:
        action: EngineAction = inward(self, EVERYONE)
        return EVERYONE.text(describe_action(action))


# Set-up and phases 1 and 2


@dataclass(frozen=True, repr=False)
class PickCivilization(Action, of=do.PickCivilization):
    """Pick a civilization of the set-up (S2)."""

    civilization: str


@dataclass(frozen=True, repr=False)
class SetTaxRate(Action, of=do.SetTaxRate):
    """Set the tax rate for all cities (T1)."""

    rate: int


@dataclass(frozen=True, repr=False)
class ChooseCities(Action, of=do.ChooseCities):
    """Choose cities by their areas; in those declined no extra token of Agriculture (G11c)."""

    areas: Names | str
    declined: Names | str = ()


@dataclass(frozen=True, repr=False)
class PlaceTokens(Action, of=do.PlaceTokens):
    """Divide tokens over areas (E2)."""

    tokens: Counts


# Movement


@dataclass(frozen=True, repr=False)
class TokenPaid(Written, of=moves.TokenPaid):
    """A token of the board that pays for a ship (M4a)."""

    area: str
    moved: Literal["still", "marched", "landed"] = "still"


@dataclass(frozen=True, init=False, repr=False)
class March(Action, of=moves.March):
    """Tokens go one step by land, or two in one go with Roadbuilding (M3, A-ROADBUILDING).

    ``March("tanis", "memphis", tokens=2)``, and over another area ``March("tanis", "memphis",
    "fayum", tokens=2)``.
    """

    path: Names
    tokens: int

    def __init__(self, start: str, goal: str, *further: str, tokens: int = 1) -> None:
        object.__setattr__(self, "path", (start, goal, *further))
        object.__setattr__(self, "tokens", tokens)
        self.__post_init__()

    def __repr__(self) -> str:
        return f"March({', '.join(map(repr, self.path))}, tokens={self.tokens})"


@dataclass(frozen=True, repr=False)
class BuildShip(Action, of=moves.BuildShip):
    """Build a ship, paid with treasury and tokens of the board, two in all (M4)."""

    area: str
    treasury: int = 2
    tokens: Sequence[TokenPaid] = ()
    ship: int | None = None


@dataclass(frozen=True, repr=False)
class MaintainShip(Action, of=moves.MaintainShip):
    """Pay for a ship of an earlier turn: 1 treasury, or a token from anywhere (M5)."""

    ship: int
    token: TokenPaid | None = None


@dataclass(frozen=True, repr=False)
class ScrapShip(Action, of=moves.ScrapShip):
    """Remove an unmaintained ship (M6)."""

    ship: int


@dataclass(frozen=True, repr=False)
class Embark(Action, of=moves.Embark):
    """Take tokens aboard (M3, M7)."""

    ship: int
    tokens: int


@dataclass(frozen=True, repr=False)
class Sail(Action, of=moves.Sail):
    """Take a step to a water neighbour (M7)."""

    ship: int
    to: str


@dataclass(frozen=True, repr=False)
class Disembark(Action, of=moves.Disembark):
    """Put tokens ashore (M7, M8, M11)."""

    ship: int
    tokens: int


@dataclass(frozen=True, repr=False)
class Halt(Action, of=moves.Halt):
    """End a ship's voyage; what is aboard goes ashore (M7, M7a)."""

    ship: int


@dataclass(frozen=True, repr=False)
class TakeBack(Action, of=do.TakeBack):
    """Take back a move, counted from 0, and whatever depends on it (M2)."""

    move: int


@dataclass(frozen=True, repr=False)
class TakeBackMoves(Action, of=do.TakeBackMoves):
    """Take back several moves, counted from 0, and whatever depends on them (M2)."""

    moves: Sequence[int]


@dataclass(frozen=True, repr=False)
class EndMovement(Action, of=do.EndMovement):
    """Declare one's own movement ended (M2, M10)."""


Move: TypeAlias = March | BuildShip | MaintainShip | ScrapShip | Embark | Sail | Disembark | Halt


@dataclass(frozen=True, repr=False)
class MakeMoves(Action, of=do.MakeMoves):
    """Make several moves, or, if one of them is illegal, none; the movement goes on (M2)."""

    moves: Sequence[Move]


@dataclass(frozen=True, repr=False)
class MakeAllMoves(Action, of=do.MakeAllMoves):
    """Make all moves of a movement and end it, or, if one of them is illegal, none."""

    moves: Sequence[Move]


@dataclass(frozen=True, repr=False)
class Wait(Action, of=do.Wait):
    """Wait for players who come before (G9, M1, C8)."""


# Conflict, cities, and general answers


@dataclass(frozen=True, repr=False)
class ChooseLoss(Action, of=do.ChooseLoss):
    """Choose what to remove in a token conflict: a token, or a ship, from an area (F3b)."""

    kind: Literal["token", "ship"]
    area: str


@dataclass(frozen=True, repr=False)
class AnswerYesNo(Action, of=do.AnswerYesNo):
    """Yes or no."""

    yes: bool


@dataclass(frozen=True, repr=False)
class ChooseNumber(Action, of=do.ChooseNumber):
    """A number within bounds."""

    number: int


@dataclass(frozen=True, repr=False)
class BuildCity(Action, of=do.BuildCity):
    """Build a city, optionally with tokens from treasury or neighbours (K1).

    ``treasury`` with Architecture, ``neighbours`` with Urbanism; with Public Works ``keep`` leaves
    one token beside the city.
    """

    area: str
    treasury: int = 0
    neighbours: Counts = field(default_factory=dict)
    keep: bool = False


@dataclass(frozen=True, repr=False)
class Done(Action, of=do.Done):
    """Nothing more."""


# Trade cards and trade


@dataclass(frozen=True, repr=False)
class BuyCard(Action, of=do.BuyCard):
    """Buy a further trade card from a stack, by its printed number (D3)."""

    stack: int
    free: bool = False


@dataclass(frozen=True, repr=False)
class Statement(Written, of=trade_offers.Statement):
    """What is said about the cards given: how many, two by true names, and the others (X2)."""

    count: int
    named: Names
    claims: Names | str = ()


@dataclass(frozen=True, repr=False)
class Wish(Written, of=trade_offers.Wish):
    """What is wished for: how many cards, and names that bind nobody (X2)."""

    count: int
    named: Names | str = ()


@dataclass(frozen=True, repr=False)
class MakeOffer(Action, of=do.MakeOffer):
    """Offer a deal to everybody or to one player (X2)."""

    gives: Statement
    wants: Wish
    to: Who | None = None
    counter: str | None = None


@dataclass(frozen=True, repr=False)
class AcceptOffer(Action, of=do.AcceptOffer):
    """Accept an offer: give as many cards as it wants, and state truthfully two of them (X2)."""

    offer: str
    named: Names
    claims: Names | str = ()


@dataclass(frozen=True, repr=False)
class PutDownCards(Action, of=do.PutDownCards):
    """Put down the real cards for a deal; it takes place when both have (X5)."""

    deal: str
    cards: Names


@dataclass(frozen=True, repr=False)
class Withdraw(Action, of=do.Withdraw):
    """Withdraw one's own offer, decline one, or call off a deal, by its number."""

    number: str


@dataclass(frozen=True, repr=False)
class ComeBack(Action, of=do.ComeBack):
    """Return to trade after being done (X8)."""


@dataclass(frozen=True, repr=False)
class EndTrading(Action, of=do.EndTrading):
    """End trading, its time being up (X8): for ``game.do``, not for a player."""


# Calamities


@dataclass(frozen=True, repr=False)
class TakeDamage(Action, of=do.TakeDamage):
    """Choose what pays for damage (G12); cities are reduced first, then others destroyed."""

    tokens: Counts = field(default_factory=dict)
    destroyed: Names | str = ()
    reduced: Names | str = ()
    declined: Names | str = ()


@dataclass(frozen=True, repr=False)
class NameVictims(Action, of=do.NameVictims):
    """Name the secondary victims of a calamity (C5)."""

    victims: Sequence[Who] | str


@dataclass(frozen=True, repr=False)
class ChoosePlace(Action, of=do.ChoosePlace):
    """Choose a place: an open sea, or an area that stands for its flood plain or volcano."""

    place: str


@dataclass(frozen=True, repr=False)
class LoseCards(Action, of=do.LoseCards):
    """Discard commodity cards; a card given twice means two of them."""

    cards: Names | str


@dataclass(frozen=True, repr=False)
class SelectAreas(Action, of=do.SelectAreas):
    """Select whole areas (C-CIVIL-WAR, C-TYRANNY)."""

    areas: Names | str


# Special abilities


@dataclass(frozen=True, repr=False)
class UseDiaspora(Action, of=diaspora.UseDiaspora):
    """Take tokens from the board and place them in other areas (A-DIASPORA)."""

    taken: Counts
    placed: Counts


@dataclass(frozen=True, repr=False)
class UseFundamentalism(Action, of=fundamentalism.UseFundamentalism):
    """Destroy all units in an area (A-FUNDAMENTALISM)."""

    area: str


@dataclass(frozen=True, repr=False)
class UseMonotheism(Action, of=monotheism.UseMonotheism):
    """Annex all units in an area (A-MONOTHEISM)."""

    area: str


@dataclass(frozen=True, repr=False)
class UsePolitics(Action, of=politics.UsePolitics):
    """Either move tokens to the treasury, or annex all units in an area (A-POLITICS)."""

    treasury: int = 0
    area: str | None = None


@dataclass(frozen=True, repr=False)
class UseProvincialEmpire(Action, of=provincial_empire.UseProvincialEmpire):
    """Name players who each hand over a card (A-PROVINCIAL-EMPIRE)."""

    players: Sequence[Who] | str


@dataclass(frozen=True, repr=False)
class UseTradeRoutes(Action, of=trade_routes.UseTradeRoutes):
    """Discard commodity cards for treasury; a card given twice means two (A-TRADE-ROUTES)."""

    cards: Names | str


@dataclass(frozen=True, repr=False)
class UseUniversalDoctrine(Action, of=universal_doctrine.UseUniversalDoctrine):
    """Either annex a pirate city, or Barbarian tokens (A-UNIVERSAL-DOCTRINE)."""

    city: str | None = None
    tokens: Counts = field(default_factory=dict)


@dataclass(frozen=True, repr=False)
class HandOverCard(Action, of=do.HandOverCard):
    """Give a card to the holder of Provincial Empire (A-PROVINCIAL-EMPIRE)."""

    card: str


# Advances, and what is not an answer


@dataclass(frozen=True, repr=False)
class Substitution(Written, of=do.Substitution):
    """A card that counts as one more of another commodity's set (A-TRADE-EMPIRE)."""

    card: str
    into: str


@dataclass(frozen=True, repr=False)
class BuyAdvances(Action, of=do.BuyAdvances):
    """Buy advances in one transaction (P2).

    ``discounted`` with Library, ``gift`` with Anatomy, ``credits`` of free choice with Written
    Record and Monument, ``substitution`` with Trade Empire.
    """

    advances: Names | str
    cards: Names | str = ()
    treasury: int = 0
    discounted: str | None = None
    gift: str | None = None
    credits: Counts = field(default_factory=dict)
    substitution: Substitution | None = None


@dataclass(frozen=True, repr=False)
class ChooseCredits(Action, of=do.ChooseCredits):
    """Take credits of free choice, by group (Q3)."""

    credits: Counts


@dataclass(frozen=True, repr=False)
class Leave(Action, of=do.Leave):
    """Leave the game after this phase, or the coming 5 or 11 (L1); possible at any time."""


@dataclass(frozen=True, repr=False)
class CallTime(Action, of=do.CallTime):
    """Call time as agreed (H6): for ``game.do``, not for a player."""


@dataclass(frozen=True, repr=False)
class Undo(Action, of=do.Undo):
    """Take back the last answers (O2); ``seat.undo()`` knows how many."""

    answers: int = 1
    seat: Who | None = None
    agreed: bool = False
