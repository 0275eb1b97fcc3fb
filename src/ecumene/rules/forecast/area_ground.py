"""A single place for the reader: room, who is there, and what a conflict would leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.forecast.conflicts import fight, outcome
from ecumene.rules.forecast.land import guarded, left_by_city, limit
from ecumene.rules.forecast.occupied_places import as_it_stands, ships_in
from ecumene.rules.phases.cities import price_of_city
from ecumene.rules.state.board import in_conflict, tokens_in
from ecumene.rules.state.ids import Party, PlaceNo, Seat
from ecumene.rules.state.lookup_tables import AREAS, HAS_SITE, LIMIT
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from ecumene.rules.state.game_state import State
    from ecumene.rules.view import View


class Clash(Frozen, frozen=True):
    """A conflict as things stand, and what it would leave (F)."""

    last: tuple[Party, ...]
    """Those who remove their tokens after all others: holders of Metalworking (F3a)."""
    needed: dict[Party, int]
    """The number of tokens with which each attacker takes the city (F8)."""
    tokens: dict[Party, int]
    """Who would have how many tokens left."""
    ships: dict[Seat, int]
    """Who would have how many ships left."""
    city: Party | None
    """Whose city would still stand."""
    fallen: bool
    """Whether a city would fall (F9)."""


class Ground(Frozen, frozen=True):
    """A place now, including moves that can still be taken back (M2)."""

    area: PlaceNo
    """Which one."""
    in_play: bool
    """Whether it is in play (S1, L3); open seas always are."""
    printed: int
    """The limit printed on the board; 0 for an open sea."""
    limit: int
    """The limit for the reader, or the printed one for spectators (G7, G7a)."""
    site: bool
    """Whether it has a city site (G6)."""
    price: int
    """The tokens a city costs here; 0 for an open sea (K1)."""
    city: Party | None
    """Whose city stands here."""
    new_city: bool
    """Whether it was built this turn (K4)."""
    reduced: int
    """The tokens that would replace the reader's own city (G11)."""
    tokens: dict[Party, int]
    """Who has how many tokens here."""
    ships: dict[Seat, int]
    """Who has how many ships here."""
    guarded: bool
    """Whether others' advances keep the reader from causing conflict here (M12a)."""
    fight: Clash | None
    """The current conflict; None if there is none (F1)."""


def ground(view: View, place: PlaceNo) -> Ground:
    """A place for the reader."""
    state, is_land, seat = as_it_stands(view), place < AREAS, view.seat
    city = view.cities.get(place)
    printed = LIMIT[place] if is_land else 0
    return Ground(
        area=place,
        in_play=not is_land or place in view.areas_in_play,
        printed=printed,
        limit=limit(view, place) if is_land and seat is not None else printed,
        site=is_land and HAS_SITE[place],
        price=price_of_city(place) if is_land else 0,
        city=city,
        new_city=place in view.new_cities,
        reduced=left_by_city(view, place) if seat is not None and city == seat else 0,
        tokens=tokens_in(state, place),
        ships=ships_in(state, place),
        guarded=seat is not None and place in guarded(state, seat),
        fight=_clash(state, place) if is_land and in_conflict(state, place) else None,
    )


def _clash(state: State, area: PlaceNo) -> Clash:
    now, after = fight(state, area), outcome(state, area)
    return Clash(now.last, now.needed, after.tokens, after.ships, after.city, after.fallen)
