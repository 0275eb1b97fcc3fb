"""From the fact files to the tables: read, check, build."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.data.build import build
from ecumene.data.check import problems_of
from ecumene.data.problems import FactsError
from ecumene.data.read import read_files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ecumene.data.records import Facts


@cache
def facts() -> Facts:
    """Return the facts of the game; they are read once and never change."""
    return load()


def load(folder: Traversable | None = None) -> Facts:
    """Read the fact files of a folder, raising ``FactsError`` with everything wrong in them."""
    files = read_files(folder)
    if problems := problems_of(files):
        raise FactsError(problems)
    return build(files)
