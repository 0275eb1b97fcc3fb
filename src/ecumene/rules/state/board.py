"""Queries about the board, and the few ways in which pieces enter and leave it.

The places of pieces are public, so queries take a state or a view. Every function that moves a
piece keeps the sums of G1: what leaves the board goes to its owner's stock, what is placed comes
from it (G3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    AGRICULTURE,
    CITIES,
    LIMIT,
    PUBLIC_WORKS,
    effect_number,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ecumene.rules.state.game_state import Player, State
    from ecumene.rules.state.ids import Advances, Seat
    from ecumene.rules.view import PlayerView

AGRICULTURE_BONUS: Final = effect_number("agriculture", "population-limit-bonus", "bonus")
AGRICULTURE_HIGHEST: Final = effect_number("agriculture", "population-limit-bonus", "highest-limit")
"""The highest printed limit that Agriculture raises."""


class Position(Protocol):
    """The places of pieces, and other public facts: a state, or a view of it."""

    @property
    def players(self) -> Sequence[Player | PlayerView]:
        """What belongs to each seat."""

    @property
    def barbarians(self) -> dict[int, int]:
        """The tokens of the Barbarians by area."""

    @property
    def cities(self) -> dict[int, int]:
        """The owner of each city, by area."""

    @property
    def late_iron(self) -> Collection[Seat]:
        """Who has the bonus for the Late Iron Age (V1a)."""

    @property
    def left(self) -> Collection[Seat]:
        """Who has left the game (L)."""


def tokens_of(state: Position, party: int) -> dict[int, int]:
    """The tokens of a party on the board, by area."""
    return state.barbarians if party == BARBARIANS else state.players[party].tokens


def tokens_in(state: Position, area: int) -> dict[int, int]:
    """The tokens in an area by party, seats first and the Barbarians last."""
    found = {
        seat: player.tokens[area]
        for seat, player in enumerate(state.players)
        if area in player.tokens
    }
    if area in state.barbarians:
        found[BARBARIANS] = state.barbarians[area]
    return found


def city_count(player: Player | PlayerView) -> int:
    """The number of a player's cities on the board: all that are not in stock (G1)."""
    return CITIES - player.city_stock


def cities_of(state: Position, party: int) -> list[int]:
    """The areas of a party's cities, in ascending order."""
    return sorted([area for area, owner in state.cities.items() if owner == party])


def limit_for(state: Position, party: int, area: int) -> int:
    """The number of tokens a party may keep in an area without others (G7, G7a)."""
    owner = state.cities.get(area)
    if owner is None:
        return limit_without_city(state, party, area)
    if owner != party or party == BARBARIANS:
        return 0
    return limit_beside_city(state.players[party].advances)


def limit_beside_city(advances: Advances) -> int:
    """The number of tokens a holder of these may keep beside their city (G7a, A-PUBLIC-WORKS)."""
    return 1 if advances & PUBLIC_WORKS else 0


def limit_without_city(state: Position, party: int, area: int) -> int:
    """The limit for a party in an area, as if no city stood there (G7, G7a, G11)."""
    printed = LIMIT[area]
    if party == BARBARIANS:
        return printed
    limit = limit_alone(area, state.players[party].advances)
    return limit if limit == printed or _alone(state, party, area) else printed


def limit_alone(area: int, advances: Advances) -> int:
    """The limit for a holder of these who has an area alone (G7, A-AGRICULTURE)."""
    printed = LIMIT[area]
    if advances & AGRICULTURE and printed <= AGRICULTURE_HIGHEST:
        return printed + AGRICULTURE_BONUS
    return printed


def _alone(state: Position, party: int, area: int) -> bool:
    for seat, player in enumerate(state.players):
        if area in player.tokens and seat != party:
            return False
    return area not in state.barbarians


def in_conflict(state: Position, area: int) -> bool:
    """Whether a conflict situation exists in an area (M12)."""
    present = tokens_in(state, area)
    owner = state.cities.get(area)
    if owner is not None:
        return any(party != owner for party in present)
    return len(present) > 1 and sum(present.values()) > LIMIT[area]


def conflict_areas(state: Position) -> Iterator[int]:
    """The areas in which a conflict situation exists, in ascending order."""
    held, shared = areas_with_tokens(state)
    for area in sorted(shared | held.intersection(state.cities)):
        if in_conflict(state, area):
            yield area


def areas_with_tokens(state: Position) -> tuple[set[int], set[int]]:
    """The areas with tokens, and those of them with tokens of several parties."""
    held = set(state.barbarians)
    shared: set[int] = set()
    for player in state.players:
        shared.update(held.intersection(player.tokens))
        held.update(player.tokens)
    return held, shared


