"""What a person is told: events as they happen, the log, and how the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ecumene.cli.play.buying import price_list
from ecumene.cli.play.outlook import end_ahead, step_ahead
from ecumene.cli.play.status import (
    areas_to_move,
    final_scores,
    own_things,
    seat_names,
    standings,
)
from ecumene.cli.play.trade_table import bargains
from ecumene.dialogue.digest import Chronicle
from ecumene.dialogue.speaking import Speaker
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.events import CivilizationPicked, PhaseBegan, seen_by
from ecumene.rules.log import standing
from ecumene.rules.view import view
from ecumene.words.events import tell
from ecumene.words.naming import Naming

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rich.console import RenderableType

    from ecumene.cli.play.history import History
    from ecumene.cli.play.screen import Screen
    from ecumene.dialogue import Sentence
    from ecumene.dialogue.digest import Passage
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.ids import OfferNo
    from ecumene.rules.view import View
    from ecumene.words import Messages


class Reporter:
    """Tells one seat what it may know of a game."""

    def __init__(self, history: History, screen: Screen, messages: Messages) -> None:
        self.history = history
        self.screen = screen
        self.messages = messages
        self.names: tuple[str, ...] = ()
        """What the players are called."""
        self.chronicle = Chronicle(self.view)
        """What the person was not told yet."""
        self._told_ahead: tuple[int, list[str]] | None = None
        """What was told of what lies ahead, and how long the log was then."""
        self._refresh()

    @property
    def naming(self) -> Naming:
        """The names of everything, in the language of the person."""
        return Naming(self.messages, self.names)

    @property
    def looks_on(self) -> bool:
        """Whether the person has left the game and wants to know only its course."""
        return self.chronicle.looks_on

    def view(self) -> View:
        """The game as the seat may know it."""
        return view(self.history.game, self.history.seat)

    def _refresh(self) -> None:
        self.names = seat_names(self.view(), self.screen.look)

    def forget(self) -> None:
        """What was about to be told has not happened after all."""
        self.chronicle.forget(self._turn())
        self._refresh()

    def say(self, key: str, **values: str | int) -> None:
        """Say a message."""
        self.catch_up()
        self.screen.say(self.messages(key, **values))

    def complain(self, sentence: str) -> None:
        """Say what is wrong."""
        self.catch_up()
        self.screen.say(sentence, "red")

    # What happens

    def tell(self, events: Iterable[Event]) -> None:
        """Tell what is worth it once its phase is over; of a new phase only if something happens.

        How everybody stands in a new turn comes last: it is what these events have led to.
        """
        events = tuple(events)
        self.chronicle.hear(events)
        if any(isinstance(event, CivilizationPicked) for event in events):
            self._refresh()
        self._say(self.chronicle.over())
        new_turn = any(isinstance(event, PhaseBegan) and event.phase == 1 for event in events)
        if new_turn and not self.looks_on:
            self.catch_up()
            self.show_position()

    def catch_up(self) -> None:
        """Say what has happened and was not said yet."""
        self._say(self.chronicle.catch_up())

    def _say(self, passages: Iterable[Passage]) -> None:
        speaker = Speaker(self.messages, self.names)
        for passage in passages:
            self._say_heading(passage.heading)
            for sentence in passage.sentences:
                self.screen.say(speaker.text(sentence))

    def _say_heading(self, heading: Sentence | None) -> None:
        if heading is not None:
            self.screen.say("")
            self.screen.say(Speaker(self.messages, self.names).text(heading), "bold cyan")

    def resume(self) -> None:
        """Say where a saved game goes on."""
        self.chronicle.resume(self._turn())
        self.show_position()

    def show_heading(self) -> None:
        """Say which phase it is, if that was not said yet."""
        self._say_heading(self.chronicle.heading())

    def show_log(self, phase: int | None = None) -> None:
        """Everything of this turn, or of one phase of it, that the seat may know."""
        told: list[str] = []
        now: int | None = None
        for event in self._turn():
            now = event.phase if isinstance(event, PhaseBegan) else now
            if phase in (None, now):
                told.append(tell(event, self.messages, self.names))
        if told:
            self.screen.show_by_pages(Group(*(Text(sentence, style="dim") for sentence in told)))
        else:
            self.say("play-log-empty")

    def _turn(self) -> list[Event]:
        """What the seat has seen since the turn began."""
        found: list[Event] = []
        for entry in reversed(standing(self.history.game.log)):
            for event in reversed(entry.events):
                seen = seen_by(event, self.history.seat)
                if seen is not None:
                    found.append(seen)
                if isinstance(event, PhaseBegan) and event.phase == 1:
                    return found[::-1]
        return found[::-1]

    # How the game stands

    def show_position(self) -> None:
        """Which turn it is, and how everybody stands."""
        self.show_heading()
        page = self._standings(brief=True)
        if page is not None:
            self.screen.show(page)
        self.show_ahead()

    def show_ahead(self) -> None:
        """What the next step requires, and whether the end is near (H1, H4); not twice."""
        ahead = len(self.history.game.log), self._ahead()
        if ahead != self._told_ahead:
            self._told_ahead = ahead
            for sentence in ahead[1]:
                self.screen.say(sentence, "cyan")

    def show_result(self) -> None:
        """How the game has ended, and which place the person has (V2)."""
        self.catch_up()
        ranking = self.history.game.ranking()
        self.screen.show(final_scores(self.view(), ranking, self.screen.look))
        seats = [standing.seat for standing in ranking]
        if self.history.seat in seats:
            place = seats.index(self.history.seat) + 1
            self.say("play-result", place=place, players=len(seats))

    def _standings(self, *, brief: bool) -> RenderableType | None:
        """The table of all players, once they are all there."""
        game = self.history.game
        if not game.state.phase:
            return None
        return standings(self.view(), game.ranking(), self.screen.look, brief=brief)

    def _ahead(self) -> list[str]:
        game, seat = self.history.game, self.history.seat
        if not game.state.phase or seat in game.state.left:
            return []
        found = step_ahead(game, seat, self.naming), end_ahead(game, self.view(), self.naming)
        return [sentence for sentence in found if sentence is not None]

    def show_info(self, decision: Decision, seen: Collection[OfferNo]) -> None:
        """The table of all players, everything of one's own, and what the question is about.

        Seen are the offers that the person knows already.
        """
        pages = [
            self._standings(brief=False),
            *self._ahead(),
            own_things(self.view(), self.naming),
        ]
        if isinstance(decision, AskMove):
            pages.append(areas_to_move(self.view(), self.history.game.areas, self.naming))
        if isinstance(decision, AskTrade):
            pages.append(bargains(self.view(), self.messages, self.names, seen))
        if isinstance(decision, AskAdvancesToBuy):
            pages.append(price_list(decision, self.messages, None, whole=True))
        self.screen.show_by_pages(Group(*(page for page in pages if page is not None)))
