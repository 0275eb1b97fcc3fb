"""Games that move from one worker to another while people play.

Nobody is to wait: the new worker has the games in memory before it serves, and those who listen
come to it a few tables at a time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ecumene.server.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping

    from ecumene.server.games.listeners import GameSlot
    from ecumene.server.games.placement import Placement

LOADING: Final = 20.0
"""Seconds that a new worker may take to load the games it takes over."""
LOADED_AT_ONCE: Final = 4
"""How many it loads at a time."""
PAUSE: Final = 0.1
SENT_AT_ONCE: Final = 25
"""Listeners that are sent on, and the seconds until the next are."""
LETTING_GO: Final = 10.0
"""Seconds that it may take in all; if there are many, more are sent on at once."""


async def load_all(ids: Iterable[str], load: Callable[[str], Awaitable[None]]) -> None:
    """Load games as long as there is time. What happens in them later is read when they are used.

    One that cannot go on is none that anybody waits for.
    """

    async def load_some(left: Iterator[str]) -> None:
        for id_ in left:
            with suppress(Refusal):
                await load(id_)

    left = iter(ids)
    with suppress(TimeoutError):
        async with asyncio.timeout(LOADING):
            await asyncio.gather(*(load_some(left) for _ in range(LOADED_AT_ONCE)))


async def send_on(slots: Mapping[str, GameSlot], placement: Placement) -> None:
    """Send those who listen to games of other workers there.

    Until it is their turn they hear from here what happens there.
    """
    moved = [id_ for id_, at in slots.items() if at.listeners and not placement.has(id_)]
    many = sum(len(slots[id_].everybody()) for id_ in moved)
    at_once = max(SENT_AT_ONCE, many * PAUSE / LETTING_GO)
    left = at_once
    for id_ in moved:
        slot = slots.get(id_)
        if slot is None or placement.has(id_):  # it may be ours again
            continue
        for listener in slot.everybody():
            listener.moved = True
            listener.stop()
            left -= 1
        if left <= 0:
            await asyncio.sleep(PAUSE)
            left += at_once
