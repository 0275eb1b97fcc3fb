"""What ends a game or a player's part in it, takes answers back, and begins the Short Game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.rules.state.ids import GroupNo, Seat
from ecumene.rules.state.readonly import Frozen


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the game after this phase, or the coming 5 or 11 (L1); possible at any time."""


class CallTime(Struct, frozen=True, tag="call-time"):
    """Call time as agreed (H6): by the host, at any time."""


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last answers (O2); not an answer, but possible until something is revealed.

    Players take back their own answers. For a player, the host may also take back what computer
    players have answered since; they will answer again. The rules do not know who they are: the
    host vouches for it. With everyone's consent it may be anybody's answers, and only then a
    declared end of movement (M2, O2b).
    """

    answers: int = 1
    """The number of last answers, whoever gave them; the first of them is the player's."""
    seat: Seat | None = None
    """The player for whom the host takes them back; None for a player's own."""
    agreed: bool = False
    """Whether the host has everyone's consent (O2b)."""


class ChooseCredits(Frozen, frozen=True, tag="choose-credits"):
    """Take credits of free choice, by group (Q3)."""

    credits: dict[GroupNo, int]
    """Credit points for each group; groups without any are left out."""


EndingAction: TypeAlias = Leave | CallTime | Undo | ChooseCredits
