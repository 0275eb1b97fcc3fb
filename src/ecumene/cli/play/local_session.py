"""A game in the terminal, from its first question to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots import COMPUTER_PLAYER, PLAYERS, USUAL, Table
from ecumene.cli.play.game_file import Keeper
from ecumene.cli.play.new_game import COMMAND
from ecumene.cli.play.player_desk import PlayerDesk
from ecumene.cli.play.prompt import Asking
from ecumene.cli.play.screen import Screen
from ecumene.cli.play.typed_commands import Orders, Reply
from ecumene.cli.refusal import FAILED
from ecumene.cli.stop_signals import interrupted_when_stopped
from ecumene.rules.seen import seen_events
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages


class Session:
    """One game at the terminal."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        messages: Messages,
        file: Path,
        computers: tuple[str | None, ...] | None,
    ) -> None:
        """``computers``: the computer players by seat; the usual one plays where none is named."""
        self.game = game
        names = (None,) * game.options.players if computers is None else computers
        named = {name for other, name in enumerate(names) if other != seat and name is not None}
        self._gone = sorted(name for name in named if name not in PLAYERS)
        """Computer players of the saved game that are not here; the usual one plays instead."""
        players = {
            other: PLAYERS.get(name or USUAL, COMPUTER_PLAYER)
            for other, name in enumerate(names)
            if other != seat
        }
        self.table = Table(players, game.options.seed)
        self.side = GameSide(LocalGame(game, self.table), seat, messages)
        self.desk = PlayerDesk(self.side, messages, Screen(messages))
        self.keeper = Keeper(self.side, self.desk, file, computers)
        self.asking = Asking(self.desk, Orders(self.desk, self.keeper.commands))
        self._asks_first = False
        """Whether the person is asked before the others go on, as after leaving the game."""
        self._saved: tuple[int, int] | None = None
        """The turn and phase in which the game was last saved."""
        self._warned = False
        """Whether the person wants to stop and knows that the game cannot be saved."""

    def run(self, *, resumed: bool) -> int:
        """Play until the end, or until the person stops; returns the exit code."""
        with interrupted_when_stopped():
            return self._run(resumed=resumed)

    def _run(self, *, resumed: bool) -> int:
        keeper, reporter = self.keeper, self.desk.reporter
        if resumed:
            self._asks_first = True
            reporter.say("play-resumed", file=str(keeper.file))
            for name in self._gone:
                reporter.say("play-player-gone", name=name, usual=USUAL)
            reporter.resume()
        else:
            reporter.say("play-welcome", seed=str(self.game.options.seed))
            self.desk.hear(self.game.opening or ())
        while self.game.pending:
            if not self._goes_on():
                code = self._stop()
                if code is not None:
                    return code
                continue
            self._warned = False
            self._save_now_and_then()
        reporter.show_result()
        return 0 if keeper.save(keeper.file) else FAILED

    def _stop(self) -> int | None:
        """Save and return the exit code; None if the person must save elsewhere first."""
        keeper, reporter = self.keeper, self.desk.reporter
        if keeper.save(keeper.file, aloud=not self._warned):
            reporter.say("play-goodbye", command=f"{COMMAND} --resume {keeper.file}")
            return 0
        if self._warned:
            return FAILED
        self._warned = self._asks_first = True
        reporter.say("play-not-saved")
        return None

    def _goes_on(self) -> bool:
        """Take a step; False if the person stops, also from the keyboard."""
        try:
            return self._step()
        except KeyboardInterrupt:
            return False

    def _save_now_and_then(self) -> None:
        """Save in every phase, so that little can be lost."""
        now = self.desk.phase
        if now != self._saved:
            self._saved = now
            self.keeper.save(self.keeper.file, aloud=False)

    # Whose turn it is

    def _step(self) -> bool:
        """Let a player answer; False if the person stops."""
        asks_first, self._asks_first = self._asks_first, False
        talk = self.desk.conversation
        if talk.seat in talk.view().left and not talk.chronicle.looks_on:
            return self._ask_to_look_on()
        turn = self.table.next_turn(self.game)
        first = talk.seat in turn.people or (asks_first and talk.trades)
        if turn.answer is not None and not first:
            self.desk.hear(seen_events(self.game.apply(*turn.answer), self.side.seat))
            return True
        return self._ask(quiet=turn.answer is None)

    def _ask(self, *, quiet: bool) -> bool:
        """Ask the person; False if they stop."""
        reply = self.asking.ask(quiet=quiet)
        if reply is Reply.WAITS and self.desk.conversation.trades:
            self.side.wait()
        return reply is not Reply.STOPS

    def _ask_to_look_on(self) -> bool:
        """Let a person who has left watch how the game ends (L1)."""
        desk = self.desk
        desk.reporter.catch_up()
        desk.reporter.say("play-left")
        line = desk.read()
        if line is None or desk.conversation.vocabulary.split(line, ("quit",)):
            return False
        desk.conversation.chronicle.looks_on = True
        return True
