"""What ends a game or a player's part in it, and what begins the Short Game."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import GroupNo


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the game after the current phase (L1); no answer, but possible at any moment."""


class CallTime(Struct, frozen=True, tag="time"):
    """The agreed time has come (H6): said at any moment by whoever runs the game."""


class ChooseCredits(Struct, frozen=True, tag="credits"):
    """Take credits of free choice, by group (Q3)."""

    credits: dict[GroupNo, int]
