"""Mistakes on the cards: advances, calamities and commodities."""

from __future__ import annotations

from ecumene.data import Problem
from tests.data.mistakes import DELETED, Case


def calamities_of(stack: int, kind: str, count: int, expected: int = 1) -> Problem:
    """Return the problem that a stack has too many or too few calamities of a kind."""
    args: dict[str, str | int] = {"kind": kind, "count": count, "expected": expected}
    return Problem("stack", str(stack), "facts-stack-calamities", args)


STACK_9 = ("ivory", "silk", "gold", "pearls", "amber")

ADVANCES: dict[str, Case] = {
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
}

TRADE_CARDS: dict[str, Case] = {
    "calamity missing": Case(
        {"calamities.calamities.famine": DELETED}, [calamities_of(3, "non-tradeable", 0)]
    ),
    "calamity in another stack": Case(
        {"calamities.calamities.famine.stack": 4},
        [calamities_of(3, "non-tradeable", 0), calamities_of(4, "non-tradeable", 2)],
        "it is missing in one stack and superfluous in the other",
    ),
    "calamity of another kind": Case(
        {"calamities.calamities.slave-revolt.kind": "non-tradeable"},
        [calamities_of(3, "non-tradeable", 2), calamities_of(3, "tradeable", 0)],
        "one kind too many, the other missing",
    ),
    "calamity in stack 1": Case(
        {"calamities.calamities.famine.stack": 1},
        [calamities_of(1, "non-tradeable", 1, 0), calamities_of(3, "non-tradeable", 0)],
        "superfluous there and missing in its own",
    ),
    "calamity in stack 10": Case(
        {"calamities.calamities.famine.stack": 10},
        [
            calamities_of(3, "non-tradeable", 0),
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
        {"calamities.calamities.famine.modifiers.0.change": "steps-back"},
        [
            Problem(
                "calamity",
                "famine",
                "facts-modifier-change",
                {"advance": "pottery", "change": "steps-back"},
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
                {"advance": "masonry", "change": "deselected-cities", "by": 0},
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
                {"advance": "naval-warfare", "change": "immune", "by": 1},
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
}
