"""The desk of a person whose game goes on elsewhere while they read and type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.join.server_client import Declined
from ecumene.cli.play.player_desk import Interrupted, PlayerDesk
from ecumene.words import MessageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.cli.join.news import Newsreader
    from ecumene.rules.errors import IllegalAction
    from ecumene.words import Misread


def read_beside(
    news: Newsreader, anew: Callable[[], bool], look_after: float | None = None
) -> str | None:
    """The next line typed, with news shown meanwhile; None at the end of input.

    Raises ``Interrupted`` if everything must be asked again, which is checked after news and after
    every ``look_after`` seconds.
    """
    prompt, screen, inbox = news.messages("play-prompt"), news.screen, news.inbox
    while not screen.has_line:
        screen.prompt(prompt)
        inbox.wait(look_after)
        if inbox.has_news:
            news.attend()
        elif inbox.has_line:
            break
        else:
            news.side.look_again()
        if anew():
            raise Interrupted
    return screen.read(prompt)


class JoinedDesk(PlayerDesk):
    """The desk of a person who plays on a server."""

    def __init__(self, news: Newsreader, anew: Callable[[], bool]) -> None:
        """``anew`` tells whether the question has changed."""
        super().__init__(news.side, news.messages, news.screen)
        self._news = news
        self._anew = anew
        self.look_after: float | None = None
        """Seconds after which to check even without news; None: never."""

    def read(self) -> str | None:
        """The next line the person types, with news shown meanwhile."""
        return read_beside(self._news, self._anew, self.look_after)

    def complain_of(self, problem: IllegalAction | Misread) -> None:
        """Say why something is refused; for the server's refusals with the players' names."""
        if isinstance(problem, Declined):
            try:
                self.reporter.complain(self.conversation.speaker.text(problem.sentence))
            except MessageError:  # a newer server may have reasons that are unknown here
                pass
            else:
                return
        super().complain_of(problem)
