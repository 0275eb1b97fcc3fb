"""The outcome of others' moves: where tokens and ships arrive (M3-M10)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules import events as ev
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state import moves as mo
from ecumene.rules.state.ids import AreaNo, PlaceNo, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.events import Event
    from ecumene.rules.state.moves import Move, TokenPaid

MOVEMENT: Final = phase_number("movement")
"""The phase in which everybody moves."""


class ArrivedPieces(Struct, frozen=True):
    """Where a finished movement has brought tokens and ships."""

    seat: Seat
    tokens: dict[AreaNo, int]
    ships: dict[PlaceNo, int]


class Movements:
    """Collects everyone's moves until their movement has ended (M10)."""

    def __init__(self) -> None:
        self._moves: dict[Seat, list[Move]] = {}
        self._whole = False
        """Whether the phase was heard from its beginning, so that moves can be counted."""

    def hear(self, event: Event) -> ArrivedPieces | None:
        """Take in an event; returns the arrivals of a movement that ends."""
        match event:
            case ev.PhaseBegan(phase=phase):
                self._moves.clear()
                self._whole = phase == MOVEMENT
            case ev.Moved(seat=seat, move=move):
                self._moves.setdefault(seat, []).append(move)
            case ev.TookBack(seat=seat, moves=gone):
                # Without knowing what came before, these numbers cannot be resolved to moves.
                known = self._moves.get(seat, []) if self._whole else []
                self._moves[seat] = [move for n, move in enumerate(known) if n not in gone]
            case ev.MovementEnded(seat=seat):
                return _arrived(seat, self._moves.pop(seat, ()))
        return None


def _arrived(seat: Seat, moves: Iterable[Move]) -> ArrivedPieces:
    voyage = _Voyage()
    for move in moves:
        voyage.make(move)
    for ship in list(voyage.load):
        voyage.land(ship, voyage.load[ship])
    return ArrivedPieces(
        seat,
        {area: count for area, count in voyage.tokens.items() if count > 0},
        dict(Counter(voyage.ships.values())),
    )


class _Voyage:
    """One movement, replayed as far as it leads anywhere."""

    def __init__(self) -> None:
        self.tokens: Counter[AreaNo] = Counter()
        """The tokens that have entered an area."""
        self.ships: dict[int, PlaceNo] = {}
        """Ships that are new or have sailed; the others are where they were."""
        self.load: Counter[int] = Counter()

    def make(self, move: Move) -> None:
        match move:
            case mo.March(path=path, tokens=tokens) if path[-1] != path[0]:
                self.tokens[path[-1]] += tokens
            case mo.BuildShip(area=area, tokens=paid, ship=ship):
                assert ship is not None
                self.ships[ship] = area
                self._pay(paid)
            case mo.MaintainShip(token=token) if token is not None:
                self._pay((token,))
            case mo.Embark(ship=ship, tokens=tokens):
                self.load[ship] += tokens
            case mo.Sail(ship=ship, to=place):
                self.ships[ship] = place
            case mo.Disembark(ship=ship, tokens=tokens):
                self.land(ship, tokens)
            case mo.Halt(ship=ship):
                self.land(ship, self.load[ship])

    def land(self, ship: int, tokens: int) -> None:
        """Land tokens; if their ship has not sailed, they have not moved."""
        if ship in self.ships:
            self.tokens[self.ships[ship]] += tokens
        self.load[ship] -= tokens

    def _pay(self, tokens: Iterable[TokenPaid]) -> None:
        """Remove tokens that have moved before they pay for a ship (M4a)."""
        self.tokens.subtract(token.area for token in tokens if token.moved != "still")
