"""A seat's side of a game, wherever it is played: in this program, or on a server.

It is all that a conversation needs from a game, and reveals nothing that the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ecumene.rules.decisions import AskTrade

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.bots.table import Patience
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.view import View


class Side(Protocol):
    """What a seat sees of a game, is asked, and can do."""

    @property
    def seat(self) -> Seat | None:
        """The seat; None for a spectator."""

    def view(self) -> View:
        """The current game as the seat may see it."""

    def question(self) -> Question | None:
        """The seat's question; in trade also if it is done, since it may come back (X8)."""

    def stand_in(self) -> Action | None:
        """A computer player's answer for the seat; None to wait in trade, or if not asked."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; returns the events that the seat sees.

        Raises ``IllegalAction``, or ``Misread`` if a server judges.
        """

    def take_back(self, own: int) -> object:
        """Take back this many of the seat's last answers (O2); raises like ``apply``."""

    def turn(self) -> list[Event]:
        """The events the seat has seen since the turn began, without what was taken back."""

    @property
    def patience(self) -> Patience:
        """What the person has seen and intends in trade."""

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Record that the person looks at the table in trade, and sees these offers."""

    def wait(self) -> None:
        """Let the others go on in trade: for good if the seat is done, else until there is news."""


def trades(view: View) -> bool:
    """Whether the reader takes part in current trade, done or not (X1, X8)."""
    return view.trade is not None and view.seat in view.trade.seats


def asked_in(view: View) -> Decision | None:
    """The reader's question; in trade also if they are done, since they may come back (X8)."""
    return AskTrade() if trades(view) else view.decision


def owed_deals(view: View) -> frozenset[OfferNo]:
    """The reader's deals for which they have not put down cards (X2)."""
    if view.trade is None:
        return frozenset()
    return frozenset(number for number, deal in view.trade.deals.items() if deal.cards is None)
