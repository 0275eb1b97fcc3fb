"""The recorded games, replayed once for all tests that look at them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.rules.format.record import replay
from tools.record_games import recorded

if TYPE_CHECKING:
    from ecumene.rules.game import Game


@cache
def replayed(name: str) -> Game:
    """A recorded game at its end; a record whose outcome differs anywhere is refused."""
    return replay(recorded(name))
