"""What has changed on the board, place by place: who came, what was lost, which cities are new.

One's own moves and everybody's growth are left out: nobody has to be told of them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS, Party, PlaceNo

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.digest.recap_lines import RecapLine
    from ecumene.rules.events import Event

ChangeKind: TypeAlias = Literal["city-lost", "city-new", "lost", "arrived"]


class PlaceChange(Struct, frozen=True):
    """Something in a place that is other than before."""

    place: PlaceNo
    """Where."""
    party: Party
    """Whose pieces they are or were."""
    kind: ChangeKind
    """Whether a city, or tokens and ships, are there or gone."""
    count: int
    """How many."""


def board_changes(events: Iterable[Event], lines: Iterable[RecapLine]) -> tuple[PlaceChange, ...]:
    """What these events, which the reader has seen, and the moves of a recap have changed."""
    found: Counter[tuple[PlaceNo, Party, ChangeKind]] = Counter()
    for line in lines:
        for move in line.moves:
            found[move.way[-1], move.party, "arrived"] += max(move.count, 1)
    for event in events:
        for place, party, kind, count in (*_of_cities(event), *_of_others(event)):
            found[place, party, kind] += count
    return tuple(PlaceChange(*key, count) for key, count in found.items() if count)


_Change: TypeAlias = tuple[PlaceNo, Party, ChangeKind, int]


def _of_cities(event: Event) -> Iterator[_Change]:
    match event:
        case ev.CityBuilt(area=area, removed=removed):
            yield area, event.seat, "city-new", 1
            for party, count in removed.items():
                if party != event.seat:
                    yield area, party, "lost", count
        case ev.CityAnnexed(area=area):
            yield area, event.owner, "city-lost", 1
            yield area, event.taker, "city-new", 1
        case ev.CityReduced(area=area) | ev.CityDestroyed(area=area):
            yield area, event.owner, "city-lost", 1
        case ev.CityFell(area=area):
            yield area, event.defender, "city-lost", 1


def _of_others(event: Event) -> Iterator[_Change]:
    match event:
        case ev.TokensLost(removals=removals):
            for each in removals:
                yield each.area, each.owner, "lost", 1
        case ev.TokensDestroyed(tokens=tokens):
            for area, count in tokens.items():
                yield area, event.owner, "lost", count
        case ev.TokensAnnexed(area=area, tokens=count):
            yield area, event.owner, "lost", count
            yield area, event.taker, "arrived", count
        case ev.SurplusRemoved(area=area, tokens=count):
            yield area, event.owner, "lost", count
        case ev.AttackFailed(area=area, tokens=count, ships=ships):
            yield area, event.attacker, "lost", count + ships
        case ev.HordeArrived(area=area, tokens=count):
            yield area, BARBARIANS, "arrived", count
