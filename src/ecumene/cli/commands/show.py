"""``ecumene show``: one thing of the game, found by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.refusal import CommandRefusal
from ecumene.data import Area, facts
from ecumene.words import WATER, FoundName, find, find_id, kinds

if TYPE_CHECKING:
    from ecumene.words import Kind

COMMAND = "ecumene show"


def show(kind: str, name: str, language: str) -> CommandAnswer:
    """Find the thing a person means, and answer with its card."""
    known = next(known for known in kinds if known == kind.lower())
    return _card(known, find_id(known, name, language))


def refuse_unknown_kind(kind: str, name: str, language: str) -> None:
    """Refuse an unknown kind; a person who forgot the kind but not the name is told how to ask."""
    if kind.lower() in kinds:
        return
    text = f"{kind} {name}".strip()
    found = [k for k in kinds if isinstance(find(k, text, language), FoundName)]
    if found:
        commands = ", ".join(f"{COMMAND} {k} {text}" for k in found)
        raise CommandRefusal("name-without-kind", commands=commands)
    raise CommandRefusal("name-no-such-kind", kind=kind, kinds=", ".join(kinds), help_for=COMMAND)


def _card(kind: Kind, id_: str) -> CommandAnswer:
    from ecumene.cli import cards, fact_records

    table = facts()
    if kind == "area":
        place = table.places[id_]
        if isinstance(place, Area):
            return CommandAnswer(
                lambda look: cards.area_card(place, look), lambda: fact_records.area(place)
            )
        return CommandAnswer(
            lambda look: cards.sea_card(place, look), lambda: fact_records.sea(place)
        )
    if kind == "advance":
        advance = table.advances[id_]
        return CommandAnswer(
            lambda look: cards.advance_card(advance, look), lambda: fact_records.advance(advance)
        )
    if kind == "calamity":
        calamity = table.calamities[id_]
        return CommandAnswer(
            lambda look: cards.calamity_card(calamity, look),
            lambda: fact_records.calamity(calamity),
        )
    if kind == "civ":
        civ = table.civilizations[id_]
        return CommandAnswer(lambda look: cards.civ_card(civ, look), lambda: fact_records.civ(civ))
    if id_ == WATER:
        return CommandAnswer(cards.water_card, fact_records.water)
    commodity = table.commodities[id_]
    return CommandAnswer(
        lambda look: cards.commodity_card(commodity, look),
        lambda: fact_records.commodity(commodity),
    )
