"""The whole server on a real port and a real database, and people who play on it."""

from __future__ import annotations

import secrets
import socket
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from ecumene.server.app import create_app, now_in_ms
from ecumene.server.process.server_process import Server
from ecumene.server.settings import Settings
from ecumene.server.storage.engines import file_address, parsed
from ecumene.server.storage.migrations import migrate
from tests.local_client import local_client
from tests.patience import PATIENCE, wait_until
from tests.server.same_seeds import same_seeds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx
    from websockets.sync.client import ClientConnection


LOOK_EVERY = 0.01
"""Seconds between two looks while it is others' turn."""


@dataclass(frozen=True)
class Whole:
    """A server that is open."""

    port: int
    settings: Settings
    clients: list[httpx.Client] = field(default_factory=list, repr=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, name: str = "Anna", language: str = "en") -> Somebody:
        """Somebody who has just come here."""
        with local_client(self.address) as client:
            said = client.post("/api/people", json={"name": name, "language": language})
        assert said.status_code == 200, said.text
        return Somebody(self, name, said.json()["token"])


@dataclass
class Somebody:
    """A person with a terminal of their own."""

    whole: Whole
    name: str
    token: str
    client: httpx.Client = field(init=False, repr=False)

    def __post_init__(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.client = local_client(self.whole.address, headers=headers)
        self.whole.clients.append(self.client)

    def at(self, whole: Whole) -> Somebody:
        """The same person, after the server was started again."""
        return Somebody(whole, self.name, self.token)

    def get(self, path: str, status: int = 200) -> Any:
        return self._said(self.client.get(f"/api{path}"), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._said(self.client.post(f"/api{path}", json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._said(self.client.put(f"/api{path}", json=body), status)

    def _said(self, said: httpx.Response, status: int | None) -> Any:
        assert said.status_code in ((200, 204) if status is None else (status,)), said.text
        return said.json() if said.content else None

    # Games

    def create(self, people: int = 1, computers: int = 4, **more: Any) -> Any:
        """Make a game; returns what the server says, with links."""
        seats = [{"computer": None}] * people + [{"computer": "settler"}] * computers
        return self.post("/games", {"name": "A game", "seats": seats, **more})

    def join(self, link: str, seat: int | None = None) -> Any:
        """Use a link of a game."""
        path, _, fragment = link.partition("#")
        secret = fragment.partition("=")[2]
        game = path.rpartition("/")[2]
        return self.post(f"/games/{game}/join", {"secret": secret, "seat": seat})

    # Playing

    def question(self, game: str, seat: int = 0) -> Any:
        return self.get(f"/games/{game}/seats/{seat}/question")

    def answer(
        self, game: str, seat: int, question: str, action: Any, key: str = "", **more: Any
    ) -> Any:
        body = {"question": question, "key": key or secrets.token_urlsafe(8), "action": action}
        return self.post(f"/games/{game}/seats/{seat}/answers", body | more)

    def answer_as_proposed(self, game: str, seat: int = 0) -> str | None:
        """Answer as a computer player would, if asked; returns the kind of the question."""
        asked = self.question(game, seat)
        if asked["body"] is None or not asked["pending"]:
            return None
        proposed = self.get(f"/games/{game}/seats/{seat}/proposal")["choice"]
        action = {"type": "done"} if proposed is None else proposed["action"]
        self.answer(game, seat, asked["question"], action)
        kind: str = asked["body"]["kind"]
        return kind

    def play_until(self, game: str, seat: int, done: Callable[[Any], bool]) -> Any:
        """Answer as proposed until something holds of the game; returns its description."""
        end = time.monotonic() + PATIENCE
        while not done(info := self.get(f"/games/{game}")):
            assert time.monotonic() < end, info
            if self.answer_as_proposed(game, seat) is None:
                time.sleep(LOOK_EVERY)
        return info

    def play_to_movement(self, game: str, seat: int = 0) -> None:
        """Answer as proposed until the seat is asked to move.

        Then nothing happens by itself: computers let people move first.
        """
        wait_until(partial(self.is_asked_to_move, game, seat))

    def is_asked_to_move(self, game: str, seat: int) -> bool:
        """Whether the seat is asked to move; whatever else it is asked is answered as proposed."""
        seen = self.get(f"/games/{game}/seats/{seat}/view")["view"]
        kind = seen["asked"].get(str(seat))
        if kind not in (None, "move"):
            self.answer_as_proposed(game, seat)
        return bool(kind == "move")

    def socket(self, game: str, reader: int | None = 0, since: int = 0) -> ClientConnection:
        """Listen to a game; None: as a spectator.

        The socket takes in whatever comes, also while nobody reads, however long that is.
        """
        where = "watch" if reader is None else f"seats/{reader}"
        return connect(
            f"ws://127.0.0.1:{self.whole.port}/api/games/{game}/{where}/socket?since={since}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
        )


@cache
def _new_database() -> bytes:
    """A new database file, made once in each process: few tests are about how that is done."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "ecumene.sqlite")
        migrate(parsed(file_address(file)))
        return file.read_bytes()


def _put_database(settings: Settings) -> None:
    """Put a new database into a folder that has none."""
    file = settings.database_file
    if settings.database_url or file.exists() or not settings.folder.is_dir():
        return
    file.touch(mode=0o600)
    file.write_bytes(_new_database())


@contextmanager
def closing_all(clients: list[httpx.Client]) -> Iterator[None]:
    """Close them also after a failure: left open, they would make the next test fail."""
    try:
        yield
    finally:
        for client in clients:
            client.close()


@contextmanager
def whole(data: Path, clock: Callable[[], int] = now_in_ms, **settings: Any) -> Iterator[Whole]:
    """The server with these settings, its games in this folder."""
    is_open = Event()
    with same_seeds(), socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        usual: dict[str, Any] = {
            "thinkers": 1,
            "thinking_seconds": int(PATIENCE),
            "requests_per_minute": 0,
            "requests_per_address": 0,
            "games_per_day": 0,
        }
        chosen = Settings(data=str(data), port=port, **{**usual, **settings})
        _put_database(chosen)
        server = Server(chosen, partial(create_app, clock=clock), is_open.set)
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            assert is_open.wait(PATIENCE)
            server_ = Whole(port, chosen)
            with closing_all(server_.clients):
                yield server_
        finally:
            server.should_exit = True
            thread.join()
