"""What every kind of decision says about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.forms import AnswerForm
    from ecumene.rules.view import View


class DecisionKind(Struct, frozen=True):
    """A kind of decision: how it is put, how it can be answered, and the default answer.

    Higher layers handle it by this alone, unless they have something better for a kind. Movement
    and trade are judged, listed and laid out elsewhere, since what is possible depends on the board
    or the table.
    """

    @property
    def key(self) -> str:
        """The key of the message that asks."""
        raise NotImplementedError

    def answers(self) -> Iterator[Action]:
        """The legal answers."""
        raise NotImplementedError

    def forms(self) -> Iterator[AnswerForm]:
        """The forms in which it can be answered; they may allow more than is legal."""
        raise NotImplementedError

    def default(self, _view: View) -> Action:
        """The answer of a seat that does not answer, from what it sees: the first one (O4)."""
        return next(self.answers())
