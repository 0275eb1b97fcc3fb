"""Seats in a case's answers: a case names civilizations, the engine has seats."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import inspect

from ecumene.rules.actions import Action
from ecumene.rules.format.id_names import NUMBERS, PLAYERS, title_of

if TYPE_CHECKING:
    from collections.abc import Callable


def seated(action: dict[str, Any], seat_of: Callable[[str], int]) -> dict[str, Any]:
    """An action with seats for the civilizations it names; the rest is unchanged."""
    kind = action.get("type")
    info = _actions().get(kind) if isinstance(kind, str) else None
    return action if info is None else _seated(info, action, seat_of)


def civilizations_in(action: dict[str, Any]) -> set[str]:
    """The civilizations that an action names as seats."""
    found: set[str] = set()

    def note(name: str) -> int:
        found.add(name)
        return 0

    seated(action, note)
    return found


def _seated(info: inspect.Type, data: Any, seat_of: Callable[[str], int]) -> Any:
    """Seats are whole numbers, unless a civilization is given."""
    match info:
        case inspect.Metadata() if title_of(info) in PLAYERS:
            named = isinstance(data, str) and data in NUMBERS["civilization"]
            return seat_of(data) if named else data
        case inspect.UnionType():
            for part in info.types:
                data = _seated(part, data, seat_of)
            return data
        case inspect.VarTupleType() | inspect.ListType() if isinstance(data, list):
            return [_seated(info.item_type, item, seat_of) for item in data]
        case inspect.DictType() if isinstance(data, dict):
            return {
                str(_seated(info.key_type, key, seat_of)): _seated(info.value_type, item, seat_of)
                for key, item in data.items()
            }
        case inspect.StructType() if isinstance(data, dict):
            types = {field.name: field.type for field in info.fields}
            return {
                name: _seated(types[name], item, seat_of) if name in types else item
                for name, item in data.items()
            }
        case _:
            return data


@cache
def _actions() -> dict[str, inspect.StructType]:
    """Every kind of action by its outside name."""
    info = inspect.type_info(Action)
    assert isinstance(info, inspect.UnionType)
    return {str(part.tag): part for part in info.types if isinstance(part, inspect.StructType)}
