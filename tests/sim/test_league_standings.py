"""What comes of a league: gains in the same seat, wins, ratings, and gates."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS
from ecumene.sim.estimates import mean_of, share_of, student
from ecumene.sim.league.gates import judge
from ecumene.sim.league.league_plan import Gate, Match, Pairing
from ecumene.sim.league.league_standings import standings
from ecumene.sim.league.ratings import Ratings
from ecumene.sim.planned_game import play
from ecumene.sim.result_rows import Results
from tests.sim.leagues import league

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.sim.league.league_standings import LeagueStandings
    from ecumene.sim.result_rows import SeatResult

ALIKE = league(Match("random", ("twin", "settler")), rounds=5)
RANDOM, TWIN, SETTLER = (Pairing("quick", "random", who) for who in (None, "twin", "settler"))


@cache
def games() -> tuple[Results, ...]:
    players = {**PLAYERS, "twin": PLAYERS["random"]}
    return tuple(play(ALIKE, number, players)[1] for number in range(1, ALIKE.games + 1))


def with_points(points: Sequence[int]) -> list[Results]:
    """The same games, in which the entrant's seat has these points and the field none."""
    found = []
    for results, own in zip(games(), points, strict=True):
        number = results.seats[0].game
        seat = ALIKE.seat_of(number)
        rows = [
            replace(row, points=own if row.seat == seat else 0, place=1 + (row.seat - seat) % 5)
            for row in results.seats
        ]
        found.append(Results(rows, results.turns))
    return found


def gains(found: LeagueStandings) -> dict[str | None, float]:
    return {each.pairing.entrant: each.gain.value for each in found.entrants}


def test_a_player_under_another_name_gains_nothing() -> None:
    """It has the same luck, so it does the very same."""
    found = standings(ALIKE, games())
    alone, twin, settler = found.entrants
    assert [each.pairing for each in found.entrants] == [RANDOM, TWIN, SETTLER]
    assert (twin.gain, twin.wins, twin.measures) == (mean_of([0] * 5), alone.wins, alone.measures)
    assert settler.wins.value > alone.wins.value
    assert {each.games for each in found.entrants} == {5}
    assert {each.fair for each in found.entrants} == {1 / 5}
    assert [each.pairing for each in found.fields] == [RANDOM]


def test_a_gain_is_over_the_same_seat_of_the_same_game() -> None:
    """Round by round: alone 10, 20, 30, 40, 50; the twin 1 more, the settler as many as before."""
    points = [n for each in (10, 20, 30, 40, 50) for n in (each, each + 1, each)]
    found = standings(ALIKE, with_points(points))
    assert gains(found) == {None: 0, "twin": 1, "settler": 0}
    twin = found.entrants[1]
    assert (twin.gain.low, twin.gain.high) == (1, 1)
    assert twin.measures["points"].value == 31
    assert twin.wins == share_of(5, 5)


def test_a_game_without_its_other_half_waits() -> None:
    """As when games failed, or the league was stopped in the middle of a round."""
    without_base = [results for results in games() if results.seats[0].game != 4]
    found = standings(ALIKE, without_base)
    assert {each.pairing.entrant: each.games for each in found.entrants} == {
        None: 4,
        "twin": 4,
        "settler": 4,
    }
    assert standings(ALIKE, games()[1:3]).entrants == ()


# Intervals


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (1, 20, 0.0089, 0.2361), (10, 10, 0.7225, 1)],
)
def test_a_share_has_wilsons_interval(hits: int, tries: int, low: float, high: float) -> None:
    found = share_of(hits, tries)
    assert (found.value, found.low, found.high) == pytest.approx(
        (hits / tries, low, high), abs=1e-4
    )


@pytest.mark.parametrize(
    ("freedom", "factor"), [(4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (399, 1.966)]
)
def test_few_games_have_wider_intervals(freedom: int, factor: float) -> None:
    """Student's table."""
    assert student(freedom) == pytest.approx(factor, rel=0.01)


def test_a_mean_of_one_game_says_nothing_of_its_error() -> None:
    assert mean_of([7]).low == mean_of([7]).high == 7
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3 - found.low)
    assert found.high == pytest.approx(3 + 2.776 * 2.5**0.5 / 5**0.5, rel=0.01)


# Ratings


def ranked(*players: str) -> list[SeatResult]:
    """The rows of a game that these won, in this order."""
    row = games()[0].seats[0]
    return [replace(row, player=name, place=place) for place, name in enumerate(players, 1)]


def test_who_wins_is_rated_above_and_the_uncertainty_shrinks() -> None:
    ratings, before = Ratings(), 25 / 3
    for _ in range(10):
        ratings.add(ranked("good", "fair", "fair", "bad", "bad"))
        (first, *_, last) = found = ratings.all().values()
        assert list(ratings.all()) == ["good", "fair", "bad"]
        assert first.value > 25 > last.value
        assert all(each.uncertainty < before for each in found)
        before = max(each.uncertainty for each in found)


def test_a_game_among_equals_rates_nobody() -> None:
    ratings = Ratings()
    ratings.add(ranked("same", "same", "same"))
    assert ratings.all() == {}


# Gates


@pytest.mark.parametrize(
    ("gate", "met"),
    [
        (Gate("random", entrants=("twin",), at_least={"gain": 1}), [True]),
        (Gate("random", entrants=("twin",), at_least={"gain": 1.1}), [False]),
        (Gate("random", entrants=("twin",), at_most={"gain": 1, "wins": 99}), [True, False]),
        (Gate("random", entrants=("twin",), at_least={"wins": 100}), [True]),
        (Gate("random", entrants=("twin",), at_least={"points": 32}), [False]),
        (Gate("random", at_least={"winner": 30}, at_most={"winner": 30}), [True]),
        (Gate("random", at_most={"winner": 29.9, "turns": 2}), [False, True]),
        (Gate("random", entrants=("settler", "twin"), in_order=True), [True]),
        (Gate("random", entrants=("twin", "settler"), in_order=True), [False]),
        (Gate("random", entrants=("random", "twin"), in_order=True), [True]),
        (Gate("random", "other", at_least={"winner": 0}), [False]),
    ],
)
def test_a_gate_is_met_by_the_figure_within_its_limits(gate: Gate, met: list[bool]) -> None:
    points = [n for each in (10, 20, 30, 40, 50) for n in (each, each + 1, each)]
    plan = replace(ALIKE, file=replace(ALIKE.file, gates=(gate,)))
    assert [each.met for each in judge(plan, standings(plan, with_points(points)))] == met


def test_an_order_holds_only_beyond_both_intervals() -> None:
    """One more on average, but not always: nobody knows."""
    points = [n for more in (5, -3, 5, -3, 1) for n in (20, 20 + more, 20)]
    gate = Gate("random", entrants=("settler", "twin"), in_order=True)
    plan = replace(ALIKE, file=replace(ALIKE.file, gates=(gate,)))
    found = standings(plan, with_points(points))
    assert gains(found)["twin"] == 1
    assert [each.met for each in judge(plan, found)] == [False]
