"""Servers that are killed amid traffic: what they have acknowledged is there, and there once.

``tools/killing.py`` does the same many times. Here one that is alone comes back twice; of two, one
is killed once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.server.storage.engines import file_address
from tools.killing import Party

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 2


def test_a_server_alone(tmp_path: Path) -> None:
    database = file_address(tmp_path / "data" / "ecumene.sqlite")
    *_, count = Party(tmp_path, database, seed=1, tables=2).kill_alone(KILLS)
    assert count["acknowledged"] > KILLS
    assert count["messages"] > KILLS
    assert not count["unknown"]


def test_one_of_two_servers_while_it_holds_a_game(tmp_path: Path, postgres_address: str) -> None:
    *_, count = Party(tmp_path, postgres_address, seed=1, tables=2).kill_one_of_two(1)
    assert count["acknowledged"] > 1
    assert count["messages"] > 1


def test_one_of_two_workers_of_a_server(tmp_path: Path, postgres_address: str) -> None:
    *_, count = Party(tmp_path, postgres_address, seed=1, tables=2).kill_workers(1)
    assert count["acknowledged"] > 1
    assert count["messages"] > 1
    assert not count["unknown"]


def test_workers_that_are_replaced(tmp_path: Path, postgres_address: str) -> None:
    count = Party(tmp_path, postgres_address, seed=1, tables=2).renew_workers()
    assert count["acknowledged"]
    assert not count["unknown"]
