"""A calamity as it befalls somebody, and its numbers for those it hits (C3, C4, C7, C12).

A resolver of a calamity is a course ``(play, affliction) -> Course[None]``; ``__init__.py`` lists
them by the calamity's id. It is called when the calamity is, looks itself whether its condition
holds (C3a), asks, and does the damage. Revealing the card and discarding it afterwards is done for
it (C2, C10).

The resolvers are ``treachery.treachery``, ``civil_strife.civil_war``, ``civil_strife.tyranny``,
``barbarians.barbarian_hordes``, ``piracy.piracy`` and so on: one function named after each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from ecumene.data import CalamityKind, Role, facts

if TYPE_CHECKING:
    from ecumene.data import Calamity
    from ecumene.rules.decisions import Bar
    from ecumene.rules.ids import CardNo, Seat
    from ecumene.rules.play import Play

SECONDARY: Final = "secondary-"
"""How the keys of the numbers for secondary victims begin."""


@dataclass(eq=False)
class Affliction:
    """One calamity card in the hand of its primary victim, when it is resolved."""

    calamity: Calamity
    card: CardNo
    victim: Seat
    """The primary victim (C3)."""
    beneficiary: Seat | None
    """None where the calamity has none, or nobody can be it (C4)."""
    block: int
    """The block of the victim."""
    spared: set[Seat]
    """Who may not be named as secondary victim (C7): primary victims, beneficiaries and, to be
    added by whoever names them, secondary victims of the same name. Shared by the two copies."""
    named: list[Seat] = field(default_factory=list)
    """The secondary victims, once they are named (C5)."""

    @property
    def rule(self) -> str:
        """The id of the calamity's rule."""
        return self.calamity.rule

    @property
    def chooser(self) -> Seat:
        """Who has the beneficiary's choice; where nobody can be it the victim has (G8a)."""
        return self.victim if self.beneficiary is None else self.beneficiary

    @property
    def share(self) -> int:
        """What each secondary victim loses, before his advances change it."""
        numbers = self.calamity.numbers
        return next(numbers[key] for key in numbers if key.startswith(SECONDARY))

    def bar(self, play: Play, seat: Seat) -> Bar | None:
        """Why a seat may not be named, whatever it has to lose (C5b, C6, C7); None if it may."""
        if seat == self.victim:
            return "primary"
        if seat in self.spared:
            return "spared"
        non_tradeable = self.calamity.kind is CalamityKind.NON_TRADEABLE
        return "block" if non_tradeable and play.block_of(seat) != self.block else None


def number(
    play: Play,
    affliction: Affliction,
    key: str,
    seat: Seat,
    role: Role = Role.PRIMARY,
    base: int | None = None,
) -> int:
    """A number of the calamity, changed by the advances of a victim, never below 0 (C12).

    Secondary victims have a number of their own, ``secondary-<key>``. ``base`` replaces the number
    of the facts where it comes from the board (C-CIVIL-WAR) or is another one (C-FLOOD).
    """
    calamity = affliction.calamity
    if base is None:
        own = key if role is Role.PRIMARY else SECONDARY + key
        base = calamity.numbers.get(own, 0)
    advances = play.state.players[seat].advances
    changes = _changes(calamity.index, key, role)
    return max(0, base + sum(by for advance, by in changes if advances & advance))


@cache
def _changes(calamity: int, key: str, role: Role) -> tuple[tuple[int, int], ...]:
    """Which advances change a number for victims in a role, as bits, and by how much."""
    return tuple(
        (1 << modifier.advance, modifier.by)
        for modifier in facts().calamities[calamity].modifiers
        if modifier.change == key and modifier.counts_for(role)
    )
