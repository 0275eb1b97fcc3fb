"""Phase 4: conflict (F); phase 11 uses it too (U1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.phases.conflict.city_attacks import resolve_attacks
from ecumene.rules.phases.conflict.conflict_order import resolve_token_conflicts
from ecumene.rules.state.board import conflict_areas

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play


def resolve_conflicts(play: Play) -> Course[None]:
    """Resolve every conflict situation: all token conflicts, then the city attacks (F1)."""
    areas = list(conflict_areas(play.state))
    if areas:
        yield from resolve_token_conflicts(play, areas)
        yield from resolve_attacks(play, areas)
