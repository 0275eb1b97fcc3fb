"""Phase 8: calamity selection (Y)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.data import facts
from ecumene.rules.events import CalamitiesCounted, CalamitiesDiscarded, seen_by
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.phases.calamity_selection import select_calamities
from ecumene.rules.state.ids import NOBODY
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import MAJOR, STACK, Copy, put_in
from tests.rules.answering import go_through
from tests.rules.card_count import cards_by_block, check_memory
from tests.rules.position import empty_play

if TYPE_CHECKING:
    from collections.abc import Sequence

CARD = NUMBERS["card"]
TEMPEST, CITY_RIOTS, BANDITRY = (CARD[n] for n in ("tempest", "city-riots", "banditry"))
FAMINE, TREACHERY, FLOOD, PIRACY = (CARD[n] for n in ("famine", "treachery", "flood", "piracy"))
OCHRE = CARD["ochre"]


def kept(players: int, hand: Sequence[int], seed: int = 0) -> list[int]:
    play = empty_play(players, seed=seed)
    play.state.players[1].hand = list(hand)
    go_through(select_calamities(play), [])
    return sorted(play.state.players[1].hand)


@pytest.mark.parametrize(
    ("players", "hand", "total", "major"),
    [
        (5, [OCHRE, FAMINE], 1, 1),
        (5, [FAMINE, FLOOD], 2, 2),
        (5, [FAMINE, FLOOD, TREACHERY, PIRACY], 2, 2),
        (12, [FAMINE, FLOOD, TREACHERY], 2, 2),
        (9, [FAMINE, FLOOD, TEMPEST], 3, 2),
        (9, [TEMPEST, CITY_RIOTS, BANDITRY], 3, 0),
        (9, [FAMINE, FLOOD, TREACHERY], 2, 2),
        (18, [FAMINE, FLOOD], 2, 2),
    ],
)
def test_how_many_are_kept(players: int, hand: list[int], total: int, major: int) -> None:
    """Y3: three with at most two major ones; two if the game has no minor ones."""
    for seed in range(8):
        left = [card for card in kept(players, hand, seed) if card >= FIRST_CALAMITY]
        assert len(left) == total
        assert len(MAJOR.intersection(left)) == major


def test_the_excess_is_taken_from_all_until_the_hand_is_legal() -> None:
    """Y3: so a minor calamity may go though a major one would have sufficed."""
    hand = [FAMINE, FLOOD, TREACHERY, TEMPEST]
    found = Counter(tuple(kept(9, hand, seed)) for seed in range(300))
    assert {len(cards) for cards in found} == {2, 3}
    assert (TEMPEST, *sorted([FAMINE, FLOOD])) in found
    assert all(len(MAJOR.intersection(cards)) == 2 for cards in found)
    # One of the three major ones goes at once with 3 in 4; the minor one and then one with 1 in 4.
    assert 0.65 < sum(n for cards, n in found.items() if len(cards) == 3) / 300 < 0.85


def test_everyone_says_how_many_they_hold() -> None:
    """Y1: commodities do not count, duplicates do."""
    play = empty_play(5)
    play.state.players[2].hand = [OCHRE, FAMINE, FLOOD, FLOOD]
    play.state.players[4].hand = [OCHRE]
    go_through(select_calamities(play), [])
    assert play.events[0] == CalamitiesCounted({0: 0, 1: 0, 2: 3, 3: 0, 4: 0})
    (discarded,) = play.events[1:]
    assert isinstance(discarded, CalamitiesDiscarded)
    assert (discarded.seat, discarded.cards, discarded.rule) == (2, (FLOOD,), "Y2")
    assert discarded.copies in {(0,), (1,)}
    assert seen_by(discarded, 2) == discarded
    for reader in (None, 0, 1, 3, 4):
        assert seen_by(discarded, reader) == replace(discarded, copies=None)


def test_of_equal_ones_any_may_stay() -> None:
    """Y2, X7, D5: each copy has its own giver and its own block, and chance keeps one of them."""
    stayed = set()
    for seed in range(40):
        play = empty_play(18, seed=seed)
        put_in(play, 3, Copy(PIRACY, 0, 5))
        put_in(play, 3, Copy(PIRACY, 1, NOBODY))
        go_through(select_calamities(play), [])
        player = play.state.players[3]
        stayed.add((player.origins[PIRACY][0], player.traders[PIRACY][0]))
        piles = [block[STACK[PIRACY]].discards for block in play.state.stacks]
        assert piles[1 - player.origins[PIRACY][0]] == [PIRACY]
        check_memory(play)
    assert stayed == {(0, 5), (1, NOBODY)}


@pytest.mark.parametrize("players", [5, 9, 12, 18])
@settings(max_examples=30)
@given(st.integers(0, 2**32))
def test_cards_go_to_the_pile_of_their_stack_and_block(players: int, seed: int) -> None:
    """Y2, Y3, D5: shown, and no card is lost."""
    random = Random(seed)
    play = empty_play(players, seed=seed)
    for number, block in enumerate(play.state.stacks):
        for stack in block:
            for card in [c for c in stack.cards if c >= FIRST_CALAMITY]:
                stack.cards.remove(card)
                put_in(play, random.randrange(3), Copy(card, number, NOBODY))
    cards = cards_by_block(play)
    go_through(select_calamities(play), [])
    assert cards_by_block(play) == cards
    shown = Counter(
        card for e in play.events if isinstance(e, CalamitiesDiscarded) for card in e.cards
    )
    piled: Counter[int] = Counter()
    for block in play.state.stacks:
        for number, stack in enumerate(block):
            assert all(STACK[card] == number for card in stack.discards)
            piled.update(stack.discards)
    assert piled == shown
    limit = facts().calamity_limits[play.setup.minor_calamities]
    for player in play.state.players:
        assert len(player.hand) == len(set(player.hand)) <= limit.total
        assert len(MAJOR.intersection(player.hand)) <= limit.major
