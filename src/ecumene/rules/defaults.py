"""Default answers for players who do not answer, for every kind of question (O4).

Clocks run out and people fall asleep. What happens then is the same for everyone, and part of the
rules: a default spends nothing, uses nothing, and takes back nothing that can stand. It declines
what can be declined, except what nobody would decline, and if something must be lost, it is what is
least missed. It depends only on what the seat itself sees, so it reveals nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import legal
from ecumene.rules.actions import EndMovement, TakeBack
from ecumene.rules.decisions import AskMove

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def default(view: View, decision: Decision) -> Action:
    """The answer of a seat that does not answer; always legal, and always the same (O4)."""
    if isinstance(decision, AskMove):
        return _movement(view, decision)
    return decision.default(view)


def _movement(view: View, decision: AskMove) -> Action:
    """The end; moves that prevent it are taken back before, the last ones first (O4b)."""
    if decision.broken:
        return TakeBack(decision.broken[-1])
    assert view.movement is not None
    assert view.seat is not None
    draft = view.movement.drafts.get(view.seat)
    if draft is None or not draft.moves or legal.why_not(view, decision, EndMovement()) is None:
        return EndMovement()
    return TakeBack(len(draft.moves) - 1)
