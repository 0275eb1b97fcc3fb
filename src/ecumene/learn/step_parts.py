"""What answers are made of, part by part: the words of a small language.

The title of a type of ``ids.py`` says what a number stands for; so new kinds of answers need
nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from msgspec import inspect

from ecumene.rules.format.id_names import title_of
from ecumene.rules.phases.purchases.prices import members

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from msgspec import Struct

Part: TypeAlias = tuple[str, int | str]
"""What kind of thing, and which."""
DONE: Final[Part] = ("done", 0)
"""There is no more of this."""
NUMBERED: Final = {
    "place": "place",
    "card": "card",
    "seat": "player",
    "party": "player",
    "civilization": "civilization",
    "advance": "advance",
    "advances": "advance",
    "group": "group",
}
"""The kinds of parts by the titles of numbers."""
FIELDS_BESIDES: Final = ("answer", "form", "wishes")
"""What is chosen besides the fields of answers: their kind, the form of it, what is wished for."""


class PartChoice(NamedTuple):
    """What can come next, and which field of the answer it is for."""

    field: str
    parts: Sequence[Part]


def part_of(kind: str, value: int | str) -> Part:
    """A value as a part; its kind is that of its field."""
    if isinstance(value, bool):
        return ("yes" if value else "no", 0)
    return (kind, value)


def kind_of(info: inspect.Type) -> str:
    """The kind of the parts that the values of a type are, or those in it."""
    title = title_of(info)
    if title is not None:
        return NUMBERED.get(title, title)
    match info:
        case inspect.IntType():
            return "number"
        case inspect.VarTupleType():
            return kind_of(info.item_type)
        case inspect.DictType():
            return kind_of(info.key_type)
        case inspect.UnionType():
            return kind_of(info.types[0])
    return "word"


def kinds_of_fields(struct: type[Struct]) -> dict[str, str]:
    """The kinds of parts of a struct's fields."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.name: kind_of(field.type) for field in info.fields}


def tag_of(struct: type[Struct]) -> str:
    """The name of a kind of answers."""
    return str(struct.__struct_config__.tag)


def spelt(answer: Struct) -> list[tuple[str, Part]]:
    """A whole answer as parts, each with the field it is for; none begins like another one."""
    return [("answer", ("answer", tag_of(type(answer)))), *_fields(answer)]


def _fields(struct: Struct) -> Iterator[tuple[str, Part]]:
    info = inspect.type_info(type(struct))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for part in _parts(field.type, getattr(struct, field.name)):
            yield part if isinstance(part[1], tuple) else (field.name, part)


def _parts(info: inspect.Type, value: Any) -> Iterator[Any]:
    """The parts of a value; those of a struct in it with fields of their own."""
    if value is None:
        yield DONE
        return
    if isinstance(info, inspect.UnionType):  # of something and nothing
        info = info.types[0]
    match info:
        case inspect.VarTupleType() | inspect.DictType():
            for item, each in _items(info, value):
                yield from _parts(item, each)
            yield DONE
        case inspect.TupleType():
            for item, each in zip(info.item_types, value, strict=True):
                yield from _parts(item, each)
        case inspect.StructType():
            yield from spelt(value) if info.tag else _fields(value)
        case _ if title_of(info) == "advances":
            yield from (("advance", advance) for advance in members(value))
            yield DONE
        case _:
            yield part_of(kind_of(info), value)


def _items(
    info: inspect.VarTupleType | inspect.DictType, values: Any
) -> Iterator[tuple[inspect.Type, Any]]:
    """What is in a list or a table, one after another."""
    if isinstance(info, inspect.VarTupleType):
        yield from ((info.item_type, each) for each in values)
    else:
        for key, value in values.items():
            yield from ((info.key_type, key), (info.value_type, value))


def fields_of(answers: Iterable[type[Struct]]) -> tuple[str, ...]:
    """The names of all fields of some kinds of answers and of what is in them, and the others."""
    found = dict.fromkeys(FIELDS_BESIDES)
    for answer in answers:
        found |= dict.fromkeys(_names(inspect.type_info(answer)))
    return tuple(found)


def _names(info: inspect.Type) -> Iterator[str]:
    match info:
        case inspect.StructType():
            for field in info.fields:
                yield field.name
                yield from _names(field.type)
        case inspect.VarTupleType():
            yield from _names(info.item_type)
        case inspect.UnionType():
            for each in info.types:
                yield from _names(each)
