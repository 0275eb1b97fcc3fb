"""The pieces of a view, place by place, and changes since another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from ecumene.rules.state.ids import BARBARIANS, NO_CIVILIZATION

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Party, PlaceNo, Seat
    from ecumene.rules.view import View

Kind: TypeAlias = Literal["city", "tokens", "ship"]
KINDS: tuple[Kind, ...] = ("city", "tokens", "ship")
Counts: TypeAlias = "dict[tuple[PlaceNo, Kind, Party], int]"


@dataclass(frozen=True)
class Piece:
    """A city, a token stack, or the ships of a party in a place."""

    kind: Kind
    party: Party
    count: int
    """0: none is left."""
    change: int = 0
    """The change since before."""
    brief: bool = False
    """Whether the change is shown by a ring only."""


@dataclass(frozen=True)
class PiecesByPlace:
    """A view of a game, and an earlier one to compare with, if any."""

    view: View
    before: View | None = None

    def standing(self) -> dict[PlaceNo, list[Piece]]:
        """The pieces of each place: cities, then tokens, then ships, each by rank (G2)."""
        now = _counts(self.view)
        before = now if self.before is None else _counts(self.before)
        found: dict[PlaceNo, list[Piece]] = {}
        for place, kind, party in sorted(now.keys() | before.keys(), key=self._order):
            count = now.get((place, kind, party), 0)
            change = count - before.get((place, kind, party), 0)
            found.setdefault(place, []).append(Piece(kind, party, count, change))
        return found

    def _order(self, key: tuple[PlaceNo, Kind, Party]) -> tuple[int, int, int]:
        """By place and kind, then by rank; the Barbarians last."""
        place, kind, party = key
        rank = len(self.view.players) + 100 if party == BARBARIANS else _civ(self.view, party)
        return place, KINDS.index(kind), rank


def _civ(view: View, seat: Seat) -> int:
    return view.players[seat].civilization


def _counts(view: View) -> Counts:
    """The number of pieces of a kind that a party has in a place."""
    counts: Counts = {}
    for area, owner in view.cities.items():
        counts[area, "city", owner] = 1
    for area, tokens in view.barbarians.items():
        counts[area, "tokens", BARBARIANS] = tokens
    for seat, player in enumerate(view.players):
        if player.civilization == NO_CIVILIZATION:
            continue
        for area, tokens in view.tokens_of(seat).items():
            if tokens:
                counts[area, "tokens", seat] = tokens
        for place in view.ships_of(seat).values():
            counts[place, "ship", seat] = counts.get((place, "ship", seat), 0) + 1
    return counts
