"""What a player can order in advance (O5): the answers to whole kinds of questions.

Every part that is left out says nothing, and its questions are asked as ever.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.ids import AdvanceNo, AreaNo, CardNo, Seat

Occasion: TypeAlias = Literal["cities", "cards", "trade", "abilities", "advances"]
"""Where a player may say that he does nothing: phases 4, 6, 7, 10 and 12 (O5b)."""
FirstLoss: TypeAlias = Literal["tokens", "ships"]
"""What is given up first in a token conflict (O5e)."""


class Growth(Struct, frozen=True):
    """Where tokens are added when the stock is too small for all of them (O5c)."""

    fill: tuple[AreaNo, ...] = ()
    """Areas that are filled first, in this order."""
    keep_small: tuple[AreaNo, ...] = ()
    """Areas that get tokens only when all others are full."""


class Wishes(Struct, frozen=True):
    """What is bought in phase 12, and what is not paid with (O5d)."""

    advances: tuple[AdvanceNo, ...] = ()
    """The advances that are bought as far as they can be paid for, in this order."""
    saving: bool = False
    """Whether nothing is bought after the first of them that is too dear."""
    keep: tuple[CardNo, ...] = ()
    """Commodities whose cards are not paid with, and are discarded last (P5)."""
    treasury: int = 0
    """Tokens that stay in the treasury."""


class Losses(Struct, frozen=True):
    """What calamities and a lack of support take first (O5f)."""

    keep: tuple[AreaNo, ...] = ()
    """Areas whose tokens and cities are kept longest, the dearest first."""
    cities_first: bool = False
    """Whether damage takes cities before tokens."""


class Blame(Struct, frozen=True):
    """Who is named as a secondary victim (O5g)."""

    prefer: tuple[Seat, ...] = ()
    """Who is named first, in this order."""
    spare: tuple[Seat, ...] = ()
    """Who is named only when nobody else can be."""


class StandingOrders(Struct, frozen=True):
    """The standing orders of a seat; by itself it says nothing (O5)."""

    until_turn: int | None = None
    """The last turn in which they hold; None: until they are changed or stop (O5k)."""
    tax_rate: int | None = None
    """The tax rate that is set (T1); None: it is asked."""
    done: tuple[Occasion, ...] = ()
    """Where the player does nothing and is done at once (O5b)."""
    growth: Growth | None = None
    """Where tokens are added (E2); None: it is asked."""
    wishes: Wishes | None = None
    """What is bought (P2); None: it is asked."""
    conflict: FirstLoss | None = None
    """What is given up first in a token conflict (F3b); None: it is asked."""
    losses: Losses | None = None
    """What pays for damage, and which own cities are reduced (G12, K4); None: it is asked."""
    blame: Blame | None = None
    """Who is named as a secondary victim (C5); None: it is asked."""
    wait_for: tuple[Seat, ...] = ()
    """Who moves before the player does, as far as they come before him (M1)."""
    still_until: int | None = None
    """The last turn in which the player moves nothing; None: movement is asked (O5h)."""
