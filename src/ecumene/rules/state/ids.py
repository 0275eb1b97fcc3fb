"""The numbers of things inside the engine.

The engine works with small integers. The titles of these types tell the border (``codec.py``)
which names the numbers have outside.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(title="seat")]
"""A player's number at the table, the same for the whole game."""
Party: TypeAlias = Annotated[int, Meta(title="party")]
"""A seat or the Barbarians (F2)."""
AreaNo: TypeAlias = Annotated[int, Meta(title="place")]
PlaceNo: TypeAlias = Annotated[int, Meta(title="place")]
"""A land area or an open sea."""
CivNo: TypeAlias = Annotated[int, Meta(title="civilization")]
PickedCivNo: TypeAlias = Annotated[int, Meta(title="picked-civilization")]
"""A civilization, or ``NO_CIVILIZATION`` until the seat has picked."""
CardNo: TypeAlias = Annotated[int, Meta(title="card")]
"""A commodity, water or a calamity."""
Advances: TypeAlias = Annotated[int, Meta(title="advances")]
"""A set of advances, one bit for each."""
AdvanceNo: TypeAlias = Annotated[int, Meta(title="advance")]
"""A single advance."""
GroupNo: TypeAlias = Annotated[int, Meta(title="group")]
"""A group of advances."""
OfferNo: TypeAlias = Annotated[str, Meta(title="offer")]
"""The number of an offer in trade, and of the deal it becomes: "3", or "ae1" between two (X5a)."""
EpochNo: TypeAlias = Annotated[int, Meta(title="epoch")]
"""An epoch of the A.S.T. (H1)."""
ThemeNo: TypeAlias = Annotated[int, Meta(title="theme-set")]
"""A theme set of the Short Game (Q1)."""

SEAT_LETTERS: Final = "abcdefghijklmnopqr"
"""The letters of the seats in the numbers of offers between two of them."""
OFFER_NUMBER: Final = f"([{SEAT_LETTERS[0]}-{SEAT_LETTERS[-1]}]{{2}})?[1-9][0-9]{{0,8}}"
"""The pattern of an ``OfferNo``."""
BARBARIANS: Final = -1
"""The party of all Barbarian tokens and pirate cities (F2)."""
NO_CIVILIZATION: Final = -1
"""A seat that has not picked yet (S2)."""
NOBODY: Final = -1
"""No seat: the giver of a calamity that was not traded (X7)."""
HOST: Final = -2
"""Not a seat: the host, who decides what is outside the rules, such as time (X8)."""


def is_seat(seat: object, players: int) -> bool:
    """Whether something is a seat at the table: an actual int, not merely equal to one."""
    return type(seat) is int and 0 <= seat < players
