"""The order in which token conflicts are resolved (F1a).

They take place at the same time, and without Advanced Military no order makes a difference. With
it, tokens removed from a neighbouring area are missing in the conflict there, so its holders may
let other conflicts come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import AnswerYesNo
from ecumene.rules.decisions import AskYesNo
from ecumene.rules.phases.conflict.token_conflicts import (
    advances_of,
    losses_open_to,
    rank_of,
    resolve_token_conflict,
    settled,
)
from ecumene.rules.play import ask
from ecumene.rules.state.board import tokens_in
from ecumene.rules.state.lookup_tables import ADVANCED_MILITARY, LAND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import AreaNo, Seat


def resolve_token_conflicts(play: Play, areas: Iterable[AreaNo]) -> Course[None]:
    """Resolve all token conflicts, those for which nobody waits first (F1, F1a)."""
    state = play.state
    left = [area for area in areas if _unsettled(state, area)]
    waits = yield from _who_waits(play, left)
    for area in left:
        if area not in waits and _unsettled(state, area):
            yield from resolve_token_conflict(play, area)
    while waits := {area: seat for area, seat in waits.items() if _unsettled(state, area)}:
        area = yield from _next_waiting(play, waits)
        yield from resolve_token_conflict(play, area)


def _unsettled(state: State, area: AreaNo) -> bool:
    """Whether tokens still fight here; losses in a neighbouring conflict may have settled it."""
    return not settled(state, area, tokens_in(state, area))


def _who_waits(play: Play, areas: Sequence[AreaNo]) -> Course[dict[AreaNo, Seat]]:
    """Ask holders of Advanced Military, by rank, in which of their conflicts they wait.

    Returns the conflicts that wait, each with the best-ranked player who wants it. Nobody is asked
    whether a conflict should wait for another that already waits for it at their own wish.
    """
    waits: dict[AreaNo, Seat] = {}
    if len(areas) < 2:
        return waits
    for seat in play.by_rank():
        player = play.state.players[seat]
        if not player.advances & ADVANCED_MILITARY:
            continue
        for area in areas:
            if area in waits:
                continue
            others = [other for other in areas if other != area and waits.get(other) != seat]
            if (yield from _waits(play, seat, area, others)):
                waits[area] = seat
    return waits


def _next_waiting(play: Play, waits: dict[AreaNo, Seat]) -> Course[AreaNo]:
    """Of conflicts that all wait for each other, the one of the best rank goes first (F1a).

    If the same player has several, they are asked again, and may again let their others come first.
    """
    first = min(waits.values(), key=lambda seat: rank_of(play.state, seat))
    own = [area for area, seat in waits.items() if seat == first]
    for place, area in enumerate(own):
        if not (yield from _waits(play, first, area, own[place + 1 :])):
            return area
    raise AssertionError("the last one has nothing to wait for")


def _waits(play: Play, seat: Seat, area: AreaNo, others: Sequence[AreaNo]) -> Course[bool]:
    """Ask whether a conflict should wait for others, if that can make a difference."""
    if not others or not _matters(play.state, seat, area, others):
        return False
    action = yield from ask(seat, AskYesNo("wait-for-conflicts", area, "F1a"))
    assert isinstance(action, AnswerYesNo)
    return action.yes


def _matters(state: State, seat: Seat, area: AreaNo, others: Sequence[AreaNo]) -> bool:
    """Whether waiting may change something for a player.

    It may if they still have tokens here, and have a choice of losses here, or another player here
    holds Advanced Military and may lose their tokens of this area in a neighbouring conflict (F1b).
    """
    if area not in state.players[seat].tokens:
        return False
    if len(losses_open_to(state, seat, area)) > 1:
        return True
    beside = [other for other in others if other in LAND[area]]
    return any(
        other in state.players[rival].tokens
        for rival in tokens_in(state, area)
        if rival != seat and advances_of(state, rival) & ADVANCED_MILITARY
        for other in beside
    )
