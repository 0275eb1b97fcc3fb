"""The way of every trade card through a game, from hand to hand, told by its events alone.

Of equal cards in a hand the one held longest leaves first, as the rules have it (D5a); where it is
another one, the event says which.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Literal, TypeAlias

from ecumene.rules.events import (
    AdvancesBought,
    CalamitiesDiscarded,
    CalamityFailed,
    CalamityStruck,
    CardBought,
    CardHandedOver,
    CardsDrawn,
    CardsLost,
    CardStolen,
    DealMade,
)
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Seat


CardEnd: TypeAlias = Literal["struck", "failed", "discarded", "lost", "paid"]
"""What becomes of a card: failed is a calamity that did not happen (C3a)."""


class TrackedCard:
    """One card, from the moment it comes into a hand until it is discarded."""

    def __init__(self, card: CardNo, turn: int, seat: Seat) -> None:
        self.card = card
        self.turn = turn
        """When it came from its stack."""
        self.holders = [seat]
        """Who has had it, one after the other."""
        self.deals: list[int] = []
        """The numbers of the deals in which it has changed hands."""
        self.end: CardEnd | None = None
        """What became of it; None: it is in the hand of the last of its holders."""
        self.rule = ""
        """Why."""


class CardTracker:
    """The hands of all seats."""

    def __init__(self, players: int) -> None:
        self.hands: list[dict[CardNo, list[TrackedCard]]] = [
            defaultdict(list) for _ in range(players)
        ]
        self.calamities: list[TrackedCard] = []
        """All calamities that were ever drawn, in that order."""
        self.turn = 1

    def hand(self, seat: Seat) -> list[CardNo]:
        """The cards in a hand, in order."""
        held = self.hands[seat]
        return sorted(card for card, copies in held.items() for _ in copies)

    def worth(self, seat: Seat) -> int:
        """The worth of a hand (X6)."""
        held = self.hands[seat]
        return worth({card: len(held[card]) for card in held if card < FIRST_CALAMITY})

    def worth_without(self, seat: Seat, cards: Iterable[TrackedCard]) -> int:
        """The worth that a hand would have without some of its cards."""
        counts = {card: len(held) for card, held in self.hands[seat].items()}
        for each in cards:
            counts[each.card] -= 1
        return worth({card: held for card, held in counts.items() if card < FIRST_CALAMITY})

    def begin_turn(self, turn: int) -> None:
        """Cards that come now come in this turn."""
        self.turn = turn

    def add(self, event: Event) -> None:
        """Follow an event; deals are told with their number by ``exchange``."""
        match event:
            case CardsDrawn(cards=tuple(cards)):
                for card in cards:
                    self._draw(event.seat, card)
            case CardBought(card=int(card)):
                self._draw(event.seat, card)
            case CardStolen(card=int(card)):
                self._move(event.victim, event.thief, card, event.copy or 0)
            case CardHandedOver(card=int(card)):
                self._move(event.giver, event.taker, card)
            case CardsLost() | AdvancesBought() | CalamitiesDiscarded() | CalamityStruck():
                self._leave(event)

    def _leave(
        self, event: CardsLost | AdvancesBought | CalamitiesDiscarded | CalamityStruck
    ) -> None:
        match event:
            case CardsLost():
                self._end(event.seat, event.cards, "lost", event.rule)
            case AdvancesBought():
                self._end(event.seat, event.cards, "paid", "P2")
            case CalamitiesDiscarded():
                copies = event.copies or (0,) * len(event.cards)
                for card, copy in zip(event.cards, copies, strict=True):
                    self._end(event.seat, [card], "discarded", event.rule, copy)
            case CalamityStruck():
                self._end(event.seat, [event.card], "struck", "C2")

    def fail(self, event: CalamityFailed) -> None:
        """A calamity that has just been shown does not happen (C3a)."""
        for each in reversed(self.calamities):
            if (each.card, each.holders[-1], each.end) == (event.card, event.seat, "struck"):
                each.end, each.rule = "failed", "C3a"
                return

    def exchange(self, deal: DealMade, number: int) -> tuple[list[TrackedCard], list[TrackedCard]]:
        """Both sides' cards of a deal, which change hands at once (X5)."""
        given = [self._take(deal.offerer, card) for card in deal.cards_given or ()]
        taken = [self._take(deal.seat, card) for card in deal.cards_taken or ()]
        for cards, seat in ((given, deal.seat), (taken, deal.offerer)):
            for each in cards:
                each.deals.append(number)
                self._put(seat, each)
        return given, taken

    def _draw(self, seat: Seat, card: CardNo) -> None:
        drawn = TrackedCard(card, self.turn, seat)
        self.hands[seat][card].append(drawn)
        if card >= FIRST_CALAMITY:
            self.calamities.append(drawn)

    def _take(self, seat: Seat, card: CardNo, copy: int = 0) -> TrackedCard:
        return self.hands[seat][card].pop(copy)

    def _put(self, seat: Seat, card: TrackedCard) -> None:
        card.holders.append(seat)
        self.hands[seat][card.card].append(card)

    def _move(self, giver: Seat, taker: Seat, card: CardNo, copy: int = 0) -> None:
        self._put(taker, self._take(giver, card, copy))

    def _end(
        self, seat: Seat, cards: Sequence[CardNo], end: CardEnd, rule: str, copy: int = 0
    ) -> None:
        for card in cards:
            gone = self._take(seat, card, copy)
            gone.end, gone.rule = end, rule
