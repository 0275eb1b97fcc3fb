"""Counting trade cards: each block always has those of its set-up (S5, D5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.rules.state.trade_cards import TRADEABLE

if TYPE_CHECKING:
    from ecumene.rules.play import Play


def cards_by_block(play: Play) -> list[Counter[int]]:
    """All cards of each block: in its stacks, on its discard piles and in hands, without water."""
    found: list[Counter[int]] = []
    for block in play.state.stacks:
        found.append(Counter())
        for stack in block:
            found[-1].update(stack.cards)
            found[-1].update(stack.discards)
    for player in play.state.players:
        for card, held in Counter(player.hand).items():
            if card == WATER_CARD:
                continue
            if card in player.origins:
                assert len(player.origins[card]) == held
                for origin in player.origins[card]:
                    found[origin][card] += 1
            else:
                found[_only_block(play, card)][card] += held
    return found


def check_memory(play: Play) -> None:
    """Nobody remembers copies they do not have (D5, X7)."""
    for player in play.state.players:
        held = Counter(player.hand)
        for memory in (player.origins, player.traders):
            assert all(len(copies) == held[card] for card, copies in memory.items())
        assert set(player.traders) <= TRADEABLE


def _only_block(play: Play, card: int) -> int:
    decks = play.setup.decks.values()
    blocks = [number for number, deck in enumerate(decks) if deck.get(card)]
    if len(decks) == 1:
        return 0
    assert len(blocks) == 1, "a card of both blocks without an origin"
    return blocks[0]
