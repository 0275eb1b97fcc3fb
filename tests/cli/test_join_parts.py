"""The parts of ``ecumene join`` that need no server: addresses, tokens, names and messages."""

from __future__ import annotations

import os
import stat
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from websockets.sync.server import serve

from ecumene.bots.table import NEXT_OFFER
from ecumene.cli.join.address import Address, read_address
from ecumene.cli.join.connection import ServerConnection
from ecumene.cli.join.inbox import Back, Inbox, Lost, ServerNews
from ecumene.cli.join.joined_play import Talked
from ecumene.cli.join.keyboard import Keyboard
from ecumene.cli.join.remote import Remote
from ecumene.cli.join.server_client import Declined, ServerClient, ServerUnreachable
from ecumene.cli.join.server_stream import ServerStream, pauses
from ecumene.cli.join.spoken_names import called, meant
from ecumene.cli.join.token_file import Tokens, usual_file
from ecumene.cli.refusal import CommandRefusal
from ecumene.data import facts
from ecumene.rules.events import CityBuilt, OfferMade, PhaseBegan, Undone
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.seat.reader_messages import ChatSaid, Happened
from ecumene.server.wire import SeatInfo
from ecumene.words import Messages, Misread
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.server import ServerConnection as ServerSocket

    from ecumene.cli.join.inbox import News
    from tests.cli.conftest import Run

ROME, EGYPT = (facts().civilizations[id_].index for id_ in ("rome", "egypt"))
TABLE = (
    SeatInfo(0, "Anna", None, False, None, ROME),
    SeatInfo(1, "Ben", None, False, 1000, EGYPT),
    SeatInfo(2, None, "settler", False, None, None),
    SeatInfo(3, "Rolf", None, False, None, None),
)


# Addresses


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://example.org", Address("https://example.org")),
        ("https://example.org/", Address("https://example.org")),
        ("http://[::1]:8000/games/a-b_9", Address("http://[::1]:8000", "a-b_9")),
        ("https://example.org/ecumene/", Address("https://example.org/ecumene")),
        (
            "https://example.org:444/e/games/abc#join=s-e_c",
            Address("https://example.org:444/e", "abc", "join", "s-e_c"),
        ),
        (
            "https://example.org/games/abc#host=x",
            Address("https://example.org", "abc", "host", "x"),
        ),
        ("https://e.org/#device=AB-CD", Address("https://e.org", None, "device", "AB-CD")),
    ],
)
def test_addresses_are_read(text: str, address: Address) -> None:
    assert read_address(f" {text} ") == address


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("example.org", "join-bad-address"),
        ("ftp://example.org", "join-bad-address"),
        ("https://", "join-bad-address"),
        ("https://me:pw@example.org", "join-bad-address"),
        ("https://example.org:port", "join-bad-address"),
        ("https://[::1", "join-bad-address"),
        ("https://example.org/games/abc#join=", "join-bad-link"),
        ("https://example.org/games/abc#else=x", "join-bad-link"),
        ("https://example.org/games/abc#join=a b", "join-bad-link"),
        ("https://example.org#join=x", "join-bad-link"),
        ("https://example.org/games/abc#device=x", "join-bad-link"),
    ],
)
def test_what_is_no_address_is_refused(text: str, key: str) -> None:
    with pytest.raises(CommandRefusal) as refusal:
        read_address(text)
    assert refusal.value.key == key


@pytest.mark.parametrize("address", ["nowhere#join=SECRET", "http://127.0.0.1:9/games/x#no=SECRET"])
def test_no_refusal_repeats_a_secret(run: Run, address: str) -> None:
    outcome = run("join", address)
    assert outcome.code == 2
    assert "SECRET" not in outcome.err


def test_there_is_no_json(run: Run) -> None:
    outcome = run("join", "https://example.org", "--json")
    assert (outcome.code, outcome.json["nearest"]) == (2, [])
    assert "--json" in outcome.json["error"]


# Tokens


