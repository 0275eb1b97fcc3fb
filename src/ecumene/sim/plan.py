"""What is simulated: who sits at the table, which game is played, and how often.

A plan and a game's number determine everything about that game. So it is the same whoever plays it,
in whatever order.
"""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from ecumene.bots import seated
from ecumene.data import MapName, TrackName
from ecumene.rules.play import Options
from ecumene.rules.state.chance import draw, shuffled

SEEDS: Final = 1 << 48
"""Seeds are below this, so that every program can read them exactly."""
LAST_TURN: Final = 40
"""The default last turn: games of random players never end by themselves."""


class GamesPlan(Protocol):
    """Games that are numbered from 1, each of them known by its number; plans are structs."""

    @property
    def games(self) -> int:
        """The number of games."""

    def seed_of(self, number: int) -> int:
        """The seed of a game."""

    def options_of(self, number: int) -> Options:
        """The options of a game."""

    def seating(self, number: int) -> list[str]:
        """The player in each seat of a game."""

    def trade_of(self, number: int) -> int | None:
        """The turn whose trade alone they play, while settlers play the rest; None: everything."""


class Seats(Struct, frozen=True):
    """A computer player and how many seats it has."""

    player: str
    count: int


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind; they are numbered from 1."""

    seats: tuple[Seats, ...]
    map: MapName
    track: TrackName
    short_game: bool
    games: int
    seed: int
    last_turn: int
    """The turn after which a game ends at the latest (H6)."""
    version: str
    """The version of Ecumene: another one may play the same game differently."""

    @property
    def players(self) -> int:
        """The number of players."""
        return sum(seats.count for seats in self.seats)

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        return draw(self.seed, "game", SEEDS, number)

    def options_of(self, number: int) -> Options:
        """The options of a game; the civilizations are picked (S2)."""
        return Options(
            self.players,
            self.map,
            self.seed_of(number),
            self.track,
            short_game=self.short_game,
            last_turn=self.last_turn,
        )

    def seating(self, number: int) -> list[str]:
        """The player in each seat of a game, at random; characters where they mix."""
        names = [seats.player for seats in self.seats for _ in range(seats.count)]
        mixed = seated(names, f"{self.seed} {number}")
        return shuffled(self.seed_of(number), "seating", mixed)

    def trade_of(self, number: int) -> int | None:
        """They play everything."""
