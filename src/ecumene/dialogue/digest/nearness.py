"""The reader's surroundings: where they have pieces, and the neighbouring places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences.sentence import Count, NamedPlace, NamedPlayer, Series, say, several
from ecumene.rules import events as ev
from ecumene.rules.state.lookup_tables import AREAS, LAND, WATER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.digest.movements import ArrivedPieces
    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import PlaceNo, Seat
    from ecumene.rules.view import View

MOST_NEAR: Final = 10
"""Arrivals beyond this number are only counted."""


class Surroundings:
    """A reader's places, and those next to them by land or water (G4).

    Also where they have fought in one of these events, and may have nothing left.
    """

    def __init__(self, view: View, events: Iterable[Event] = ()) -> None:
        self.own = frozenset((*_own(view), *_fought(events, view.seat)))
        around = {place for own in self.own for place in WATER[own]}
        around |= {place for own in self.own if own < AREAS for place in LAND[own]}
        self.near = self.own | around

    def arrivals(self, arrived: Iterable[ArrivedPieces]) -> Series | None:
        """Who has come near, those among the reader's own pieces first; None if nobody has."""
        found = [
            (place not in self.own, each.seat, is_ship, place, count)
            for each in arrived
            for is_ship, places in enumerate((each.tokens, each.ships))
            for place, count in places.items()
            if place in self.near
        ]
        if not found:
            return None
        found.sort()
        listed: dict[tuple[int, int], list[Argument]] = {}
        for _, seat, is_ship, place, count in found[:MOST_NEAR]:
            listed.setdefault((seat, is_ship), []).append(Count(NamedPlace(place), count))
        entries = [
            say(
                "digest-near-ships" if is_ship else "digest-near-tokens",
                who=NamedPlayer(seat),
                places=Series(tuple(places), by_name=True),
            )
            for (seat, is_ship), places in listed.items()
        ]
        return several([*entries, *more(len(found) - MOST_NEAR)], "semicolon")


def more(count: int) -> list[Sentence]:
    """How many more there are than listed, if any."""
    return [say("digest-more", count=count)] if count > 0 else []


def _fought(events: Iterable[Event], seat: Seat | None) -> Iterator[PlaceNo]:
    """Where a seat's pieces were fought (F1, F8)."""
    for event in events:
        match event:
            case ev.ConflictBegan(tokens=tokens) if seat in tokens:
                yield event.area
            case ev.CityAttacked(defender=defender) if defender == seat:
                yield event.area


def _own(view: View) -> Iterator[PlaceNo]:
    """Where the reader has pieces, and where those being moved are going."""
    if view.seat is None:
        return
    player = view.players[view.seat]
    yield from (*player.tokens, *view.tokens_of(view.seat))
    yield from (*player.ships, *view.ships_of(view.seat).values())
    yield from (area for area, owner in view.cities.items() if owner == view.seat)