def add_tokens(state: State, party: int, area: int, count: int) -> None:
    """Place tokens from stock; the Barbarians' supply is unlimited (C11)."""
    if count == 0:
        return
    tokens = tokens_of(state, party)
    tokens[area] = tokens.get(area, 0) + count
    if party != BARBARIANS:
        state.players[party].token_stock -= count


def remove_tokens(state: State, party: int, area: int, count: int) -> None:
    """Remove tokens from the board into stock (G3)."""
    if count == 0:
        return
    tokens = tokens_of(state, party)
    left = tokens[area] - count
    if left:
        tokens[area] = left
    else:
        del tokens[area]
    if party != BARBARIANS:
        state.players[party].token_stock += count


def add_city(state: State, party: int, area: int) -> None:
    """Put a city on the board."""
    state.cities[area] = party
    if party != BARBARIANS:
        state.players[party].city_stock -= 1


def remove_city(state: State, area: int) -> int:
    """Remove a city from the board into stock; returns its owner."""
    owner = state.cities.pop(area)
    if owner != BARBARIANS:
        state.players[owner].city_stock += 1
    if area in state.new_cities:
        state.new_cities.remove(area)
    return owner


def annex_city(state: State, area: int, taker: int) -> bool:
    """Replace a city by the taker's; the token beside it is lost (G11, G11b).

    Returns whether a token was lost.
    """
    owner = remove_city(state, area)
    lost = _lose_token_beside(state, owner, area)
    add_city(state, taker, area)
    return lost


def destroy_city(state: State, area: int) -> bool:
    """Remove a city and the token beside it (G11, G11b); returns whether a token was lost."""
    owner = remove_city(state, area)
    return _lose_token_beside(state, owner, area)


def _lose_token_beside(state: State, owner: int, area: int) -> bool:
    count = tokens_of(state, owner).get(area, 0)
    remove_tokens(state, owner, area, count)
    return count > 0


def reduce_city(state: State, area: int, *, extra: bool = True) -> int:
    """Replace a city by its owner's tokens up to the limit, as far as the stock reaches (G11).

    A token of theirs already there counts. Without ``extra``, the token that Agriculture allows
    above the printed limit stays in stock (G11c). Returns how many were placed.
    """
    placed = placed_by_reducing(state, area, extra=extra)
    owner = remove_city(state, area)
    add_tokens(state, owner, area, placed)
    return placed


def placed_by_reducing(state: Position, area: int, *, extra: bool = True) -> int:
    """The number of tokens that replace a reduced city (G11, G11c)."""
    owner = state.cities[area]
    room = room_after_reducing(state, area)
    if not extra and _is_raised(state, area):
        room = max(0, room - AGRICULTURE_BONUS)
    return room if owner == BARBARIANS else min(room, state.players[owner].token_stock)


def room_after_reducing(state: Position, area: int) -> int:
    """The number of tokens that would replace a city, if its owner's stock had them (G11)."""
    owner = state.cities[area]
    already = tokens_of(state, owner).get(area, 0)
    return max(0, limit_without_city(state, owner, area) - already)


def could_place_extra(state: Position, area: int) -> bool:
    """Whether a reduced city would leave the token that Agriculture allows (G11c).

    Its owner may leave it in stock; if the stock is too small it is not placed anyway.
    """
    owner = state.cities[area]
    if owner == BARBARIANS or not _is_raised(state, area):
        return False
    return 0 < room_after_reducing(state, area) <= state.players[owner].token_stock


def _is_raised(state: Position, area: int) -> bool:
    """Whether the limit where a city stands would be above the printed one for its owner."""
    return limit_without_city(state, state.cities[area], area) > LIMIT[area]


def to_treasury(player: Player, tokens: int) -> None:
    """Move tokens from stock to treasury (G1)."""
    player.token_stock -= tokens
    player.treasury += tokens


def from_treasury(player: Player, tokens: int) -> None:
    """Move tokens from treasury to stock, paid or lost (G1)."""
    player.treasury -= tokens
    player.token_stock += tokens


def default_beneficiaries(state: State, seats: list[int]) -> list[int]:
    """Seats by their right to benefit: most cities in stock, most tokens in stock, rank (G10).

    Players who have left the game benefit from nothing (L2a).
    """
    players = state.players
    present = [seat for seat in seats if seat not in state.left] if state.left else seats
    return sorted(
        present,
        key=lambda s: (-players[s].city_stock, -players[s].token_stock, players[s].civilization),
    )
