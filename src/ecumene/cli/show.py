"""``ecumene show``: one thing of the game, found by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.answer import Answer
from ecumene.cli.refusal import Refusal
from ecumene.data import Area, facts
from ecumene.words import WATER, Found, find, find_id, kinds

if TYPE_CHECKING:
    from ecumene.words import Kind

COMMAND = "ecumene show"


def show(kind: str, name: str, language: str) -> Answer:
    """Find the thing a person means, and answer with its card."""
    known = next(known for known in kinds if known == kind.lower())
    return _card(known, find_id(known, name, language))


def refuse_unknown_kind(kind: str, name: str, language: str) -> None:
    """Refuse an unknown kind; a person who forgot the kind but not the name is told how to ask."""
    if kind.lower() in kinds:
        return
    text = f"{kind} {name}".strip()
    found = [k for k in kinds if isinstance(find(k, text, language), Found)]
    if found:
        commands = ", ".join(f"{COMMAND} {k} {text}" for k in found)
        raise Refusal("name-without-kind", commands=commands)
    raise Refusal("name-no-such-kind", kind=kind, kinds=", ".join(kinds), help_for=COMMAND)


def _card(kind: Kind, id_: str) -> Answer:
    from ecumene.cli import cards, records

    table = facts()
    if kind == "area":
        place = table.places[id_]
        if isinstance(place, Area):
            return Answer(lambda look: cards.area_card(place, look), lambda: records.area(place))
        return Answer(lambda look: cards.sea_card(place, look), lambda: records.sea(place))
    if kind == "advance":
        advance = table.advances[id_]
        return Answer(
            lambda look: cards.advance_card(advance, look), lambda: records.advance(advance)
        )
    if kind == "calamity":
        calamity = table.calamities[id_]
        return Answer(
            lambda look: cards.calamity_card(calamity, look), lambda: records.calamity(calamity)
        )
    if kind == "civ":
        civ = table.civilizations[id_]
        return Answer(lambda look: cards.civ_card(civ, look), lambda: records.civ(civ))
    if id_ == WATER:
        return Answer(cards.water_card, records.water)
    commodity = table.commodities[id_]
    return Answer(
        lambda look: cards.commodity_card(commodity, look), lambda: records.commodity(commodity)
    )
