"""News from the server: taken in as they come, shown when there is a pause."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ecumene.cli.join.inbox import Back, Ended, Lost, ServerNews
from ecumene.cli.join.spoken_names import called, speaker_at
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.rules.format.codec import from_names
from ecumene.seat.reader_messages import ChatSaid, Happened, TableChanged
from ecumene.server.wire import Now, StreamMessage

if TYPE_CHECKING:
    from ecumene.cli.join.connection import ServerConnection
    from ecumene.cli.join.inbox import Inbox, News
    from ecumene.cli.join.remote import Remote
    from ecumene.cli.play.player_desk import PlayerDesk
    from ecumene.cli.play.screen import Screen
    from ecumene.dialogue import Speaker
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.exchange import Asked
    from ecumene.server.wire import SeatInfo
    from ecumene.words import Messages

PAUSE: Final = 0.25
"""Seconds without news after which those received are shown together."""
LONGEST: Final = 2.0
"""Seconds after which they are shown in any case."""


class Newsreader:
    """Follows a game for one person."""

    def __init__(
        self, inbox: Inbox, side: Remote, line: ServerConnection, screen: Screen, messages: Messages
    ) -> None:
        self.inbox = inbox
        self.side = side
        self.line = line
        self.screen = screen
        self.messages = messages
        self.desk: PlayerDesk | None = None
        """Where events are told; None before the game begins, or while catching up."""
        self._now: Now | None = None
        self.seats: tuple[SeatInfo, ...] = ()
        """The seats and who has them."""
        self.table_changes = 0
        """How often all were told of something at the table, and not in the game."""

    @property
    def now(self) -> Now:
        """The current state."""
        assert self._now is not None, "it is the first thing that is waited for"
        return self._now

    @property
    def speaker(self) -> Speaker:
        """The speaker that calls everybody by civilization and name."""
        return speaker_at(self.seats, self.messages)

    def begin(self) -> None:
        """Take in past messages, and the current state."""
        while self._now is None:
            news = self.inbox.news()
            if news is not None:
                self._take(news)

    def attend(self) -> None:
        """Take in all news, and what follows soon; then show it."""
        until = time.monotonic() + LONGEST
        while (news := self.inbox.news(PAUSE)) is not None:
            self._take(news)
            if time.monotonic() > until:
                break
        if self.desk is not None:
            self.desk.reporter.catch_up()

    def listen(self, timeout: float | None) -> None:
        """Wait for news, and take in all there is."""
        news = self.inbox.news(timeout)
        while news is not None:
            self._take(news)
            news = self.inbox.news(0) if self.inbox.has_news else None

    def asked(self) -> Asked:
        """The reader's question, once everything that led to it has been told."""
        asked = self.side.ask_anew()
        while asked.number > self.side.number:
            self.keep_up()
            asked = self.side.ask_anew()
        return asked

    def keep_up(self) -> None:
        """Take in messages until the outcome of the player's own answers is among them."""
        while self.side.number < self.side.awaited:
            news = self.inbox.news()
            if news is not None:
                self._take(news)

    def _take(self, news: News) -> None:
        match news:
            case Lost():
                self.line.stream_lost()
            case Back():
                self.line.back()
            case Ended(reason):
                raise CommandRefusal("join-ended", reason=reason or "none", code=FAILED)
            case ServerNews(data):
                message: StreamMessage = from_names(data, StreamMessage)
                if self.side.take(message):
                    self._show(message)

    def _show(self, message: StreamMessage) -> None:
        """Show a message; old chat is known to those who were there."""
        match message:
            case Now(seats=seats):
                self._now = message
                self.seats = self.seats if seats is None else seats
            case _ if self._now is None:
                return
            case Happened(events=events) if self.desk is not None:
                self.desk.hear(events)
            case ChatSaid():
                self.screen.say(self._said(message), "green")
            case TableChanged(sentence=sentence):
                self.table_changes += 1
                self.screen.say(self.speaker.text(sentence), "yellow")

    def _said(self, said: ChatSaid) -> str:
        who = said.name if said.seat is None else self.called(said.seat)
        if said.to is None:
            return self.messages("join-said", who=who, text=said.text)
        to = ", ".join(map(self.called, said.to))
        return self.messages("join-said-to", who=who, to=to, text=said.text)

    def called(self, seat: Seat) -> str:
        """The name of a player."""
        return called(self.seats[seat], self.messages)
