"""Phase 11: settles what calamities and special abilities have left behind (U)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.phases.cities import check_support, check_surplus
from ecumene.rules.phases.conflict import resolve_conflicts

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play


def settle(play: Play) -> Course[None]:
    """Resolve conflict situations as in phase 4, then surplus, then support (U1)."""
    yield from resolve_conflicts(play)
    check_surplus(play)
    yield from check_support(play)
