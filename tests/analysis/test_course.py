"""The course of a finished game: chances phase by phase, turning points, and what has none."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from ecumene.analysis.course import (
    LEAST,
    MOST,
    SHORTEST,
    GameCourse,
    NoCourse,
    course_of,
    events_by_phase,
)
from ecumene.analysis.told_course import analysis_of, told
from ecumene.dialogue import Speaker
from ecumene.rules.actions import Undo
from ecumene.rules.events import Undone
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.record import replay
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tools.record_games import recorded

NAME = "05-east-expert"


@cache
def game(name: str = NAME) -> Game:
    return replay(recorded(name))


@cache
def course(name: str = NAME) -> GameCourse:
    return course_of(game(name))


def test_a_course_goes_phase_by_phase_from_the_set_up_to_the_end() -> None:
    ends = course().ends
    places = [(end.turn, end.phase) for end in ends]
    assert places[:2] == [(1, 0), (1, 1)]
    assert places[-1] == (game().peek().turn, 13)
    assert all(
        other in ((turn, phase + 1), (turn + 1, 1)) for (turn, phase), other in pairwise(places)
    )
    assert max(ends[-1].chances) == 1.0
    assert ends[-1].chances.index(1.0) == game().ranking()[0].seat


def test_the_same_record_gives_the_same_analysis() -> None:
    assert course_of(game()) == course()


def test_turning_points_are_the_largest_changes_before_the_end() -> None:
    found = course()
    points = found.turning_points
    assert 0 < len(points) <= MOST
    changes = [
        max(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(found.ends[:-1])
    ]
    told_of = [abs(point.after - point.before) for point in points]
    assert sorted(told_of) == sorted(each for each in sorted(changes)[-MOST:] if each >= LEAST)
    assert [(point.turn, point.phase) for point in points] == sorted(
        (point.turn, point.phase) for point in points
    )


def test_a_turning_point_names_the_moment_before_its_phase() -> None:
    """Going on from there, nothing of the phase has happened yet."""
    text = recorded(NAME).splitlines(keepends=True)
    for point in course().turning_points:
        place = point.turn, point.phase
        before = replay(text[: 1 + point.answers])
        assert (before.peek().turn, before.peek().phase) < place
        begun = replay(text[: 2 + point.answers])
        assert place in events_by_phase(begun.opening or (), begun.log)


def test_every_turning_point_has_sentences_in_every_language() -> None:
    """With what happened to that very seat."""
    for language in languages:
        speaker = Speaker.for_view(Messages(language), view(game(), None))
        names = speaker.names
        for point in course().turning_points:
            first, *others = map(speaker.text, told(point))
            assert names[point.seat] in first
            assert f"{round(100 * point.after)}%" in first
            assert len(others) == len(point.events) + len(point.passed_on)


def test_a_turning_point_says_who_had_passed_a_calamity_on() -> None:
    speaker = Speaker.for_view(Messages("en"), view(game(), None))
    point = course().turning_points[0]
    assert point.passed_on
    *_, last = map(speaker.text, told(point))
    assert last == "Babylon had passed Slave Revolt on, in a deal of 3 for 3."


def test_players_who_leave_have_no_chance_any_more() -> None:
    name = "07-east-leaving"
    left = game(name).peek().left
    assert left
    assert all(course(name).ends[-1].chances[seat] == 0 for seat in left)


def test_a_running_game_has_no_course() -> None:
    """It would be advice, and tell of hidden cards."""
    text = recorded(NAME).splitlines(keepends=True)
    with pytest.raises(NoCourse) as refused:
        course_of(replay(text[:400]))
    assert refused.value.key == "analyse-running"


def test_a_very_short_game_has_no_course() -> None:
    options = Options(5, game().options.map, 1, last_turn=SHORTEST - 1)
    short = Game(options)
    while short.pending:
        seat = next(iter(short.pending))
        action = short.default(seat)
        assert action is not None
        short.apply(seat, action)
    with pytest.raises(NoCourse) as refused:
        course_of(short)
    assert refused.value.key == "analyse-short"


def test_what_was_taken_back_is_no_cause() -> None:
    """O2: an answer that goes back has not happened."""
    running = Game(Options(5, game().options.map, 1))
    before = None
    while before is None:
        seat = next(iter(running.pending))
        action = running.default(seat)
        assert action is not None
        was = events_by_phase(running.opening or (), running.log)
        running.apply(seat, action)
        if running.undoable(seat) == 1:
            before = was
            running.apply(seat, Undo(1))
    assert isinstance(running.log[-1].events[0], Undone)
    assert events_by_phase(running.opening or (), running.log) == before


def test_an_analysis_has_names_outside() -> None:
    found = to_names(analysis_of(game(), course(), Messages("en")))
    assert all(isinstance(civ, str) for civ in found["civilizations"])
    assert found["format"] == 1
    assert len(found["ends"]) == len(course().ends)
