"""The A.S.T. and what scores, in numbers that players know (H, V).

They were taken from the sources of the facts (the printed board and cards), not from the tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import TrackName

if TYPE_CHECKING:
    from ecumene.data import Facts

# Track: last step, final steps, turns after them, falling back.
TRACKS = {"basic": (15, (15,), 0, False), "expert": (16, (15, 16), 1, True)}


@pytest.mark.parametrize("name", TRACKS)
def test_the_end_of_a_track(facts: Facts, name: str) -> None:
    """H2, H4."""
    track = facts.tracks[TrackName(name)]
    assert track.name == name
    assert (
        track.last_step,
        track.final_steps,
        track.turns_after_final,
        track.falls_back_without_city,
    ) == TRACKS[name]


# Track: per epoch cities, advances, advances below 100, from 100, from 200, points of advances.
REQUIREMENTS: dict[str, list[tuple[int, ...]]] = {
    "basic": [
        (0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0, 0),
        (3, 3, 0, 0, 0, 0),
        (3, 0, 0, 3, 0, 0),
        (4, 0, 0, 0, 2, 0),
        (5, 0, 0, 0, 3, 0),
    ],
    "expert": [
        (0, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 5),
        (4, 12, 0, 0, 0, 0),
        (5, 0, 10, 0, 0, 38),
        (6, 0, 17, 0, 0, 56),
    ],
}


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_the_requirements_of_a_track(facts: Facts, name: str) -> None:
    """H1."""
    requirements = [
        (
            entry.cities,
            entry.advances,
            entry.advances_below_100,
            entry.advances_from_100,
            entry.advances_from_200,
            entry.advance_points,
        )
        for entry in facts.tracks[TrackName(name)].requirements
    ]
    assert requirements == REQUIREMENTS[name]


# The first steps of the two Bronze Ages that differ, where they are not 5 and 8.
EPOCH_STARTS: dict[str, dict[str, tuple[int, int]]] = {
    "basic": {
        "minoa": (6, 9),
        "saba": (6, 9),
        "celt": (5, 9),
        "carthage": (5, 9),
        "iberia": (5, 9),
        "parthia": (5, 9),
    },
    "expert": {"minoa": (6, 8), "saba": (6, 8), "kushan": (6, 8), "iberia": (6, 8)},
}


@pytest.mark.parametrize("name", EPOCH_STARTS)
def test_when_each_civilization_enters_its_epochs(facts: Facts, name: str) -> None:
    """H1: the later Ages begin on the same steps for all."""
    for civ in facts.civilizations:
        early, middle = EPOCH_STARTS[name].get(civ.id, (5, 8))
        assert civ.epoch_starts[TrackName(name)] == (0, early, middle, 11, 14, 15), civ.id


# fmt: off
YEARS = (
    -8000, -7000, -6000, -5000, -4300, -3300, -2700, -2000, -1800, -1700, -1500, -1400, -1300,
    -1200, -800, 0, 400,
)
# fmt: on


def test_epochs_and_years(facts: Facts) -> None:
    assert facts.epochs.ids() == (
        "stone",
        "early-bronze",
        "middle-bronze",
        "late-bronze",
        "early-iron",
        "late-iron",
    )
    assert facts.years == YEARS


def test_what_scores(facts: Facts) -> None:
    """V1, V1a."""
    scoring = facts.scoring
    assert (scoring.step, scoring.city, scoring.late_iron_bonus) == (5, 1, 5)
