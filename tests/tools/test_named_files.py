"""The files that documentation and docstrings name are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/ecumene", "web/src", "tests", "tools", "benchmarks", "docs")
NAMED = re.compile(r"`+([\w./-]+\.(?:py|ts|svelte|mjs))`+")
EXAMPLES = {"my_players.py"}
"""Files that readers are to write themselves."""


def test_every_file_that_is_named_is_there() -> None:
    files = [
        *(each for each in ROOT.iterdir() if each.is_file()),
        *(each for folder in FOLDERS for each in (ROOT / folder).rglob("*.*")),
    ]
    ends = {end for file in files for end in _ends(file.relative_to(ROOT))} | EXAMPLES
    missing = [
        (str(reader), named)
        for reader in files
        if reader.suffix == ".md" or (reader.suffix == ".py" and "src" in reader.parts)
        for named in NAMED.findall(reader.read_text(encoding="utf-8"))
        if named not in ends
    ]
    assert missing == []


def _ends(file: Path) -> Iterator[str]:
    """The ways to name a file: with all its folders, with the last of them, with none."""
    for start in range(len(file.parts)):
        yield "/".join(file.parts[start:])
