"""Every mistake in the fact files that validation knows is found, told once and told precisely."""

from __future__ import annotations

import copy
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ecumene.data
from ecumene.data import FactsError, Problem, Role, load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Facts

DATA = Path(ecumene.data.__file__).parent
FACTS = DATA / "facts"
DELETED = object()


@dataclass(frozen=True)
class Case:
    """Edits of the fact files, and the problems they cause, all of them."""

    edits: dict[str, Any]
    """Where (see ``edit``), and what is put there."""
    problems: list[Problem] = field(default_factory=list)
    why: str = ""
    """Where there is more than one problem: how the others follow from the edit."""


def edit(folder: Path, path: str, value: Any) -> None:
    """Put a value into one of the files, or delete what is there.

    The path is a file and then keys of objects; in lists a position, an id, or + for the end. The
    value for a file alone is its whole text, or ``DELETED``.
    """
    file, *steps = path.split(".")
    target = folder / f"{file}.json"
    if not steps and value is DELETED:
        target.unlink()
        return
    if not steps:
        target.write_text(value, encoding="utf-8")
        return
    document = json.loads(target.read_text(encoding="utf-8"))
    place = document
    for step in steps[:-1]:
        place = place[_key(place, step)]
    if steps[-1] == "+":
        place.append(value)
    elif value is DELETED:
        del place[_key(place, steps[-1])]
    else:
        place[_key(place, steps[-1])] = value
    target.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def _key(place: Any, step: str) -> Any:
    if isinstance(place, dict):
        return step
    if step.isdigit():
        return int(step)
    return next(index for index, record in enumerate(place) if record["id"] == step)


def name(en: str, pl: str | None = None) -> dict[str, str]:
    """Return a name in both languages."""
    return {"en": en, "pl": pl or en}


def unknown(kind: str, record: str, field_: str, name_: str = "atlantis") -> Problem:
    """Return the problem that a name leads nowhere."""
    return Problem(kind, record, "facts-unknown-name", {"field": field_, "name": name_})


def doubled(kind: str, record: str) -> Problem:
    """Return the problem that something is there twice."""
    return Problem(kind, record, "facts-doubled", {"count": 2})


def calamities_of(stack: int, kind: str, count: int, expected: int = 1) -> Problem:
    """Return the problem that a stack has too many or too few calamities of a kind."""
    args: dict[str, str | int] = {"kind": kind, "count": count, "expected": expected}
    return Problem("stack", str(stack), "facts-stack-calamities", args)


def requirements(track: str, epoch: str, count: int, expected: int = 1) -> Problem:
    """Return the problem that an epoch has too many or too few rows of requirements."""
    args: dict[str, str | int] = {"epoch": epoch, "count": count, "expected": expected}
    return Problem("track", track, "facts-requirements", args)


NORTH = {"fill": "#000000", "ink": "white", "name": name("black")}
PALACES = "short_game.theme_sets.mystical_palaces.advances.0"

STACK_9 = ("ivory", "silk", "gold", "pearls", "amber")

