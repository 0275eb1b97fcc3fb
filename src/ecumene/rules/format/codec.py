"""The border: names outside, numbers inside.

``to_names`` turns the engine's structs into plain data ready for JSON, in which places, cards,
civilizations and advances have names; ``from_names`` turns such data back and refuses whatever does
not fit. Both are built once per type from its annotations, so a new field needs nothing here.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, overload

from msgspec import Struct, inspect

from ecumene.rules.format.id_names import (
    NAMED,
    PLAIN,
    PLAYERS,
    Codec,
    choice,
    inside,
    list_of,
    refuse,
    shown,
    title_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import UnionType

    from ecumene.rules.format.id_names import Read, Write

T = TypeVar("T")
WHOLE_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,18}")
PLAIN_TYPES: Final[Mapping[type[inspect.Type], type]] = {
    inspect.IntType: int,
    inspect.StrType: str,
}
"""Types that are recognized directly."""


def to_names(obj: Struct) -> dict[str, Any]:
    """A struct of the engine as plain data, with names for numbers."""
    data: dict[str, Any] = _codec_of(type(obj)).write(obj)
    return data


@overload
def from_names(data: object, type_: type[T]) -> T: ...
@overload
def from_names(data: object, type_: UnionType) -> Any: ...
def from_names(data: object, type_: Any) -> Any:
    """Read what ``to_names`` has written; raises ``BadData`` for anything else.

    ``type_`` is a struct or a union of tagged structs, such as ``Action``.
    """
    return _codec_of(type_).read(data)


@cache
def _codec_of(type_: Any) -> Codec:
    return _codec(inspect.type_info(type_))


def _codec(info: inspect.Type) -> Codec:
    title = title_of(info)
    if title is not None:
        return NAMED[title]
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    return _COMPOSED[type(info)](info)


def _object(data: object) -> dict[object, object]:
    if not isinstance(data, dict):
        refuse("data-not-object", data)
    return data


def _sequence(info: inspect.VarTupleType | inspect.ListType) -> Codec:
    write_item, read_item = _codec(info.item_type)
    make = tuple if isinstance(info, inspect.VarTupleType) else list

    def write(value: Sequence[Any]) -> list[Any]:
        return list(map(write_item, value))

    def read(data: object) -> Any:
        return make(inside(place, read_item, item) for place, item in enumerate(list_of(data)))

    return Codec(write, read)


def _fixed(info: inspect.TupleType) -> Codec:
    items = tuple(map(_codec, info.item_types))

    def write(value: tuple[Any, ...]) -> list[Any]:
        return [codec.write(item) for codec, item in zip(items, value, strict=True)]

    def read(data: object) -> tuple[Any, ...]:
        given = list_of(data)
        if len(given) != len(items):
            refuse("data-length", count=len(items), given=len(given))
        return tuple(inside(place, items[place].read, item) for place, item in enumerate(given))

    return Codec(write, read)


def _mapping(info: inspect.DictType) -> Codec:
    write_key, read_key = _codec(info.key_type)
    write_value, read_value = _codec(info.value_type)

    numeric = isinstance(info.key_type, inspect.IntType) or title_of(info.key_type) in PLAYERS

    def read_name(name: object) -> Any:
        """JSON keys are texts, also those that are numbers inside."""
        if numeric and isinstance(name, str) and WHOLE_NUMBER.fullmatch(name):
            return read_key(int(name))
        return read_key(name)

    def write(value: Mapping[Any, Any]) -> dict[str, Any]:
        return {str(write_key(key)): write_value(item) for key, item in value.items()}

    def read(data: object) -> dict[Any, Any]:
        return {
            inside(shown(name), read_name, name): inside(shown(name), read_value, item)
            for name, item in _object(data).items()
        }

    return Codec(write, read)


def _struct(info: inspect.StructType) -> Codec:
    required = tuple(field.name for field in info.fields if field.required)
    tag = {} if info.tag_field is None else {info.tag_field: info.tag}
    writers: dict[str, Write] = {}
    readers: dict[str, Read] = {}

    def prepare() -> None:
        """Look up the fields when needed: a struct may contain others of its own kind.

        All at once: another thread that uses the type at the same time must not see half of it.
        """
        codecs = {field.name: _codec(field.type) for field in info.fields}
        readers.update({name: codec.read for name, codec in codecs.items()})
        writers.update({name: codec.write for name, codec in codecs.items()})

    def write(value: Struct) -> dict[str, Any]:
        if not writers:
            prepare()
        data: dict[str, Any] = dict(tag)
        for name, write_field in writers.items():
            data[name] = write_field(getattr(value, name))
        return data

    def read(data: object) -> Struct:
        if not readers:
            prepare()
        given = dict(_object(data))
        for name, kind in tag.items():
            found = given.pop(name, None)
            if found != kind:
                refuse("data-unknown-kind", field=name, kind=shown(found))
        _check_fields(given, readers, required)
        values = {str(name): inside(str(name), readers[str(name)], given[name]) for name in given}
        made: Struct = info.cls(**values)
        return made

    return Codec(write, read)


def _check_fields(
    given: Mapping[object, object], known: Mapping[str, object], required: Sequence[str]
) -> None:
    for name in given:
        if name not in known:
            refuse("data-unknown-field", field=shown(name))
    for name in required:
        if name not in given:
            refuse("data-missing-field", field=name)


def _union(info: inspect.UnionType) -> Codec:
    """One of several tagged structs, or something optional."""
    parts = [part for part in info.types if not isinstance(part, inspect.NoneType)]
    optional = len(parts) < len(info.types)
    codec = _codec(parts[0]) if len(parts) == 1 else _tagged(parts)

    def write(value: Any) -> Any:
        return None if value is None else codec.write(value)

    def read(data: object) -> Any:
        return None if data is None and optional else codec.read(data)

    return Codec(write, read)


def _tagged(parts: Sequence[inspect.Type]) -> Codec:
    structs = [part for part in parts if isinstance(part, inspect.StructType)]
    plain = {PLAIN_TYPES[type(part)]: _codec(part) for part in parts if type(part) in PLAIN_TYPES}
    if len(structs) + len(plain) < len(parts):
        raise TypeError(f"the border cannot tell these apart: {parts}")
    codecs = {part.cls: _codec_of(part.cls) for part in structs} | plain
    readers = {part.tag: _codec_of(part.cls).read for part in structs}
    field = structs[0].tag_field

    def write(value: Any) -> Any:
        return codecs[type(value)].write(value)

    def read(data: object) -> Any:
        if type(data) in plain:
            return plain[type(data)].read(data)
        kind = _object(data).get(field)
        if not isinstance(kind, str) or kind not in readers:
            refuse("data-unknown-kind", field=field, kind=shown(kind))
        return readers[kind](data)

    return Codec(write, read)


_COMPOSED: Final[Mapping[type, Callable[[Any], Codec]]] = {
    inspect.LiteralType: lambda info: choice({value: value for value in info.values}),
    inspect.EnumType: lambda info: choice({member.value: member for member in info.cls}),
    inspect.VarTupleType: _sequence,
    inspect.ListType: _sequence,
    inspect.TupleType: _fixed,
    inspect.DictType: _mapping,
    inspect.StructType: _struct,
    inspect.UnionType: _union,
}
