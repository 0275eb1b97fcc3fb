"""Mutating actions: changing something in one place, as no honest client would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from ecumene.rules.actions import Action
from ecumene.rules.errors import BadData
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import LARGEST, NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

ALL_NAMES: Final = (
    *(name for names in NAMES.values() for name in names),
    *(str(kind.__struct_config__.tag) for kind in get_args(Action)),
)
"""The names of everything that has one, including kinds of actions."""
KINDS_OF_NAMES: Final = (*NAMES.values(), ALL_NAMES)
NONSENSE: Final[tuple[Any, ...]] = (
    *(None, True, 1.5, "", "nowhere", "x" * 10_000),
    *([], {}, [[[[]]]], {"": {}}),
)


def garbled(action: Action, random: Random) -> Action | None:
    """An action made from a legal one, as data; None if it is no longer an action."""
    data: Any = to_names(action)
    for _ in range(random.choice((1, 1, 2, 4))):
        data = mutated(data, random)
    try:
        found: Action = from_names(data, Action)
    except BadData:
        return None
    return found


def mutated(data: Any, random: Random) -> Any:
    """Plain data with something changed in one place."""
    paths = list(_paths(data))
    path = random.choice(paths[1:] if len(paths) > 1 and random.random() < 0.9 else paths)
    return _changed(data, path, random)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _paths(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _paths(value, (*path, place))


def _changed(data: Any, path: tuple[Any, ...], random: Random) -> Any:
    if not path:
        return _other(data, random)
    first, *rest = path
    copy = data.copy()
    copy[first] = _changed(data[first], tuple(rest), random)
    return copy


def _other(value: Any, random: Random) -> Any:
    """A replacement for a value: similar, or of another kind."""
    if random.random() < 0.1:
        return random.choice(NONSENSE)
    match value:
        case bool():
            return not value
        case int():
            near = (value - 1, value + 1, -value, 0, 2 * value + 1)
            return random.choice((*near, *near, LARGEST, -LARGEST, LARGEST + 1))
        case str():
            return random.choice(_alike(value) if random.random() < 0.8 else ALL_NAMES)
        case list():
            return _other_list(value, random)
        case dict():
            return _other_dict(value, random)
    return random.choice((0, *ALL_NAMES))


def _alike(name: str) -> tuple[str, ...]:
    """The names of things of the same kind."""
    return next((names for names in KINDS_OF_NAMES if name in names), ALL_NAMES)


def _other_list(items: list[Any], random: Random) -> list[Any]:
    spare = random.choice(items) if items else random.choice(ALL_NAMES)
    place = random.randrange(len(items) + 1)
    match random.randrange(5):
        case 0:
            return [*items, spare]
        case 1:
            return items[:place] + items[place + 1 :]
        case 2:
            return items[::-1]
        case 3:
            return [*items, random.choice(ALL_NAMES)]
        case _:
            return [spare] * random.choice((2, 60, 5_000))


def _other_dict(items: dict[str, Any], random: Random) -> dict[str, Any]:
    key = random.choice([*items, *random.sample(ALL_NAMES, 3)])
    match random.randrange(3):
        case 0:
            return {name: value for name, value in items.items() if name != key}
        case 1:
            return {**items, key: random.choice((0, 1, 2, -1, LARGEST))}
        case _:
            return {**items, **dict.fromkeys(random.sample(ALL_NAMES, 40), 1)}
