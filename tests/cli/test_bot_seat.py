"""``ecumene bot --seat``: programs in games with people, on a real server."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec
import pytest

from ecumene.cli.join.program_joining import name_of, seed_of
from ecumene.programs.program_messages import (
    ProgramGoodbye,
    ProgramHello,
    ProgramMessage,
    ProgramNews,
    ProgramQuestion,
)
from ecumene.rules.format.codec import from_names
from ecumene.rules.format.record import replay
from ecumene.rules.seen import standing
from ecumene.server import wire
from ecumene.server.clock.game_clocks import ClockRules
from tests.cli.join_terminals import Terminal, person, port_of, serving
from tests.patience import PATIENCE, wait_until
from tests.server.started import lasting_port

if TYPE_CHECKING:
    from ecumene.cli.join.server_client import ServerClient
    from ecumene.server.wire import GameInfo, HostOrder, SeatOrder

EXAMPLE: Final = str(Path("docs/examples/bot.py").resolve())
SPY: Final = f"""
import sys
lines, real = open("lines.jsonl", "a"), sys.stdin
def spied():
    for line in real:
        lines.write(line)
        lines.flush()
        yield line
sys.stdin = spied()
exec(open({EXAMPLE!r}).read())
"""
"""The example; all that it is told is written down as well."""
ENDS: Final = "import sys\nfor line in sys.stdin:\n sys.exit(3) if 'question' in line else None\n"

SLOW: Final = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game-over":
        break
    if message["type"] not in ("question", "refused"):
        continue
    if message["type"] == "question":
        question = message
        while not os.path.exists("open"):
            time.sleep(0.02)
    print(json.dumps({"number": question["number"], "answer": question["default"]}), flush=True)
"""
"""Wants what counts anyway, but answers nothing before the test opens a gate.

Whoever comes last is not asked for a civilization: one is left.
"""

Seat = Callable[..., Terminal]


@pytest.fixture
def seat_program(tmp_path: Path) -> Iterator[Seat]:
    """Lets a program take a seat, each with settings of its own."""
    with ExitStack() as stack:

        def seat_one(link: str | None, name: str, code: str, *options: str) -> Terminal:
            assert link is not None
            home = tmp_path / name
            home.mkdir(exist_ok=True)
            (home / f"{name}.py").write_text(code)
            words = *options, "--seconds", "3600", "--", sys.executable, f"{name}.py"
            return stack.enter_context(Terminal(link, home, *words, command=("bot", "--seat")))

        yield seat_one


class Evening:
    """A Short Game with free seats, and its host, who looks on."""

    def __init__(self, address: str, people: int = 1, **more: Any) -> None:
        self.zoe = person(address, "Zoe")
        seats = *[wire.SeatPlan()] * people, *[wire.SeatPlan("settler")] * (5 - people)
        new = wire.NewGame("Evening", seats, short_game=True, take=0, **more)
        made = self.zoe.post("/games", new, wire.Ordered)
        self.links, self.id = made.links, made.game.id

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.zoe.close()

    @property
    def info(self) -> GameInfo:
        return self.zoe.get(f"/games/{self.id}", wire.GameInfo)

    def host(self, order: HostOrder) -> None:
        self.zoe.post(f"/games/{self.id}/host", order, wire.Ordered)

    def order(self, order: SeatOrder, seat: int = 0) -> None:
        self.zoe.post(f"/games/{self.id}/seats/{seat}", order, wire.Ordered)


def _told(home: Path) -> list[ProgramMessage]:
    lines = (home / "lines.jsonl").read_bytes().splitlines()
    return [from_names(msgspec.json.decode(line), ProgramMessage) for line in lines]


def _record(zoe: ServerClient, game: str) -> bytes:
    response = zoe._client.get(
        f"{zoe.address}/api/games/{game}/record", headers=zoe.credentials, timeout=PATIENCE
    )
    assert response.is_success
    return response.content


def test_programs_play_to_the_end_and_hear_what_their_seats_see_and_no_more(
    seat_program: Seat, tmp_path: Path
) -> None:
    """By a seat's link and by that for players; one is stopped and comes back in the middle."""
    with serving(tmp_path) as server, Evening(server.address, 2) as evening:
        one = seat_program(evening.links.seats[1], "spy", SPY)
        one.read_until("Seat 2: program spy.*The game has not begun")
        other = seat_program(evening.links.join, "guest", SPY, "--lang", "pl")
        other.read_until("Miejsce 1: program guest")
        infos = evening.info.seats
        assert [(each.name, each.program) for each in infos[:2]] == [("guest", True), ("spy", True)]
        wait_until(lambda: evening.info.turn > 1)
        other.interrupt()
        code, said, complaints = other.end()
        assert (code, complaints) == (0, "")
        assert "Program zatrzymany" in said
        (tmp_path / "guest" / "lines.jsonl").unlink()
        again = seat_program(evening.links.join, "guest", SPY)
        for terminal in one, again:
            code, said, complaints = terminal.end()
            assert (code, complaints) == (0, ""), said
            assert "A.S.T. cities advances bonus points" in said
        assert evening.info.stage == "over"
        game = replay(_record(evening.zoe, evening.id).decode().splitlines())
        for name, seat in ("spy", 1), ("guest", 0):
            told = _told(tmp_path / name)
            hello, goodbye = told[0], told[-1]
            assert isinstance(hello, ProgramHello)
            assert (hello.seat, hello.seed) == (seat, seed_of(evening.id, seat))
            assert isinstance(goodbye, ProgramGoodbye)
            assert len(goodbye.ranking) == 5
            heard: list[Any] = []
            for each in told:
                if isinstance(each, ProgramNews):
                    heard = heard[: len(heard) - each.taken_back] + list(each.events)
                if isinstance(each, ProgramQuestion):
                    assert each.view.seat == seat
                    assert type(each.view).__name__ == "View"
            seen = [e for each in standing(game.events_for(seat)) for e in each.events]
            assert heard == seen[: len(heard)]
            assert len(heard) > len(seen) // 2


