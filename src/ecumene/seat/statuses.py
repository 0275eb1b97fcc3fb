"""Statuses of refusals: those of HTTP, also used without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import BadData, OutOfTurn

if TYPE_CHECKING:
    from ecumene.rules.errors import IllegalAction

MALFORMED: Final = 400
MISSING: Final = 404
CONFLICT: Final = 409
ILLEGAL: Final = 422


def status_of(problem: IllegalAction | BadData) -> int:
    """The status of a refusal by the engine."""
    if isinstance(problem, BadData):
        return MALFORMED
    return CONFLICT if isinstance(problem, OutOfTurn) else ILLEGAL
