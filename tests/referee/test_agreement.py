"""The referee and the engine agree: on every event, every piece and every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import MapName, TrackName
from ecumene.rules.phases.phase_names import PHASE_NAMES
from ecumene.rules.play import Options
from tests.referee.cases import play_case
from tests.referee.games import arm, watched
from tests.referee.logs import followed
from tests.referee.positions import differences
from tests.rules.replayed import replayed
from tools.coverage import all_cases
from tools.random_play import RandomDriver
from tools.record_games import GAMES, recorded
from tools.referee import review
from tools.referee.findings import TooMuch

if TYPE_CHECKING:
    from ecumene.cases import Case

WEST, EAST, BOTH = MapName.WEST, MapName.EAST, MapName.BOTH
BASIC, EXPERT = TrackName.BASIC, TrackName.EXPERT
PLAYED = [
    Options(5, EAST, 51, BASIC),
    Options(5, WEST, 52, EXPERT),
    Options(9, WEST, 91, BASIC, strict_movement=True),
    Options(9, EAST, 92, EXPERT),
    Options(9, WEST, 93, BASIC, short_game=True),
    Options(12, BOTH, 121, BASIC),
    Options(12, BOTH, 122, EXPERT),
    Options(18, BOTH, 181, BASIC),
    Options(18, BOTH, 182, EXPERT),
    Options(18, BOTH, 183, BASIC, short_game=True),
]
TURNS = 6


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game(name: str) -> None:
    """Whole games: every number of players, both tracks, the Short Game, players who leave."""
    assert list(map(str, review(recorded(name).splitlines(), name))) == []


@pytest.mark.parametrize("options", PLAYED, ids=lambda options: str(options.seed))
def test_a_game_at_random(options: Options) -> None:
    driver = RandomDriver(options.seed, quick=True, settles=True)
    assert watched(options, driver, TURNS) == []


@pytest.mark.parametrize("options", PLAYED[::3], ids=lambda options: str(options.seed))
def test_a_game_of_restless_players(options: Options) -> None:
    """They do not settle: they sail, wait, take back, and fight."""
    driver = RandomDriver(options.seed)
    assert watched(options, driver, TURNS // 2) == []


@pytest.mark.parametrize("options", PLAYED[1::2], ids=lambda options: str(options.seed))
def test_a_game_in_which_everybody_is_given_advances(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    arm(monkeypatch)
    driver = RandomDriver(options.seed, quick=True, settles=True)
    assert watched(options, driver, 2 * TURNS, armed=True) == []


@pytest.mark.parametrize("name", ["05-west", "14-both-leaving"])
def test_the_pieces_of_a_game_can_be_replayed_from_its_events(name: str) -> None:
    """At the end, too, every piece is where the engine has it."""
    assert differences(followed(name).position, replayed(name).state) == []


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_the_rule_cases(phase: str) -> None:
    """What the cases show is legal according to the referee too."""
    cases = [case for case in all_cases() if case.head.phase == phase]
    assert cases
    for case in cases:
        assert _judged(case) == [], case.head.id


def _judged(case: Case) -> list[str]:
    """The referee's findings in a case."""
    played = play_case(case)
    report, position = played.referee.report, played.referee.position
    try:
        for event in played.events:
            report.event = event
            played.referee.see(event)
        if played.complete and not position.over:
            played.referee.end_phase()
    except TooMuch:
        return list(map(str, report.findings))
    differing = differences(position, played.state) if played.complete else []
    return [*map(str, report.findings), *differing]
