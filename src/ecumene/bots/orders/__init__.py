"""Standing orders: what a player has said in advance, answered without asking him (O5)."""

from __future__ import annotations

from ecumene.bots.orders.form import (
    Blame,
    FirstLoss,
    Growth,
    Losses,
    Occasion,
    StandingOrders,
    Wishes,
)

__all__ = [
    "Blame",
    "FirstLoss",
    "Growth",
    "Losses",
    "Occasion",
    "StandingOrders",
    "Wishes",
]
