"""Answers in phase 9."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import AreaNo, CardNo, PlaceNo, Seat
from ecumene.rules.state.readonly import NOTHING, Frozen


class TakeDamage(Frozen, frozen=True, tag="take-damage"):
    """Choose what pays for damage (G12).

    First cities are reduced, in this order and from the current stock; then others are destroyed,
    with the token beside them (G11b); then tokens are removed, including those that have replaced a
    city.
    """

    tokens: dict[AreaNo, int] = NOTHING
    """Tokens removed from each area."""
    destroyed: tuple[AreaNo, ...] = ()
    """The areas of the cities to destroy."""
    reduced: tuple[AreaNo, ...] = ()
    """The areas of the cities to reduce, in this order."""
    declined: tuple[AreaNo, ...] = ()
    """Reduced cities where Agriculture's extra token stays in stock (G11c)."""


class NameVictims(Struct, frozen=True, tag="name-victims"):
    """Name the secondary victims of a calamity (C5)."""

    victims: tuple[Seat, ...]
    """The players named, each once."""


class ChoosePlace(Struct, frozen=True, tag="choose-place"):
    """Choose a place: an open sea, or an area that stands for its flood plain or volcano."""

    place: PlaceNo
    """One of the places offered."""


class LoseCards(Struct, frozen=True, tag="lose-cards"):
    """Discard commodity cards; a card given twice means two of them."""

    cards: tuple[CardNo, ...]
    """The cards to discard."""


CalamityAction: TypeAlias = TakeDamage | NameVictims | ChoosePlace | LoseCards
