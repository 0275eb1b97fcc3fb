"""Standing orders in words: what they are, and why they stopped (O5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.arguments import arguments_of
from ecumene.dialogue.sentences.sentence import Sentence, cards, places, players, say, several

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.bots.orders import (
        Blame,
        Growth,
        Losses,
        OrdersStopped,
        Reason,
        StandingOrders,
        Stillness,
        Wishes,
    )

CAUSES: Final[Mapping[Reason, str]] = {
    "over": "orders-cause-over",
    "last-turn": "orders-cause-last-turn",
    "left": "orders-cause-left",
    "threat": "orders-cause-threat",
    "attack": "orders-cause-attack",
    "city-lost": "orders-cause-city-lost",
    "tokens-lost": "orders-cause-tokens-lost",
    "tax-revolt": "orders-cause-tax-revolt",
    "calamity": "orders-cause-calamity",
    "marker-back": "orders-cause-marker-back",
    "contrary": "orders-cause-contrary",
    "undone": "orders-cause-undone",
}
"""The message of every reason to stop."""


def orders_in_words(orders: StandingOrders) -> tuple[Sentence, ...]:
    """A player's orders, in the order of the phases."""
    said = tuple(_ordered(orders))
    if not said:
        return (say("orders-none"),)
    if orders.until_turn is None:
        return said
    return (*said, say("orders-until", turn=orders.until_turn))


def stop_in_words(stop: OrdersStopped) -> Sentence:
    """Which orders have stopped, and why."""
    causes = (Sentence(CAUSES[cause.reason], arguments_of(cause)) for cause in stop.causes)
    topics = (say("orders-topic", topic=topic) for topic in stop.topics)
    return say("orders-stopped", topics=several(topics), causes=several(causes, "semicolon"))


def _ordered(orders: StandingOrders) -> Iterator[Sentence]:
    if orders.tax_rate is not None:
        yield say("orders-tax", rate=orders.tax_rate)
    if orders.growth is not None:
        yield from _growth(orders.growth)
    if orders.wait_for:
        yield say("orders-wait-for", players=players(orders.wait_for))
    if orders.still is not None:
        yield _still(orders.still)
    if orders.conflict is not None:
        yield say("orders-conflict", first=orders.conflict)
    for occasion in orders.done:
        yield say("orders-done", occasion=occasion)
    if orders.losses is not None:
        yield from _losses(orders.losses)
    if orders.blame is not None:
        yield from _blame(orders.blame)
    if orders.wishes is not None:
        yield from _wishes(orders.wishes)


def _growth(growth: Growth) -> Iterator[Sentence]:
    if growth.fill:
        yield say("orders-growth-fill", areas=places(growth.fill, in_order=True))
    else:
        yield say("orders-growth-evenly")
    if growth.keep_small:
        yield say("orders-growth-keep-small", areas=places(growth.keep_small))


def _still(still: Stillness) -> Sentence:
    return say("orders-still", turn=still.last_turn, ships="kept" if still.keep_ships else "lost")


def _losses(losses: Losses) -> Iterator[Sentence]:
    yield say("orders-losses", first="cities" if losses.cities_first else "tokens")
    if losses.keep:
        yield say("orders-losses-keep", areas=places(losses.keep, in_order=True))


def _blame(blame: Blame) -> Iterator[Sentence]:
    if blame.prefer:
        yield say("orders-blame-prefer", players=players(blame.prefer, in_order=True))
    else:
        yield say("orders-blame-ahead")
    if blame.spare:
        yield say("orders-blame-spare", players=players(blame.spare, in_order=True))


def _wishes(wishes: Wishes) -> Iterator[Sentence]:
    if wishes.advances:
        advances = several(map(of.NamedAdvance, wishes.advances))
        saving = "yes" if wishes.saving else "no"
        yield say("orders-wishes", advances=advances, saving=saving)
    else:
        yield say("orders-wishes-none")
    if wishes.keep:
        yield say("orders-wishes-keep", cards=cards(wishes.keep))
    if wishes.treasury:
        yield say("orders-wishes-treasury", tokens=wishes.treasury)
