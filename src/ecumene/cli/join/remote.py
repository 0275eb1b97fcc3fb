"""A seat's side of a game on a server, over the network.

Events are known from the messages of the seat's stream, in order. View and question come in one
request (``GameSide.changes``), so they are always of one moment, and are kept until there is news.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.bots.table import Patience
from ecumene.cli.join.server_client import Declined
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.dialogue.side import asked_in
from ecumene.rules.events import PhaseBegan
from ecumene.rules.seen import begin_turn, standing, turn_so_far
from ecumene.seat.exchange import Answering, Known, Patient, Shown, TakingBack
from ecumene.seat.game_side import GameSide
from ecumene.seat.marks import completed
from ecumene.seat.past_side import PastSide
from ecumene.seat.reader_messages import ChatSaid, Happened
from ecumene.seat.requests import request_of
from ecumene.server import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from msgspec import Struct

    from ecumene.cli.join.connection import ServerConnection
    from ecumene.cli.join.server_client import ServerClient
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Acknowledged, Asked, Changes, Digest, Part

T = TypeVar("T")
NOBODY: Final = -1
"""Stands for a spectator's seat."""


def place_of(game: str, seat: Seat | None) -> str:
    """The path of a reader's side of a game on the server."""
    return f"/games/{game}/watch" if seat is None else f"/games/{game}/seats/{seat}"


