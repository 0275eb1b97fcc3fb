"""The fact files as they are written: records that refer to each other by name.

Their shape is checked while they are decoded (see ``read``): a misspelt field, a missing one, a
value of the wrong type or a word that is not of a closed list is refused.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.data.records import (
    Block,
    CalamityKind,
    CalamityLimit,
    Colour,
    Livery,
    MapName,
    Name,
    Pieces,
    Role,
    Scoring,
    ShortGameStart,
    Site,
    Tint,
    TrackName,
)
from ecumene.data.values import Amount, Drawing, Id, Positive, Signed, Text, Year

Phase: TypeAlias = Literal[
    "tax-collection",
    "population-limit",
    "movement",
    "conflict",
    "city-construction",
    "city-support",
    "trade-cards-acquisition",
    "special-abilities",
    "advances-acquisition",
    "hand-limit",
    "ast-alteration",
]
EffectKind: TypeAlias = Literal[
    "adjacent-tokens-for-wilderness-city",
    "annex-area",
    "annex-barbarians",
    "buy-from-stack",
    "cards-to-treasury",
    "city-attack",
    "city-defence",
    "collect-cards",
    "counts-as-city",
    "destroy-area",
    "discount-other-advance",
    "forbid-causing-conflict",
    "forbid-entering-city-areas",
    "free-advance",
    "free-choice-credits",
    "free-extra-card",
    "hand-limit-bonus",
    "ignores",
    "land-steps",
    "losses-from-adjacent-areas",
    "moves-last",
    "no-tax-revolt",
    "open-sea",
    "politics-choice",
    "population-limit-bonus",
    "protects-against",
    "relocate-tokens",
    "removes-last",
    "ship-capacity",
    "ship-steps",
    "ships-as-losses",
    "substitute-card",
    "support-rate",
    "tax-rate-option",
    "token-in-city-area",
    "treasury-for-city",
    "treasury-value",
]
EffectNumber: TypeAlias = Literal[
    "amount",
    "bonus",
    "capacity",
    "cards",
    "cities",
    "cost",
    "cost-per-unit-point",
    "count",
    "highest",
    "highest-limit",
    "lowest",
    "max-cost-exclusive",
    "max-players",
    "max-tokens",
    "max-treasury",
    "min-face-value",
    "or-barbarian-tokens",
    "per-turn",
    "pirate-cities",
    "replaced-by",
    "share-percent",
    "step",
    "steps",
    "support-rate",
    "tokens",
    "tokens-needed",
    "treasury-per-face-value",
    "value",
]
CalamityNumber: TypeAlias = Literal[
    "annexed-cities",
    "barbarians",
    "cards",
    "coastal-damage",
    "damage",
    "destroyed-cities",
    "face-value",
    "kept-cities",
    "kept-unit-points",
    "pirate-cities",
    "ransom",
    "ransom-per-card",
    "reduced-cities",
    "secondary-damage",
    "secondary-pirate-cities",
    "secondary-reduced-cities",
    "secondary-selected-cities",
    "selected-cities",
    "steps-back",
    "support-rate",
    "treasury",
    "unit-points",
]
Change: TypeAlias = Literal[
    "annexed-cities",
    "barbarians",
    "city-reduced-not-destroyed",
    "damage",
    "deselected-cities",
    "face-value",
    "immune",
    "kept-cities",
    "pirate-cities",
    "ransom-cards",
    "ransom-cities-per-step",
    "reduced-cities",
    "selected-cities",
    "steps-back",
    "support-rate",
    "unit-points",
]
BeneficiaryRole: TypeAlias = Literal["annexes", "selects", "selects-and-annexes", "is-spared"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in a file: a field nobody knows is a mistake, not an extension."""


class NamedLine(Strict, frozen=True):
    id: Id
    name: Name


class SeaLine(NamedLine, frozen=True):
    water: list[str]


class AreaLine(NamedLine, frozen=True):
    region: str
    limit: Amount
    land: list[str]
    water: list[str]
    site: Site | None = None
    flood_plain: str | None = None
    volcano: str | None = None
    start: str | None = None


class BoardFile(Strict, frozen=True):
    """``board.json``."""

    flood_plains: list[NamedLine]
    volcanoes: list[NamedLine]
    seas: list[SeaLine]
    areas: list[AreaLine]


class CivilizationLine(NamedLine, frozen=True):
    rank: Positive
    home: Block
    colour: Livery
    basic: list[Amount]
    expert: list[Amount]


class OutsiderEntry(Strict, frozen=True):
    name: Name
    colour: Livery


