"""Who has what and where, including moves that can still be taken back (M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.state.board import city_count, in_conflict, tokens_in
from ecumene.rules.state.ids import Party, PlaceNo, Seat
from ecumene.rules.state.lookup_tables import AREAS, CITIES
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from ecumene.rules.state.game_state import State
    from ecumene.rules.view import View


class Occupied(Frozen, frozen=True):
    """The pieces in a place."""

    city: Party | None
    """Whose city stands here."""
    tokens: dict[Party, int]
    """Who has how many tokens here."""
    ships: dict[Seat, int]
    """Who has how many ships here."""
    conflict: bool
    """Whether a conflict situation exists (M12)."""


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


def occupied(view: View) -> dict[PlaceNo, Occupied]:
    """Every place with pieces in it."""
    state = as_it_stands(view)
    places = {*state.cities, *state.barbarians}
    for player in state.players:
        places.update(player.tokens, player.ships)
    return {
        place: Occupied(
            city=state.cities.get(place),
            tokens=tokens_in(state, place),
            ships=ships_in(state, place),
            conflict=place < AREAS and in_conflict(state, place),
        )
        for place in sorted(places)
    }


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
