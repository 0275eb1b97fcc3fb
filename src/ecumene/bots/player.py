"""The interface of a computer player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from msgspec import field

from ecumene.rules.actions import Action
from ecumene.rules.decisions import AskTrade, Decision
from ecumene.rules.state.ids import OfferNo, Seat  # noqa: TC001 msgspec reads the annotations
from ecumene.rules.view import View

Player: TypeAlias = Callable[[View, Decision, Random], Action | None]
"""A function of what its seat sees and is asked, with its own random source.

It has no access to the game and remembers nothing. In trade it may return None to wait for others,
also to stay done (X8).
"""


class AskTradeAmongPeople(AskTrade, frozen=True, tag="trade-among-people"):
    """The question in trade if people take part: with what a table knows of their patience (X1).

    Computer players answer at once, in turn. People take their time or never answer, and no clock
    runs here: so the table says how long is long enough.
    """

    people: tuple[Seat, ...] = ()
    """The others who take their time: people, and whoever else lets deals wait."""
    late: tuple[OfferNo, ...] = ()
    """Own deals that have waited long enough for a person's cards."""
    broken: dict[Seat, int] = field(default_factory=dict)
    """Failed deals with each of them since the last one made."""
    countered: tuple[OfferNo, ...] = ()
    """Their offers that the player has already made a counter-offer to in this trade."""