def test_a_program_goes_on_when_the_server_was_away(seat_program: Seat, tmp_path: Path) -> None:
    port = lasting_port()
    with ExitStack() as open_, serving(tmp_path, port) as server:
        evening = open_.enter_context(Evening(server.address))
        bot = seat_program(evening.links.seats[0], "lasting", SPY)
        wait_until(lambda: evening.info.turn > 0)
        turn = evening.info.turn
        open_.pop_all()
    with serving(tmp_path, port) as server, evening:
        assert port_of(server) == port
        code, said, complaints = bot.end()
        assert (code, complaints) == (0, ""), said
        assert evening.info.stage == "over"
        assert turn < evening.info.turn or "back" in said


def test_who_ends_is_replaced_at_the_table_and_may_come_back(
    seat_program: Seat, tmp_path: Path
) -> None:
    with serving(tmp_path) as server, Evening(server.address) as evening:
        bot = seat_program(evening.links.seats[0], "brief", ENDS)
        code, said, complaints = bot.end()
        assert code == 1, (said, complaints)
        assert "1: The program has ended, with the exit code 3." in said
        assert "A computer player answers in its place." in complaints
        assert evening.info.seats[0].computer == "settler"
        assert evening.info.paused, "there is nobody else at the table"
        again = seat_program(evening.links.seats[0], "brief", SPY)
        assert again.end()[0] == 0
        assert evening.info.stage == "over"


def test_who_was_too_slow_for_the_clock_is_back_with_the_next_answer(
    seat_program: Seat, tmp_path: Path
) -> None:
    """O4: a computer answers meanwhile, as for people."""
    clock = ClockRules("decision", 1, at_end="computer", misses=1)
    with serving(tmp_path) as server, Evening(server.address, clock=clock) as evening:
        bot = seat_program(evening.links.seats[0], "slow", SLOW)
        wait_until(lambda: evening.info.seats[0].autopilot)
        evening.host(wire.SetClock(ClockRules()))
        (tmp_path / "slow" / "open").touch()
        code, said, complaints = bot.end()
        assert (code, complaints) == (0, ""), said
        assert "a computer answers until they are back" in said
        assert "is back." in said
        assert not evening.info.seats[0].autopilot
        assert evening.info.stage == "over"


def test_what_the_host_decides_about_its_seat_ends_it_with_a_sentence(
    seat_program: Seat, tmp_path: Path
) -> None:
    with serving(tmp_path) as server, Evening(server.address, 2, begin="host") as evening:
        bots = [seat_program(evening.links.seats[n], f"bot{n}", SPY) for n in (0, 1)]
        for bot in bots:
            bot.read_until("The game has not begun")
        evening.host(wire.Start())
        evening.order(wire.HandOver("random"))
        evening.order(wire.Replace(), 1)
        handed, removed = (bot.end() for bot in bots)
        assert (handed[0], removed[0]) == (1, 1)
        assert "The host has given the seat to a computer player." in handed[2]
        assert handed[2].count("Error:") == removed[2].count("Error:") == 1
        assert evening.info.seats[0].computer == "random", "nobody undoes what the host decides"
        back = seat_program(evening.links.join, "bot1", SPY)
        code, _, complaints = back.end()
        assert (code, "was removed" in complaints or "removed you" in complaints) == (1, True)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_bad_links_and_servers_give_a_sentence(
    language: str, seat_program: Seat, tmp_path: Path
) -> None:
    with serving(tmp_path) as server, Evening(server.address) as evening:
        place = f"{server.address}/games/{evening.id}"
        wrong = {
            "nowhere": "bad address",
            place: "no link",
            f"{place}#seat=": "half a link",
            f"{place}#seat=made-up": "another secret",
            f"{server.address}/games/nothing#seat=made-up": "no game",
            evening.links.watch: "for spectators",
            evening.links.host: "for hosts",
            "http://127.0.0.1:9/games/abc#seat=abc": "no server",
        }
        for number, (link, what) in enumerate(wrong.items()):
            bot = seat_program(link, f"lost{number}", SPY, "--lang", language)
            code, said, complaints = bot.end()
            assert code in (1, 2), what
            assert complaints.startswith(("Error: ", "Błąd: ")), (what, complaints)
            assert "Traceback" not in complaints
            assert not said
        assert not any(each.name for each in evening.info.seats)


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["./mybot"], "mybot"),
        (["python3", "docs/examples/bot.py", "--bold"], "bot"),
        (["node", "docs/examples/bot.js"], "bot"),
        (["/usr/bin/env"], "env"),
        (shlex.split("no-such-thing --at all"), "no-such-thing"),
    ],
)
def test_a_program_is_called_like_its_file(command: list[str], name: str) -> None:
    assert name_of(command) == name
