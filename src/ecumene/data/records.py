"""The records of the tables.

A reference from one record to another is an integer: the position of the other in its table.
Areas and open seas share one numbering, because ships use both: ``Facts.places`` holds the areas
first and then the seas.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from ecumene.data.table import RecordTable
from ecumene.data.values import Amount, Drawing, Fill, Hue, Ink, Positive, Strength, Text

PlaceId: TypeAlias = int
AreaId: TypeAlias = int
CivId: TypeAlias = int
GroupId: TypeAlias = int
AdvanceId: TypeAlias = int
CalamityId: TypeAlias = int
CommodityId: TypeAlias = int
EpochId: TypeAlias = int
PlainId: TypeAlias = int
VolcanoId: TypeAlias = int
ThemeSetId: TypeAlias = int
StackNumber: TypeAlias = int

Numbers: TypeAlias = Mapping[str, int]


class Block(StrEnum):
    """One of the two trade blocks (S1, D5)."""

    WEST = "west"
    EAST = "east"


class MapName(StrEnum):
    """Which half of the board is laid out, or both (S1)."""

    WEST = "west"
    EAST = "east"
    BOTH = "both"


class Site(StrEnum):
    """A city site: beside any flood plain, or on one and exposed to it (G6)."""

    SAFE = "safe"
    FLOOD_PLAIN = "flood-plain"


class CalamityKind(StrEnum):
    """Minor, or major and tradeable or not (C1, C2, X3)."""

    MINOR = "minor"
    NON_TRADEABLE = "non-tradeable"
    TRADEABLE = "tradeable"


class Role(StrEnum):
    """In which part of a calamity a modifier counts (C12)."""

    ANY = "any"
    PRIMARY = "primary"
    SECONDARY = "secondary"


class TrackName(StrEnum):
    """The two versions of the A.S.T. (S6)."""

    BASIC = "basic"
    EXPERT = "expert"


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A proper name, or another short text, in each language of the project."""

    en: Text
    """In English."""
    pl: Text
    """In Polish."""

    def in_language(self, language: str) -> str:
        """Return the name in one language."""
        name: str = getattr(self, language)
        return name


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of pieces or cards, and a legible ink."""

    name: Name
    fill: Fill
    ink: Ink


class Tint(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of a commodity's cards, after its appearance."""

    hue: Hue
    strength: Strength


class Livery(Colour, frozen=True, forbid_unknown_fields=True):
    """The colours of a party: its pieces, the edge around them, and the ground of its region."""

    ground: Fill
    outline: Fill


class Emblem(Struct, frozen=True):
    """The figure on a party's pieces, so that none is known by colour alone."""

    name: Name
    path: Drawing


class FloodPlain(Struct, frozen=True, eq=False):
    """A flood plain and the areas it lies in (G6)."""

    index: PlainId
    id: str
    name: Name
    areas: tuple[AreaId, ...]


class Volcano(Struct, frozen=True, eq=False):
    """A volcano and the one or two areas it touches (G6)."""

    index: VolcanoId
    id: str
    name: Name
    areas: tuple[AreaId, ...]


class Area(Struct, frozen=True, eq=False):
    """A land area, with its water if it has any (G4-G7)."""

    index: AreaId
    id: str
    name: Name
    region: CivId
    limit: int
    site: Site | None
    plain: PlainId | None
    volcano: VolcanoId | None
    start: CivId | None
    coastal: bool
    land: tuple[AreaId, ...]
    water: tuple[PlaceId, ...]


class Sea(Struct, frozen=True, eq=False):
    """An open sea (G5)."""

    index: PlaceId
    id: str
    name: Name
    water: tuple[PlaceId, ...]


Place: TypeAlias = Area | Sea


class Region(Struct, frozen=True, eq=False):
    """The home areas of a civilization; they are in play when it is (S1)."""

    index: CivId
    id: str
    areas: tuple[AreaId, ...]


