"""Mistakes in names: the same name or id twice, and names of nothing."""

from __future__ import annotations

from ecumene.data import Problem
from tests.data.mistakes import Case, name


def unknown(kind: str, record: str, field_: str, name_: str = "atlantis") -> Problem:
    """Return the problem that a name refers to nothing."""
    return Problem(kind, record, "facts-unknown-name", {"field": field_, "name": name_})


def doubled(kind: str, record: str) -> Problem:
    """Return the problem that something occurs twice."""
    return Problem(kind, record, "facts-doubled", {"count": 2})


NORTH = {"fill": "#000000", "ink": "white", "name": name("black")}

# One for every table.
DOUBLED: dict[str, Case] = {
    "area": Case(
        {
            "board.areas.+": {
                "id": "rome",
                "name": name("New Rome"),
                "region": "rome",
                "limit": 1,
                "land": [],
                "water": [],
            }
        },
        [doubled("area", "rome")],
    ),
    "english name of an area": Case(
        {"board.areas.athens.name.en": "Rome"}, [doubled("area", "Rome")]
    ),
    "polish name of an area": Case(
        {"board.areas.athens.name.pl": "Rzym"}, [doubled("area", "Rzym")]
    ),
    "an area and a sea": Case({"board.seas.black-sea.name.en": "Rome"}, [doubled("sea", "Rome")]),
    "two seas": Case({"board.seas.black-sea.name.en": "Red Sea"}, [doubled("sea", "Red Sea")]),
    "flood plain": Case(
        {"board.flood_plains.+": {"id": "nile", "name": name("New Nile")}},
        [doubled("flood-plain", "nile")],
    ),
    "volcano": Case(
        {"board.volcanoes.+": {"id": "etna", "name": name("New Etna")}},
        [doubled("volcano", "etna")],
    ),
    "civilization": Case(
        {"civilizations.civilizations.saba.name.en": "Rome"}, [doubled("civilization", "Rome")]
    ),
    "emblem twice": Case(
        {"emblems.emblems.+": {"id": "rome", "name": name("Wolf"), "path": "M0 0L9 0L9 9Z"}},
        [doubled("emblem", "rome")],
    ),
    "group": Case(
        {"advances.groups.+": {"id": "arts", "name": name("New Arts"), "colour": NORTH}},
        [doubled("group", "arts")],
    ),
    "advance": Case({"advances.advances.law.name.pl": "Muzyka"}, [doubled("advance", "Muzyka")]),
    "calamity": Case({"calamities.calamities.flood.id": "famine"}, [doubled("calamity", "famine")]),
    "commodity": Case(
        {"commodities.commodities.wine.id": "ochre"}, [doubled("commodity", "ochre")]
    ),
    "a commodity called water": Case(
        {"commodities.commodities.wine.name.en": "Water"}, [doubled("commodity", "Water")]
    ),
    "alias of two commodities": Case(
        {"commodities.commodities.oil.aliases": ["Wines"]}, [doubled("commodity", "Wines")]
    ),
    "alias twice": Case(
        {"commodities.commodities.oil.aliases": ["Fat", "Fat"]}, [doubled("commodity", "Fat")]
    ),
    "alias that is a name": Case(
        {"commodities.commodities.oil.aliases": ["Wino"]}, [doubled("commodity", "Wino")]
    ),
    "alias that is the name of water": Case(
        {"commodities.commodities.oil.aliases": ["Water"]}, [doubled("commodity", "Water")]
    ),
    "epoch": Case(
        {"tracks.epochs.stone.name.en": "Early Iron Age"}, [doubled("epoch", "Early Iron Age")]
    ),
    "theme set": Case(
        {"short_game.theme_sets.emerging-empire.name.en": "Early Merchants"},
        [doubled("theme-set", "Early Merchants")],
    ),
    "a whole record": Case(
        {"board.volcanoes.+": {"id": "etna", "name": name("Etna")}},
        [doubled("volcano", "etna"), doubled("volcano", "Etna"), doubled("volcano", "Etna")],
        "its id, its English and its Polish name are each there twice",
    ),
    "setup": Case(
        {
            "setups.setups.0": {
                "players": 5,
                "map": "east",
                "east": ["saba", "babylon", "persia", "nubia", "parthia"],
                "starting_credits": 10,
                "hand_limit": 8,
                "minor_calamities": False,
            }
        },
        [doubled("setup", "5 east")],
    ),
}

