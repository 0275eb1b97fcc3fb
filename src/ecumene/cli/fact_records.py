"""The facts of one thing for programs: ids, numbers and both names, under stable English keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.cards.commodity_card import cards_on
from ecumene.data import Area, MapName, Sea, facts
from ecumene.words import WATER

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.cli.answer import Json
    from ecumene.data import (
        Advance,
        Calamity,
        Civilization,
        Colour,
        Commodity,
        Effect,
        Modifier,
        Name,
        Place,
    )
    from ecumene.data.table import Record


def area(record: Area) -> Json:
    """Return the facts of an area."""
    table = facts()
    return {
        "kind": "area",
        **_named(record.id, record.name),
        "region": table.civilizations[record.region].id,
        "limit": record.limit,
        "site": record.site,
        "flood_plain": _id(table.flood_plains, record.plain),
        "volcano": _id(table.volcanoes, record.volcano),
        "start": _id(table.civilizations, record.start),
        "coastal": record.coastal,
        "land": [table.areas[index].id for index in record.land],
        "water": _ids(Area, record.water),
        "open_seas": _ids(Sea, record.water),
    }


def sea(record: Sea) -> Json:
    """Return the facts of an open sea."""
    return {
        "kind": "sea",
        **_named(record.id, record.name),
        "water": _ids(Area, record.water),
        "open_seas": _ids(Sea, record.water),
    }


def advance(record: Advance) -> Json:
    """Return the facts of an advance."""
    table = facts()
    groups = [group.id for group in table.groups]
    credits_ = dict(zip(groups, record.credits, strict=True))
    bonus = record.bonus
    return {
        "kind": "advance",
        **_named(record.id, record.name),
        "rule": record.rule,
        "cost": record.cost,
        "points": record.points,
        "groups": [table.groups[index].id for index in record.groups],
        "credits": {group: amount for group, amount in credits_.items() if amount},
        "free_credits": record.free_credits,
        "bonus_to": bonus and {"advance": table.advances[bonus.to].id, "amount": bonus.amount},
        "bonus_from": [
            {"advance": other.id, "amount": other.bonus.amount}
            for other in table.advances
            if other.bonus is not None and other.bonus.to == record.index
        ],
        "effects": [_effect(effect) for effect in record.effects],
        "calamities": [_modifier(modifier) for modifier in record.modifiers],
    }


def calamity(record: Calamity) -> Json:
    """Return the facts of a calamity."""
    return {
        "kind": "calamity",
        **_named(record.id, record.name),
        "rule": record.rule,
        "stack": record.stack,
        "type": record.kind,
        "tradeable": record.tradeable,
        "beneficiary": record.beneficiary,
        "secondary_victims": record.secondary,
        "strikes_areas": record.strikes_areas,
        "numbers": dict(record.numbers),
        "advances": [_modifier(modifier) for modifier in record.modifiers],
    }


def commodity(record: Commodity) -> Json:
    """Return the facts of a commodity."""
    stack = facts().stack(record.stack)
    both = cards_on(record, MapName.BOTH)
    return {
        "kind": "commodity",
        **_named(record.id, record.name),
        "aliases": list(record.aliases),
        "stack": record.stack,
        "face_value": record.face_value,
        "count": record.count,
        "home": record.block,
        "additional": record.additional,
        "cards": {
            "west": sum(cards_on(record, MapName.WEST)),
            "east": sum(cards_on(record, MapName.EAST)),
            "both": {"west": both[0], "east": both[1]},
        },
        "set_values": [n * n * record.face_value for n in range(1, record.count + 1)],
        "calamities": [
            facts().calamities[index].id
            for index in (stack.minor, stack.non_tradeable, stack.tradeable)
            if index is not None
        ],
    }


def water() -> Json:
    """Return the facts of water, which lies in no stack and is worth nothing (X6a)."""
    return {"kind": "commodity", **_named(WATER, facts().water), "face_value": 0}


def civ(record: Civilization) -> Json:
    """Return the facts of a civilization."""
    table = facts()
    areas = [table.areas[index] for index in table.regions[record.index].areas]
    return {
        "kind": "civ",
        **_named(record.id, record.name),
        "rank": record.rank,
        "home": record.home,
        "colour": {
            **_colour(record.colour),
            "ground": record.colour.ground,
            "outline": record.colour.outline,
        },
        "emblem": {"name": _name(record.emblem.name), "path": record.emblem.path},
        "start": table.areas[record.start].id,
        "areas": [{"id": home.id, "site": home.site} for home in areas],
        "epoch_starts": {
            track: dict(zip(table.epochs.ids(), steps, strict=True))
            for track, steps in record.epoch_starts.items()
        },
        "setups": [
            {"players": setup.players, "map": setup.map, "block": block}
            for setup in table.setups
            for block, members in setup.blocks.items()
            if record.index in members
        ],
    }


def _named(id_: str, name: Name) -> Json:
    return {"id": id_, "name": _name(name)}


def _name(name: Name) -> Json:
    return {"en": name.en, "pl": name.pl}


def _id(table: Sequence[Record], index: int | None) -> str | None:
    return None if index is None else table[index].id


def _ids(kind: type[Place], places: Iterable[int]) -> list[str]:
    around = (facts().places[index] for index in places)
    return [place.id for place in around if isinstance(place, kind)]


def _colour(colour: Colour) -> Json:
    return {"name": _name(colour.name), "fill": colour.fill, "ink": colour.ink}


def _effect(effect: Effect) -> Json:
    advances = facts().advances
    return {
        "phase": effect.phase,
        "kind": effect.kind,
        "numbers": dict(effect.numbers),
        "stacks": {str(stack): price for stack, price in effect.stacks.items()},
        "spares": [advances[index].id for index in effect.spares],
        "against": _id(advances, effect.against),
    }


def _modifier(modifier: Modifier) -> Json:
    return {
        "advance": facts().advances[modifier.advance].id,
        "calamity": facts().calamities[modifier.calamity].id,
        "role": modifier.role,
        "change": modifier.change,
        "by": modifier.by,
    }
