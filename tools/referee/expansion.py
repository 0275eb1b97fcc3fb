"""Phase 2: expansion and census (E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.judge import Judge

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position


class Expansion(Judge):
    """Tokens where there are some already; then everybody is counted."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.expected = {player.seat: _growth(player) for player in game.present()}
        self.counted: set[int] = set()

    def on_expanded(self, event: Event) -> None:
        player, tokens = self.game.players[event["seat"]], event["tokens"]
        growth = self.expected.pop(player.seat, 0)
        self.report.equal("E2", "tokens added", sum(tokens.values()), growth)
        for area, count in tokens.items():
            if not 0 < count <= min(2, player.tokens[area]):
                self.report.find("E1", f"{count} tokens where {player.tokens[area]} are, {area}")
        for area, count in tokens.items():
            self.game.place(player.seat, area, count)

    def on_census_taken(self, event: Event) -> None:
        player = self.game.players[event["seat"]]
        if player.seat in self.counted:
            self.report.find("E4", "has been counted")
        self.report.equal("E4", "census", event["census"], player.on_board())
        player.census = event["census"]
        self.counted.add(player.seat)

    def end(self) -> None:
        left = {seat: count for seat, count in self.expected.items() if count}
        self.report.equal("E2", "tokens not added", left, {})
        everybody = {player.seat for player in self.game.present()}
        self.report.equal("E4", "counted", self.counted, everybody)


def _growth(player: Player) -> int:
    return min(player.stock, sum(min(2, count) for count in player.tokens.values()))
