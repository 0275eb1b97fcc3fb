"""A game in the terminal, from its first question to its end: whose turn it is."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ecumene.cli.play.asking import Asking
from ecumene.cli.play.desk import Desk
from ecumene.cli.play.opening import COMMAND
from ecumene.cli.play.orders import Reply
from ecumene.cli.refusal import FAILED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import FrameType

    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat
    from ecumene.words import Messages


class Session:
    """One game at the terminal."""

    def __init__(self, game: Game, seat: Seat, messages: Messages, file: Path) -> None:
        self.desk = Desk(game, seat, messages, file)
        self.asking = Asking(self.desk)
        self._asks_first = False
        """Whether the person is asked before the others go on, as after leaving the game."""
        self._saved: tuple[int, int] | None = None
        """The turn and phase in which the game was saved last."""
        self._warned = False
        """Whether the person wants to stop and knows that the game cannot be saved."""

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.desk.game

    def run(self, *, resumed: bool) -> int:
        """Play until the end, or until the person stops; return the exit code."""
        with _stopped_by_signals():
            return self._run(resumed=resumed)

    def _run(self, *, resumed: bool) -> int:
        desk, reporter = self.desk, self.desk.reporter
        if resumed:
            self._asks_first = True
            reporter.say("play-resumed", file=str(desk.file))
            reporter.resume()
        else:
            reporter.say("play-welcome", seed=str(self.game.options.seed))
            opening = self.game.opening or ()
            desk.conversation.chronicle.hear(opening)
            reporter.tell(opening)
        while self.game.pending:
            if not self._goes_on():
                code = self._stop()
                if code is not None:
                    return code
                continue
            self._warned = False
            self._save_now_and_then()
        reporter.show_result()
        return 0 if desk.save(desk.file) else FAILED

    def _stop(self) -> int | None:
        """Save and return the exit code; None where the person is to save elsewhere first."""
        desk = self.desk
        if desk.save(desk.file, aloud=not self._warned):
            desk.reporter.say("play-goodbye", command=f"{COMMAND} --resume {desk.file}")
            return 0
        if self._warned:
            return FAILED
        self._warned = self._asks_first = True
        desk.reporter.say("play-not-saved")
        return None

    def _goes_on(self) -> bool:
        """Take a step; False when the person wants to stop, also from the keyboard."""
        try:
            return self._step()
        except KeyboardInterrupt:
            return False

    def _save_now_and_then(self) -> None:
        """Save in every phase, so that nothing more can be lost."""
        now = self.desk.phase
        if now != self._saved:
            self._saved = now
            self.desk.save(self.desk.file, aloud=False)

    # Whose turn it is

    def _step(self) -> bool:
        """Let somebody answer; False when the person wants to stop."""
        asks_first, self._asks_first = self._asks_first, False
        talk = self.desk.conversation
        if talk.seat in talk.view().left and not talk.chronicle.looks_on:
            return self._ask_to_look_on()
        turn = talk.table.next_turn(self.game)
        first = talk.seat in turn.people or (asks_first and talk.trades)
        if turn.answer is not None and not first:
            self.desk.apply(*turn.answer)
            return True
        return self._ask(quiet=turn.answer is None)

    def _ask(self, *, quiet: bool) -> bool:
        """Ask the person; False when they want to stop."""
        talk = self.desk.conversation
        reply = self.asking.ask(quiet=quiet)
        if reply is Reply.WAITS and talk.trades:
            stays = talk.seat in self.game.pending
            (talk.patience.wait if stays else talk.patience.let_go)()
        return reply is not Reply.STOPS

    def _ask_to_look_on(self) -> bool:
        """Who has left is asked nothing more, but may see how the game ends (L1)."""
        reporter = self.desk.reporter
        reporter.catch_up()
        reporter.say("play-left")
        line = self.desk.screen.read(self.desk.messages("play-prompt"))
        if line is None or self.desk.conversation.vocabulary.split(line, ("quit",)):
            return False
        self.desk.conversation.chronicle.looks_on = True
        return True


@contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """A terminal that is closed stops the game as the person would, so that it is saved."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    in_charge = threading.current_thread() is threading.main_thread()
    names = ("SIGHUP", "SIGTERM") if in_charge else ()
    wanted = [getattr(signal, name, None) for name in names]
    before = {each: signal.signal(each, stop) for each in wanted if each is not None}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
