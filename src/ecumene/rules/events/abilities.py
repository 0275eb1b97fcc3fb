"""What happens in phase 10, besides cities and tokens that are destroyed or annexed."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from ecumene.rules.audience import Public, only, shown_by
from ecumene.rules.state.ids import AdvanceNo, AreaNo, CardNo, Seat
from ecumene.rules.state.readonly import Frozen


class AbilityUsed(Struct, frozen=True, tag="ability-used"):
    """Z1: its effects follow."""

    seat: Public[Seat]
    """Who uses it."""
    advance: Public[AdvanceNo]
    """The advance that has the ability."""


class TokensResettled(Frozen, frozen=True, tag="tokens-resettled"):
    """A-DIASPORA."""

    seat: Public[Seat]
    """The owner of the tokens."""
    taken: Public[dict[AreaNo, int]]
    """How many tokens leave each area."""
    placed: Public[dict[AreaNo, int]]
    """How many tokens arrive in each area."""


class PlayersNamed(Struct, frozen=True, tag="players-named"):
    """A-PROVINCIAL-EMPIRE: the players who have to hand over a card."""

    seat: Public[Seat]
    """Who uses Provincial Empire."""
    players: Public[tuple[Seat, ...]]
    """Who has to hand over a card."""


class CardHandedOver(Struct, frozen=True, tag="card-handed-over"):
    """A-PROVINCIAL-EMPIRE; the card is None for those who may not know it (G13a)."""

    giver: Public[Seat]
    """Who hands it over."""
    taker: Public[Seat]
    """Who gets it."""
    card: Annotated[CardNo | None, only("giver", "taker")]
    """Which card it is."""


class NothingHandedOver(Struct, frozen=True, tag="nothing-handed-over"):
    """A-PROVINCIAL-EMPIRE: a player without such a card gives nothing."""

    giver: Annotated[Seat, shown_by("giver")]
    """Who has no such card."""
    taker: Public[Seat]
    """Who would have got it."""


AbilityEvent: TypeAlias = (
    AbilityUsed | TokensResettled | PlayersNamed | CardHandedOver | NothingHandedOver
)
