"""What everybody has done and suffered in a game, as far as one tells of it afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules import events as ev
from ecumene.rules.state import moves as mo
from ecumene.rules.state.lookup_tables import CITY_POINTS, FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Advances, CardNo, PlaceNo, Seat
    from ecumene.rules.state.moves import Move


@dataclass
class CalamityBlow:
    """A calamity that was resolved, and all that it has cost anybody."""

    turn: int
    seat: Seat
    """Its primary victim."""
    card: CardNo
    tokens: int = 0
    """Tokens that were destroyed or annexed."""
    cities: int = 0
    """Cities that were reduced, destroyed or annexed."""

    @property
    def weight(self) -> int:
        """How hard it was, in unit points (G2)."""
        return self.tokens + CITY_POINTS * self.cities


@dataclass(frozen=True)
class TokenVoyage:
    """Tokens that a ship has carried in one movement."""

    turn: int
    seat: Seat
    steps: int
    tokens: int
    place: PlaceNo
    """Where they went ashore."""


@dataclass(frozen=True)
class Shopping:
    """Advances bought in one turn."""

    turn: int
    seat: Seat
    price: int
    advances: Advances


@dataclass(frozen=True)
class Feat:
    """Something that somebody has done in a turn, so often."""

    turn: int
    seat: Seat
    times: int = 1


@dataclass
class Deeds:
    """All of a game."""

    blows: list[CalamityBlow] = field(default_factory=list)
    voyages: list[TokenVoyage] = field(default_factory=list)
    purchases: list[Shopping] = field(default_factory=list)
    built: list[Feat] = field(default_factory=list)
    """Cities that were built."""
    conquered: list[Feat] = field(default_factory=list)
    """Cities that were attacked with success, by their attackers."""
    stolen: list[Feat] = field(default_factory=list)
    """Cards taken from others' hands without a deal, by those who got them."""
    revolts: list[Feat] = field(default_factory=list)
    """Cities lost because the tax could not be paid."""
    steps: list[tuple[int, Seat, int]] = field(default_factory=list)
    """Each marker as it moved: the turn, whose it is, and where it came to; 0 in the Short Game's
    set-up."""
    gone: list[Feat] = field(default_factory=list)
    """Those who have left (L)."""
    ranking: tuple[ev.Standing, ...] = ()
    last_turn: int = 1


def deeds_of(events: Iterable[Event]) -> Deeds:
    """The deeds of a game, told by all that has happened in it and stands."""
    chronicler = _Chronicler()
    for event in events:
        chronicler.add(event)
    return chronicler.deeds


class _Chronicler:
    """Follows a game event by event."""

    def __init__(self) -> None:
        self.deeds = Deeds()
        self._turn = 1
        self._moves: dict[Seat, list[Move]] = {}

    def add(self, event: Event) -> None:
        match event:
            case ev.PhaseBegan():
                self._turn = self.deeds.last_turn = event.turn
                self._moves.clear()
            case ev.GameOver():
                self.deeds.ranking = event.ranking
            case ev.Left():
                self.deeds.gone.append(Feat(self._turn, event.seat))
            case _:
                self._count(event)
                self._hurt(event)
                self._travel(event)

    def _count(self, event: Event) -> None:
        deeds, turn = self.deeds, self._turn
        match event:
            case ev.CityBuilt():
                deeds.built.append(Feat(turn, event.seat))
            case ev.CityAttacked(successful=True) if event.attacker >= 0:
                deeds.conquered.append(Feat(turn, event.attacker))
            case ev.CardStolen():
                deeds.stolen.append(Feat(turn, event.thief))
            case ev.CardHandedOver():
                deeds.stolen.append(Feat(turn, event.taker))
            case ev.TaxRevolt():
                deeds.revolts.append(Feat(turn, event.seat, event.cities))
            case ev.AdvancesBought() if event.advances:
                deeds.purchases.append(Shopping(turn, event.seat, event.price, event.advances))
            case ev.StartTokensPlaced():
                deeds.steps.append((0, event.seat, event.step))
            case ev.MarkerMoved():
                deeds.steps.append((turn, event.seat, event.step))

    # Calamities

    def _hurt(self, event: Event) -> None:
        match event:
            case ev.CalamityStruck():
                self.deeds.blows.append(CalamityBlow(self._turn, event.seat, event.card))
            case ev.CalamityFailed():
                shown = [(each.card, each.seat) for each in self.deeds.blows]
                del self.deeds.blows[-1 - shown[::-1].index((event.card, event.seat))]
            case ev.TokensDestroyed() if blow := self._blow(event.rule, event.owner):
                blow.tokens += sum(event.tokens.values())
            case ev.TokensAnnexed() if blow := self._blow(event.rule, event.owner):
                blow.tokens += event.tokens
            case ev.CityReduced() | ev.CityDestroyed() | ev.CityAnnexed() if blow := self._blow(
                event.rule, event.owner
            ):
                blow.cities += 1

    def _blow(self, rule: str, owner: int) -> CalamityBlow | None:
        """The calamity of this turn by whose rule somebody loses something.

        Of two that are resolved together each has its own primary victim; what others lose is
        told of the later one.
        """
        found = [
            each
            for each in self.deeds.blows
            if each.turn == self._turn and _rule(each.card) == rule
        ]
        return next((each for each in found if each.seat == owner), found[-1] if found else None)

    # Ships

    def _travel(self, event: Event) -> None:
        """Moves count when the movement ends: until then they can be taken back (M2)."""
        match event:
            case ev.Moved():
                self._moves.setdefault(event.seat, []).append(event.move)
            case ev.TookBack():
                kept = self._moves.get(event.seat, [])
                self._moves[event.seat] = [
                    move for place, move in enumerate(kept) if place not in event.moves
                ]
            case ev.MovementEnded():
                for voyage in _voyages(self._turn, event.seat, self._moves.pop(event.seat, [])):
                    self.deeds.voyages.append(voyage)


def _rule(card: CardNo) -> str:
    return facts().calamities[card - FIRST_CALAMITY].rule


def _voyages(turn: int, seat: Seat, moves: Iterable[Move]) -> Iterable[TokenVoyage]:
    """The voyages of tokens; who is still aboard when a movement ends goes ashore (M7)."""
    aboard: dict[int, int] = {}
    way: dict[int, list[PlaceNo]] = {}
    for move in moves:
        match move:
            case mo.Embark():
                if not aboard.get(move.ship):
                    way[move.ship] = []
                aboard[move.ship] = aboard.get(move.ship, 0) + move.tokens
            case mo.Sail() if aboard.get(move.ship):
                way[move.ship].append(move.to)
            case mo.Disembark() if sailed := way.get(move.ship):
                aboard[move.ship] -= move.tokens
                yield TokenVoyage(turn, seat, len(sailed), move.tokens, sailed[-1])
    for ship, tokens in aboard.items():
        if tokens and way[ship]:
            yield TokenVoyage(turn, seat, len(way[ship]), tokens, way[ship][-1])
