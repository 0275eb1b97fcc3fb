"""What happens in phase 12."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.actions.purchases import Substitution
from ecumene.rules.ids import AdvanceNo, Advances, CardNo, Seat


class AdvancesBought(Struct, frozen=True, tag="advances"):
    """P2: what was bought, and what was paid for it, which everybody sees (G13a)."""

    seat: Seat
    advances: Advances
    price: int
    cards: tuple[CardNo, ...]
    treasury: int
    credits: tuple[int, ...]
    """All credits gained per group, which count from the next turn (P4)."""
    discounted: AdvanceNo | None = None
    """A-LIBRARY."""
    gift: AdvanceNo | None = None
    """A-ANATOMY."""
    substitution: Substitution | None = None
    """A-TRADE-EMPIRE."""
