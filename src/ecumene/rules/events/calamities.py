"""What happens in phase 9; cities and tokens have the events of the other phases too."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AreaNo, CardNo, Party, PlaceNo, Seat


class CalamityStruck(Struct, frozen=True, tag="calamity"):
    """C2: a calamity is revealed; who benefits where somebody does (C4)."""

    seat: Seat
    card: CardNo
    beneficiary: Seat | None = None


class CalamityFailed(Struct, frozen=True, tag="calamity-failed"):
    """C3a: its condition does not hold for the primary victim, so it does not happen."""

    seat: Seat
    card: CardNo


class VictimsNamed(Struct, frozen=True, tag="victims"):
    """C5: the secondary victims."""

    seat: Seat
    card: CardNo
    victims: tuple[Seat, ...]


class CalamityPlaced(Struct, frozen=True, tag="calamity-place"):
    """Where it strikes: an open sea, or the areas of a flood plain or a volcano (C6)."""

    seat: Seat
    card: CardNo
    places: tuple[PlaceNo, ...]


class TokensDestroyed(Struct, frozen=True, tag="tokens-destroyed"):
    """G12: tokens lost by area, but for those beside a destroyed city (G11b)."""

    party: Party
    tokens: dict[AreaNo, int]
    rule: str


class TreasuryLost(Struct, frozen=True, tag="treasury-lost"):
    """C1: lost, or paid as a ransom."""

    seat: Seat
    tokens: int
    rule: str


class CardsLost(Struct, frozen=True, tag="cards-lost"):
    """C10, G13a: everybody sees what is discarded."""

    seat: Seat
    cards: tuple[CardNo, ...]
    rule: str


class MarkerWentBack(Struct, frozen=True, tag="marker-back"):
    """C-REGRESSION."""

    seat: Seat
    steps: int
