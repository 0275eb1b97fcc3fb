"""Helpers for the tests of phase 9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.phases.calamities import resolve_calamities
from ecumene.rules.state.ids import NOBODY
from ecumene.rules.state.trade_cards import Copy, put_in
from tests.rules.answering import check_sums, go_through
from tests.rules.card_count import cards_by_block
from tests.rules.position import advances, empty_play, place

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import CardNo, Seat


def card(name: str) -> CardNo:
    return NUMBERS["card"][name]


def deal(play: Play, seat: Seat, name: str, trader: Seat = NOBODY) -> None:
    """Take a card from the stacks of a seat's block and give it to them, perhaps as traded."""
    block = play.block_of(seat)
    for stack in play.state.stacks[block]:
        if card(name) in stack.cards:
            stack.cards.remove(card(name))
            put_in(play, seat, Copy(card(name), block, trader))
            return
    assert name == "water", f"no {name} in block {block}"
    put_in(play, seat, Copy(card(name), block, NOBODY))


def play_with(
    hands: Mapping[Seat, Iterable[str]],
    board: Mapping[Seat, tuple[Mapping[str, int], Iterable[str]]],
    held: Mapping[Seat, Iterable[str]] = {},
) -> Play:
    """A game of five in the West: everyone's cards, tokens and cities, and advances."""
    play = empty_play()
    for seat, cards in hands.items():
        for name in cards:
            deal(play, seat, name)
    for seat, (tokens, cities) in board.items():
        place(play, seat, tokens, cities)
    for seat, names in held.items():
        play.state.players[seat].advances = advances(*names)
    return play


def resolve(play: Play, answers: Iterable[tuple[Seat, Action]] = ()) -> None:
    """Play phase 9 with these answers; no piece or card may be lost (G1, C10)."""
    before = cards_by_block(play)
    go_through(resolve_calamities(play), answers)
    check_sums(play)
    assert cards_by_block(play) == before
    for player in play.state.players:
        assert not any(c > card("water") for c in player.hand)
