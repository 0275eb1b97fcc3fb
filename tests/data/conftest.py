"""Fixtures of the tests of the facts: the facts, and a copy of their files to break."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

import ecumene.data
from tests.data.mistakes import FACTS

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.data import Facts


@pytest.fixture(scope="session")
def facts() -> Facts:
    """The facts of the game."""
    return ecumene.data.facts()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the fact files that a test may break."""
    return shutil.copytree(FACTS, tmp_path / "facts")


@pytest.fixture(scope="module")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the fact files for tests that put back what they break."""
    return shutil.copytree(FACTS, tmp_path_factory.mktemp("shared") / "facts")
