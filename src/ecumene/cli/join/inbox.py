"""Input from two sides at any moment: typed lines, and news from the server."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from threading import Condition
from typing import Any, TypeAlias


@dataclass(frozen=True)
class ServerNews:
    """A message of the stream as it came; the inbox's reader decodes it.

    So only one thread does: the border prepares a type at its first use.
    """

    data: dict[str, Any]


@dataclass(frozen=True)
class Lost:
    """The connection is lost; it is retried."""


@dataclass(frozen=True)
class Back:
    """The connection is there again."""


@dataclass(frozen=True)
class Ended:
    """The server will send nothing more."""

    reason: str
    """In the server's words; empty if it gave none."""


News: TypeAlias = ServerNews | Lost | Back | Ended


class Inbox:
    """Lines and news, each in order of arrival."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._lines: deque[str | None] = deque()
        self._news: deque[News] = deque()

    # Adding

    def put_line(self, line: str | None) -> None:
        """Add a typed line; None: there will be no more."""
        with self._changed:
            self._lines.append(line)
            self._changed.notify()

    def put_news(self, news: News) -> None:
        """Add news from the server."""
        with self._changed:
            self._news.append(news)
            self._changed.notify()

    # Reading

    def wait(self, timeout: float | None = None) -> None:
        """Wait until there is a line or news, or until the time is up."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._news, timeout)

    def line(self) -> str | None:
        """The next line; waits for it."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines)
            line = self._lines.popleft()
            if line is None:
                self._lines.append(None)
            return line

    def news(self, timeout: float | None = None) -> News | None:
        """The next news; None if there is none in time."""
        with self._changed:
            self._changed.wait_for(lambda: self._news, timeout)
            return self._news.popleft() if self._news else None

    @property
    def has_line(self) -> bool:
        """Whether there is a line to read."""
        with self._changed:
            return bool(self._lines)

    @property
    def has_news(self) -> bool:
        """Whether there is news to read."""
        with self._changed:
            return bool(self._news)
