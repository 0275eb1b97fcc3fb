"""Playing on a server: when the person is asked, and what they can do meanwhile."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from ecumene.cli.commands.map import game_picture, write_picture
from ecumene.cli.join.joined_desk import JoinedDesk
from ecumene.cli.join.server_client import ServerUnreachable
from ecumene.cli.join.spoken_names import clock_time
from ecumene.cli.play.prompt import Asking
from ecumene.cli.play.typed_commands import Orders, Reply, draw
from ecumene.cli.refusal import CommandRefusal
from ecumene.dialogue.side import owed_deals
from ecumene.dialogue.typed import Form
from ecumene.picture.pieces_by_place import PiecesByPlace
from ecumene.server.wire import Seen
from ecumene.words import Misread

if TYPE_CHECKING:
    from ecumene.cli.join.news import Newsreader
    from ecumene.cli.join.server_commands import Errands
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Asked
    from ecumene.server.wire import Stage


LOOK_AFTER: Final = 5.0
"""Seconds after which a person waiting in trade checks whether the others have gone quiet."""
NOTE_EVERY: Final = 60.0
"""Seconds between notes of how far the person has read; the last one is sent when they stop."""


class ShownState(NamedTuple):
    """The state when the person was asked, or began to wait."""

    stage: Stage
    answers: bool
    """Whether the person answers, not a computer player in their seat."""
    asked: Asked | None
    """The question; None if the person does not answer."""
    waited: tuple[Seat, ...]
    """The other players who are waited for."""


class Talked(NamedTuple):
    """What there was to talk about in a trade when the person was last asked (X1)."""

    offers: frozenset[OfferNo]
    """Others' offers."""
    owed: frozenset[OfferNo]
    """Deals for which the person has not put down cards."""
    quiet: bool
    """Whether nobody else had anything to say."""

    def brings_news(self, before: Talked | None) -> bool:
        """Whether there is something the person was not asked about."""
        if before is None or self.offers - before.offers or self.owed - before.owed:
            return True
        return self.quiet and not before.quiet


