"""The fact files as they are written: records that refer to each other by name.

Their shape is checked while they are decoded: a misspelt field, a missing one, or a value of the
wrong type is refused with the file, the record and the field.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from ecumene.data.problems import FactsError, Problem
from ecumene.data.records import (
    Block,
    CalamityKind,
    CalamityLimit,
    Colour,
    MapName,
    Name,
    Pieces,
    Role,
    Scoring,
    ShortGameStart,
    Site,
    TrackName,
)

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
    id: str
    name: Name


class SeaLine(NamedLine, frozen=True):
    water: list[str]


class AreaLine(NamedLine, frozen=True):
    region: str
    limit: int
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
    rank: int
    home: Block
    colour: Colour
    basic: list[int]
    expert: list[int]


class CivilizationsFile(Strict, frozen=True):
    """``civilizations.json``."""

    civilizations: list[CivilizationLine]


class GroupLine(NamedLine, frozen=True):
    colour: Colour


class BonusEntry(Strict, frozen=True):
    to: str
    amount: int


class EffectEntry(Strict, frozen=True):
    phase: Phase
    kind: str
    numbers: dict[str, int] = {}
    stacks: dict[int, int] = {}
    spares: list[str] = []
    against: str | None = None


class AdvanceLine(NamedLine, frozen=True):
    cost: int
    points: int
    groups: list[str]
    credits: dict[str, int]
    effects: list[EffectEntry]
    bonus: BonusEntry | None = None
    free_credits: int = 0


class AdvancesFile(Strict, frozen=True):
    """``advances.json``."""

    groups: list[GroupLine]
    advances: list[AdvanceLine]


class ModifierEntry(Strict, frozen=True):
    advance: str
    change: Change
    role: Role = Role.ANY
    by: int = 0


class SecondaryEntry(Strict, frozen=True):
    count: int = 0
    by_area: bool = False


class CalamityLine(NamedLine, frozen=True):
    stack: int
    kind: CalamityKind
    numbers: dict[str, int]
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
    number: int
    price: int | None = None


class CommodityLine(NamedLine, frozen=True):
    """A commodity, and how its cards are divided when both blocks play (S5)."""

    stack: int
    count: int
    home: Literal["west", "east", "both"]
    role: Literal["whole", "split", "additional"]
    split: tuple[int, int]
    aliases: list[str] = []


class CommoditiesFile(Strict, frozen=True):
    """``commodities.json``."""

    water: NamedLine
    stacks: list[StackLine]
    commodities: list[CommodityLine]


class SetupLine(Strict, frozen=True):
    players: int
    map: MapName
    starting_credits: int
    hand_limit: int
    minor_calamities: bool
    west: list[str] = []
    east: list[str] = []


class SetupsFile(Strict, frozen=True):
    """``setups.json``."""

    pieces: Pieces
    setups: list[SetupLine]


class TrackEntry(Strict, frozen=True):
    last_step: int
    final_steps: list[int]
    turns_after_final: int
    falls_back_without_city: bool


class RequirementLine(Strict, frozen=True):
    track: TrackName
    epoch: str
    cities: int = 0
    advances: int = 0
    advances_below_100: int = 0
    advances_from_100: int = 0
    advances_from_200: int = 0
    advance_points: int = 0


class TracksFile(Strict, frozen=True):
    """``tracks.json``."""

    years: list[int]
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
    copies: dict[int, dict[str, int]]
    start: ShortGameStart


class Files(Struct, frozen=True):
    """All fact files, decoded."""

    board: BoardFile
    civilizations: CivilizationsFile
    advances: AdvancesFile
    calamities: CalamitiesFile
    commodities: CommoditiesFile
    setups: SetupsFile
    tracks: TracksFile
    short_game: ShortGameFile


def read_files(folder: Traversable | None = None) -> Files:
    """Decode all files of a folder; the package's own where none is given."""
    folder = folder or resources.files("ecumene.data") / "facts"
    return Files(
        board=_read(folder, "board.json", BoardFile),
        civilizations=_read(folder, "civilizations.json", CivilizationsFile),
        advances=_read(folder, "advances.json", AdvancesFile),
        calamities=_read(folder, "calamities.json", CalamitiesFile),
        commodities=_read(folder, "commodities.json", CommoditiesFile),
        setups=_read(folder, "setups.json", SetupsFile),
        tracks=_read(folder, "tracks.json", TracksFile),
        short_game=_read(folder, "short_game.json", ShortGameFile),
    )


F = TypeVar("F", bound=Strict)


def _read(folder: Traversable, name: str, shape: type[F]) -> F:
    content = (folder / name).read_bytes()
    try:
        return msgspec.json.decode(content, type=shape)
    except msgspec.ValidationError as error:
        detail = _name_the_record(str(error), msgspec.json.decode(content))
        raise FactsError([Problem("file", name, "facts-malformed", {"detail": detail})]) from error
    except msgspec.DecodeError as error:
        problem = Problem("file", name, "facts-not-json", {"detail": str(error)})
        raise FactsError([problem]) from error


def _name_the_record(detail: str, document: Any) -> str:
    """Turn ``$.areas[17].limit`` into ``$.areas['athens'].limit``: nobody counts lines."""
    match = re.search(r"\$\.(\w+)\[(\d+)\]", detail)
    if match is None:
        return detail
    record = document[match[1]][int(match[2])]
    if not isinstance(record, dict) or "id" not in record:
        return detail
    return detail.replace(match[0], f"$.{match[1]}[{record['id']!r}]")
