"""How long tests wait.

They wait for what they need, and for nothing else. So the limit is not a judgement on speed, which
differs from machine to machine and from hour to hour; it only ends a test that waits in vain.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

PATIENCE: Final = 300.0
"""Seconds after which to give up waiting."""
LOOK_EVERY: Final = 0.005
"""Seconds."""


def wait_until(look: Callable[[], T]) -> T:
    """Check repeatedly until there is a result, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, found
        time.sleep(LOOK_EVERY)
    return found
