"""``ecumene bot --seat``: a program takes a seat in a game on a server by a link."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.cli.join.address import read_address
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.first_contact import Opening
from ecumene.cli.join.inbox import Inbox
from ecumene.cli.join.news import Newsreader
from ecumene.cli.join.program_seat import ProgramSeat
from ecumene.cli.join.remote import Remote, place_of
from ecumene.cli.join.seat_news import SeatNews
from ecumene.cli.join.server_client import Declined, ServerClient, ServerUnreachable
from ecumene.cli.join.server_stream import ServerStream
from ecumene.cli.join.spoken_names import called
from ecumene.cli.join.token_file import Tokens, usual_file
from ecumene.cli.play.screen import Screen
from ecumene.cli.play.shown_tables import final_scores
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.stop_signals import interrupted_when_stopped
from ecumene.programs.guests import SEEDS
from ecumene.programs.program import Program
from ecumene.programs.program_player import ProgramPlayer
from ecumene.rules.errors import BadData
from ecumene.server import wire
from ecumene.words import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cli.join.address import Address
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages

COMMAND: Final = "ecumene bot"
GIVE_SEATS: Final = ("seat", "join")
"""The links that programs can use."""
REMOVED: Final = (403, 404)
"""How a server refuses those who have no seat any more: for them there is no such game."""
FOLDER: Final = "programs"
"""Where their secrets are kept, beside those of the person."""


@dataclass(frozen=True)
class SeatedProgram:
    """A program, and what it may use."""

    command: Sequence[str]
    name: str | None
    """Its name at the table; None: that of its file."""
    milliseconds: int
    megabytes: int


def take_seat(link: str, wanted: SeatedProgram, messages: Messages) -> int:
    """Let a program play in a seat until the game is over or somebody stops it."""
    address = read_address(link)
    if address.kind not in GIVE_SEATS:
        raise CommandRefusal("bot-seat-link", help_for=COMMAND)
    name = wanted.name or name_of(wanted.command)
    screen = Screen(messages)
    server = ServerClient(address.server, messages.language)
    opening = Opening(server, tokens_of(address, name), screen, program=True)
    try:
        opening.be_known(address, name)
        place = opening.place(address, None)
        assert place.seat is not None, "these links give seats"
        return _Sitting(server, place.game, place.seat, wanted, screen).run()
    except ServerUnreachable:
        raise CommandRefusal("join-unreachable", address=address.server, code=FAILED) from None
    except (BadData, MessageError):
        raise CommandRefusal("join-other-version", address=address.server, code=FAILED) from None
    finally:
        server.close()


def name_of(command: Sequence[str]) -> str:
    """What a program is called if nobody says it: like its file, without what starts that."""
    files = [Path(word) for word in command]
    named = [file for file in files if file.is_file() and not file.is_absolute()]
    return (named or files)[0].stem


def tokens_of(address: Address, name: str) -> Tokens:
    """The secret by which a server knows a program in a game.

    It is not that of the person who starts it, who may have a seat in the same game. Under the same
    name the program comes back to its seat.
    """
    known = f"{address.of_game(address.game or '')} {name}".encode()
    file = f"{blake2b(known, digest_size=8).hexdigest()}.json"
    return Tokens(usual_file().parent / FOLDER / file)


class _Sitting:
    """A program in its seat, from before the game to its end."""

    def __init__(
        self, server: ServerClient, game: str, seat: Seat, wanted: SeatedProgram, screen: Screen
    ) -> None:
        self._server = server
        self._game = game
        self._seat = seat
        self._wanted = wanted
        self._screen = screen
        self._messages = screen.messages
        self._heard = SeatNews()
        inbox = Inbox()
        self._stream = ServerStream(server, place_of(game, seat), inbox.put_news)
        line = ServerConnection(self._stream, lambda key: screen.say(self._messages(key), "yellow"))
        side = Remote(server, line, game, seat, self._heard.hear)
        self._news = Newsreader(inbox, side, line, screen, self._messages)

    def run(self) -> int:
        """Play to the end; returns the exit code."""
        try:
            with interrupted_when_stopped():
                self._stream.start(0)  # a program is told everything from the beginning
                self._news.begin()
                self._gather()
                self._play()
        except Declined as declined:
            if declined.status not in REMOVED:
                raise
            raise CommandRefusal("bot-seat-removed", code=FAILED) from None
        except KeyboardInterrupt:
            self._screen.say(self._messages("bot-seat-goodbye"))
        else:
            self._show_result()
        finally:
            self._stream.close()
        return 0

    def _gather(self) -> None:
        """Wait until the game begins; programs are always ready."""
        who = called(self._news.seats[self._seat], self._messages)
        self._screen.say(self._messages("bot-seat-taken", number=self._seat + 1, who=who))
        if self._news.now.stage == "gathering":
            path = f"/games/{self._game}/seats/{self._seat}"
            with suppress(Declined):  # it has begun meanwhile
                self._news.line.insist(
                    lambda: self._server.post(path, wire.SayReady(), wire.Ordered)
                )
            self._screen.say(self._messages("bot-seat-gathering"))
        while self._news.now.stage == "gathering":
            self._news.listen(None)

    def _play(self) -> None:
        if self._news.now.stage == "over":
            return
        wanted = self._wanted
        program = Program(wanted.command, wanted.megabytes)
        try:
            player = ProgramPlayer(
                program,
                self._seat,
                seed_of(self._game, self._seat),
                wanted.milliseconds,
                self._messages,
                self._heard,
            )
            try:
                ProgramSeat(self._news, self._game, self._seat, player, program).run()
            finally:
                player.end(self._heard.ranking)
        finally:
            program.kill()

    def _show_result(self) -> None:
        self._screen.show(final_scores(self._news.side.view(), self._screen.look))


def seed_of(game: str, seat: Seat) -> int:
    """A number for the program's own chance; it says nothing of the game's."""
    digest = blake2b(f"{game} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) % SEEDS
