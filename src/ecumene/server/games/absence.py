"""Players who are away: when the others may let a computer answer for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import BadData
from ecumene.seat.statuses import CONFLICT
from ecumene.server.clock.clock_rules import LONGEST
from ecumene.server.refusals import FORBIDDEN, refuse

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.wire import NewGame

LIVE: Final = 5 * 60
"""Seconds to wait for an absent player in a game played in one go."""
A_WEEK: Final = 7 * 24 * 60 * 60
MINUTE: Final = 60
HOUR: Final = 60
DAY: Final = 24 * HOUR
"""In minutes."""


def check_stand_in(seconds: int | None) -> None:
    """Refuse an impossible time to wait for absent players; raises ``BadData``."""
    if seconds is not None and not 0 <= seconds <= LONGEST:
        values = {"value": seconds, "least": 0, "most": LONGEST}
        raise BadData(("stand_in",), "clock-out-of-bounds", values)


def stand_in_after(agreed: NewGame) -> int:
    """Seconds after which anyone at the table may let a computer answer; 0: only the host may.

    Unless agreed, a slow game waits as long as an answer may take.
    """
    if agreed.stand_in is not None:
        return agreed.stand_in
    clock = agreed.clock
    slow = clock.kind in ("decision", "phase")
    return min(max(clock.seconds, LIVE), A_WEEK) if slow else LIVE


def refuse_to_stand_in(hosted: HostedGame, now: Time, seat: Seat, person: str) -> None:
    """Refuse to let a computer answer for a player who is there, or not away for long enough."""
    state = hosted.seats[seat]
    if not state.attended:
        raise refuse(CONFLICT, "server-is-computer")
    away = hosted.away_since(seat)
    if away is None:
        raise refuse(CONFLICT, "server-not-away", name=state.name or "")
    if person in hosted.hosts:
        return
    after = stand_in_after(hosted.agreed)
    if not hosted.seats_of(person) or not after:
        raise refuse(FORBIDDEN, "server-not-host")
    left = away + after * 1000 - now
    if left > 0:
        wait = length(-(-left // (MINUTE * 1000)))
        raise refuse(CONFLICT, "server-away-not-long", name=state.name or "", **wait)


def length(minutes: int) -> dict[str, str | int]:
    """A duration in the largest unit that it fills."""
    if minutes >= 2 * DAY:
        return {"unit": "days", "count": round(minutes / DAY)}
    if minutes >= 2 * HOUR:
        return {"unit": "hours", "count": round(minutes / HOUR)}
    return {"unit": "minutes", "count": minutes}
