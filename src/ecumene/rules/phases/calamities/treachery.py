"""Treachery: a city passes to the beneficiary (C-TREACHERY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.choices import choose_cities
from ecumene.rules.phases.calamities.affliction import number
from ecumene.rules.phases.calamities.annexation import annex_cities
from ecumene.rules.state.board import cities_of

if TYPE_CHECKING:
    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play


def treachery(play: Play, affliction: Affliction) -> Course[None]:
    """The beneficiary chooses and annexes a city, two from a holder of Diplomacy.

    Without a beneficiary the victim chooses (G8a), and nobody annexes it (C11).
    """
    victim = affliction.victim
    chosen = yield from choose_cities(
        affliction.chooser,
        "annex",
        victim,
        cities_of(play.state, victim),
        number(play, affliction, "annexed-cities", victim),
        affliction.rule,
    )
    yield from annex_cities(play, affliction, chosen)
