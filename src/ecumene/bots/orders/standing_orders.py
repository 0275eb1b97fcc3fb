"""What a player can order in advance (O5): the answers to whole kinds of questions.

A part left out orders nothing, and its questions are asked as usual.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import AdvanceNo, AreaNo, CardNo, Seat

Occasion: TypeAlias = Literal["cities", "cards", "trade", "abilities"]
"""Occasions on which a player may order to do nothing: in phases 5, 6, 7 and 10 (O5b)."""
FirstLoss: TypeAlias = Literal["tokens", "ships"]
"""What is lost first in a token conflict (O5e)."""


class Growth(Struct, frozen=True):
    """Where tokens are added if the stock is too small for all (O5c)."""

    fill: tuple[AreaNo, ...] = ()
    """Areas filled first, in this order."""
    keep_small: tuple[AreaNo, ...] = ()
    """Areas that get tokens only once all others are full."""


class Wishes(Struct, frozen=True):
    """What is bought in phase 12, and what is kept (O5d)."""

    advances: tuple[AdvanceNo, ...] = ()
    """The advances to buy as far as affordable, in this order."""
    saving: bool = False
    """Whether to buy nothing after the first that is too expensive."""
    keep: tuple[CardNo, ...] = ()
    """Commodities not used for payment, and discarded last (P5)."""
    treasury: int = 0
    """Tokens to leave in the treasury."""


class Losses(Struct, frozen=True):
    """What pays for damage, and which of the player's cities are lost (O5f)."""

    keep: tuple[AreaNo, ...] = ()
    """Areas whose tokens and cities are kept longest, the first longest of all."""
    cities_first: bool = False
    """Whether damage takes whole cities before tokens."""


class Blame(Struct, frozen=True):
    """Who is named as a secondary victim (O5g)."""

    prefer: tuple[Seat, ...] = ()
    """Players named first, in this order."""
    spare: tuple[Seat, ...] = ()
    """Players named only if nobody else is left."""


class Stillness(Struct, frozen=True):
    """An order to move nothing (O5h)."""

    last_turn: int
    """The last turn in which nothing is moved."""
    keep_ships: bool = False
    """Whether ships are maintained as far as the treasury goes, or are lost (M5, M10)."""


class StandingOrders(Struct, frozen=True):
    """The standing orders of a seat (O5); by default they order nothing."""

    until_turn: int | None = None
    """The last turn in which they apply; None: until changed or stopped."""
    tax_rate: int | None = None
    """The tax rate to set whenever possible (O5a); None: ask."""
    done: tuple[Occasion, ...] = ()
    """Occasions on which to do nothing and be done at once (O5b)."""
    growth: Growth | None = None
    """Where tokens are added; None: ask."""
    wait_for: tuple[Seat, ...] = ()
    """Players to wait for before moving, as far as they move earlier (O5h)."""
    still: Stillness | None = None
    """Whether to move nothing; None: ask."""
    conflict: FirstLoss | None = None
    """What is lost first in a token conflict; None: ask."""
    losses: Losses | None = None
    """What pays for damage, and which of the player's cities are lost; None: ask."""
    blame: Blame | None = None
    """Who is named as a secondary victim; None: ask."""
    wishes: Wishes | None = None
    """What is bought, even if nothing; None: ask."""
