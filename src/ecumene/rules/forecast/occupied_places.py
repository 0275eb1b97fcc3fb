"""Who has what and where, including moves that can still be taken back (M2)."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.state.board import city_count, conflict_areas
from ecumene.rules.state.ids import BARBARIANS, AreaNo, Party, PlaceNo, Seat
from ecumene.rules.state.lookup_tables import CITIES
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from ecumene.rules.state.game_state import State
    from ecumene.rules.view import View


class OnBoard(Struct, frozen=True):
    """All pieces by place. Places without any are left out."""

    cities: dict[AreaNo, Party]
    """Whose city stands where."""
    tokens: dict[AreaNo, dict[Party, int]]
    """Who has how many tokens where."""
    ships: dict[PlaceNo, dict[Seat, int]]
    """Who has how many ships where."""
    conflicts: tuple[AreaNo, ...]
    """Where a conflict situation exists (M12)."""


class Holdings(Struct, frozen=True):
    """A player's pieces."""

    token_stock: int
    """Tokens in stock."""
    treasury: int
    """Tokens in treasury."""
    tokens: int
    """Tokens on the board, also those aboard ships."""
    cities: int
    """Cities on the board."""
    all_cities: int
    """Cities on the board and in stock (G1)."""
    ships: int
    """Ships on the board."""


def as_it_stands(view: View) -> State:
    """The game with everyone's pieces where their drafts have brought them so far (M2)."""
    state = play_from(view).state
    for seat, player in enumerate(state.players):
        player.tokens = dict(view.tokens_of(seat))
        player.ships = list(view.ships_of(seat).values())
        player.token_stock = view.purse_of(seat).token_stock
    return state


def ships_in(state: State, place: PlaceNo) -> dict[Seat, int]:
    """The number of ships that each player has in a place."""
    counts = ((seat, player.ships.count(place)) for seat, player in enumerate(state.players))
    return {seat: count for seat, count in counts if count}


def on_board(view: View) -> OnBoard:
    """The pieces in every place."""
    state = as_it_stands(view)
    tokens: defaultdict[AreaNo, dict[Party, int]] = defaultdict(dict)
    ships: defaultdict[PlaceNo, dict[Seat, int]] = defaultdict(dict)
    for seat, player in enumerate(state.players):
        for area, count in player.tokens.items():
            tokens[area][seat] = count
        for place, count in Counter(player.ships).items():
            ships[place][seat] = count
    for area, count in state.barbarians.items():
        tokens[area][BARBARIANS] = count
    return OnBoard(
        cities=ReadOnlyDict(state.cities),
        tokens=_read_only(tokens),
        ships=_read_only(ships),
        conflicts=tuple(conflict_areas(state)),
    )


def _read_only(counts: dict[PlaceNo, dict[int, int]]) -> ReadOnlyDict[PlaceNo, dict[int, int]]:
    return ReadOnlyDict({place: ReadOnlyDict(counts[place]) for place in sorted(counts)})


def holdings(view: View, seat: Seat) -> Holdings:
    """What a player has."""
    draft, purse = view.draft_of(seat), view.purse_of(seat)
    aboard = 0 if draft is None else sum(ship.load for ship in draft.ships.values())
    return Holdings(
        token_stock=purse.token_stock,
        treasury=purse.treasury,
        tokens=sum(purse.tokens.values()) + aboard,
        cities=city_count(view.players[seat]),
        all_cities=CITIES,
        ships=len(view.ships_of(seat)),
    )
