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
SHORTEST: Final = 0.005
LONGEST: Final = 0.1
"""Seconds between two looks, at first and after a while: looking slows down what is waited for."""


def wait_until(look: Callable[[], T]) -> T:
    """Check repeatedly until there is a result, and return it."""
    begun = time.monotonic()
    while not (found := look()):
        waited = time.monotonic() - begun
        assert waited < PATIENCE, found
        time.sleep(min(max(waited / 10, SHORTEST), LONGEST))
    return found