class Playing:
    """One game that has begun."""

    def __init__(self, news: Newsreader, errands: Errands, picture: Path) -> None:
        self.news = news
        self.side = news.side
        self.picture = picture
        """The default file for drawings of the board."""
        self.desk = JoinedDesk(news, self._is_other)
        more = {**errands.commands, "map": self._draw}
        self.asking = Asking(self.desk, Orders(self.desk, more, "join-help"))
        self._shown = ShownState(news.now.stage, self._answers(), None, ())
        self._talked: Talked | None = None
        """What was talked about in the current trade; None outside trade."""
        self._seen = 0
        """The last message that the server knows was seen."""
        self._noted_at = time.monotonic()
        """When it was told."""

    def run(self) -> bool:
        """Play until the end; False if the person stops before."""
        self._begin()
        try:
            while self.news.now.stage != "over":
                reply = self._step()
                if time.monotonic() > self._noted_at + NOTE_EVERY:
                    self._note_seen()
                if reply is Reply.STOPS:
                    return False
                self.news.keep_up()
            self.news.attend()
            self.desk.reporter.show_result()
        finally:
            self._note_seen()
        return True

    def _begin(self) -> None:
        """Say what has happened since the person's last look, and the current state."""
        reporter = self.desk.reporter
        reporter.say("join-welcome")
        if self.side.seat is not None:
            digest = self.side.digest()
            self._seen = digest.since
            if digest.since and digest.sentences:
                reporter.say("join-since")
                reporter.speak(*digest.sentences)
        reporter.resume()
        if self.side.seat is not None and not self._answers():
            reporter.say("join-autopilot")
        self.news.desk = self.desk

    def _note_seen(self) -> None:
        """Tell the server how far the person has read, for the next digest."""
        self._noted_at = time.monotonic()
        if self.side.number > self._seen and self.side.seat is not None:
            self._seen = self.side.number
            with suppress(ServerUnreachable, CommandRefusal):
                self.side.server.tell(f"{self.side.place}/seen", Seen(self._seen))

    # Whose turn it is

    def _step(self) -> Reply:
        """Ask the person, or wait with them for the others."""
        self._look_on_if_left()
        asked = self.news.asked() if self._answers() else None
        before, self._shown = self._shown, self._standing(asked)
        if asked is None or asked.body is None:
            self._talked = None
            return self._wait(_nothing_asked(), None, before)
        talked = _talked(self.side.view(), asked)
        news = talked is None or talked.brings_news(self._talked)
        self._talked = talked
        if news and asked.pending:
            return self._ask(asked)
        return self._wait(self.desk.conversation.form(quiet=asked.quiet), asked.body, before)

    def _answers(self) -> bool:
        """Whether the person answers, not a computer player in their seat."""
        seat = self.side.seat
        if seat is None:
            return False
        info = self.news.seats[seat]
        return info.computer is None and not info.autopilot

    def _look_on_if_left(self) -> None:
        """Let a player who has left watch how the game ends (L1)."""
        chronicle, view = self.desk.conversation.chronicle, self.side.view()
        if view.seat in view.left and not chronicle.looks_on:
            chronicle.looks_on = True
            self.desk.reporter.say("join-left")

    def _standing(self, asked: Asked | None) -> ShownState:
        now = self.news.now
        others = sorted(each.seat for each in now.waited if each.seat != self.side.seat)
        return ShownState(now.stage, self._answers(), asked, tuple(others))

    def _is_other(self) -> bool:
        """Whether the question, or the players waited for, have changed."""
        now, shown = self.news.now, self._shown
        if (now.stage, self._answers()) != (shown.stage, shown.answers):
            return True
        asked = shown.asked
        if asked is None or not asked.pending:
            return self._standing(asked) != shown or (asked is not None and now.asked)
        if now.number >= asked.number and (now.question, now.asked) != (asked.question, True):
            return True
        return self._is_more_to_talk_about()

    def _is_more_to_talk_about(self) -> bool:
        """Whether there is something new in trade; input waiting for Enter stays."""
        if self._talked is None or self.asking.proposes:
            return False
        talked = _talked(self.side.view(), self.side.ask_anew())
        return talked is None or talked.brings_news(self._talked)

    # Asking and waiting

    def _ask(self, asked: Asked) -> Reply:
        if asked.until is not None:
            self.desk.reporter.say("join-until", until=clock_time(asked.until))
        return self._done(self.asking.ask(quiet=asked.quiet))

    def _wait(self, form: Form, asked: Question | None, before: ShownState) -> Reply:
        """Let the person read, talk and give commands while others are waited for."""
        self.desk.reporter.catch_up()
        if self._shown.waited and self._shown.waited != before.waited:
            who = ", ".join(map(self.news.called, self._shown.waited))
            self.desk.reporter.say("join-waiting", who=who)
        self.desk.look_after = None if self._talked is None else LOOK_AFTER
        reply = self.asking.listen(form, asked)
        self.desk.look_after = None
        return self._done(reply)

    def _done(self, reply: Reply) -> Reply:
        """Let the others go on in trade; if they have nothing more to say, the player is told."""
        if self._talked is not None and reply in (Reply.WAITS, Reply.ANSWERED):
            self._talked = self._talked._replace(quiet=False)
            if reply is Reply.WAITS and self.desk.conversation.trades:
                self.side.wait()
        return reply

    # Drawing

    def _draw(self, name: str) -> None:
        """Draw the game as the person may see it, with the changes of this phase."""

        def picture(file: Path) -> None:
            position = PiecesByPlace(self.side.view(), self.side.phase_began())
            write_picture(file, lambda end: game_picture(position, self.desk.messages, end))

        draw(self.desk, Path(name) if name else self.picture, picture)


def _talked(view: View, asked: Asked) -> Talked | None:
    """What there is to talk about; None outside trade."""
    trade = view.trade
    if trade is None:
        return None
    offers = (number for number, offer in trade.offers.items() if offer.seat != view.seat)
    return Talked(frozenset(offers), owed_deals(view), asked.quiet)


def _nothing_asked() -> Form:
    """The form of a person who is not asked: no answers, but Enter does no harm."""
    return Form((), None, None, _refuse, waits="typed-not-asked")


def _refuse(_: str) -> NoReturn:
    raise Misread("typed-not-asked")
