"""What a person is told at the terminal: events as they happen, the log, the standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ecumene.cli.play import shown_tables
from ecumene.dialogue.outlooks import outlook_sentences
from ecumene.dialogue.outlooks.board_now import own_things
from ecumene.dialogue.questions.question_context import deals
from ecumene.dialogue.sentences.event_log import EventLog
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.rules import forecast
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.events import PhaseBegan, Undone
from ecumene.rules.seen import begin_turn

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rich.console import RenderableType

    from ecumene.cli.play.screen import Screen
    from ecumene.dialogue import Sentence
    from ecumene.dialogue.conversation import Conversation
    from ecumene.dialogue.digest import Passage
    from ecumene.rules.events import Event


class Reporter:
    """Tells one person what their seat may know of a game."""

    def __init__(self, conversation: Conversation, screen: Screen) -> None:
        self.conversation = conversation
        self.screen = screen
        self._told_ahead: tuple[int, int, tuple[Sentence, ...]] | None = None
        """What was last told about what lies ahead, with its turn and phase."""

    def say(self, key: str, **values: str | int) -> None:
        """Say a message."""
        self.catch_up()
        self.screen.say(self.conversation.messages(key, **values))

    def speak(self, *sentences: Sentence, style: str = "") -> None:
        """Say sentences, one per line."""
        if not sentences:
            return
        speaker = self.conversation.speaker
        for sentence in sentences:
            self.screen.say(speaker.text(sentence), style)

    def complain(self, sentence: str) -> None:
        """Say what is wrong."""
        self.catch_up()
        self.screen.say(sentence, "red")

    # What happens

    def tell(self, events: Collection[Event]) -> None:
        """Tell what is worth it once its phase is over; announce a phase only if something happens.

        The standings at a new turn come last, as the result of these events. Others' undos are told
        at once (O2).
        """
        chronicle = self.conversation.chronicle
        own = self.conversation.seat
        undone = (each for each in events if isinstance(each, Undone) and each.seat != own)
        self.speak(*map(describe_event, undone))
        self._show(chronicle.over())
        if begin_turn(events) and not chronicle.looks_on:
            self.catch_up()
            self.show_position()

    def catch_up(self) -> None:
        """Tell everything that was not told yet."""
        self._show(self.conversation.chronicle.catch_up())

    def _show(self, passages: Iterable[Passage]) -> None:
        for passage in passages:
            self._show_heading(passage.heading)
            self.speak(*passage.sentences)

    def resume(self) -> None:
        """Say where a saved game continues."""
        self.conversation.chronicle.resume(self.conversation.turn())
        self.show_position()

    def show_heading(self) -> None:
        """Announce the phase, unless announced already."""
        self._show_heading(self.conversation.chronicle.heading())

    def _show_heading(self, heading: Sentence | None) -> None:
        if heading is not None:
            self.screen.say("")
            self.speak(heading, style="bold cyan")

    def show_log(self, phase: int | None = None) -> None:
        """Everything of this turn, or of one of its phases, that the seat may know."""
        speaker = self.conversation.speaker
        told: list[str] = []
        now: int | None = None
        log = EventLog(self.conversation.seat)
        for event in self.conversation.turn():
            now = event.phase if isinstance(event, PhaseBegan) else now
            line = log.line(event)
            if phase in (None, now):
                told.append(speaker.text(line.sentence))
        if told:
            self.screen.show_by_pages(Group(*(Text(sentence, style="dim") for sentence in told)))
        else:
            self.say("play-log-empty")

    # How the game stands

    def show_position(self) -> None:
        """The turn, and everyone's standing."""
        self.show_heading()
        if self.conversation.view().phase:
            self.screen.show(self._standings(brief=True))
        self.show_ahead()

    def show_ahead(self) -> None:
        """What the next step requires, and whether the end is near (H1, H4); not twice."""
        view = self.conversation.view()
        ahead = view.turn, view.phase, outlook_sentences.ahead(view).sentences
        if ahead != self._told_ahead:
            self._told_ahead = ahead
            self.speak(*ahead[2], style="cyan")

    def show_result(self) -> None:
        """How the game has ended, and the person's place (V2)."""
        self.catch_up()
        view = self.conversation.view()
        self.screen.show(shown_tables.final_scores(view, self.screen.look))
        seats = [standing.seat for standing in forecast.ranking(view)]
        if self.conversation.seat in seats:
            place = seats.index(self.conversation.seat) + 1
            self.say("play-result", place=place, players=len(seats))

    def _standings(self, *, brief: bool) -> RenderableType:
        return shown_tables.standings(self.conversation.view(), self.screen.look, brief=brief)

    def show_info(self) -> None:
        """The standings, everything of one's own, and what the question is about."""
        conversation, view = self.conversation, self.conversation.view()
        speaker, decision = conversation.speaker, conversation.decision
        pages: list[RenderableType] = [self._standings(brief=False)] if view.phase else []
        own = () if view.seat is None else own_things(view)
        pages += map(Text, map(speaker.text, (*outlook_sentences.ahead(view).sentences, *own)))
        if isinstance(decision, AskMove):
            pages.append(shown_tables.areas_to_move(view, speaker))
        elif isinstance(decision, AskTrade):
            pages.append(shown_tables.offers(view, speaker, conversation.patience.seen))
            pages += map(Text, map(speaker.text, deals(view)))
        elif isinstance(decision, AskAdvances):
            pages.append(
                shown_tables.price_list(view, decision, self.screen.look, None, whole=True)
            )
        self.screen.show_by_pages(Group(*pages))
