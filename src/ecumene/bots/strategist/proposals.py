"""Which exchange of three cards a strategist proposes to one other player (X2).

Open offers show what others collect and can spare. Where that fits, an exchange is proposed to one
of them alone: whole sets change hands so, which nobody would offer to everybody. Both should gain,
the one with less to gain as much as possible.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.rules.forecast import gained_with, lost_with
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS
from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from ecumene.bots.strategist.trade_talk import TradeTalk
    from ecumene.rules.phases.trade.trade_view import TradeView
    from ecumene.rules.state.ids import CardNo, Seat

Cards = tuple[int, ...]

HELD: Final = 2
"""How many cards of a commodity somebody who wishes for it is supposed to hold."""
OWN_GAIN: Final = 15
"""A proposal must bring more than this: words are few, and lesser gains come unasked."""
THEIR_GAIN: Final = 4
"""It must seem to bring the other side more than this."""
SPARE: Final = 6
"""Commodities of which single cards are given, the least missed first."""
ASKED: Final = 4
"""Commodities of which single cards are asked for, the most useful first."""


class Proposal(NamedTuple):
    """An exchange with another player."""

    partner: Seat
    gives: Cards
    gets: Cards


def holdings(table: TradeView, own: Seat, talk: TradeTalk) -> dict[Seat, Counter[CardNo]]:
    """What others should hold, by their open offers: what they name, and what they collect."""
    found: dict[Seat, Counter[CardNo]] = {}
    for number, offer in table.offers.items():
        if offer.seat == own or number in talk.outdated:
            continue
        held = found.get(offer.seat)
        if held is None:
            held = found[offer.seat] = Counter(dict.fromkeys(talk.wished_by(offer.seat), HELD))
        for card, count in Counter((*offer.gives.named, *offer.gives.claims)).items():
            held[card] = max(held[card], count)
    return found


def best_proposal(
    counts: Mapping[CardNo, int],
    brings: Callable[[Cards], int],
    others: Mapping[Seat, Counter[CardNo]],
    left_out: Collection[Seat],
) -> Proposal | None:
    """The exchange by which the one who gains less gains most."""
    parcels = _parcels(tuple(counts.items()))
    if not parcels:
        return None
    cheapest = parcels[0][0]
    best: Proposal | None = None
    own_bar, their_bar = OWN_GAIN, THEIR_GAIN
    for partner, held in others.items():
        if partner in left_out:
            continue
        asked = [(brings(cards), cards) for cards in _askable(held, brings)]
        asked = [(gain, gets) for gain, gets in asked if gain - cheapest > own_bar]
        gains = [gained_with(held, cards) for _, cards in parcels] if asked else ()
        for gain, gets in asked:
            lost = lost_by(held, gets)
            for (cost, gives), gained in zip(parcels, gains, strict=True):
                own, theirs = gain - cost, gained - lost
                if own <= own_bar:
                    break
                if theirs > their_bar and not set(gives).intersection(gets):
                    best = Proposal(partner, gives, gets)
                    least = min(own, theirs)
                    own_bar, their_bar = max(OWN_GAIN, least), max(THEIR_GAIN, least)
    return best


def _askable(held: Counter[CardNo], brings: Callable[[Cards], int]) -> Iterator[Cards]:
    """What can be asked of somebody: several cards of a commodity, or different ones."""
    for card, count in held.items():
        if count > 1:
            yield (card,) * min(LEAST_CARDS, count)
    singles = sorted(held, key=lambda card: (-brings((card,)), card))[:ASKED]
    yield from combinations(singles, 2)
    yield from combinations(singles, LEAST_CARDS)


@lru_cache(256)
def _parcels(hand: tuple[tuple[CardNo, int], ...]) -> list[tuple[int, Cards]]:
    """What can be given, with what the sets in hand lose by it, the cheapest first."""
    counts = {card: count for card, count in hand if card != WATER_CARD}
    spare = sorted(counts, key=lambda card: (lost_with(counts, card), card))
    found: list[Cards] = list(combinations(spare[:SPARE], LEAST_CARDS))
    for card, count in counts.items():
        if count >= LEAST_CARDS:
            found.append((card,) * LEAST_CARDS)
        others = [other for other in spare[:2] if other != card]
        if count > 1 and others:
            found.append((card, card, others[0]))
    return sorted((lost_by(counts, cards), cards) for cards in found)


def lost_by(counts: Mapping[CardNo, int], cards: Iterable[CardNo]) -> int:
    """What sets lose with some of their cards."""
    lost = 0
    for card, given in Counter(cards).items():
        held = counts[card]
        lost += (held**2 - max(0, held - given) ** 2) * FACE_VALUE[card]
    return lost
