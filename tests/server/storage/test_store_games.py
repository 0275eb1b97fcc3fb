"""Games and seats: who has what, and who looks after which game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import fields, replace

from ecumene.server.storage import Store, database_tables
from ecumene.server.storage.channels import Channel
from ecumene.server.storage.games import (
    GameChange,
    GameRow,
    add_game,
    claim_due,
    count_open_of,
    created_since,
    due_games,
    game_row,
    games_of,
    update_game,
)
from ecumene.server.storage.people import PersonRow, Token, add_person
from ecumene.server.storage.seats import (
    Member,
    SeatChange,
    SeatRow,
    add_member,
    add_seats,
    members_of,
    seats_of,
    update_seat,
)
from tests.server.storage.scene import ANNA, NOW, add_rows, game_row_of, on, opened, with_store

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

BEN = PersonRow("ben", "Ben", "en", NOW)


@pytest.mark.parametrize(
    ("record", "table"),
    [
        (PersonRow, database_tables.people),
        (Token, database_tables.tokens),
        (GameRow, database_tables.games),
        (SeatRow, database_tables.seats),
        (Member, database_tables.members),
        (Channel, database_tables.channels),
    ],
)
def test_records_have_the_fields_that_tables_have_columns(record: type[Any], table: Table) -> None:
    assert [field.name for field in fields(record)] == table.columns.keys()


@pytest.mark.parametrize(
    ("change", "table", "fixed"),
    [
        (
            GameChange,
            database_tables.games,
            {
                "id",
                "creator",
                "created",
                "salt",
                "commitment",
                "seq",
                "known_to",
                "marked",
                "arriving",
                "host",
            },
        ),
        (SeatChange, database_tables.seats, {"game", "seat"}),
    ],
)
def test_everything_can_change_but_what_is_fixed(
    change: type[Any], table: Table, fixed: set[str]
) -> None:
    assert change.__annotations__.keys() == set(table.columns.keys()) - fixed


def test_a_game_is_kept_as_it_was_given(address: str) -> None:
    game = replace(
        game_row_of("full"),
        name="Śródziemnomorze \N{AMPHORA} ' \"",
        stage="over",
        options='{"seed":1}',
        seq=2**40,
        due_at=NOW,
        paused=True,
        known_to="Ben",
        take_back="{}",
    )

    async def scenario(store: Store) -> None:
        await store.write(on(add_game, game))
        assert await store.read(on(game_row, "full")) == game
        assert await store.read(on(game_row, "none")) is None
        await store.write(on(update_game, "full", paused=False, due_at=None))
        assert await store.read(on(game_row, "full")) == replace(game, paused=False, due_at=None)
        assert await store.read(on(game_row, "g")) == game_row_of("g")

    with_store(address, scenario)


def test_people_find_the_games_in_which_they_have_a_seat_or_a_role(address: str) -> None:
    def prepare(connection: Connection) -> None:
        add_person(connection, BEN)
        add_seats(connection, [SeatRow("a", 1), SeatRow("a", 2), SeatRow("b", 1), SeatRow("c", 1)])
        for seat in (1, 2):
            update_seat(connection, "a", seat, person=BEN.id, name="Ben")
        add_member(connection, Member("a", BEN.id, "host"))
        add_member(connection, Member("b", BEN.id, "spectator"))
        add_rows(connection, "b", 0)

    async def scenario(store: Store) -> None:
        await store.write(prepare)
        found = await store.read(on(games_of, BEN.id))
        assert [game.id for game in found] == ["a", "b"]
        assert await store.read(on(games_of, ANNA.id)) == ()

    with_store(address, scenario, games=("a", "b", "c"))


def test_how_many_games_somebody_has_made_is_counted(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(add_person, BEN))
        await store.write(on(add_game, replace(game_row_of("old"), stage="over", created=NOW - 10)))
        assert len(await store.read(on(created_since, ANNA.id, NOW))) == 2
        assert len(await store.read(on(created_since, ANNA.id, NOW - 10))) == 3
        assert await store.read(on(count_open_of, ANNA.id)) == 2
        assert await store.read(on(count_open_of, BEN.id)) == 0

    with_store(address, scenario, games=("a", "b"))


def test_what_changes_about_a_seat_changes_nothing_else(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(add_person, BEN))
        await store.write(on(add_seats, [SeatRow("g", 0), SeatRow("g", 1, computer="settler")]))
        await store.write(on(update_seat, "g", 0, person=BEN.id, name="Ben", autopilot=True))
        await store.write(on(update_seat, "g", 7, person=BEN.id))
        assert await store.read(on(seats_of, "g")) == (
            SeatRow("g", 0, BEN.id, "Ben", autopilot=True),
            SeatRow("g", 1, computer="settler"),
        )

    with_store(address, scenario)


def test_roles_are_given_once(address: str) -> None:
    host, watching = Member("g", ANNA.id, "host"), Member("g", ANNA.id, "spectator")

    async def scenario(store: Store) -> None:
        for member in (watching, host, host):
            await store.write(on(add_member, member))
        assert await store.read(on(members_of, "g")) == (host, watching)

    with_store(address, scenario)


def test_no_game_is_claimed_by_two(address: str) -> None:
    """Two stores, as two workers have them; whoever has claimed a game has it for a while."""
    games = [f"g{number:02}" for number in range(30)]

    async def scenario(one: Store) -> None:
        for number, game in enumerate(games):
            due = NOW + number if number < 24 else None
            await one.write(on(update_game, game, due_at=due))
        async with opened(address) as other:
            found = await one.read(on(due_games, NOW + 19, 15))
            assert found == tuple((game, NOW + at) for at, game in enumerate(games[:15]))
            claimed = await asyncio.gather(
                *(
                    store.write(on(claim_due, NOW + 19, NOW + 100, games[first : first + 10]))
                    for first in range(0, 30, 5)
                    for store in (one, other)
                )
            )
        assert sorted(game for some in claimed for game in some) == games[:20]
        assert await one.read(on(due_games, NOW + 19, 50)) == ()
        assert await one.write(on(claim_due, NOW + 19, NOW + 100, games)) == ()
        again = await one.write(on(claim_due, NOW + 100, NOW + 200, games))
        assert sorted(again) == games[:24]

    with_store(address, scenario, games=games)


def test_games_are_claimed_past_one_that_somebody_holds(postgres_address: str) -> None:
    """Nobody waits for a worker that is just adding to a game."""

    async def scenario(one: Store) -> None:
        for game in ("a", "b"):
            await one.write(on(update_game, game, due_at=NOW))
        async with opened(postgres_address) as other:
            loop = asyncio.get_running_loop()

            def hold_and_claim(connection: Connection) -> tuple[str, ...]:
                update_game(connection, "a", name="held")
                claim = other.write(on(claim_due, NOW, NOW + 9, ["a", "b"]))
                return asyncio.run_coroutine_threadsafe(claim, loop).result()

            assert await one.write(hold_and_claim) == ("b",)

    with_store(postgres_address, scenario, games=("a", "b"))
