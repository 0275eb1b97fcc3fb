"""One phase in a position at a real table, played by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ecumene.bots import Table
from ecumene.cases.case_form import Case, Head
from ecumene.cases.case_position import lay_out
from ecumene.data import TrackName
from ecumene.dialogue.questions.question import Forecast
from ecumene.dialogue.sentences.event_log import EventLog, Line
from ecumene.rules.game import Game
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.ids import CivNo, Seat
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cases.case_form import CaseHolding
    from ecumene.data import Setup
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules import forecast
    from ecumene.rules.events import Event
    from ecumene.rules.phases.phase_names import PhaseName
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Basket
    from ecumene.words import Say

SEED = 0
"""Cards are drawn at the real table; nothing here depends on chance."""


class Progress(Struct, frozen=True):
    """The progress of a situation."""

    asked: tuple[Seat, ...]
    """Who is asked; nobody: it is settled."""
    civilizations: tuple[CivNo, ...]
    """The civilization of each seat."""
    told: tuple[Line, ...]
    """What has happened, in order."""


class TablePhase:
    """A position, and the questions of one phase until it is settled."""

    def __init__(
        self, phase: PhaseName, start: dict[str, CaseHolding], setup: Setup, track: TrackName | None
    ) -> None:
        """Lay out a position; raises ``BadData`` for an impossible one."""
        self.knows_track = track is not None
        """Whether the state of the A.S.T. was entered, so that what lies ahead can be told."""
        used = track or TrackName.BASIC
        head = Head("table", (), "", phase, players=setup.players, map=setup.map, track=used)
        play, _ = lay_out(Case(head, start))
        self.game = Game.from_state(play.options, play.state, phase_number(phase))
        self.table = Table({}, SEED)

    def progress(self) -> Progress:
        """Who is asked, and what has happened; at a real table everybody hears everything."""
        log = EventLog(None)
        told = tuple(map(log.line, self._events()))
        players = self.game.peek().players
        return Progress(tuple(self.game.pending), tuple(p.civilization for p in players), told)

    def _events(self) -> Sequence[Event]:
        return [*(self.game.opening or ()), *(e for entry in self.game.log for e in entry.events)]

    def side(self, seat: Seat, messages: Say) -> SituationSide:
        """A player's side of it."""
        return SituationSide(self, seat, messages)


class SituationSide(GameSide):
    """A player's side of a position, without the rest of the game."""

    def __init__(self, situation: TablePhase, seat: Seat, messages: Say) -> None:
        super().__init__(LocalGame(situation.game, situation.table), seat, messages)
        self._knows_track = situation.knows_track

    def question_in(self, view: View) -> Question | None:
        """The player's question, without the forecast, which depends on the rest of the game."""
        asked = super().question_in(view)
        return None if asked is None else replace(asked, forecast=Forecast())

    def basket(self, wanted: forecast.Wanted) -> Basket:
        """A purchase; without the next space of the A.S.T. if it was not entered."""
        basket = super().basket(wanted)
        return basket if self._knows_track else replace(basket, next=None, epoch=None)
