"""Answers in phase 12."""

from __future__ import annotations

from ecumene.rules.state.ids import AdvanceNo, Advances, CardNo, GroupNo
from ecumene.rules.state.readonly import NOTHING, Frozen
from ecumene.rules.state.trade_cards import Substitution


class BuyAdvances(Frozen, frozen=True, tag="buy-advances"):
    """Buy advances in one transaction (P2); cards of one commodity are a set (X6)."""

    advances: Advances
    """The advances bought, each once."""
    cards: tuple[CardNo, ...] = ()
    """The cards paid; a card given twice means two of them."""
    treasury: int = 0
    """Tokens paid from treasury."""
    discounted: AdvanceNo | None = None
    """The advance that is cheaper because it is bought together with Library (A-LIBRARY)."""
    gift: AdvanceNo | None = None
    """The free advance that comes with Anatomy (A-ANATOMY)."""
    credits: dict[GroupNo, int] = NOTHING
    """The free credits (A-WRITTEN-RECORD, A-MONUMENT)."""
    substitution: Substitution | None = None
    """One of the cards, counted as another commodity (A-TRADE-EMPIRE)."""
