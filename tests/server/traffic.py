"""People who go on playing whatever happens to the server, and remember what it told them.

Where their game is over others come and begin a new one, so there is always somebody who plays.
Their memory is then compared with the journals: what was acknowledged is there once, what was
refused is not, and a game played again from its journal comes out the same.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from threading import Condition, Event
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ecumene.rules.actions import Action, Undo
from ecumene.rules.format.codec import from_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.server.games import journal_records
from ecumene.server.games.journal_records import Played
from ecumene.server.games.listeners import encoded
from ecumene.server.games.reader_streams import told
from ecumene.server.games.repository import all_rows, struct_of
from ecumene.server.storage import database_tables
from ecumene.server.storage.engines import parsed, reading_engine
from ecumene.server.storage.games import game_row
from tests.local_client import ask_once, local_client
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Future

    from sqlalchemy import Connection
    from websockets.sync.client import ClientConnection

    from ecumene.seat.reader_messages import Numbered

PEOPLE = 3
COMPUTERS = 2
UNDO_EVERY = 7
"""After so many answers somebody takes the last one back."""
MOMENT = 0.2
"""Seconds after which somebody who hears nothing looks how things are."""
GONE = (httpx.TransportError, WebSocketException, OSError)
"""What somebody notices of a server that was killed."""


Outcome: TypeAlias = Literal["unknown", "acknowledged", "refused"]


@dataclass
class Sent:
    """Something that carries a key: an answer, or the wish to take one back."""

    path: str
    body: dict[str, Any]
    outcome: Outcome = "unknown"
    since: float = field(default_factory=monotonic)
    """When it was first sent."""

    @property
    def key(self) -> str:
        key: str = self.body["key"]
        return key

    @property
    def is_undo(self) -> bool:
        """Whether it takes an answer back."""
        return "action" not in self.body

    @property
    def may_count(self) -> bool:
        """Whether it may still be accepted.

        A stale answer never is (O1). An answer that could not be taken back, because somebody else
        had answered since, can be once they have taken theirs back (O2).
        """
        return self.outcome != "refused" or self.is_undo

    def fits(self, record: journal_records.Record) -> bool:
        """Whether a record of the journal is what was sent."""
        assert isinstance(record, Played)
        if self.is_undo:
            return isinstance(record.entry.action, Undo)
        wanted: Action = from_names(self.body["action"], Action)
        return record.entry.action == wanted


@dataclass
class Pulse:
    """Counts acknowledged answers and games that are over, so that others can wait for some."""

    beats: int = 0
    ended: set[str] = field(default_factory=set)
    """The games that are over."""
    over: bool = False
    """Whether everybody goes home now."""
    changed: Condition = field(default_factory=Condition)
    longest: float = 0.0
    """The longest time in seconds that somebody waited for an answer or for their socket."""
    quiet: float = 0.0
    """The longest time in seconds in which nothing happened at a table."""
    latest: dict[str, float] = field(default_factory=dict)
    """When something last happened at each table."""

    def beat(self) -> None:
        with self.changed:
            self.beats += 1
            self.changed.notify_all()

    def end(self, game: str) -> None:
        with self.changed:
            self.ended.add(game)
            self.latest.pop(game, None)
            self.changed.notify_all()

    def waited(self, seconds: float) -> None:
        with self.changed:
            self.longest = max(self.longest, seconds)

    def happened(self, game: str) -> None:
        """Something has happened at a table."""
        with self.changed:
            now = monotonic()
            if game not in self.ended:
                self.quiet = max(self.quiet, now - self.latest.get(game, now))
                self.latest[game] = now

    def forget(self) -> None:
        """Forget how long anybody has waited."""
        with self.changed:
            self.longest = self.quiet = 0.0

    def wait(self, beats: int, ended: int) -> None:
        """Wait until there were more answers than these, or games that are over."""

        def is_more() -> bool:
            return self.beats > beats or len(self.ended) > ended

        with self.changed:
            assert self.changed.wait_for(is_more, PATIENCE), "nobody plays"


class Regular:
    """Somebody in a seat who answers, listens, and forgets nothing."""

    def __init__(self, token: str, game: str, seat: int) -> None:
        self.token = token
        self.game = game
        self.seat = seat
        self.sent: list[Sent] = []
        self.heard: list[dict[str, Any]] = []
        """The messages of this seat, in the order in which they came."""
        self._told = Event()
        """Set whenever something has been heard."""
        self._cut_off: float | None = None
        """Since when they have no socket."""

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}/seats/{self.seat}"

    @property
    def credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def is_done(self, address: str) -> bool:
        """Whether the game is over."""
        url = f"{address}/api/games/{self.game}"
        info = ask_once("GET", url, headers=self.credentials)
        return bool(info.raise_for_status().json()["stage"] == "over")

    # Answering

    def play(self, addresses: Sequence[str], pulse: Pulse) -> None:
        """Answer until everybody goes home; whenever a server is gone, at the next address."""
        for address in addresses:
            with local_client(address, headers=self.credentials) as client:
                try:
                    self._send_again(client, pulse)
                    while not pulse.over and self._take_turn(client, pulse):
                        pass
                except GONE:
                    continue
            return

    def _send_again(self, client: httpx.Client, pulse: Pulse) -> None:
        """Send with the same key what nobody has said anything to; twice counts once."""
        for sent in self.sent:
            if sent.outcome == "unknown":
                self._send(client, sent, pulse)
                self._send(client, sent, pulse)

    def _take_turn(self, client: httpx.Client, pulse: Pulse) -> bool:
        """Answer if asked, and wait for news if not; whether the game goes on."""
        self._told.clear()
        asked = client.get(f"{self.path}/question").raise_for_status().json()
        if not asked["pending"]:
            info = client.get(f"/api/games/{self.game}").raise_for_status().json()
            if info["stage"] == "over":
                pulse.end(self.game)
            else:
                self._told.wait(MOMENT)
            return bool(info["stage"] == "running")
        answer = {"question": asked["question"], "action": asked["body"]["default"]["action"]}
        said = self._try(client, "answers", answer, pulse)
        if said is not None and len(self.sent) % UNDO_EVERY == 0:
            self._try(client, "undo", {"question": said["question"]}, pulse)
        return True

    def _try(self, client: httpx.Client, what: str, body: dict[str, Any], pulse: Pulse) -> Any:
        sent = Sent(f"{self.path}/{what}", {**body, "key": secrets.token_urlsafe(8)})
        self.sent.append(sent)
        said = self._send(client, sent, pulse)
        if said is not None:
            pulse.beat()
        return said

    def _send(self, client: httpx.Client, sent: Sent, pulse: Pulse) -> Any:
        """Send something; returns what was said to it, None where it was refused."""
        said = client.post(sent.path, json=sent.body)
        pulse.waited(monotonic() - sent.since)
        assert said.status_code in (200, 409, 422), said.text
        is_good = said.status_code == 200
        if is_good and sent.outcome != "acknowledged":
            pulse.happened(self.game)
        outcome: Outcome = "acknowledged" if is_good else "refused"
        fits = sent.may_count if is_good else sent.outcome != "acknowledged"
        assert fits, f"first {sent.outcome}, then {said.text}"
        sent.outcome = outcome
        return said.json() if is_good else None

    # Listening

    def listen(self, addresses: Sequence[str], pulse: Pulse) -> None:
        """Listen until everybody goes home; at the next address from the last message heard."""
        for address in addresses:
            url = f"{address.replace('http', 'ws', 1)}{self.path}/socket?since={len(self.heard)}"
            try:
                with connect(
                    url,
                    additional_headers=self.credentials,
                    proxy=None,
                    open_timeout=PATIENCE,
                ) as socket:
                    self._hear(socket, pulse)
            except GONE:
                self._cut_off = self._cut_off or monotonic()
                continue
            return

    def _hear(self, socket: ClientConnection, pulse: Pulse) -> None:
        while True:
            try:
                message = json.loads(socket.recv(timeout=MOMENT))
            except TimeoutError:
                if pulse.over:
                    return
            else:
                if self._cut_off is not None:
                    pulse.waited(monotonic() - self._cut_off)
                    self._cut_off = None
                if message["type"] != "now":
                    pulse.happened(self.game)
                    self.heard.append(message)
                    self._told.set()


class Traffic:
    """Everybody who plays and listens, each along one of some ways from server to server."""

    def __init__(self, stack: ExitStack, ways: Sequence[Sequence[str]]) -> None:
        self.people: list[Regular] = []
        """All who have come, also those whose games are over."""
        self._stack = stack
        self._ways = ways
        self.pulse = Pulse()
        self._busy: list[Future[None]] = []
        self._replaced = 0
        """So many games have been begun in place of others."""

    def join(self, people: Sequence[Regular]) -> None:
        """Some come and play."""
        threads = self._stack.enter_context(ThreadPoolExecutor(2 * len(people)))
        for number, person in enumerate(people, len(self.people)):
            way = self._ways[number % len(self._ways)]
            for act in (person.play, person.listen):
                self._busy.append(threads.submit(act, way, self.pulse))
        self.people += people

    def wait(self, answers: int) -> None:
        """Wait until so many more were acknowledged, however slowly they come.

        Games may end before: for each a new one is begun where the ways end.
        """
        pulse = self.pulse
        aim = pulse.beats + answers
        while (beats := pulse.beats) < aim:
            pulse.wait(beats, self._replaced)
            while self._replaced < len(pulse.ended):
                self._replaced += 1
                self.join(new_table(self._ways[0][-1]))

    def wait_for_all(self) -> None:
        """Wait until something has happened at every table where there is a game."""
        pulse, since = self.pulse, monotonic()
        tables = {each.game for each in self.people}

        def is_said() -> bool:
            return all(pulse.latest.get(game, 0) > since for game in tables - pulse.ended)

        wait_until(is_said)

    def go_home(self) -> None:
        """Everybody goes home; whatever went wrong for somebody is raised."""
        self.pulse.over = True
        for each in self._busy:
            each.result()


@contextmanager
def playing(people: Sequence[Regular], *ways: Sequence[str]) -> Iterator[Traffic]:
    """Everybody plays and listens, each along one of these ways from server to server."""
    with ExitStack() as stack:
        traffic = Traffic(stack, ways)
        traffic.join(people)
        try:
            yield traffic
        finally:
            traffic.go_home()


def new_table(address: str) -> list[Regular]:
    """A new game, and the people who are going to play it."""
    with local_client(address) as client:

        def post(path: str, body: Any, token: str = "") -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            client.cookies.clear()  # they are people with a device each
            return client.post(path, json=body, headers=headers).raise_for_status().json()

        tokens = [post("/api/people", {"name": f"P{n}"})["token"] for n in range(PEOPLE)]
        seats = [{"computer": None}] * PEOPLE + [{"computer": "settler"}] * COMPUTERS
        made = post("/api/games", {"name": "A game", "seats": seats}, tokens[0])
        game, link = made["game"]["id"], made["links"]["join"]
        for token in tokens[1:]:
            secret = link.partition("#join=")[2]
            post(f"/api/games/{game}/join", {"secret": secret}, token)
    return [Regular(token, game, seat) for seat, token in enumerate(tokens)]


# Comparing with what is stored


def compare(database: str, people: Iterable[Regular]) -> Counter[str]:
    """Compare what everybody remembers with the journals; returns what was counted."""
    count: Counter[str] = Counter()
    engine = reading_engine(parsed(database), 1)
    try:
        with engine.connect() as connection:
            people = list(people)
            for each in people:
                _compare_answers(connection, each, count)
                _compare_stream(connection, each, count)
            for game in {each.game for each in people}:
                count["rows"] += _play_again(connection, game)
    finally:
        engine.dispose()
    return count


def _compare_answers(connection: Connection, person: Regular, count: Counter[str]) -> None:
    """What was acknowledged is there once and as it was sent; what was refused is not."""
    rows = connection.execute(
        select(database_tables.journal.c.key, database_tables.journal.c.body).where(
            database_tables.journal.c.game == person.game,
            database_tables.journal.c.seat == person.seat,
            database_tables.journal.c.key.is_not(None),
        )
    ).all()
    stored = Counter(row.key for row in rows)
    bodies = {row.key: row.body for row in rows}
    for sent in person.sent:
        count[sent.outcome] += 1
        there = stored.pop(sent.key, 0)
        expected = {"acknowledged": (1,), "refused": (0,), "unknown": (0, 1)}[sent.outcome]
        assert there in expected, f"{sent} is stored {there} times"
        assert not there or sent.fits(journal_records.decode(bodies[sent.key])), sent
    assert not stored, "somebody answered what nobody sent"


def _compare_stream(connection: Connection, person: Regular, count: Counter[str]) -> None:
    """Whatever was heard has not changed since, and came without gaps and repeats."""
    numbers = [message["number"] for message in person.heard]
    assert numbers == list(range(1, len(numbers) + 1))
    stored = told(connection, person.game, person.seat, 0, len(numbers))
    assert [_plain(message) for _, message in stored] == person.heard
    count["messages"] += len(numbers)


def _plain(message: Numbered) -> Any:
    return json.loads(encoded(message))


def _play_again(connection: Connection, id_: str) -> int:
    """Play a game from its journal; what was stored must be what comes out, answer by answer."""
    row = game_row(connection, id_)
    assert row is not None
    game = Game(struct_of(row.options or "", Options))
    seq = 0
    for each in all_rows(connection, id_, 0):
        seq += 1
        assert each.seq == seq
        record = journal_records.decode(each.body)
        if isinstance(record, Played):
            entry = record.entry
            assert game.apply(entry.seat, entry.action) == entry.events
    assert row.seq == seq
    return seq
