"""The form of a rule case, as a person fills it in.

Field names and defaults are the format itself: ``docs/cases.md`` explains them to people who do not
program.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from ecumene.data import MapName, TrackName
from ecumene.rules.phases.phase_names import PhaseName
from ecumene.rules.state.ids import Advances, AreaNo, CardNo, PlaceNo


class CaseHolding(Struct, frozen=True):
    """What a civilization, or the Barbarians, have at the start; nothing that is not named.

    Tokens that are not named are in stock; or in treasury, if ``token_stock`` is given (G1).
    """

    tokens: dict[AreaNo, int] = {}
    elsewhere: int = 0
    """Tokens placed singly in areas that do not matter to the case."""
    cities: tuple[AreaNo, ...] = ()
    cities_elsewhere: int = 0
    """Cities in areas that do not matter to the case."""
    ships: tuple[PlaceNo, ...] = ()
    token_stock: int | None = None
    treasury: int | None = None
    advances: Advances = 0
    hand: tuple[CardNo, ...] = ()
    census: int | None = None
    """By default the number of tokens on the board."""
    new_cities: tuple[AreaNo, ...] = ()
    """The cities that were built this turn (K4)."""
    traders: dict[CardNo, tuple[str, ...]] = {}
    """The civilizations that traded them each copy of a calamity in hand (X7)."""
    step: int = 0
    """The succession marker's step."""
    credits: tuple[int, ...] | None = None
    """Per group; by default those of the set-up and of the advances, without free ones."""
    late_iron: bool = False
    """Whether they have the bonus of V1a."""


class Expected(Struct, frozen=True):
    """What a civilization, or the Barbarians, must have in the end; only what is named counts."""

    tokens: dict[AreaNo, int] | None = None
    """All tokens on the board, except those placed ``elsewhere``."""
    token_count: int | None = None
    cities: tuple[AreaNo, ...] | None = None
    """All cities on the board, except those placed ``cities_elsewhere``."""
    city_count: int | None = None
    ships: tuple[PlaceNo, ...] | None = None
    token_stock: int | None = None
    treasury: int | None = None
    advances: Advances | None = None
    hand: tuple[CardNo, ...] | None = None
    traders: dict[CardNo, tuple[str, ...]] | None = None
    """Who traded them the calamities in hand, as far as traded (X7)."""
    census: int | None = None
    credits: tuple[int, ...] | None = None
    credits_gained: tuple[int, ...] | None = None
    """Credits that count from the next turn (P4)."""
    step: int | None = None
    points: int | None = None
    """Victory points (V1)."""


class Head(Struct, frozen=True):
    """A case without its tables: what it is about, and the game it is played in."""

    id: str
    rules: tuple[str, ...]
    explain: str
    phase: PhaseName
    explain_pl: str | None = None
    until: PhaseName | None = None
    """The last phase to play; by default ``phase``."""
    players: int | None = None
    map: MapName | None = None
    """By default the smallest set-up with all civilizations and areas of the case."""
    track: TrackName = TrackName.BASIC
    turn: int = 1
    seed: int = 0
    stacks: dict[int, tuple[CardNo, ...]] = {}
    """Trade stacks of the first block from the top, by number; by default those of the set-up."""
    other_stacks: dict[int, tuple[CardNo, ...]] = {}
    """The same for the second block (D5)."""
    discards: dict[int, tuple[CardNo, ...]] = {}
    """Discard piles of the first block in the end."""
    other_discards: dict[int, tuple[CardNo, ...]] = {}
    strict_movement: bool = False
    """Whether players move one after another, in order (M1)."""
    short_game: bool = False
    """The Short Game (Q)."""
    last_turn: int | None = None
    """The agreed end (H6)."""
    timed: bool = False
    """A time of day was agreed as the end (H6)."""
    leaving: tuple[str, ...] = ()
    """The civilizations whose players have announced that they leave (L1)."""


@dataclass(frozen=True)
class CaseAnswer:
    """An answer, and what the case says about it."""

    who: str | int
    """A civilization; a seat before it has picked (S2); or the host."""
    action: dict[str, Any]
    """As written, with civilizations for seats."""
    refused: str | None = None
    """The rule by which the answer must be refused, changing nothing."""
    message: str | None = None
    """The refusal's message key."""
    asked: dict[str, Any] | None = None
    """The question it answers."""


@dataclass(frozen=True)
class Case:
    """A rule case, read and understood."""

    head: Head
    start: dict[str, CaseHolding] = field(default_factory=dict)
    answers: tuple[CaseAnswer, ...] = ()
    end: dict[str, Expected] = field(default_factory=dict)
    events: tuple[dict[str, Any], ...] = ()
    """Events that must have happened, in this order, possibly with others in between."""
    no_events: tuple[str, ...] = ()
    """Kinds of events that must not have happened."""
    asked: dict[str, dict[str, Any]] | None = None
    """Who must be asked what in the end; None if it does not matter."""
    named: frozenset[int] = frozenset()
    """All places the case names."""
