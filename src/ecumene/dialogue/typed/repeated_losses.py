"""What a player gives in all further rounds of a conflict, once said (F3b)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from ecumene.dialogue.typed.typed_forms import form_for
from ecumene.rules.actions import ChooseLoss
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.typed.typed_forms import Context, Form
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskLoss
    from ecumene.rules.view import View

KINDS: Final[dict[str, Literal["token", "ship"]]] = {
    "token": "token",
    "tokens": "token",
    "lost-ship": "ship",
    "ships": "ship",
}
FOR_ALL: Final = ("tokens", "ships")
"""The words that apply to all further rounds."""


class StandingOrder:
    """The last answer that applies to a whole conflict; it ends with it, or when none is left."""

    def __init__(self) -> None:
        self._conflict: tuple[int, int, int] | None = None
        self._loss: ChooseLoss | None = None

    def give(self, view: View, decision: AskLoss, loss: ChooseLoss) -> None:
        """Give the same in all rounds of this conflict."""
        self._conflict, self._loss = _conflict(view, decision), loss

    def forget(self) -> None:
        """Ask again in every round."""
        self._conflict = self._loss = None

    def answer(self, view: View, decision: AskLoss) -> ChooseLoss | None:
        """The answer for this conflict; None if there is none, or nothing of it is left."""
        loss = self._loss
        if loss is None or self._conflict != _conflict(view, decision):
            return None
        return loss if (loss.kind, loss.area) in decision.options else None


def _conflict(view: View, decision: AskLoss) -> tuple[int, int, int]:
    return view.turn, view.phase, decision.area


def loss_form(
    decision: AskLoss,
    look: Callable[[], Question | None],
    context: Context,
    from_now_on: Callable[[ChooseLoss], None],
) -> Form:
    """What to give in a round: a number, "ship", "token corinth"; "ships" for all the rounds."""
    form = form_for(look, context)
    by_number = form.read

    def read(line: str) -> Iterable[Action]:
        if line.isdigit():
            return by_number(line)
        found = context.vocabulary.split(line, KINDS)
        if found is None:
            raise Misread("typed-loss")
        word, name = found
        near = [area for kind, area in decision.options if kind == KINDS[word]]
        area = context.reader.place(name, near) if name else decision.area
        loss = ChooseLoss(KINDS[word], area)
        decision.check(loss)
        if word in FOR_ALL:
            from_now_on(loss)
        return (loss,)

    return replace(form, read=read, how="typed-how-loss")
