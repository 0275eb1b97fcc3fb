"""How far a simulation is: a live bar on a terminal, a line now and then elsewhere."""

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
"""So many lines are written where there is no terminal."""


class Progress:
    """Games done, how fast, and how long it will take."""

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
        """One more game is done."""
        before = self.done * LINES // self.games
        self.done += 1
        self.failed += failed
        self._last = monotonic()
        self._bar.advance(self._task)
        if not self._console.is_terminal and self.done * LINES // self.games > before:
            self._write(self.sentence())

    def _write(self, sentence: str) -> None:
        """Write a line; nobody has to read it, so that it cannot be written stops no game."""
        try:
            self._console.print(sentence, soft_wrap=True)
        except OSError:
            silence(self._stream)

    def sentence(self) -> str:
        """How it stands at this moment."""
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
    """The words beside the bar, new with every look at the clock."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress

    def render(self, task: Task) -> Text:  # noqa: ARG002
        return Text(self._progress.sentence())
