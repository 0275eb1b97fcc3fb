"""Files that are not valid fact files."""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.data.mistakes import DELETED

Malformed: TypeAlias = tuple[dict[str, Any], str, str, list[str]]
"""Edits, and what the message says: file, key, and words for record and field."""

MALFORMED: dict[str, Malformed] = {
    "not JSON": ({"board": "{"}, "board", "facts-not-json", ["line 1 column 2"]),
    "empty file": ({"tracks": ""}, "tracks", "facts-not-json", ["line 1 column 1"]),
    "trailing comma": (
        {"setups": '{"pieces": {"tokens": 55,}}'},
        "setups",
        "facts-not-json",
        ["line 1 column 26"],
    ),
    "list for an object": ({"board": "[]"}, "board", "facts-malformed", ["`array`"]),
    "missing list": ({"board.areas": DELETED}, "board", "facts-malformed", ["missing", "`areas`"]),
    "missing field": (
        {"board.areas.athens.limit": DELETED},
        "board",
        "facts-malformed",
        ["missing", "`limit`", "$.areas['athens']"],
    ),
    "missing translation": (
        {"calamities.calamities.famine.name.pl": DELETED},
        "calamities",
        "facts-malformed",
        ["missing", "`pl`", "$.calamities['famine'].name"],
    ),
    "missing id": (
        {"board.areas.athens.id": DELETED},
        "board",
        "facts-malformed",
        ["missing", "`id`", "$.areas[24]"],
    ),
    "unknown field": (
        {"board.areas.athens.limt": 1},
        "board",
        "facts-malformed",
        ["unknown", "`limt`", "$.areas['athens']"],
    ),
    "unknown list": ({"board.rivers": []}, "board", "facts-malformed", ["unknown", "`rivers`"]),
    "unknown number of the Short Game": (
        {"short_game.start.cards": 5},
        "short_game",
        "facts-malformed",
        ["unknown", "`cards`", "$.start"],
    ),
    "text for a number": (
        {"advances.advances.law.cost": "150"},
        "advances",
        "facts-malformed",
        ["`str`", "$.advances['law'].cost"],
    ),
    "truth for a number": (
        {"commodities.commodities.wine.count": True},
        "commodities",
        "facts-malformed",
        ["`bool`", "$.commodities['wine'].count"],
    ),
    "fraction for a number": (
        {"advances.advances.law.cost": 1.5},
        "advances",
        "facts-malformed",
        ["`float`", "$.advances['law'].cost"],
    ),
    "number for an id": (
        {"board.areas.athens.land.0": 7},
        "board",
        "facts-malformed",
        ["`int`", "$.areas['athens'].land[0]"],
    ),
    "null for a record": (
        {"board.areas.athens": None},
        "board",
        "facts-malformed",
        ["`null`", "$.areas[24]"],
    ),
    "unknown site": (
        {"board.areas.athens.site": "dangerous"},
        "board",
        "facts-malformed",
        ["'dangerous'", "$.areas['athens'].site"],
    ),
    "unknown block": (
        {"civilizations.civilizations.rome.home": "north"},
        "civilizations",
        "facts-malformed",
        ["'north'", "$.civilizations['rome'].home"],
    ),
    "unknown change": (
        {"calamities.calamities.famine.modifiers.0.change": "damge"},
        "calamities",
        "facts-malformed",
        ["'damge'", "$.calamities['famine'].modifiers[0].change"],
    ),
    "unknown beneficiary": (
        {"calamities.calamities.piracy.beneficiary": "laughs"},
        "calamities",
        "facts-malformed",
        ["'laughs'", "$.calamities['piracy'].beneficiary"],
    ),
    "unknown phase": (
        {"advances.advances.military.effects.1.phase": "siesta"},
        "advances",
        "facts-malformed",
        ["'siesta'", "$.advances['military'].effects[1].phase"],
    ),
    "unknown track": (
        {"tracks.requirements.0.track": "beginner"},
        "tracks",
        "facts-malformed",
        ["'beginner'", "$.requirements[0].track"],
    ),
    "three parts of a split": (
        {"commodities.commodities.clay.split": [3, 3, 3]},
        "commodities",
        "facts-malformed",
        ["length 2", "$.commodities['clay'].split"],
    ),
    "record without an id": (
        {"setups.setups.3.hand_limit": "8"},
        "setups",
        "facts-malformed",
        ["`str`", "$.setups[3].hand_limit"],
    ),
    "limit below 0": (
        {"board.areas.athens.limit": -1},
        "board",
        "facts-malformed",
        [">= 0", "$.areas['athens'].limit"],
    ),
    "negative credits": (
        {"advances.advances.law.credits.civics": -10},
        "advances",
        "facts-malformed",
        [">= 0", "$.advances['law'].credits"],
    ),
    "no bonus at all": (
        {"advances.advances.law.bonus.amount": 0},
        "advances",
        "facts-malformed",
        [">= 1", "$.advances['law'].bonus.amount"],
    ),
    "negative part of a split": (
        {"commodities.commodities.clay.split": [10, -1]},
        "commodities",
        "facts-malformed",
        [">= 0", "$.commodities['clay'].split[1]"],
    ),
    "no copy of a theme set": (
        {"short_game.copies.5.emerging-empire": 0},
        "short_game",
        "facts-malformed",
        [">= 1", "$.copies"],
    ),
    "negative pieces": (
        {"setups.pieces.ships": -4},
        "setups",
        "facts-malformed",
        [">= 1", "$.pieces.ships"],
    ),
    "negative score": (
        {"tracks.scoring.city": -1},
        "tracks",
        "facts-malformed",
        [">= 0", "$.scoring.city"],
    ),
    "number of an astronomer": (
        {"advances.advances.law.cost": 10**30},
        "advances",
        "facts-malformed",
        ["<= 1000", "$.advances['law'].cost"],
    ),
    "unknown effect": (
        {"advances.advances.military.effects.1.kind": "ignoers"},
        "advances",
        "facts-malformed",
        ["'ignoers'", "$.advances['military'].effects[1].kind"],
    ),
    "unknown number of an effect": (
        {"advances.advances.roadbuilding.effects.0.numbers.setps": 2},
        "advances",
        "facts-malformed",
        ["'setps'", "$.advances['roadbuilding'].effects[0].numbers"],
    ),
    "unknown number of a calamity": (
        {"calamities.calamities.famine.numbers.damge": 10},
        "calamities",
        "facts-malformed",
        ["'damge'", "$.calamities['famine'].numbers"],
    ),
    "empty id": (
        {"board.areas.athens.id": ""},
        "board",
        "facts-malformed",
        ["[a-z0-9-]+", "$.areas[''].id"],
    ),
    "id with a capital": (
        {"calamities.calamities.famine.id": "Famine"},
        "calamities",
        "facts-malformed",
        ["[a-z0-9-]+", "$.calamities['Famine'].id"],
    ),
    "empty name": (
        {"board.seas.black-sea.name.pl": ""},
        "board",
        "facts-malformed",
        ["$.seas['black-sea'].name.pl"],
    ),
    "name with a space behind": (
        {"board.seas.black-sea.name.en": "Black Sea "},
        "board",
        "facts-malformed",
        ["$.seas['black-sea'].name.en"],
    ),
    "empty alias": (
        {"commodities.commodities.wine.aliases": [" "]},
        "commodities",
        "facts-malformed",
        ["$.commodities['wine'].aliases[0]"],
    ),
    "hue beyond the wheel": (
        {"commodities.commodities.wine.colour.hue": 360},
        "commodities",
        "facts-malformed",
        ["359", "$.commodities['wine'].colour.hue"],
    ),
    "colour by name": (
        {"civilizations.civilizations.rome.colour.fill": "red"},
        "civilizations",
        "facts-malformed",
        ["#[0-9a-f]{6}", "$.civilizations['rome'].colour.fill"],
    ),
    "no ground": (
        {"civilizations.civilizations.rome.colour.ground": DELETED},
        "civilizations",
        "facts-malformed",
        ["missing", "`ground`", "$.civilizations['rome'].colour"],
    ),
    "no pirates": (
        {"civilizations.outsiders.pirates": DELETED},
        "civilizations",
        "facts-malformed",
        ["missing", "`pirates`", "$.outsiders"],
    ),
    "emblem that is no drawing": (
        {"emblems.emblems.rome.path": "M0 0L1 1Z<script/>"},
        "emblems",
        "facts-malformed",
        ["$.emblems['rome'].path"],
    ),
    "red ink": (
        {"advances.groups.arts.colour.ink": "red"},
        "advances",
        "facts-malformed",
        ["'red'", "$.groups['arts'].colour.ink"],
    ),
    "missing file": ({"tracks": DELETED}, "tracks", "facts-file-missing", []),
    "key twice": (
        {"tracks": '{"years": [], "years": []}'},
        "tracks",
        "facts-key-twice",
        ["$.years"],
    ),
    "number of players that is none": (
        {"short_game.copies.many": {}},
        "short_game",
        "facts-malformed",
        ["key", "$.copies"],
    ),
}
