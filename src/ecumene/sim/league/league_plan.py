"""What a league plays: who takes which seat at which table.

A field is a whole table of players, such as nine settlers. In every round each field plays a game
on its own, and one for every entrant, who takes one seat in it: the same game, the same seat. So
the luck of that seat is the same for all, and what an entrant has more than whoever sat there
before is its own doing. Seats rotate from round to round, and with them civilizations.

A plan and a game's number determine everything about that game, as in a simulation.
"""

from __future__ import annotations

from functools import cached_property
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.play import Options
from ecumene.rules.state.chance import draw, shuffled
from ecumene.sim.league.measures import Measure
from ecumene.sim.plan import LAST_TURN, SEEDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

USUAL_TABLES: Final = "west-9"
"""The name of the table of a plan that describes none."""


class LeagueTable(Struct, frozen=True):
    """A kind of game."""

    seats: int = 9
    map: MapName = MapName.WEST
    track: TrackName = TrackName.BASIC
    short: bool = False
    last_turn: int = LAST_TURN
    only_trade: int | None = None
    """The turn whose trade alone is played by those who sit there: settlers play up to it, and the
    rest of that turn, with which the game ends. None: everything."""


class Match(Struct, frozen=True):
    """Entrants in a field, at some of the tables or at all."""

    field: str
    """The name of a field, or of a player who has all seats."""
    entrants: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()


class Gate(Struct, frozen=True):
    """What must be true of entrants in a field, or of the field itself."""

    field: str
    table: str | None = None
    """By default the first."""
    entrants: tuple[str, ...] = ()
    """Each of them; none: the field as a whole is judged."""
    at_least: dict[Measure, float] = {}
    at_most: dict[Measure, float] = {}
    in_order: bool = False
    """Whether each entrant must be stronger than the one before, beyond both intervals."""


class LeagueFile(Struct, frozen=True):
    """A league, as a person writes it down: ``docs/league.md`` explains the fields."""

    rounds: int
    seed: int = 1
    entrants: tuple[str, ...] = ()
    """Players of a round robin: each plays in every field."""
    fields: dict[str, tuple[str, ...]] = {}
    """Mixtures by name: who sits there, again and again until all seats are taken."""
    tables: dict[str, LeagueTable] = {}
    matches: tuple[Match, ...] = ()
    """What is played besides a round robin."""
    players: dict[str, str] = {}
    """Players that no package registers, by name: where Python finds them."""
    gates: tuple[Gate, ...] = ()


class Pairing(Struct, frozen=True):
    """An entrant in a field at a table; without one, the field on its own."""

    table: str
    field: str
    entrant: str | None = None


class League(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A league that is played: its games are numbered from 1, round by round."""

    file: LeagueFile
    version: str
    """The version of Ecumene: another one may play the same game differently."""

    @property
    def tables(self) -> dict[str, LeagueTable]:
        """The tables by name."""
        return self.file.tables or {USUAL_TABLES: LeagueTable()}

    @property
    def matches(self) -> tuple[Match, ...]:
        """The round robin, and what is played besides."""
        entrants = self.file.entrants
        fields = dict.fromkeys((*entrants, *self.file.fields)) if entrants else ()
        return (*(Match(field, entrants) for field in fields), *self.file.matches)

    def sitting(self, field: str) -> tuple[str, ...]:
        """The players of a field."""
        return self.file.fields.get(field, (field,))

    @cached_property
    def pairings(self) -> list[Pairing]:
        """What is played in every round, in order; fields on their own come first."""
        return list(dict.fromkeys(self._pairings()))

    def _pairings(self) -> Iterator[Pairing]:
        for table in self.tables:
            matches = [each for each in self.matches if table in (each.tables or (table,))]
            yield from (Pairing(table, match.field) for match in matches)
            for match in matches:
                yield from (self.pairing(table, match.field, each) for each in match.entrants)

    def pairing(self, table: str, field: str, entrant: str) -> Pairing:
        """An entrant in a field; one that has all its seats anyway is the field on its own."""
        is_field = set(self.sitting(field)) == {entrant}
        return Pairing(table, field, None if is_field else entrant)

    @property
    def names(self) -> Iterable[str]:
        """All players who take part."""
        sitting = (name for match in self.matches for name in self.sitting(match.field))
        return dict.fromkeys((*(n for match in self.matches for n in match.entrants), *sitting))

    # The games

    @property
    def games(self) -> int:
        """The number of games."""
        return self.file.rounds * len(self.pairings)

    def pairing_of(self, number: int) -> tuple[int, Pairing]:
        """The round of a game, from 0, and what it is."""
        pairings = self.pairings
        round_, place = divmod(number - 1, len(pairings))
        return round_, pairings[place]

    def seed_of(self, number: int) -> int:
        """The seed of a game: that of its round."""
        return draw(self.file.seed, "round", SEEDS, self.pairing_of(number)[0])

    def seat_of(self, number: int) -> int:
        """The seat that an entrant takes."""
        round_, pairing = self.pairing_of(number)
        return round_ % self.tables[pairing.table].seats

    def options_of(self, number: int) -> Options:
        """The options of a game; every seat has its civilization, so that all take turns."""
        table = self.tables[self.pairing_of(number)[1].table]
        setup = facts().setup(table.seats, table.map)
        return Options(
            table.seats,
            table.map,
            self.seed_of(number),
            table.track,
            civilizations=None if setup is None else tuple(setup.civilizations),
            short_game=table.short,
            last_turn=table.only_trade or table.last_turn,
        )

    def trade_of(self, number: int) -> int | None:
        """The turn whose trade alone is played by those who sit there; None: everything."""
        return self.tables[self.pairing_of(number)[1].table].only_trade

    def seating(self, number: int) -> list[str]:
        """The player in each seat of a game."""
        pairing = self.pairing_of(number)[1]
        seats = self.tables[pairing.table].seats
        names = list(islice(cycle(self.sitting(pairing.field)), seats))
        found = shuffled(self.seed_of(number), "seating", names)
        if pairing.entrant is not None:
            found[self.seat_of(number)] = pairing.entrant
        return found
