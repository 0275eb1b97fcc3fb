"""A calamity and its victim, and its numbers for those it hits (C3, C4, C7, C12).

There are two kinds, which ``__init__.py`` lists by the calamity's id. A resolver is a course
``(play, affliction) -> Course[None]``: it checks the condition itself (C3a), asks, and does the
damage. It has one function named after each calamity, such as ``treachery.treachery``. A ``Strike``
separates what is chosen from what is suffered, so that two copies can be resolved together (C8).
Revealing the card and discarding it afterwards is done for both (C2, C10).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.data import CalamityKind, Role, facts
from ecumene.rules.play import Course, Play
from ecumene.rules.state.ids import AreaNo, CardNo, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.data import Calamity
    from ecumene.rules.decisions import Bar
    from ecumene.rules.state.ids import AdvanceNo, Advances

SECONDARY: Final = "secondary-"
"""The start of the keys of numbers for secondary victims."""


@dataclass(eq=False)
class Affliction:
    """One calamity card in the hand of its primary victim, when it is resolved."""

    calamity: Calamity
    card: CardNo
    victim: Seat
    """The primary victim (C3)."""
    beneficiary: Seat | None
    """None if the calamity has none, or nobody can be it (C4)."""
    block: int
    """The block of the victim."""
    spared: set[Seat]
    """Who may not be named as secondary victim (C7): primary victims, beneficiaries and, added when
    named, secondary victims of the same calamity. Shared by the two copies."""
    alone: bool
    """Whether it is the only copy that strikes this turn."""
    named: list[Seat] = field(default_factory=list)
    """The secondary victims, once they are named (C5)."""
    doomed: set[AreaNo] | None = None
    """If two copies are resolved together, the cities chosen so far for either (C8c)."""

    @property
    def rule(self) -> str:
        """The id of the calamity's rule."""
        return self.calamity.rule

    @property
    def chooser(self) -> Seat:
        """Who has the beneficiary's choice; the victim if there is no beneficiary (G8a)."""
        return self.victim if self.beneficiary is None else self.beneficiary

    @property
    def share(self) -> int:
        """What each secondary victim loses, before their advances change it."""
        numbers = self.calamity.numbers
        return next(numbers[key] for key in numbers if key.startswith(SECONDARY))

    def role(self, seat: Seat) -> Role:
        """The role in which it hits a seat."""
        return Role.PRIMARY if seat == self.victim else Role.SECONDARY

    def bar(self, play: Play, seat: Seat) -> Bar | None:
        """Why a seat may not be named, whatever it has to lose (C5b, C6, C7); None if it may."""
        if seat == self.victim:
            return "primary"
        if self.alone and seat == self.beneficiary:
            return "beneficiary"
        if seat in self.spared:
            return "spared"
        non_tradeable = self.calamity.kind is CalamityKind.NON_TRADEABLE
        return "block" if non_tradeable and play.block_of(seat) != self.block else None


Losses: TypeAlias = list[tuple[Seat, Course[None]]]
"""The victims' losses, in the order in which they would act one by one (C5a)."""


@dataclass(frozen=True)
class Strike:
    """A calamity in which everything is chosen before anybody suffers (C5)."""

    happens: Callable[[Play, Affliction], bool]
    """Whether it strikes in this way (C3a)."""
    choose: Callable[[Play, Affliction], Course[Losses]]
    """Choose whom, or what of whom, it hits; returns the losses."""
    bar: Callable[[Play, Seat], Bar | None] = lambda _play, _seat: None
    """Why it cannot hit another player, apart from the copies' relation (C5b)."""
    in_order: bool = False
    """Whether the losses come in this order; otherwise all suffer at the same time (C5a)."""


@dataclass(frozen=True)
class Figure:
    """A calamity's number for a victim: the card's, changed by their advances (C12)."""

    base: int
    """The number of the card, or of the board (C-CIVIL-WAR)."""
    changes: tuple[tuple[AdvanceNo, int], ...] = ()
    """The advances that change it, and by how much."""

    @property
    def value(self) -> int:
        """The result, never below 0."""
        return max(0, self.base + sum(by for _, by in self.changes))


def number(
    play: Play,
    affliction: Affliction,
    key: str,
    seat: Seat,
    role: Role = Role.PRIMARY,
    base: int | None = None,
) -> int:
    """A number of the calamity, changed by a victim's advances, never below 0 (C12)."""
    advances = play.state.players[seat].advances
    return figure(affliction.calamity, key, advances, role, base).value


def figure(
    calamity: Calamity,
    key: str,
    advances: Advances,
    role: Role = Role.PRIMARY,
    base: int | None = None,
) -> Figure:
    """A calamity's number for a holder of these advances, and how it is derived (C12).

    Secondary victims have their own number, ``secondary-<key>``. ``base`` replaces the number of
    the facts if it comes from the board (C-CIVIL-WAR) or is another one (C-FLOOD).
    """
    if base is None:
        own = key if role is Role.PRIMARY else SECONDARY + key
        base = calamity.numbers.get(own, 0)
    changes = _changes(calamity.index, key, role)
    return Figure(base, tuple(change for change in changes if advances >> change[0] & 1))


@cache
def _changes(calamity: int, key: str, role: Role) -> tuple[tuple[AdvanceNo, int], ...]:
    """The advances that change a number for victims in a role, and by how much."""
    return tuple(
        (modifier.advance, modifier.by)
        for modifier in facts().calamities[calamity].modifiers
        if modifier.change == key and modifier.counts_for(role)
    )
