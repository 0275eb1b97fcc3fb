"""JSON Schemas of what crosses the border, for those who write clients.

``python -m tools.schemas`` publishes them as ``docs/schema/*.json``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import inspect

from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.events import Event
from ecumene.rules.ids import OFFER_NUMBER
from ecumene.rules.names import BARBARIANS_NAME, NAMES, title_of

if TYPE_CHECKING:
    from collections.abc import Callable

Schema: TypeAlias = dict[str, Any]
Definitions: TypeAlias = dict[str, Schema]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PUBLISHED: Final[dict[str, Any]] = {"Action": Action, "Decision": Decision, "Event": Event}

_NUMBER_KEY = "0|-?[1-9][0-9]*"
_NAMED: Final[Definitions] = {
    "place": {"enum": list(NAMES["place"])},
    "civilization": {"enum": list(NAMES["civilization"])},
    "picked-civilization": {"enum": [*NAMES["civilization"], None]},
    "card": {"enum": list(NAMES["card"])},
    "offer": {"type": "string", "pattern": f"^{OFFER_NUMBER}$"},
    "party": {"anyOf": [{"type": "integer", "minimum": 0}, {"const": BARBARIANS_NAME}]},
    "advances": {
        "type": "array",
        "items": {"enum": list(NAMES["advance"])},
        "uniqueItems": True,
    },
    "advance": {"enum": list(NAMES["advance"])},
    "group": {"enum": list(NAMES["group"])},
    "theme-set": {"enum": list(NAMES["theme-set"])},
}


def schema() -> dict[str, Schema]:
    """The schemas of actions, decisions and events, by name."""
    return {name: schema_of(type_, name) for name, type_ in PUBLISHED.items()}


def schema_of(type_: Any, title: str) -> Schema:
    """The schema of a type, with everything it is made of."""
    definitions: Definitions = {}
    body = _schema(inspect.type_info(type_), definitions)
    return {"$schema": DIALECT, "title": title, **body, "$defs": dict(sorted(definitions.items()))}


def _schema(info: inspect.Type, defs: Definitions) -> Schema:
    title = title_of(info)
    if title is not None:
        defs[title] = _NAMED[title]
        return {"$ref": f"#/$defs/{title}"}
    return _KINDS[type(info)](info, defs)


def _list(info: inspect.VarTupleType | inspect.ListType, defs: Definitions) -> Schema:
    return {"type": "array", "items": _schema(info.item_type, defs)}


def _fixed(info: inspect.TupleType, defs: Definitions) -> Schema:
    items = [_schema(item, defs) for item in info.item_types]
    return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}


def _mapping(info: inspect.DictType, defs: Definitions) -> Schema:
    if title_of(info.key_type) == "party":
        keys: Schema = {"pattern": f"^({_NUMBER_KEY}|{BARBARIANS_NAME})$"}
    elif isinstance(info.key_type, inspect.IntType):
        keys = {"pattern": f"^({_NUMBER_KEY})$"}
    else:
        keys = _schema(info.key_type, defs)
    values = _schema(info.value_type, defs)
    return {"type": "object", "propertyNames": keys, "additionalProperties": values}


def _struct(info: inspect.StructType, defs: Definitions) -> Schema:
    name = info.cls.__name__
    tag = {} if info.tag_field is None else {info.tag_field: {"const": info.tag}}
    defs[name] = {
        "description": info.cls.__doc__,
        "type": "object",
        "properties": {**tag, **{field.name: _schema(field.type, defs) for field in info.fields}},
        "required": [*tag, *(field.name for field in info.fields if field.required)],
        "additionalProperties": False,
    }
    return {"$ref": f"#/$defs/{name}"}


def _union(info: inspect.UnionType, defs: Definitions) -> Schema:
    return {"anyOf": [_schema(part, defs) for part in info.types]}


_KINDS: Final[dict[type, Callable[[Any, Definitions], Schema]]] = {
    inspect.IntType: lambda _info, _defs: {"type": "integer"},
    inspect.StrType: lambda _info, _defs: {"type": "string"},
    inspect.BoolType: lambda _info, _defs: {"type": "boolean"},
    inspect.NoneType: lambda _info, _defs: {"type": "null"},
    inspect.BytesType: lambda _info, _defs: {"type": "string", "contentEncoding": "base64"},
    inspect.LiteralType: lambda info, _defs: {"enum": list(info.values)},
    inspect.EnumType: lambda info, _defs: {"enum": [member.value for member in info.cls]},
    inspect.VarTupleType: _list,
    inspect.ListType: _list,
    inspect.TupleType: _fixed,
    inspect.DictType: _mapping,
    inspect.StructType: _struct,
    inspect.UnionType: _union,
}
