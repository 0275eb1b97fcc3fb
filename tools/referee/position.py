"""The pieces on the table, and the few ways in which they move (G1, G3, G7, G11)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

from tools.referee.cards import Hand, Stacks
from tools.referee.tables import (
    AREAS,
    BARBARIANS,
    CIVILIZATIONS,
    FACTS,
    GROUPS,
    LIMIT,
    REGIONS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Setup
    from tools.referee.findings import Report

Party: TypeAlias = int | str
"""A seat, or the Barbarians."""
Event: TypeAlias = dict[str, Any]

CITY_POINTS = 5
AGRICULTURE_HIGHEST = 2


def party_of(name: Any) -> Party:
    """A party as a log writes it; as a key of an object a seat is a text."""
    return BARBARIANS if name == BARBARIANS else int(name)


class Player:
    """What belongs to a seat (G1)."""

    def __init__(self, seat: int, report: Report, credits_each: int) -> None:
        self.seat = seat
        self.civ = ""
        self.block = ""
        self.stock = FACTS.pieces.tokens
        self.cities = FACTS.pieces.cities
        """Cities in stock."""
        self.treasury = 0
        self.tokens: Counter[str] = Counter()
        self.ships: list[str] = []
        self.hand = Hand(report)
        self.advances: set[str] = set()
        self.fresh: set[str] = set()
        """Advances of this turn, whose bonuses do not count yet (P4)."""
        self.credits = dict.fromkeys(GROUPS, credits_each)
        self.gained: Counter[str] = Counter()
        """Credits of this turn, which do not count yet (P4)."""
        self.census = 0
        self.step = 0
        self.late_iron = False
        self.left = False

    @property
    def rank(self) -> int:
        return CIVILIZATIONS[self.civ].rank

    @property
    def region(self) -> frozenset[str]:
        return REGIONS[self.civ]

    def on_board(self) -> int:
        """Their tokens on the board."""
        return sum(self.tokens.values())

    def holds(self, *advances: str) -> bool:
        """Whether they have one of these advances."""
        return not self.advances.isdisjoint(advances)


class Position:
    """The table: what everybody has, where the pieces are, and what is in play."""

    def __init__(self, options: dict[str, Any], setup: Setup, report: Report) -> None:
        self.options = options
        self.setup = setup
        self.report = report
        credits_each = 0 if options["short_game"] else setup.starting_credits
        self.players = [Player(seat, report, credits_each) for seat in range(setup.players)]
        self.cities: dict[str, Party] = {}
        self.barbarians: Counter[str] = Counter()
        self.built: set[str] = set()
        """Cities built this turn (K4)."""
        self.in_play = {FACTS.areas[area].id for area in setup.areas}
        self.stacks = Stacks(setup, report)
        self.turn = 0
        self.phase = 0
        self.last_turn: int | None = None
        """The last turn, as soon as somebody has reached the final spaces (H4)."""
        self.time_called = False
        """The agreed time of day has come (H6)."""
        self.late_iron_entered = False
        self.over = False

    # Players

    def present(self) -> list[Player]:
        """Those who have not left, by rank."""
        return sorted((p for p in self.players if not p.left), key=lambda p: p.rank)

    def by_position(self) -> list[Player]:
        """Furthest first, ties by rank."""
        return sorted(self.present(), key=lambda p: -p.step)

    def beneficiaries(self, among: Iterable[Player]) -> list[Player]:
        """Seats by their right to benefit (G10)."""
        return sorted(among, key=lambda p: (-p.cities, -p.stock, p.rank))

    def rank(self, party: Party) -> int:
        """The rank of a party; Barbarians have none and come first."""
        return self.players[party].rank if isinstance(party, int) else 0

    def holds(self, party: Party, *advances: str) -> bool:
        """Whether a party has one of these advances; the Barbarians have none (F2)."""
        return isinstance(party, int) and self.players[party].holds(*advances)

    # Pieces on the board

    def tokens(self, party: Party) -> Counter[str]:
        return self.players[party].tokens if isinstance(party, int) else self.barbarians

    def tokens_in(self, area: str) -> dict[Party, int]:
        """The tokens in an area, by party."""
        found: dict[Party, int] = {
            player.seat: count for player in self.players if (count := player.tokens.get(area, 0))
        }
        if area in self.barbarians:
            found[BARBARIANS] = self.barbarians[area]
        return found

    def cities_of(self, party: Party) -> list[str]:
        return [area for area, owner in self.cities.items() if owner == party]

    def occupied(self, party: Party) -> set[str]:
        """The areas that hold units of a party."""
        return {*self.tokens(party), *self.cities_of(party)}

    def points_in(self, party: Party, areas: Iterable[str]) -> int:
        """The unit points of a party in some areas (G2)."""
        tokens = self.tokens(party)
        return sum(
            tokens.get(area, 0) + CITY_POINTS * (self.cities.get(area) == party) for area in areas
        )

    def limit(self, party: Party, area: str, *, without_city: bool = False) -> int:
        """The number of tokens a party may keep in an area where it is alone (G7, G7a)."""
        owner = None if without_city else self.cities.get(area)
        if owner is not None:
            return int(owner == party and self.holds(party, "public-works"))
        raised = LIMIT[area] <= AGRICULTURE_HIGHEST and self.holds(party, "agriculture")
        return LIMIT[area] + (raised and set(self.tokens_in(area)) <= {party})

    def situation(self, area: str, present: dict[Party, int] | None = None) -> bool:
        """Whether a conflict situation exists in an area (M12)."""
        if present is None:
            present = self.tokens_in(area)
        owner = self.cities.get(area)
        if owner is not None and any(party != owner for party in present):
            return True
        return owner is None and len(present) > 1 and sum(present.values()) > LIMIT[area]

    def held_areas(self) -> set[str]:
        """The areas in which there are tokens."""
        held: set[str] = set(self.barbarians)
        for player in self.players:
            held.update(player.tokens)
        return held

    def situations(self) -> list[str]:
        """All areas with a conflict situation, in the order of the table of areas."""
        held = self.held_areas()
        return [area for area in AREAS if area in held and self.situation(area)]

    # Moving pieces

    def place(self, party: Party, area: str, count: int, *, anywhere: bool = False) -> None:
        """Put tokens from stock on the board (G3), where it is in play (M9) or, in L4, was."""
        if not count:
            return
        if count < 0 or area not in AREAS:
            self.report.give_up("G1", f"{count} tokens to {area}")
        if not anywhere and area not in self.in_play:
            self.report.find("M9", f"{area} is out of play")
        self.tokens(party)[area] += count
        if isinstance(party, int):
            self._from_stock(self.players[party], count)

    def remove(self, party: Party, area: str, count: int) -> None:
        """Take tokens from the board to stock (G3)."""
        if not count:
            return
        tokens = self.tokens(party)
        there = tokens.get(area, 0)
        if not 0 < count <= there:
            self.report.give_up("G1", f"{count} of {there} tokens of {party} leave {area}")
        tokens[area] -= count
        if not tokens[area]:
            del tokens[area]
        if isinstance(party, int):
            self.players[party].stock += count

    def to_treasury(self, seat: int, count: int) -> None:
        """Move tokens from stock to treasury."""
        player = self.players[seat]
        if count < 0:
            self.report.give_up("G1", f"{count} tokens to the treasury")
        self._from_stock(player, count)
        player.treasury += count

    def from_treasury(self, seat: int, count: int) -> None:
        """Pay, or lose, treasury (G3)."""
        player = self.players[seat]
        if not 0 <= count <= player.treasury:
            self.report.give_up("G1", f"pays {count} of {player.treasury} treasury")
        player.treasury -= count
        player.stock += count

    def _from_stock(self, player: Player, count: int) -> None:
        if count > player.stock:
            self.report.give_up("G1", f"needs {count} tokens of a stock of {player.stock}")
        player.stock -= count

    def raise_city(self, party: Party, area: str) -> None:
        """Put a city on the board."""
        if area in self.cities:
            self.report.give_up("K1", f"{area} has a city already")
        if area not in self.in_play:
            self.report.find("M9", f"{area} is out of play")
        self.cities[area] = party
        if isinstance(party, int):
            if not self.players[party].cities:
                self.report.give_up("G1", "has no city in stock")
            self.players[party].cities -= 1

    def raze_city(self, area: str, owner: Party) -> None:
        """Take a city off the board (G3)."""
        if area not in self.cities or self.cities[area] != owner:
            self.report.give_up("G1", f"no city of {owner} in {area}")
        del self.cities[area]
        self.built.discard(area)
        if isinstance(owner, int):
            self.players[owner].cities += 1

    def lose_token_beside(self, event: Event, owner: Party, *, expected: bool = True) -> bool:
        """Remove the token beside a city that is gone, if there was one (G11b, T3a)."""
        area = event["area"]
        there = self.tokens(owner).get(area, 0)
        lost = bool(there) and expected
        self.report.equal("G11b", "token lost beside the city", event["token_lost"], lost)
        if event["token_lost"]:
            self.remove(owner, area, there)
        return bool(event["token_lost"])

    def _declines(self, owner: Party, area: str, room: int) -> bool:
        """Whether an owner may leave out the token that Agriculture allows (G11c)."""
        raised = self.limit(owner, area) > LIMIT[area]
        return raised and isinstance(owner, int) and 0 < room <= self.players[owner].stock

    def reduce(self, event: Event) -> int:
        """Replace a city by tokens (G11); returns how many."""
        area, owner, tokens = event["area"], party_of(event["owner"]), event["tokens"]
        self.raze_city(area, owner)
        room = max(0, self.limit(owner, area) - self.tokens(owner).get(area, 0))
        expected = min(room, self.players[owner].stock) if isinstance(owner, int) else room
        if not (self._declines(owner, area, room) and tokens == room - 1):
            self.report.equal("G11", "tokens that replace the city", tokens, expected)
        self.place(owner, area, tokens, anywhere=event["rule"] == "L4")
        return int(tokens)
