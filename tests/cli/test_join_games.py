"""``ecumene join``: people in terminals of their own, computers in the rest, and a real server."""

from __future__ import annotations

import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import pytest

from ecumene.cli.join.address import read_address
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.remote import Remote, place_of
from ecumene.cli.join.server_client import Declined, ServerClient
from ecumene.cli.join.server_stream import ServerStream
from ecumene.seat.exchange import Acknowledged, Answering
from ecumene.server import wire
from tests.cli.join_terminals import Terminal, new_game, person, play, port_of, serving
from tests.server.started import lasting_port

if TYPE_CHECKING:
    from pathlib import Path


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Open]:
    """Opens terminals, each for somebody with settings of their own."""
    with ExitStack() as stack:

        def open_one(address: str | None, who: str, *options: str) -> Terminal:
            assert address is not None
            return stack.enter_context(Terminal(address, tmp_path / who, *options))

        yield open_one


def test_two_people_play_in_two_languages(open_terminal: Open, tmp_path: Path) -> None:
    """They join by one link, talk, play, quit, and come back by the server's address."""
    with serving(tmp_path) as server:
        links = new_game(server.address, 2)
        anna = open_terminal(links.join, "anna")
        anna.read_until("Which name should the others see")
        anna.type("Anna")
        anna.read_until("The game has not begun")
        anna.type("hello")
        anna.read_until("You can type: who, say TEXT")
        anna.type("start")
        anna.read_until("Only the host can do that")
        ben = open_terminal(links.join, "ben", "--name", "Ben", "--lang", "pl")
        ben.read_until("Odpowiadaj jak w ecumene play")
        anna.read_until("Ben has taken a seat")
        ben.type("powiedz @anna tylko dla ciebie")
        anna.read_until(r"Ben to .*Anna.*: tylko dla ciebie")
        anna.type("say to all")
        ben.read_until(r"Anna.*: to all")
        anna.type("say @nobody hm")
        anna.read_until("'nobody' is not one of these players")
        anna.type("s")
        anna.read_until("The server saves the game after every answer")
        play((anna, "Turn 1, phase 2"), (ben, "Tura 1, faza 2"))
        anna.type("who")
        anna.read_until(r"\(Ben\): here")
        anna.type("map")
        anna.read_until(r"ecumene-\S+\.svg")
        anna.type("l 1")
        anna.read_until("Turn 1, phase 1")
        assert "To come back: ecumene join http" in anna.quit()
        assert "Powrót: ecumene join http" in ben.quit()
        assert "#" not in anna.out.rpartition("To come back")[2]

        again = open_terminal(server.address, "anna")
        again.read_until("Which game.*1. Evening: turn 1")
        again.type("")
        again.read_until(r"Turn 1, phase \d")
        again.quit()
        same = open_terminal(links.join, "ben", "--lang", "pl")
        same.read_until(r"Tura 1, faza \d")
        same.quit()


def test_a_killed_server_is_waited_for(open_terminal: Open, tmp_path: Path) -> None:
    """Three terminals, one of a spectator: all resume where they were, and are told once."""
    with ExitStack() as stack:
        port = lasting_port()
        server = stack.enter_context(serving(tmp_path, port))
        links = new_game(server.address, 2)
        ben, anna = (
            open_terminal(links.seats[seat], name, "--name", name)
            for seat, name in enumerate(("ben", "anna"))
        )
        eve = open_terminal(links.watch, "eve", "--name", "Eve")
        play((ben, "Turn 1, phase 2"), (anna, "Turn 1, phase 2"))
        server.process.kill()
        for terminal in (ben, anna, eve):
            terminal.read_until("The connection is lost")
        stack.enter_context(serving(tmp_path, port))
        for terminal in (ben, anna, eve):
            terminal.read_until("The connection is back")
        play((ben, "Turn 1, phase 5"), (anna, "Turn 1, phase 5"))
        eve.read_until("Turn 1, phase 5")
        eve.type("hand-over")
        eve.read_until("You are watching; only players can do that")
        for terminal in (ben, anna, eve):
            terminal.quit()
            assert terminal.out.count("The connection is lost") == 1
            assert terminal.out.count("The connection is back") == 1
            for phase in (3, 5):
                assert terminal.out.count(f"Turn 1, phase {phase}:") <= 1


