"""A seat's side of a game on a server: looked at, asked and answered over the network.

Everything that happens is known from the messages of the seat's stream, in their order. The view
and the question are asked for when somebody wants them, and kept until there is news.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.bots.table import Patience
from ecumene.cli.join.server import Declined
from ecumene.cli.refusal import FAILED, Refusal
from ecumene.dialogue.side import asked_in
from ecumene.rules.events import PhaseBegan
from ecumene.rules.view import KINDS
from ecumene.seat.exchange import (
    Answering,
    Patient,
    Shown,
    TakingBack,
)
from ecumene.seat.game_side import GameSide
from ecumene.seat.messages import Happened, standing_messages
from ecumene.seat.past_side import PastSide
from ecumene.seat.requests import request_of
from ecumene.server import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from msgspec import Struct

    from ecumene.cli.join.line import Line
    from ecumene.cli.join.server import Server
    from ecumene.dialogue.question import Question
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.ids import OfferNo, Seat
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Acknowledged, Asked, Digest, Look

T = TypeVar("T")
NOBODY: Final = -1
"""Stands for the seat of a spectator, who has none."""
LOOKS: Final = 10
"""So often it is looked again until a view and a question are of the same moment."""


def place_of(game: str, seat: Seat | None) -> str:
    """Where a reader's side of a game is on the server."""
    return f"/games/{game}/watch" if seat is None else f"/games/{game}/seats/{seat}"


