"""Output and input in the terminal, or in a pipe, where answers come line by line."""

from __future__ import annotations

import contextlib
import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from rich.text import Text

from ecumene.cli.stop_signals import interrupted_when_stopped
from ecumene.cli.terminal import WIDEST, console_for, look_of, printable, show_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from ecumene.words import Messages


class Screen:
    """The two streams, and the look of output."""

    def __init__(self, messages: Messages, source: Callable[[], str | None] | None = None) -> None:
        """``source`` gives the next line if someone else reads standard input."""
        self.messages = messages
        self._source = source
        self.console = console_for(sys.stdout)
        self.look = look_of(self.console, messages)
        self._typed = sys.stdin.isatty() and self.console.is_terminal
        self._kept: str | None = None
        """A line typed while paging, which was meant for the next question."""
        self._prompted = False
        """Whether the person may be typing in the last line, which is left before more is shown."""
        if self._typed and source is None:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 lines can be edited and recalled

    def show(self, page: RenderableType) -> None:
        """Show something, in the window's current width."""
        if self._prompted:
            self._prompted = False
            self.console.file.write("\n")
        if self._typed:
            self.console.width = min(get_terminal_size().columns, WIDEST)
        show_on(self.console, page)

    def say(self, sentence: str, style: str = "") -> None:
        """Write one or several sentences, one per line."""
        lines = map(printable, sentence.split("\n"))
        self.show(Text("\n".join(lines), style=style))

    def show_by_pages(self, page: RenderableType) -> None:
        """Show something long; a person at a terminal turns the pages.

        What they type there, except to stop, is kept for the next question.
        """
        if not self._typed:
            self.show(page)
            return
        with self.console.capture() as capture:
            self.show(page)
        lines = capture.get().splitlines()
        room = self._height - 1
        while lines:
            shown, lines = lines[:room], lines[room:]
            self.console.file.write("\n".join(shown) + "\n")
            line = self.read(self.messages("play-more", lines=len(lines))) if lines else ""
            if line != "":
                stops = (
                    line is None
                    or line.strip() in self.messages("typed-word", command="quit").split()
                )
                self._kept = None if stops else line
                return

    def rows_left(self, taken: int) -> int | None:
        """The rows of a table that fit beside other lines; None for any number."""
        return max(8, self._height - taken) if self._typed else None

    @property
    def _height(self) -> int:
        return get_terminal_size().lines

    def prompt(self, prompt: str) -> None:
        """Show a person at a terminal that something can be typed."""
        if self._typed and not self._prompted:
            self._prompted = True
            self.console.file.write(f"{prompt} ")
            self.console.file.flush()

    @property
    def has_line(self) -> bool:
        """Whether a line has been typed already for the next question."""
        return self._kept is not None

    def read(self, prompt: str) -> str | None:
        """The next line typed; None at the end of input, or when stopped."""
        if self._kept is not None:
            kept, self._kept = self._kept, None
            return kept
        try:
            with interrupted_when_stopped("SIGINT"):
                return self._next_line(prompt)
        except (EOFError, KeyboardInterrupt):
            # The line that was begun ends here; a closed terminal has none any more.
            if self._typed:
                with contextlib.suppress(OSError):
                    self.console.file.write("\n")
            return None
        except UnicodeDecodeError:
            # Bytes that are not text: as good as an unknown word.
            return "\N{REPLACEMENT CHARACTER}"

    def _next_line(self, prompt: str) -> str | None:
        if self._source is not None:
            self.prompt(prompt)
            line = self._source()
            self._prompted = False
            return line
        if self._typed:
            return input(f"{prompt} ")
        line = sys.stdin.readline()
        return line.strip() if line else None
