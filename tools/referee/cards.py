"""The trade cards: stacks, hands and discard piles (S5, D, H5).

Nobody knows the order of a stack. But it is made in layers, each shuffled by itself, and the layers
are known; so for every card drawn it is known whether it could lie on top.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tools.referee.tables import (
    CALAMITIES,
    COMMODITIES,
    FACTS,
    WATER_CARD,
    is_commodity,
    stack_of,
)

if TYPE_CHECKING:
    from ecumene.data import Block, Setup
    from tools.referee.findings import Report


class Card(NamedTuple):
    """A card in a hand: what it is, the block it belongs to, and who traded it to the holder."""

    name: str
    block: str
    trader: int | None = None


class Layer:
    """Cards of a stack that were shuffled together, and those that lie under them."""

    def __init__(self, cards: Counter[str], bottom: str | None, safe: int = 0) -> None:
        self.cards = cards
        self.bottom = bottom
        self.safe = safe
        """Number of cards on top that are commodities (S5)."""

    def take(self, card: str) -> bool:
        """Draw a card; returns whether it could lie on top."""
        if not self.cards:
            found, self.bottom = self.bottom == card, None
            return found
        if not self.cards[card] or (self.safe and card in CALAMITIES):
            return False
        self.cards[card] -= 1
        self.cards = +self.cards
        self.safe = max(0, self.safe - 1)
        return True

    @property
    def empty(self) -> bool:
        return not self.cards and self.bottom is None


class Stacks:
    """The nine stacks and discard piles of every block (S5, S5a, H5)."""

    def __init__(self, setup: Setup, report: Report) -> None:
        self.report = report
        self.layers: dict[tuple[str, int], list[Layer]] = {}
        self.discards: dict[tuple[str, int], Counter[str]] = {}
        for block in setup.blocks:
            for number in range(1, len(FACTS.stacks) + 1):
                self.layers[block.value, number] = _layers(setup, block, number)
                self.discards[block.value, number] = Counter()

    def draw(self, block: str, number: int, card: str) -> Card:
        """Take the top card; an empty stack gives water (D2)."""
        layers = self.layers[block, number]
        while layers and layers[0].empty:
            layers.pop(0)
        if not layers:
            self.report.equal("D2", "card of an empty stack", card, WATER_CARD)
            return Card(card, block)
        if not layers[0].take(card):
            self.report.find("S5", f"{card} cannot be on top of stack {number} of block {block}")
        return Card(card, block)

    def discard(self, card: Card) -> None:
        """Put a card on the pile of its stack and block; water goes to the supply (X6a, D5a)."""
        if card.name != WATER_CARD:
            self.discards[card.block, stack_of(card.name)][card.name] += 1

    def return_discards(self) -> None:
        """Put what was discarded under its stack, the non-tradeable calamity last (H5)."""
        for key, cards in self.discards.items():
            if not cards:
                continue
            last = _calamity(FACTS.stack(key[1]).non_tradeable)
            bottom = last if last is not None and cards.pop(last, 0) else None
            self.layers[key].append(Layer(+cards, bottom))
            self.discards[key] = Counter()


def _calamity(index: int | None) -> str | None:
    return None if index is None else FACTS.calamities[index].id


def _layers(setup: Setup, block: Block, number: int) -> list[Layer]:
    stack = FACTS.stack(number)
    basic: Counter[str] = Counter()
    additional: Counter[str] = Counter()
    for index, count in setup.decks[block].items():
        commodity = FACTS.commodities[index]
        if commodity.stack == number and count:
            (additional if commodity.additional else basic)[commodity.id] += count
    tradeable, bottom = _calamity(stack.tradeable), _calamity(stack.non_tradeable)
    calamity = Counter([tradeable] if tradeable else [])
    if not setup.minor_calamities:
        return [Layer(basic + additional + calamity, bottom, len(setup.blocks[block]))]
    minor = _calamity(stack.minor)
    return [
        Layer(basic + Counter([minor] if minor else []), None),
        Layer(additional + calamity, bottom),
    ]


class Hand:
    """The cards of a player, the one held longest first (D5a)."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.cards: list[Card] = []

    def add(self, card: Card) -> None:
        self.cards.append(card)

    def take(self, name: str, copy: int = 0) -> Card:
        """Take out a card; of equal ones that held longest, or another by its number."""
        equal = [place for place, card in enumerate(self.cards) if card.name == name]
        if not 0 <= copy < len(equal):
            self.report.give_up("G13", f"the hand holds {len(equal)} x {name}")
        return self.cards.pop(equal[copy])

    def names(self) -> Counter[str]:
        return Counter(card.name for card in self.cards)

    def commodities(self) -> list[str]:
        return [card.name for card in self.cards if is_commodity(card.name)]

    def calamities(self) -> list[str]:
        return [card.name for card in self.cards if card.name in CALAMITIES]

    def __len__(self) -> int:
        return len(self.cards)


def set_value(cards: Counter[str]) -> int:
    """What sets of commodities are worth (X6)."""
    return sum(
        count * count * COMMODITIES[name].face_value
        for name, count in cards.items()
        if name != WATER_CARD
    )
