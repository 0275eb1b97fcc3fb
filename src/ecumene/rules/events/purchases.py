"""What happens in phase 12."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ecumene.rules.actions.purchases import Substitution
from ecumene.rules.audience import Public, shown_by
from ecumene.rules.ids import AdvanceNo, Advances, CardNo, Seat


class AdvancesBought(Struct, frozen=True, tag="advances-bought"):
    """P2: what was bought, and what was paid for it, which everybody sees (G13a)."""

    seat: Public[Seat]
    advances: Public[Advances]
    price: Public[int]
    cards: Annotated[tuple[CardNo, ...], shown_by("seat")]
    treasury: Public[int]
    credits: Public[tuple[int, ...]]
    """All credits gained per group, which count from the next turn (P4)."""
    discounted: Public[AdvanceNo | None] = None
    """A-LIBRARY."""
    gift: Public[AdvanceNo | None] = None
    """A-ANATOMY."""
    substitution: Public[Substitution | None] = None
    """A-TRADE-EMPIRE."""
