"""What there is to say of the games that were played this time, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.simulate.figures import clock, speed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.cli.simulate.playing import PlayedGames
    from ecumene.sim.simulation import Failure


def failures(played: PlayedGames, look: ScreenLook) -> Iterator[str]:
    """Why some games failed, and how to play each on its own."""
    for failure in played.failures:
        yield look.messages(
            "simulate-failed-because",
            cause=failure.cause,
            game=str(failure.number),
            seed=str(failure.seed),
            detail=failure.detail,
            file=str(played.folder.report_file(failure.number)),
            command=played.repeat(failure),
        )


def ending(
    played: PlayedGames, done: int, games: int, look: ScreenLook, charts: Path | None
) -> Iterator[str]:
    """How fast they were, where everything is, and how to continue."""
    messages = look.messages
    if played.games:
        yield messages(
            "simulate-speed",
            games=played.games,
            time=clock(played.seconds),
            jobs=played.jobs,
            speed=speed(played.speed, look.language),
        )
    yield messages("simulate-files", folder=str(played.folder.path))
    if charts is not None:
        yield messages("report-file", file=str(charts))
    if played.stopped:
        yield messages("simulate-stopped", done=done, games=games, command=played.go_on)


def facts_of_playing(played: PlayedGames, charts: Path | None) -> Json:
    """The same for programs."""
    return {
        "folder": str(played.folder.path),
        "charts": None if charts is None else str(charts),
        "stopped": played.stopped,
        "failed": [_failure_facts(played, failure) for failure in played.failures],
        "played": played.games,
        "seconds": round(played.seconds, 3),
        "games_per_second": round(played.speed, 3),
        "jobs": played.jobs,
    }


def _failure_facts(played: PlayedGames, failure: Failure) -> Json:
    return {
        "game": failure.number,
        "seed": failure.seed,
        "cause": failure.cause,
        "detail": failure.detail,
        "repeat": played.repeat(failure),
    }
