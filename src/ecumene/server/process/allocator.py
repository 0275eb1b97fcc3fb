"""The memory of a server: freed memory is used again, whichever thread asks for it."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

_ARENA_MAX: Final = -8
"""``M_ARENA_MAX`` of glibc's ``mallopt``."""


def share_memory() -> None:
    """Let all threads take memory from one place.

    Glibc gives every thread its own, and what one has freed is of no use to the others. That saves
    waiting, but Python lets one thread run at a time anyway. Elsewhere nothing changes.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)
