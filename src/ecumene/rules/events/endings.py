"""What happens in phase 13, at the end of a game, when players leave, and in the Short Game."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed
from ecumene.rules.ids import AreaNo, GroupNo, PlaceNo, Seat, ThemeNo
from ecumene.rules.readonly import Frozen


class MarkerMoved(Struct, frozen=True, tag="marker-moved"):
    """H1, H2: a succession marker goes on, or back."""

    seat: Public[Seat]
    step: Public[int]
    """Where it stands now."""
    before: Public[int]


class Undone(Struct, frozen=True, tag="undone"):
    """O2: the last answers are taken back, as if they had never been given."""

    seat: Public[Seat]
    """Who takes back his answers."""
    answers: Public[int]
    """How many answers, with those that computer players gave after his."""


class LateIronAge(Struct, frozen=True, tag="late-iron-age"):
    """V1a: the bonus for entering the Late Iron Age first."""

    seat: Public[Seat]


class LastTurn(Struct, frozen=True, tag="last-turn"):
    """H4, H6: it is known which turn will be the last."""

    turn: Public[int]
    rule: Public[str]


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """H5: the discards are under their stacks again; nobody knows in which order."""

    reveals: ClassVar[bool] = True


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

    rule: Public[str]
    ranking: Public[tuple[Standing, ...]]


class Leaving(Struct, frozen=True, tag="leaving"):
    """L1: somebody will leave, and plays on until then."""

    seat: Public[Seat]
    phase: Public[int]
    """After which phase: the current one, or the coming 5 or 11; 0 is the set-up."""


class Left(Frozen, frozen=True, tag="left"):
    """L2, L3: the player's region is out of play; pieces elsewhere go to the Barbarians."""

    seat: Public[Seat]
    barbarians: Public[dict[AreaNo, int]]
    """His tokens that become Barbarian tokens."""
    pirates: Public[tuple[AreaNo, ...]]
    """His cities that become pirate cities."""


class Displaced(Frozen, frozen=True, tag="displaced"):
    """L4: what a player had in areas that are out of play now."""

    seat: Public[Seat]
    taken: Public[dict[AreaNo, int]]
    """Where tokens left from."""
    placed: Public[dict[AreaNo, int]]
    """Where they went; the others are in stock."""
    ships_removed: Public[tuple[PlaceNo, ...]] = ()


class StartCitiesPlaced(Struct, frozen=True, tag="start-cities-placed"):
    """Q1: the cities a player of the Short Game starts with."""

    seat: Public[Seat]
    areas: Public[tuple[AreaNo, ...]]


class ThemeRevealed(Struct, frozen=True, tag="theme-revealed"):
    """Q1: the theme set of a player, who has its advances and credits from now on."""

    seat: Public[Seat]
    theme: Revealed[ThemeNo]


class CreditsChosen(Frozen, frozen=True, tag="credits-chosen"):
    """Q3: credits of free choice, by group."""

    seat: Public[Seat]
    credits: Public[dict[GroupNo, int]]


class StartTokensPlaced(Frozen, frozen=True, tag="start-tokens-placed"):
    """Q1: the tokens, treasury and marker a player of the Short Game starts with."""

    seat: Public[Seat]
    tokens: Public[dict[AreaNo, int]]
    treasury: Public[int]
    step: Public[int]
    """Where his succession marker starts."""
