"""What answers to many questions have in common: refusals, and ways to divide a number."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.trade_cards import is_commodity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ecumene.rules.state.ids import AreaNo, CardNo


def wrong_kind_of_answer(rule: str) -> IllegalAction:
    """The refusal of an action that does not answer the question."""
    return IllegalAction(rule, "illegal-kind-of-answer")


def check_once(rule: str, areas: tuple[AreaNo, ...]) -> None:
    """Refuse an area that is named twice."""
    seen: set[AreaNo] = set()
    for area in areas:
        if area in seen:
            raise IllegalAction(rule, "illegal-twice", area=area)
        seen.add(area)


def check_declined(declined: tuple[AreaNo, ...], could: Iterable[AreaNo]) -> None:
    """Refuse to leave out an extra token where none would be placed, or twice (G11c)."""
    left = list(could)
    for area in declined:
        if area not in left:
            raise IllegalAction("G11c", "illegal-declined-token", area=area)
        left.remove(area)


def check_in_hand(rule: str, cards: tuple[CardNo, ...], hand: tuple[CardNo, ...]) -> None:
    """Refuse cards that are not in the hand, or not in that number, and calamities."""
    for card in cards:
        if not is_commodity(card):
            raise IllegalAction(rule, "illegal-card", card=card)
        given, held = cards.count(card), hand.count(card)
        if given > held:
            raise IllegalAction(rule, "illegal-cards", card=card, given=given, held=held)


def check_shares(
    rule: str, key: str, given: Mapping[AreaNo, int], available: Mapping[AreaNo, int]
) -> None:
    """Refuse shares of areas that do not have that much, and empty ones."""
    for area, count in given.items():
        most = available.get(area, 0)
        if not 0 < count <= most:
            raise IllegalAction(rule, key, area=area, count=count, most=most)


def subsets(areas: Sequence[AreaNo]) -> Iterator[tuple[AreaNo, ...]]:
    """Every choice among areas, the smaller ones first."""
    return chain.from_iterable(combinations(areas, count) for count in range(len(areas) + 1))


def divisions(total: int, areas: tuple[int, ...], room: dict[int, int]) -> Iterator[dict[int, int]]:
    """Every way to divide a number over areas, each up to its room; empty shares left out.

    The first areas get as much as possible first; from one way to the next, the last area that can
    passes one on to those after it.
    """
    rooms = [room[area] for area in areas]
    if not 0 <= total <= sum(rooms):
        return
    shares = [0] * len(areas)
    passed, place = total, -1
    while True:
        for behind in range(place + 1, len(areas)):
            shares[behind] = min(passed, rooms[behind])
            passed -= shares[behind]
        yield {area: share for area, share in zip(areas, shares, strict=True) if share}
        space = 0
        for place in range(len(areas) - 1, -1, -1):
            if shares[place] and passed < space:
                break
            passed += shares[place]
            space += rooms[place]
        else:
            return
        shares[place] -= 1
        passed += 1
