"""Looking back at games on the server: who may, what is kept, and that nothing hidden is in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ecumene.analysis.retrospect import so_far, version
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.seat.statuses import CONFLICT
from ecumene.server.games.record_import import ImportLimits
from ecumene.server.games.retrospect_process import told_of
from ecumene.server.refusals import UNAVAILABLE, Refusal
from tests.patience import PATIENCE, wait_until
from tests.server.twin_games import OPTIONS
from tests.server.whole import whole
from tools.record_games import recorded
from tools.twins import hidden_from, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("retrospect")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Whole]:
    with whole(folder) as opened:
        yield opened


def imported(anna: Somebody, name: str) -> str:
    said = anna.client.post("/api/games/import", content=recorded(name))
    assert said.status_code == 200, said.text
    found: str = said.json()["game"]["id"]
    return found


def kept(folder: Path) -> dict[str, tuple[str, str]]:
    (file,) = folder.rglob("*.sqlite")
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT game, version, body FROM retrospects")
        return {game: (version, body) for game, version, body in rows}


def change(folder: Path, version_: str, body: str) -> None:
    (file,) = folder.rglob("*.sqlite")
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as database, database:
        database.execute("UPDATE retrospects SET version = ?, body = ?", (version_, body))


def test_a_finished_game_is_told_to_everybody_at_the_table(server: Whole, folder: Path) -> None:
    anna = server.person()
    game = imported(anna, "07-west-short")
    told = anna.get(f"/games/{game}/retrospect")
    assert told["over"]
    for end in told["ends"]:
        assert sum(end["chances"]) == pytest.approx(1, abs=1e-4)
    winner = told["ends"][-1]["chances"].index(1)
    standings = anna.get(f"/games/{game}/watch/view")["view"]["standings"]
    assert standings[0]["seat"] == winner
    assert 0 < len(told["turning_points"]) <= 5
    assert told["awards"]
    assert told["chronicle"][-1]["epoch"] is None
    deal = told["ledger"]["deals"][0]
    assert {deal["offerer"]["seat"], deal["partner"]["seat"]} <= set(range(7))
    stored, body = kept(folder)[game]
    assert stored == version()
    assert msgspec.json.decode(body) == told
    server.person("Eve").get(f"/games/{game}/retrospect", status=404)
    # What is kept is told as it is, unless another version has told it.
    change(folder, version(), "{}")
    assert anna.get(f"/games/{game}/retrospect") == {}
    change(folder, "older", "{}")
    assert anna.get(f"/games/{game}/retrospect") == told
    assert kept(folder)[game][0] == version()


def test_players_and_those_who_watch_people_are_told_nothing_yet(server: Whole) -> None:
    anna, eve = server.person(), server.person("Eve")
    made = anna.create(short_game=True)
    game = made["game"]["id"]
    eve.join(made["links"]["watch"])
    for each in (anna, eve):
        said = each.get(f"/games/{game}/retrospect", status=403)
        assert "when it is over" in str(said)


def test_whoever_watches_computers_sees_how_chances_change(server: Whole) -> None:
    anna = server.person()
    made = anna.create(people=0, computers=5, take=0, short_game=True, pace="phases")
    game = made["game"]["id"]
    with anna.socket(game, None):  # it goes on while somebody looks on
        wait_until(lambda: anna.get(f"/games/{game}")["phase"] > 0)
    told = anna.get(f"/games/{game}/retrospect")
    assert not told["over"]
    assert sum(told["ends"][0]["chances"]) == pytest.approx(1, abs=1e-4)
    assert (told["ledger"], told["awards"], told["turning_points"]) == (None, [], [])


def test_whoever_has_left_sees_how_chances_change(server: Whole) -> None:
    """L: until the rules let them go they still play. Ben stays, and the game with him."""
    anna, ben = server.person(), server.person("Ben")
    made = anna.create(people=2, computers=3, short_game=True)
    game = made["game"]["id"]
    ben.join(made["links"]["join"], 1)
    wait_until(lambda: anna.question(game)["pending"])
    anna.answer(game, 0, anna.question(game)["question"], {"type": "leave"})
    anna.get(f"/games/{game}/retrospect", status=403)

    def gone() -> bool:
        for seat, person in enumerate((anna, ben)):
            person.answer_as_proposed(game, seat)
        return 0 in ben.get(f"/games/{game}/seats/1/view")["view"]["left"]

    wait_until(gone)
    told = anna.get(f"/games/{game}/retrospect")
    assert (told["over"], told["ledger"]) == (False, None)
    ben.get(f"/games/{game}/retrospect", status=403)


@pytest.mark.parametrize("phase", [1, 7, 9, 12])
def test_what_is_hidden_changes_nothing_of_what_is_told_meanwhile(phase: int) -> None:
    """G13: the same bytes of two games that differ in all that spectators may not know."""
    random = Random(phase)
    compared = 0
    for start in starts(OPTIONS)[phase][-4:]:
        other = twin(play_span(start, None, random, 0), random)
        games = [Game.restore(each) for each in (start, other)]
        told: list[Any] = [to_names(so_far(OPTIONS, [game.peek()])) for game in games]
        assert told[0] == told[1]
        compared += hidden_from(None, other) != hidden_from(None, start)
    assert compared > 0


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        told_of(b"no record", ImportLimits(seconds=PATIENCE, processor_seconds=int(PATIENCE)))
    assert refused.value.status == CONFLICT


def test_looking_back_takes_no_longer_than_it_may() -> None:
    with pytest.raises(Refusal) as refused:
        told_of(recorded("18-both"), ImportLimits(seconds=0.01))
    assert refused.value.status == UNAVAILABLE


def test_a_seat_has_its_own_ledger_and_nobody_elses(server: Whole) -> None:
    anna = server.person()
    game = imported(anna, "07-west-short")
    own = anna.get(f"/games/{game}/seats/0/trade")["deals"]
    whole_ledger = anna.get(f"/games/{game}/retrospect")["ledger"]["deals"]
    sides = [
        (deal["turn"], mine["gave"], other["gave"], mine["at_once"])
        for deal in whole_ledger
        for mine, other in (
            (deal["offerer"], deal["partner"]),
            (deal["partner"], deal["offerer"]),
        )
        if mine["seat"] == 0
    ]
    assert [(d["turn"], d["gave"], d["got"], d["at_once"]) for d in own] == sides
    assert sides
    anna.get(f"/games/{game}/seats/1/trade", status=403)
    server.person("Eve").get(f"/games/{game}/seats/0/trade", status=404)
