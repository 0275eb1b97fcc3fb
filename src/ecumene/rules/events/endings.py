"""What happens in phase 13, at the end of a game, when players leave, and in the Short Game."""

from __future__ import annotations

from msgspec import Struct

from ecumene.rules.ids import AreaNo, GroupNo, PlaceNo, Seat, ThemeNo


class MarkerMoved(Struct, frozen=True, tag="marker"):
    """H1, H2: a succession marker goes on, or back."""

    seat: Seat
    step: int
    """Where it stands now."""
    before: int


class Undone(Struct, frozen=True, tag="undone"):
    """O2: the last answers are taken back, as if they had never been given."""

    seat: Seat
    """Who takes back his answers."""
    answers: int
    """How many answers, with those that computer players gave after his."""


class LateIronAge(Struct, frozen=True, tag="late-iron"):
    """V1a: the bonus for entering the Late Iron Age first."""

    seat: Seat


class LastTurn(Struct, frozen=True, tag="last-turn"):
    """H4, H6: it is known which turn will be the last."""

    turn: int
    rule: str


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """H5: the discards are under their stacks again; nobody knows in which order."""


class Standing(Struct, frozen=True):
    """The victory points of a player (V1, V1a), and their sum."""

    seat: Seat
    total: int
    steps: int
    cities: int
    advances: int
    late_iron: int


class GameOver(Struct, frozen=True, tag="game-over"):
    """H4, H6, L7: who has won, and all others in their order (V2)."""

    rule: str
    ranking: tuple[Standing, ...]


class Leaving(Struct, frozen=True, tag="leaving"):
    """L1: somebody will leave after the current phase."""

    seat: Seat


class Left(Struct, frozen=True, tag="left"):
    """L2, L3: his region is out of play, and what he had elsewhere belongs to the Barbarians."""

    seat: Seat
    barbarians: dict[AreaNo, int]
    """His tokens that become Barbarian tokens."""
    pirates: tuple[AreaNo, ...]
    """His cities that become pirate cities."""


class Displaced(Struct, frozen=True, tag="displaced"):
    """L4: what a player had in areas that are out of play now."""

    seat: Seat
    tokens: dict[AreaNo, int]
    """Where tokens left from."""
    to: dict[AreaNo, int]
    """Where they went; the others are in stock."""
    ships_removed: tuple[PlaceNo, ...] = ()


class StartCities(Struct, frozen=True, tag="start-cities"):
    """Q1: the cities a player of the Short Game starts with."""

    seat: Seat
    areas: tuple[AreaNo, ...]


class ThemeRevealed(Struct, frozen=True, tag="theme"):
    """Q1: the theme set of a player, whose advances and credits he has from now on."""

    seat: Seat
    theme: ThemeNo


class CreditsChosen(Struct, frozen=True, tag="credits"):
    """Q3: credits of free choice, by group."""

    seat: Seat
    credits: dict[GroupNo, int]


class StartTokens(Struct, frozen=True, tag="start-tokens"):
    """Q1: the tokens a player of the Short Game starts with, his treasury, and his marker."""

    seat: Seat
    tokens: dict[AreaNo, int]
    treasury: int
    step: int
    """Where his succession marker starts."""
