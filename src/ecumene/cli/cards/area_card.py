"""The cards of areas and open seas (G4-G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.cards.card_parts import card, chip, listed, rows
from ecumene.data import Area, Sea, facts
from ecumene.words import alphabetical

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType
    from rich.text import Text

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import FloodPlain, Place, Volcano


def area_card(area: Area, look: ScreenLook) -> RenderableType:
    """Return the card of an area."""
    messages, table = look.messages, facts()
    around = [table.places[index] for index in area.water]
    return card(
        area.name.in_language(look.language),
        [
            rows(
                [
                    (messages("area-region"), _civ(area.region, look)),
                    (messages("area-limit"), str(area.limit)),
                    (messages("area-site"), messages("site", site=area.site or "none")),
                    (messages("area-flood-plain"), _name(table.flood_plains, area.plain, look)),
                    (messages("area-volcano"), _name(table.volcanoes, area.volcano, look)),
                    (messages("area-start"), _civ(area.start, look)),
                    (
                        messages("area-coastal"),
                        _yes_no(area.coastal, look),
                    ),
                ],
                [
                    (messages("area-land"), _names((table.areas[i] for i in area.land), look)),
                    (messages("area-water"), _names(_areas(around), look)),
                    (messages("area-open-sea"), _names(_seas(around), look)),
                ],
            ),
        ],
        look,
    )


def sea_card(sea: Sea, look: ScreenLook) -> RenderableType:
    """Return the card of an open sea."""
    messages = look.messages
    around = [facts().places[index] for index in sea.water]
    return card(
        sea.name.in_language(look.language),
        [
            messages("sea-about"),
            rows(
                [
                    (messages("sea-water"), _names(_areas(around), look)),
                    (messages("sea-seas"), _names(_seas(around), look)),
                ]
            ),
        ],
        look,
        messages("sea-kind"),
    )


def _civ(index: int | None, look: ScreenLook) -> Text | None:
    if index is None:
        return None
    civ = facts().civilizations[index]
    return chip(civ.name.in_language(look.language), civ.colour, look)


def _name(table: Sequence[FloodPlain | Volcano], index: int | None, look: ScreenLook) -> str | None:
    return None if index is None else table[index].name.in_language(look.language)


def _yes_no(fact: bool, look: ScreenLook) -> str:
    return look.messages("area-whether", answer="yes" if fact else "no")


def _areas(places: Iterable[Place]) -> list[Place]:
    return [place for place in places if isinstance(place, Area)]


def _seas(places: Iterable[Place]) -> list[Place]:
    return [place for place in places if isinstance(place, Sea)]


def _names(places: Iterable[Place], look: ScreenLook) -> str | None:
    return listed(
        alphabetical((place.name.in_language(look.language) for place in places), look.language),
        otherwise=look.messages("area-none"),
    )
