"""Reading the fact files: bytes, then JSON, then the shapes of ``files``.

Whatever is wrong with a file becomes a problem with its name, and the other files are read all the
same, so that an editor sees the mistakes of all of them at once.
"""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from ecumene.data.files import Files
from ecumene.data.problems import FactsError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable


def read_files(folder: Traversable | None = None) -> Files:
    """Decode all files of a folder; the package's own where none is given."""
    folder = folder or resources.files("ecumene.data") / "facts"
    parts = {}
    problems: list[Problem] = []
    for part, shape in get_type_hints(Files).items():
        try:
            parts[part] = _read(folder, f"{part}.json", shape)
        except FactsError as error:
            problems += error.problems
    if problems:
        raise FactsError(problems)
    return Files(**parts)


def _read(folder: Traversable, name: str, shape: type[Any]) -> Any:
    try:
        content = (folder / name).read_bytes()
    except OSError as error:
        raise FactsError([Problem("file", name, "facts-file-missing")]) from error
    try:
        document, twice = _decode(content)
    except (ValueError, RecursionError) as error:
        problem = Problem("file", name, "facts-not-json", {"detail": str(error)})
        raise FactsError([problem]) from error
    if twice:
        raise FactsError(
            [Problem("file", name, "facts-key-twice", {"field": field}) for field in twice]
        )
    try:
        return msgspec.convert(document, shape, str_keys=True)
    except msgspec.ValidationError as error:
        detail = _name_the_record(str(error), document)
        raise FactsError([Problem("file", name, "facts-malformed", {"detail": detail})]) from error


def _decode(content: bytes) -> tuple[Any, list[str]]:
    """Return what is in a file, and where it gives a key twice.

    What is not JSON raises ValueError; so do bytes that are not UTF-8, and half of a surrogate
    pair, which could not be printed. Lists in lists in lists raise RecursionError.
    """
    suspects: list[tuple[object, list[str]]] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            suspects.append((found, [key for key in found if keys.count(key) > 1]))
        return found

    text = content.decode("utf-8")
    document = json.loads(text, object_pairs_hook=once)
    if r"\u" in text:
        json.dumps(document, ensure_ascii=False).encode("utf-8")
    return document, list(_keys_twice(document, "$", suspects)) if suspects else []


def _keys_twice(value: Any, path: str, suspects: list[tuple[object, list[str]]]) -> Iterator[str]:
    """Yield the paths of the keys given twice, looking for their objects inside a value."""
    parts: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        for suspect, keys in suspects:
            if suspect is value:
                yield from (f"{path}.{key}" for key in keys)
        parts = [(f"{path}.{key}", part) for key, part in value.items()]
    elif isinstance(value, list):
        parts = [(f"{path}[{_label(n, part)}]", part) for n, part in enumerate(value)]
    for below, part in parts:
        yield from _keys_twice(part, below, suspects)


def _name_the_record(detail: str, document: Any) -> str:
    """Turn ``$.areas[17].limit`` into ``$.areas['athens'].limit``: nobody counts lines."""
    match = re.search(r"`\$\.(\w+)\[(\d+)\]([^`]*)`$", detail)
    if match is None or not isinstance(document, dict):
        return detail
    name, number, rest = match[1], int(match[2]), match[3]
    records = document.get(name)
    if not isinstance(records, list) or number >= len(records):
        return detail  # a path was written where a word should be
    return f"{detail[: match.start()]}`$.{name}[{_label(number, records[number])}]{rest}`"


def _label(number: int, record: Any) -> str:
    """Return the id of a record in a list, or its position if it has none."""
    return repr(record["id"]) if isinstance(record, dict) and "id" in record else str(number)
