"""What a player can order in advance (O5): the answers to whole kinds of questions.

Every part that is left out says nothing, and its questions are asked as ever.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.ids import AdvanceNo, AreaNo, CardNo, Seat

Occasion: TypeAlias = Literal["cities", "cards", "trade", "abilities"]
"""Where a player may say that he does nothing: in phases 5, 6, 7 and 10 (O5b)."""
FirstLoss: TypeAlias = Literal["tokens", "ships"]
"""What is given up first in a token conflict (O5e)."""


class Growth(Struct, frozen=True):
    """Where tokens are added when the stock is too small for all of them (O5c)."""

    fill: tuple[AreaNo, ...] = ()
    """Areas that are filled first, in this order."""
    keep_small: tuple[AreaNo, ...] = ()
    """Areas that get tokens only when all others are full."""


class Wishes(Struct, frozen=True):
    """What is bought in phase 12, and what is kept (O5d)."""

    advances: tuple[AdvanceNo, ...] = ()
    """The advances that are bought as far as they can be paid for, in this order."""
    saving: bool = False
    """Whether nothing is bought after the first of them that is too dear."""
    keep: tuple[CardNo, ...] = ()
    """Commodities whose cards are not paid with, and are discarded last (P5)."""
    treasury: int = 0
    """Tokens that stay in the treasury."""


class Losses(Struct, frozen=True):
    """What pays for damage, and which own cities are lost (O5f)."""

    keep: tuple[AreaNo, ...] = ()
    """Areas in which tokens and cities are kept longest, the first of them longest of all."""
    cities_first: bool = False
    """Whether damage takes whole cities before tokens."""


class Blame(Struct, frozen=True):
    """Who is named as a secondary victim (O5g)."""

    prefer: tuple[Seat, ...] = ()
    """Who is named first, in this order."""
    spare: tuple[Seat, ...] = ()
    """Who is named only when nobody else is left."""


class Stillness(Struct, frozen=True):
    """That the player moves nothing (O5h)."""

    last_turn: int
    """The last turn in which he does not."""
    keep_ships: bool = False
    """Whether ships are maintained as far as the treasury goes, or else are lost (M5, M10)."""


class StandingOrders(Struct, frozen=True):
    """The standing orders of a seat (O5); as long as no part is given they say nothing."""

    until_turn: int | None = None
    """The last turn in which they hold; None: until they are changed or stop."""
    tax_rate: int | None = None
    """The tax rate that is set wherever it can be (O5a); None: it is asked."""
    done: tuple[Occasion, ...] = ()
    """Where the player does nothing and is done at once (O5b)."""
    growth: Growth | None = None
    """Where tokens are added; None: it is asked."""
    wait_for: tuple[Seat, ...] = ()
    """For whom the player waits before he moves, as far as they come before him (O5h)."""
    still: Stillness | None = None
    """Whether he moves nothing; None: movement is asked."""
    conflict: FirstLoss | None = None
    """What is given up first in a token conflict; None: it is asked."""
    losses: Losses | None = None
    """What pays for damage, and which own cities are lost; None: it is asked."""
    blame: Blame | None = None
    """Who is named as a secondary victim; None: it is asked."""
    wishes: Wishes | None = None
    """What is bought, if only nothing; None: it is asked."""