def test_a_computer_takes_a_seat_and_gives_it_back(open_terminal: Open, tmp_path: Path) -> None:
    """Anna lets a computer answer; the host stops the game for Ben, then resumes it."""
    with serving(tmp_path) as server:
        links = new_game(server.address, 2)
        anna = open_terminal(links.seats[0], "anna", "--name", "Anna")
        ben = open_terminal(links.seats[1], "ben", "--name", "Ben")
        zoe = open_terminal(links.host, "zoe", "--name", "Zoe")
        ben.read_until("Answer as in ecumene play")
        anna.type("hand-over")
        play((ben, "Turn 1, phase 3"))
        zoe.type("pause")
        ben.read_until("The game is paused.")
        ben.type(".")
        ben.read_until("The game is paused.")
        zoe.type("resume")
        ben.read_until("The game goes on.")
        anna.type("take-over")
        play((anna, "Turn 1, phase 5"), (ben, "Turn 1, phase 5"))
        for terminal in (anna, ben, zoe):
            terminal.quit()


# Answers


class CuttingProxy:
    """A proxy to a server that can withhold an answer and hang up."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.cuts = 0
        """Number of answers still to be lost, for requests with these words."""
        self.words = b"/answers"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def _serve(self) -> None:
        while True:
            client, _ = self._listener.accept()
            with client, socket.create_connection(("127.0.0.1", self._target)) as server:
                request = client.recv(65536)
                if not request:
                    return
                self._exchange(client, server, request)

    def _exchange(self, client: socket.socket, server: socket.socket, request: bytes) -> None:
        """One connection; a client sends its next request after the last answer."""
        while request:
            head, _, body = request.partition(b"\r\n\r\n")
            length = _length(head)
            while len(body) < length:
                body += client.recv(65536)
            server.sendall(head + b"\r\n\r\n" + body)
            answer = _whole(server)
            if self.words in head.partition(b"\r\n")[0] and self.cuts:
                self.cuts -= 1
                return
            client.sendall(answer)
            request = client.recv(65536)

    def close(self) -> None:
        with socket.create_connection(self._listener.getsockname()):
            pass
        self._thread.join()
        self._listener.close()


def _length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name == b"content-length":
            return int(value)
    return 0


def _whole(server: socket.socket) -> bytes:
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += server.recv(65536)
    head, _, body = answer.partition(b"\r\n\r\n")
    while len(body) < _length(head):
        body += server.recv(65536)
    return head + b"\r\n\r\n" + body


@pytest.fixture
def lossy(tmp_path: Path) -> Iterator[tuple[CuttingProxy, Remote, list[str]]]:
    """The only person of a game, behind a proxy that loses answers, and what they are told."""
    said: list[str] = []
    with serving(tmp_path) as running:
        links = new_game(running.address, 1)
        link = read_address(links.seats[0])
        proxy = CuttingProxy(port_of(running))
        known = person(running.address, "Anna")
        known.post(f"/games/{link.game}/join", wire.Joining(link.secret), wire.Joined)
        server = ServerClient(proxy.address, "en")
        server.token = known.token
        stream = ServerStream(server, place_of(str(link.game), 0), lambda _: None)
        yield proxy, Remote(server, ServerConnection(stream, said.append), str(link.game), 0), said
        server.close()
        known.close()
        proxy.close()


def test_an_answer_counts_once_whatever_is_lost(
    lossy: tuple[CuttingProxy, Remote, list[str]], tmp_path: Path
) -> None:
    """The acknowledgement is lost twice: the same key is sent again, and stored once."""
    proxy, side, said = lossy
    asked = side.ask_anew()
    assert asked.body is not None
    proxy.cuts = 2
    side.apply(asked.body.default.action)
    assert (proxy.cuts, said) == (0, ["join-lost"])
    with closing(sqlite3.connect(tmp_path / "data" / "ecumene.sqlite")) as database:
        (stored,) = database.execute("SELECT count(key) FROM journal WHERE seat = 0").fetchone()
    assert stored == 1
    body = Answering(asked.question, "another", asked.body.default.action)
    with pytest.raises(Declined) as stale:
        side.server.post(f"{side.place}/answers", body, Acknowledged)
    assert stale.value.status == 409
