"""Standing orders: what a player has said in advance, answered without asking them (O5).

Like a computer player they see what a person in their seat sees, and remember nothing. ``answer``
answers what they cover, ``stops`` says when and why they end.
"""

from __future__ import annotations

from ecumene.bots.orders.order_checks import RATES, check
from ecumene.bots.orders.order_stops import Cause, OrdersStopped, Reason, stops
from ecumene.bots.orders.ordered_answers import answer, foresees
from ecumene.bots.orders.standing_orders import (
    Blame,
    FirstLoss,
    Growth,
    Losses,
    Occasion,
    StandingOrders,
    Stillness,
    Wishes,
)
from ecumene.bots.orders.topics import NOTHING_ORDERED, Topic, topics_of, without

__all__ = [
    "NOTHING_ORDERED",
    "RATES",
    "Blame",
    "Cause",
    "FirstLoss",
    "Growth",
    "Losses",
    "Occasion",
    "OrdersStopped",
    "Reason",
    "StandingOrders",
    "Stillness",
    "Topic",
    "Wishes",
    "answer",
    "check",
    "foresees",
    "stops",
    "topics_of",
    "without",
]
