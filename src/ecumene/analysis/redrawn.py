"""The same draws made again: the trade stacks in another order that was just as likely.

What of a stack has been drawn is known; the rest could lie in any order that its making allows
(S5, S5a, H5): each part of a stack was shuffled by itself, and later shuffles went below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.state.chance import draw, shuffled
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from ecumene.rules.play import Options
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import CardNo

SEEDS: Final = 1 << 48


class StackParts:
    """How many cards are left of each part of each stack, from the top; follows a game."""

    def __init__(self, options: Options, state: State) -> None:
        """``state`` is that of the start, with whole stacks."""
        setup = facts().setup(options.players, options.map)
        assert setup is not None
        self._parts: list[list[list[int]]] = []
        self._aside: list[list[bool]] = []
        """Stacks whose top was dealt from the same shuffled cards as what is below it (S5)."""
        for block, deck in enumerate(setup.decks.values()):
            row, aside = [], []
            players = len(tuple(setup.blocks.values())[block])
            for number, stack in enumerate(state.stacks[block], 1):
                made = facts().stack(number)
                basic = sum(
                    deck.get(index, 0)
                    for index in made.commodities
                    if not facts().commodities[index].additional
                )
                if setup.minor_calamities:
                    top = basic + (made.minor is not None)
                else:
                    top = min(basic, players)
                bottom = int(made.non_tradeable is not None)
                row.append([top, len(stack.cards) - top - bottom, bottom])
                aside.append(not setup.minor_calamities)
            self._parts.append(row)
            self._aside.append(aside)

    def follow(self, state: State) -> None:
        """Note what was drawn, and what was put below when the discards were shuffled (H5)."""
        for block, stacks in enumerate(state.stacks):
            for place, stack in enumerate(stacks):
                parts = self._parts[block][place]
                change = len(stack.cards) - sum(parts)
                if change > 0:
                    last = int(_lies_last(place + 1, stack.cards[-1]))
                    parts += [change - last, last]
                while change < 0:
                    if not parts[0]:
                        del parts[0]
                        self._aside[block][place] = False
                        continue
                    taken = min(-change, parts[0])
                    parts[0] -= taken
                    change += taken

    def in_another_order(self, state: State, seed: int, *key: int) -> None:
        """Put the stacks of a state that was followed into another order, by a seed and a key."""
        for block, stacks in enumerate(state.stacks):
            for place, stack in enumerate(stacks):
                parts = self._parts[block][place]
                cards = stack.cards
                if self._aside[block][place]:
                    cards = _dealt_again(place + 1, cards, parts, seed, (*key, block, place))
                begin = 0
                found: list[CardNo] = []
                for number, size in enumerate(parts):
                    part = cards[begin : begin + size]
                    found += shuffled(seed, "again", part, *key, block, place, number)
                    begin += size
                stack.cards = found


def other_seed(seed: int, *key: int) -> int:
    """A seed for draws that are made again."""
    return draw(seed, "again", SEEDS, *key)


def _lies_last(number: int, card: CardNo) -> bool:
    """Whether a card is the calamity that always lies at the bottom of its stack."""
    bottom = facts().stack(number).non_tradeable
    return bottom is not None and card == FIRST_CALAMITY + bottom


def _dealt_again(
    number: int, cards: list[CardNo], parts: list[int], seed: int, key: tuple[int, ...]
) -> list[CardNo]:
    """The cards above were set aside from all of them; only then came the calamity in (S5)."""
    top, middle = parts[:2]
    upper, lower = cards[: top + middle], cards[top + middle :]
    added = facts().stack(number).tradeable
    calamity = [card for card in upper if added is not None and card == FIRST_CALAMITY + added]
    safe = shuffled(seed, "aside", [card for card in upper if card not in calamity], *key)
    return [*safe, *calamity, *lower]
