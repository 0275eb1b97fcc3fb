"""Who is known without a look into the database, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.server.services import accounts
from ecumene.server.services.accounts import KNOWN_LASTS, hash_of_token
from ecumene.server.storage import people as rows
from ecumene.server.wire import NewPerson
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.service_container import Services


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hashes that the database was asked for."""
    asked: list[str] = []
    usual = rows.person_of_token

    def counted(connection: Connection, hash_: str, now: Time) -> rows.PersonRow | None:
        asked.append(hash_)
        return usual(connection, hash_, now)

    monkeypatch.setattr(rows, "person_of_token", counted)
    return asked


async def token_of(found: Services, name: str) -> str:
    token = (await found.people.add(NewPerson(name, "en"), "Firefox")).token
    assert token is not None
    return token


def test_a_token_that_is_nobodys_is_looked_up_once_in_a_while(
    tmp_path: Path, looked_up: list[str]
) -> None:
    """One that was signed out has a good signature, so only the database knows."""
    now = 1_800_000_000_000

    async def scenario(found: Services) -> None:
        nonlocal now
        token = nobodys(found, "signed out")
        for _ in range(5):
            assert await found.people.of_token(token) is None
        assert len(looked_up) == 1
        now += KNOWN_LASTS
        assert await found.people.of_token(token) is None
        assert len(looked_up) == 2

    inside(tmp_path, scenario, lambda: now)


def nobodys(found: Services, secret: str) -> str:
    """A token with a good signature that is not stored."""
    return f"{secret}.{found.people._signature(secret)}"


def test_only_so_many_tokens_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked_up: list[str]
) -> None:
    """Also of those that are nobody's."""
    monkeypatch.setattr(accounts, "MOST_KNOWN", 3)

    async def scenario(found: Services) -> None:
        tokens = [nobodys(found, str(number)) for number in range(4)]
        for token in (*tokens, tokens[-1], tokens[0]):
            assert await found.people.of_token(token) is None
        assert looked_up == [hash_of_token(token) for token in (*tokens, tokens[0])]

    inside(tmp_path, scenario)


def test_a_new_name_makes_nobody_else_unknown(tmp_path: Path, looked_up: list[str]) -> None:
    async def scenario(found: Services) -> None:
        anna, ben = await token_of(found, "Anna"), await token_of(found, "Ben")
        person = await found.people.of_token(anna)
        await found.people.of_token(ben)
        assert person is not None
        await found.people.rename(person, NewPerson("Anne", "pl"))
        looked_up.clear()
        renamed, other = await found.people.of_token(anna), await found.people.of_token(ben)
        assert renamed is not None
        assert other is not None
        assert (renamed.name, renamed.language, other.name) == ("Anne", "pl", "Ben")
        assert looked_up == [hash_of_token(anna)]

    inside(tmp_path, scenario)
