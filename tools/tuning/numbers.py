"""A player's numbers: any struct whose fields are numbers with bounds.

``Annotated[float, Meta(ge=0, le=1)]`` is such a field; a whole number is rounded. The struct makes
a player of its numbers by ``player()``. Fields without bounds are left as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct, inspect
from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.bots import Player


class Numbers(Protocol):
    """What is tuned."""

    def player(self) -> Player:
        """The player with these numbers."""


N = TypeVar("N", bound=Struct)


def bounds_of(kind: type[Struct]) -> dict[str, tuple[float, float]]:
    """The bounds of every number that has some."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: (field.type.ge, field.type.le)
        for field in info.fields
        if isinstance(field.type, inspect.IntType | inspect.FloatType)
        and field.type.ge is not None
        and field.type.le is not None
    }


def point_of(numbers: Struct) -> dict[str, float]:
    """Where the numbers are between their bounds, from 0 to 1."""
    values = asdict(numbers)
    return {
        name: (values[name] - low) / (high - low)
        for name, (low, high) in bounds_of(type(numbers)).items()
    }


def at_point(numbers: N, point: Mapping[str, float]) -> N:
    """The same numbers, those with bounds at another point."""
    changed: dict[str, float] = {}
    for name, (low, high) in bounds_of(type(numbers)).items():
        value = low + point[name] * (high - low)
        changed[name] = round(value) if isinstance(getattr(numbers, name), int) else value
    return replace(numbers, **changed)
