"""What ends a game or a player's part in it, takes answers back, and begins the Short Game."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import GroupNo, Seat
from ecumene.rules.readonly import Frozen


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the game after this phase, or the coming 5 or 11 (L1); possible at any moment."""


class CallTime(Struct, frozen=True, tag="call-time"):
    """The agreed time has come (H6): said at any moment by whoever runs the game."""


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last answers (O2); no answer itself, but possible while nothing is new.

    Players take back their own answers. Whoever runs the game may, for a player, also take back
    what computer players have answered since; they will answer again. Who they are is not known to
    the rules: whoever runs the game vouches for it. With the consent of everybody it may be
    anybody's answers, and only then a declared end of movement (M2, O2b).
    """

    answers: int = 1
    """How many of the last answers, whoever gave them; the first of them is the player's."""
    seat: Seat | None = None
    """For whom whoever runs the game takes them back; a player does so for himself."""
    agreed: bool = False
    """Whether whoever runs the game has the consent of everybody (O2b)."""


class ChooseCredits(Frozen, frozen=True, tag="choose-credits"):
    """Take credits of free choice, by group (Q3)."""

    credits: dict[GroupNo, int]
    """Credit points for each group; groups that get none are left out."""
