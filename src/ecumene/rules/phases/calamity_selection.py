"""Phase 8: how many calamities everyone holds, and which they keep (Y)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.events import CalamitiesCounted, CalamitiesDiscarded
from ecumene.rules.state.chance import draw
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import MAJOR, discard

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import CardNo, Seat


def select_calamities(play: Play) -> Course[None]:
    """Everyone says how many they hold; then chance takes what is too many (Y1-Y3)."""
    held = {seat: _calamities(play, seat) for seat in play.by_rank()}
    play.emit(CalamitiesCounted({seat: len(cards) for seat, cards in held.items()}))
    for seat, cards in held.items():
        _report(play, seat, *_discard_duplicates(play, seat, cards), "Y2")
        excess = _discard_excess(play, seat)
        _report(play, seat, excess, [0] * len(excess), "Y3")
    yield from ()


def _calamities(play: Play, seat: Seat) -> list[CardNo]:
    return sorted(card for card in play.state.players[seat].hand if card >= FIRST_CALAMITY)


def _report(play: Play, seat: Seat, cards: list[CardNo], copies_gone: list[int], rule: str) -> None:
    if cards:
        play.emit(CalamitiesDiscarded(seat, tuple(cards), rule, tuple(copies_gone)))


def _discard_duplicates(
    play: Play, seat: Seat, held: list[CardNo]
) -> tuple[list[CardNo], list[int]]:
    """The cards discarded, and which copies; each has its block (D5) and trader (X7)."""
    gone: list[CardNo] = []
    copies_gone: list[int] = []
    for card in sorted(set(held)):
        for copies in range(held.count(card), 1, -1):
            key = (play.state.turn, seat, card, copies)
            copy = draw(play.options.seed, "duplicate", copies, *key)
            discard(play, seat, card, copy)
            gone.append(card)
            copies_gone.append(copy)
    return gone, copies_gone


def _discard_excess(play: Play, seat: Seat) -> list[CardNo]:
    """Any of them, major or minor, one by one until the hand is legal (Y3)."""
    limit = facts().calamity_limits[play.setup.minor_calamities]
    held = _calamities(play, seat)
    gone = []
    while len(held) > limit.total or len(MAJOR.intersection(held)) > limit.major:
        key = (play.state.turn, seat, len(held))
        card = held.pop(draw(play.options.seed, "excess", len(held), *key))
        discard(play, seat, card)
        gone.append(card)
    return gone
