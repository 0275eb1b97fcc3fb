"""Phase 2: population expansion and census (E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import PlaceTokens
from ecumene.rules.decisions import AskPlacement
from ecumene.rules.events import CensusTaken, Expanded
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.board import add_tokens

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import Seat


def expand(play: Play) -> Course[None]:
    """Everyone expands at the same time, and is counted (E1-E4)."""
    yield from simultaneously({seat: _expand(play, seat) for seat in play.by_rank()})
    for seat in play.by_rank():
        player = play.state.players[seat]
        player.census = sum(player.tokens.values())
        play.emit(CensusTaken(seat, player.census))


def growth(tokens: dict[int, int]) -> dict[int, int]:
    """How many tokens are added where: 1 beside a single token, 2 beside more (E1)."""
    return {area: 1 if tokens[area] == 1 else 2 for area in sorted(tokens)}


def _expand(play: Play, seat: Seat) -> Course[None]:
    player = play.state.players[seat]
    added = growth(player.tokens)
    if sum(added.values()) > player.token_stock:
        added = yield from _divide(seat, player.token_stock, added)
    for area, count in added.items():
        add_tokens(play.state, seat, area, count)
    if added:
        play.emit(Expanded(seat, added))


def _divide(seat: Seat, stock: int, room: dict[int, int]) -> Course[dict[int, int]]:
    """Let a stock that is too small be divided; with one area there is no choice (E2)."""
    if stock == 0:
        return {}
    if len(room) == 1:
        return dict.fromkeys(room, stock)
    action = yield from ask(seat, AskPlacement(stock, room))
    assert isinstance(action, PlaceTokens)
    return {area: count for area, count in sorted(action.tokens.items()) if count}
