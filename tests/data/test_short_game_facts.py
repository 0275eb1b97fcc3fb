"""The Short Game, in numbers that players know (Q).

They were taken from the sources of the facts (the printed board and cards), not from the tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.data import TrackName

if TYPE_CHECKING:
    from ecumene.data import Advance, Facts

# Theme set: its advances and what they cost together.
THEME_SETS = {
    "coin-and-commerce": ("cartography law coinage music", 480),
    "exploring-the-deserts": ("engineering universal-doctrine deism urbanism", 440),
    "mystical-palaces": ("diplomacy literacy theocracy mythology", 410),
    "sacred-constructors": ("enlightenment engineering theocracy empiricism", 460),
    "early-merchants": ("trade-routes calendar monarchy cloth-making", 470),
    "cultural-heights": ("architecture law drama-and-poetry masonry", 430),
    "spreading-knowledge": ("medicine enlightenment astronavigation pottery", 440),
    "conquering-the-seas": ("naval-warfare literacy astronavigation written-record", 410),
    "emerging-empire": ("military literacy metalworking mysticism", 420),
}


def test_the_theme_sets(facts: Facts) -> None:
    """Q1: each is worth 8 points; none is known to destroy a city (notes)."""
    found = {}
    for theme_set in facts.short_game.theme_sets:
        advances: list[Advance] = [facts.advances[index] for index in theme_set.advances]
        names = " ".join(advance.id for advance in advances)
        found[theme_set.id] = (names, sum(advance.cost for advance in advances))
        assert sum(advance.points for advance in advances) == 8, theme_set.id
        assert not theme_set.destroys_city, theme_set.id
    assert found == THEME_SETS
    assert facts.short_game.theme_sets.ids() == tuple(THEME_SETS)


# The theme set that each further player adds, from 10 players on.
ADDED_FROM_TEN = [
    "sacred-constructors",
    "conquering-the-seas",
    "coin-and-commerce",
    "exploring-the-deserts",
    "early-merchants",
    "cultural-heights",
    "spreading-knowledge",
    "emerging-empire",
    "mystical-palaces",
]
LEFT_OUT_BELOW_NINE = {
    5: {"early-merchants", "spreading-knowledge", "cultural-heights", "emerging-empire"},
    6: {"spreading-knowledge", "cultural-heights", "emerging-empire"},
    7: {"cultural-heights", "emerging-empire"},
    8: {"coin-and-commerce"},
    9: set[str](),
}


@pytest.mark.parametrize("players", range(5, 19))
def test_which_theme_sets_are_dealt_from(facts: Facts, players: int) -> None:
    """Q1."""
    short_game = facts.short_game
    expected = Counter(set(THEME_SETS) - LEFT_OUT_BELOW_NINE.get(players, set()))
    expected.update(ADDED_FROM_TEN[: max(0, players - 9)])
    copies = short_game.copies[players]
    assert {short_game.theme_sets[index].id: n for index, n in copies.items()} == expected


def test_the_start_of_the_short_game(facts: Facts) -> None:
    """Q1: step 10, 50 points, is the space before the Late Bronze Age for everybody."""
    start = facts.short_game.start
    assert (start.cities, start.cities_on_sites, start.tokens, start.treasury, start.step) == (
        5,
        4,
        14,
        10,
        10,
    )
    assert start.step * facts.scoring.step == 50
    late_bronze = facts.epochs["late-bronze"].index
    for civ in facts.civilizations:
        assert civ.epoch_starts[TrackName.BASIC][late_bronze] == start.step + 1