CASES: dict[str, Case] = {
    # --- Doubled ids and names: of every table ----------------------------------------------------
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
        {"short_game.theme_sets.emerging_empire.name.en": "Early Merchants"},
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
    # --- Names that lead nowhere: in every field that holds one -----------------------------------
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
        {PALACES: "atlantis"}, [unknown("theme-set", "mystical_palaces", "advances")]
    ),
    "copies of a theme set": Case(
        {"short_game.copies.5.atlantis": 1}, [unknown("setup", "5", "theme_sets")]
    ),
    "a renamed theme set": Case(
        {"short_game.theme_sets.emerging_empire.id": "atlantis"},
        [unknown("setup", str(n), "theme_sets", "emerging_empire") for n in range(8, 19)],
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
    "no expert track": Case(
        {"tracks.tracks.expert": DELETED}, [Problem("track", "expert", "facts-track-missing")]
    ),
    # --- The board --------------------------------------------------------------------------------
    "own land neighbour": Case(
        {"board.areas.athens.land.+": "athens"},
        [Problem("area", "athens", "facts-own-neighbour", {"border": "land", "other": "athens"})],
    ),
    "own water neighbour": Case(
        {"board.areas.athens.water.+": "athens"},
        [Problem("area", "athens", "facts-own-neighbour", {"border": "water", "other": "athens"})],
    ),
    "neighbour twice": Case(
        {"board.areas.athens.land.+": "argos"},
        [Problem("area", "athens", "facts-neighbour-twice", {"border": "land", "other": "argos"})],
    ),
    "land neighbour of one side": Case(
        {"board.areas.athens.land.+": "rome"},
        [
            Problem(
                "area", "athens", "facts-neighbour-not-mutual", {"border": "land", "other": "rome"}
            )
        ],
    ),
    "land border removed from one side": Case(
        {"board.areas.athens.land": ["boeotia", "corinth", "phocis"]},
        [
            Problem(
                "area", "argos", "facts-neighbour-not-mutual", {"border": "land", "other": "athens"}
            )
        ],
    ),
    "water neighbour of one side": Case(
        {"board.areas.athens.water.+": "aegean-sea"},
        [
            Problem(
                "area",
                "athens",
                "facts-neighbour-not-mutual",
                {"border": "water", "other": "aegean-sea"},
            )
        ],
    ),
    "limit too high": Case(
        {"board.areas.athens.limit": 5}, [Problem("area", "athens", "facts-limit", {"limit": 5})]
    ),
    "site where nobody can live": Case(
        {"board.areas.thera.limit": 0}, [Problem("area", "thera", "facts-uninhabitable")]
    ),
    "start where nobody can live": Case(
        {"board.areas.knossos.limit": 0}, [Problem("area", "knossos", "facts-uninhabitable")]
    ),
    "exposed site without a plain": Case(
        {"board.areas.athens.site": "flood_plain"},
        [Problem("area", "athens", "facts-site-without-plain")],
    ),
    "area without neighbours": Case(
        {
            "board.areas.+": {
                "id": "atlantis",
                "name": name("Atlantis"),
                "region": "minoa",
                "limit": 1,
                "land": [],
                "water": [],
            }
        },
        [Problem("area", "atlantis", "facts-no-neighbour")],
    ),
    "sea without neighbours": Case(
        {"board.seas.+": {"id": "dead-sea", "name": name("Dead Sea"), "water": []}},
        [Problem("sea", "dead-sea", "facts-no-neighbour")],
    ),
    "water border removed from the area": Case(
        {"board.areas.alani.water": ["nalchik", "ustyurt"]},
        [
            Problem(
                "sea",
                "caspian-sea",
                "facts-neighbour-not-mutual",
                {"border": "water", "other": "alani"},
            )
        ],
    ),
    "sea its own neighbour": Case(
        {"board.seas.black-sea.water.+": "black-sea"},
        [
            Problem(
                "sea",
                "black-sea",
                "facts-own-neighbour",
                {"border": "water", "other": "black-sea"},
            )
        ],
    ),
    "start abroad": Case(
        {"board.areas.knossos.start": DELETED, "board.areas.athens.start": "minoa"},
        [Problem("area", "athens", "facts-start-abroad", {"start": "minoa"})],
    ),
    "plain nowhere": Case(
        {"board.flood_plains.+": {"id": "tiber", "name": name("Tiber")}},
        [Problem("flood-plain", "tiber", "facts-nowhere")],
    ),
    "volcano nowhere": Case(
        {"board.volcanoes.+": {"id": "hekla", "name": name("Hekla")}},
        [Problem("volcano", "hekla", "facts-volcano", {"areas": 0})],
    ),
    "volcano in three areas": Case(
        {"board.areas.rome.volcano": "vesuvius"},
        [Problem("volcano", "vesuvius", "facts-volcano", {"areas": 3})],
    ),
    "volcano far apart": Case(
        {"board.areas.neapolis.volcano": DELETED, "board.areas.athens.volcano": "vesuvius"},
        [
            Problem(
                "volcano", "vesuvius", "facts-volcano-apart", {"one": "athens", "other": "campania"}
            )
        ],
    ),
    # --- Civilizations ----------------------------------------------------------------------------
    "rank": Case(
        {"civilizations.civilizations.saba.rank": 3},
        [Problem("civilization", "saba", "facts-rank", {"rank": 3, "place": 2})],
    ),
    "no start": Case(
        {"board.areas.knossos.start": DELETED},
        [Problem("civilization", "minoa", "facts-starts", {"count": 0})],
    ),
    "two starts": Case(
        {"board.areas.thera.start": "minoa"},
        [Problem("civilization", "minoa", "facts-starts", {"count": 2})],
    ),
    "epochs out of order": Case(
        {"civilizations.civilizations.saba.basic": [6, 11, 9, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "two epochs on a step": Case(
        {"civilizations.civilizations.saba.expert": [6, 8, 8, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "expert"})],
    ),
    "epoch at the start": Case(
        {"civilizations.civilizations.saba.expert": [0, 8, 11, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "expert"})],
    ),
    "epoch beyond the track": Case(
        {"civilizations.civilizations.saba.basic": [6, 9, 11, 14, 16]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "an epoch too few": Case(
        {"civilizations.civilizations.saba.basic": [6, 9, 11, 14]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "no epochs": Case(
        {"civilizations.civilizations.saba.basic": []},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    # --- Advances ---------------------------------------------------------------------------------
    "points of a cheap advance": Case(
        {"advances.advances.metalworking.points": 3},
        [Problem("advance", "metalworking", "facts-points", {"cost": 90, "points": 1})],
    ),
    "price of 100": Case(
        {"advances.advances.metalworking.cost": 100},
        [Problem("advance", "metalworking", "facts-points", {"cost": 100, "points": 3})],
    ),
    "price of 200": Case(
        {"advances.advances.monument.cost": 200},
        [Problem("advance", "monument", "facts-points", {"cost": 200, "points": 6})],
    ),
    "no group": Case(
        {"advances.advances.law.groups": []},
        [Problem("advance", "law", "facts-groups", {"count": 0})],
    ),
    "three groups": Case(
        {"advances.advances.law.groups": ["arts", "civics", "crafts"]},
        [Problem("advance", "law", "facts-groups", {"count": 3})],
    ),
    "odd credits": Case(
        {"advances.advances.law.credits.civics": 12}, [Problem("advance", "law", "facts-credits")]
    ),
    "group twice": Case(
        {"advances.advances.law.groups": ["civics", "civics"]},
        [Problem("advance", "law", "facts-group-twice", {"group": "civics"})],
    ),
    "odd free credits": Case(
        {
            "advances.advances.monument.free_credits": 21,
            "advances.advances.monument.effects.0.numbers.amount": 21,
        },
        [Problem("advance", "monument", "facts-credits")],
    ),
    "free credits that the effect does not give": Case(
        {"advances.advances.monument.free_credits": 25},
        [Problem("advance", "monument", "facts-free-credits", {"credits": 25, "effect": 20})],
    ),
    "free credits without an amount in the effect": Case(
        {"advances.advances.monument.effects.0.numbers": {}},
        [Problem("advance", "monument", "facts-free-credits", {"credits": 20, "effect": 0})],
    ),
    "free credits of the effect only": Case(
        {"advances.advances.monument.free_credits": DELETED},
        [Problem("advance", "monument", "facts-free-credits", {"credits": 0, "effect": 20})],
    ),
    "bonus to a cheaper advance": Case(
        {"advances.advances.law.bonus.to": "music"},
        [Problem("advance", "law", "facts-bonus", {"other": "music"})],
    ),
    "bonus to an advance of the same price": Case(
        {
            "advances.advances.deism.bonus": DELETED,
            "advances.advances.law.bonus.to": "fundamentalism",
        },
        [Problem("advance", "law", "facts-bonus", {"other": "fundamentalism"})],
    ),
    "odd bonus": Case(
        {"advances.advances.law.bonus.amount": 12},
        [Problem("advance", "law", "facts-bonus-amount", {"amount": 12})],
    ),
    "two bonuses to one advance": Case(
        {"advances.advances.law.bonus.to": "monotheism"},
        [Problem("advance", "monotheism", "facts-bonus-twice", {"count": 2})],
    ),
    "negative number of an effect": Case(
        {"advances.advances.roadbuilding.effects.0.numbers.steps": -2},
        [
            Problem(
                "advance", "roadbuilding", "facts-number-negative", {"number": "steps", "value": -2}
            )
        ],
    ),
    "effect on stack 10": Case(
        {"advances.advances.rhetoric.effects.0.stacks": {"10": 9}},
        [Problem("advance", "rhetoric", "facts-no-such-stack", {"stack": 10})],
    ),
    # --- Calamities and trade cards ---------------------------------------------------------------
    "calamity missing": Case(
        {"calamities.calamities.famine": DELETED}, [calamities_of(3, "non_tradeable", 0)]
    ),
    "calamity in another stack": Case(
        {"calamities.calamities.famine.stack": 4},
        [calamities_of(3, "non_tradeable", 0), calamities_of(4, "non_tradeable", 2)],
        "it is missing in one stack and superfluous in the other",
    ),
    "calamity of another kind": Case(
        {"calamities.calamities.slave_revolt.kind": "non_tradeable"},
        [calamities_of(3, "non_tradeable", 2), calamities_of(3, "tradeable", 0)],
        "one kind too many, the other missing",
    ),
    "calamity in stack 1": Case(
        {"calamities.calamities.famine.stack": 1},
        [calamities_of(1, "non_tradeable", 1, 0), calamities_of(3, "non_tradeable", 0)],
        "superfluous there and missing in its own",
    ),
    "calamity in stack 10": Case(
        {"calamities.calamities.famine.stack": 10},
        [
            calamities_of(3, "non_tradeable", 0),
            Problem("calamity", "famine", "facts-no-such-stack", {"stack": 10}),
        ],
        "missing in its own stack",
    ),
    "named victims and whole areas": Case(
        {"calamities.calamities.famine.secondary.by_area": True},
        [Problem("calamity", "famine", "facts-secondary")],
    ),
    "modifier of a minor calamity": Case(
        {
            "calamities.calamities.tempest.modifiers.+": {
                "advance": "law",
                "change": "damage",
                "by": 1,
            }
        },
        [Problem("calamity", "tempest", "facts-modifier-minor")],
    ),
    "modifier of a number that is not there": Case(
        {"calamities.calamities.famine.modifiers.0.change": "steps_back"},
        [
            Problem(
                "calamity",
                "famine",
                "facts-modifier-change",
                {"advance": "pottery", "change": "steps_back"},
            )
        ],
    ),
    "modifier by 0": Case(
        {"calamities.calamities.famine.modifiers.0.by": DELETED},
        [
            Problem(
                "calamity",
                "famine",
                "facts-modifier-by",
                {"advance": "pottery", "change": "damage", "by": 0},
            )
        ],
    ),
    "special modifier by 0": Case(
        {"calamities.calamities.cyclone.modifiers.0.by": 0},
        [
            Problem(
                "calamity",
                "cyclone",
                "facts-modifier-by",
                {"advance": "masonry", "change": "deselected_cities", "by": 0},
            )
        ],
    ),
    "modifier that takes no number": Case(
        {"calamities.calamities.piracy.modifiers.2.by": 1},
        [
            Problem(
                "calamity",
                "piracy",
                "facts-modifier-by",
                {"advance": "naval_warfare", "change": "immune", "by": 1},
            )
        ],
    ),
    "modifier twice": Case(
        {
            "calamities.calamities.epidemic.modifiers.+": {
                "advance": "anatomy",
                "role": "secondary",
                "change": "damage",
                "by": 5,
            }
        },
        [
            Problem(
                "calamity",
                "epidemic",
                "facts-modifier-twice",
                {"advance": "anatomy", "change": "damage"},
            )
        ],
    ),
    "modifier for any victim and for one of them": Case(
        {
            "calamities.calamities.epidemic.modifiers.+": {
                "advance": "anatomy",
                "change": "damage",
                "by": 5,
            }
        },
        [
            Problem(
                "calamity",
                "epidemic",
                "facts-modifier-twice",
                {"advance": "anatomy", "change": "damage"},
            )
        ],
    ),
    "more major calamities than calamities": Case(
        {"calamities.limits.without_minor.major": 3},
        [
            Problem(
                "file",
                "calamities.json",
                "facts-calamity-limit",
                {"limit": "without_minor", "major": 3, "total": 2},
            )
        ],
    ),
    "commodity in stack 10": Case(
        {"commodities.commodities.wine.stack": 10},
        [Problem("commodity", "wine", "facts-no-such-stack", {"stack": 10})],
    ),
    "stacks out of order": Case(
        {"commodities.stacks.0.number": 2, "commodities.stacks.1.number": 1},
        [
            Problem("stack", "2", "facts-stack-order", {"place": 1}),
            Problem("stack", "1", "facts-stack-order", {"place": 2}),
        ],
        "each of the two is in the place of the other",
    ),
    "set size": Case(
        {"commodities.commodities.wine.count": 7},
        [Problem("commodity", "wine", "facts-split", {"split": 6, "count": 7})],
    ),
    "split of a set": Case(
        {"commodities.commodities.clay.split": [5, 5]},
        [Problem("commodity", "clay", "facts-split", {"split": 10, "count": 9})],
    ),
    "commodity without a home": Case(
        {"commodities.commodities.wine.home": "both"},
        [Problem("commodity", "wine", "facts-home", {"home": "both"})],
    ),
    "additional commodity with a home": Case(
        {"commodities.commodities.bone.home": "west"},
        [Problem("commodity", "bone", "facts-home", {"home": "west"})],
    ),
    "empty stack": Case(
        {f"commodities.commodities.{id_}.stack": 8 for id_ in STACK_9},
        [Problem("stack", "9", "facts-stack-empty")],
    ),
    "whole set divided": Case(
        {"commodities.commodities.wine.split": [5, 1]},
        [Problem("commodity", "wine", "facts-whole")],
    ),
    "whole set abroad": Case(
        {"commodities.commodities.silk.split": [4, 0]},
        [Problem("commodity", "silk", "facts-whole")],
    ),
    # --- Set-ups ----------------------------------------------------------------------------------
    "a seat too few": Case(
        {"setups.setups.0.west.0": DELETED},
        [Problem("setup", "5 west", "facts-seats", {"count": 4})],
    ),
    "a seat too many": Case(
        {"setups.setups.1.east.+": "egypt"},
        [
            Problem("setup", "5 east", "facts-seats", {"count": 6}),
            Problem("setup", "5 east", "facts-seat-order"),
        ],
        "Egypt, of rank 17, stands behind Parthia, of rank 18",
    ),
    "a civilization twice": Case(
        {"setups.setups.0.west": ["minoa", "minoa", "hatti", "hellas", "egypt"]},
        [Problem("setup", "5 west", "facts-seats", {"count": 4})],
    ),
    "a civilization in both blocks": Case(
        {"setups.setups.12.east.0": "minoa"},
        [Problem("setup", "12 both", "facts-seats", {"count": 11})],
    ),
    "both blocks on one map": Case(
        {
            "setups.setups.0.west": ["minoa", "assyria", "hatti", "hellas"],
            "setups.setups.0.east": ["egypt"],
        },
        [Problem("setup", "5 west", "facts-blocks")],
    ),
    "the block of the other map": Case(
        {
            "setups.setups.0.west": [],
            "setups.setups.0.east": ["minoa", "assyria", "hatti", "hellas", "egypt"],
        },
        [Problem("setup", "5 west", "facts-blocks")],
    ),
    "one block on both maps": Case(
        {"setups.setups.4.map": "both"}, [Problem("setup", "7 both", "facts-blocks")]
    ),
    "seats out of order in the west": Case(
        {"setups.setups.0.west": ["assyria", "minoa", "hatti", "hellas", "egypt"]},
        [Problem("setup", "5 west", "facts-seat-order")],
    ),
    "seats out of order in the east": Case(
        {"setups.setups.1.east": ["saba", "babylon", "persia", "parthia", "nubia"]},
        [Problem("setup", "5 east", "facts-seat-order")],
    ),
    # --- Tracks and the Short Game ----------------------------------------------------------------
    "end of a track": Case(
        {"tracks.tracks.expert.final_steps": [14, 15]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "no end of a track": Case(
        {"tracks.tracks.basic.final_steps": []},
        [Problem("track", "basic", "facts-track-end", {"last": 15})],
    ),
    "final steps out of order": Case(
        {"tracks.tracks.expert.final_steps": [16, 15, 16]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "last final step in between": Case(
        {"tracks.tracks.expert.final_steps": [16, 15]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "years out of order": Case(
        {"tracks.years.3": -6000}, [Problem("file", "tracks.json", "facts-years-order")]
    ),
    "no requirements for an epoch": Case(
        {"tracks.requirements.9": DELETED}, [requirements("expert", "late_iron", 0)]
    ),
    "requirements twice": Case(
        {"tracks.requirements.+": {"track": "basic", "epoch": "early_iron"}},
        [requirements("basic", "early_iron", 2)],
    ),
    "requirements for the Stone Age": Case(
        {"tracks.requirements.+": {"track": "basic", "epoch": "stone"}},
        [requirements("basic", "stone", 1, 0)],
    ),
    "theme set of three": Case(
        {PALACES: DELETED},
        [Problem("theme-set", "mystical_palaces", "facts-theme-advances", {"count": 3})],
    ),
    "theme set with an advance twice": Case(
        {PALACES: "mythology"},
        [Problem("theme-set", "mystical_palaces", "facts-theme-advances", {"count": 3})],
    ),
    "theme set of five": Case(
        {"short_game.theme_sets.mystical_palaces.advances.+": "music"},
        [Problem("theme-set", "mystical_palaces", "facts-theme-advances", {"count": 5})],
    ),
    "theme sets for a game there is not": Case(
        {"short_game.copies.19": {"mystical_palaces": 19}},
        [Problem("setup", "19", "facts-no-such-setup")],
    ),
    "a year too few": Case(
        {"tracks.years.16": DELETED}, [Problem("track", "expert", "facts-years", {"last": 16})]
    ),
    "theme sets for too many": Case(
        {"short_game.copies.5.mystical_palaces": 2},
        [Problem("setup", "5", "facts-theme-sets", {"count": 6})],
    ),
    "no theme sets": Case(
        {"short_game.copies.10": DELETED},
        [Problem("setup", "10", "facts-theme-sets", {"count": 0})],
    ),
}

# --- Files that are no fact files -----------------------------------------------------------------

# Edits, and what the message says: file, key, and words for record and field.

MALFORMED: dict[str, tuple[dict[str, Any], str, str, list[str]]] = {
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
        {"short_game.copies.5.emerging_empire": 0},
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
        ["[a-z0-9_-]+", "$.areas[''].id"],
    ),
    "id with a capital": (
        {"calamities.calamities.famine.id": "Famine"},
        "calamities",
        "facts-malformed",
        ["[a-z0-9_-]+", "$.calamities['Famine'].id"],
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
    "colour by name": (
        {"civilizations.civilizations.rome.colour.fill": "red"},
        "civilizations",
        "facts-malformed",
        ["#[0-9a-f]{6}", "$.civilizations['rome'].colour.fill"],
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


@pytest.mark.parametrize("case", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_file_is_told_with_its_record(
    folder: Path, case: tuple[dict[str, Any], str, str, list[str]]
) -> None:
    """The file, the record by its id where it has one, and what is wrong there."""
    changes, file, key, words = case
    for path, value in changes.items():
        edit(folder, path, value)
    with pytest.raises(FactsError) as caught:
        load(folder)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.record, problem.key) == ("file", f"{file}.json", key)
    assert [word for word in words if word not in "".join(map(str, problem.args.values()))] == []


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_mistake_is_told_precisely(folder: Path, case: Case) -> None:
    """Exactly these problems, so that nobody has to guess which of many is the cause."""
    for path, value in case.edits.items():
        edit(folder, path, value)
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert list(caught.value.problems) == case.problems


def test_more_than_one_problem_is_explained() -> None:
    for label, case in CASES.items():
        assert case.problems, label
        assert bool(case.why) is (len(case.problems) > 1), label


def test_every_problem_there_can_be_has_a_case() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(DATA.rglob("*.py")))
    keys = set(re.findall(r'"(facts-[a-z-]+)"', source))
    assert len(keys) > 50
    tested = {problem.key for case in CASES.values() for problem in case.problems}
    assert tested | {key for _, _, key, _ in MALFORMED.values()} == keys


def test_an_untouched_copy_loads(folder: Path, facts: Facts) -> None:
    """Otherwise the cases would prove nothing."""
    assert load(folder).areas.ids() == facts.areas.ids()


def test_unrelated_mistakes_are_told_together(folder: Path) -> None:
    """An editor of the files sees everything at once, in the order of the files."""
    labels = ["limit too high", "rank", "three groups", "set size", "a seat too few"]
    for label in labels:
        for path, value in CASES[label].edits.items():
            edit(folder, path, value)
    with pytest.raises(FactsError) as caught:
        load(folder)
    expected = [problem for label in labels for problem in CASES[label].problems]
    assert list(caught.value.problems) == expected
    assert str(caught.value) == "; ".join(map(str, expected))


def test_problems_speak_plainly(folder: Path) -> None:
    """A reader sees track 'expert', not <TrackName.EXPERT: 'expert'>."""
    labels = [
        "epochs out of order",
        "end of a track",
        "calamity missing",
        "requirements for the Stone Age",
    ]
    for label in labels:
        for path, value in CASES[label].edits.items():
            edit(folder, path, value)
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert len(caught.value.problems) == len(labels)
    for problem in caught.value.problems:
        assert "<" not in str(problem)
        assert {type(value) for value in (problem.record, *problem.args.values())} <= {str, int}


def test_a_problem_in_words() -> None:
    problem = Problem("area", "athens", "facts-limit", {"limit": 5, "why": "G7"})
    assert str(problem) == "area 'athens': facts-limit(limit=5, why='G7')"


def test_inland_water_makes_no_coast(folder: Path) -> None:
    """G5: two landlocked areas at a lake of their own are not coastal."""
    for one, other in (("harappa", "kalibangan"), ("kalibangan", "harappa")):
        edit(folder, f"board.areas.{one}.water", [other])
    areas = load(folder).areas
    assert areas["harappa"].water == (areas["kalibangan"].index,)
    assert not areas["harappa"].coastal
    assert not areas["kalibangan"].coastal


def test_defaults_of_fields_that_may_be_left_out(folder: Path) -> None:
    """A modifier counts in any role, an area has nothing special, unless it says so."""
    edit(folder, "calamities.calamities.famine.modifiers.1.role", DELETED)
    edit(folder, "board.areas.thera.site", DELETED)
    loaded = load(folder)
    assert {entry.role for entry in loaded.calamities["famine"].modifiers} == {Role.ANY}
    assert loaded.areas["thera"].site is None


# --- Whatever else an editor may do ---------------------------------------------------------------

DOCUMENTS: dict[str, Any] = {
    path.name.removesuffix(".json"): json.loads(path.read_text(encoding="utf-8"))
    for path in FACTS.glob("*.json")
}


def _places(value: Any, *steps: str | int) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything inside a document."""
    if steps:
        yield steps
    match value:
        case dict():
            parts: list[tuple[Any, Any]] = list(value.items())
        case list():
            parts = list(enumerate(value))
        case _:
            parts = []
    for key, part in parts:
        yield from _places(part, *steps, key)


def _by_shape(document: Any) -> dict[tuple[str, ...], list[tuple[str | int, ...]]]:
    """Group the places of a document by what they are, so that 318 areas do not hide the rest."""
    shapes: dict[tuple[str, ...], list[tuple[str | int, ...]]] = {}
    for steps in _places(document):
        shape = tuple("*" if isinstance(step, int) else step for step in steps)
        shapes.setdefault(shape, []).append(steps)
    return shapes


PLACES = [
    (file, places)
    for file, document in DOCUMENTS.items()
    for places in _by_shape(document).values()
]
WORDS = ["athens", "black-sea", "rome", "law", "famine", "nile", "etna", "arts", "stone", "both"]
VALUES = st.one_of(
    st.just(DELETED),
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.just(10**30),
    st.just(1.5),
    st.sampled_from(WORDS),
    st.text(max_size=3),
    st.lists(st.sampled_from([*WORDS, 0, 1, 16]), max_size=3),
    st.dictionaries(st.sampled_from([*WORDS, "id", "5", "count"]), st.integers(0, 9), max_size=2),
)


@st.composite
def edits(draw: st.DrawFn) -> tuple[str, tuple[str | int, ...], Any]:
    """One change somewhere: something deleted or replaced."""
    file, places = draw(st.sampled_from(PLACES))
    return file, draw(st.sampled_from(places)), draw(VALUES)


@settings(max_examples=300, deadline=None)
@given(change=edits())
def test_any_edit_loads_or_is_refused_with_problems(
    shared_folder: Path, change: tuple[str, tuple[str | int, ...], Any]
) -> None:
    """Nothing but FactsError ever comes out of the loader, and never without a problem."""
    file, steps, value = change
    document = copy.deepcopy(DOCUMENTS[file])
    place = document
    for step in steps[:-1]:
        place = place[step]
    if value is DELETED:
        del place[steps[-1]]
    else:
        place[steps[-1]] = value
    target = shared_folder / f"{file}.json"
    before = target.read_bytes()
    target.write_text(json.dumps(document), encoding="utf-8")
    problems: tuple[Problem, ...] | None = None
    try:
        load(shared_folder)
    except FactsError as error:
        problems = error.problems
    finally:
        target.write_bytes(before)
    assert problems is None or problems
    assert all(problem.key.startswith("facts-") for problem in problems or ())


@settings(max_examples=60, deadline=None)
@given(file=st.sampled_from(sorted(DOCUMENTS)), part=st.floats(0, 1, exclude_max=True))
def test_a_file_cut_short_is_not_json(shared_folder: Path, file: str, part: float) -> None:
    """At whatever place: while it is being saved, or by a full disk."""
    target = shared_folder / f"{file}.json"
    before = target.read_bytes()
    whole = len(before.rstrip())
    target.write_bytes(before[: int(part * whole)])
    try:
        with pytest.raises(FactsError) as caught:
            load(shared_folder)
    finally:
        target.write_bytes(before)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.record, problem.key) == ("file", target.name, "facts-not-json")