# One for every field that holds a name.
UNKNOWN: dict[str, Case] = {
    "emblem of nobody": Case(
        {"emblems.emblems.+": {"id": "atlantis", "name": name("Wave"), "path": "M0 0L9 0L9 9Z"}},
        [unknown("emblem", "atlantis", "id")],
    ),
    "land": Case({"board.areas.athens.land.+": "atlantis"}, [unknown("area", "athens", "land")]),
    "land to a sea": Case(
        {"board.areas.athens.land.+": "black-sea"},
        [unknown("area", "athens", "land", "black-sea")],
    ),
    "water": Case({"board.areas.athens.water.+": "atlantis"}, [unknown("area", "athens", "water")]),
    "water of a sea": Case(
        {"board.seas.black-sea.water.+": "atlantis"}, [unknown("sea", "black-sea", "water")]
    ),
    "region": Case(
        {"board.areas.athens.region": "atlantis"}, [unknown("area", "athens", "region")]
    ),
    "start": Case({"board.areas.athens.start": "atlantis"}, [unknown("area", "athens", "start")]),
    "plain": Case(
        {"board.areas.athens.flood_plain": "atlantis"}, [unknown("area", "athens", "flood_plain")]
    ),
    "volcano of an area": Case(
        {"board.areas.athens.volcano": "atlantis"}, [unknown("area", "athens", "volcano")]
    ),
    "group of an advance": Case(
        {"advances.advances.law.groups.0": "atlantis"}, [unknown("advance", "law", "groups")]
    ),
    "credits": Case(
        {"advances.advances.law.credits.atlantis": 5}, [unknown("advance", "law", "credits")]
    ),
    "bonus": Case(
        {"advances.advances.law.bonus.to": "atlantis"}, [unknown("advance", "law", "bonus")]
    ),
    "spared by an effect": Case(
        {"advances.advances.diplomacy.effects.0.spares.1": "atlantis"},
        [unknown("advance", "diplomacy", "effects")],
    ),
    "against": Case(
        {"advances.advances.theology.effects.0.against": "atlantis"},
        [unknown("advance", "theology", "effects")],
    ),
    "modifier": Case(
        {"calamities.calamities.famine.modifiers.0.advance": "atlantis"},
        [unknown("calamity", "famine", "modifiers")],
    ),
    "civilization in the west": Case(
        {"setups.setups.0.west.0": "atlantis"}, [unknown("setup", "5 west", "civilizations")]
    ),
    "civilization in the east": Case(
        {"setups.setups.18.east.0": "atlantis"}, [unknown("setup", "18 both", "civilizations")]
    ),
    "epoch of a requirement": Case(
        {"tracks.requirements.7.epoch": "atlantis"}, [unknown("track", "expert", "epoch")]
    ),
    "advance of a theme set": Case(
        {"short_game.theme_sets.mystical-palaces.advances.0": "atlantis"},
        [unknown("theme-set", "mystical-palaces", "advances")],
    ),
    "copies of a theme set": Case(
        {"short_game.copies.5.atlantis": 1}, [unknown("setup", "5", "theme_sets")]
    ),
    "a renamed theme set": Case(
        {"short_game.theme_sets.emerging-empire.id": "atlantis"},
        [unknown("setup", str(n), "theme_sets", "emerging-empire") for n in range(8, 19)],
        "the copies for 8 to 18 players still use the old name",
    ),
    "several mistakes": Case(
        {
            "board.areas.athens.region": "atlantis",
            "setups.setups.0.west.0": "lemuria",
            "board.areas.argos.limit": 9,
        },
        [
            unknown("area", "athens", "region"),
            unknown("setup", "5 west", "civilizations", "lemuria"),
        ],
        "all names that lead nowhere are told at once; other checks wait until they are mended",
    ),
}
