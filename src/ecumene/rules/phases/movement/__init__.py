"""Phase 3: movement (M)."""

from ecumene.rules.phases.movement.move_judge import check, legal_moves, ways_back
from ecumene.rules.phases.movement.movement_phase import move, movement_order

__all__ = ["check", "legal_moves", "move", "movement_order", "ways_back"]
