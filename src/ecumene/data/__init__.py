"""The facts of the game: areas, cards, tracks and set-ups, as immutable, validated tables.

``facts()`` returns them. Outside, things have names (``"athens"``, ``"naval-warfare"``); inside,
each is a small integer, its position in its table::

    facts = ecumene.data.facts()
    athens = facts.areas["athens"]
    [facts.areas[n].id for n in athens.land]

The files behind the tables are the JSON files in ``facts/``, one record per line, and the geometry
of the board, ``board.topojson``.
"""

from ecumene.data.load import facts, load
from ecumene.data.problems import FactsError, Problem
from ecumene.data.records import (
    Advance,
    Area,
    Block,
    Bonus,
    Calamity,
    CalamityKind,
    Civilization,
    Colour,
    Commodity,
    Effect,
    Emblem,
    Epoch,
    Facts,
    FloodPlain,
    Group,
    Livery,
    MapName,
    Modifier,
    Name,
    Outsider,
    Place,
    Region,
    Requirement,
    Role,
    Sea,
    Setup,
    ShortGame,
    Site,
    ThemeSet,
    TrackName,
    TrackVersion,
    TradeStack,
    Volcano,
)
from ecumene.data.table import RecordTable, UnknownId

__all__ = [
    "Advance",
    "Area",
    "Block",
    "Bonus",
    "Calamity",
    "CalamityKind",
    "Civilization",
    "Colour",
    "Commodity",
    "Effect",
    "Emblem",
    "Epoch",
    "Facts",
    "FactsError",
    "FloodPlain",
    "Group",
    "Livery",
    "MapName",
    "Modifier",
    "Name",
    "Outsider",
    "Place",
    "Problem",
    "RecordTable",
    "Region",
    "Requirement",
    "Role",
    "Sea",
    "Setup",
    "ShortGame",
    "Site",
    "ThemeSet",
    "TrackName",
    "TrackVersion",
    "TradeStack",
    "UnknownId",
    "Volcano",
    "facts",
    "load",
]