class OutsidersEntry(Strict, frozen=True):
    barbarians: OutsiderEntry
    pirates: OutsiderEntry


class CivilizationsFile(Strict, frozen=True):
    """``civilizations.json``."""

    civilizations: list[CivilizationLine]
    outsiders: OutsidersEntry


class EmblemLine(NamedLine, frozen=True):
    """An emblem; its id is that of its party."""

    path: Drawing


class EmblemsFile(Strict, frozen=True):
    """``emblems.json``."""

    emblems: list[EmblemLine]


class GroupLine(NamedLine, frozen=True):
    colour: Colour


class BonusEntry(Strict, frozen=True):
    to: str
    amount: Positive


class EffectEntry(Strict, frozen=True):
    phase: Phase
    kind: EffectKind
    numbers: dict[EffectNumber, Signed] = {}
    stacks: dict[Positive, Positive] = {}
    spares: list[str] = []
    against: str | None = None


class AdvanceLine(NamedLine, frozen=True):
    cost: Positive
    points: Positive
    groups: list[str]
    credits: dict[str, Amount]
    effects: list[EffectEntry]
    bonus: BonusEntry | None = None
    free_credits: Amount = 0


class AdvancesFile(Strict, frozen=True):
    """``advances.json``."""

    groups: list[GroupLine]
    advances: list[AdvanceLine]


class ModifierEntry(Strict, frozen=True):
    advance: str
    change: Change
    role: Role = Role.ANY
    by: Signed = 0


class SecondaryEntry(Strict, frozen=True):
    count: Amount = 0
    by_area: bool = False


class CalamityLine(NamedLine, frozen=True):
    stack: Positive
    kind: CalamityKind
    numbers: dict[CalamityNumber, Amount]
    modifiers: list[ModifierEntry]
    beneficiary: BeneficiaryRole | None = None
    secondary: SecondaryEntry = SecondaryEntry()


class LimitsEntry(Strict, frozen=True):
    with_minor: CalamityLimit
    without_minor: CalamityLimit


class CalamitiesFile(Strict, frozen=True):
    """``calamities.json``."""

    limits: LimitsEntry
    calamities: list[CalamityLine]


class StackLine(Strict, frozen=True):
    number: Positive
    price: Positive | None = None


class CommodityLine(NamedLine, frozen=True):
    """A commodity, and how its cards are divided when both blocks play (S5)."""

    colour: Tint
    stack: Positive
    count: Positive
    home: Literal["west", "east", "both"]
    role: Literal["whole", "split", "additional"]
    split: tuple[Amount, Amount]
    aliases: list[Text] = []


class WaterEntry(NamedLine, frozen=True):
    colour: Tint


class CommoditiesFile(Strict, frozen=True):
    """``commodities.json``."""

    water: WaterEntry
    stacks: list[StackLine]
    commodities: list[CommodityLine]


class SetupLine(Strict, frozen=True):
    players: Positive
    map: MapName
    starting_credits: Amount
    hand_limit: Amount
    minor_calamities: bool
    west: list[str] = []
    east: list[str] = []


class SetupsFile(Strict, frozen=True):
    """``setups.json``."""

    pieces: Pieces
    setups: list[SetupLine]


class TrackEntry(Strict, frozen=True):
    last_step: Amount
    final_steps: list[Amount]
    turns_after_final: Amount
    falls_back_without_city: bool


class RequirementLine(Strict, frozen=True):
    track: TrackName
    epoch: str
    cities: Amount = 0
    advances: Amount = 0
    advances_below_100: Amount = 0
    advances_from_100: Amount = 0
    advances_from_200: Amount = 0
    advance_points: Amount = 0


class TracksFile(Strict, frozen=True):
    """``tracks.json``."""

    years: list[Year]
    epochs: list[NamedLine]
    tracks: dict[TrackName, TrackEntry]
    requirements: list[RequirementLine]
    scoring: Scoring


class ThemeSetLine(NamedLine, frozen=True):
    advances: list[str]
    destroys_city: bool


class ShortGameFile(Strict, frozen=True):
    """``short_game.json``."""

    theme_sets: list[ThemeSetLine]
    copies: dict[Positive, dict[str, Positive]]
    start: ShortGameStart


class Files(Struct, frozen=True):
    """All fact files, decoded."""

    board: BoardFile
    civilizations: CivilizationsFile
    emblems: EmblemsFile
    advances: AdvancesFile
    calamities: CalamitiesFile
    commodities: CommoditiesFile
    setups: SetupsFile
    tracks: TracksFile
    short_game: ShortGameFile
