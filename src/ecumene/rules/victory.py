"""Victory: the parts of a player's points, and the ranking (V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.events import GameOver, Standing
from ecumene.rules.state.board import city_count
from ecumene.rules.state.lookup_tables import (
    ADVANCES_OF_POINTS,
    cost_of_advances,
    points_of_advances,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.play import Play
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import PlayerView


def points(game: Position, seat: Seat) -> Standing:
    """The victory points of a player in their parts, as everybody can count them (V1)."""
    return standing(seat, game.players[seat], late_iron=seat in game.late_iron)


def standing(seat: Seat, player: Player | PlayerView, *, late_iron: bool) -> Standing:
    """The victory points of what a player has, with the bonus of V1a if it is theirs (V1)."""
    each = facts().scoring
    steps = each.step * player.step
    cities = each.city * city_count(player)
    advances = points_of_advances(player.advances)
    bonus = each.late_iron_bonus if late_iron else 0
    return Standing(seat, steps + cities + advances + bonus, steps, cities, advances, bonus)


def ranking(game: Position) -> tuple[Standing, ...]:
    """Everyone in the game, the winner first (V1, V2)."""
    players = game.players
    standings = [points(game, seat) for seat in range(len(players)) if seat not in game.left]
    standings.sort(key=lambda it: (it.total, *_tie_breaks(players[it.seat])), reverse=True)
    return tuple(standings)


def _tie_breaks(player: Player | PlayerView) -> tuple[int, ...]:
    """What breaks ties between players with the same points, in this order; more is better (V2)."""
    advances = player.advances
    owned = [
        old + new for old, new in zip(player.credits, _gained(player.credits_gained), strict=True)
    ]
    return (
        player.step,
        (advances & ADVANCES_OF_POINTS[6]).bit_count(),
        (advances & ADVANCES_OF_POINTS[3]).bit_count(),
        cost_of_advances(advances),
        max(owned),
        sum(owned),
        city_count(player),
        sum(player.tokens.values()),
        -player.civilization,
    )


def _gained(gained: Sequence[int]) -> Sequence[int]:
    """Credits of the last turn count for V2, though no purchase will use them (P4)."""
    return gained or [0] * len(facts().groups)


def end_game(play: Play, rule: str) -> None:
    """Declare the game over (H4, H6, L7)."""
    play.state.over = True
    play.emit(GameOver(rule, ranking(play.state)))
