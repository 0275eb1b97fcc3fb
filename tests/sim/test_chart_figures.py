"""What charts show: each figure against another way to the same number."""

from __future__ import annotations

from statistics import fmean

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS
from ecumene.sim.chart_figures import EARLY, ChartFigures, chart_figures
from ecumene.sim.estimates import ValueCount, mean_of
from ecumene.sim.planned_game import play
from ecumene.sim.result_rows import Results
from tests.sim.plans import plan

PLAN = plan(("settler", 3), ("random", 2), games=4, last_turn=9)


@pytest.fixture(scope="module")
def games() -> list[Results]:
    return [play(PLAN, number, PLAYERS)[1] for number in range(1, PLAN.games + 1)]


@pytest.fixture(scope="module")
def figures(games: list[Results]) -> ChartFigures:
    return chart_figures(games)


@pytest.mark.parametrize("values", [[3.0], [0, 0, 0], [1, 2, 4, 8.5], [0.1] * 7, [1e6, 1e6 + 1]])
def test_values_that_are_forgotten_have_the_same_interval(values: list[float]) -> None:
    moments = ValueCount()
    for value in values:
        moments.add(value)
    found, expected = moments.estimate, mean_of(values)
    assert (found.value, found.low, found.high) == pytest.approx(
        (expected.value, expected.low, expected.high), abs=1e-6
    )


def test_every_game_has_one_winner_among_the_players(figures: ChartFigures) -> None:
    assert figures.games == PLAN.games
    for found in (figures.players, figures.civilizations):
        assert sum(each.wins for each in found.values()) == PLAN.games
        shares = [each.share.value for each in found.values()]
        assert shares == sorted(shares, reverse=True)
    assert figures.players["settler"].fair == pytest.approx(0.6)
    for each in figures.civilizations.values():
        assert each.fair == pytest.approx(0.2)


def test_a_course_ends_with_what_the_game_ended_with(
    games: list[Results], figures: ChartFigures
) -> None:
    """These games all last until the agreed turn, so their last figures are those of the end."""
    assert {each.seats[0].turns for each in games} == {PLAN.last_turn}
    points = figures.courses["points"]
    ends = [[row.points for row in sorted(each.seats, key=lambda r: r.place)] for each in games]
    assert len(points.standings["mean"]) == PLAN.last_turn
    assert points.standings["winner"][-1].value == pytest.approx(fmean(row[0] for row in ends))
    assert points.standings["mean"][-1].value == pytest.approx(fmean(map(fmean, ends)))
    assert points.standings["last"][-1].value == pytest.approx(fmean(row[-1] for row in ends))
    settlers = [[row.points for row in each.seats if row.player == "settler"] for each in games]
    assert points.players["settler"][-1].value == pytest.approx(fmean(map(fmean, settlers)))


def test_a_course_ends_where_fewer_than_half_of_the_games_go_on(games: list[Results]) -> None:
    def until(game: Results, turn: int) -> Results:
        return Results(game.seats, [row for row in game.turns if row.turn <= turn])

    some = [until(game, turn) for game, turn in zip(games, (2, 3, 5, 9), strict=True)]
    for each in chart_figures(some).courses.values():
        assert {len(course) for course in each.standings.values()} == {5}
        assert {len(course) for course in each.players.values()} == {5}


def test_losses_add_up_to_what_seats_have_lost(games: list[Results], figures: ChartFigures) -> None:
    lost = [sum(row.lost_tokens + 5 * row.lost_cities for row in game.seats) for game in games]
    assert fmean(lost) > 0
    assert sum(each.lost.value for each in figures.calamities.values()) == pytest.approx(
        fmean(lost)
    )


def test_who_claims_nothing_has_no_share_of_lies(games: list[Results]) -> None:
    silent = [
        Results([replace(row, claims_true=0, claims_untrue=0) for row in each.seats], each.turns)
        for each in games
    ]
    assert {each.untrue for each in chart_figures(silent).trade.values()} == {None}


def test_advances_are_counted_in_the_order_in_which_they_are_bought(
    games: list[Results], figures: ChartFigures
) -> None:
    rows = [row for game in games for row in game.seats]
    assert sum(each.seats for each in figures.advances.values()) == sum(
        row.advances for row in rows
    )
    assert sum(each.early for each in figures.advances.values()) == sum(
        min(EARLY, row.advances) for row in rows
    )
    assert figures.fair == 1 / 5
    places = [each.place for each in figures.advances.values()]
    assert places == sorted(places)
    name, first = next(iter(figures.advances.items()))
    owners = [row for row in rows if name in row.bought]
    assert first.turn == pytest.approx(
        fmean(row.bought_in[row.bought.index(name)] for row in owners)
    )
    assert first.place == pytest.approx(fmean(row.bought.index(name) + 1 for row in owners))
    assert first.wins.value == sum(row.place == 1 for row in owners) / len(owners)


def test_no_games_have_no_figures() -> None:
    assert chart_figures([]) == ChartFigures(0, {}, {}, {}, {}, {}, {}, 0.0)
