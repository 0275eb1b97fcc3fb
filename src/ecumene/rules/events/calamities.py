"""What happens in phase 9; cities and tokens have the events of the other phases too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed, shown_by
from ecumene.rules.ids import AreaNo, CardNo, Party, PlaceNo, Seat
from ecumene.rules.readonly import Frozen


class CalamityStruck(Struct, frozen=True, tag="calamity-struck"):
    """C2: a calamity is revealed; who benefits where somebody does (C4)."""

    seat: Public[Seat]
    card: Revealed[CardNo]
    beneficiary: Revealed[Seat | None] = None


class CalamityFailed(Struct, frozen=True, tag="calamity-failed"):
    """C3a: its condition does not hold for the primary victim, so it does not happen."""

    seat: Public[Seat]
    card: Revealed[CardNo]


class RankOrderInsisted(Struct, frozen=True, tag="rank-order-insisted"):
    """C8b: a primary victim insists that the two copies are resolved one after the other."""

    seat: Public[Seat]
    card: Public[CardNo]


class VictimsNamed(Struct, frozen=True, tag="victims-named"):
    """C5: the secondary victims."""

    seat: Public[Seat]
    card: Public[CardNo]
    victims: Public[tuple[Seat, ...]]


class CitiesChosen(Struct, frozen=True, tag="cities-chosen"):
    """C5c: somebody has chosen cities of a victim; they fall when all have been chosen."""

    seat: Public[Seat]
    owner: Public[Seat]
    areas: Public[tuple[AreaNo, ...]]
    rule: Public[str]


class CalamityPlaced(Struct, frozen=True, tag="calamity-placed"):
    """Where it strikes: an open sea, or the areas of a flood plain or a volcano (C6)."""

    seat: Public[Seat]
    card: Public[CardNo]
    places: Public[tuple[PlaceNo, ...]]


class TokensDestroyed(Frozen, frozen=True, tag="tokens-destroyed"):
    """G12: tokens lost by area, but for those beside a destroyed city (G11b)."""

    owner: Public[Party]
    tokens: Public[dict[AreaNo, int]]
    rule: Public[str]


class TreasuryLost(Struct, frozen=True, tag="treasury-lost"):
    """C1: lost, or paid as a ransom."""

    seat: Public[Seat]
    tokens: Public[int]
    rule: Public[str]


class CardsLost(Struct, frozen=True, tag="cards-lost"):
    """C10, G13a: everybody sees what is discarded."""

    seat: Public[Seat]
    cards: Annotated[tuple[CardNo, ...], shown_by("seat")]
    rule: Public[str]


class MarkerWentBack(Struct, frozen=True, tag="marker-went-back"):
    """C-REGRESSION."""

    seat: Public[Seat]
    steps: Public[int]
