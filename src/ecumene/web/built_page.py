"""The built files, with their compressed variants, read once.

``hatch_build.py`` builds them from ``web/``. A server keeps them in memory: while they are rebuilt,
it still has everything that belongs to the page it has served.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER: Final = Path(__file__).parent / "built"
ENCODINGS: Final = {".br": "br", ".gz": "gzip"}
"""The endings of compressed variants, the best first, and what HTTP calls them."""


@dataclass(frozen=True)
class Built:
    """A file of the page."""

    content: bytes
    variants: Mapping[str, bytes]
    """The content compressed, by encoding, smallest first."""
    digest: str
    """Changes with the content."""


@cache
def built_files(folder: Path = FOLDER) -> Mapping[str, Built]:
    """The page's files by path, such as ``assets/a.js``; none if it is not built."""
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
    return {
        path: Built(content, _variants(path, files), sha256(content).hexdigest()[:20])
        for path, content in files.items()
        if Path(path).suffix not in ENCODINGS
    }


def _variants(path: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {
        encoding: files[path + ending]
        for ending, encoding in ENCODINGS.items()
        if path + ending in files
    }