class Remote:
    """A game as one reader may see it (``ecumene.dialogue.side.Side``)."""

    def __init__(
        self,
        server: ServerClient,
        line: ServerConnection,
        game: str,
        seat: Seat | None,
        heard: Callable[[Happened], object] = lambda _: None,
    ) -> None:
        """``heard`` is told of everything that happens, once and in order."""
        self.server = server
        self.line = line
        self._heard = heard
        self.place = place_of(game, seat)
        self._seat = seat
        self.number = 0
        """The last message taken in."""
        self.awaited = 0
        """The last message known to come: it includes the outcome of one's own answers."""
        self._turn: list[Happened] = []
        """The messages since the turn began."""
        self._parts: tuple[Part, ...] = ("view",) if seat is None else ("view", "asked")
        self._seen: Changes | None = None
        """All parts as they were at the last look."""
        self._outdated = True
        """Whether something may have changed since."""
        self._name: str | None = None
        """The name of the question that answers are meant for (O1)."""
        self._patience = Patience(NOBODY if seat is None else seat)

    @property
    def seat(self) -> Seat | None:
        """The seat; None for a spectator."""
        return self._seat

    def begin(self) -> int:
        """The message to begin after: one from before the current turn."""
        try:
            moments = self._ask(PastSide.moments).moments
        except Declined:  # the game has not begun
            return 0
        turn = max((each.turn for each in moments), default=0)
        self.number = max((each.number for each in moments if each.turn < turn), default=0)
        return self.number

    # Views

    def view(self) -> View:
        """The current game as the reader may see it."""
        view = self._look().view
        assert view is not None
        return view

    def look_again(self) -> None:
        """Do not rely on messages: no message tells that computers wait in trade."""
        self._outdated = True

    def _look(self) -> Changes:
        """All that the reader looks at, of one moment; one request if there was news."""
        if self._seen is None or self._outdated:
            known = Known(self._parts, {} if self._seen is None else self._seen.marks)
            self._seen = completed(self._ask(GameSide.changes, known), self._seen)
            self._outdated = False
            if self._seen.view is not None and self._seen.view.trade is None:
                self._patience.begin()
        return self._seen

    def phase_began(self) -> View | None:
        """The game at the start of the current phase; None if unknown."""
        for happened in reversed(self._turn):
            if any(isinstance(event, PhaseBegan) for event in happened.events):
                return self._ask(PastSide.look_back, at=happened.number).view
        return None

    def turn(self) -> list[Event]:
        """The events the reader has seen since the turn began, without what was taken back."""
        return turn_so_far(self._turn)

    def digest(self) -> Digest:
        """What has happened since the reader's last look."""
        return self._ask(PastSide.digest)

    def _ask(self, ask: Callable[..., T], *sent: Struct, **numbers: int) -> T:
        """Repeat a request (``ecumene.seat``) until it is answered or refused."""
        request = request_of(ask)
        path = self.place + request.path
        if numbers:
            path += "?" + "&".join(f"{name}={number}" for name, number in numbers.items())
        answer: T = self.line.insist(
            lambda: self.server.ask(request.method, path, request.answer, *sent)
        )
        return answer

    # Messages

    def take(self, message: wire.StreamMessage) -> bool:
        """Take in a message; returns whether it is new: one's own answer is known before."""
        if self._seen is not None and _outdates(message, self._seen):
            self._outdated = True
        if isinstance(message, wire.Now):
            return True
        if message.number <= self.number:
            return False
        self.number = message.number
        if isinstance(message, Happened):
            self._note(message)
        return True

    def _note(self, happened: Happened) -> None:
        self._heard(happened)
        if begin_turn(happened.events):
            self._turn.clear()
        self._turn = standing((*self._turn, happened))
        if self._seat is not None and happened.stands is None:
            self._patience.note(self._seat, happened.events)

    # Questions

    def ask_anew(self) -> Asked:
        """The seat's current question; answers from now on are meant for it."""
        self._name = None
        asked = self.asked()
        self.awaited = max(self.awaited, asked.number)
        return asked

    def asked(self) -> Asked:
        """The seat's question; refuses if it is no longer the one that answers are meant for."""
        asked = self._look().asked
        assert asked is not None
        if self._name not in (None, asked.question):
            raise CommandRefusal("join-changed", code=FAILED)
        self._name = asked.question
        return asked

    def question(self) -> Question | None:
        """The seat's question; in trade also if it is done, since it may come back (X8)."""
        return self.asked().body

    def stand_in(self) -> Action | None:
        """A computer player's answer for the seat; None to wait in trade, or if not asked."""
        if asked_in(self.view()) is None:
            return None
        choice = self._ask(GameSide.proposal).choice
        return None if choice is None else choice.action

    # Answers

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; returns the events the seat sees, or none if others came before.

        Then they come with the stream.
        """
        answer = Answering(self._named(), _new_key(), action)
        return self._acknowledged(self._ask(GameSide.answer, answer))

    def take_back(self, own: int) -> None:
        """Take back this many of the seat's last answers (O2)."""
        known = self._ask(GameSide.undo, TakingBack(self._named(), _new_key(), own))
        self._name, self._outdated = None, True
        self.awaited = max(self.awaited, known.number)

    def _named(self) -> str:
        if self._seat is None:
            raise CommandRefusal("join-spectator", code=FAILED)
        return self.asked().question if self._name is None else self._name

    def _acknowledged(self, known: Acknowledged) -> tuple[Event, ...]:
        self._name, self._outdated = known.question, True
        if known.number == self.number + 1 and known.events:
            self.take(Happened(known.number, known.events))
            return known.events
        self.awaited = max(self.awaited, known.number)
        return ()

    # Trade

    @property
    def patience(self) -> Patience:
        """What the person has seen and intends in trade."""
        return self._patience

    def wait(self) -> None:
        """Let the others go on in trade: for good if the seat is done, else until there is news."""
        self._ask(GameSide.let_go_on, Patient(done=self.view().decision is None))

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Record that the person looks at the table in trade, and sees these offers."""
        trade = self.view().trade
        if trade is not None:
            self._patience.show(offers, done=self._seat in trade.done)
            self._ask(GameSide.note_shown, Shown(tuple(offers)))


def _outdates(message: wire.StreamMessage, seen: Changes) -> bool:
    """Whether a message tells of something that is not in what was seen; chat never is."""
    if message.number > seen.number:
        return not isinstance(message, ChatSaid)
    asked = seen.asked
    if asked is None or not isinstance(message, wire.Now) or message.number < seen.number:
        return False
    return (message.question, message.asked) != (asked.question, asked.pending)


def _new_key() -> str:
    return secrets.token_urlsafe(16)
