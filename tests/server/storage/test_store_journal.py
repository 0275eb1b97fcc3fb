"""Journals: only one can be right about where a journal ends, and what is in it stays."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ecumene.server.storage import Behind, KeyUsed, Store
from ecumene.server.storage.games import game_row
from ecumene.server.storage.journal import (
    JournalRow,
    NewRow,
    SnapshotInfo,
    StoredSnapshot,
    latest_snapshot,
    row_of_key,
    rows_after,
    snapshot_before,
    snapshots,
)
from ecumene.server.storage.seats import SeatRow, add_seats, seats_of, update_seat
from tests.server.storage.scene import ANNA, NOW, add_rows, on, opened, with_store

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_what_is_added_is_numbered_and_the_game_stands_as_it_says(address: str) -> None:
    async def scenario(store: Store) -> None:
        first, second = NewRow('{"a":1}', seat=2, key="k"), NewRow("{}")
        await store.write(on(add_rows, "g", 0, first, second, due_at=NOW + 5))
        await store.write(on(add_rows, "g", 2, NewRow("third")))
        rows = await store.read(on(rows_after, "g", 0, 2))
        assert rows == (
            JournalRow(1, NOW + 1, 2, "k", '{"a":1}'),
            JournalRow(2, NOW + 1, None, None, "{}"),
        )
        assert [row.seq for row in await store.read(on(rows_after, "g", 2, 9))] == [3]
        game = await store.read(on(game_row, "g"))
        assert game is not None
        assert (game.seq, game.due_at, game.turn, game.phase) == (3, None, 1, 2)
        assert (game.stage, game.clock, game.waited) == ("running", '{"kind":"none"}', "[3]")
        assert (game.created, game.changed) == (NOW, NOW + 1)

    with_store(address, scenario)


def test_how_a_game_stands_can_change_without_a_row(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(add_rows, "g", 0, due_at=NOW + 9))
        game = await store.read(on(game_row, "g"))
        assert game is not None
        assert (game.seq, game.due_at) == (0, NOW + 9)

    with_store(address, scenario)


@pytest.mark.parametrize("expected", [0, 2])
def test_who_is_wrong_about_the_end_writes_nothing(address: str, expected: int) -> None:
    """Nothing at all: a seat that was taken in the same job is free again."""

    def take_and_add(connection: Connection) -> None:
        update_seat(connection, "g", 1, person=ANNA.id, name="Anna")
        add_rows(connection, "g", expected, NewRow("wrong"))

    async def scenario(store: Store) -> None:
        await store.write(on(add_seats, [SeatRow("g", 1)]))
        await store.write(on(add_rows, "g", 0, NewRow("right")))
        with pytest.raises(Behind) as behind:
            await store.write(take_and_add)
        assert (behind.value.game, behind.value.seq) == ("g", expected)
        rows = await store.read(on(rows_after, "g", 0, 9))
        assert [row.body for row in rows] == ["right"]
        assert (await store.read(on(seats_of, "g")))[0].person is None

    with_store(address, scenario)


def test_of_two_who_add_at_once_exactly_one_is_right(address: str) -> None:
    """Two stores, as two workers have them, and several games that both add to."""
    games = ("a", "b", "c")
    length = 12

    async def fill(store: Store, name: str, game: str) -> int:
        """Add to a game until it is long enough; returns how often somebody else was first."""
        late = 0
        seq = 0
        while seq < length:
            try:
                await store.write(on(add_rows, game, seq, NewRow(name)), game=game)
                seq += 1
            except Behind:
                late += 1
                rows = await store.read(on(rows_after, game, 0, length))
                seq = len(rows)
        return late

    async def scenario(one: Store) -> None:
        async with opened(address) as other:
            late = await asyncio.gather(
                *(
                    fill(store, str(n), game)
                    for game in games
                    for n, store in enumerate((one, other))
                )
            )
            assert sum(late) > 0
        for game in games:
            rows = await one.read(on(rows_after, game, 0, 2 * length))
            assert [row.seq for row in rows] == list(range(1, length + 1))

    with_store(address, scenario, games=games)


def test_a_key_counts_once_for_each_seat_of_a_game(address: str) -> None:
    async def scenario(store: Store) -> None:
        for game in ("g", "h"):
            for seq, seat in enumerate((1, 2)):
                row = NewRow(f"{game}{seat}", seat, "key")
                await store.write(on(add_rows, game, seq, row))
        with pytest.raises(KeyUsed):
            await store.write(on(add_rows, "g", 2, NewRow("again", 1, "key")))
        await store.write(on(add_rows, "g", 2, NewRow("no key", 1), NewRow("no key", 1)))
        found = await store.read(on(row_of_key, "h", 2, "key"))
        assert found is not None
        assert (found.seq, found.body) == (2, "h2")
        assert await store.read(on(row_of_key, "h", 3, "key")) is None

    with_store(address, scenario, games=("g", "h"))


def test_snapshots_are_found_by_where_they_were_made(address: str) -> None:
    def snapshot(seq: int) -> StoredSnapshot:
        return StoredSnapshot(seq, seq // 2, 1, "[]", "0.1", bytes([0, 255, seq]))

    async def scenario(store: Store) -> None:
        assert await store.read(on(latest_snapshot, "g")) is None
        rows = [NewRow(str(number)) for number in range(6)]
        await store.write(on(add_rows, "g", 0, *rows, snapshots=[snapshot(2), snapshot(5)]))
        assert await store.read(on(latest_snapshot, "g")) == snapshot(5)
        before = [await store.read(on(snapshot_before, "g", n)) for n in range(1, 7)]
        assert [each and each.seq for each in before] == [None, 2, 2, 2, 5, 5]
        assert await store.read(on(snapshots, "g")) == (
            SnapshotInfo(2, 1, 1, "[]", "0.1"),
            SnapshotInfo(5, 2, 1, "[]", "0.1"),
        )
        assert await store.read(on(snapshots, "h")) == ()

    with_store(address, scenario, games=("g", "h"))
