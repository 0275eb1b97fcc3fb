"""How the tests of single calamities call them, and play them with random answers."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.calamities import RESOLVERS
from ecumene.rules.calamities.affliction import Affliction
from ecumene.rules.decisions import AskMove, AskTrade
from ecumene.rules.static import FIRST_CALAMITY
from tests.rules.position import check_sums

if TYPE_CHECKING:
    from ecumene.rules.decisions import Decision
    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Course, Play

LISTED = 40
"""How many of the legal answers random players look at."""


def afflict(play: Play, name: str, victim: Seat, beneficiary: Seat | None) -> Course[None]:
    """The course of a calamity that has been revealed."""
    calamity = facts().calamities[name]
    spared = {victim} if beneficiary is None else {victim, beneficiary}
    affliction = Affliction(
        calamity, FIRST_CALAMITY + calamity.index, victim, beneficiary, 0, spared
    )
    return RESOLVERS[name](play, affliction)


def seeded(seed: int) -> Random:
    """Chance that is the same in every run."""
    return Random(seed)  # noqa: S311


def advance(name: str) -> int:
    """The bit of an advance."""
    return 1 << facts().advances[name].index


def play_at_random(course: Course[None], play: Play, random: Random) -> list[tuple[Seat, Decision]]:
    """Answer at random to the end; pieces are counted after every answer (G1)."""
    asked: list[tuple[Seat, Decision]] = []
    pending = next(course, {})
    while pending:
        seat = random.choice(sorted(pending))
        decision = pending[seat]
        assert not isinstance(decision, AskMove | AskTrade)
        options = list(islice(decision.answers(), LISTED))
        assert len(options) > 1, "somebody is asked who has no choice"
        asked.append((seat, decision))
        action = random.choice(options)
        decision.check(action)
        try:
            pending = course.send((seat, action))
        except StopIteration:
            pending = {}
        check_sums(play)
    return asked
