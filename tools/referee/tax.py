"""Phase 1: tax and tax revolts (T)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.judge import Judge
from tools.referee.tables import ADVANCES

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position

RATE = 2


class Tax(Judge):
    """Everybody pays; then cities that were not paid for revolt, by rank of their owners."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.due = {player.seat for player in game.present() if game.cities_of(player.seat)}
        self.short: dict[int, int] = {}
        """Number of cities that will revolt, by seat (T2)."""
        self.revolts: dict[int, int] = {}
        self.taker: dict[int, Player] = {}
        """The beneficiary of each revolt, as long as they have a city in stock (T3)."""

    def on_tax_collected(self, event: Event) -> None:
        player, rate = self.game.players[event["seat"]], event["rate"]
        if player.seat not in self.due:
            self.report.find("T1", "has nothing to pay, or has paid")
        self.due.discard(player.seat)
        lowest, highest = _rates(player)
        if not lowest <= rate <= highest:
            self.report.find("T1", f"rate {rate}, expected {lowest} to {highest}")
        owed = rate * len(self.game.cities_of(player.seat))
        self.report.equal("T1", "tokens", event["tokens"], min(owed, player.stock))
        self.game.to_treasury(player.seat, event["tokens"])
        missing = owed - event["tokens"]
        if missing and not player.holds("democracy"):
            self.short[player.seat] = -(-missing // rate)

    def on_tax_revolt(self, event: Event) -> None:
        seat = event["seat"]
        self._all_have_paid()
        self.report.equal("T2", "cities in revolt", event["cities"], self.short.pop(seat, 0))
        self.revolts[seat] = event["cities"]

    def on_city_annexed(self, event: Event) -> None:
        """The beneficiary annexes; their claim ends when they have no city left (T3)."""
        owner = self._revolting(event)
        taker = self._beneficiary(owner)
        expected = None if taker is None else taker.seat
        self.report.equal("T3", "beneficiary", event["taker"], expected)
        self.game.raze_city(event["area"], owner)
        self.game.lose_token_beside(event, owner)
        self.game.raise_city(event["taker"], event["area"])

    def on_city_destroyed(self, event: Event) -> None:
        """Only if nobody eligible has a city in stock (T3)."""
        owner = self._revolting(event)
        if self._beneficiary(owner) is not None:
            self.report.find("T3", "somebody could have annexed the city")
        self.game.raze_city(event["area"], owner)
        self.game.lose_token_beside(event, owner)

    def _revolting(self, event: Event) -> int:
        owner: int = event["owner"]
        self._all_have_paid()
        waiting = [p.seat for p in self.game.present() if self._all_revolts().get(p.seat)]
        self.report.equal("T3", "owner", owner, waiting[0] if waiting else None)
        self.report.equal("T3", "rule", event["rule"], "T3")
        if self.revolts.get(owner):
            self.revolts[owner] -= 1
        return owner

    def _all_revolts(self) -> dict[int, int]:
        return {**self.short, **self.revolts}

    def _beneficiary(self, owner: int) -> Player | None:
        taker = self.taker.get(owner)
        if taker is not None and taker.cities:
            return taker
        revolting = {*self.short, *self.revolts}
        able = [p for p in self.game.present() if p.seat not in revolting and p.cities]
        if not able:
            return None
        self.taker[owner] = self.game.beneficiaries(able)[0]
        return self.taker[owner]

    def _all_have_paid(self) -> None:
        self.report.equal("T1", "have not paid", self.due, set())

    def end(self) -> None:
        self._all_have_paid()
        left = {seat: count for seat, count in self._all_revolts().items() if count}
        self.report.equal("T2", "cities that should have revolted", left, {})


def _rates(player: Player) -> tuple[int, int]:
    options = [
        effect.numbers
        for name in player.advances
        for effect in ADVANCES[name].effects
        if effect.kind == "tax-rate-option"
    ]
    return (
        RATE + sum(option["lowest"] for option in options),
        RATE + sum(option["highest"] for option in options),
    )
