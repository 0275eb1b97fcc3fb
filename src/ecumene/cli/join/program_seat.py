"""A program at a table with people: what it is asked, and what becomes of its answers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.bots import USUAL
from ecumene.cli.join.server_client import Declined
from ecumene.cli.join.trade_pace import LOOK_EVERY, TradePace
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.dialogue.side import asked_in, trades
from ecumene.rules import legal
from ecumene.rules.actions import Done
from ecumene.rules.decisions import AskTrade
from ecumene.rules.view import View
from ecumene.seat.statuses import CONFLICT, ILLEGAL
from ecumene.server import wire

if TYPE_CHECKING:
    from ecumene.cli.join.news import Newsreader
    from ecumene.programs.program import Program
    from ecumene.programs.program_player import ProgramPlayer
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.server.wire import SeatOrder

UNUSED: Final = Random(0)  # noqa: S311 the program draws its own chance


class SeatLost(CommandRefusal):
    """The program does not play any longer, and a computer player does in its place."""


class ProgramSeat:
    """One game that has begun, played by a program."""

    def __init__(
        self, news: Newsreader, game: str, seat: Seat, player: ProgramPlayer, program: Program
    ) -> None:
        self.news = news
        self.side = news.side
        self._game = f"/games/{game}"
        self._seat = seat
        self._player = player
        self._program = program
        self._pace = TradePace()
        self._complaints = 0
        """How much was shown of what the program has said on standard error."""
        self._changes: int | None = None
        """How often something had changed at the table when it was last asked about."""
        self._held = False
        """Whether people are asked if answers may be taken back: another one would prevent it."""

    def run(self) -> None:
        """Play until the game is over; raises ``CommandRefusal`` if that does not come about."""
        self._keep_seat(began=True)
        while self.news.now.stage != "over":
            if not self._step():
                self.news.listen(self._pause())
            self._keep_seat(began=False)

    def _keep_seat(self, *, began: bool) -> None:
        """Answer again where a computer player did; what the host has decided stands.

        Unless somebody starts the program anew: then they want it to play.
        """
        info = self.news.seats[self._seat]
        if self.news.now.stage != "running" or (info.computer is None and not info.autopilot):
            return
        if not began and not info.autopilot:
            raise SeatLost("bot-seat-handed-over", code=FAILED)
        self._order(wire.TakeOver())
        while self._is_played_for():
            self.news.listen(None)

    def _is_played_for(self) -> bool:
        info = self.news.seats[self._seat]
        return info.computer is not None or info.autopilot

    # One question

    def _step(self) -> bool:
        """Let the program answer, if it is asked; returns whether it was."""
        asked = None if self.news.now.paused or self._must_hold() else self._asked()
        if asked is None:
            return False
        view, decision = asked
        action = self._player(view, decision, UNUSED)
        self._show_complaints()
        if self._player.replaced is not None:
            self._order(wire.HandOver(USUAL))
            raise SeatLost("bot-seat-replaced", code=FAILED)
        if action is None:
            action = self._waited(view, decision)
        elif isinstance(decision, AskTrade):
            self._pace.has_spoken()
        if action is not None:
            self._give(view, action)
        return True

    def _asked(self) -> tuple[View, Decision] | None:
        """What the program is asked now; None: nothing."""
        asked = self.news.asked()
        view = plain(self.side.view())
        decision = asked_in(view)
        if decision is None or asked.body is None:
            return None
        if view.trade is None or not isinstance(decision, AskTrade):
            return (view, decision) if asked.pending else None
        if not self._pace.is_due(view, asked):
            return None
        self._pace.ask(view)
        self.side.show_offers(view.trade.offers)
        return view, decision

    def _waited(self, view: View, decision: Decision) -> Action | None:
        """The program waits in trade, and lets the others go on; in the end it is done (X8)."""
        enough = self._pace.has_waited()
        if enough and legal.why_not(view, decision, Done()) is None:
            return Done()
        try:
            self.side.wait()
        except Declined as declined:
            if declined.status != CONFLICT:
                raise
        return None

    def _give(self, view: View, action: Action) -> None:
        """Answer; what is asked may have changed while the program thought."""
        try:
            self.side.apply(action)
        except Declined as declined:
            self.side.look_again()
            if declined.status not in (ILLEGAL, CONFLICT):
                raise
            if declined.status == ILLEGAL and self._seems_legal(action):
                self._player.refuse(view, declined.text, declined.rule)
                self._show_complaints()
            self.news.listen(LOOK_EVERY)

    def _seems_legal(self, action: Action) -> bool:
        """Whether an answer is legal as things are; if not, others were faster."""
        view = plain(self.side.view())
        decision = asked_in(view)
        return decision is not None and legal.why_not(view, decision, action) is None

    def _show_complaints(self) -> None:
        """Show what was wrong with answers, and what the program says on standard error."""
        new = self._program.complaints[self._complaints :].decode(errors="replace").rstrip()
        self._complaints = len(self._program.complaints)
        if new:
            self.news.screen.say(new, "dim")

    # The table

    def _pause(self) -> float | None:
        """How long to wait for news: in trade, and while people think about it, no longer."""
        if self.news.now.paused:
            return None
        if self._held:
            return LOOK_EVERY
        if not trades(self.side.view()):
            return None
        self.side.look_again()
        return LOOK_EVERY

    def _must_hold(self) -> bool:
        """Whether people are asked if answers may be taken back (O2)."""
        if self._held or self._changes != self.news.table_changes:
            self._changes = self.news.table_changes
            server = self.side.server
            info = self.side.line.insist(lambda: server.get(self._game, wire.GameInfo))
            self._held = info.take_back is not None
        return self._held

    def _order(self, order: SeatOrder) -> None:
        """Give an order for the seat; it counts once, however often it arrives."""
        path = f"{self._game}/seats/{self._seat}"
        try:
            self.side.line.insist(lambda: self.side.server.post(path, order, wire.Ordered))
        except Declined as declined:
            if declined.status != CONFLICT:
                raise


def plain(view: View) -> View:
    """A view as the rules make it, without what a server adds for those who show it."""
    return View(**{name: getattr(view, name) for name in View.__struct_fields__})
