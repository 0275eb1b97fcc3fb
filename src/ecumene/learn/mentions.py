"""What an action or a question speaks of: places, cards, seats, advances and numbers.

Worked out from the types of the fields, so that new kinds need nothing here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct, inspect

from ecumene.rules.format.id_names import title_of

SHIP_OR_MOVE: Final = ("ship", "ships", "move")
"""Fields whose numbers tell things apart and count nothing."""


class Mentions:
    """Everything that is mentioned, in order."""

    __slots__ = ("advances", "cards", "counts", "places", "seats", "shares", "truths")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.cards: list[int] = []
        self.seats: list[int] = []
        self.advances = 0
        """A set of advances."""
        self.counts: dict[str, int] = {}
        """Plain numbers by the name of their field, added up."""
        self.shares = 0
        """The sum of what is given to single places."""
        self.truths = 0
        """How many fields say yes."""


_Note: TypeAlias = Callable[[Any, Mentions], None]


def mentions(something: Struct) -> Mentions:
    """What an action or a question mentions."""
    found = Mentions()
    _noting(type(something))(something, found)
    return found


@cache
def _noting(kind: type[Struct]) -> _Note:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = [
        (str(field.name), note)
        for field in info.fields
        if (note := _note(field.type, str(field.name))) is not None
    ]

    def note_all(value: Any, found: Mentions) -> None:
        for name, note in fields:
            note(getattr(value, name), found)

    return note_all


def _note(info: inspect.Type, name: str) -> _Note | None:
    titled = _TITLED.get(title_of(info) or "")
    if titled is not None:
        return titled
    match info:
        case inspect.IntType() if name not in SHIP_OR_MOVE:
            return _counting(name)
        case inspect.BoolType():
            return _truth
        case inspect.VarTupleType():
            return _each(_note(info.item_type, name))
        case inspect.TupleType():
            return _parts([_note(each, name) for each in info.item_types])
        case inspect.DictType():
            return _shared(_note(info.key_type, name))
        case inspect.UnionType():
            return _one_of(info, name)
        case inspect.StructType():
            return _struct
    return None


def _struct(value: Struct, found: Mentions) -> None:
    _noting(type(value))(value, found)


def _place(value: int, found: Mentions) -> None:
    found.places.append(value)


def _card(value: int, found: Mentions) -> None:
    found.cards.append(value)


def _seat(value: int, found: Mentions) -> None:
    if value >= 0:
        found.seats.append(value)


def _advance(value: int, found: Mentions) -> None:
    found.advances |= 1 << value


def _advances(value: int, found: Mentions) -> None:
    found.advances |= value


_TITLED: Final[dict[str, _Note]] = {
    "place": _place,
    "card": _card,
    "seat": _seat,
    "party": _seat,
    "advance": _advance,
    "advances": _advances,
}


def _truth(value: bool, found: Mentions) -> None:
    found.truths += value


def _counting(name: str) -> _Note:
    def count(value: int, found: Mentions) -> None:
        found.counts[name] = found.counts.get(name, 0) + value

    return count


def _each(item: _Note | None) -> _Note | None:
    if item is None:
        return None

    def note(values: Any, found: Mentions) -> None:
        for value in values:
            item(value, found)

    return note


def _parts(items: list[_Note | None]) -> _Note | None:
    def note(values: Any, found: Mentions) -> None:
        for item, value in zip(items, values, strict=True):
            if item is not None:
                item(value, found)

    return note if any(items) else None


def _shared(key: _Note | None) -> _Note | None:
    if key is None:
        return None

    def note(values: Any, found: Mentions) -> None:
        for each, share in values.items():
            key(each, found)
            if isinstance(share, int):
                found.shares += share

    return note


def _one_of(info: inspect.UnionType, name: str) -> _Note | None:
    parts = [part for part in info.types if not isinstance(part, inspect.NoneType)]
    note = _note(parts[0], name)
    if note is None or all(isinstance(part, inspect.NoneType) for part in info.types):
        return None
    if any(isinstance(part, inspect.StructType) for part in parts):
        known: _Note = _struct
    else:
        known = note

    def maybe(value: Any, found: Mentions) -> None:
        if value is not None:
            known(value, found)

    return maybe
