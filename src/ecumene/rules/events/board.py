"""What happens in phases 1 to 5."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ecumene.rules.ids import AreaNo, CardNo, CivNo, Party, PlaceNo, Seat
from ecumene.rules.moves import Move


class CivilizationPicked(Struct, frozen=True, tag="picked"):
    """S2, S3."""

    seat: Seat
    civ: CivNo


class PhaseBegan(Struct, frozen=True, tag="phase"):
    """A new phase, and with phase 1 a new turn."""

    turn: int
    phase: int


class TaxCollected(Struct, frozen=True, tag="tax"):
    """T1."""

    seat: Seat
    rate: int
    tokens: int


class TaxRevolt(Struct, frozen=True, tag="revolt"):
    """T2."""

    seat: Seat
    cities: int


class CityAnnexed(Struct, frozen=True, tag="annexed"):
    """T3, G11; ``token_lost`` when one stood beside it (T3a, G11b)."""

    area: AreaNo
    owner: Party
    taker: Party
    rule: str
    token_lost: bool = False


class CityDestroyed(Struct, frozen=True, tag="destroyed"):
    """G11; ``token_lost`` when one stood beside it (G11b)."""

    area: AreaNo
    owner: Party
    rule: str
    token_lost: bool = False


class CityReduced(Struct, frozen=True, tag="reduced"):
    """G11: the city gives way to tokens."""

    area: AreaNo
    owner: Party
    tokens: int
    rule: str


class Expanded(Struct, frozen=True, tag="expanded"):
    """E1, E2."""

    seat: Seat
    tokens: dict[AreaNo, int]


class CensusTaken(Struct, frozen=True, tag="census"):
    """E4."""

    seat: Seat
    census: int


class Moved(Struct, frozen=True, tag="moved"):
    """M3-M7."""

    seat: Seat
    move: Move


class TookBack(Struct, frozen=True, tag="took-back"):
    """M2: a move and what rested on it, by their numbers before."""

    seat: Seat
    moves: tuple[int, ...]


class Insisted(Struct, frozen=True, tag="insisted"):
    """M1."""

    seat: Seat


class MovementEnded(Struct, frozen=True, tag="ended"):
    """M10: the ships that were neither built nor maintained are gone."""

    seat: Seat
    ships_removed: tuple[PlaceNo, ...] = ()


class Removal(Struct, frozen=True):
    """What one party gives in a round of a token conflict (F3b)."""

    party: Party
    kind: Literal["token", "ship"]
    area: AreaNo


class ConflictBegan(Struct, frozen=True, tag="conflict"):
    """F1: the tokens of each party in the area."""

    area: AreaNo
    tokens: dict[Party, int]


class TokensLost(Struct, frozen=True, tag="losses"):
    """F3: what was removed at one moment of a round."""

    area: AreaNo
    round: int
    removals: tuple[Removal, ...]


class ConflictEnded(Struct, frozen=True, tag="conflict-over"):
    """F5, F6: the tokens left in the area."""

    area: AreaNo
    tokens: dict[Party, int]


class CityAttacked(Struct, frozen=True, tag="attack"):
    """F8."""

    area: AreaNo
    attacker: Party
    defender: Party
    tokens: int
    needed: int
    successful: bool


class AttackFailed(Struct, frozen=True, tag="attack-failed"):
    """F8: what the attacker loses."""

    area: AreaNo
    attacker: Party
    tokens: int
    ships: int = 0


class CityFell(Struct, frozen=True, tag="fell"):
    """F9, F11: the tokens that replace it."""

    area: AreaNo
    defender: Party
    tokens: int


class CardStolen(Struct, frozen=True, tag="stolen"):
    """F9; the card is None for those who may not know it (G13a)."""

    thief: Seat
    victim: Seat
    card: CardNo | None
    copy: int | None = None
    """Which of his equal cards, from the one held longest, 0; only the victim knows (D5a)."""


class TreasuryGained(Struct, frozen=True, tag="treasury"):
    """F9."""

    seat: Seat
    tokens: int


class CityBuilt(Struct, frozen=True, tag="built"):
    """K1, K2: everything removed from the area goes, whoever owns it."""

    seat: Seat
    area: AreaNo
    removed: dict[Party, int]
    treasury: int = 0
    neighbours: dict[AreaNo, int] = {}


class SurplusRemoved(Struct, frozen=True, tag="surplus"):
    """K3, K3a."""

    party: Party
    area: AreaNo
    tokens: int