class Civilization(Struct, frozen=True, eq=False):
    """A civilization: its rank, its colours and emblem, its start and its row of the A.S.T."""

    index: CivId
    id: str
    name: Name
    rank: int
    home: Block
    colour: Livery
    emblem: Emblem
    start: AreaId
    epoch_starts: Mapping[TrackName, tuple[int, ...]]
    """The first step of every epoch on each track, including the Stone Age (step 0)."""


class Outsider(Struct, frozen=True, eq=False):
    """A party without a player: the Barbarians and the pirates (F2)."""

    id: str
    name: Name
    colour: Livery
    emblem: Emblem


class Group(Struct, frozen=True, eq=False):
    """One of the five groups of advances."""

    index: GroupId
    id: str
    name: Name
    colour: Colour


class Bonus(Struct, frozen=True):
    """What an advance takes off the price of one particular other (P3)."""

    to: AdvanceId
    amount: int


class Effect(Struct, frozen=True, eq=False):
    """One effect of an advance: where it acts, its numbers, and related advances."""

    phase: str
    kind: str
    numbers: Numbers
    stacks: Mapping[StackNumber, int]
    """Prices per stack, for effects that open stacks for purchase (D3)."""
    spares: tuple[AdvanceId, ...]
    """Advances whose holders are not affected (Z3, M12a)."""
    against: AdvanceId | None
    """The advance that the effect protects against or ignores."""


class Modifier(Struct, frozen=True):
    """How an advance changes a calamity for its holder (C12)."""

    advance: AdvanceId
    calamity: CalamityId
    role: Role
    change: str
    by: int

    def counts_for(self, role: Role) -> bool:
        """Whether it applies to a victim in a role."""
        return self.role in (Role.ANY, role)


class Advance(Struct, frozen=True, eq=False):
    """One of the 51 advances, A-NAME (P6)."""

    index: AdvanceId
    id: str
    name: Name
    cost: int
    points: int
    groups: tuple[GroupId, ...]
    credits: tuple[int, ...]
    """Credit points per group, in the order of the groups (P3)."""
    free_credits: int
    """Further credits in groups of the buyer's choice."""
    bonus: Bonus | None
    effects: tuple[Effect, ...]
    modifiers: tuple[Modifier, ...]

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return "A-" + self.id.upper()

    @property
    def special_ability(self) -> bool:
        """Whether it gives its holder an action in phase 10 (Z4)."""
        return any(
            effect.phase == "special-abilities" and effect.kind != "protects-against"
            for effect in self.effects
        )


class Calamity(Struct, frozen=True, eq=False):
    """One of the 24 calamities, C-NAME (C12)."""

    index: CalamityId
    id: str
    name: Name
    stack: StackNumber
    kind: CalamityKind
    beneficiary: str | None
    """What the beneficiary does, if there is one (C4)."""
    secondary: int
    """How many secondary victims the primary victim names (C5)."""
    strikes_areas: bool
    """Whether it hits everyone in an area, instead of named victims (C6)."""
    numbers: Numbers
    modifiers: tuple[Modifier, ...]

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return "C-" + self.id.upper()

    @property
    def tradeable(self) -> bool:
        """Whether it may change hands in phase 7 (X3)."""
        return self.kind is not CalamityKind.NON_TRADEABLE


class Commodity(Struct, frozen=True, eq=False):
    """A commodity; a set of n of them is worth n x n x its face value (X6)."""

    index: CommodityId
    id: str
    name: Name
    aliases: tuple[str, ...]
    stack: StackNumber
    face_value: int
    count: int
    block: Block | None
    """Its home block; None for the additional commodities, which belong to neither (S5a)."""
    additional: bool
    colour: Tint


class TradeStack(Struct, frozen=True, eq=False):
    """A trade stack: what lies in it, and what a card of it costs by default (D2, D3)."""

    number: StackNumber
    price: int | None
    commodities: tuple[CommodityId, ...]
    non_tradeable: CalamityId | None
    tradeable: CalamityId | None
    minor: CalamityId | None


