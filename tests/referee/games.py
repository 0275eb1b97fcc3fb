"""Games for the referee: played at random, as they are or with advances given to everybody.

Random players hold few advances for most of a game. In an armed game everybody is given some at
the start of certain turns, and the referee is told; so all of them come to bear.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ecumene.rules.game import Game
from ecumene.rules.phases import turn
from tests.referee.positions import ADVANCE, differences, plain, plain_events
from tools.referee.findings import Report, TooMuch
from tools.referee.following import Referee

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from ecumene.rules.play import Course, Options, Play
    from tools.random_play import RandomDriver

EVERY, EACH = 4, 6
"""In armed games, the number of advances everybody gets, and the turns between two gifts."""


def presents(seed: int, turn_: int, seat: int) -> list[int]:
    """The advances a seat is given at the start of a turn of an armed game."""
    if turn_ % EVERY != 1:
        return []
    return Random(f"{seed} {turn_} {seat}").sample(range(len(ADVANCE)), EACH)


def arm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine give the presents."""
    first, *rest = turn.PHASES

    def with_presents(play: Play) -> Course[None]:
        for seat, player in enumerate(play.state.players):
            if seat not in play.state.left:
                for advance in presents(play.options.seed, play.state.turn, seat):
                    player.advances |= 1 << advance
                player.old_advances = player.advances
        yield from first(play)

    monkeypatch.setattr(turn, "PHASES", (with_presents, *rest))


def show(referee: Referee, event: dict[str, Any], *, armed: bool = False) -> None:
    """Show the referee an event, and in an armed game the presents."""
    if armed and event["type"] == "phase-began" and event["phase"] == 1:
        for player in referee.position.players:
            if not player.left:
                seed = referee.position.options["seed"]
                given = presents(seed, event["turn"], player.seat)
                player.advances.update(ADVANCE[index] for index in given)
    referee.report.event = event
    referee.see(event)


def played(game: Game, driver: RandomDriver, turns: int) -> Iterator[list[dict[str, Any]]]:
    """Play some turns; yields the events of the opening and of every answer."""
    yield plain_events(game.opening or ())
    for _ in driver.play(game, turns):
        yield plain_events(game.log[-1].events)


def watched(
    options: Options, driver: RandomDriver, turns: int, *, armed: bool = False
) -> list[str]:
    """The referee's findings in a game, and differences between its table and the engine's.

    The tables are compared whenever a phase has just begun.
    """
    game = Game(options)
    referee = Referee(plain(options), Report("random"))
    report = referee.report
    try:
        for number, events in enumerate(played(game, driver, turns), 1):
            report.line = number
            for event in events:
                show(referee, event, armed=armed)
            if events and events[-1]["type"] == "phase-began":
                found = [*map(str, report.findings), *differences(referee.position, game.state)]
                if found:
                    return found
    except TooMuch:
        pass
    return list(map(str, report.findings))
