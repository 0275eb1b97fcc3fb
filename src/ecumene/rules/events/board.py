"""What happens in phases 1 to 5."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from ecumene.rules.audience import Public, only
from ecumene.rules.ids import AreaNo, CardNo, CivNo, Party, PlaceNo, Seat
from ecumene.rules.moves import Move
from ecumene.rules.readonly import NOTHING, Frozen


class CivilizationPicked(Struct, frozen=True, tag="civilization-picked"):
    """S2, S3."""

    seat: Public[Seat]
    civilization: Public[CivNo]


class PhaseBegan(Struct, frozen=True, tag="phase-began"):
    """A new phase, and with phase 1 a new turn."""

    turn: Public[int]
    phase: Public[int]


class TaxCollected(Struct, frozen=True, tag="tax-collected"):
    """T1."""

    seat: Public[Seat]
    rate: Public[int]
    tokens: Public[int]


class TaxRevolt(Struct, frozen=True, tag="tax-revolt"):
    """T2."""

    seat: Public[Seat]
    cities: Public[int]


class CityAnnexed(Struct, frozen=True, tag="city-annexed"):
    """T3, G11; ``token_lost`` when one stood beside it (T3a, G11b)."""

    area: Public[AreaNo]
    owner: Public[Party]
    taker: Public[Party]
    rule: Public[str]
    token_lost: Public[bool] = False


class CityDestroyed(Struct, frozen=True, tag="city-destroyed"):
    """G11; ``token_lost`` when one stood beside it (G11b)."""

    area: Public[AreaNo]
    owner: Public[Party]
    rule: Public[str]
    token_lost: Public[bool] = False


class CityReduced(Struct, frozen=True, tag="city-reduced"):
    """G11: the city gives way to tokens."""

    area: Public[AreaNo]
    owner: Public[Party]
    tokens: Public[int]
    rule: Public[str]


class Expanded(Frozen, frozen=True, tag="expanded"):
    """E1, E2."""

    seat: Public[Seat]
    tokens: Public[dict[AreaNo, int]]


class CensusTaken(Struct, frozen=True, tag="census-taken"):
    """E4."""

    seat: Public[Seat]
    census: Public[int]


class Moved(Struct, frozen=True, tag="moved"):
    """M3-M7."""

    seat: Public[Seat]
    move: Public[Move]


class TookBack(Struct, frozen=True, tag="took-back"):
    """M2: a move and what rested on it, by their numbers before."""

    seat: Public[Seat]
    moves: Public[tuple[int, ...]]


class Waits(Struct, frozen=True, tag="waits"):
    """G9, M1, C8: somebody waits for those before them."""

    seat: Public[Seat]


class MovementEnded(Struct, frozen=True, tag="movement-ended"):
    """M10: the ships that were neither built nor maintained are gone."""

    seat: Public[Seat]
    ships_removed: Public[tuple[PlaceNo, ...]] = ()


class Removal(Struct, frozen=True):
    """What one party gives in a round of a token conflict (F3b)."""

    owner: Party
    kind: Literal["token", "ship"]
    area: AreaNo


class ConflictBegan(Frozen, frozen=True, tag="conflict-began"):
    """F1: the tokens of each party in the area."""

    area: Public[AreaNo]
    tokens: Public[dict[Party, int]]


class TokensLost(Struct, frozen=True, tag="tokens-lost"):
    """F3: what was removed at one moment of a round."""

    area: Public[AreaNo]
    round: Public[int]
    removals: Public[tuple[Removal, ...]]


class ConflictEnded(Frozen, frozen=True, tag="conflict-ended"):
    """F5, F6: the tokens left in the area."""

    area: Public[AreaNo]
    tokens: Public[dict[Party, int]]


class CityAttacked(Struct, frozen=True, tag="city-attacked"):
    """F8."""

    area: Public[AreaNo]
    attacker: Public[Party]
    defender: Public[Party]
    tokens: Public[int]
    needed: Public[int]
    successful: Public[bool]


class AttackFailed(Struct, frozen=True, tag="attack-failed"):
    """F8: what the attacker loses."""

    area: Public[AreaNo]
    attacker: Public[Party]
    tokens: Public[int]
    ships: Public[int] = 0


class CityFell(Struct, frozen=True, tag="city-fell"):
    """F9, F11: the tokens that replace it."""

    area: Public[AreaNo]
    defender: Public[Party]
    tokens: Public[int]


class CardStolen(Struct, frozen=True, tag="card-stolen"):
    """F9; the card is None for those who may not know it (G13a)."""

    thief: Public[Seat]
    victim: Public[Seat]
    card: Annotated[CardNo | None, only("thief", "victim")]
    copy: Annotated[int | None, only("victim")] = None
    """Which of his equal cards, from the one held longest, 0; only the victim knows (D5a)."""


class TreasuryGained(Struct, frozen=True, tag="treasury-gained"):
    """F9."""

    seat: Public[Seat]
    tokens: Public[int]


class CityBuilt(Frozen, frozen=True, tag="city-built"):
    """K1, K2: everything removed from the area goes, whoever owns it."""

    seat: Public[Seat]
    area: Public[AreaNo]
    removed: Public[dict[Party, int]]
    treasury: Public[int] = 0
    neighbours: Public[dict[AreaNo, int]] = NOTHING


class SurplusRemoved(Struct, frozen=True, tag="surplus-removed"):
    """K3: tokens of a player; Barbarian tokens stay (K3a)."""

    owner: Public[Party]
    area: Public[AreaNo]
    tokens: Public[int]
