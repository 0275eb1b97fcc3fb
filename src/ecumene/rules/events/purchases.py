"""What happens in phase 12."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ecumene.rules.audience import Public, shown_by
from ecumene.rules.state.ids import AdvanceNo, Advances, CardNo, Seat
from ecumene.rules.state.trade_cards import Substitution


class AdvancesBought(Struct, frozen=True, tag="advances-bought"):
    """P2: the advances bought and the payment, which everybody sees (G13a)."""

    seat: Public[Seat]
    """Who buys."""
    advances: Public[Advances]
    """The advances that are bought."""
    price: Public[int]
    """Their total price."""
    cards: Annotated[tuple[CardNo, ...], shown_by("seat")]
    """The cards that pay."""
    treasury: Public[int]
    """Tokens paid from treasury."""
    credits: Public[tuple[int, ...]]
    """All credits gained per group, which count from the next turn (P4)."""
    discounted: Public[AdvanceNo | None] = None
    """A-LIBRARY."""
    gift: Public[AdvanceNo | None] = None
    """A-ANATOMY."""
    substitution: Public[Substitution | None] = None
    """A-TRADE-EMPIRE."""
