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
    TrackName,
)
from ecumene.data.values import Amount, Drawing, Id, Positive, Signed, Text, Year

Phase: TypeAlias = Literal[
    "tax_collection",
    "population_limit",
    "movement",
    "conflict",
    "city_construction",
    "city_support",
    "trade_cards_acquisition",
    "special_abilities",
    "advances_acquisition",
    "hand_limit",
    "ast_alteration",
]
EffectKind: TypeAlias = Literal[
    "adjacent_tokens_for_wilderness_city",
    "annex_area",
    "annex_barbarians",
    "buy_from_stack",
    "cards_to_treasury",
    "city_attack",
    "city_defence",
    "collect_cards",
    "counts_as_city",
    "destroy_area",
    "discount_other_advance",
    "forbid_causing_conflict",
    "forbid_entering_city_areas",
    "free_advance",
    "free_choice_credits",
    "free_extra_card",
    "hand_limit_bonus",
    "ignores",
    "land_steps",
    "losses_from_adjacent_areas",
    "moves_last",
    "no_tax_revolt",
    "open_sea",
    "politics_choice",
    "population_limit_bonus",
    "protects_against",
    "relocate_tokens",
    "removes_last",
    "ship_capacity",
    "ship_steps",
    "ships_as_losses",
    "substitute_card",
    "support_rate",
    "tax_rate_option",
    "token_in_city_area",
    "treasury_for_city",
    "treasury_value",
]
EffectNumber: TypeAlias = Literal[
    "amount",
    "bonus",
    "capacity",
    "cards",
    "cities",
    "cost",
    "cost_per_unit_point",
    "count",
    "highest",
    "highest_limit",
    "lowest",
    "max_cost_exclusive",
    "max_players",
    "max_tokens",
    "max_treasury",
    "min_face_value",
    "or_barbarian_tokens",
    "per_turn",
    "pirate_cities",
    "replaced_by",
    "share_percent",
    "step",
    "steps",
    "support_rate",
    "tokens",
    "tokens_needed",
    "treasury_per_face_value",
    "value",
]
CalamityNumber: TypeAlias = Literal[
    "annexed_cities",
    "barbarians",
    "cards",
    "coastal_damage",
    "damage",
    "destroyed_cities",
    "face_value",
    "kept_cities",
    "kept_unit_points",
    "pirate_cities",
    "ransom",
    "ransom_per_card",
    "reduced_cities",
    "secondary_damage",
    "secondary_pirate_cities",
    "secondary_reduced_cities",
    "secondary_selected_cities",
    "selected_cities",
    "steps_back",
    "support_rate",
    "treasury",
    "unit_points",
]
Change: TypeAlias = Literal[
    "annexed_cities",
    "barbarians",
    "city_reduced_not_destroyed",
    "damage",
    "deselected_cities",
    "face_value",
    "immune",
    "kept_cities",
    "pirate_cities",
    "ransom_cards",
    "ransom_cities_per_step",
    "reduced_cities",
    "selected_cities",
    "steps_back",
    "support_rate",
    "unit_points",
]
BeneficiaryRole: TypeAlias = Literal["annexes", "selects", "selects_and_annexes", "is_spared"]


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

    stack: Positive
    count: Positive
    home: Literal["west", "east", "both"]
    role: Literal["whole", "split", "additional"]
    split: tuple[Amount, Amount]
    aliases: list[Text] = []


class CommoditiesFile(Strict, frozen=True):
    """``commodities.json``."""

    water: NamedLine
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