class Remote:
    """A game as one reader may know it (``ecumene.dialogue.side.Side``)."""

    def __init__(self, server: Server, line: Line, game: str, seat: Seat | None) -> None:
        self.server = server
        self.line = line
        self.place = place_of(game, seat)
        self._seat = seat
        self.number = 0
        """The last message that was taken in."""
        self.awaited = 0
        """The last message that is known to come: the outcome of the own answers is in it."""
        self._turn: list[Happened] = []
        """What the reader has seen since the turn began."""
        self._look: Look | None = None
        self._asked: Asked | None = None
        self._name: str | None = None
        """The name of the question that an answer is meant for (O1)."""
        self._patience = Patience(NOBODY if seat is None else seat)

    @property
    def seat(self) -> Seat | None:
        """Whose side it is; None for a spectator."""
        return self._seat

    def begin(self) -> int:
        """The message after which everything is taken in: one from before the turn under way."""
        try:
            moments = self._ask(PastSide.moments).moments
        except Declined:  # the game has not begun
            return 0
        turn = max((each.turn for each in moments), default=0)
        self.number = max((each.number for each in moments if each.turn < turn), default=0)
        return self.number

    # What is seen

    def view(self) -> View:
        """The game at this moment as the reader may know it."""
        if self._look is None:
            self._look = self._ask(GameSide.look)
            if self._look.view.trade is None:
                self._patience.begin()
        return self._look.view

    def phase_began(self) -> View | None:
        """How the phase began that is under way; None where that is not known."""
        for happened in reversed(self._turn):
            if any(isinstance(event, PhaseBegan) for event in happened.events):
                return self._ask(PastSide.look_back, at=happened.number).view
        return None

    def turn(self) -> list[Event]:
        """What the reader has seen since the turn began and has not been taken back."""
        events = [event for happened in self._turn for event in happened.events]
        began = [n for n, event in enumerate(events) if _begins_turn(event)]
        return events[began[-1] if began else 0 :]

    def digest(self) -> Digest:
        """What has happened since the reader's last look."""
        return self._ask(PastSide.digest)

    def _ask(self, ask: Callable[..., T], *sent: Struct, **numbers: int) -> T:
        """Make a request of the table (``ecumene.seat``) until it is answered or refused."""
        request = request_of(ask)
        path = self.place + request.path
        if numbers:
            path += "?" + "&".join(f"{name}={number}" for name, number in numbers.items())
        answer: T = self.line.insist(
            lambda: self.server.ask(request.method, path, request.answer, *sent)
        )
        return answer

    # What is told

    def take(self, message: wire.StreamMessage) -> bool:
        """Take in a message; whether it is new: an own answer is known before it is told."""
        self._forget_older(message)
        if isinstance(message, wire.Now):
            return True
        if message.number <= self.number:
            return False
        self.number = message.number
        if isinstance(message, Happened):
            self._note(message)
        return True

    def _forget_older(self, message: wire.StreamMessage) -> None:
        """What was looked at before a message is out of date; what has it in it is not."""
        if self._look is not None and self._look.number < message.number:
            self._look = None
        asked = self._asked
        if asked is None:
            return
        other = isinstance(message, wire.Now) and (message.question, message.asked) != (
            asked.question,
            asked.pending,
        )
        if asked.number < message.number or (asked.number == message.number and other):
            self._asked = self._look = None

    def _note(self, happened: Happened) -> None:
        if happened.stands is not None:
            self._turn = [
                each
                for each in standing_messages((*self._turn, happened))
                if isinstance(each, Happened) and each is not happened
            ]
            return
        if any(map(_begins_turn, happened.events)):
            self._turn.clear()
        self._turn.append(happened)
        if self._seat is not None:
            self._patience.note(self._seat, happened.events)

    # What is asked

    def ask_anew(self) -> Asked:
        """What the seat is asked now; whatever is answered from now on is meant for it."""
        self._name = None
        asked = self.asked()
        self.awaited = max(self.awaited, asked.number)
        return asked

    def asked(self) -> Asked:
        """What the seat is asked; refuses where that is no longer what answers are meant for."""
        for _ in range(LOOKS):
            if self._asked is not None and _fit(self._asked, self.view()):
                break
            # Something may have happened between the two looks.
            self._look = None
            self._asked = self._ask(GameSide.asked)
        assert self._asked is not None
        if self._name not in (None, self._asked.question):
            raise Refusal("join-changed", code=FAILED)
        self._name = self._asked.question
        return self._asked

    def question(self) -> Question | None:
        """What the seat is asked; in trade also whoever is done, who may come back (X8)."""
        return self.asked().body

    def stand_in(self) -> Action | None:
        """What a computer player would answer in the seat; None to wait in trade."""
        if self.view().decision is None:
            return None
        choice = self._ask(GameSide.proposal).choice
        return None if choice is None else choice.action

    # What is answered

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; return what the seat sees of the outcome, or nothing where others came before.

        Then it is told in its turn.
        """
        answer = Answering(self._named(), _new_key(), action)
        return self._acknowledged(self._ask(GameSide.answer, answer))

    def take_back(self, own: int) -> None:
        """Take back so many of the seat's own last answers (O2)."""
        known = self._ask(GameSide.undo, TakingBack(self._named(), _new_key(), own))
        self._look = self._asked = self._name = None
        self.awaited = max(self.awaited, known.number)

    def _named(self) -> str:
        if self._seat is None:
            raise Refusal("join-spectator", code=FAILED)
        return self.asked().question if self._name is None else self._name

    def _acknowledged(self, known: Acknowledged) -> tuple[Event, ...]:
        self._look = self._asked = None
        self._name = known.question
        if known.number == self.number + 1 and known.events:
            self.take(Happened(known.number, known.events))
            return known.events
        self.awaited = max(self.awaited, known.number)
        return ()

    # Trade

    @property
    def patience(self) -> Patience:
        """What the person has seen and means in trade."""
        return self._patience

    def wait(self) -> None:
        """Let the others go on in trade: whoever is done for good, else until there is news."""
        self._ask(GameSide.let_go_on, Patient(done=self.view().decision is None))

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Note that the person looks at the table in trade, and sees these offers."""
        trade = self.view().trade
        if trade is not None:
            self._patience.show(offers, done=self._seat in trade.done)
            self._ask(GameSide.note_shown, Shown(tuple(offers)))


def _begins_turn(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == 1


def _fit(asked: Asked, view: View) -> bool:
    """Whether a question is about what is seen."""
    decision = asked_in(view)
    kind = None if decision is None else KINDS[type(decision)]
    return kind == (None if asked.body is None else asked.body.kind)


def _new_key() -> str:
    return secrets.token_urlsafe(16)
