"""The cards: advances, calamities and trade cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data.problems import Problem
from ecumene.data.records import CalamityKind, Role

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ecumene.data import files as f

GROUPS_OF_A_CARD = (1, 2)  # P3
BELOW_ZERO = "lowest"  # the only number of an effect that may be negative: a tax rate lowered to 1
YES_OR_NO = ("city-reduced-not-destroyed", "immune")
"""Changes that take no number."""
NEW_NUMBERS = (*YES_OR_NO, "deselected-cities", "ransom-cards", "ransom-cities-per-step")
"""Changes that add something to a calamity instead of changing one of its numbers."""


def check_advances(files: f.Files) -> Iterator[Problem]:
    """Points follow from the price, cards have one or two groups, amounts are fives (P3, V1)."""
    advances = files.advances.advances
    prices = {line.id: line.cost for line in advances}
    stacks = {stack.number for stack in files.commodities.stacks}
    for line in advances:
        points = 1 if line.cost < 100 else 3 if line.cost < 200 else 6
        if line.points != points:
            args = {"cost": line.cost, "points": points}
            yield Problem("advance", line.id, "facts-points", args)
        yield from _groups(line)
        yield from _credits(line)
        yield from _bonus(line, prices)
        yield from _effects(line, stacks)
    for id_, count in Counter(line.bonus.to for line in advances if line.bonus).items():
        if count > 1:
            yield Problem("advance", id_, "facts-bonus-twice", {"count": count})


def _groups(line: f.AdvanceLine) -> Iterator[Problem]:
    if len(line.groups) not in GROUPS_OF_A_CARD:
        yield Problem("advance", line.id, "facts-groups", {"count": len(line.groups)})
    for group, count in Counter(line.groups).items():
        if count > 1:
            yield Problem("advance", line.id, "facts-group-twice", {"group": group})


def _credits(line: f.AdvanceLine) -> Iterator[Problem]:
    if any(amount % 5 for amount in (*line.credits.values(), line.free_credits)):
        yield Problem("advance", line.id, "facts-credits")
    of_effects = sum(
        entry.numbers.get("amount", 0)
        for entry in line.effects
        if entry.kind == "free-choice-credits"
    )
    if of_effects != line.free_credits:
        args = {"credits": line.free_credits, "effect": of_effects}
        yield Problem("advance", line.id, "facts-free-credits", args)


def _bonus(line: f.AdvanceLine, prices: Mapping[str, int]) -> Iterator[Problem]:
    if line.bonus is None:
        return
    if prices[line.bonus.to] <= line.cost:
        yield Problem("advance", line.id, "facts-bonus", {"other": line.bonus.to})
    if line.bonus.amount % 5:
        yield Problem("advance", line.id, "facts-bonus-amount", {"amount": line.bonus.amount})


def _effects(line: f.AdvanceLine, stacks: Collection[int]) -> Iterator[Problem]:
    for entry in line.effects:
        for number, value in entry.numbers.items():
            if value < 0 and number != BELOW_ZERO:
                args: dict[str, str | int] = {"number": number, "value": value}
                yield Problem("advance", line.id, "facts-number-negative", args)
        for stack in entry.stacks:
            if stack not in stacks:
                yield Problem("advance", line.id, "facts-no-such-stack", {"stack": stack})


def check_calamities(files: f.Files) -> Iterator[Problem]:
    """Every stack from 2 on holds one calamity of each kind, stack 1 none (S5)."""
    calamities = files.calamities.calamities
    found = Counter((line.stack, line.kind) for line in calamities)
    for stack in files.commodities.stacks:
        for kind in CalamityKind:
            expected = 0 if stack.number == 1 else 1
            count = found[stack.number, kind]
            if count != expected:
                args: dict[str, str | int] = {
                    "kind": kind.value,
                    "count": count,
                    "expected": expected,
                }
                yield Problem("stack", str(stack.number), "facts-stack-calamities", args)
    stacks = {stack.number for stack in files.commodities.stacks}
    for line in calamities:
        if line.stack not in stacks:
            yield Problem("calamity", line.id, "facts-no-such-stack", {"stack": line.stack})
        if line.secondary.count and line.secondary.by_area:
            yield Problem("calamity", line.id, "facts-secondary")
        yield from _modifiers(line)
    yield from _hand_limits(files.calamities.limits)


def _modifiers(line: f.CalamityLine) -> Iterator[Problem]:
    """A modifier changes a number of its calamity, by something, and once (C1, C12)."""
    if line.modifiers and line.kind is CalamityKind.MINOR:
        yield Problem("calamity", line.id, "facts-modifier-minor")
    roles: dict[tuple[str, str], list[Role]] = {}
    for entry in line.modifiers:
        roles.setdefault((entry.advance, entry.change), []).append(entry.role)
        if not _can_change(entry.change, line):
            args: dict[str, str | int] = {"advance": entry.advance, "change": entry.change}
            yield Problem("calamity", line.id, "facts-modifier-change", args)
        if (entry.by == 0) != (entry.change in YES_OR_NO):
            args = {"advance": entry.advance, "change": entry.change, "by": entry.by}
            yield Problem("calamity", line.id, "facts-modifier-by", args)
    for (advance, change), given in roles.items():
        if len(given) > len(set(given)) or (Role.ANY in given and len(given) > 1):
            args = {"advance": advance, "change": change}
            yield Problem("calamity", line.id, "facts-modifier-twice", args)


def _can_change(change: f.Change, line: f.CalamityLine) -> bool:
    """Whether the calamity has such a number, or one for what is kept instead of lost."""
    return change in NEW_NUMBERS or change in line.numbers or f"kept-{change}" in line.numbers


def _hand_limits(limits: f.LimitsEntry) -> Iterator[Problem]:
    """A hand keeps no more major calamities than calamities in all (Y3)."""
    for name, limit in (("with_minor", limits.with_minor), ("without_minor", limits.without_minor)):
        if limit.major > limit.total:
            args: dict[str, str | int] = {
                "limit": name,
                "major": limit.major,
                "total": limit.total,
            }
            yield Problem("file", "calamities.json", "facts-calamity-limit", args)


def check_trade_cards(file: f.CommoditiesFile) -> Iterator[Problem]:
    """Stacks run from 1 and are not empty; every commodity lies in one of them (S5)."""
    numbers = [stack.number for stack in file.stacks]
    used = {line.stack for line in file.commodities}
    for place, number in enumerate(numbers, 1):
        if number != place:
            yield Problem("stack", str(number), "facts-stack-order", {"place": place})
        if number not in used:
            yield Problem("stack", str(number), "facts-stack-empty")
    for line in file.commodities:
        if line.stack not in numbers:
            yield Problem("commodity", line.id, "facts-no-such-stack", {"stack": line.stack})
        yield from _set(line)


def _set(line: f.CommodityLine) -> Iterator[Problem]:
    """A set divided over two blocks keeps its cards, and a whole one its home (S5, S5a)."""
    west, east = line.split
    if west + east != line.count:
        yield Problem(
            "commodity", line.id, "facts-split", {"split": west + east, "count": line.count}
        )
    if (line.role == "additional") != (line.home == "both"):
        yield Problem("commodity", line.id, "facts-home", {"home": line.home})
    abroad = {"west": east, "east": west, "both": 0}[line.home]
    if line.role == "whole" and abroad:
        yield Problem("commodity", line.id, "facts-whole")
