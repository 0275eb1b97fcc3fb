"""What happens in phase 10, besides cities and tokens that are destroyed or annexed."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AdvanceNo, AreaNo, CardNo, Seat


class AbilityUsed(Struct, frozen=True, tag="ability"):
    """Z1: what it does follows."""

    seat: Seat
    advance: AdvanceNo


class TokensResettled(Struct, frozen=True, tag="resettled"):
    """A-DIASPORA."""

    seat: Seat
    taken: dict[AreaNo, int]
    placed: dict[AreaNo, int]


class PlayersNamed(Struct, frozen=True, tag="named"):
    """A-PROVINCIAL-EMPIRE: who has to hand over a card."""

    seat: Seat
    players: tuple[Seat, ...]


class CardHandedOver(Struct, frozen=True, tag="handed-over"):
    """A-PROVINCIAL-EMPIRE; the card is None for those who may not know it (G13a)."""

    giver: Seat
    taker: Seat
    card: CardNo | None


class NothingHandedOver(Struct, frozen=True, tag="nothing-handed-over"):
    """A-PROVINCIAL-EMPIRE: who has no such card gives nothing."""

    giver: Seat
    taker: Seat
