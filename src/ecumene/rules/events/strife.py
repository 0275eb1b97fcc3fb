"""What happens in calamities in which one player takes what is another's."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.rules.audience import Public
from ecumene.rules.state.ids import AreaNo, Party, Seat


class AreasSelected(Struct, frozen=True, tag="areas-selected"):
    """C-CIVIL-WAR, C-TYRANNY: the areas, what they are worth, and the number asked for."""

    seat: Public[Seat]
    """Who selected them."""
    owner: Public[Seat]
    """Whose areas they are."""
    areas: Public[tuple[AreaNo, ...]]
    """The areas that are selected."""
    points: Public[int]
    """The unit points in them."""
    target: Public[int]
    """The unit points asked for."""
    rule: Public[str]
    """Why they are selected."""


class TokensAnnexed(Struct, frozen=True, tag="tokens-annexed"):
    """G11: tokens replaced by those of the taker, or by Barbarian tokens (C11)."""

    area: Public[AreaNo]
    """Where the tokens are."""
    owner: Public[Party]
    """Whose tokens they were."""
    taker: Public[Party]
    """Whose tokens take their place."""
    tokens: Public[int]
    """How many tokens there are."""
    rule: Public[str]
    """Why they are annexed."""


class HordeArrived(Struct, frozen=True, tag="horde-arrived"):
    """C-BARBARIAN-HORDES: where they first arrive."""

    area: Public[AreaNo]
    """Where the horde arrives."""
    tokens: Public[int]
    """How many Barbarian tokens come from the supply."""


class HordeMoved(Struct, frozen=True, tag="horde-moved"):
    """C-BARBARIAN-HORDES: those above the limit go on."""

    start: Public[AreaNo]
    """The area they leave."""
    goal: Public[AreaNo]
    """The area to which they go."""
    tokens: Public[int]
    """How many Barbarian tokens go."""


class HordeDispersed(Struct, frozen=True, tag="horde-dispersed"):
    """C-BARBARIAN-HORDES: those above the limit with nowhere to go are destroyed."""

    area: Public[AreaNo]
    """Where they disperse."""
    tokens: Public[int]
    """How many Barbarian tokens go to the supply."""


StrifeEvent: TypeAlias = AreasSelected | TokensAnnexed | HordeArrived | HordeMoved | HordeDispersed
