"""A table of records: by position for the engine, by id at the border."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, NoReturn, Protocol, TypeVar, overload


class Record(Protocol):
    """A record of a table: it has an id (a name) and an index (its position)."""

    @property
    def id(self) -> str: ...
    @property
    def index(self) -> int: ...


R_co = TypeVar("R_co", bound=Record, covariant=True)


class UnknownId(KeyError):
    """No record of the table has this id."""

    def __init__(self, kind: str, id_: str) -> None:
        super().__init__(id_)
        self.kind = kind
        self.id = id_

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, self.id)


class RecordTable(Sequence[R_co], Generic[R_co]):
    """Immutable records in their printed order; ``table[3]`` and ``table["athens"]`` both work.

    ``table.get("athens")`` returns None if there is no such record. ``"athens" in table`` works
    too, but type checkers take it for a mistake: a sequence of areas, they say, cannot contain a
    string.
    """

    __slots__ = ("_by_id", "_records", "kind")

    kind: str
    _records: tuple[R_co, ...]
    _by_id: dict[str, R_co]

    def __init__(self, kind: str, records: Iterable[R_co]) -> None:
        fill = object.__setattr__
        fill(self, "kind", kind)
        fill(self, "_records", tuple(records))
        fill(self, "_by_id", {record.id: record for record in self._records})

    @overload
    def __getitem__(self, key: int | str) -> R_co: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[R_co, ...]: ...
    def __getitem__(self, key: int | str | slice) -> R_co | tuple[R_co, ...]:
        if isinstance(key, str):
            try:
                return self._by_id[key]
            except KeyError:
                raise UnknownId(self.kind, key) from None
        return self._records[key]

    def get(self, id_: str) -> R_co | None:
        """Return the record with this id, or None if there is none."""
        return self._by_id.get(id_)

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all records, in order."""
        return tuple(self._by_id)

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[R_co]:
        return iter(self._records)

    def __contains__(self, key: object) -> bool:
        return key in self._by_id if isinstance(key, str) else key in self._records

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a table does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a table does not change: {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, self._records)

    def __repr__(self) -> str:
        return f"<Table of {len(self)} {self.kind}>"
