"""Commands for games on a server only: chat, who is waited for, and the host's."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.cli.join.server_client import ServerUnreachable
from ecumene.cli.join.spoken_names import clock_time, meant
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.dialogue.typed.typed_values import read_number
from ecumene.server import wire

if TYPE_CHECKING:
    from ecumene.cli.join.news import Newsreader
    from ecumene.cli.join.server_client import ServerClient
    from ecumene.cli.play.typed_commands import Command
    from ecumene.rules.state.ids import Seat

MINUTE: Final = 60
ADDRESSED: Final = "@"
"""Precedes the name of a player who is addressed alone."""


class Errands:
    """Carries out a person's commands at a server's table."""

    def __init__(self, server: ServerClient, game: str, news: Newsreader) -> None:
        self.server = server
        self.game = f"/games/{game}"
        self.news = news

    @property
    def commands(self) -> dict[str, Command]:
        """The commands; the server refuses those that are not allowed."""
        return {
            "chat": self._chat,
            "who": self._who,
            "hand-over": partial(self._about_own_seat, wire.HandOver()),
            "take-over": partial(self._about_own_seat, wire.TakeOver()),
            "agree": partial(self._consent, True),
            "object": partial(self._consent, False),
            "start": partial(self._host, wire.Start()),
            "pause": partial(self._host, wire.Pause()),
            "resume": partial(self._host, wire.Resume()),
            "extend": self._extend,
            "end-trade": partial(self._host, wire.EndTrade()),
            "propose-undo": self._propose_undo,
            "save": self._save,
        }

    # Talking

    def _chat(self, text: str) -> None:
        """Say something to all, or to some with "@egypt" first."""
        to: list[Seat] = []
        while text.startswith(ADDRESSED):
            name, _, text = text.removeprefix(ADDRESSED).partition(" ")
            to.append(self._meant(name))
            text = text.lstrip()
        if not text:
            raise CommandRefusal("join-say-what")
        self._once(f"{self.news.side.place}/chat", wire.ChatLine(text, tuple(to) or None))

    def _meant(self, name: str) -> Seat:
        return meant(name, self.news.seats, self.news.messages)

    def _once(self, path: str, body: wire.ChatLine) -> None:
        """Send something that must not arrive twice; so it is not retried."""
        try:
            self.server.tell(path, body)
        except ServerUnreachable:
            raise CommandRefusal("join-perhaps-unsent", code=FAILED) from None

    # Who is waited for

    def _who(self, _: str) -> None:
        self.say_waited()
        self.say_seats()

    def say_waited(self) -> None:
        """Say who is waited for, since when and until when."""
        news = self.news
        if not news.now.waited:
            news.screen.say(news.messages("join-nobody-waited"))
        for each in news.now.waited:
            news.screen.say(
                news.messages(
                    "join-waited",
                    who=news.called(each.seat),
                    since=clock_time(each.since),
                    until="none" if each.until is None else clock_time(each.until),
                )
            )

    def say_seats(self) -> None:
        """Say who has which seat."""
        for info in self.news.seats:
            state = "here" if info.seat == self.news.side.seat else _state(info)
            who = self.news.called(info.seat)
            self.news.screen.say(self.news.messages("join-seat", who=who, state=state), "dim")

    # Seats

    def _about_own_seat(self, order: wire.SeatOrder, _: str) -> None:
        seat = self.news.side.seat
        if seat is None:
            raise CommandRefusal("join-spectator", code=FAILED)
        self._order(f"/seats/{seat}", order)

    def _consent(self, agrees: bool, _: str) -> None:
        """Answer whether something may be taken back (O2)."""
        info = self.news.line.insist(lambda: self.server.get(self.game, wire.GameInfo))
        if info.take_back is None:
            raise CommandRefusal("join-no-proposal", code=FAILED)
        self._about_own_seat(wire.ConsentToTakeBack(info.take_back.number, agrees), "")

    # The host

    def _host(self, order: wire.HostOrder, _: str) -> None:
        self._order("/host", order)

    def _extend(self, rest: str) -> None:
        """Give minutes to everybody who is asked, or to one player."""
        minutes, _, name = rest.partition(" ")
        seat = self._meant(name.strip()) if name.strip() else None
        self._order("/host", wire.Extend(read_number(minutes) * MINUTE, seat))

    def _propose_undo(self, name: str) -> None:
        self._order("/host", wire.ProposeTakeBack(self._meant(name)))

    def _order(self, where: str, order: wire.HostOrder | wire.SeatOrder) -> None:
        """Send an order; everybody is told of the result."""
        try:
            self.server.post(self.game + where, order, wire.Ordered)
        except ServerUnreachable:
            raise CommandRefusal("join-perhaps-unsent", code=FAILED) from None

    # Saving, which a server does itself

    def _save(self, _: str) -> None:
        self.news.screen.say(self.news.messages("join-saved"))


def picture_file(game: str) -> Path:
    """The default file for drawings of the board."""
    return Path(f"ecumene-{game}.svg")


def _state(info: wire.SeatInfo) -> str:
    if info.autopilot:
        return "autopilot"
    if info.computer is not None:
        return "computer"
    if info.name is None:
        return "free"
    return "away" if info.away is not None else "here"
