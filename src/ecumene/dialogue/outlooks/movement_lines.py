"""What a reader can still move, and what is around it, in lines (M3-M8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue.outlooks.board_now import area_with_units
from ecumene.dialogue.sentences.action_sentences import describe_moves
from ecumene.dialogue.sentences.sentence import NamedPlace, Series, say, several
from ecumene.rules import forecast
from ecumene.rules.state.lookup_tables import AREAS, LAND, WATER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.state.ids import AreaNo, PlaceNo
    from ecumene.rules.view import View


def by_land(view: View, area: AreaNo) -> Series:
    """The neighbours of an area by land, with who is there."""
    return _around(view, [near for near in LAND[area] if near in view.areas_in_play])


def ships_to_move(view: View) -> Iterator[Sentence]:
    """The reader's ships, and where they can sail next."""
    for ship in forecast.movable(view).ships:
        around = _around(view, WATER[ship.place])
        place = NamedPlace(ship.place)
        yield say("play-move-ship", ship=ship.ship, place=place, load=ship.load, around=around)


def moves_made(view: View) -> Iterator[Sentence]:
    """The moves that the reader has made and can still take back (M2)."""
    draft = None if view.seat is None else view.draft_of(view.seat)
    if draft is None or view.seat is None:
        return
    ships = dict(enumerate(view.players[view.seat].ships))
    for number, move in enumerate(describe_moves(draft.moves, ships), 1):
        yield say("play-move-made", number=number, move=move)


def _around(view: View, places: Sequence[PlaceNo]) -> Series:
    """Open seas by name, areas with who is there."""
    return several(
        NamedPlace(place) if place >= AREAS else area_with_units(view, place) for place in places
    )
