"""A game that stops whenever a model's seat is asked, and goes on with the answer.

The game is played in one thread and the model calls tools in others. The game's thread has the
floor but while it waits for the model, so nothing changes while a tool looks.
"""

from __future__ import annotations

import threading
from enum import Enum, auto
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NoReturn

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.models.model_seat import ModelSeat
from ecumene.models.room import Heard
from ecumene.models.tools import WAIT, ToolOutcome, checked, use
from ecumene.rules import legal
from ecumene.rules.errors import IllegalAction
from ecumene.rules.seen import seen_events
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from typing import Any

    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.words import Messages

PATIENCE: Final = 25.0
"""Seconds that a call waits in all: clients often give up after half a minute."""
LOOK_EVERY: Final = 0.5
"""Seconds after which to look whether the model is still there."""


class Silence(Enum):
    """Why there is no answer."""

    LATE = auto()
    GONE = auto()


class _OutOfPatience(Exception):
    """The game goes on for longer than a call can wait."""


class AskedRoom:
    """A model's part of a game that is played here (``ecumene.models.room.Room``)."""

    def __init__(self, game: Game, seat: Seat, messages: Messages) -> None:
        self._game = game
        self._seat = seat
        self._messages = messages
        self._told = len(game.log)
        """How much of the log was told; what came before the model is not."""
        self._begins = not game.log
        """Whether the opening is to be told."""
        self.side = _AskedSide(self, game, seat, messages)
        self.quiet = False
        self._model: ModelSeat | None = None
        self.floor: Final = threading.Condition()
        self._calls: Final = threading.Lock()
        """One call at a time: while one waits, no other is to use the seat."""
        self._until = 0.0
        """When the call's patience ends."""
        self._has_floor = False
        """Whether the call has the floor."""
        self._may_look: Final = threading.Event()
        """Set while the seat is asked, and once the game is over."""
        self._asked = False
        self._given: Action | Silence | None = Silence.LATE
        self._is_over = False
        self.calls = 0
        """Calls of tools."""
        self.refused = 0
        """Answers that were refused."""

    # For the game's thread, which has the floor

    def ask(self, seconds: float, is_there: Callable[[], bool]) -> Action | Silence | None:
        """The model's answer; None to wait in trade."""
        until = monotonic() + seconds
        self._asked, self._given = True, Silence.LATE
        self._may_look.set()
        self.floor.notify_all()
        while self._asked and is_there() and (left := until - monotonic()) > 0:
            self.floor.wait_for(lambda: not self._asked, min(left, LOOK_EVERY))
        if self._asked and not is_there():
            self._given = Silence.GONE
        self._asked = False
        self._may_look.clear()
        return self._given

    def end(self) -> None:
        """The game is over; the model may still look at it."""
        self._is_over = True
        self._may_look.set()
        self.floor.notify_all()

    # For tools

    def call(self, name: str, given: Mapping[str, Any]) -> ToolOutcome:
        """Call a tool with arguments as they came."""
        until = monotonic() + PATIENCE
        if not self._calls.acquire(timeout=PATIENCE):
            return ToolOutcome(self._messages("model-not-asked-yet"))
        try:
            self._until = until
            self._take_floor()
            if self._is_over and not self._game.over:
                return ToolOutcome(self._messages("model-trade-over"))
            self.calls += not self._is_over
            if self._model is None:
                self._model = ModelSeat(self, self._messages)
            return self._called(self._model, name, given)
        except _OutOfPatience:
            return ToolOutcome(self._messages("model-not-asked-yet"))
        finally:
            if self._has_floor:
                self._has_floor = False
                self.floor.release()
            self._calls.release()

    def _called(self, model: ModelSeat, name: str, given: Mapping[str, Any]) -> ToolOutcome:
        try:
            wanted = checked(name, given)
            if name == WAIT:
                model.let_go_on()
                return ToolOutcome(model.situation())
            return ToolOutcome(use(model, name, wanted))
        except (IllegalAction, Misread) as problem:
            self.refused += name == "answer" and not self._is_over
            return ToolOutcome(model.refusal(problem), refused=True)

    def _take_floor(self) -> None:
        """Take the floor once the seat is asked or the game is over."""
        # Waiting for the condition itself would end only when the game yields the floor.
        while self._may_look.wait(self._left) and self.floor.acquire(timeout=self._left):
            if self._may_look.is_set():
                self._has_floor = True
                return
            self.floor.release()
        raise _OutOfPatience

    @property
    def _left(self) -> float:
        """Seconds that the call can still wait."""
        return max(0.0, self._until - monotonic())

    def give(self, action: Action | None) -> None:
        """Answer, and let the game go on until it asks again."""
        self._given, self._asked = action, False
        self._may_look.clear()
        self.floor.notify_all()
        self._has_floor = False
        self.floor.release()
        self._take_floor()

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for the seat."""
        return self._asked

    # A room

    def attend(self) -> Heard:
        """What has come about since the last time."""
        new: list[Event] = []
        if self._begins:
            new += seen_events(self._game.opening or (), self._seat)
        for entry in self._game.log[self._told :]:
            new += seen_events(entry.events, self._seat)
        self._begins, self._told = False, len(self._game.log)
        return Heard([new] if new else [])

    def go_on(self) -> None:
        """It does with every answer."""

    def question(self) -> str:
        """The name of the seat's question (O1)."""
        return self._game.question(self._seat)

    def awaited(self) -> tuple[Seat, ...]:
        """Nobody that the model would know of."""
        return ()

    def say(self, text: str, to: tuple[Seat, ...] | None) -> NoReturn:
        """Nobody who could read it plays here."""
        del text, to
        raise Misread("model-nobody-reads")

    async def news(self, seconds: float) -> None:
        """Calls wait for the floor instead."""
        raise NotImplementedError(seconds)


class _AskedSide(GameSide):
    """The side of a seat whose answers another thread waits for."""

    def __init__(self, room: AskedRoom, game: Game, seat: Seat, messages: Messages) -> None:
        super().__init__(LocalGame(game, Table.around((seat,), game)), seat, messages)
        self._room = room

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Answer; what comes of it is told with everything else."""
        decision = self.decision()
        if not self._room.is_asked or decision is None:
            raise Misread("model-no-question")
        legal.check(self.view(), decision, action)
        self._room.give(action)
        return ()

    def wait(self) -> None:
        """Let the others go on in trade."""
        if self._room.is_asked:
            self._room.give(None)

    def stand_in(self) -> Action | None:
        """What a settler would answer."""
        decision = self.decision()
        if decision is None:
            return None
        return COMPUTER_PLAYER(self.view(), decision, Random(0))  # noqa: S311 a game, no secret

    def show_offers(self, offers: Collection[OfferNo]) -> None:
        """Nobody is patient here."""
