"""The summary: what is measured, the people it is compared with, and the distance from them."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS
from ecumene.data import MapName, TrackName, facts
from ecumene.sim.humans import Measure, TableKind, distance, human_results, people, table_like
from ecumene.sim.planned_game import play
from ecumene.sim.result_rows import Results
from ecumene.sim.summary import KindOfPlayer, summarize
from tests.sim.plans import plan

WEST, EAST, BOTH = MapName.WEST, MapName.EAST, MapName.BOTH
BASIC, EXPERT = TrackName.BASIC, TrackName.EXPERT


def test_every_measure_has_a_range_of_people_for_every_table() -> None:
    for kind in get_args(TableKind):
        for measure in get_args(Measure):
            low, high = people(measure, kind)
            assert 0 < low <= high


def test_the_last_of_people_is_below_their_mean_and_the_winner_above() -> None:
    """A figure in the wrong row or column would break this."""
    assert set(human_results().tables) == set(get_args(TableKind))
    for kind in get_args(TableKind):
        last, mean, winner = (people(measure, kind) for measure in ("last", "mean", "winner"))
        assert last[1] < mean[1] < winner[1]
        assert last[0] < mean[0] < winner[0]
        assert people("advances-mean", kind)[1] < people("advances-winner", kind)[1]


@pytest.mark.parametrize(
    ("players", "map_", "track", "kind", "same"),
    [
        (6, WEST, BASIC, "basic", True),
        (9, EAST, BASIC, "basic", True),
        (5, WEST, BASIC, "basic", False),
        (9, WEST, EXPERT, "expert", True),
        (8, WEST, EXPERT, "expert", False),
        (10, WEST, BASIC, "both", False),
        (11, EAST, EXPERT, "both", False),
        (12, BOTH, BASIC, "both", True),
        (14, BOTH, EXPERT, "both", True),
        (15, BOTH, BASIC, "both", False),
        (18, BOTH, EXPERT, "both", False),
    ],
)
def test_the_table_of_people_that_is_most_alike(
    players: int, map_: MapName, track: TrackName, kind: str, same: bool
) -> None:
    likeness = table_like(players, map_, track, short_game=False)
    assert likeness is not None
    assert (likeness.kind, likeness.same) == (kind, same)
    assert table_like(players, map_, track, short_game=True) is None


def test_every_set_up_has_a_table_that_is_alike() -> None:
    """Of the same part of the board and, on a single map, of the same track."""
    for setup in facts().setups:
        for track in TrackName:
            likeness = table_like(setup.players, setup.map, track, short_game=False)
            assert likeness is not None
            assert likeness.kind == ("both" if setup.players > 9 else track)


@pytest.mark.parametrize(
    ("value", "expected"), [(13, -1), (14, 0), (15.5, 0), (16, 0), (16.5, 0.5), (0, -14)]
)
def test_distance(value: float, expected: float) -> None:
    assert distance(value, (14, 16)) == expected


def test_measures_and_kinds() -> None:
    what = plan(("random", 5), games=3, last_turn=2)
    games = []
    for number, points in ((1, [30, 20, 10, 15, 25]), (2, [50, 10, 40, 20, 30])):
        rows = _rewritten(play(what, number, PLAYERS)[1], points)
        games.append(rows)
    summary = summarize(what, games)
    assert (summary.games, summary.ended_by) == (2, {"H6": 2})
    means = {each.measure: each.mean for each in summary.compared}
    assert means == {
        "turns": 2,
        "winner": 40,
        "mean": 25,
        "last": 10,
        "first-minus-last": 30,
        "first-minus-second": 7.5,
        "cities": 2,
        "advances-winner": 8,
        "advances-mean": 4,
        "steps-short-winner": -2,
        "steps-short-mean": 0,
    }
    winner = next(each for each in summary.compared if each.measure == "winner")
    assert (winner.middle_half, winner.people, winner.distance) == ((35, 45), (116, 131), -76)
    assert summary.kinds == (
        KindOfPlayer(
            "random", 5, 2, 1, 1, points=25, place=3, cities=2, advances=4, faults=0, replaced=0
        ),
    )


def test_the_short_game_is_compared_with_nobody() -> None:
    """Q: it begins and ends elsewhere, so figures of full games say nothing about it."""
    what = replace(plan(("random", 5), games=1, last_turn=2), short_game=True)
    summary = summarize(what, [play(what, 1, PLAYERS)[1]])
    assert summary.likeness is None
    assert summary.compared
    assert {(each.people, each.distance) for each in summary.compared} == {(None, None)}


def test_a_single_game_and_how_games_ended() -> None:
    what = plan(("random", 5), games=3, last_turn=2)
    single = play(what, 1, PLAYERS)[1]
    (turns, *_) = summarize(what, [single]).compared
    assert (turns.measure, turns.mean, turns.middle_half) == ("turns", 2, (2, 2))
    won = Results([replace(row, ended_by="H4") for row in single.seats], [])
    ended_by = summarize(what, [single, won, single]).ended_by
    assert list(ended_by.items()) == [("H4", 1), ("H6", 2)]


def _rewritten(results: Results, points: list[int]) -> Results:
    """The same game with given points: the winner has 4 cities and steps, the last has none.

    Everybody has twice as many advances as cities.
    """
    order = sorted(points, reverse=True)
    seats = []
    for row, each in zip(results.seats, points, strict=True):
        place = order.index(each) + 1
        left = 5 - place
        seats.append(
            replace(row, points=each, place=place, cities=left, advances=2 * left, steps=left)
        )
    return Results(seats, [])


def test_no_game_gives_no_measure() -> None:
    summary = summarize(plan(), [])
    assert (summary.games, summary.compared, summary.kinds) == (0, (), ())


def test_several_kinds_of_players_share_the_wins() -> None:
    good = next(name for name in PLAYERS if name != "random")
    what = plan((good, 3), ("random", 2), games=2, last_turn=4)
    summary = summarize(what, [play(what, number, PLAYERS)[1] for number in (1, 2)])
    assert [(kind.player, kind.seats, kind.expected) for kind in summary.kinds] == [
        (good, 3, 0.6),
        ("random", 2, 0.4),
    ]
    assert sum(kind.wins for kind in summary.kinds) == 2
    assert all(kind.share == kind.wins / 2 for kind in summary.kinds)
    assert sum(kind.place * kind.seats for kind in summary.kinds) / 5 == pytest.approx(3, abs=0.05)


def test_characters_that_mix_are_told_apart() -> None:
    """Each has its own figures; in how many games it played is up to chance."""
    what = plan(("merchant-casual", 1), ("mixed-casual", 4), games=3, last_turn=1)
    games = [play(what, number, PLAYERS)[1] for number in (1, 2, 3)]
    kinds = {kind.player: kind for kind in summarize(what, games).kinds}
    assert next(iter(kinds)) == "merchant-casual"
    for name, kind in kinds.items():
        played = sum(row.player == name for game in games for row in game.seats)
        assert kind.seats * 3 == pytest.approx(played)
        assert kind.expected == pytest.approx(played / 15)
    assert sum(kind.seats for kind in kinds.values()) == pytest.approx(5)
    assert len(kinds) > 4
