"""Sentences before they are spoken: a message, and the things it mentions.

A sentence is the key of a Fluent message with typed arguments. It crosses the border like any other
struct, so a page with the same Fluent files can speak it itself; ``Speaker`` speaks it here, as
text or as spans with links.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.state.ids import (
    AdvanceNo,
    Advances,
    CardNo,
    CivNo,
    EpochNo,
    GroupNo,
    Party,
    PlaceNo,
    ThemeNo,
)
from ecumene.rules.state.readonly import NOTHING, Frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class NamedPlace(Struct, frozen=True, tag="place"):
    """An area or an open sea."""

    place: PlaceNo
    """Which one."""


class NamedPlayer(Struct, frozen=True, tag="player"):
    """A player, by the name the reader knows, or the Barbarians."""

    party: Party
    """The seat, or the Barbarians."""


class NamedOwner(Struct, frozen=True, tag="owner"):
    """An owner of cities: a player, or nobody, in the case of pirate cities."""

    party: Party
    """The seat, or the Barbarians, whose cities are pirate cities."""


class NamedCivilization(Struct, frozen=True, tag="civilization"):
    """A civilization."""

    civ: CivNo
    """Which one."""


class NamedAdvance(Struct, frozen=True, tag="advance"):
    """An advance."""

    advance: AdvanceNo
    """Which one."""


class NamedCard(Struct, frozen=True, tag="card"):
    """A trade card."""

    card: CardNo
    """Which one."""
    valued: bool = False
    """Whether a commodity shows its face value: Ochre (1)."""


class NamedGroup(Struct, frozen=True, tag="group"):
    """A group of advances."""

    group: GroupNo
    """Which one."""


class NamedThemeSet(Struct, frozen=True, tag="theme-set"):
    """A theme set of the Short Game (Q1)."""

    theme: ThemeNo
    """Which one."""


class NamedEpoch(Struct, frozen=True, tag="epoch"):
    """An epoch of the A.S.T. (H1)."""

    epoch: EpochNo
    """Which one."""


class NamedRule(Struct, frozen=True, tag="rule"):
    """A rule as cited: a calamity or an advance by its name, others by their id."""

    rule: str
    """The id of the rule."""


Thing: TypeAlias = (
    NamedPlace
    | NamedPlayer
    | NamedOwner
    | NamedCivilization
    | NamedAdvance
    | NamedCard
    | NamedGroup
    | NamedThemeSet
    | NamedEpoch
    | NamedRule
)
"""Things with their own names."""


class Count(Struct, frozen=True, tag="count"):
    """A number of something: Athens 2; or 2× Wine, since equal cards are counted."""

    of: Thing
    """What is counted."""
    number: int
    """How many, or how much."""


Style: TypeAlias = Literal["comma", "semicolon"]


class Series(Struct, frozen=True, tag="series"):
    """Several things in a row; if empty, the word for none."""

    items: tuple[Argument, ...]
    """The things, in order."""
    style: Style = "comma"
    """The separator."""
    by_name: bool = False
    """Whether the order means nothing: the reader sees them sorted by name, in their own
    alphabet."""


class Sentence(Frozen, frozen=True, tag="sentence"):
    """A sentence: a Fluent message and its arguments."""

    key: str
    """The key of the message."""
    args: dict[str, Argument] = NOTHING
    """Its arguments by name; plain numbers and words also select its forms."""


Argument: TypeAlias = int | str | Thing | Count | Series | Sentence
"""An argument of a message."""


def say(key: str, /, **args: Argument) -> Sentence:
    """The sentence of a message."""
    return Sentence(key, args)


# Several things


def places(numbers: Iterable[PlaceNo], *, in_order: bool = False) -> Series:
    """Areas and seas; sorted by name unless their order matters."""
    return Series(tuple(map(NamedPlace, numbers)), by_name=not in_order)


def players(parties: Iterable[Party], *, in_order: bool = False) -> Series:
    """Players and Barbarians; sorted by name unless their order matters."""
    return Series(tuple(map(NamedPlayer, parties)), by_name=not in_order)


def advances(held: Advances) -> Series:
    """A set of advances."""
    return Series(tuple(map(NamedAdvance, members(held))), by_name=True)


def cards(numbers: Iterable[CardNo], *, valued: bool = False) -> Series:
    """Trade cards in order; equal ones are counted."""
    counts: dict[CardNo, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return Series(
        tuple(Count(NamedCard(number, valued), count) for number, count in counts.items()),
    )


def by_place(numbers: Mapping[PlaceNo, int]) -> Series:
    """Numbers by area: Athens 2, Corinth 1."""
    return Series(
        tuple(Count(NamedPlace(place), count) for place, count in numbers.items()), by_name=True
    )


def by_party(numbers: Mapping[Party, int]) -> Series:
    """Numbers by player, in order."""
    return Series(tuple(Count(NamedPlayer(party), count) for party, count in numbers.items()))


def by_group(numbers: Mapping[GroupNo, int]) -> Series:
    """Numbers by group of advances."""
    return Series(tuple(Count(NamedGroup(group), count) for group, count in numbers.items()))


def several(items: Iterable[Argument], style: Style = "comma") -> Series:
    """Anything, in order."""
    return Series(tuple(items), style)
