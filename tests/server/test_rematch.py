"""Once more with the same people: who may ask for it, and that there is only one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.format.id_names import NUMBERS
from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server import wire
from ecumene.server.refusals import FORBIDDEN, Refusal
from ecumene.server.services.host_orders import obey_about_seat
from ecumene.server.services.rematches import rematch_id
from tests.server.inside import inside, somebody

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import Person

CIVILIZATIONS = tuple(
    NUMBERS["civilization"][name] for name in ("hellas", "minoa", "assyria", "hatti", "egypt")
)


def _end(hosted: HostedGame, _: Time) -> None:
    hosted.stage = "over"
    hosted.game_changed = True


async def _played(found: Services, anna: Person, *others: Person, **more: Any) -> str:
    """A game of Anna and others that is over."""
    plans = [wire.SeatPlan(None)] * (1 + len(others))
    plans += [wire.SeatPlan("random")] * (5 - len(plans))
    made = await found.lobby.create(anna, wire.NewGame("Friday", tuple(plans), **more))
    id_ = made.game.id
    for other in others:
        assert made.links.join is not None
        secret = made.links.join.partition("join=")[2]
        await found.lobby.join(id_, other, wire.Joining(secret))
    await found.registry.act(id_, _end)
    return id_


async def _refused(found: Services, id_: str, person: Person) -> int:
    with pytest.raises(Refusal) as refusal:
        await found.rematches.ask(id_, person)
    return refusal.value.status


def test_the_same_people_find_each_other_again(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        anna, ben = await somebody(found), await somebody(found, "Ben")
        id_ = await _played(found, anna, ben, short_game=True)
        assert await found.rematches.of(id_, ben) == wire.Rematch()
        made = await found.rematches.ask(id_, ben)
        assert made.game.id == rematch_id(id_)
        assert (made.game.name, made.game.agreed.short_game) == ("Friday", True)
        assert (made.game.stage, made.game.roles) == ("gathering", ("host", "player"))
        assert made.links.join is not None
        seen = await found.rematches.of(id_, anna)
        assert (seen.game, seen.names, seen.joined, seen.free) == (
            made.game.id,
            ("Ben",),
            False,
            True,
        )
        joined = await found.rematches.ask(id_, anna)
        assert (joined.game.id, joined.game.stage) == (made.game.id, "running")
        assert joined.links == wire.Links()
        again = await found.rematches.ask(id_, anna)
        assert again.game.own == joined.game.own
        assert (await found.rematches.of(id_, anna)).joined

    inside(tmp_path, play)


def test_whoever_asks_at_the_same_time_meets_in_one_game(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        people = [await somebody(found, name) for name in ("Anna", "Ben", "Cleo")]
        id_ = await _played(found, *people)
        made = await asyncio.gather(*(found.rematches.ask(id_, each) for each in people))
        assert {each.game.id for each in made} == {rematch_id(id_)}
        info = await found.lobby.info(rematch_id(id_), people[0])
        assert sorted(seat.name for seat in info.seats if seat.name) == ["Anna", "Ben", "Cleo"]
        assert info.stage == "running"

    inside(tmp_path, play)


def test_agreed_civilizations_stay_with_their_players(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        anna, ben = await somebody(found), await somebody(found, "Ben")
        id_ = await _played(found, anna, ben, civilizations=CIVILIZATIONS)
        assert (await found.lobby.info(id_, ben)).own == (1,)
        # The first to ask is not given the first seat, but the own one.
        made = await found.rematches.ask(id_, ben)
        assert (made.game.own, made.game.agreed.civilizations) == ((1,), CIVILIZATIONS)
        assert (await found.rematches.ask(id_, anna)).game.own == (0,)

    inside(tmp_path, play)


def test_against_computers_it_begins_at_once(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        anna = await somebody(found)
        made = await found.rematches.ask(await _played(found, anna), anna)
        assert (made.game.stage, made.game.own) == ("running", (0,))

    inside(tmp_path, play)


def test_who_may_not_ask_for_one(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        anna, ben, eve = [await somebody(found, name) for name in ("Anna", "Ben", "Eve")]
        running = await found.lobby.create(
            anna, wire.NewGame("Now", (wire.SeatPlan(None), *[wire.SeatPlan("random")] * 4))
        )
        assert await _refused(found, running.game.id, anna) == CONFLICT
        id_ = await _played(found, anna, ben)
        assert await _refused(found, id_, eve) == MISSING
        with pytest.raises(Refusal):
            await found.rematches.of(id_, eve)

        def watch(hosted: HostedGame, _: Time) -> None:
            hosted.spectators.add(eve.id)

        await found.registry.act(id_, watch)
        assert await _refused(found, id_, eve) == FORBIDDEN
        assert await found.rematches.of(id_, eve) == wire.Rematch()
        # Whoever was removed from the rematch is kept out of it.
        await found.rematches.ask(id_, anna)

        def remove(hosted: HostedGame, _: Time) -> None:
            hosted.removed[ben.id] = "Ben"

        await found.registry.act(rematch_id(id_), remove)
        assert await _refused(found, id_, ben) == FORBIDDEN

    inside(tmp_path, play)


def test_who_was_removed_from_the_game_is_not_expected_again(tmp_path: Path) -> None:
    """L6: nor is whoever gave up a seat; a computer plays on there."""

    async def play(found: Services) -> None:
        anna, ben, cleo = [await somebody(found, name) for name in ("Anna", "Ben", "Cleo")]

        def lose(hosted: HostedGame, now: Time) -> None:
            hosted.stage = "running"
            obey_about_seat(hosted, now, 1, anna, wire.Replace())
            obey_about_seat(hosted, now, 2, cleo, wire.GiveUp())
            _end(hosted, now)

        id_ = await _played(found, anna, ben, cleo)
        await found.registry.act(id_, lose)
        for gone in (ben, cleo):
            assert await _refused(found, id_, gone) == MISSING
        made = await found.rematches.ask(id_, anna)
        assert (made.game.stage, made.game.code) == ("running", None)
        with pytest.raises(Refusal) as refusal:
            await found.lobby.info(made.game.id, ben)
        assert refusal.value.status == MISSING
        for gone in (ben, cleo):
            assert await _refused(found, id_, gone) == MISSING

    inside(tmp_path, play)


def test_a_host_without_a_seat_looks_on_again(tmp_path: Path) -> None:
    async def play(found: Services) -> None:
        anna, ben = await somebody(found), await somebody(found, "Ben")
        id_ = await _played(found, anna, ben)

        def leave(hosted: HostedGame, now: Time) -> None:
            obey_about_seat(hosted, now, 0, anna, wire.GiveUp())

        await found.registry.act(id_, leave)
        assert (await found.rematches.ask(id_, ben)).game.stage == "running"
        watching = await found.rematches.ask(id_, anna)
        assert (watching.game.roles, watching.game.own) == (("spectator",), ())
        assert (await found.rematches.of(id_, anna)).joined

    inside(tmp_path, play)


def test_whoever_comes_late_takes_over_from_a_computer(tmp_path: Path) -> None:
    """L6."""

    async def play(found: Services) -> None:
        anna, ben = await somebody(found), await somebody(found, "Ben")
        id_ = await _played(found, anna, ben)
        await found.rematches.ask(id_, anna)
        await found.registry.act(rematch_id(id_), lambda hosted, now: hosted.begin(now))
        late = await found.rematches.ask(id_, ben)
        assert (late.game.stage, late.game.own) == ("running", (1,))

    inside(tmp_path, play)
