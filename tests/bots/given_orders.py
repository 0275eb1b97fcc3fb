"""Standing orders made up for tests: any that could be given in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from ecumene.bots.orders import (
    Blame,
    FirstLoss,
    Growth,
    Losses,
    Occasion,
    StandingOrders,
    Stillness,
    Wishes,
)
from ecumene.bots.orders.order_checks import RATES
from ecumene.data import facts
from ecumene.rules.state.lookup_tables import WATER_CARD

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random
    from typing import TypeVar

    from ecumene.rules.view import View

    T = TypeVar("T")


def some(items: Iterable[T], random: Random) -> tuple[T, ...]:
    """Any subset of several things, in any order."""
    found = list(items)
    return tuple(
        random.sample(found, random.choice((0, len(found), random.randint(0, len(found)))))
    )


def any_orders(seen: View, random: Random, left_out: float = 0.3) -> StandingOrders:
    """Orders for the seat of a view, in which each part may be left out."""

    def maybe(part: T) -> T | None:
        return None if random.random() < left_out else part

    others = [seat for seat in range(len(seen.players)) if seat != seen.seat]
    areas = some(sorted(seen.setup.areas), random)
    split = random.randint(0, len(areas))
    seats = some(others, random)
    first = random.randint(0, len(seats))
    kept = some(range(WATER_CARD + 1), random)
    wished = some(range(len(facts().advances)), random)
    return StandingOrders(
        until_turn=random.choice((None, None, seen.turn, seen.turn + 1)),
        tax_rate=maybe(random.choice(RATES)),
        done=some(get_args(Occasion), random),
        growth=maybe(Growth(areas[:split], areas[split:])),
        wait_for=some(others, random),
        still=maybe(Stillness(seen.turn + random.randint(0, 2), random.random() < 0.5)),
        conflict=maybe(random.choice(get_args(FirstLoss))),
        losses=maybe(Losses(some(sorted(seen.setup.areas), random), random.random() < 0.5)),
        blame=maybe(Blame(seats[:first], seats[first:])),
        wishes=maybe(Wishes(wished, random.random() < 0.5, kept, random.choice((0, 0, 7, 55)))),
    )
