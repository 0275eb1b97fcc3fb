"""How the tests of single calamities run them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.phases.calamities import resolve_one
from ecumene.rules.phases.calamities.affliction import Affliction
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import Seat


def affliction(name: str, victim: Seat, beneficiary: Seat | None) -> Affliction:
    """A calamity that has been revealed."""
    calamity = facts().calamities[name]
    spared = {victim} if beneficiary is None else {victim, beneficiary}
    card = FIRST_CALAMITY + calamity.index
    return Affliction(calamity, card, victim, beneficiary, 0, spared, alone=True)


def afflict(play: Play, name: str, victim: Seat, beneficiary: Seat | None) -> Course[None]:
    """The course of a calamity that has been revealed."""
    return resolve_one(play, affliction(name, victim, beneficiary))
