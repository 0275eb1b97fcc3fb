"""What happens in phase 9; cities and tokens have the events of the other phases too."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed, shown_by
from ecumene.rules.state.ids import AreaNo, CardNo, Party, PlaceNo, Seat
from ecumene.rules.state.readonly import Frozen


class CalamityStruck(Struct, frozen=True, tag="calamity-struck"):
    """C2: a calamity is revealed, with its beneficiary, if there is one (C4)."""

    seat: Public[Seat]
    """The primary victim."""
    card: Revealed[CardNo]
    """Which calamity it is."""
    beneficiary: Revealed[Seat | None] = None
    """Who benefits; None: nobody does."""


class CalamityFailed(Struct, frozen=True, tag="calamity-failed"):
    """C3a: its condition does not hold for the primary victim, so it does not happen."""

    seat: Public[Seat]
    """Who holds it."""
    card: Revealed[CardNo]
    """Which calamity it is."""


class RankOrderInsisted(Struct, frozen=True, tag="rank-order-insisted"):
    """C8b: a primary victim insists that the two copies are resolved one after the other."""

    seat: Public[Seat]
    """Who insists."""
    card: Public[CardNo]
    """Which calamity it is."""


class VictimsNamed(Struct, frozen=True, tag="victims-named"):
    """C5: the secondary victims."""

    seat: Public[Seat]
    """Who names them."""
    card: Public[CardNo]
    """Which calamity it is."""
    victims: Public[tuple[Seat, ...]]
    """The secondary victims."""


class CitiesChosen(Struct, frozen=True, tag="cities-chosen"):
    """C5c, C8c: a player has chosen cities of a party; they fall when all have been chosen."""

    seat: Public[Seat]
    """Who has chosen."""
    owner: Public[Party]
    """Whose cities they are."""
    areas: Public[tuple[AreaNo, ...]]
    """Where the cities stand."""
    rule: Public[str]
    """Why they were chosen."""


class CalamityPlaced(Struct, frozen=True, tag="calamity-placed"):
    """Where it strikes: an open sea, or the areas of a flood plain or a volcano (C6)."""

    seat: Public[Seat]
    """The primary victim."""
    card: Public[CardNo]
    """Which calamity it is."""
    places: Public[tuple[PlaceNo, ...]]
    """The open sea, or the areas of the flood plain or the volcano."""


class TokensDestroyed(Frozen, frozen=True, tag="tokens-destroyed"):
    """G12: tokens lost by area, except those beside a destroyed city (G11b)."""

    owner: Public[Party]
    """Whose tokens they were."""
    tokens: Public[dict[AreaNo, int]]
    """How many tokens are lost in each area."""
    rule: Public[str]
    """Why they are lost."""


class TreasuryLost(Struct, frozen=True, tag="treasury-lost"):
    """C1: lost, or paid as a ransom."""

    seat: Public[Seat]
    """Whose treasury shrinks."""
    tokens: Public[int]
    """How many tokens go from treasury to stock."""
    rule: Public[str]
    """Why they are lost or paid."""


class CardsLost(Struct, frozen=True, tag="cards-lost"):
    """C10, G13a: everybody sees what is discarded."""

    seat: Public[Seat]
    """Whose cards they were."""
    cards: Annotated[tuple[CardNo, ...], shown_by("seat")]
    """The cards that are discarded."""
    rule: Public[str]
    """Why they are discarded."""


class MarkerWentBack(Struct, frozen=True, tag="marker-went-back"):
    """C-REGRESSION."""

    seat: Public[Seat]
    """Whose marker it is."""
    steps: Public[int]
    """How many steps it goes back."""


CalamityEvent: TypeAlias = (
    CalamityStruck
    | CalamityFailed
    | RankOrderInsisted
    | VictimsNamed
    | CitiesChosen
    | CalamityPlaced
    | TokensDestroyed
    | TreasuryLost
    | CardsLost
    | MarkerWentBack
)
