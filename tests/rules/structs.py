"""Values of the engine's types for hypothesis, made from their annotations."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from ecumene.rules.format.id_names import LARGEST, NAMES, title_of
from ecumene.rules.state.ids import OFFER_NUMBER

NAMED: dict[str, st.SearchStrategy[Any]] = {
    "place": st.integers(0, len(NAMES["place"]) - 1),
    "civilization": st.integers(0, len(NAMES["civilization"]) - 1),
    "picked-civilization": st.integers(-1, len(NAMES["civilization"]) - 1),
    "card": st.integers(0, len(NAMES["card"]) - 1),
    "offer": st.from_regex(OFFER_NUMBER, fullmatch=True),
    "seat": st.integers(-LARGEST, LARGEST),
    "party": st.integers(-1, 17),
    "advances": st.integers(0, 2 ** len(NAMES["advance"]) - 1),
    "advance": st.integers(0, len(NAMES["advance"]) - 1),
    "group": st.integers(0, len(NAMES["group"]) - 1),
    "epoch": st.integers(0, len(NAMES["epoch"]) - 1),
    "theme-set": st.integers(0, len(NAMES["theme-set"]) - 1),
}


@cache
def values_of(type_: Any) -> st.SearchStrategy[Any]:
    """Anything that fits a type."""
    return _values(inspect.type_info(type_))


def _values(info: inspect.Type) -> st.SearchStrategy[Any]:
    title = title_of(info)
    if title is not None:
        return NAMED[title]
    match info:
        case inspect.IntType():
            return st.integers(-LARGEST, LARGEST)
        case inspect.StrType():
            return st.text(st.characters(codec="utf-8"), max_size=8)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.BytesType():
            return st.binary(max_size=8)
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.EnumType():
            return st.sampled_from(list(info.cls))
        case inspect.UnionType():
            return st.one_of([_values(part) for part in info.types])
        case _:
            return _composed(info)


def _composed(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.VarTupleType():
            return st.lists(_values(info.item_type), max_size=3).map(tuple)
        case inspect.ListType():
            return st.lists(_values(info.item_type), max_size=3)
        case inspect.TupleType():
            return st.tuples(*map(_values, info.item_types))
        case inspect.DictType():
            return st.dictionaries(_values(info.key_type), _values(info.value_type), max_size=3)
        case inspect.StructType():
            fields = {field.name: _values(field.type) for field in info.fields}
            return st.builds(info.cls, **fields)
        case _:
            raise TypeError(info)
