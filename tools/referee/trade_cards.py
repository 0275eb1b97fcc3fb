"""Phase 6: trade cards are drawn and bought (D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.judge import Judge
from tools.referee.tables import ADVANCES, FACTS

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position


class Drawing(Judge):
    """One card from each of as many stacks as a player has cities, fewest cities first (D1, D2)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.counts = {p.seat: len(game.cities_of(p.seat)) for p in game.present()}
        self.order = sorted(self.counts, key=self.counts.__getitem__)
        """All seats; ``present`` goes by rank already."""
        self.waiting = [seat for seat in self.order if self.counts[seat]]

    def on_cards_drawn(self, event: Event) -> None:
        player, cards = self.game.players[event["seat"]], event["cards"]
        self.report.equal("D1", "who draws", player.seat, next(iter(self.waiting), None))
        if player.seat in self.waiting:
            self.waiting.remove(player.seat)
        count = self.counts[player.seat]
        self.report.equal("D2", "cards drawn", (event["count"], len(cards)), (count, count))
        for number, card in enumerate(cards, 1):
            player.hand.add(self.game.stacks.draw(player.block, number, card))

    def end(self) -> None:
        self.report.equal("D2", "have not drawn", self.waiting, [])


class TradeCards(Drawing):
    """Phase 6: after drawing everybody may buy, in the same order (D3)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.buyer = -1
        self.free: set[int] = set()
        """Players who have had the free card of Wonder of the World."""

    def on_card_bought(self, event: Event) -> None:
        player, stack = self.game.players[event["seat"]], event["stack"]
        self.report.equal("D3", "have not drawn", self.waiting, [])
        place = self.order.index(player.seat)
        if place < self.buyer:
            self.report.find("D3", "the turn to buy is over")
        self.buyer = place
        self._check_price(player, stack, event["price"])
        self.game.from_treasury(player.seat, event["price"])
        player.hand.add(self.game.stacks.draw(player.block, stack, event["card"]))

    def _check_price(self, player: Player, stack: int, price: int) -> None:
        if price == 0:
            if player.seat in self.free or not player.holds("wonder-of-the-world"):
                self.report.find("A-WONDER-OF-THE-WORLD", "has no free card")
            if stack <= self.counts[player.seat]:
                self.report.find("A-WONDER-OF-THE-WORLD", f"stack {stack} is too low")
            self.free.add(player.seat)
            return
        prices = {s.number: s.price for s in FACTS.stacks if s.price is not None}
        for name in player.advances:
            for effect in ADVANCES[name].effects:
                prices.update(effect.stacks)
        self.report.equal("D3", f"price of stack {stack}", price, prices.get(stack))
