"""Games that are dealt alike in every run, so that one commit has one verdict."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

from ecumene.rules.phases.setup import LARGEST_SEED
from ecumene.server.services import lobby

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def same_seeds() -> Iterator[None]:
    """Servers of this process give their games the same seeds one after another."""
    with patch.object(lobby, "new_seed", partial(Random(1).randrange, LARGEST_SEED + 1)):
        yield
