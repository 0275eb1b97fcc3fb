"""JSON Schemas of what crosses the border, for those who write clients.

``python -m tools.schemas`` publishes them as ``docs/schema/*.json``. The meaning of a field is its
docstring in the struct (``field_descriptions.py``). ``schema_of`` serves structs of other layers,
too.
"""

from __future__ import annotations

import re
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Final, TypeAlias, get_args

from msgspec import inspect

from ecumene.rules.actions import Action
from ecumene.rules.audience import declared
from ecumene.rules.decisions import Decision
from ecumene.rules.events import Event
from ecumene.rules.format.field_descriptions import descriptions
from ecumene.rules.format.id_names import BARBARIANS_NAME, NAMES, title_of
from ecumene.rules.play import Options
from ecumene.rules.state.ids import OFFER_NUMBER
from ecumene.rules.view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.rules.audience import Audience

Schema: TypeAlias = dict[str, Any]
Definitions: TypeAlias = dict[str, Schema]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PUBLISHED: Final[dict[str, Any]] = {
    "Action": Action,
    "Decision": Decision,
    "Event": Event,
    "View": View,
    "Options": Options,
}
KIND: Final = "Which kind it is."
WHO_LEARNS: Final = "Everybody learns a field unless its description says who does."
_EVENTS: Final = frozenset(get_args(Event))

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
    "epoch": {"enum": list(NAMES["epoch"])},
    "theme-set": {"enum": list(NAMES["theme-set"])},
}


def schema() -> dict[str, Schema]:
    """The published schemas of the rules, by name."""
    return {name: schema_of(type_, name) for name, type_ in PUBLISHED.items()}


def schema_of(type_: Any, title: str) -> Schema:
    """The schema of a type, with all types it uses."""
    definitions: Definitions = {}
    about = {"description": WHO_LEARNS} if type_ is Event else {}
    body = {"title": title, **about, **_schema(inspect.type_info(type_), definitions)}
    return {"$schema": DIALECT, **body, "$defs": dict(sorted(definitions.items()))}


def _schema(info: inspect.Type, defs: Definitions) -> Schema:
    title = title_of(info)
    if title == "seat":
        return {"type": "integer"}
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
    elif isinstance(info.key_type, inspect.IntType) or title_of(info.key_type) == "seat":
        keys = {"pattern": f"^({_NUMBER_KEY})$"}
    else:
        keys = _schema(info.key_type, defs)
    values = _schema(info.value_type, defs)
    return {"type": "object", "propertyNames": keys, "additionalProperties": values}


def _struct(info: inspect.StructType, defs: Definitions) -> Schema:
    name = info.cls.__name__
    if name in defs:  # also if a struct contains others of its own kind
        return {"$ref": f"#/$defs/{name}"}
    defs[name] = {}
    tag = {}
    if info.tag_field is not None:
        tag[info.tag_field] = {"description": KIND, "const": info.tag}
    defs[name] = {
        "description": _as_json(cleandoc(info.cls.__doc__ or "")),
        "type": "object",
        "properties": {
            **tag,
            **{field.name: _field(info.cls, field, defs) for field in info.fields},
        },
        "required": [*tag, *(field.name for field in info.fields if field.required)],
        "additionalProperties": False,
    }
    return {"$ref": f"#/$defs/{name}"}


def _field(cls: type, field: inspect.Field, defs: Definitions) -> Schema:
    told = [_as_json(descriptions(cls)[field.name]), *_for_whom(cls, field.name)]
    return {"description": " ".join(told), **_schema(field.type, defs)}


def _as_json(text: str) -> str:
    """A docstring in terms of JSON instead of Python."""
    for python, json in (("None", "null"), ("True", "true"), ("False", "false")):
        text = re.sub(rf"\b{python}\b", json, text)
    return text.replace("``", "`")


def _for_whom(cls: type, field: str) -> Iterator[str]:
    """Who learns a field of an event, if not everybody does."""
    if cls in _EVENTS:
        says = declared(cls)
        audience = says.fields[field]
        if audience.seats is not None:
            alike = audience.who == says.circle.who
            yield _learns(audience, "do not learn of the event" if alike else "get null")


def _learns(audience: Audience, others: str) -> str:
    players = " and ".join(f"`{name}`" for name in audience.seats or ())
    learn = "learn" if len(audience.seats or ()) > 1 else "learns"
    said = f"only {players} {learn} it; others {others}."
    if audience.open_without is None:
        return said.capitalize()
    return f"Where `{audience.open_without}` is not null, {said}"


def _union(info: inspect.UnionType, defs: Definitions) -> Schema:
    return {"anyOf": [_schema(part, defs) for part in info.types]}


_KINDS: Final[dict[type, Callable[[Any, Definitions], Schema]]] = {
    inspect.IntType: lambda _info, _defs: {"type": "integer"},
    inspect.FloatType: lambda _info, _defs: {"type": "number"},
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
