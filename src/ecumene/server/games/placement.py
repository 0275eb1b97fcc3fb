"""Which worker of this machine has a game.

All workers compute it from the same list, so it is neither stored nor asked for. Each place in the
list bids for each game, and the highest bid wins: if a place becomes empty, its games are spread
over the others and no other game moves (rendezvous hashing). A new worker takes the place of an old
one, and with it exactly its games.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping

Workers: TypeAlias = "Mapping[int, int]"
"""The workers that serve: their numbers, by place."""

BID_BYTES = 8


def place_of(game: str, places: Iterable[int]) -> int:
    """The place among these that has a game; there must be one."""
    return max(places, key=lambda place: _bid(place, game))


def _bid(place: int, game: str) -> bytes:
    return blake2b(f"{place} {game}".encode(), digest_size=BID_BYTES).digest()


class Placement:
    """Which games this worker has; all of them as long as it knows no others."""

    def __init__(self, own: int = 0, place: int | None = None) -> None:
        self._own = own
        self._place = place
        """Its place; None: it has no others beside it."""
        self._workers: Workers = {}
        self._let_go: list[Callable[[], Awaitable[None]]] = []
        self._letting_go: set[asyncio.Future[None]] = set()
        self.is_closing = False
        """Whether this worker stops, so that nobody should wait for anything here."""

    def when_moved(self, let_go: Callable[[], Awaitable[None]]) -> None:
        """Call this whenever games may have moved, to let go of those that have."""
        self._let_go.append(let_go)

    def tell(self, workers: Workers) -> None:
        """Take note of who serves now."""
        if workers != self._workers:
            self._workers = dict(workers)
            for each in self._let_go:
                under_way = asyncio.ensure_future(each())
                self._letting_go.add(under_way)
                under_way.add_done_callback(self._letting_go.discard)

    async def has_let_go(self) -> None:
        """Wait until whatever games have moved are let go."""
        while self._letting_go:
            await asyncio.wait(self._letting_go)

    @property
    def others(self) -> tuple[int, ...]:
        """The other workers that serve."""
        return tuple(each for each in self._workers.values() if each != self._own)

    @property
    def is_serving(self) -> bool:
        """Whether this worker is among those that serve."""
        return self._own in self._workers.values()

    @property
    def is_successor(self) -> bool:
        """Whether this worker is about to take over games while others serve."""
        return self._place is not None and bool(self._workers) and not self.is_serving

    def expects(self, game: str) -> bool:
        """Whether this worker has a game, or will have it as soon as it serves."""
        if self._place is None or not self._workers:
            return self.has(game)
        return place_of(game, {*self._workers, self._place}) == self._place

    def elsewhere(self, game: str) -> int | None:
        """The worker that has a game, if it is another one."""
        if not self._workers:
            return None
        worker = self._workers[place_of(game, self._workers)]
        return None if worker == self._own else worker

    def has(self, game: str) -> bool:
        """Whether this worker has a game."""
        return self.elsewhere(game) is None
