"""The progress of a simulation: a live bar on a terminal, otherwise an occasional line."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, ProgressColumn
from rich.progress import Progress as Bar
from rich.text import Text

from ecumene.cli.simulate.figures import clock, speed
from ecumene.cli.terminal import console_for, silence

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self, TextIO

    from rich.progress import Task

    from ecumene.words import Messages

LINES: Final = 10
"""Lines written without a terminal."""


class ProgressBar:
    """Games done, the speed, and the time left."""

    def __init__(self, games: int, stream: TextIO, messages: Messages) -> None:
        self.games = games
        self.done = self.failed = 0
        self._messages = messages
        self._start = self._last = monotonic()
        self._stream = stream
        self._console = console_for(stream)
        self._bar = Bar(
            BarColumn(bar_width=20),
            _Sentence(self),
            console=self._console,
            disable=not self._console.is_terminal,
            refresh_per_second=4,
            transient=True,
        )
        self._task = self._bar.add_task("", total=max(1, games))

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self, *, failed: bool) -> None:
        """Count a finished game."""
        before = self.done * LINES // self.games
        self.done += 1
        self.failed += failed
        self._last = monotonic()
        self._bar.advance(self._task)
        if not self._console.is_terminal and self.done * LINES // self.games > before:
            self._write(self.sentence())

    def _write(self, sentence: str) -> None:
        """Write a line; a failure to write stops no game."""
        try:
            self._console.print(sentence, soft_wrap=True)
        except OSError:
            silence(self._stream)

    def sentence(self) -> str:
        """The current progress."""
        if not self.done:
            return self._messages("simulate-progress-begun", games=self.games)
        each = (self._last - self._start) / self.done
        left = each * (self.games - self.done) - (monotonic() - self._last)
        return self._messages(
            "simulate-progress",
            done=self.done,
            games=self.games,
            failed=self.failed,
            speed=speed(1 / each, self._messages.language),
            left=clock(max(0, left)),
        )


class _Sentence(ProgressColumn):
    """The words beside the bar, updated with the clock."""

    def __init__(self, progress: ProgressBar) -> None:
        super().__init__()
        self._progress = progress

    def render(self, task: Task) -> Text:  # noqa: ARG002
        return Text(self._progress.sentence())
