"""Which answers are legal, from what a seat sees.

A player has the seat's view and decision, not the game. Most decisions list their answers
themselves. In movement and trade they follow from the state; but no rule there depends on a hidden
fact, so they are worked out on a state that contains nothing but the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import judge
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.view import View


def answers(view: View, decision: Decision) -> Iterator[Action]:
    """Every legal answer of the view's seat, as ``Game.answers`` lists them."""
    assert view.seat is not None
    return judge.answers(play_from(view), view.seat, decision, view.line)


def check(view: View, decision: Decision, action: Action) -> None:
    """Raise ``IllegalAction`` if an action is not a legal answer of the view's seat."""
    assert view.seat is not None
    judge.check(play_from(view), view.seat, decision, action, view.line)


def why_not(view: View, decision: Decision, action: Action) -> IllegalAction | None:
    """Why an action is not a legal answer of the view's seat; None if it is."""
    assert view.seat is not None
    return judge.why_not(play_from(view), view.seat, decision, action, view.line)
