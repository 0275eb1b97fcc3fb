"""The results of a game: one row for each seat, and one for each seat and turn.

``docs/simulate.md`` explains every field.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class SeatResult(Struct, frozen=True, array_like=True):
    """The result of a seat."""

    game: int
    seed: int
    seat: int
    civilization: str
    player: str
    place: int
    points: int
    points_advances: int
    points_cities: int
    points_steps: int
    points_late_iron: int
    turns: int
    ended_by: str
    steps: int
    cities: int
    tokens: int
    treasury: int
    cards: int
    advances: int
    advances_1: int
    advances_3: int
    advances_6: int
    advances_cost: int
    paid: int
    first_purchase: int | None
    deals: int
    called_off: int
    claims_true: int
    claims_untrue: int
    calamities_passed: int
    worth_from: list[int]
    """By partner's seat."""
    voyages: int
    city_attacks: int
    attacks_on: list[int]
    """By the seat attacked."""
    calamities: int
    secondary: int
    lost_tokens: int
    lost_cities: int
    lost_treasury: int
    lost_cards: int
    lost_steps: int
    struck: list[int]
    """By calamity, as are the next two."""
    tokens_to: list[int]
    cities_to: list[int]
    bought: list[str]
    """The ids of the advances bought, in order; those bought together in the order of the facts."""
    bought_in: list[int]
    """The turn of each."""
    faults: int = 0
    """Bad and missing answers of a program."""
    replaced: int | None = None
    """The turn in which a computer player took over from a program."""
    answers: int = 0
    """Answers of a program or a model that counted."""
    calls: int = 0
    """A model's calls of tools."""
    milliseconds: int = 0
    """How long the game waited for a model."""


class TurnResult(Struct, frozen=True, array_like=True):
    """What a seat has at the end of a turn, and did in it."""

    game: int
    turn: int
    seat: int
    civilization: str
    player: str
    points: int
    step: int
    tokens: int
    stock: int
    treasury: int
    cities: int
    cards: int
    advances: int
    advance_points: int
    paid: int
    hand_worth: int
    deals: int
    called_off: int
    claims_true: int
    claims_untrue: int
    calamities_passed: int
    voyages: int
    city_attacks: int
    calamities: int
    secondary: int
    lost_tokens: int
    lost_cities: int
    worth_gained: int = 0
    """Worth of sets gained in trade."""


class Results(Struct, frozen=True, array_like=True):
    """All rows of a game."""

    seats: Annotated[list[SeatResult], Meta(min_length=1)]
    turns: list[TurnResult]
