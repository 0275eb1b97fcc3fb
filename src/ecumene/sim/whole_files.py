"""Files that people asked for: each appears whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(file: Path, data: bytes) -> None:
    """Write beside a file, then replace it; after a failure it is unchanged and nothing is left.

    Raises ``OSError``, and ``ValueError`` for an impossible file name.
    """
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(data)
        beside.replace(file)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
