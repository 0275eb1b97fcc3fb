"""The terminal itself: its width, its colours, and what it cannot show."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import TYPE_CHECKING

from rich.console import Console

from ecumene.cli.answer import ScreenLook
from ecumene.words import without_accents

if TYPE_CHECKING:
    from typing import TextIO

    from rich.console import RenderableType

    from ecumene.words import Messages

WIDEST = 100
"""Lines longer than this are hard to read, however wide the window."""

SIMPLER = str.maketrans({"–": "-", "—": "-", "−": "-", "·": "-", "…": "...", "×": "x", "„": '"'})
SIMPLER |= str.maketrans({"”": '"', "“": '"', "’": "'", "≈": "~", "■": "*"})


def prepare() -> None:
    """Let output never fail because of a letter, and let every line reach a pipe at once.

    A terminal without ł shows l. Python buffers output to a pipe as if nobody waited for it; people
    who play through a pipe do.
    """
    codecs.register_error("ecumene.simpler", _simpler)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="ecumene.simpler", line_buffering=True)


def _simpler(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = without_accents(error.object[error.start : error.end].translate(SIMPLER))
    return text.encode("ascii", "replace").decode("ascii"), error.end


class _Console(Console):
    """A console that leaves broken pipes to the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_for(stream: TextIO) -> Console:
    """A console that prints text literally, in lines of readable length."""
    console = _Console(file=stream, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def look_of(console: Console, messages: Messages) -> ScreenLook:
    """The look of pages: plain without a screen."""
    colour = console.color_system is not None and not console.no_color
    return ScreenLook(messages, colour, console.is_terminal)


def show_on(console: Console, page: RenderableType) -> None:
    """Print a page; without trailing blanks if there is no screen.

    A plain string stays on one line: it may hold a path to copy.
    """
    one_line = isinstance(page, str)
    if console.is_terminal:
        console.print(page, soft_wrap=one_line)
        return
    with console.capture() as capture:
        console.print(page, soft_wrap=one_line)
    lines = (line.rstrip() for line in capture.get().splitlines())
    console.file.write("\n".join(lines) + "\n")


def printable(text: str) -> str:
    """The text without control characters: typed ones must not reach the terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def speaks_unicode(stream: TextIO) -> bool:
    """Whether every letter can be written."""
    return (stream.encoding or "").lower().replace("-", "").startswith("utf")


def silence(stream: TextIO) -> None:
    """Discard unflushed output: nobody can read it."""
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
