"""What happens in phases 1 to 5."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.audience import Public, only
from ecumene.rules.state.ids import AreaNo, CardNo, CivNo, Party, PlaceNo, Seat
from ecumene.rules.state.moves import Move
from ecumene.rules.state.readonly import NOTHING, Frozen


class CivilizationPicked(Struct, frozen=True, tag="civilization-picked"):
    """S2, S3."""

    seat: Public[Seat]
    """The player."""
    civilization: Public[CivNo]
    """Their civilization."""


class PhaseBegan(Struct, frozen=True, tag="phase-began"):
    """A new phase, and with phase 1 a new turn."""

    turn: Public[int]
    """The number of the turn, from 1."""
    phase: Public[int]
    """The number of the phase, from 1 to 13."""


class TaxCollected(Struct, frozen=True, tag="tax-collected"):
    """T1."""

    seat: Public[Seat]
    """Who collects."""
    rate: Public[int]
    """Tokens that each city pays."""
    tokens: Public[int]
    """Tokens moved from stock to treasury in total."""


class TaxRevolt(Struct, frozen=True, tag="tax-revolt"):
    """T2."""

    seat: Public[Seat]
    """Whose cities revolt."""
    cities: Public[int]
    """How many cities revolt."""


class CityAnnexed(Struct, frozen=True, tag="city-annexed"):
    """T3, G11; ``token_lost`` when one stood beside it (T3a, G11b)."""

    area: Public[AreaNo]
    """Where the city stands."""
    owner: Public[Party]
    """Whose city it was."""
    taker: Public[Party]
    """Whose city it is now."""
    rule: Public[str]
    """Why it is annexed."""
    token_lost: Public[bool] = False
    """Whether the token beside it is lost (T3a, G11b)."""


class CityDestroyed(Struct, frozen=True, tag="city-destroyed"):
    """G11; ``token_lost`` when one stood beside it (G11b)."""

    area: Public[AreaNo]
    """Where the city stood."""
    owner: Public[Party]
    """Whose city it was."""
    rule: Public[str]
    """Why it is destroyed."""
    token_lost: Public[bool] = False
    """Whether the token beside it is lost (G11b)."""


class CityReduced(Struct, frozen=True, tag="city-reduced"):
    """G11: the city gives way to tokens."""

    area: Public[AreaNo]
    """Where the city stood."""
    owner: Public[Party]
    """Whose city it was."""
    tokens: Public[int]
    """How many tokens take its place."""
    rule: Public[str]
    """Why it is reduced."""


class Expanded(Frozen, frozen=True, tag="expanded"):
    """E1, E2."""

    seat: Public[Seat]
    """Whose tokens they are."""
    tokens: Public[dict[AreaNo, int]]
    """How many tokens go from stock to each area."""


class CensusTaken(Struct, frozen=True, tag="census-taken"):
    """E4."""

    seat: Public[Seat]
    """Whose census it is."""
    census: Public[int]
    """Their number of tokens on the board."""


class Moved(Struct, frozen=True, tag="moved"):
    """M3-M7."""

    seat: Public[Seat]
    """Who has announced the move."""
    move: Public[Move]
    """The move, which is made when they end their movement."""


class TookBack(Struct, frozen=True, tag="took-back"):
    """M2: a move and what depended on it, by their former numbers."""

    seat: Public[Seat]
    """Who takes back moves."""
    moves: Public[tuple[int, ...]]
    """The indices of these moves in their list, from 0."""


class Waits(Struct, frozen=True, tag="waits"):
    """G9, M1, C8: a player waits for earlier ones."""

    seat: Public[Seat]
    """Who waits."""


class MovementEnded(Struct, frozen=True, tag="movement-ended"):
    """M10: the ships that were neither built nor maintained are gone."""

    seat: Public[Seat]
    """Whose movement has ended."""
    ships_removed: Public[tuple[PlaceNo, ...]] = ()
    """The places that the removed ships leave."""


class Removal(Struct, frozen=True):
    """What one party gives in a round of a token conflict (F3b)."""

    owner: Party
    """Whose piece is removed."""
    kind: Literal["token", "ship"]
    """Whether it is a token or a ship."""
    area: AreaNo
    """Where it was."""


class ConflictBegan(Frozen, frozen=True, tag="conflict-began"):
    """F1: the tokens of each party in the area."""

    area: Public[AreaNo]
    """Where the conflict is."""
    tokens: Public[dict[Party, int]]
    """How many tokens each party has there."""


class TokensLost(Struct, frozen=True, tag="tokens-lost"):
    """F3: what was removed at one moment of a round."""

    area: Public[AreaNo]
    """Where the conflict is."""
    round: Public[int]
    """The number of the round, from 1."""
    removals: Public[tuple[Removal, ...]]
    """What each party removes."""


class ConflictEnded(Frozen, frozen=True, tag="conflict-ended"):
    """F5, F6: the tokens left in the area."""

    area: Public[AreaNo]
    """Where the conflict was."""
    tokens: Public[dict[Party, int]]
    """How many tokens each party has left there."""


class CityAttacked(Struct, frozen=True, tag="city-attacked"):
    """F8."""

    area: Public[AreaNo]
    """Where the city stands."""
    attacker: Public[Party]
    """Whose tokens attack."""
    defender: Public[Party]
    """Whose city it is."""
    tokens: Public[int]
    """The number of attacking tokens."""
    needed: Public[int]
    """The number of tokens needed."""
    successful: Public[bool]
    """Whether the city falls."""


class AttackFailed(Struct, frozen=True, tag="attack-failed"):
    """F8: what the attacker loses."""

    area: Public[AreaNo]
    """Where the city stands."""
    attacker: Public[Party]
    """Who has attacked."""
    tokens: Public[int]
    """Tokens the attacker loses."""
    ships: Public[int] = 0
    """Ships the attacker loses."""


class CityFell(Struct, frozen=True, tag="city-fell"):
    """F9, F11: the tokens that replace it."""

    area: Public[AreaNo]
    """Where the city stood."""
    defender: Public[Party]
    """Whose city it was."""
    tokens: Public[int]
    """How many tokens take its place."""


class CardStolen(Struct, frozen=True, tag="card-stolen"):
    """F9; the card is None for those who may not know it (G13a)."""

    thief: Public[Seat]
    """Who draws the card."""
    victim: Public[Seat]
    """From whose hand it is drawn."""
    card: Annotated[CardNo | None, only("thief", "victim")]
    """Which card it is."""
    copy: Annotated[int | None, only("victim")] = None
    """Which of their equal cards, from the one held longest, 0; only the victim knows (D5a)."""


class TreasuryGained(Struct, frozen=True, tag="treasury-gained"):
    """F9."""

    seat: Public[Seat]
    """Whose treasury grows."""
    tokens: Public[int]
    """How many tokens go from stock to treasury."""


class CityBuilt(Frozen, frozen=True, tag="city-built"):
    """K1, K2: everything removed from the area, whoever owns it."""

    seat: Public[Seat]
    """Whose city it is."""
    area: Public[AreaNo]
    """Where it stands."""
    removed: Public[dict[Party, int]]
    """How many tokens of each party are removed from the area."""
    treasury: Public[int] = 0
    """Tokens paid from treasury (A-ARCHITECTURE)."""
    neighbours: Public[dict[AreaNo, int]] = NOTHING
    """Tokens of the builder taken from land neighbours (A-URBANISM)."""


class SurplusRemoved(Struct, frozen=True, tag="surplus-removed"):
    """K3: tokens of a player; Barbarian tokens stay (K3a)."""

    owner: Public[Party]
    """Whose tokens they were."""
    area: Public[AreaNo]
    """Where they were removed."""
    tokens: Public[int]
    """How many tokens are removed."""


BoardEvent: TypeAlias = (
    CivilizationPicked
    | PhaseBegan
    | TaxCollected
    | TaxRevolt
    | CityAnnexed
    | CityDestroyed
    | CityReduced
    | Expanded
    | CensusTaken
    | Moved
    | TookBack
    | Waits
    | MovementEnded
    | ConflictBegan
    | TokensLost
    | ConflictEnded
    | CityAttacked
    | AttackFailed
    | CityFell
    | CardStolen
    | TreasuryGained
    | CityBuilt
    | SurplusRemoved
)
