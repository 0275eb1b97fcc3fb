"""What a person is told: events as they happen, the log, and how the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ecumene.cli.play.buying import price_list
from ecumene.cli.play.defences import Defences
from ecumene.cli.play.digest import digest
from ecumene.cli.play.outlook import end_ahead, step_ahead
from ecumene.cli.play.status import (
    areas_to_move,
    final_scores,
    own_things,
    seat_names,
    standings,
)
from ecumene.cli.play.stories import EFFECTS, VICTIMS
from ecumene.cli.play.telling import worth_telling
from ecumene.cli.play.trade_table import bargains
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.events import (
    AbilityUsed,
    CivilizationPicked,
    ConflictBegan,
    ConflictEnded,
    OfferWithdrawn,
    PhaseBegan,
    TokensLost,
    TraderDone,
    seen_by,
)
from ecumene.rules.log import standing
from ecumene.rules.view import view
from ecumene.words.events import tell
from ecumene.words.naming import Naming

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rich.console import RenderableType

    from ecumene.cli.play.history import History
    from ecumene.cli.play.screen import Screen
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.ids import AreaNo, OfferNo
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
        self.looks_on = False
        """Whether the person has left the game and wants to know only its course."""
        self._heading: Event | None = None
        """The phase that has begun, as long as nothing has happened in it."""
        self._untold: list[Event] = []
        """What happened since the person was told last; equal things are told together."""
        self._conflicts: set[AreaNo] = set()
        """The areas of conflicts under way in which the seat takes part."""
        self._told_ahead: tuple[int, list[str]] | None = None
        """What was told of what lies ahead, and how long the log was then."""
        self._refresh()

    @property
    def naming(self) -> Naming:
        """The names of everything, in the language of the person."""
        return Naming(self.messages, self.names)

    def view(self) -> View:
        """The game as the seat may know it."""
        return view(self.history.game, self.history.seat)

    def _refresh(self) -> None:
        self.names = seat_names(self.view(), self.screen.look)

    def forget(self) -> None:
        """What was about to be told has not happened after all."""
        self._heading = None
        self._untold.clear()
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
        """Tell what is worth it; a new phase only if something happens in it.

        How everybody stands in a new turn comes last: it is what these events have led to.
        """
        effects = new_turn = False
        for event in self._without_own_end_of_trade(events):
            effects = isinstance(event, AbilityUsed) or (effects and isinstance(event, EFFECTS))
            if isinstance(event, CivilizationPicked):
                self._refresh()
            if isinstance(event, PhaseBegan):
                self.catch_up(over=True)
                self._heading = event
                new_turn |= event.phase == 1 and not self.looks_on
            elif (
                self._is_of_own_conflict(event)
                or ((effects or isinstance(event, VICTIMS)) and not self.looks_on)
                or worth_telling(event, self.history.seat, looks_on=self.looks_on)
            ):
                self._untold.append(event)
        if new_turn:
            self.catch_up()
            self.show_position()

    def _without_own_end_of_trade(self, events: Iterable[Event]) -> Iterable[Event]:
        """Who says that he is done knows that he leaves no offers open (X8a)."""
        events = tuple(events)
        if TraderDone(self.history.seat) not in events:
            return events
        return (event for event in events if not isinstance(event, OfferWithdrawn))

    def _is_of_own_conflict(self, event: Event) -> bool:
        """Whether it happens in a conflict in which the seat takes part, or took until now."""
        if isinstance(event, ConflictBegan) and self.history.seat in event.tokens:
            self._conflicts.add(event.area)
        if not isinstance(event, TokensLost | ConflictEnded) or event.area not in self._conflicts:
            return False
        if isinstance(event, ConflictEnded):
            self._conflicts.remove(event.area)
        return True

    def catch_up(self, *, over: bool = False) -> None:
        """Say what has happened and was not said yet; over: the phase in which it did is."""
        if self._untold:
            self.show_heading()
            defences = Defences(self.history.game.state)
            for sentence in digest(
                self._untold,
                self.history.seat,
                self.naming,
                defences,
                looks_on=self.looks_on,
                over=over,
            ):
                self.screen.say(sentence)
            self._untold.clear()

    def resume(self) -> None:
        """Say where a saved game goes on."""
        state = self.history.game.state
        if state.phase:
            self._heading = PhaseBegan(state.turn, state.phase)
        self.show_position()

    def show_heading(self) -> None:
        """Say which phase it is, if that was not said yet."""
        if self._heading is not None:
            self.screen.say("")
            self.screen.say(tell(self._heading, self.messages, self.names), "bold cyan")
            self._heading = None

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
        if isinstance(decision, AskAdvances):
            pages.append(price_list(decision, self.messages, None, whole=True))
        self.screen.show_by_pages(Group(*(page for page in pages if page is not None)))
