"""Victory points and who comes first when they are equal (V)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from ecumene.data import facts
from ecumene.rules.victory import points, ranking
from tests.rules.position import ASSYRIA, EGYPT, HATTI, HELLAS, MINOA, advances, empty_play, place

if TYPE_CHECKING:
    from ecumene.rules.events import Standing


def test_what_points_are_made_of() -> None:
    """V1: 5 a step, 1 a city, 1, 3 and 6 an advance; V1a: 5 for the Late Iron Age."""
    play = empty_play()
    player = play.state.players[EGYPT]
    place(play, EGYPT, {"gaza": 3}, ["tanis", "memphis"])
    player.step = 15
    player.advances = advances("pottery", "law", "military")
    player.advances |= advances("monotheism", "wonder-of-the-world")
    costs = {each.id: each.points for each in facts().advances}
    held = ("pottery", "law", "military", "monotheism", "wonder-of-the-world")
    assert sorted(costs[name] for name in held) == [1, 3, 3, 6, 6]
    play.state.late_iron = [EGYPT]
    found = points(play.state, EGYPT)
    assert (found.steps, found.cities, found.advances, found.late_iron) == (75, 2, 19, 5)
    assert found.total == 101


def test_the_start_space_is_worth_nothing() -> None:
    assert points(empty_play().state, MINOA).total == 0


def test_the_wonder_is_no_city_here() -> None:
    """H1a."""
    play = empty_play()
    play.state.players[MINOA].advances = advances("wonder-of-the-world")
    assert points(play.state, MINOA).cities == 0


class Side(NamedTuple):
    """What one of two players has; 0 of everything else."""

    step: int = 0
    cities: tuple[str, ...] = ()
    advances: tuple[str, ...] = ()
    credits: tuple[int, ...] = (0, 0, 0, 0, 0)
    gained: tuple[int, ...] = ()
    tokens: int = 0


TIES = [
    pytest.param(
        Side(step=1),
        Side(cities=("hattusa", "kanesh", "troy", "sardes", "ionia")),
        id="position",
    ),
    pytest.param(
        Side(advances=("democracy",)),
        Side(advances=("law", "medicine"), credits=(20, 20, 20, 20, 20)),
        id="six-point-advances",
    ),
    pytest.param(
        Side(advances=("law",)),
        Side(advances=("pottery", "coinage", "metalworking"), credits=(9, 9, 9, 9, 9)),
        id="three-point-advances",
    ),
    pytest.param(
        Side(advances=("masonry",)),
        Side(advances=("mysticism",), credits=(9, 9, 9, 9, 9)),
        id="price",
    ),
    pytest.param(Side(credits=(10, 0, 0, 0, 0)), Side(credits=(9, 9, 9, 9, 9)), id="one-colour"),
    pytest.param(
        Side(credits=(5, 5, 5, 5, 5)), Side(credits=(5, 5, 5, 5, 0), tokens=9), id="all-credits"
    ),
    pytest.param(
        Side(credits=(5, 0, 0, 0, 0), gained=(10, 0, 0, 0, 0)),
        Side(credits=(10, 4, 0, 0, 0)),
        id="credits-of-the-last-turn",
    ),
    pytest.param(
        Side(cities=("athens",), advances=("masonry", "coinage")),
        Side(advances=("mysticism", "sculpture", "urbanism"), tokens=9),
        id="cities",
    ),
    pytest.param(Side(tokens=3), Side(tokens=2), id="tokens"),
]


def two_sides(hellas: Side, hatti: Side) -> tuple[Standing, ...]:
    """The ranking of Hellas and Hatti only."""
    play = empty_play()
    for seat, side, home in ((HELLAS, hellas, "athens"), (HATTI, hatti, "hattusa")):
        player = play.state.players[seat]
        player.step = side.step
        player.credits, player.credits_gained = list(side.credits), list(side.gained)
        player.advances = advances(*side.advances)
        place(play, seat, {home: side.tokens} if side.tokens else {}, side.cities)
    return tuple(each for each in ranking(play.state) if each.seat in (HELLAS, HATTI))


@pytest.mark.parametrize(("better", "worse"), TIES)
def test_ties(better: Side, worse: Side) -> None:
    """V2: Hellas is first by the first difference, though Hatti has the better rank."""
    first, second = two_sides(better, worse)
    assert first.seat == HELLAS
    assert first.total == second.total


def test_the_better_rank_is_the_last_tie_break() -> None:
    """V2, G8."""
    first, second = two_sides(Side(), Side())
    assert (first.seat, second.seat) == (HATTI, HELLAS)


def test_points_come_before_all_tie_breaks() -> None:
    more, less = two_sides(
        Side(advances=("law", "medicine", "calendar")), Side(advances=("democracy",))
    )
    assert more.seat == HELLAS
    assert more.total > less.total


def test_who_has_left_is_not_ranked() -> None:
    """L2a."""
    play = empty_play()
    play.state.left = [ASSYRIA]
    assert ASSYRIA not in [standing.seat for standing in ranking(play.state)]
    assert len(ranking(play.state)) == len(play.state.players) - 1
