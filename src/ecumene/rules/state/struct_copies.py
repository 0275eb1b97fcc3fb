"""Copies of structs, also as another kind of struct, without naming their fields.

What a view shows of a struct has the same fields, but with tuples for lists and read-only dicts. So
it is made from the annotations of its fields, and a field added later is not forgotten.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import NODEFAULT, Struct, inspect

from ecumene.rules.state.canonical_order import in_order
from ecumene.rules.state.readonly import ReadOnlyDict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeAlias

    Converter: TypeAlias = Callable[[Any], Any]

T = TypeVar("T", bound=Struct)


def copier(source: type[Struct], kind: type[T], *given: str) -> Callable[..., T]:
    """A function that makes structs of one kind from those of another, or of the same.

    The new struct has the fields of the old one, as far as it knows them, and the ``given`` ones,
    which the function takes as arguments. Neither can be changed through the other; if its kind is
    frozen nothing in it can be changed, and what it lists is in order. Views are made thousands of
    times a game. So the function is generated as source code, as those of dataclasses are: a loop
    over the fields would take twice as long.
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    frozen = bool(kind.__struct_config__.frozen)
    known: dict[str, Any] = {"kind": kind}
    values = []
    for field in info.fields:
        name = field.name
        if name in given:
            values.append(name)
        elif name in source.__struct_fields__:
            known[f"copy_{name}"] = convert = _converter(field.type, frozen)
            values.append(f"source.{name}" if convert is None else f"copy_{name}(source.{name})")
        else:
            known[f"make_{name}"] = _default(field)
            values.append(f"make_{name}()")
    made: Callable[..., T] = eval(  # noqa: S307 written above, of the names of fields
        f"lambda {', '.join(('source', *given))}: kind({', '.join(values)})", known
    )
    return made


def _default(field: inspect.Field) -> Callable[[], Any]:
    """The field's default; raises if there is none."""
    if field.required:
        raise TypeError(f"nothing to make the field {field.name} of")
    if field.default_factory is NODEFAULT:
        return lambda: field.default
    factory: Callable[[], Any] = field.default_factory
    return factory


def _converter(info: inspect.Type, frozen: bool) -> Converter | None:
    """How a value of some type is copied; None if it is immutable anyway."""
    match info:
        case inspect.Metadata():
            return _converter(info.type, frozen)
        case inspect.VarTupleType() | inspect.ListType():
            make = tuple if isinstance(info, inspect.VarTupleType) else list
            convert = _converter(info.item_type, frozen)
            return make if convert is None else partial(_items, make, convert)
        case inspect.DictType():
            convert = _converter(info.value_type, frozen)
            if not frozen and convert is None:
                return dict
            return partial(_listed, ReadOnlyDict if frozen else dict, convert)
        case inspect.StructType():
            return _of_struct(info.cls)
        case inspect.UnionType():
            return _of_union(info, frozen)
    return None


def _of_struct(kind: type[Struct]) -> Converter:
    """A frozen struct of the same kind is shared; others are converted."""
    frozen = bool(kind.__struct_config__.frozen)
    copiers: dict[type[Struct], Converter] = {}

    def convert(value: Struct) -> Struct:
        source = type(value)
        if frozen and source is kind:
            return value
        if source not in copiers:
            copiers[source] = copier(source, kind)
        found: Struct = copiers[source](value)
        return found

    return convert


def _of_union(info: inspect.UnionType, frozen: bool) -> Converter | None:
    """Something optional; several kinds of structs, such as moves, are all frozen."""
    parts = [part for part in info.types if not isinstance(part, inspect.NoneType)]
    convert = _converter(parts[0], frozen) if len(parts) == 1 else None
    return convert and (lambda value: None if value is None else convert(value))


def _items(make: Callable[[Iterable[Any]], Any], convert: Converter, items: Iterable[Any]) -> Any:
    return make(map(convert, items))


def _listed(make: Converter, convert: Converter | None, listed: dict[Any, Any]) -> Any:
    if convert is not None:
        listed = {key: convert(value) for key, value in listed.items()}
    return in_order(listed, make)