class Setup(Struct, frozen=True, eq=False):
    """A set-up: who plays where, and with which cards (S1, S4, S5)."""

    players: int
    map: MapName
    civilizations: tuple[CivId, ...]
    """In rank order."""
    blocks: Mapping[Block, tuple[CivId, ...]]
    decks: Mapping[Block, Mapping[CommodityId, int]]
    """The number of cards of each commodity in a block's stacks."""
    areas: frozenset[AreaId]
    """The areas in play: the regions of the civilizations in play."""
    starting_credits: int
    hand_limit: int
    minor_calamities: bool


class Epoch(Struct, frozen=True, eq=False):
    """An epoch of the A.S.T."""

    index: EpochId
    id: str
    name: Name


class Requirement(Struct, frozen=True):
    """What moving into and inside an epoch requires (H1); 0 where nothing is required."""

    cities: int = 0
    advances: int = 0
    advances_below_100: int = 0
    advances_from_100: int = 0
    advances_from_200: int = 0
    advance_points: int = 0


class TrackVersion(Struct, frozen=True, eq=False):
    """One version of the A.S.T.: its length, its end and its requirements per epoch (H1-H4)."""

    name: TrackName
    last_step: int
    final_steps: tuple[int, ...]
    turns_after_final: int
    falls_back_without_city: bool
    requirements: tuple[Requirement, ...]


class ThemeSet(Struct, frozen=True, eq=False):
    """Four advances a player of the Short Game starts with (Q1)."""

    index: ThemeSetId
    id: str
    name: Name
    advances: tuple[AdvanceId, ...]
    destroys_city: bool


class ShortGameStart(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers every player of the Short Game starts with (Q1)."""

    cities: Amount
    cities_on_sites: Amount
    tokens: Amount
    treasury: Amount
    step: Amount


class ShortGame(Struct, frozen=True, eq=False):
    """The Short Game (Q)."""

    theme_sets: RecordTable[ThemeSet]
    copies: Mapping[int, Mapping[ThemeSetId, int]]
    """Per number of players: the number of copies of each theme set."""
    start: ShortGameStart


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """What every player owns (G1)."""

    tokens: Positive
    cities: Positive
    ships: Positive


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points per step and city, and for the Late Iron Age (V1, V1a)."""

    step: Amount
    city: Amount
    late_iron_bonus: Amount


class CalamityLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """How many calamities a hand keeps in phase 8 (Y3)."""

    total: Amount
    major: Amount


class Facts(Struct, frozen=True, eq=False):
    """All facts of the game."""

    areas: RecordTable[Area]
    seas: tuple[Sea, ...]
    places: RecordTable[Place]
    """Areas and seas in one numbering."""
    regions: RecordTable[Region]
    flood_plains: RecordTable[FloodPlain]
    volcanoes: RecordTable[Volcano]
    civilizations: RecordTable[Civilization]
    barbarians: Outsider
    pirates: Outsider
    groups: RecordTable[Group]
    advances: RecordTable[Advance]
    calamities: RecordTable[Calamity]
    commodities: RecordTable[Commodity]
    water: Name
    stacks: tuple[TradeStack, ...]
    """Stack n is ``stacks[n - 1]``."""
    setups: tuple[Setup, ...]
    epochs: RecordTable[Epoch]
    tracks: Mapping[TrackName, TrackVersion]
    years: tuple[int, ...]
    """The year printed at each step of the A.S.T.; negative before our era."""
    short_game: ShortGame
    pieces: Pieces
    scoring: Scoring
    calamity_limits: Mapping[bool, CalamityLimit]
    """By whether minor calamities are in the game."""

    def setup(self, players: int, map_: MapName) -> Setup | None:
        """Return the set-up for a number of players on a map, if the game has one (S1)."""
        for setup in self.setups:
            if (setup.players, setup.map) == (players, map_):
                return setup
        return None

    def stack(self, number: StackNumber) -> TradeStack:
        """Return a stack by its printed number (D2)."""
        if not 1 <= number <= len(self.stacks):
            raise IndexError(f"there is no stack {number}: they run from 1 to {len(self.stacks)}")
        return self.stacks[number - 1]
