"""``ecumene join``: the number of requests a terminal makes, and views of a single moment."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.cli.join.address import read_address
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.remote import Remote, place_of
from ecumene.cli.join.server_client import ServerClient
from ecumene.cli.join.server_stream import ServerStream
from ecumene.dialogue.side import asked_in
from ecumene.rules.view import KINDS
from ecumene.seat.reader_messages import ChatSaid, Happened, Stream
from ecumene.server import wire
from tests.cli.join_terminals import new_game, person, serving
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from msgspec import Struct

EVENTS = 6
"""Enough to see others answer, and to answer."""


class CountingClient(ServerClient):
    """A client that remembers what was asked of a seat."""

    def __init__(self, address: str, token: str | None) -> None:
        super().__init__(address, "en")
        self.token = token
        self.asked: list[str] = []

    def ask(self, method: str, path: str, type_: Any, *sent: Struct) -> Any:
        self.asked.append(path.rpartition("/")[2])
        return super().ask(method, path, type_, *sent)

    def counted(self) -> list[str]:
        """Requests since the last time."""
        asked, self.asked = self.asked, []
        return asked


class Player:
    """A player whose messages are fetched when the test wants them."""

    def __init__(self, address: str, link: str, seat: int, name: str) -> None:
        self.known = person(address, name)
        to = read_address(link)
        assert to.game is not None
        self.known.post(f"/games/{to.game}/join", wire.Joining(to.secret), wire.Joined)
        self.server = CountingClient(address, self.known.token)
        self.place = place_of(to.game, seat)
        stream = ServerStream(self.server, self.place, lambda _: None)
        connection = ServerConnection(stream, lambda _: None)
        self.side = Remote(self.server, connection, to.game, seat)

    def news(self) -> tuple[wire.StreamMessage, ...]:
        """Messages not yet taken in."""
        since = self.side.number
        return self.known.get(f"{self.place}/messages?since={since}", Stream).messages

    def look(self) -> None:
        """Look at everything a terminal shows; it must belong to one moment."""
        asked, decision = self.side.ask_anew(), asked_in(self.side.view())
        assert self.side.question() is asked.body
        kind = None if decision is None else KINDS[type(decision)]
        assert kind == (None if asked.body is None else asked.body.kind)

    def answer_if_asked(self) -> None:
        asked = self.side.ask_anew()
        if asked.pending and asked.body is not None:
            self.side.apply(asked.body.default.action)

    def close(self) -> None:
        self.known.close()
        self.server.close()


@pytest.fixture
def players(tmp_path: Path) -> Iterator[tuple[Player, Player]]:
    with serving(tmp_path) as running:
        links = new_game(running.address, 2)
        anna = Player(running.address, links.seats[0], 0, "Anna")
        ben = Player(running.address, links.seats[1], 1, "Ben")
        yield anna, ben
        anna.close()
        ben.close()


def test_an_event_costs_one_request(players: tuple[Player, Player]) -> None:
    """View and question come together; known parts are not requested again."""
    anna, ben = players
    anna.look()
    assert anna.server.counted() == ["changes"]
    seen, until = 0, time.monotonic() + PATIENCE
    while seen < EVENTS:
        assert time.monotonic() < until
        for message in anna.news():
            if anna.side.take(message):
                known = message.number <= anna.side.awaited
                anna.look()
                anna.look()
                assert anna.server.counted() in ([], [] if known else ["changes"])
                seen += isinstance(message, Happened)
        anna.look()
        anna.server.counted()
        anna.answer_if_asked()
        assert anna.server.counted() in ([], ["answers"])
        ben.side.look_again()
        ben.answer_if_asked()
    anna.look()
    anna.server.counted()
    assert anna.side.take(ChatSaid(anna.side.awaited + 1, 1, "Ben", None, "hello", 0))
    anna.look()
    assert anna.server.counted() == [], "chat changes nothing that is looked at"
