"""What happens in phase 13, at the end of a game, when players leave, and in the Short Game."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from ecumene.rules.audience import Public, Revealed
from ecumene.rules.state.ids import AreaNo, GroupNo, PlaceNo, Seat, ThemeNo
from ecumene.rules.state.readonly import Frozen


class MarkerMoved(Struct, frozen=True, tag="marker-moved"):
    """H1, H2: a succession marker goes on, or back."""

    seat: Public[Seat]
    """Whose marker it is."""
    step: Public[int]
    """Where it stands now."""
    before: Public[int]
    """Where it stood before."""


class Undone(Struct, frozen=True, tag="undone"):
    """O2: the last answers are taken back, as if they had never been given."""

    seat: Public[Seat]
    """The player whose answers are taken back."""
    answers: Public[int]
    """The number of answers, including computer players' answers after theirs."""


class LateIronAge(Struct, frozen=True, tag="late-iron-age"):
    """V1a: the bonus for entering the Late Iron Age first."""

    seat: Public[Seat]
    """Who gets the bonus."""


class LastTurn(Struct, frozen=True, tag="last-turn"):
    """H4, H6: the last turn is known."""

    turn: Public[int]
    """The number of the last turn."""
    rule: Public[str]
    """Why it is the last one."""


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """H5: the discards are under their stacks again, in an order that nobody knows."""

    reveals: ClassVar[bool] = True


class Standing(Struct, frozen=True):
    """The victory points of a player (V1, V1a), and their sum."""

    seat: Seat
    """Whose points they are."""
    total: int
    """All points together."""
    steps: int
    """Points for the steps of the succession marker."""
    cities: int
    """Points for cities."""
    advances: int
    """Points for advances."""
    late_iron: int
    """Points for entering the Late Iron Age first."""


class GameOver(Struct, frozen=True, tag="game-over"):
    """H4, H6, L7: the winner, and all others in order (V2)."""

    rule: Public[str]
    """Why the game is over."""
    ranking: Public[tuple[Standing, ...]]
    """Everybody who has not left, the winner first."""


class Leaving(Struct, frozen=True, tag="leaving"):
    """L1: a player will leave, and plays on until then."""

    seat: Public[Seat]
    """Who will leave."""
    phase: Public[int]
    """After which phase: the current one, or the coming 5 or 11; 0 is the set-up."""


class Left(Frozen, frozen=True, tag="left"):
    """L2, L3: the player's region is out of play; pieces elsewhere go to the Barbarians."""

    seat: Public[Seat]
    """Who has left."""
    barbarians: Public[dict[AreaNo, int]]
    """Their tokens that become Barbarian tokens."""
    pirates: Public[tuple[AreaNo, ...]]
    """Their cities that become pirate cities."""


class Displaced(Frozen, frozen=True, tag="displaced"):
    """L4: what a player had in areas that are out of play now."""

    seat: Public[Seat]
    """Whose pieces they are."""
    taken: Public[dict[AreaNo, int]]
    """Where tokens left from."""
    placed: Public[dict[AreaNo, int]]
    """Where they went; the others are in stock."""
    ships_removed: Public[tuple[PlaceNo, ...]] = ()
    """The places that the removed ships leave."""


class StartCitiesPlaced(Struct, frozen=True, tag="start-cities-placed"):
    """Q1: the cities a player of the Short Game starts with."""

    seat: Public[Seat]
    """Whose cities they are."""
    areas: Public[tuple[AreaNo, ...]]
    """Where they stand."""


class ThemeRevealed(Struct, frozen=True, tag="theme-revealed"):
    """Q1: the theme set of a player, who has its advances and credits from now on."""

    seat: Public[Seat]
    """Who was dealt the theme set."""
    theme: Revealed[ThemeNo]
    """Which theme set it is."""


class CreditsChosen(Frozen, frozen=True, tag="credits-chosen"):
    """Q3: credits of free choice, by group."""

    seat: Public[Seat]
    """Who takes the credits."""
    credits: Public[dict[GroupNo, int]]
    """Credit points for each group; groups that get none are left out."""


class StartTokensPlaced(Frozen, frozen=True, tag="start-tokens-placed"):
    """Q1: the tokens, treasury and marker a player of the Short Game starts with."""

    seat: Public[Seat]
    """Whose tokens they are."""
    tokens: Public[dict[AreaNo, int]]
    """How many tokens go from stock to each area."""
    treasury: Public[int]
    """How many tokens go from stock to treasury."""
    step: Public[int]
    """Where their succession marker starts."""


EndingEvent: TypeAlias = (
    MarkerMoved
    | Undone
    | LateIronAge
    | LastTurn
    | Reshuffled
    | GameOver
    | Leaving
    | Left
    | Displaced
    | StartCitiesPlaced
    | ThemeRevealed
    | CreditsChosen
    | StartTokensPlaced
)
