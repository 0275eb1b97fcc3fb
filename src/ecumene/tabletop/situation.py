"""One phase in a position that people have before them, played by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.bots import Table
from ecumene.cases.form import PHASES, Case, Head, Holding, Phase
from ecumene.cases.position import lay_out
from ecumene.data import MapName, TrackName
from ecumene.dialogue.asking import choice, question
from ecumene.dialogue.history import take_back
from ecumene.dialogue.log import Line, line
from ecumene.rules.errors import BadData
from ecumene.rules.game import Game
from ecumene.rules.ids import CivNo, Seat
from ecumene.rules.names import BARBARIANS_NAME, NUMBERS
from ecumene.rules.view import View, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.dialogue.question import Choice, Question
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event

SEED = 0
"""Cards that are drawn at a real table lie there; nothing here depends on chance."""


class Laid(Struct, frozen=True):
    """What lies on the table before a phase."""

    phase: Phase
    """Which phase is to be settled."""
    start: dict[str, Holding]
    """Who has what, by civilization; see ``docs/cases.md``."""
    players: int | None = None
    """How many play; None: as few as are named."""
    map: MapName | None = None
    """Which map; None: the smallest on which all that is named is in play."""
    track: TrackName = TrackName.BASIC
    """Which version of the A.S.T. is used (S6)."""


class Progress(Struct, frozen=True):
    """How far a situation is settled."""

    asked: tuple[Seat, ...]
    """Who is asked; nobody: it is settled."""
    civilizations: tuple[CivNo, ...]
    """What is played in each seat."""
    told: tuple[Line, ...]
    """What has happened, in order."""


class Situation:
    """A position, and the questions of one phase until it is settled."""

    def __init__(self, laid: Laid) -> None:
        """Lay a position out; raises ``BadData`` where it is none of this game."""
        for name in laid.start:
            if name != BARBARIANS_NAME and name not in NUMBERS["civilization"]:
                args = {"kind": "civilization", "name": name}
                raise BadData(("start",), "data-unknown-name", args)
        named = {area for holding in laid.start.values() for area in _areas(holding)}
        head = Head(
            "table", (), "", laid.phase, players=laid.players, map=laid.map, track=laid.track
        )
        play, _ = lay_out(Case(head, dict(laid.start), named=frozenset(named)))
        self.game = Game.from_state(play.options, play.state, PHASES.index(laid.phase))
        self._table = Table({}, SEED)

    def view(self, seat: Seat) -> View:
        """The position as a seat may know it."""
        return view(self.game, seat)

    def progress(self) -> Progress:
        """Who is asked, and what has happened; around a real table everybody hears of all."""
        told = tuple(line(event, None) for event in self._events())
        players = self.game.peek().players
        return Progress(tuple(self.game.pending), tuple(p.civilization for p in players), told)

    def _events(self) -> Sequence[Event]:
        return [*(self.game.opening or ()), *(e for entry in self.game.log for e in entry.events)]

    def question(self, seat: Seat) -> Question | None:
        """What a seat is asked."""
        decision = self.game.pending.get(seat)
        if decision is None:
            return None
        return question(self.view(seat), decision, lambda: self._table.suggestion(self.game, seat))

    def proposal(self, seat: Seat) -> Choice | None:
        """What a computer player would answer."""
        action = self._table.suggestion(self.game, seat)
        return None if action is None else choice(self.view(seat), action)

    def answer(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Answer; raises ``IllegalAction`` where the rules forbid it."""
        return self.game.apply(seat, action)

    def undo(self, seat: Seat, answers: int) -> tuple[Event, ...]:
        """Take back the last answers of a seat (O2)."""
        return take_back(self.game, seat, self._table, answers)


def _areas(holding: Holding) -> set[int]:
    """All places that somebody's pieces are in."""
    return {*holding.tokens, *holding.cities, *holding.ships, *holding.new_cities}
