"""What happens in the calamities in which somebody takes what is another's."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.audience import Public
from ecumene.rules.ids import AreaNo, Party, Seat


class AreasSelected(Struct, frozen=True, tag="areas-selected"):
    """C-CIVIL-WAR, C-TYRANNY: the areas, what they are worth, and the number asked for."""

    seat: Public[Seat]
    """Who selected them."""
    owner: Public[Seat]
    areas: Public[tuple[AreaNo, ...]]
    points: Public[int]
    target: Public[int]
    rule: Public[str]


class TokensAnnexed(Struct, frozen=True, tag="tokens-annexed"):
    """G11: tokens replaced by those of the taker, or by Barbarian tokens (C11)."""

    area: Public[AreaNo]
    owner: Public[Party]
    taker: Public[Party]
    tokens: Public[int]
    rule: Public[str]


class HordeArrived(Struct, frozen=True, tag="horde-arrived"):
    """C-BARBARIAN-HORDES: where they come to first."""

    area: Public[AreaNo]
    tokens: Public[int]


class HordeMoved(Struct, frozen=True, tag="horde-moved"):
    """C-BARBARIAN-HORDES: those above the limit go on."""

    start: Public[AreaNo]
    goal: Public[AreaNo]
    tokens: Public[int]


class HordeDispersed(Struct, frozen=True, tag="horde-dispersed"):
    """C-BARBARIAN-HORDES: those above the limit with nowhere to go are destroyed."""

    area: Public[AreaNo]
    tokens: Public[int]
