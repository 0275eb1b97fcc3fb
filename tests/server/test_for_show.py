"""Games of computers for those who look on, and of people around one screen."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.bots import PLAYERS
from ecumene.bots.given_names import NAMES, given_name
from ecumene.data import MapName, facts
from ecumene.rules.fairness import Fair
from ecumene.rules.play import Options
from ecumene.server.games import autoplay
from ecumene.server.games.current_state import seat_infos, state_for
from ecumene.server.games.game_registry import LEASE
from ecumene.server.games.hosted_game import HostedGame
from ecumene.server.games.seat_state import SeatState
from ecumene.server.games.show_pace import TEMPOS, mark
from ecumene.server.refusals import Refusal
from ecumene.server.services.host_orders import obey
from ecumene.server.wire import NewGame, Pace, Pause, SeatPlan, SetPace, ShowUnit, StepOn
from ecumene.words import languages
from tests.patience import PATIENCE
from tests.server.inside import services, somebody
from tests.server.timing import Clock
from tests.server.whole import Somebody, whole

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from ecumene.server.service_container import Services

START = 1_900_000_000_000
SOME = 4
PACE: Pace = "calm"


def answers_until(socket: ClientConnection, number: int) -> list[int]:
    """The numbers of what has happened, up to so many."""
    found: list[int] = []
    while len(found) < number:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "happened":
            found.append(message["number"])
    return found


def test_computers_play_for_those_who_look_on(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        made = anna.create(people=0, computers=5, take=0, short_game=True, pace=PACE)
        info = made["game"]
        assert (info["stage"], info["roles"], info["own"]) == ("running", ["host", "spectator"], [])
        assert made["links"]["watch"]
        game = info["id"]
        began = time.monotonic()  # before any of the answers that are counted can have been given
        before = anna.get(f"/games/{game}/watch/view")["number"]
        with anna.socket(game, None, since=before) as socket:
            numbers = answers_until(socket, SOME)
            took = time.monotonic() - began
        assert numbers == list(range(before + 1, before + 1 + SOME))
        assert took >= (SOME - 1) * TEMPOS[PACE].pause / 1000 * 0.9
        since = anna.get(f"/games/{game}/watch/story?since={before}")["number"]
        with anna.socket(game, None, since=since) as socket:
            assert answers_until(socket, 1) == [since + 1]


def test_a_show_goes_on_where_somebody_looks_on(tmp_path: Path, postgres_address: str) -> None:
    """Also when its host has let it go on through a worker at which nobody does."""
    with (
        whole(tmp_path / "first", database_url=postgres_address) as first,
        whole(tmp_path / "second", database_url=postgres_address) as second,
    ):
        anna = first.person()
        elsewhere = Somebody(second, anna.name, anna.token)
        game = anna.create(people=0, computers=5, take=0, short_game=True)["game"]["id"]
        elsewhere.post(f"/games/{game}/host", {"type": "pause"})
        before = anna.get(f"/games/{game}/watch/view")["number"]
        with anna.socket(game, None, since=before) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "now"
            # It is answered when the worker has found that nothing goes on.
            assert anna.get(f"/games/{game}")["paused"]
            elsewhere.post(f"/games/{game}/host", {"type": "resume"})
            assert len(answers_until(socket, 2)) == 2


def test_a_step_is_known_wherever_its_game_goes_on(tmp_path: Path, postgres_address: str) -> None:
    """Another worker ends one whose worker has died, and may be told to pause it."""
    clock = Clock()

    async def scenario() -> None:
        async with (
            services(tmp_path / "first", clock, database_url=postgres_address) as first,
            services(tmp_path / "second", clock, database_url=postgres_address) as second,
        ):
            with pytest.MonkeyPatch.context() as dead, pytest.MonkeyPatch.context() as still:
                _stop_driving(dead, first)
                _stop_driving(still, second)
                person = await somebody(first)
                seats = (SeatPlan("random"),) * 5
                new = NewGame("Show", seats, take=0, short_game=True)
                game = (await first.lobby.create(person, new)).game.id
                for order in (StepOn("phase"), Pause()):
                    await first.lobby.host(game, person, StepOn("turn"))
                    await second.lobby.host(game, person, order)
                    by = await first.registry.look(game, _steps_by)
                    assert by == (order.by if isinstance(order, StepOn) else None)
                await first.lobby.host(game, person, StepOn("turn"))
                turn = await second.registry.look(game, lambda hosted: hosted.turn)
                still.undo()
                clock.advance(LEASE / 1000)
                while await second.registry.look(game, lambda hosted: hosted.stepping):
                    await asyncio.sleep(0.01)
            reached, paused = await first.registry.look(
                game, lambda hosted: (hosted.turn, hosted.paused)
            )
            assert (reached, paused) == (turn + 1, True)

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def _stop_driving(patch: pytest.MonkeyPatch, worker: Services) -> None:
    """Nothing goes on there by itself, and it takes up no game that is due."""

    async def nothing(_: int) -> None:
        pass

    patch.setattr(worker.registry, "_wake", lambda _: None)
    patch.setattr(worker.registry, "_take_up_due", nothing)


def _steps_by(hosted: HostedGame) -> ShowUnit | None:
    return None if hosted.stepping is None else hosted.stepping.unit


def show() -> HostedGame:
    plans = (SeatPlan("random"),) * 5
    options = Options(5, MapName.WEST, 3)
    seats = [SeatState(seat, computer="random") for seat in range(5)]
    agreed = NewGame("Show", plans, take=0)
    hosted = HostedGame("show", agreed, options, Fair("", ""), seats, PLAYERS.__getitem__)
    hosted.begin(START)
    return hosted


def test_a_game_of_computers_stands_still_while_nobody_looks_on() -> None:
    hosted = show()
    assert hosted.for_show
    assert not autoplay.may_go_on(hosted)
    assert not autoplay.step(hosted, START)
    assert autoplay.next_moment(hosted) is None
    hosted.watched = True
    assert autoplay.may_go_on(hosted)
    assert autoplay.step(hosted, START)
    pause = TEMPOS[hosted.agreed.pace].pause
    assert not autoplay.step(hosted, START + pause - 1)
    assert autoplay.step(hosted, START + pause)


def steps(hosted: HostedGame, now: int) -> int:
    """How many steps are taken at a moment."""
    found = 0
    while autoplay.step(hosted, now):
        found += 1
    return found


def test_the_host_sets_how_fast_a_show_passes() -> None:
    hosted = show()
    hosted.watched = True
    obey(hosted, START, SetPace("phases"))
    assert state_for(hosted, None).pace == "phases"
    steps(hosted, START)
    before = mark(hosted)[:2]
    assert steps(hosted, START + 999) == 0
    assert steps(hosted, START + 1000) > 0
    assert mark(hosted)[:2] != before
    obey(hosted, START, SetPace("turns"))
    now = START + 2000
    steps(hosted, now)
    turn = hosted.turn
    assert steps(hosted, now + 1000) > 1
    assert hosted.turn == turn + 1


def test_a_paused_show_goes_on_step_by_step() -> None:
    """Whether or not anybody looks on where the order arrives."""
    hosted = show()
    obey(hosted, START, StepOn())
    assert hosted.paused
    assert autoplay.may_go_on(hosted)
    assert steps(hosted, START) == 1
    assert not autoplay.may_go_on(hosted)
    obey(hosted, START, StepOn("turn"))
    turn = hosted.turn
    assert steps(hosted, START) > 1
    assert hosted.turn == turn + 1
    assert hosted.stepping is None
    assert hosted.paused


def test_a_step_is_paused_on_the_way() -> None:
    """While a step is taken the game goes on, and says so; a pause ends the step."""
    hosted = show()
    obey(hosted, START, Pause())
    with pytest.raises(Refusal, match="server-paused"):
        obey(hosted, START, Pause())
    obey(hosted, START, StepOn("turn"))
    assert not state_for(hosted, None).paused
    turn = hosted.turn
    autoplay.step(hosted, START)
    obey(hosted, START, Pause())
    assert state_for(hosted, None).paused
    assert steps(hosted, START) == 0
    assert hosted.turn == turn


def test_where_people_play_there_is_no_pace_to_set() -> None:
    hosted = show()
    hosted.seats[2].link = "hash"
    assert state_for(hosted, None).pace is None
    for order in (SetPace("turns"), StepOn()):
        with pytest.raises(Refusal, match="server-people-play"):
            obey(hosted, START, order)


def test_computer_players_have_names_of_their_peoples() -> None:
    """From the id of the game, never from its seed."""
    hosted = show()
    while any(each.civilization is None for each in seat_infos(hosted)):
        assert {each.called for each in seat_infos(hosted) if each.civilization is None} == {None}
        obey(hosted, START, StepOn())
        steps(hosted, START)
    for each in seat_infos(hosted):
        assert each.civilization is not None
        civ = facts().civilizations[each.civilization].id
        assert each.called in NAMES[civ]
        assert each.called == given_name(civ, "show")


def test_every_people_has_names_that_no_other_has() -> None:
    assert set(NAMES) == {civ.id for civ in facts().civilizations}
    for language in languages:
        found = [name.in_language(language) for names in NAMES.values() for name in names]
        assert len(set(found)) == len(found)


def test_a_game_that_somebody_may_join_is_no_show() -> None:
    hosted = show()
    hosted.seats[2].link = "hash"
    assert not hosted.for_show


def test_the_computer_players_are_told_with_a_sentence_each(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        found: Any = server.person().get("/computers")["computers"]
        assert {each["name"] for each in found} == set(PLAYERS)
        assert found[0]["name"] == "settler"


def test_people_around_one_screen_play_several_seats(tmp_path: Path) -> None:
    """S2: they pick one after the other, or everybody plays what was agreed."""
    setup = facts().setup(5, MapName.WEST)
    assert setup is not None
    agreed = [facts().civilizations[civ].id for civ in reversed(setup.civilizations)]
    with whole(tmp_path) as server:
        anna = server.person()
        for chosen in (None, agreed):
            info = anna.create(people=2, computers=3, take=2, map="west", civilizations=chosen)
            game, info = info["game"]["id"], info["game"]
            assert info["own"] == [0, 1]
            end = time.monotonic() + PATIENCE
            while info["turn"] < 2:
                assert time.monotonic() < end
                for seat in info["own"]:
                    anna.answer_as_proposed(game, seat)
                info = anna.get(f"/games/{game}")
            played = [each["civilization"] for each in info["seats"]]
            assert set(played) == set(agreed)
            assert chosen in (None, played)
            for seat in info["own"]:
                assert anna.get(f"/games/{game}/seats/{seat}/view")["view"]["seat"] == seat
