"""Games on the server that begin at any position, and all that a reader can get to see of them.

A game is put into the file of a server that is closed; so two of them can be twins that differ in
nothing but what is hidden from a reader. The clock stands where it is put, and the same people sit
there, so whatever else the reader gets must be the same, byte by byte.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from ecumene.data import MapName
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.moves import March
from ecumene.rules.state.snapshots import encode_snapshot
from ecumene.server.games.repository import TO_TAKE_BACK, engine, text_of
from tests.patience import PATIENCE, wait_until
from tests.server.whole import whole
from tools.mutating import garbled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from ecumene.rules.actions import Action
    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Reader
    from tests.server.whole import Somebody, Whole

OPTIONS = Options(5, MapName.WEST, 3)
READERS: tuple[Reader, ...] = (None, *range(OPTIONS.players))
START = 1_900_000_000_000
LAST = "That is all."
KNOWN: dict[str, Any] = {"parts": ["view", "asked", "hand", "offers", "responses"], "story": 0}
"""A reader who looks at everything, and has nothing of it."""
TRIED = 6
"""So many answers, garbled, a reader asks about at each moment."""


@dataclass
class Hands:
    """A clock that stands where it is put."""

    now: int = START

    def __call__(self) -> int:
        return self.now


@dataclass(frozen=True)
class Party:
    """People who have all seats of a game, and somebody who looks on."""

    folder: Path
    game: str
    people: tuple[Somebody, ...]
    watcher: Somebody
    links: tuple[str, ...] = ()

    def reader(self, reader: Reader) -> Somebody:
        return self.watcher if reader is None else self.people[reader]

    def moved(self, folder: Path) -> Party:
        """The same in another folder; the server must be closed."""
        shutil.copytree(self.folder, folder)
        return replace(self, folder=folder)

    def at(self, server: Whole) -> Party:
        """The same after the server was started again."""
        people = tuple(each.at(server) for each in self.people)
        return replace(self, people=people, watcher=self.watcher.at(server))


def gathered(folder: Path, **agreed: Any) -> Party:
    """A game that has just begun, with a person in every seat; the server is closed again."""
    with whole(folder, Hands(START - 1000)) as server:
        people = [server.person(name) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")]
        made = people[0].create(people=OPTIONS.players, computers=0, map="west", **agreed)
        links = made["links"]
        for seat, link in links["seats"].items():
            people[int(seat)].join(link)
        watcher = server.person("Zoe")
        watcher.join(links["watch"])
        # A game comes back from a snapshot that has so many records behind it.
        for _ in range(TO_TAKE_BACK):
            people[0].post(f"/games/{made['game']['id']}/seats/0/chat", {"text": "Hello"})
    secret = (*links["seats"].values(), links["host"], links["join"], links["watch"])
    return Party(folder, made["game"]["id"], tuple(people), watcher, secret)


def _put(party: Party, position: Snapshot) -> None:
    """Let the game stand at a position, as if it had come there."""
    state = decode(position.state)
    with closing(_file(party)) as file, file:
        file.execute(
            "UPDATE snapshots SET turn = ?, phase = ?, engine = ?, state = ?",
            (state.turn, state.phase, engine(), encode_snapshot(position)),
        )
        file.execute(
            "UPDATE games SET options = ?, turn = ?, phase = ?",
            (text_of(position.options), state.turn, state.phase),
        )


def due_at(party: Party) -> int | None:
    """When somebody looks at the game next."""
    with closing(_file(party)) as file:
        found: int | None = file.execute("SELECT due_at FROM games").fetchone()[0]
    return found


def _file(party: Party) -> sqlite3.Connection:
    return sqlite3.connect(party.folder / "ecumene.sqlite")


class Sitting:
    """A game that goes on from a position, with everybody listening."""

    def __init__(
        self,
        party: Party,
        position: Snapshot,
        clock: Hands,
        sockets: dict[Reader, ClientConnection],
    ) -> None:
        self.party = party
        self.clock = clock
        self.game = Game.restore(position)
        """The same game as the server has it, to know what can be said."""
        self._sockets = sockets
        self._base = f"/games/{party.game}"

    def answer(self, seat: Seat, action: Action) -> Any:
        """Answer for a seat, a second after whatever was before; returns what it is told."""
        self.clock.now += 1000
        said = None
        if seat == HOST:
            order = {"end-trading": "end-trade", "call-time": "end-game"}[to_names(action)["type"]]
            self.party.people[0].post(f"{self._base}/host", {"type": order})
        else:
            question = self.game.question(seat)
            said = self.party.people[seat].answer(
                self.party.game, seat, question, to_names(action), known=KNOWN
            )
        self.game.apply(seat, action)
        return said

    def plan(self, seat: Seat) -> None:
        """Plan a march, look at what would come of it, and take it back again."""
        march = to_names(next(e for e in self.game.answers(seat) if isinstance(e, March)))
        known, where = {**KNOWN, "planned": [march]}, f"{self._base}/seats/{seat}"
        someone = self.party.people[seat]
        planned = someone.post(f"{where}/plan", {"known": KNOWN, "more": [march]})
        assert planned["moves"] == [march]
        assert someone.post(f"{where}/changes", known)["view"] == planned["changes"]["view"]
        end = {"action": {"type": "end-movement"}, "planned": [march]}
        assert someone.post(f"{where}/forecast", end)["refused"] is None
        someone.post(f"{where}/areas/{march['path'][-1]}", {"moves": [march]})
        assert someone.post(f"{where}/plan", {"known": known, "without": [0]})["moves"] == []

    def say(self, text: str, to: tuple[Seat, ...] | None = None, seat: Seat = 0) -> None:
        """Say something at the table."""
        body = {"text": text, "to": to}
        self.party.people[seat].post(f"{self._base}/seats/{seat}/chat", body)

    def heard(self, reader: Reader) -> list[str]:
        """All that a reader was told over the socket until the last word was said."""
        found: list[str] = []
        while not found or LAST not in found[-1]:
            found.append(str(self._sockets[reader].recv(timeout=PATIENCE)))
        return found

    # What a reader can ask for

    def look(self, reader: Reader) -> list[tuple[str, int, bytes]]:
        """Everything that a reader can ask for at this moment, whether it is given or refused."""
        return [*self._of_all(reader), *(() if reader is None else self._of_seat(reader))]

    def _of_all(self, reader: Reader) -> Iterator[tuple[str, int, bytes]]:
        where = "watch" if reader is None else f"seats/{reader}"
        for path in (
            *("", "/scores", "/record", "/notices", f"/{where}/view", f"/{where}/messages"),
            *(f"/{where}/digest?since=0", f"/{where}/moments", f"/{where}/view?at={TO_TAKE_BACK}"),
            *(
                f"/{where}/story",
                f"/{where}/track",
                f"/{where}/areas/athens",
                f"/{where}/areas/rome",
            ),
            *(f"/{where}/recap", f"/{where}/recap?since=0", f"/{where}/retold?since=1&at=2"),
            *(f"/{where}/deals", f"/{where}/responses", f"/{where}/players"),
            *(f"/{where}/cards/{card}" for card in ("epidemic", "flood", "gold", "water")),
            *(f"/seats/{other}/view" for other in range(OPTIONS.players) if other != reader),
        ):
            yield self._asked(reader, "GET", path)
        yield self._asked(reader, "POST", f"/{where}/changes", KNOWN)

    def _of_seat(self, seat: Seat) -> Iterator[tuple[str, int, bytes]]:
        where = f"/seats/{seat}"
        for what in ("question", "orders", "notes", "proposal", "hand", "offers", "trade"):
            yield self._asked(seat, "GET", f"{where}/{what}")
        for advances in ([], ["pottery"], ["library", "mining"]):
            yield self._asked(seat, "POST", f"{where}/basket", {"advances": advances})
        undo = {"question": self.game.question(seat), "key": "undo", "answers": 99}
        yield self._asked(seat, "POST", f"{where}/undo", undo)
        for answers in (1, 2, 3):
            wish = {"action": {"type": "undo", "answers": answers, "seat": seat}}
            yield self._asked(seat, "POST", f"{where}/why-not", wish)
        random = Random(seat)
        for action in islice(self.game.answers(seat), TRIED):
            yield self._asked(seat, "POST", f"{where}/forecast", {"action": to_names(action)})
            tried = garbled(action, random)
            if tried is not None:
                yield self._asked(seat, "POST", f"{where}/why-not", {"action": to_names(tried)})

    def _asked(
        self, reader: Reader, method: str, path: str, body: Any = None
    ) -> tuple[str, int, bytes]:
        client = self.party.reader(reader).client
        said = client.request(method, f"/api{self._base}{path}", json=body)
        return f"{method} {path}", said.status_code, said.content


@contextmanager
def sitting(party: Party, position: Snapshot) -> Iterator[Sitting]:
    """Let everybody sit down at a position."""
    _put(party, position)
    clock = Hands()
    with whole(party.folder, clock) as server, ExitStack() as stack:
        here = party.at(server)
        sockets = {
            reader: stack.enter_context(here.reader(reader).socket(party.game, reader))
            for reader in READERS
        }
        _until_all_are_there(here)
        for order in ("pause", "resume"):  # the clocks look at the position
            here.people[0].post(f"/games/{party.game}/host", {"type": order})
        found = Sitting(here, position, clock, sockets)
        found.say(LAST)
        for reader in READERS:
            found.heard(reader)
        yield found


def _until_all_are_there(party: Party) -> None:
    path = f"/games/{party.game}"
    wait_until(lambda: not any(seat["away"] for seat in party.watcher.get(path)["seats"]))
