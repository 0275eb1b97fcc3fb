"""A game on a server at the terminal: before it begins, while it is played, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.join.address import COMMAND
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.joined_desk import read_beside
from ecumene.cli.join.joined_play import Playing
from ecumene.cli.join.news import Newsreader
from ecumene.cli.join.remote import Remote, place_of
from ecumene.cli.join.server_commands import Errands, picture_file
from ecumene.cli.join.server_stream import ServerStream
from ecumene.cli.play.player_desk import Interrupted
from ecumene.cli.stop_signals import interrupted_when_stopped
from ecumene.dialogue.typed import Vocabulary
from ecumene.words import Misread

if TYPE_CHECKING:
    from ecumene.cli.join.inbox import Inbox
    from ecumene.cli.join.server_client import ServerClient
    from ecumene.cli.play.screen import Screen
    from ecumene.rules.state.ids import Seat


class JoinedSession:
    """One person at one game of a server."""

    def __init__(
        self, server: ServerClient, game: str, seat: Seat | None, inbox: Inbox, screen: Screen
    ) -> None:
        self.server = server
        self.game = game
        self.screen = screen
        self.messages = screen.messages
        self.stream = ServerStream(server, place_of(game, seat), inbox.put_news)
        line = ServerConnection(self.stream, lambda key: screen.say(self.messages(key), "yellow"))
        side = Remote(server, line, game, seat)
        self.news = Newsreader(inbox, side, line, screen, self.messages)
        self.errands = Errands(server, game, self.news)

    def run(self) -> int:
        """Play until the end, or until the person stops; returns the exit code."""
        try:
            with interrupted_when_stopped():
                self.stream.start(self.news.side.begin())
                self.news.begin()
                if self._gather() and self._play():
                    return 0
        except KeyboardInterrupt:
            pass
        finally:
            self.stream.close()
        command = f"{COMMAND} {self.server.address}/games/{self.game}"
        self.screen.say(self.messages("join-goodbye", command=command))
        return 0

    # Before the game

    def _gather(self) -> bool:
        """Wait until the game begins; False if the person stops."""
        if self.news.now.stage != "gathering":
            return True
        self.screen.say(self.messages("join-gathering"))
        self.errands.say_seats()
        while self.news.now.stage == "gathering":
            try:
                line = read_beside(self.news, lambda: self.news.now.stage != "gathering")
            except Interrupted:
                continue
            if line is None or not self._obey(line):
                return False
        return True

    def _obey(self, line: str) -> bool:
        """Carry out a command; False if the person stops."""
        commands = self.errands.commands
        found = Vocabulary(self.messages).split(line, ("quit", *commands))
        if found is None:
            if line:
                self.screen.say(self.messages("join-gathering-help"))
            return True
        command, rest = found
        if command == "quit":
            return False
        try:
            commands[command](rest)
        except Misread as problem:
            self.screen.say(self.messages(problem.key, **problem.values), "red")
        return True

    # The game

    def _play(self) -> bool:
        """Play; False if the person stops before the end."""
        return Playing(self.news, self.errands, picture_file(self.game)).run()