def test_tokens_are_for_oneself_only(tmp_path: Path) -> None:
    file = tmp_path / "config" / "ecumene" / "servers.json"
    tokens = Tokens(file)
    assert tokens.of("https://a") is None
    tokens.keep("https://a", "one")
    tokens.keep("https://b", "two")
    tokens.keep("https://a", "three")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [Tokens(file).of(f"https://{each}") for each in "abc"] == ["three", "two", None]
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_tokens_are_never_lost_by_writing(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    file.write_text("[not what it was", encoding="utf-8")
    with pytest.raises(CommandRefusal, match="join-damaged"):
        Tokens(file).of("a")
    with pytest.raises(CommandRefusal, match="join-damaged"):
        Tokens(file).keep("a", "b")
    assert file.read_text(encoding="utf-8") == "[not what it was"
    (tmp_path / "taken").touch()
    with pytest.raises(CommandRefusal, match="cli-cannot-read"):
        Tokens(tmp_path / "taken" / "servers.json").keep("a", "b")


def test_who_one_was_on_a_server_is_never_lost(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path / "servers.json")
    tokens.keep("https://b", "other")
    assert not tokens.go_back("https://a")
    tokens.keep("https://a", "one")
    for each in ("two", "three"):
        tokens.become("https://a", each)
    seen = []
    for _ in range(4):
        seen.append(tokens.of("https://a"))
        assert tokens.go_back("https://a")
    assert seen == ["three", "two", "one", "three"]
    assert tokens.of("https://b") == "other"


def test_tokens_are_where_settings_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert usual_file() == tmp_path / "ecumene" / "servers.json"
    monkeypatch.delenv("XDG_CONFIG_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_file() == tmp_path / ".config" / "ecumene" / "servers.json"


# Who is who


def test_players_are_called_by_civilization_and_name() -> None:
    messages = Messages("pl")
    assert [called(info, messages) for info in TABLE] == [
        "Rzym (Anna)",
        "Egipt (Ben)",
        messages("word-player", number=3),
        "Rolf",
    ]


@pytest.mark.parametrize(
    ("text", "seat"),
    [("1", 0), ("anna", 0), ("rzym", 0), ("ROME", 0), ("egi", 1), ("Be", 1), ("3", 2), ("rol", 3)],
)
def test_players_are_meant_by_what_they_are_called(text: str, seat: int) -> None:
    assert meant(text, TABLE, Messages("en")) == seat


@pytest.mark.parametrize("text", ["", "ro", "5", "babylon"])
def test_who_is_not_clearly_meant_is_not_guessed(text: str) -> None:
    with pytest.raises(Misread, match="typed-no-player"):
        meant(text, TABLE, Messages("en"))


# Lines and news


def test_lines_are_read_as_they_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    heard = Inbox()
    with os.fdopen(reading, encoding="utf-8") as typed:
        monkeypatch.setattr("sys.stdin", typed)
        Keyboard(heard.put_line).start()
        os.write(writing, "offer 2 żelazo\n\nk".encode())
        assert [heard.line(), heard.line()] == ["offer 2 żelazo", ""]
        for piece in ("ó".encode()[:1], "ó".encode()[1:], b"\xff\n", b"last"):
            os.write(writing, piece)
        os.close(writing)
        assert [heard.line(), heard.line()] == ["kó\N{REPLACEMENT CHARACTER}", "last"]
        assert [heard.line(), heard.line()] == [None, None]


def test_lines_and_news_do_not_get_into_each_others_way() -> None:
    inbox = Inbox()
    inbox.put_news(Lost())
    inbox.put_line("who")
    inbox.put_news(Back())
    inbox.wait()
    assert inbox.line() == "who"
    assert [inbox.news(), inbox.news(), inbox.news(0)] == [Lost(), Back(), None]
    assert not inbox.has_news
    waiting = threading.Thread(target=inbox.put_line, args=("later",))
    waiting.start()
    inbox.wait()
    assert inbox.line() == "later"
    waiting.join()


def test_a_lost_connection_is_tried_again_for_ever() -> None:
    assert list(islice(pauses(), 8)) == [1, 2, 4, 8, 16, 30, 30, 30]


def test_a_server_that_asks_to_come_back_is_not_lost() -> None:
    """One that says so before anything else is: it would be asked again and again."""
    heard: list[News] = []
    came: list[str] = []
    done = threading.Event()

    def hear(news: News) -> None:
        heard.append(news)
        if isinstance(news, Lost):
            done.set()

    def say(socket: ServerSocket) -> None:
        assert socket.request is not None
        came.append(socket.request.path.partition("?")[2])
        if len(came) < 3:
            socket.send(f'{{"type": "happened", "number": {len(came)}}}')
        socket.close(1012)

    with serve(say, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        client = ServerClient(f"http://127.0.0.1:{port}", "en")
        stream = ServerStream(client, "/games/x/watch", hear)
        stream.start(0)
        assert done.wait(PATIENCE)
        stream.close()
        server.shutdown()
        thread.join()
    assert came[:3] == ["since=0", "since=1", "since=2"]
    assert [type(news) for news in heard] == [Back, ServerNews, Back, ServerNews, Lost]


def test_loss_and_return_of_a_connection_are_said_once() -> None:
    said: list[str] = []
    line = ServerConnection(
        ServerStream(ServerClient("http://127.0.0.1:9", "en"), "/games/x/watch", lambda _: None),
        said.append,
    )
    line.back()
    for _ in range(3):
        line.lost()
    line.back()
    line.back()
    assert said == ["join-lost", "join-back"]


def test_a_loss_that_is_still_among_the_news_is_not_said_again() -> None:
    """An answer gets through before the loss and return of the stream have been read."""
    said: list[str] = []
    stream = ServerStream(
        ServerClient("http://127.0.0.1:9", "en"), "/games/x/watch", lambda _: None
    )
    line = ServerConnection(stream, said.append)
    line.lost()
    stream.losses, stream.connected = 1, True
    line.insist(lambda: None)
    assert said == ["join-lost"]
    line.stream_lost()
    line.back()
    assert said == ["join-lost", "join-back"]
    line.lost()
    line.insist(lambda: None)
    assert said == ["join-lost", "join-back"] * 2


# What a stream tells


def remote(seat: int | None = 0) -> Remote:
    server = ServerClient("http://127.0.0.1:9", "en")
    stream = ServerStream(server, "/games/x/watch", lambda _: None)
    return Remote(server, ServerConnection(stream, lambda _: None), "x", seat)


def built(area: int) -> CityBuilt:
    return CityBuilt(1, area, {})


def test_a_turn_is_what_was_told_since_it_began() -> None:
    side = remote()
    side.take(Happened(1, (built(1), PhaseBegan(2, 1))))
    side.take(Happened(2, (built(2), PhaseBegan(3, 1), built(3))))
    side.take(ChatSaid(3, None, "Zoe", None, "hello", 0))
    assert side.take(Happened(4, (built(4),)))
    assert side.turn() == [PhaseBegan(3, 1), built(3), built(4)]
    assert side.number == 4


def test_nothing_is_told_twice() -> None:
    """Messages told by an acknowledgement arrive again over the stream."""
    side = remote()
    assert side.take(Happened(1, (built(1),)))
    assert not side.take(Happened(1, (built(1),)))
    assert side.turn() == [built(1)]


def test_what_is_taken_back_has_not_happened() -> None:
    """O2: the server says which of the reader's messages still count."""
    side = remote()
    for number in range(1, 5):
        side.take(Happened(number, (built(number),)))
    side.take(Happened(5, (Undone(1, 7),), stands=2))
    side.take(Happened(6, (built(6),)))
    assert side.turn() == [built(1), built(2), built(6)]


def test_cards_that_are_meant_for_an_offer_are_kept_in_mind() -> None:
    side = remote(seat=1)
    side.patience.intended[NEXT_OFFER] = (3, 3, 4)
    given, wanted = Statement(3, (3, 3)), Wish(3)
    side.take(Happened(1, (OfferMade("1", 0, None, given, wanted),)))
    assert NEXT_OFFER in side.patience.intended
    side.take(Happened(2, (OfferMade("2", 1, None, given, wanted),)))
    assert side.patience.intended == {"2": (3, 3, 4)}


def test_spectators_answer_nothing() -> None:
    with pytest.raises(CommandRefusal, match="join-spectator"):
        remote(seat=None).take_back(1)


# When somebody who trades is asked again


@pytest.mark.parametrize(
    ("before", "now", "asked"),
    [
        (None, Talked(frozenset(), frozenset(), False), True),
        (
            Talked(frozenset("1"), frozenset(), False),
            Talked(frozenset("12"), frozenset(), False),
            True,
        ),
        (
            Talked(frozenset("12"), frozenset(), False),
            Talked(frozenset("1"), frozenset(), False),
            False,
        ),
        (Talked(frozenset(), frozenset(), False), Talked(frozenset(), frozenset("3"), False), True),
        (Talked(frozenset(), frozenset(), False), Talked(frozenset(), frozenset(), True), True),
        (Talked(frozenset(), frozenset(), True), Talked(frozenset(), frozenset(), True), False),
        (Talked(frozenset(), frozenset(), True), Talked(frozenset(), frozenset(), False), False),
    ],
)
def test_who_trades_is_asked_again_when_there_is_news(
    before: Talked | None, now: Talked, *, asked: bool
) -> None:
    """X1: a new offer, a deal to settle, or that nobody else has anything to say."""
    assert now.brings_news(before) is asked


# Something that is no such server


def test_nobody_answers() -> None:
    server = ServerClient("http://127.0.0.1:9", "en")
    with pytest.raises(ServerUnreachable):
        server.get("/me", SeatInfo)
    server.close()


def test_another_server_is_not_taken_for_one(other_server: str) -> None:
    server = ServerClient(other_server, "en")
    with pytest.raises(CommandRefusal) as refusal:
        server.get("/me", SeatInfo)
    assert refusal.value.key == "join-no-server"
    assert not isinstance(refusal.value, Declined)
    server.close()


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[str]:
    """A real web server, but for files."""

    class Files(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(tmp_path))) as http:
        serving = threading.Thread(target=http.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()
        serving.join()
