"""What tests of notices share: a certificate, names that mean this machine, and a notice."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.server.notify import outgoing
from ecumene.server.notify.notice import Notice
from tests.server.notify.receivers import make_identity

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.notify.receivers import Identity

NOON = 1_800_014_400_000
"""Twelve o'clock on 15 January 2027 (UTC)."""


@pytest.fixture(scope="session")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    return make_identity(tmp_path_factory.mktemp("identity"))


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Let every name have some addresses, and return the names that are looked up."""

    def let(*addresses: str) -> list[str]:
        asked: list[str] = []

        def look_up(host: str) -> list[object]:
            asked.append(host)
            return [ip_address(each) for each in addresses]

        monkeypatch.setattr(outgoing, "look_up", look_up)
        return asked

    return let


@pytest.fixture
def notice() -> Notice:
    return Notice(
        kind="turn",
        game="Friday night",
        turn=3,
        phase=5,
        player="Anna",
        link="https://play.example.org/games/7f3k",
        civilization=facts().civilizations["rome"].index,
        until=NOON + 5 * 3_600_000,
    )
