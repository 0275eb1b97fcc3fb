"""Reads a log line by line and gives every event to the judge of its phase."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from ecumene.data import MapName, facts
from tools.referee.abilities import Abilities
from tools.referee.calamities import Calamities
from tools.referee.cities import Aftermath, Building, ConflictPhase
from tools.referee.expansion import Expansion
from tools.referee.findings import Report, TooMuch
from tools.referee.leaving import LEAVING_AFTER, Leaving
from tools.referee.movement import Movement
from tools.referee.position import Position
from tools.referee.purchases import Purchases
from tools.referee.setup import SetUp
from tools.referee.succession import Succession
from tools.referee.tax import Tax
from tools.referee.trade import Selection, Trade
from tools.referee.trade_cards import TradeCards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.referee.findings import Finding
    from tools.referee.judge import Judge
    from tools.referee.position import Event

FORMAT: Final = 3
PHASES: Final[tuple[type[Judge], ...]] = (
    SetUp,
    Tax,
    Expansion,
    Movement,
    ConflictPhase,
    Building,
    TradeCards,
    Trade,
    Selection,
    Calamities,
    Abilities,
    Aftermath,
    Purchases,
    Succession,
)
LAST_PHASE: Final = len(PHASES) - 1


def review(lines: Iterable[str | bytes], name: str = "game") -> list[Finding]:
    """Follow a whole log; returns everything that breaks the rules."""
    report = Report(name)
    try:
        _follow(lines, report)
    except TooMuch:
        pass
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
        _note(report, problem)
    return report.findings


def _note(report: Report, problem: Exception) -> None:
    """Record data that cannot be understood as a finding too."""
    try:
        report.find("log", f"cannot be followed: {type(problem).__name__} {problem}")
    except TooMuch:
        return


def _follow(lines: Iterable[str | bytes], report: Report) -> None:
    game: Referee | None = None
    for number, data in _standing(lines, report):
        report.line, report.event = number, None
        if game is None:
            report.equal("log", "format", data["ecumene"], FORMAT)
            game = Referee(data["options"], report)
        elif game.position.over:
            report.find("H4", "the game is over")
        for event in data["events"]:
            report.event = event
            game.see(event)
    if game is None:
        report.give_up("log", "there is no game in it")
    game.stop()


def _standing(lines: Iterable[str | bytes], report: Report) -> list[tuple[int, dict[str, Any]]]:
    """The lines that count, by number: without the answers that were taken back (O2)."""
    found: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines, 1):
        report.line = number
        data = json.loads(line)
        undone = [event["answers"] for event in data["events"] if event["type"] == "undone"]
        if not undone:
            found.append((number, data))
        elif not 1 <= undone[0] < len(found):
            report.give_up("O2", "there are not so many answers")
        else:
            del found[-undone[0] :]
    return found


class Referee:
    """Follows a game, event by event."""

    def __init__(self, options: dict[str, Any], report: Report) -> None:
        setup = facts().setup(options["players"], MapName(options["map"]))
        if setup is None:
            report.give_up("S1", "there is no such set-up")
        self.report = report
        self.position = Position(options, setup, report)
        self.leaving: list[int] = []
        self.judge: Judge = SetUp(self.position)

    def see(self, event: Event) -> None:
        """Take the next event."""
        kind = event["type"]
        if self.position.over:
            self.report.give_up("H4", "the game is over")
        if kind == "phase-began":
            self._begin_phase(event)
        elif kind == "waits":
            self.judge.on_waits(event)
        elif kind == "leaving":
            self._announce(event)
        elif kind == "last-turn" and event["rule"] == "H6":
            self._last_turn(event)
        else:
            if _is_leaving(event) and not isinstance(self.judge, Leaving):
                self.judge.end()
                self.judge = Leaving(self.position, self.leaving)
            self.judge.see(event)

    def stop(self) -> None:
        """End the log: nobody is asked in the last phase, so its results must be there."""
        if self.position.phase == LAST_PHASE and isinstance(self.judge, Succession):
            self.judge.end()

    def end_phase(self) -> None:
        """End a phase; after most of them, players who announced it have left (L1)."""
        self.judge.end()
        if self.position.phase not in LEAVING_AFTER:
            self.report.equal("L1", "have not left", self.leaving, [])

    def _begin_phase(self, event: Event) -> None:
        position = self.position
        self.end_phase()
        turn, phase = position.turn, position.phase + 1
        if position.phase in (0, LAST_PHASE):
            turn, phase = turn + 1, 1
        self.report.equal("turn", "turn and phase", (event["turn"], event["phase"]), (turn, phase))
        position.turn, position.phase = event["turn"], event["phase"]
        if phase == 1:
            self._new_turn()
        self.judge = PHASES[position.phase](position)

    def _new_turn(self) -> None:
        """What was gained counts from now on (P4); no city is new any more (K4)."""
        self.position.built.clear()
        for player in self.position.players:
            player.fresh.clear()
            for group, points in player.gained.items():
                player.credits[group] += points
            player.gained.clear()

    def _announce(self, event: Event) -> None:
        """L1."""
        seat, phase = event["seat"], self.position.phase
        expected = LEAVING_AFTER.get(phase, phase)
        self.report.equal("L1", "leaves after phase", event["phase"], expected)
        if seat in self.leaving or self.position.players[seat].left:
            self.report.find("L1", "has said so, or has left")
        self.leaving.append(seat)

    def _last_turn(self, event: Event) -> None:
        """The agreed time has come (H6)."""
        if not self.position.options["timed"] or self.position.time_called:
            self.report.find("H6", "no time was agreed, or it has come before")
        self.position.time_called = True
        self.report.equal("H6", "last turn", event["turn"], self.position.turn)


def _is_leaving(event: Event) -> bool:
    kind: str = event["type"]
    return kind == "left" or (kind == "cards-lost" and event["rule"] == "L2")
