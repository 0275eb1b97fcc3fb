"""Secrets that a server generates once and keeps between starts."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

Keep: TypeAlias = Callable[[str, str], str]
"""Stores a secret under a name unless there is one, and returns the stored one."""

KEY_NAME: Final = "secret"
"""The key that signs people's tokens."""
VAPID_NAME: Final = "vapid"
"""The key that signs web push."""
KEY_BYTES: Final = 32
SHORTEST_KEY: Final = 32
"""Minimum length of a key in characters: a shorter one can be guessed."""


class BadKey(Exception):
    """A file without a valid key: empty, too short, or no text."""


def kept_in(file: Path) -> str:
    """The key in a file; raises ``BadKey``."""
    try:
        key = file.read_text(encoding="ascii").strip()
    except UnicodeDecodeError:
        raise BadKey(file) from None
    if len(key) < SHORTEST_KEY:
        raise BadKey(file)
    return key


def in_folder(folder: Path) -> Keep:
    """Keeps secrets in files that only their owner can read.

    A file is created whole or not at all, so processes that start at the same time all get the
    first one's secret. Raises ``BadKey`` for a file with something else.
    """

    def keep(name: str, proposed: str) -> str:
        file = folder / f"{name}.key"
        if not file.exists():
            with NamedTemporaryFile("w", dir=folder, prefix=f".{name}-", encoding="ascii") as draft:
                draft.write(proposed)  # private: temporary files have mode 0600
                draft.flush()
                os.fsync(draft.fileno())
                with suppress(FileExistsError):  # another process was first
                    os.link(draft.name, file)
        return kept_in(file)

    return keep
