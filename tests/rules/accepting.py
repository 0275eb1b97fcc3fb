"""What JSON Schemas accept; supports as much of them as ours use."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

Check = Callable[[Any], bool]
Make = Callable[[Any, Any, Callable[[Any], Check]], Check]


def acceptance(schema: Any) -> Check:
    """A function that accepts values as a schema does."""
    return _check_of(schema, schema["$defs"], {})


def _check_of(content: Any, defs: Any, known: dict[str, Check]) -> Check:
    """The check of a part of a schema; checks of named types are made once and reused."""
    if isinstance(content, bool):
        return lambda _: content
    if "$ref" in content:
        name = Path(content["$ref"]).name
        if name not in known:
            known[name] = lambda value: known[name](value)
            known[name] = _check_of(defs[name], defs, known)
        return lambda value: known[name](value)
    made = [
        make(content[key], content, lambda part: _check_of(part, defs, known))
        for key, make in CHECKS.items()
        if key in content
    ]
    return lambda value: all(check(value) for check in made)


def _any_of(parts: Any, _: Any, inner: Callable[[Any], Check]) -> Check:
    checks = [inner(part) for part in parts]
    return lambda value: any(check(value) for check in checks)


def _property_names(names: Any, _: Any, inner: Callable[[Any], Check]) -> Check:
    check = inner(names)
    return lambda value: all(map(check, value))


def _properties(parts: Any, _: Any, inner: Callable[[Any], Check]) -> Check:
    checks = {name: inner(part) for name, part in parts.items()}
    return lambda value: all(checks[name](value[name]) for name in checks.keys() & value.keys())


def _additional(rest: Any, content: Any, inner: Callable[[Any], Check]) -> Check:
    check, named = inner(rest), content.get("properties", {})
    return lambda value: all(check(item) for name, item in value.items() if name not in named)


def _first_items(parts: Any, _: Any, inner: Callable[[Any], Check]) -> Check:
    checks = [inner(part) for part in parts]
    return lambda value: all(check(item) for check, item in zip(checks, value, strict=False))


def _other_items(item: Any, content: Any, inner: Callable[[Any], Check]) -> Check:
    check, first = inner(item), len(content.get("prefixItems", ()))
    return lambda value: all(map(check, value[first:]))


CHECKS: dict[str, Make] = {
    "type": lambda name, *_: lambda value: _has_type(name, value),
    "anyOf": _any_of,
    "enum": lambda values, *_: lambda value: value in values,
    "const": lambda wanted, *_: lambda value: value == wanted,
    "pattern": lambda pattern, *_: lambda value: re.search(pattern, value) is not None,
    "minimum": lambda least, *_: lambda value: value >= least,
    "minItems": lambda least, *_: lambda value: len(value) >= least,
    "required": lambda names, *_: lambda value: value.keys() >= set(names),
    "propertyNames": _property_names,
    "properties": _properties,
    "additionalProperties": _additional,
    "prefixItems": _first_items,
    "items": _other_items,
    "uniqueItems": lambda *_: lambda value: len(value) == len(set(value)),
}
"""How each word of a schema is checked; the type comes first, since the others rely on it."""


TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def _has_type(name: str, value: Any) -> bool:
    return type(value) is TYPES.get(name, int)
