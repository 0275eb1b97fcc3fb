"""What happens in phase 10, besides cities and tokens that are destroyed or annexed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ecumene.rules.audience import Public, only, shown_by
from ecumene.rules.ids import AdvanceNo, AreaNo, CardNo, Seat
from ecumene.rules.readonly import Frozen


class AbilityUsed(Struct, frozen=True, tag="ability-used"):
    """Z1: what it does follows."""

    seat: Public[Seat]
    advance: Public[AdvanceNo]


class TokensResettled(Frozen, frozen=True, tag="tokens-resettled"):
    """A-DIASPORA."""

    seat: Public[Seat]
    taken: Public[dict[AreaNo, int]]
    placed: Public[dict[AreaNo, int]]


class PlayersNamed(Struct, frozen=True, tag="players-named"):
    """A-PROVINCIAL-EMPIRE: who has to hand over a card."""

    seat: Public[Seat]
    players: Public[tuple[Seat, ...]]


class CardHandedOver(Struct, frozen=True, tag="card-handed-over"):
    """A-PROVINCIAL-EMPIRE; the card is None for those who may not know it (G13a)."""

    giver: Public[Seat]
    taker: Public[Seat]
    card: Annotated[CardNo | None, only("giver", "taker")]


class NothingHandedOver(Struct, frozen=True, tag="nothing-handed-over"):
    """A-PROVINCIAL-EMPIRE: who has no such card gives nothing."""

    giver: Annotated[Seat, shown_by("giver")]
    taker: Public[Seat]
