"""The desk of a person whose game goes on elsewhere while they read and type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.desk import Desk, Interrupted

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.cli.join.news import Newsreader


def read_beside(news: Newsreader, anew: Callable[[], bool]) -> str | None:
    """What is typed next, with news shown meanwhile; None at the end of the input.

    Raises ``Interrupted`` if after some news everything is to be asked anew.
    """
    prompt, screen, inbox = news.messages("play-prompt"), news.screen, news.inbox
    while not screen.has_line:
        screen.prompt(prompt)
        inbox.wait()
        if not inbox.has_news:
            break
        news.attend()
        if anew():
            raise Interrupted
    return screen.read(prompt)


class JoinedDesk(Desk):
    """What lies before somebody who plays on a server."""

    def __init__(self, news: Newsreader, anew: Callable[[], bool]) -> None:
        """``anew`` tells whether what is asked has changed."""
        super().__init__(news.side, news.messages, news.screen)
        self._news = news
        self._anew = anew

    def read(self) -> str | None:
        """What the person types next, with news shown meanwhile."""
        return read_beside(self._news, self._anew)
