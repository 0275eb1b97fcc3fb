"""The outcome of a movement: where tokens and ships arrive, and on which way (M3-M10)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.dialogue.digest.recap_lines import MadeMove
from ecumene.dialogue.sentences.action_sentences import follow
from ecumene.rules import events as ev
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state import moves as mo
from ecumene.rules.state.ids import AreaNo, PlaceNo, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.moves import Move, TokenPaid

MOVEMENT: Final = phase_number("movement")
"""The phase in which everybody moves."""


class ArrivedPieces(Struct, frozen=True):
    """Where a finished movement has brought tokens and ships."""

    seat: Seat
    tokens: dict[AreaNo, int]
    """All that have entered an area, by land or by ship."""
    ships: dict[PlaceNo, int]
    landed: dict[AreaNo, int] = {}
    """Those of the tokens that came by ship."""
    moves: tuple[MadeMove, ...] = ()
    """The moves themselves; a ship's only if it is known where it was."""

    @property
    def marched(self) -> dict[AreaNo, int]:
        """Those of the tokens that came by land."""
        came = {area: count - self.landed.get(area, 0) for area, count in self.tokens.items()}
        return {area: count for area, count in came.items() if count > 0}


def nothing_known(_: Seat) -> Sequence[PlaceNo]:
    """No ships are known."""
    return ()


class Movements:
    """Collects everyone's moves until their movement has ended (M10).

    ``ships`` tells where a player's ships were before the current movement, by their numbers.
    """

    def __init__(self, ships: Callable[[Seat], Sequence[PlaceNo]] = nothing_known) -> None:
        self._ships = ships
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
                return self._arrived(seat, self._moves.pop(seat, ()))
        return None

    def ships(self, seat: Seat) -> dict[int, PlaceNo]:
        """Where a player's ships are by what was heard so far, by their numbers."""
        places = dict(enumerate(self._ships(seat)))
        for move in self._moves.get(seat, ()):
            follow(places, move)
        return places

    def _arrived(self, seat: Seat, moves: Iterable[Move]) -> ArrivedPieces:
        voyage = _Movement(seat, self._ships)
        for move in moves:
            voyage.make(move)
        for ship in list(voyage.load):
            voyage.land(ship, voyage.load[ship])
        return ArrivedPieces(
            seat,
            _some(voyage.marched + voyage.landed),
            dict(Counter(voyage.ships.values())),
            _some(voyage.landed),
            tuple(voyage.made()),
        )


def _some(counts: Counter[AreaNo]) -> dict[AreaNo, int]:
    return {area: count for area, count in counts.items() if count > 0}


class _Movement:
    """One movement, replayed as far as it leads anywhere."""

    def __init__(self, seat: Seat, ships: Callable[[Seat], Sequence[PlaceNo]]) -> None:
        self._seat = seat
        self._starts = ships
        self.marched: Counter[AreaNo] = Counter()
        """The tokens that have entered an area by land."""
        self.landed: Counter[AreaNo] = Counter()
        """The tokens that a ship has brought to an area."""
        self.ships: dict[int, PlaceNo] = {}
        """Ships that are new or have sailed; the others are where they were."""
        self.load: Counter[int] = Counter()
        self._marches: Counter[tuple[AreaNo, ...]] = Counter()
        self._ways: dict[int, list[PlaceNo]] = {}
        """The places a ship has sailed to since it was last shown."""
        self._made: list[MadeMove] = []

    def make(self, move: Move) -> None:
        match move:
            case mo.March(path=path, tokens=tokens) if path[-1] != path[0]:
                self.marched[path[-1]] += tokens
                self._marches[path] += tokens
            case mo.BuildShip(area=area, tokens=paid, ship=ship):
                assert ship is not None
                self.ships[ship] = area
                self._ways[ship] = [area]
                self._pay(paid)
            case mo.MaintainShip(token=token) if token is not None:
                self._pay((token,))
            case mo.Embark(ship=ship, tokens=tokens):
                self._show_way(ship)
                self.load[ship] += tokens
            case mo.Sail(ship=ship, to=place):
                self.ships[ship] = place
                self._ways.setdefault(ship, self._start(ship)).append(place)
            case mo.Disembark(ship=ship, tokens=tokens):
                self.land(ship, tokens)
            case mo.Halt(ship=ship):
                self.land(ship, self.load[ship])

    def land(self, ship: int, tokens: int) -> None:
        """Land tokens; if their ship has not sailed, they have not moved."""
        self._show_way(ship)
        if ship in self.ships:
            self.landed[self.ships[ship]] += tokens
        self.load[ship] -= tokens

    def made(self) -> Iterable[MadeMove]:
        """The moves, marches before ships; those along one path are one."""
        for path, tokens in self._marches.items():
            yield MadeMove(self._seat, "march", path[0], path[1:], tokens)
        for ship in list(self._ways):
            self._show_way(ship)
        yield from self._made

    def _start(self, ship: int) -> list[PlaceNo]:
        known = self._starts(self._seat)
        return [known[ship]] if ship < len(known) else []

    def _show_way(self, ship: int) -> None:
        """Close a part of a voyage on which the same tokens were aboard."""
        way = self._ways.get(ship, [])
        if len(way) > 1:
            start, *rest = way
            self._made.append(MadeMove(self._seat, "ship", start, tuple(rest), self.load[ship]))
            del way[:-1]

    def _pay(self, tokens: Iterable[TokenPaid]) -> None:
        """Remove tokens that have moved before they pay for a ship (M4a)."""
        self.marched.subtract(token.area for token in tokens if token.moved == "marched")
        self.landed.subtract(token.area for token in tokens if token.moved == "landed")
