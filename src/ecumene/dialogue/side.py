"""A seat's side of a game, wherever the game is played: in this program, or on a server.

It is all that a conversation needs of a game, and it tells nothing that the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ecumene.rules.decisions import AskTrade

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.bots.table import Patience
    from ecumene.dialogue.question import Question
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.ids import OfferNo, Seat
    from ecumene.rules.view import View


class Side(Protocol):
    """What a seat sees of a game, is asked, and can do."""

    @property
    def seat(self) -> Seat | None:
        """Whose side it is; None for a spectator."""

    def view(self) -> View:
        """The game at this moment as the seat may know it."""

    def question(self) -> Question | None:
        """What the seat is asked; in trade also whoever is done, who may come back (X8)."""

    def stand_in(self) -> Action | None:
        """What a computer player would answer in the seat; None to wait in trade."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; return what the seat sees of the outcome.

        Raises ``IllegalAction``, or ``Misread`` where somebody else judges.
        """

    def take_back(self, own: int) -> object:
        """Take back so many of the seat's own last answers (O2); raises like ``apply``."""

    def turn(self) -> list[Event]:
        """What the seat has seen since the turn began and has not been taken back."""

    @property
    def patience(self) -> Patience:
        """What the person has seen and means in trade."""

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Note that the person looks at the table in trade, and sees these offers."""

    def wait(self) -> None:
        """Let the others go on in trade: whoever is done for good, else until there is news."""


def trades(view: View) -> bool:
    """Whether the reader takes part in trade under way, done or not (X1, X8)."""
    return view.trade is not None and view.seat in view.trade.seats


def asked_in(view: View) -> Decision | None:
    """What the reader is asked; in trade also whoever is done, who may come back (X8)."""
    return AskTrade() if trades(view) else view.decision
