"""Topics of standing orders: the parts that can be given, and can stop, separately (O5j)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from ecumene.bots.orders.standing_orders import StandingOrders
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskCardToBuy,
    AskCities,
    AskCitySite,
    AskDamage,
    AskHandLimit,
    AskLoss,
    AskMove,
    AskPlacement,
    AskTaxRate,
    AskTrade,
    AskVictims,
    Decision,
)

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

Topic: TypeAlias = Literal[
    "tax",
    "growth",
    "waiting",
    "still",
    "conflict",
    "cities",
    "cards",
    "trade",
    "losses",
    "blame",
    "abilities",
    "wishes",
]
"""In the order of the phases; some are the ``Occasion`` to do nothing."""
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
FIELDS: Final[Mapping[Topic, str]] = {
    "tax": "tax_rate",
    "growth": "growth",
    "waiting": "wait_for",
    "still": "still",
    "conflict": "conflict",
    "losses": "losses",
    "blame": "blame",
    "wishes": "wishes",
}
"""The field of the orders on each topic, except occasions."""
ASKED: Final[Mapping[type[Decision], tuple[Topic, ...]]] = {
    AskTaxRate: ("tax",),
    AskPlacement: ("growth",),
    AskMove: ("waiting", "still"),
    AskLoss: ("conflict",),
    AskCitySite: ("cities",),
    AskCardToBuy: ("cards",),
    AskTrade: ("trade",),
    AskDamage: ("losses",),
    AskCities: ("losses",),
    AskVictims: ("blame",),
    AskAbility: ("abilities",),
    AskAdvances: ("wishes",),
    AskHandLimit: ("wishes",),
}
"""The topics of questions; nothing can be ordered about other questions."""
NOTHING_ORDERED: Final = StandingOrders()


def topics_of(orders: StandingOrders) -> tuple[Topic, ...]:
    """The topics with orders."""
    return tuple(topic for topic in TOPICS if _says(orders, topic))


def without(orders: StandingOrders, topics: Container[Topic]) -> StandingOrders:
    """The same orders, with nothing on some topics."""
    gone: dict[str, Any] = {
        field: getattr(NOTHING_ORDERED, field) for topic, field in FIELDS.items() if topic in topics
    }
    done = tuple(occasion for occasion in orders.done if occasion not in topics)
    return replace(orders, done=done, **gone)


def _says(orders: StandingOrders, topic: Topic) -> bool:
    field = FIELDS.get(topic)
    if field is None:
        return topic in orders.done
    return bool(getattr(orders, field) != getattr(NOTHING_ORDERED, field))
