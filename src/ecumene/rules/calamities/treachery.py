"""Treachery: a city goes over to the beneficiary (C-TREACHERY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.board import cities_of
from ecumene.rules.calamities.affliction import number
from ecumene.rules.calamities.annexing import annex_cities, choose_cities

if TYPE_CHECKING:
    from ecumene.rules.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play


def treachery(play: Play, affliction: Affliction) -> Course[None]:
    """The beneficiary chooses and annexes a city, two from a holder of Diplomacy.

    Where nobody can benefit the victim chooses (G8a), and there is nobody to annex (C11).
    """
    victim = affliction.victim
    chooser = victim if affliction.beneficiary is None else affliction.beneficiary
    chosen = yield from choose_cities(
        chooser,
        "annex",
        victim,
        cities_of(play.state, victim),
        number(play, affliction, "annexed_cities", victim),
        affliction.rule,
    )
    yield from annex_cities(play, affliction, chosen)
