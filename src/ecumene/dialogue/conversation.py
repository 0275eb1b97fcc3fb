"""One seat's side of a game: what it is asked, what it hears, what it answers and takes back.

Whoever hosts a game for people has a conversation with each of them: the terminal with one.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecumene.dialogue.asking import question
from ecumene.dialogue.digest import Chronicle
from ecumene.dialogue.history import History
from ecumene.dialogue.speaking import Speaker
from ecumene.dialogue.typed import Context, Reader, Vocabulary, form_for, movement_form
from ecumene.dialogue.typed.buying import purchase_form
from ecumene.dialogue.typed.losses import StandingOrder, loss_form
from ecumene.dialogue.typed.trading import come_back_form, trade_form
from ecumene.rules import view as views
from ecumene.rules.actions import PutDownCards
from ecumene.rules.decisions import AskAdvances, AskLoss, AskMove, AskTrade
from ecumene.rules.events import PhaseBegan, seen_by
from ecumene.rules.log import standing

if TYPE_CHECKING:
    from ecumene.bots import Table
    from ecumene.bots.table import Patience
    from ecumene.dialogue.question import Question
    from ecumene.dialogue.typed import Form
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Conversation:
    """A game as one seat at a table knows it."""

    def __init__(self, game: Game, seat: Seat, table: Table, messages: Messages) -> None:
        self.seat = seat
        self.table = table
        self.messages = messages
        self.history = History(game, seat, table)
        self.chronicle = Chronicle(self.view)
        """What the seat was not told yet."""
        self.vocabulary = Vocabulary(messages)
        self._losses = StandingOrder()
        """What the person gives in all rounds of a conflict."""

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.history.game

    def view(self) -> View:
        """The game as the seat may know it."""
        return views.view(self.history.game, self.seat)

    @property
    def speaker(self) -> Speaker:
        """Who says everything in the language of the person."""
        return Speaker.for_view(self.messages, self.view())

    @property
    def patience(self) -> Patience:
        """What the person has seen and means in trade."""
        return self.table.patience(self.game, self.seat)

    # What is asked

    @property
    def trades(self) -> bool:
        """Whether the seat takes part in trade under way, done or not (X1, X8)."""
        trade = self.game.peek().trade
        return trade is not None and self.seat in trade.seats

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked; in trade also whoever is done, who may come back (X8)."""
        return AskTrade() if self.trades else self.game.pending.get(self.seat)

    def question(self) -> Question | None:
        """The same as a question."""
        decision = self.decision
        return None if decision is None else question(self.view(), decision, self.stand_in)

    def stand_in(self) -> Action | None:
        """What a computer player would answer in the seat; None to wait in trade."""
        return self.table.answer(self.game, self.seat)

    def said_before(self) -> Action | None:
        """What the person has said for all further rounds of a conflict (F3b)."""
        decision = self.decision
        return self._losses.answer(self.game, decision) if isinstance(decision, AskLoss) else None

    def form(self, *, quiet: bool) -> Form:
        """How it is answered in words; quiet: in trade nobody else has anything to say."""
        context = Context(Reader(self.messages, self.speaker.names), self.vocabulary)
        decision = self.decision
        if isinstance(decision, AskMove):
            return movement_form(self.view, context)
        if isinstance(decision, AskAdvances):
            return purchase_form(decision, context)
        if isinstance(decision, AskLoss):
            give = partial(self._losses.give, self.game, decision)
            return loss_form(decision, self.question, context, give)
        if not isinstance(decision, AskTrade):
            return form_for(self.question, context)
        if self.seat not in self.game.pending:
            return come_back_form(context)
        form = trade_form(self.view(), context, self.patience.intended, quiet=quiet)
        if form.default is None:
            proposed = self.stand_in()
            form.default = proposed if isinstance(proposed, PutDownCards) else None
        return form

    # What happens

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer for a seat; return what this seat sees of the outcome."""
        events = self.history.apply(seat, action)
        self.chronicle.hear(events)
        return events

    def undo(self) -> bool:
        """Go back to the last own decision; False where that cannot be (O2)."""
        if not self.history.undo():
            return False
        self._losses.forget()
        self.chronicle.forget(self.turn())
        return True

    def turn(self) -> list[Event]:
        """What the seat has seen since the turn began."""
        found: list[Event] = []
        for entry in reversed(standing(self.game.log)):
            for event in reversed(entry.events):
                seen = seen_by(event, self.seat)
                if seen is not None:
                    found.append(seen)
                if isinstance(event, PhaseBegan) and event.phase == 1:
                    return found[::-1]
        return found[::-1]
