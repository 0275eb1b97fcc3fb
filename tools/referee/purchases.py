"""Phase 12: advances are bought, and hands are brought down to their limit (P)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tools.referee.cards import set_value
from tools.referee.judge import Judge
from tools.referee.tables import ADVANCES, COMMODITIES, FACTS, GROUPS, face_value, is_commodity

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position

LIBRARY_DISCOUNT = 40
ANATOMY_BELOW = 100
CREDIT_STEP = 5


class Purchases(Judge):
    """One purchase for everybody who wants one (P1, P2), and the hand limit (P5)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.bought: set[int] = set()

    def on_advances_bought(self, event: Event) -> None:
        player = self.game.players[event["seat"]]
        if player.seat in self.bought:
            self.report.find("P2", "has bought already")
        self.bought.add(player.seat)
        advances: list[str] = event["advances"]
        if not advances or len(set(advances)) < len(advances) or player.holds(*advances):
            self.report.find("P2", "each advance is bought once")
        price = sum(self._price(player, name, event["discounted"]) for name in advances)
        self.report.equal("P3", "price", event["price"], price)
        self._check_discount(event)
        self._check_gift(player, event)
        self._check_payment(player, event)
        for card in event["cards"]:
            self.game.stacks.discard(player.hand.take(card))
        self.game.from_treasury(player.seat, event["treasury"])
        gained = [*advances, *([event["gift"]] if event["gift"] else [])]
        self._check_credits(gained, event["credits"])
        player.advances.update(gained)
        player.fresh.update(gained)
        player.gained.update(dict(zip(GROUPS, event["credits"], strict=True)))

    def _price(self, player: Player, name: str, discounted: str | None) -> int:
        """The printed cost less credits of the better group, bonuses and Library (P3, P4)."""
        advance = ADVANCES[name]
        credit = max(player.credits[GROUPS[group]] for group in advance.groups)
        bonus = sum(
            other.bonus.amount
            for held in player.advances - player.fresh
            if (other := ADVANCES[held]).bonus is not None
            and FACTS.advances[other.bonus.to].id == name
        )
        price = max(0, advance.cost - credit - bonus)
        return max(0, price - LIBRARY_DISCOUNT) if name == discounted else price

    def _check_discount(self, event: Event) -> None:
        name, bought = event["discounted"], event["advances"]
        if name is not None and (
            "library" not in bought or name == "library" or name not in bought
        ):
            self.report.find("A-LIBRARY", f"{name} is not cheaper")

    def _check_gift(self, player: Player, event: Event) -> None:
        name = event["gift"]
        if name is None:
            return
        advance = ADVANCES[name]
        science = GROUPS.index("science") in advance.groups
        if "anatomy" not in event["advances"] or not science or advance.cost >= ANATOMY_BELOW:
            self.report.find("A-ANATOMY", f"{name} cannot be taken")
        if player.holds(name) or name in event["advances"]:
            self.report.find("A-ANATOMY", f"has {name} already")

    def _check_payment(self, player: Player, event: Event) -> None:
        """No change for cards, no more treasury than is needed (P2, A-MINING)."""
        if not all(is_commodity(card) for card in event["cards"]):
            self.report.give_up("P2", "pays with a calamity")
        cards: Counter[str] = Counter(event["cards"])
        if event["substitution"] is not None:
            self._substitute(player, cards, event["substitution"])
        value, price = set_value(cards), event["price"]
        worth = 2 if player.holds("mining") else 1
        paid = event["treasury"] * worth
        if value + paid < price:
            self.report.find("P2", f"pays {value} and {paid} for {price}")
        if event["treasury"] and value + paid > price + worth - 1:
            self.report.find("P2", f"pays more treasury than {price} less {value}")

    def _substitute(self, player: Player, cards: Counter[str], substitution: Event) -> None:
        """A card counts as one more of another set that is incomplete (A-TRADE-EMPIRE)."""
        card, into = substitution["card"], substitution["into"]
        complete = into not in COMMODITIES or cards[into] >= COMMODITIES[into].count
        if not player.holds("trade-empire") or card == into or not cards[card]:
            self.report.find("A-TRADE-EMPIRE", f"{card} cannot be added")
        if complete or not cards[into] or face_value(card) < face_value(into):
            self.report.find("A-TRADE-EMPIRE", f"{card} cannot be added to {into}")
        cards[card] -= 1
        cards[into] += 1

    def _check_credits(self, gained: list[str], told: list[int]) -> None:
        """The credits of the cards, and those of free choice (P4, A-WRITTEN-RECORD, A-MONUMENT)."""
        fixed = [sum(ADVANCES[name].credits[n] for name in gained) for n in range(len(GROUPS))]
        extra = [one - other for one, other in zip(told, fixed, strict=True)]
        free = sum(ADVANCES[name].free_credits for name in gained)
        self.report.equal("P4", "free-choice credits", sum(extra), free)
        if any(points < 0 or points % CREDIT_STEP for points in extra):
            self.report.find("P4", f"credits {told}, expected {fixed} and {free} free-choice")

    def on_cards_lost(self, event: Event) -> None:
        """P5."""
        player = self.game.players[event["seat"]]
        self.report.equal("P5", "rule", event["rule"], "P5")
        excess = len(player.hand) - self._limit(player)
        self.report.equal("P5", "cards discarded", len(event["cards"]), max(0, excess))
        for card in event["cards"]:
            self.game.stacks.discard(player.hand.take(card))
        self.bought.add(player.seat)

    def _limit(self, player: Player) -> int:
        return self.game.setup.hand_limit + player.holds("roadbuilding")

    def end(self) -> None:
        for player in self.game.present():
            if len(player.hand) > self._limit(player):
                self.report.find("P5", f"seat {player.seat} holds {len(player.hand)} cards")
