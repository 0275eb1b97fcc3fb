"""Answers in phase 9."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AreaNo, CardNo, PlaceNo, Seat
from ecumene.rules.readonly import NOTHING, Frozen


class TakeDamage(Frozen, frozen=True, tag="take-damage"):
    """Choose what pays for damage (G12).

    First the cities are reduced, in this order and from the stock as it is; then others are
    destroyed, with the token beside them (G11b); then tokens are removed, also those that have
    taken the place of a city.
    """

    tokens: dict[AreaNo, int] = NOTHING
    destroyed: tuple[AreaNo, ...] = ()
    reduced: tuple[AreaNo, ...] = ()
    declined: tuple[AreaNo, ...] = ()
    """Reduced cities where the extra token of Agriculture stays in stock (G11c)."""


class NameVictims(Struct, frozen=True, tag="name-victims"):
    """Name the secondary victims of a calamity (C5)."""

    victims: tuple[Seat, ...]


class ChoosePlace(Struct, frozen=True, tag="choose-place"):
    """Choose a place: an open sea, or an area that stands for its flood plain or volcano."""

    place: PlaceNo


class LoseCards(Struct, frozen=True, tag="lose-cards"):
    """Discard commodity cards; a card given twice means two of them."""

    cards: tuple[CardNo, ...]
