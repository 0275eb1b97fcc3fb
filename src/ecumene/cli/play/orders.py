"""Commands that are no answers: help, undo, log, saving, leaving the game and the like."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.cli.play.explaining import pages_about
from ecumene.cli.play.outlook import is_epoch, requirements
from ecumene.cli.play.present import at_present
from ecumene.cli.play.reading import read_number
from ecumene.cli.refusal import Refusal
from ecumene.rules.actions import EndMovement, Leave
from ecumene.rules.decisions import AskAdvances, AskMove
from ecumene.rules.leaving import leaves_after

if TYPE_CHECKING:
    from ecumene.cli.play.desk import Desk
    from ecumene.cli.play.forms import Form
    from ecumene.rules.decisions import Decision

COMMANDS: Final = (
    "help",
    "undo",
    "save",
    "quit",
    "auto",
    "auto-phase",
    "log",
    "info",
    "leave",
)


class Reply(Enum):
    """What came of asking the person."""

    ANSWERED = auto()
    WAITS = auto()
    """The others go on."""
    STOPS = auto()


class Orders:
    """Carries out commands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._files = {desk.file}
        """The files that this game may write again."""

    def obey(self, command: str, rest: str, form: Form, decision: Decision) -> Reply | None:
        """Carry out a command; None: the same is asked on."""
        match command:
            case "quit":
                return Reply.STOPS
            case "auto" if self._has_moved(decision):
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
                self.desk.reporter.say("play-leave", phase=leaves_after(self.desk.game.state.phase))
            case "save":
                self._save(rest)
        self._inform(command, rest, form, decision)
        return None

    def _has_moved(self, decision: Decision) -> bool:
        """Whether the person has begun a movement."""
        movement = self.desk.game.state.movement
        if movement is None or not isinstance(decision, AskMove):
            return False
        draft = movement.drafts.get(self.desk.seat)
        return draft is not None and bool(draft.moves)

    def _inform(self, command: str, rest: str, form: Form, decision: Decision) -> None:
        match command:
            case "help":
                self._explain(rest, form, decision)
            case "log":
                self._show_log(rest)
            case "info":
                self.desk.reporter.show_info(decision, self.desk.rounds.seen)

    def _show_log(self, rest: str) -> None:
        """The log of this turn, or with a number that of one phase of it."""
        try:
            self.desk.reporter.show_log(read_number(rest) if rest else None)
        except Refusal as refusal:
            self.desk.complain_of(refusal)

    def _undo(self, form: Form) -> Reply | None:
        desk = self.desk
        if form.proposed:
            form.proposed = ()
            desk.reporter.say("play-proposal-dropped")
            return None
        if not desk.history.undo():
            key = "play-undo-revealed" if desk.history.decided else "play-undo-none"
            desk.reporter.complain(desk.messages(key))
            return None
        desk.ask_again()
        desk.reporter.forget()
        desk.reporter.say("play-undone")
        return Reply.ANSWERED

    def _explain(self, text: str, form: Form, decision: Decision) -> None:
        """The rule of the question and how to answer, or whatever is asked for by its name."""
        desk = self.desk
        names = desk.reporter.naming
        now = list(at_present(text, desk.reporter.view(), names))
        if desk.vocabulary.split(text, ("epochs",)) or is_epoch(text):
            now += requirements(desk.game, desk.seat, names)
        try:
            for page in pages_about(text or decision.rule, desk.screen.look):
                desk.screen.show_by_pages(page)
        except Refusal as refusal:
            if not now:
                desk.complain_of(refusal)
                return
        for sentence in now:
            desk.screen.say(sentence, "cyan")
        if not text:
            keys = [form.how, "play-how-pay" if isinstance(decision, AskAdvances) else None]
            for key in (*keys, "play-help"):
                if key is not None:
                    desk.screen.say(desk.messages(key), "dim")

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.desk.file
        if file not in self._files and _is_there(file):
            self.desk.complain_of(Refusal("play-file-there", file=name))
            return
        self._files.add(file)
        self.desk.save(file)


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except (OSError, ValueError):
        return False
