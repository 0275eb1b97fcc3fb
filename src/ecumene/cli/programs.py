"""Programs that play, as they are typed on the command line."""

from __future__ import annotations

from typing import Final

from ecumene.cli.options import read_bounded
from ecumene.cli.refusal import CommandRefusal
from ecumene.programs.guests import MEGABYTES, MILLISECONDS, BadCommand, words_of

MOST_SECONDS: Final = 3600
LEAST_MEMORY: Final = 16
MOST_MEMORY: Final = 1 << 20


def check_program(command: str, help_for: str) -> list[str]:
    """A command as a program and its arguments; refuses one that cannot be run."""
    try:
        return words_of(command)
    except BadCommand as bad:
        raise CommandRefusal(bad.key, command=bad.command, help_for=help_for) from None


def program_bounds(seconds: str | None, memory: str | None, help_for: str) -> tuple[int, int]:
    """The milliseconds for an answer, and the megabytes a program may use."""
    milliseconds, megabytes = MILLISECONDS, MEGABYTES
    if seconds is not None:
        milliseconds = 1000 * read_bounded("--seconds", seconds, 1, MOST_SECONDS, help_for)
    if memory is not None:
        megabytes = read_bounded("--memory", memory, LEAST_MEMORY, MOST_MEMORY, help_for)
    return milliseconds, megabytes
