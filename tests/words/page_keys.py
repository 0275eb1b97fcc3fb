"""Which messages the page uses, read from its source as text.

``t('key', ...)`` says a message, and so does ``words.text('key')``. Keys are literals, perhaps one
of two; others stand in tables of literals.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
CALL = re.compile(r"(?<![\w.$])(?:t|words\.text)\(\s*")
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"")
COMPARED = re.compile(r"[!=]==\s*'[^']*'")
BUILT = re.compile(r"`|'\s*\+|\+\s*'")
LEFT_OUT = re.compile(r"!\$package/words/locales/\w+/\{([^}]*)\}\.ftl")
AT_TABLE = re.compile(r"'\$package/words/locales/\w+/\{([^}]*)\}\.ftl")
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
    return _files(LEFT_OUT, f"words/{language}.ts")


def at_table(language: str) -> set[str]:
    """The files of messages that are loaded only with the page of a real table."""
    return _files(AT_TABLE, f"table/engine/table-{language}.ts")


def _files(pattern: re.Pattern[str], source: str) -> set[str]:
    lists = pattern.findall(sources()[source])
    return {f"{name}.ftl" for names in lists for name in names.split(",")}
