"""The conversation between a person and a game: questions, news, answers and undos.

A host of people's games has one with each of them; the terminal has one.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecumene.dialogue.digest import Chronicle
from ecumene.dialogue.history import History
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.dialogue.side import asked_in, owed_deals, trades
from ecumene.dialogue.typed import Context, Reader, Vocabulary, form_for, movement_form
from ecumene.dialogue.typed.repeated_losses import StandingOrder, loss_form
from ecumene.dialogue.typed.typed_offers import come_back_form, trade_form
from ecumene.dialogue.typed.typed_purchase import purchase_form
from ecumene.rules.actions import PutDownCards
from ecumene.rules.decisions import AskAdvances, AskLoss, AskMove, AskTrade
from ecumene.rules.events import Undone

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.bots.table import Patience
    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.side import Side
    from ecumene.dialogue.typed import Form
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Conversation:
    """A seat's side of a game, in words."""

    def __init__(self, side: Side, messages: Messages) -> None:
        self.side = side
        self.messages = messages
        self.history = History(side)
        self.chronicle = Chronicle(side.view)
        """Events the seat was not told yet."""
        self.vocabulary = Vocabulary(messages)
        self._losses = StandingOrder()
        """What the person gives in all rounds of a conflict."""

    @property
    def seat(self) -> Seat | None:
        """The person's seat; None for a spectator."""
        return self.side.seat

    def view(self) -> View:
        """The game as the seat may see it."""
        return self.side.view()

    @property
    def speaker(self) -> Speaker:
        """The speaker of the person's language."""
        return Speaker.for_view(self.messages, self.view())

    @property
    def patience(self) -> Patience:
        """What the person has seen and intends in trade."""
        return self.side.patience

    # Questions

    @property
    def trades(self) -> bool:
        """Whether the seat takes part in current trade, done or not (X1, X8)."""
        return trades(self.view())

    @property
    def decision(self) -> Decision | None:
        """The seat's question; in trade also if it is done, since it may come back (X8)."""
        return asked_in(self.view())

    @property
    def pending(self) -> bool:
        """Whether the seat must answer, and not merely may come back to trade."""
        return self.view().decision is not None

    def question(self) -> Question | None:
        """The seat's question in words."""
        return self.side.question()

    def stand_in(self) -> Action | None:
        """A computer player's answer for the seat; None to wait in trade."""
        return self.side.stand_in()

    def said_before(self) -> Action | None:
        """What the person has said for all further rounds of a conflict (F3b)."""
        view = self.view()
        decision = asked_in(view)
        return self._losses.answer(view, decision) if isinstance(decision, AskLoss) else None

    def form(self, *, quiet: bool) -> Form:
        """How the question is answered in words; quiet: in trade nobody else has more to say."""
        context = Context(Reader(self.messages, self.speaker.names), self.vocabulary)
        view = self.view()
        decision = asked_in(view)
        if isinstance(decision, AskMove):
            return movement_form(self.view, context)
        if isinstance(decision, AskAdvances):
            return purchase_form(decision, context)
        if isinstance(decision, AskLoss):
            give = partial(self._losses.give, view, decision)
            return loss_form(decision, self.question, context, give)
        if not isinstance(decision, AskTrade):
            return form_for(self.question, context)
        if view.decision is None:
            return come_back_form(context)
        form = trade_form(view, context, self.patience.intended, quiet=quiet)
        if form.default is None and owed_deals(view):
            proposed = self.stand_in()
            form.default = proposed if isinstance(proposed, PutDownCards) else None
        return form

    # Events

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; returns the events that the seat sees."""
        events = self.history.apply(action)
        self.hear(events)
        return events

    def hear(self, events: Collection[Event]) -> None:
        """Take in the events of anybody's answer that the seat sees, or an undo (O2)."""
        if any(isinstance(event, Undone) for event in events):
            self._forget()
        else:
            self.chronicle.hear(events)

    def undo(self) -> None:
        """Go back to the seat's last decision; raises if that is impossible (O2)."""
        self.history.undo()
        self._forget()

    def _forget(self) -> None:
        """Forget the events of answers that were taken back."""
        self._losses.forget()
        self.chronicle.forget(self.turn())

    def turn(self) -> list[Event]:
        """The events that the seat has seen since the turn began."""
        return self.side.turn()
