"""Commands that are not answers: help, undo, log, leaving the game and so on."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.cli.play.explanations import pages_about
from ecumene.cli.refusal import CommandRefusal
from ecumene.data import facts
from ecumene.dialogue.outlooks import board_now, outlook_sentences
from ecumene.dialogue.typed.typed_values import read_number
from ecumene.rules.actions import EndMovement, Leave
from ecumene.rules.decisions import AskAdvances, AskMove
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.leaving import leaves_after
from ecumene.words import FoundName, Misread, find, fold, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from ecumene.cli.play.player_desk import PlayerDesk
    from ecumene.dialogue import Sentence
    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.typed import Form
    from ecumene.rules.view import View

COMMANDS: Final = (
    "help",
    "undo",
    "quit",
    "auto",
    "auto-phase",
    "log",
    "info",
    "leave",
)
"""The commands of every game, wherever it is played."""


class Reply(Enum):
    """The result of asking the person."""

    ANSWERED = auto()
    WAITS = auto()
    """The others go on."""
    STOPS = auto()
    INTERRUPTED = auto()
    """The question has changed."""


Command: TypeAlias = "Callable[[str], None]"
"""Carries out a command, given the text after its word."""


class Orders:
    """Carries out commands."""

    def __init__(
        self, desk: PlayerDesk, more: Mapping[str, Command], help_: str | None = None
    ) -> None:
        """``more`` are the commands that depend on where the game is played.

        ``help_`` is the message about those that other games do not have.
        """
        self.desk = desk
        self.more = more
        self.help = help_
        self.commands = (*COMMANDS, *more)

    def obey(self, command: str, rest: str, form: Form, asked: Question | None) -> Reply | None:
        """Carry out a command; None: the question stays."""
        match command:
            case "quit":
                return Reply.STOPS
            case "auto" | "auto-phase" if asked is None:
                raise Misread("typed-not-asked")
            case "auto" if self._has_moved():
                # A computer player moves only from the start, and here would just end.
                form.proposed = (EndMovement(),)
                self.desk.reporter.say("play-auto-moved")
            case "auto":
                self.desk.let_answer()
                return Reply.ANSWERED
            case "auto-phase":
                self.desk.let_answer_this_phase()
                return Reply.ANSWERED
            case "undo":
                return self._undo(form)
            case "leave":
                form.proposed = (Leave(),)
                self.desk.reporter.say("play-leave", phase=leaves_after(self.desk.phase[1]))
            case _ if command in self.more:
                self.more[command](rest)
        self._inform(command, rest, form, asked)
        return None

    def _has_moved(self) -> bool:
        """Whether the person has begun a movement."""
        view = self.desk.conversation.view()
        draft = None if view.seat is None else view.draft_of(view.seat)
        moves = isinstance(self.desk.conversation.decision, AskMove)
        return moves and draft is not None and bool(draft.moves)

    def _inform(self, command: str, rest: str, form: Form, asked: Question | None) -> None:
        match command:
            case "help":
                self._explain(rest, form, asked)
            case "log":
                # With a number, the log of one phase.
                self.desk.reporter.show_log(read_number(rest) if rest else None)
            case "info":
                self.desk.reporter.show_info()

    def _undo(self, form: Form) -> Reply | None:
        desk = self.desk
        if form.proposed:
            form.proposed = ()
            desk.reporter.say("play-proposal-dropped")
            return None
        if not desk.conversation.history.decided:
            desk.reporter.complain(desk.messages("play-undo-none"))
            return None
        try:
            desk.conversation.undo()
        except (IllegalAction, Misread) as problem:
            desk.complain_of(problem)
            return None
        desk.ask_again()
        desk.reporter.say("play-undone")
        return Reply.ANSWERED

    def _explain(self, text: str, form: Form, asked: Question | None) -> None:
        """The question's rule and how to answer, or whatever is asked for by name."""
        desk, view = self.desk, self.desk.conversation.view()
        language = desk.messages.language
        now = list(about(text, view, language))
        epochs = desk.conversation.vocabulary.split(text, ("epochs",)) or _is_epoch(text)
        if epochs and view.seat is not None:
            now += outlook_sentences.epochs(view)
        wanted = text or (None if asked is None else asked.rule)
        try:
            for page in () if wanted is None else pages_about(wanted, desk.screen.look):
                desk.screen.show_by_pages(page)
        except Misread:
            if not now:
                raise
        desk.reporter.speak(*now, style="cyan")
        if not text:
            buys = isinstance(desk.conversation.decision, AskAdvances)
            for key in (form.how, "typed-how-pay" if buys else None, "play-help", self.help):
                if key is not None:
                    desk.screen.say(desk.messages(key), "dim")


def draw(desk: PlayerDesk, file: Path, picture: Callable[[Path], None]) -> None:
    """Draw the game into a file and say where, or why not."""
    try:
        picture(file)
    except CommandRefusal as refusal:
        desk.complain_of(refusal)
    else:
        desk.reporter.say("draw-written", file=str(file))


def about(text: str, view: View, language: str) -> Iterator[Sentence]:
    """Who is in the area of this name; what the player of this civilization has; a theme set."""
    area = find("area", text, language)
    if isinstance(area, FoundName):
        yield from board_now.about_area(view, facts().places[area.id].index)
    civ = find("civ", text, language)
    if isinstance(civ, FoundName):
        number = facts().civilizations[civ.id].index
        for seat, player in enumerate(view.players):
            if player.civilization == number:
                yield from board_now.about_player(view, seat)
    for theme in facts().short_game.theme_sets:
        if fold(text) and fold(theme.name.in_language(language)).startswith(fold(text)):
            yield board_now.about_theme(theme.index)


def _is_epoch(text: str) -> bool:
    """Whether an epoch is named, by two words or more, or the rule about epochs."""
    names = (epoch.name.in_language(each) for epoch in facts().epochs for each in languages)
    wanted = fold(text)
    begins = " " in text.strip() and any(fold(name).startswith(wanted) for name in names)
    return begins or wanted == "h1"
