"""People, their tokens, and how they are reached."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import select

from ecumene.server.storage.channels import (
    Channel,
    SentNotice,
    add_channel,
    channels_of,
    mark_sent,
    notice_mode,
    remove_channel,
    set_failures,
    set_notice_mode,
)
from ecumene.server.storage.database_tables import tokens
from ecumene.server.storage.people import (
    PersonRow,
    Token,
    add_person,
    add_token,
    person_of_token,
    person_row,
    rename,
    use_code,
)
from tests.server.storage.scene import ANNA, NOW, on, opened, with_store

if TYPE_CHECKING:
    from ecumene.server.storage import Store

BEN = PersonRow("ben", "Ben", "en", NOW)


def test_a_person_is_known_by_a_token_as_long_as_it_is_good(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(add_token, Token("forever", ANNA.id, "device", NOW)))
        await store.write(on(add_token, Token("short", ANNA.id, "device", NOW, NOW + 5)))
        await store.write(on(add_token, Token("code", ANNA.id, "code", NOW, NOW + 5)))
        for hash_, now, known in [
            ("forever", NOW + 10**12, True),
            ("short", NOW + 4, True),
            ("short", NOW + 5, False),
            ("code", NOW, False),
            ("", NOW, False),
        ]:
            person = await store.read(on(person_of_token, hash_, now))
            assert person == (ANNA if known else None)

    with_store(address, scenario)


def test_a_code_is_good_once_and_not_for_ever(address: str) -> None:
    async def scenario(store: Store) -> None:
        for name in ("code", "late"):
            token = Token(name, ANNA.id, "code", NOW, NOW + 5)
            await store.write(on(add_token, token))
        await store.write(on(add_token, Token("device", ANNA.id, "device", NOW)))
        async with opened(address) as other:
            used = await asyncio.gather(
                *(each.write(on(use_code, "code", NOW)) for each in (store, other) * 3)
            )
        assert sorted(used, key=bool) == [None] * 5 + [ANNA]
        assert await store.write(on(use_code, "late", NOW + 5)) is None
        assert await store.write(on(use_code, "device", NOW)) is None
        assert await store.read(on(person_of_token, "device", NOW)) == ANNA

    with_store(address, scenario)


def test_tokens_that_are_no_longer_good_go_when_there_is_a_new_one(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(add_person, BEN))
        for person in (ANNA, BEN):
            old = Token(f"old-{person.id}", person.id, "code", NOW, NOW + 5)
            await store.write(on(add_token, old))
        await store.write(on(add_token, Token("new", ANNA.id, "device", NOW + 5)))
        kept = await store.read(lambda c: set(c.execute(select(tokens.c.hash)).scalars()))
        assert kept == {"new", "old-ben"}

    with_store(address, scenario)


def test_a_person_changes_name_and_language(address: str) -> None:
    async def scenario(store: Store) -> None:
        await store.write(on(rename, ANNA.id, "Ania", "en"))
        changed = await store.read(on(person_row, ANNA.id))
        assert changed == replace(ANNA, name="Ania", language="en")

    with_store(address, scenario)


def test_channels_belong_to_a_person(address: str) -> None:
    first = Channel("1", ANNA.id, "mail", "{}", NOW)
    second = Channel("2", ANNA.id, "webhook", "{}", NOW + 1)

    async def scenario(store: Store) -> None:
        await store.write(on(add_person, BEN))
        for channel in (second, first):
            await store.write(on(add_channel, channel))
        assert not await store.write(on(remove_channel, BEN.id, "1"))
        await store.write(on(set_failures, "2", 3))
        assert await store.read(on(channels_of, ANNA.id)) == (
            first,
            replace(second, failures=3),
        )
        assert await store.write(on(remove_channel, ANNA.id, "1"))
        assert [each.id for each in await store.read(on(channels_of, ANNA.id))] == ["2"]

    with_store(address, scenario)


def test_a_person_says_for_each_game_when_to_hear_of_it(address: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.read(on(notice_mode, ANNA.id, "g")) is None
        for mode in ("always", "never"):
            await store.write(on(set_notice_mode, ANNA.id, "g", mode))
            assert await store.read(on(notice_mode, ANNA.id, "g")) == mode
        assert await store.read(on(notice_mode, ANNA.id, "h")) is None

    with_store(address, scenario, games=("g", "h"))


def test_a_notification_is_sent_once(address: str) -> None:
    turn = SentNotice(ANNA.id, "g", 1, "q1", "turn")

    async def scenario(store: Store) -> None:
        async with opened(address) as other:
            marked = await asyncio.gather(
                *(each.write(on(mark_sent, turn, NOW)) for each in (store, other) * 3)
            )
        assert sorted(marked) == [False] * 5 + [True]
        for change in ({"kind": "reminder"}, {"question": "q2"}, {"seat": 2}):
            another = replace(turn, **change)
            assert await store.write(on(mark_sent, another, NOW))

    with_store(address, scenario)
