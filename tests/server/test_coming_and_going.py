"""People who leave and come back: who is away, and who lets a computer answer meanwhile."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.server.clock.clock_rules import ClockRules
from ecumene.server.games.absence import LIVE, stand_in_after
from ecumene.server.games.game_registry import PRESENCE
from ecumene.server.wire import NewGame, SeatPlan
from tests.patience import PATIENCE
from tests.server.timing import MORNING, Clock, keys, wait_for
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.whole import Somebody, Whole

ANNA, BEN, CLEO = range(3)
STAND_IN = {"type": "stand-in"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Whole]:
    with whole(tmp_path, clock) as opened:
        yield opened


@pytest.fixture
def people(server: Whole) -> list[Somebody]:
    return [server.person(name) for name in ("Anna", "Ben", "Cleo")]


def table(people: list[Somebody], **more: Any) -> str:
    """A game that Anna hosts and all have taken a seat in."""
    made = people[ANNA].create(people=3, computers=2, **more)
    for each in people[1:]:
        each.join(made["links"]["join"])
    game: str = made["game"]["id"]
    return game


@contextmanager
def looking(somebody: Somebody, game: str, seat: int) -> Iterator[None]:
    """Somebody looks at the game until the end."""
    with somebody.socket(game, seat) as socket:
        socket.recv(timeout=PATIENCE)
        wait_for(somebody, game, lambda info: info["seats"][seat]["away"] is None)
        yield


def test_who_is_away_is_told_with_the_time_and_only_once(
    people: list[Somebody], clock: Clock
) -> None:
    anna, ben, _ = people
    game = table(people)
    with anna.socket(game, ANNA) as annas:
        with looking(ben, game, BEN):
            clock.advance(60)
        left = wait_for(anna, game, lambda info: info["seats"][BEN]["away"])
        assert left["seats"][BEN]["away"] == MORNING + 60_000
        clock.advance(60)
        after = anna.get(f"/games/{game}")
        assert after["seats"][BEN]["away"] == MORNING + 60_000
        assert after["seats"][ANNA + 3]["away"] is None, "a computer is never away"
        heard = anna.get(f"/games/{game}/seats/{ANNA}/messages")["messages"]
        assert not any("away" in str(each) for each in heard), "it is no news of the game"
        annas.recv(timeout=PATIENCE)


def test_whoever_is_cut_off_in_the_lobby_is_away_when_their_presence_lapses(
    server: Whole, clock: Clock
) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=3, computers=2)
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    assert anna.get(f"/games/{game}")["seats"][BEN]["away"] == MORNING
    with looking(ben, game, BEN):
        clock.advance(PRESENCE // 1000 - 1)
        assert anna.get(f"/games/{game}")["seats"][BEN]["away"] is None


def test_the_host_lets_a_computer_answer_until_the_player_is_back(
    people: list[Somebody], clock: Clock
) -> None:
    """O4: whoever answers again has the seat at once."""
    anna, ben, _ = people
    game = table(people)
    with looking(ben, game, BEN):
        refused = anna.post(f"/games/{game}/seats/{BEN}", STAND_IN, status=409)
        assert refused["sentence"]["key"] == "server-not-away"
    wait_for(anna, game, lambda info: info["seats"][BEN]["away"])
    stood_in = anna.post(f"/games/{game}/seats/{BEN}", STAND_IN)["game"]["seats"][BEN]
    assert (stood_in["autopilot"], stood_in["name"]) == (True, "Ben")
    assert "table-stand-in" in keys(anna, game)
    again = anna.post(f"/games/{game}/seats/{BEN}", STAND_IN, status=409)
    assert again["sentence"]["key"] == "server-is-computer"
    clock.advance(LIVE)
    back = ben.post(f"/games/{game}/seats/{BEN}", {"type": "take-over"})["game"]["seats"][BEN]
    assert (back["autopilot"], back["computer"]) == (False, None)
    assert keys(anna, game)[-1] == "table-came-back"


def test_anybody_at_the_table_may_after_the_agreed_time_and_nobody_else(
    people: list[Somebody], clock: Clock, server: Whole
) -> None:
    _, ben, cleo = people
    game = table(people, stand_in=600)
    path = f"/games/{game}/seats/{BEN}"
    assert ben.get(f"/games/{game}")["stand_in"] == 600
    clock.advance(599)
    early = cleo.post(path, STAND_IN, status=409)
    assert early["sentence"]["key"] == "server-away-not-long"
    assert early["sentence"]["args"] == {"name": "Ben", "unit": "minutes", "count": 1}
    clock.advance(1)
    server.person("Dora").post(path, STAND_IN, status=404)
    cleo.post(path, STAND_IN)
    wait_for(cleo, game, lambda info: info["seats"][BEN]["autopilot"])


def test_a_table_may_leave_it_to_the_host(people: list[Somebody], clock: Clock) -> None:
    anna, _, cleo = people
    game = table(people, stand_in=0)
    clock.advance(30 * 24 * 3600)
    path = f"/games/{game}/seats/{BEN}"
    assert cleo.post(path, STAND_IN, status=403)["sentence"]["key"] == "server-not-host"
    anna.post(path, STAND_IN)


def test_a_spectator_does_not_decide_who_plays(people: list[Somebody], server: Whole) -> None:
    anna, dora = people[ANNA], server.person("Dora")
    made = anna.create(people=3, computers=2)
    for each in people[1:]:
        each.join(made["links"]["join"])
    dora.join(made["links"]["watch"])
    path = f"/games/{made['game']['id']}/seats/{BEN}"
    assert dora.post(path, STAND_IN, status=403)["sentence"]["key"] == "server-not-host"
    assert anna.post(f"{path[:-1]}99", STAND_IN, status=400)["sentence"]["key"] == "server-no-seat"


def test_nobody_is_stood_in_for_before_the_game(server: Whole) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=3, computers=2)
    ben.join(made["links"]["join"])
    path = f"/games/{made['game']['id']}/seats/{BEN}"
    assert anna.post(path, STAND_IN, status=409)["sentence"]["key"] == "server-not-begun"


def test_an_absent_player_s_seat_goes_to_somebody_else_by_a_new_link(
    people: list[Somebody], server: Whole
) -> None:
    """L6: the old link is void, and so is what the one before had."""
    anna, ben, _ = people
    made = anna.create(people=3, computers=2)
    for each in people[1:]:
        each.join(made["links"]["join"])
    game = made["game"]["id"]
    anna.post(f"/games/{game}/seats/{BEN}", STAND_IN)
    links = anna.post(f"/games/{game}/seats/{BEN}", {"type": "replace"})["links"]
    dora = server.person("Dora")
    old = made["links"]["seats"][str(BEN)].partition("=")[2]
    dora.post(f"/games/{game}/join", {"secret": old}, status=403)
    joined = dora.join(links["seats"][str(BEN)])
    assert (joined["seat"], joined["game"]["seats"][BEN]["computer"]) == (BEN, None)
    ben.post(f"/games/{game}/seats/{BEN}", {"type": "take-over"}, status=404)


def test_a_free_seat_gets_a_new_link_and_nobody_is_told_again(
    people: list[Somebody], server: Whole
) -> None:
    """L6: links are not kept, so the host who has lost one needs another."""
    anna, ben, _ = people
    game = table(people)
    order = f"/games/{game}/seats/{BEN}"
    first = anna.post(order, {"type": "replace"})
    free = [seat["seat"] for seat in first["game"]["seats"] if seat["free"]]
    assert free == [BEN], "computers' own seats are nobody's"
    told = keys(anna, game)
    again = anna.post(order, {"type": "replace"})
    assert keys(anna, game) == told
    assert again["links"]["join"] is None, "the links of the others still work"
    dora, old, new = (
        server.person("Dora"),
        *(each["links"]["seats"][str(BEN)] for each in (first, again)),
    )
    dora.post(f"/games/{game}/join", {"secret": old.partition("=")[2]}, status=403)
    taken = dora.join(new)["game"]["seats"][BEN]
    assert (taken["name"], taken["free"]) == ("Dora", False)
    ben.post(f"/games/{game}/join", {"secret": new.partition("=")[2]}, status=403)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ({}, LIVE),
        ({"kind": "bank", "seconds": 5400}, LIVE),
        ({"kind": "decision", "seconds": 60}, LIVE),
        ({"kind": "decision", "seconds": 86_400}, 86_400),
        ({"kind": "phase", "seconds": 30 * 86_400}, 7 * 86_400),
    ],
)
def test_a_slow_game_waits_longer_for_the_absent(clock: dict[str, Any], seconds: int) -> None:
    agreed = NewGame("A game", (SeatPlan(),) * 5, clock=ClockRules(**clock))
    assert stand_in_after(agreed) == seconds
