"""First contact with a server: who the person is there, and their seat in which game."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ecumene.cli.join.address import COMMAND
from ecumene.cli.join.server_client import UNKNOWN, Declined
from ecumene.cli.join.spoken_names import called, meant
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.server import wire
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.cli.join.address import Address
    from ecumene.cli.join.server_client import ServerClient
    from ecumene.cli.join.token_file import Tokens
    from ecumene.cli.play.screen import Screen
    from ecumene.rules.state.ids import Seat


class JoiningStopped(Exception):
    """The person does not want to play after all."""


class JoinedSeat(NamedTuple):
    """A place at a table."""

    game: str
    seat: Seat | None
    """None for a spectator, and for a host without a seat."""


class Opening:
    """Brings a person to a game."""

    def __init__(
        self, server: ServerClient, tokens: Tokens, screen: Screen, *, program: bool = False
    ) -> None:
        """``program``: it is a program that takes a seat, and no person."""
        self.server = server
        self.tokens = tokens
        self.screen = screen
        self.program = program
        self.messages = screen.messages

    # Identity

    def be_known(self, address: Address, name: str | None, *, back: bool = False) -> None:
        """Recognize the person, sign them in from another device, or register them, with this name.

        ``back``: return to the identity before the last sign-in from another device.
        """
        if back and not self.tokens.go_back(self.server.address):
            raise CommandRefusal("join-no-former", address=self.server.address, code=FAILED)
        me = self._come_from_other_device(address) or self._recognised()
        if me is None:
            self._introduce(name)
        elif (name or me.name, self._language) != (me.name, me.language):
            new = wire.NewPerson(name or me.name, self._language)
            self.server.put("/me", new, wire.Credentials)

    @property
    def _language(self) -> wire.Language:
        return "pl" if self.messages.language == "pl" else "en"

    def _recognised(self) -> wire.Credentials | None:
        self.server.token = self.tokens.of(self.server.address)
        if self.server.token is None:
            return None
        try:
            return self.server.get("/me", wire.Credentials)
        except Declined as declined:
            if declined.status != UNKNOWN:
                raise
            self.server.token = None
            return None

    def _come_from_other_device(self, address: Address) -> wire.Credentials | None:
        if address.kind != "device":
            return None
        before, used = self._recognised(), wire.UsedCode(address.secret)
        if before is None:
            me = self.server.post("/devices", used, wire.Credentials)
            self._remember(me)
            return me
        owner = self.server.post("/devices/owner", used, wire.CodeOwner)
        if owner.same or not self._wants_to_become(owner):
            return before
        me = self.server.post("/devices", replace(used, instead=True), wire.Credentials)
        self.tokens.become(self.server.address, me.token)
        self.server.token = me.token
        self.screen.say(self.messages("join-became", name=me.name, before=before.name))
        return me

    def _wants_to_become(self, owner: wire.CodeOwner) -> bool:
        """Ask someone who is already known here; Enter means no."""
        here, there = owner.here, owner.person
        assert here is not None
        self.screen.say(
            self.messages(
                "join-become",
                name=here.name,
                games=here.games,
                other=there.name,
                theirs=there.games,
            ),
            "bold",
        )
        choices = ("join-stay", here.name), ("join-become-it", there.name)
        return self._number([self.messages(key, name=name) for key, name in choices]) == 1

    def _introduce(self, name: str | None) -> None:
        while self.server.token is None:
            new = wire.NewPerson(name or self._name(), self._language)
            try:
                self._remember(self.server.post("/people", new, wire.Credentials))
            except Declined as declined:
                if name is not None:
                    raise
                self._complain(declined)

    def _name(self) -> str:
        usual = _login_name()
        self.screen.say(self.messages("join-name", name=usual), "bold")
        return self._line() or usual

    def _remember(self, me: wire.Credentials) -> None:
        self.tokens.keep(self.server.address, me.token)
        self.server.token = me.token

    # Choosing a game

    def place(self, address: Address, seat: str | None) -> JoinedSeat:
        """The place at a table that a link gives, or one the person has already."""
        if address.game is None:
            info = self._chosen_game()
            return JoinedSeat(info.id, self._own_seat(info, seat))
        known = self._own_game(address.game)
        # A person with a seat does not want another one by using the same link again.
        seated = known is not None and bool(known.own)
        if address.kind is not None and not (seated and address.kind == "join"):
            return self._joined(address, seat)
        if known is None:
            raise CommandRefusal("join-no-game", address=address.server, code=FAILED)
        return JoinedSeat(known.id, self._own_seat(known, seat))

    def _own_game(self, game: str) -> wire.GameInfo | None:
        """The game, if the person already takes part in it."""
        try:
            return self.server.get(f"/games/{game}", wire.GameInfo)
        except Declined:
            return None

    def _joined(self, address: Address, seat: str | None) -> JoinedSeat:
        """Join a game by a link."""
        free = address.kind == "join" and seat is not None and seat.isascii() and seat.isdigit()
        wanted = int(seat or 0) - 1 if free else None
        joining = wire.Joining(address.secret, wanted, self.program)
        joined = self.server.post(f"/games/{address.game}/join", joining, wire.Joined)
        if joined.role == "spectator":
            return JoinedSeat(joined.game.id, None)
        if joined.seat is not None:
            return JoinedSeat(joined.game.id, joined.seat)
        return JoinedSeat(joined.game.id, self._own_seat(joined.game, seat))

    def _chosen_game(self) -> wire.GameInfo:
        games = self.server.get("/games", wire.GameList).games
        if not games:
            raise CommandRefusal(
                "join-no-games", address=self.server.address, help_for=COMMAND, code=FAILED
            )
        self.screen.say(self.messages("join-which"), "bold")
        return games[self._number([self._listed(info) for info in games])]

    def _listed(self, info: wire.GameInfo) -> str:
        asked = any(each.seat in info.own for each in info.waited)
        return self.messages(
            "join-listed",
            name=info.name,
            stage=info.stage,
            turn=info.turn,
            asked="yes" if asked else "no",
        )

    # Choosing a seat

    def _own_seat(self, info: wire.GameInfo, wanted: str | None) -> Seat | None:
        """The person's seat; asks which if there are several."""
        own = [each for each in info.seats if each.seat in info.own]
        if wanted is not None:
            return meant(wanted, own, self.messages)
        if len(own) < 2:
            return own[0].seat if own else None
        asked = [each.seat for each in info.waited]
        own.sort(key=lambda each: each.seat not in asked)
        self.screen.say(self.messages("join-which-seat"), "bold")
        return own[self._number([called(each, self.messages) for each in own])].seat

    # Asking

    def _number(self, choices: Sequence[str]) -> int:
        """One of some choices; Enter is the first."""
        for number, choice in enumerate(choices, 1):
            self.screen.say(self.messages("play-choice", number=number, choice=choice))
        self.screen.say(self.messages("play-default", answer="1"))
        while True:
            line = self._line() or "1"
            if line in map(str, range(1, len(choices) + 1)):
                return int(line) - 1
            self._complain(Misread("typed-choose", most=len(choices)))

    def _line(self) -> str:
        line = self.screen.read(self.messages("play-prompt"))
        if line is None or line in self.messages("typed-word", command="quit").split():
            raise JoiningStopped
        return line

    def _complain(self, problem: Misread) -> None:
        self.screen.say(self.messages(problem.key, **problem.values), "red")


def _login_name() -> str:
    """The person's login name; a common word if the machine has none."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "player"
