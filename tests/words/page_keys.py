"""Which messages the page uses, read from its source as text.

``t('key', ...)`` says a message, and so does ``words.text('key')``. Keys are literals, perhaps one
of two; others stand in tables of literals.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
WORDS = ROOT / "src" / "ecumene" / "words" / "locales" / "en"
CALL = re.compile(r"(?<![\w.$])(?:t|words\.text)\(\s*")
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"")
COMPARED = re.compile(r"[!=]==\s*'[^']*'")
BUILT = re.compile(r"`|'\s*\+|\+\s*'")
FILES = re.compile(r"'(!?)\$package/words/locales/\w+/\{?([\w,*-]*)\}?\.ftl")
PARTS = {"learn/": "learn/learn-", "replay/": "replay/replay-", "table/": "table/engine/table-"}
"""Folders with messages of their own, and the modules that list their files, by language."""
OPENING, CLOSING = "([{", ")]}"


@cache
def sources() -> dict[str, str]:
    """The files of the page that can use messages."""
    endings = (".svelte", ".ts")
    files = (file for file in sorted(SOURCE.rglob("*")) if file.name.endswith(endings))
    skipped = (".test.ts", ".d.ts")
    return {
        file.relative_to(SOURCE).as_posix(): file.read_text(encoding="utf-8")
        for file in files
        if not file.name.endswith(skipped)
    }


def keys_given() -> list[tuple[str, str]]:
    """The expressions given as keys, by file; not the condition that selects one of two."""
    return [
        (name, COMPARED.sub("", _argument(text, call.end())))
        for name, text in sources().items()
        for call in CALL.finditer(text)
    ]


def _argument(text: str, start: int) -> str:
    """The first argument of a call that begins at some position."""
    depth = 0
    for place in range(start, len(text)):
        letter = text[place]
        if depth == 0 and letter in ",)":
            return text[start:place]
        depth += (letter in OPENING) - (letter in CLOSING)
    return text[start:]


def literals(text: str) -> set[str]:
    """All strings in some code."""
    return {single or double for single, double in LITERAL.findall(text)}


def mentioned() -> set[str]:
    """Everything in the page that may be a key."""
    return set().union(*map(literals, sources().values()))


def left_out(language: str) -> set[str]:
    """The files of messages that the page does without."""
    return _files("*") - _listed(f"words/{language}.ts")


def added(language: str) -> dict[str, set[str]]:
    """The files of messages that are loaded only with a part of the page, by its folder."""
    return {folder: _listed(f"{module}{language}.ts") for folder, module in PARTS.items()}


def _listed(source: str) -> set[str]:
    """The files that a module of the page imports."""
    listed: set[str] = set()
    for without, names in FILES.findall(sources()[source]):
        files = set[str]().union(*map(_files, names.split(",")))
        listed = listed - files if without else listed | files
    return listed


def _files(name: str) -> set[str]:
    return {file.name for file in WORDS.glob(f"{name}.ftl")}
