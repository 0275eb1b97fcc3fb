"""Time that passes when a test says so, and what is told when it is up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.patience import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.whole import Somebody

MORNING = 1_800_000_000_000
"""When the tests begin."""


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self._now = MORNING

    def __call__(self) -> int:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += round(seconds * 1000)

    def advance_to(self, moment: int) -> None:
        self._now = moment


def wait_for(somebody: Somebody, game: str, holds: Callable[[Any], object]) -> Any:
    """Wait until something holds of a game; returns its description."""

    def look() -> Any:
        info = somebody.get(f"/games/{game}")
        return info if holds(info) else None

    return wait_until(look)


def asked(somebody: Somebody, game: str, seat: int = 0) -> Any:
    """What somebody is asked, as soon as they are."""
    wait_for(somebody, game, lambda info: any(each["seat"] == seat for each in info["waited"]))
    return somebody.question(game, seat)


def wait_for_new_time(somebody: Somebody, game: str, before: int) -> Any:
    """Wait until somebody is asked with another time than before."""
    return wait_for(
        somebody, game, lambda info: {each["until"] for each in info["waited"]} - {None, before}
    )


def changes(somebody: Somebody, game: str, seat: int = 0) -> list[Any]:
    """What everybody was told of changes at the table: the messages, in order."""
    found: list[Any] = []
    since, more = 0, True
    while more:
        stream = somebody.get(f"/games/{game}/seats/{seat}/messages?since={since}")
        more, messages = stream["more"], stream["messages"]
        since += len(messages)
        found += [message for message in messages if message["type"] == "table"]
    return found


def keys(somebody: Somebody, game: str, seat: int = 0) -> list[str]:
    """Which changes at the table everybody was told of, in order."""
    return [message["sentence"]["key"] for message in changes(somebody, game, seat)]


def time_ups(somebody: Somebody, game: str) -> list[Any]:
    """The messages that somebody's time was up."""
    return [
        message
        for message in changes(somebody, game)
        if message["sentence"]["key"] == "table-time-up"
    ]
