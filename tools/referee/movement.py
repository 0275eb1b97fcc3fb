"""Phase 3: who moves when, and what movement does to the table (M).

Moves are announced one by one and can be taken back until their owner has ended (M2). So nothing
moves before that; then all of their moves are made, in order, on the table as those who have ended
before have left it (M2a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.judge import Judge
from tools.referee.moves import Mover

if TYPE_CHECKING:
    from tools.referee.position import Event, Position


class Movement(Judge):
    """The order of movement, and the moves of everybody who has not ended yet."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        by_census = sorted(game.present(), key=lambda p: (p.holds("military"), -p.census, p.rank))
        self.order = [player.seat for player in by_census]
        self.movers = [
            player.seat
            for player in by_census
            if player.tokens or (player.ships and player.treasury)
        ]
        """Players with a choice; the others may end without an event (M10)."""
        self.moves: dict[int, list[Event]] = {}
        self.ended: list[int] = []
        self.waiting: set[int] = set()

    def on_moved(self, event: Event) -> None:
        self._may_act(event["seat"])
        self.moves.setdefault(event["seat"], []).append(event["move"])

    def on_took_back(self, event: Event) -> None:
        """Also by players who wait (M1a, M2); what a ship did later goes with its step (M2b)."""
        self._check_moving(event["seat"])
        made = self.moves.get(event["seat"], [])
        gone = set(event["moves"])
        if not gone <= set(range(len(made))):
            self.report.find("M2", f"takes back moves that are not there: {sorted(gone)}")
        stopped = set()
        for number, move in enumerate(made):
            if move["type"] not in ("embark", "sail", "disembark", "halt"):
                continue
            if move["ship"] in stopped and number not in gone:
                self.report.find("M2b", f"move {number} rests on a step that goes back")
            if move["type"] == "sail" and number in gone:
                stopped.add(move["ship"])
        self.moves[event["seat"]] = [move for n, move in enumerate(made) if n not in gone]

    def on_waits(self, event: Event) -> None:
        """M1."""
        seat = event["seat"]
        self._may_act(seat)
        if not self._before(seat):
            self.report.find("M1", "has nobody to wait for")
        self.waiting.add(seat)

    def on_movement_ended(self, event: Event) -> None:
        seat = event["seat"]
        self._may_act(seat)
        mover = Mover(self.game, self.game.players[seat])
        for move in self.moves.pop(seat, []):
            mover.make(move)
        mover.finish(event["ships_removed"])
        self.ended.append(seat)

    def _check_moving(self, seat: int) -> None:
        if seat in self.ended or seat not in self.order:
            self.report.find("M2", "this player's movement has ended")

    def _may_act(self, seat: int) -> None:
        self._check_moving(seat)
        if seat in self.waiting and self._before(seat):
            self.report.find("M1a", f"waits for seat {self._before(seat)[0]}")
        if self.game.options["strict_movement"]:
            waiting = [other for other in self.movers if other not in self.ended]
            if seat in waiting:
                self.report.equal("M11a", "seat", seat, waiting[0])

    def _before(self, seat: int) -> list[int]:
        """The earlier players who have not ended (M1)."""
        earlier = self.movers[: self.movers.index(seat)] if seat in self.movers else []
        return [other for other in earlier if other not in self.ended]

    def end(self) -> None:
        for seat in self.order:
            player = self.game.players[seat]
            moves = seat in self.movers or player.ships or self.moves.get(seat)
            if seat not in self.ended and moves:
                self.report.find("M10", f"seat {seat} has not ended its movement")
