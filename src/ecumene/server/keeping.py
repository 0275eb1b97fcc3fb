"""Secrets that a server makes for itself, once, and keeps from one start to the next."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

Keep: TypeAlias = Callable[[str, str], str]
"""Keeps a secret under a name unless there is one already, and returns the one that is kept."""

KEY_NAME: Final = "secret"
"""The key that signs what people carry with them."""
VAPID_NAME: Final = "vapid"
"""The key that signs web push."""
KEY_BYTES: Final = 32
SHORTEST_KEY: Final = 32
"""So many characters a key has at least: what is shorter can be guessed."""


class BadKey(Exception):
    """A file that holds no key: it is empty, too short, or no text."""


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
    """Keeps secrets in files that only their owner may read.

    A file is there whole or not at all, so of several processes that begin at once all get the
    secret of the first. Raises ``BadKey`` where there is something else.
    """

    def keep(name: str, proposed: str) -> str:
        file = folder / f"{name}.key"
        if not file.exists():
            with NamedTemporaryFile("w", dir=folder, prefix=f".{name}-", encoding="ascii") as draft:
                draft.write(proposed)  # only its owner may read it: temporary files have mode 0600
                draft.flush()
                os.fsync(draft.fileno())
                with suppress(FileExistsError):  # somebody else was first
                    os.link(draft.name, file)
        return kept_in(file)

    return keep
