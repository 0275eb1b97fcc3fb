"""What every kind of decision tells of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.forms import AnswerForm
    from ecumene.rules.view import View


class DecisionKind(Struct, frozen=True):
    """A kind of decision: how it is put, how it can be answered, and what if nobody answers.

    What those above do with it follows from this, unless they have something better to do with a
    kind. Movement and trade are judged, listed and laid out elsewhere, since they take the board or
    the table to know what is possible.
    """

    @property
    def key(self) -> str:
        """The message that asks."""
        raise NotImplementedError

    def answers(self) -> Iterator[Action]:
        """The legal answers."""
        raise NotImplementedError

    def forms(self) -> Iterator[AnswerForm]:
        """The forms in which it can be answered; they may allow more than is legal."""
        raise NotImplementedError

    def default(self, _view: View) -> Action:
        """The answer of a seat that does not answer, by what it sees: the first one (O4)."""
        return next(self.answers())
