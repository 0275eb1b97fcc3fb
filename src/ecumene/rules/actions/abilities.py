"""Answers in phase 10: each special ability (Z4) has one of its own."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AreaNo, CardNo, Seat
from ecumene.rules.readonly import NOTHING, Frozen


class UseDiaspora(Frozen, frozen=True, tag="use-diaspora"):
    """Take tokens from the board and place them in other areas (A-DIASPORA)."""

    taken: dict[AreaNo, int]
    """Tokens taken from each area."""
    placed: dict[AreaNo, int]
    """Tokens placed in each area; in total as many as are taken."""


class UseFundamentalism(Struct, frozen=True, tag="use-fundamentalism"):
    """Destroy all units in an area (A-FUNDAMENTALISM)."""

    area: AreaNo
    """The area whose units are destroyed."""


class UseMonotheism(Struct, frozen=True, tag="use-monotheism"):
    """Annex all units in an area (A-MONOTHEISM)."""

    area: AreaNo
    """The area whose units are annexed."""


class UsePolitics(Struct, frozen=True, tag="use-politics"):
    """Either move tokens to the treasury, or annex all units in an area (A-POLITICS)."""

    treasury: int = 0
    """Tokens moved from stock to treasury; 0 if an area is annexed instead."""
    area: AreaNo | None = None
    """The area whose units are annexed; None if tokens are moved instead."""


class UseProvincialEmpire(Struct, frozen=True, tag="use-provincial-empire"):
    """Name players who each hand over a card (A-PROVINCIAL-EMPIRE)."""

    players: tuple[Seat, ...]
    """The players who must hand over a card, each once."""


class UseTradeRoutes(Struct, frozen=True, tag="use-trade-routes"):
    """Discard commodity cards for treasury; a card given twice means two (A-TRADE-ROUTES)."""

    cards: tuple[CardNo, ...]
    """The commodity cards to discard."""


class UseUniversalDoctrine(Frozen, frozen=True, tag="use-universal-doctrine"):
    """Either annex a pirate city, or Barbarian tokens (A-UNIVERSAL-DOCTRINE)."""

    city: AreaNo | None = None
    """Where the pirate city stands; None if tokens are annexed instead."""
    tokens: dict[AreaNo, int] = NOTHING
    """Barbarian tokens annexed in each area."""


class HandOverCard(Struct, frozen=True, tag="hand-over-card"):
    """Give a card to the holder of Provincial Empire (A-PROVINCIAL-EMPIRE)."""

    card: CardNo
    """The card to hand over."""
