"""The options of every command: ``--lang``, ``--json`` and ``--version``.

They are taken out of the command line first, so they may come before the command or after it, and
the language is known before the first word of help is printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Common:
    """The common options, and the rest of the command line."""

    rest: tuple[str, ...]
    language: str | None = None
    language_missing: bool = False
    """Whether ``--lang`` came last, without its value."""
    json: bool = False
    version: bool = False


def take_common(arguments: Sequence[str]) -> Common:
    """Separate the common options from the rest; after ``--`` there are only words."""
    words = list(arguments)
    end = words.index("--") if "--" in words else len(words)
    options, rest = iter(words[:end]), []
    language, missing, json, version = None, False, False, False
    for word in options:
        if word == "--json":
            json = True
        elif word == "--version":
            version = True
        elif word == "--lang":
            language = next(options, None)
            missing = language is None
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return Common((*rest, *words[end:]), language, missing, json, version)
