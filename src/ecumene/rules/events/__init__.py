"""Events: what happened. Replayed in order they give the whole course of a game.

Everybody sees every event; ``seen_by`` hides what only some may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ecumene.rules.events.board import (
    AttackFailed,
    CardStolen,
    CensusTaken,
    CityAnnexed,
    CityAttacked,
    CityBuilt,
    CityDestroyed,
    CityFell,
    CityReduced,
    CivilizationPicked,
    ConflictBegan,
    ConflictEnded,
    Expanded,
    Insisted,
    Moved,
    MovementEnded,
    PhaseBegan,
    Removal,
    SurplusRemoved,
    TaxCollected,
    TaxRevolt,
    TokensLost,
    TookBack,
    TreasuryGained,
)

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat

Event: TypeAlias = (
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
    | Insisted
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


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or a spectator, may know it (G13a)."""
    if isinstance(event, CardStolen) and seat not in (event.thief, event.victim):
        return msgspec.structs.replace(event, card=None)
    return event


__all__ = [
    "AttackFailed",
    "CardStolen",
    "CensusTaken",
    "CityAnnexed",
    "CityAttacked",
    "CityBuilt",
    "CityDestroyed",
    "CityFell",
    "CityReduced",
    "CivilizationPicked",
    "ConflictBegan",
    "ConflictEnded",
    "Event",
    "Expanded",
    "Insisted",
    "Moved",
    "MovementEnded",
    "PhaseBegan",
    "Removal",
    "SurplusRemoved",
    "TaxCollected",
    "TaxRevolt",
    "TokensLost",
    "TookBack",
    "TreasuryGained",
    "seen_by",
]
