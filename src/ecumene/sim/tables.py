"""The rows of all games as Parquet: ``seats.parquet`` and ``turns.parquet``.

The same games give the same bytes, so nothing in the files depends on when, where and by how many
processes they were played. Loading pyarrow takes a while: import this module only when needed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from ecumene.sim.result_rows import SeatResult, TurnResult
from ecumene.sim.tally import CALAMITIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from msgspec import Struct

    from ecumene.sim.folder import Folder
    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.result_rows import Results

GAMES_AT_A_TIME: Final = 500
"""Games per row group, which bounds the memory needed."""
BY_CALAMITY: Final = {"struck": "struck", "tokens_to": "tokens", "cities_to": "cities"}
"""Fields with a number for each calamity, and the endings of their columns."""
SEED: Final = "seed"


class Column(msgspec.Struct, frozen=True):
    """A column: its name, its type, and its value in a row."""

    name: str
    type: Any
    value: Callable[[Any], object]


def _plain_columns(row: type[Struct]) -> Iterator[Column]:
    types = {
        int: pa.int32(),
        str: pa.string(),
        int | None: pa.int32(),
        list[int]: pa.list_(pa.int32()),
        list[str]: pa.list_(pa.string()),
    }
    for field in msgspec.structs.fields(row):
        if field.name not in BY_CALAMITY:
            type_ = pa.int64() if field.name == SEED else types[field.type]
            yield Column(field.name, type_, _getter(field.name))


def _calamity_columns() -> Iterator[Column]:
    """Columns are named like fields, with underscores also where an id is part of the name."""
    for number, calamity in enumerate(each.replace("-", "_") for each in CALAMITIES):
        for field, ending in BY_CALAMITY.items():
            yield Column(f"{calamity}_{ending}", pa.int32(), _getter(field, number))


def _getter(field: str, number: int | None = None) -> Callable[[Any], object]:
    if number is None:
        return lambda row: getattr(row, field)
    return lambda row: getattr(row, field)[number]


SEAT_COLUMNS: Final = (*_plain_columns(SeatResult), *_calamity_columns())
TURN_COLUMNS: Final = tuple(_plain_columns(TurnResult))


def write_tables(folder: Folder, plan: GamesPlan) -> None:
    """Write both files from the finished games, replacing earlier ones."""
    for file, columns, rows_of in (
        (folder.seats, SEAT_COLUMNS, _seats),
        (folder.turns, TURN_COLUMNS, _turns),
    ):
        folder.make(file, _writing(plan, columns, map(rows_of, folder.finished(plan.games))))


def _seats(results: Results) -> Sequence[Struct]:
    return results.seats


def _turns(results: Results) -> Sequence[Struct]:
    return results.turns


def _writing(
    plan: GamesPlan, columns: Sequence[Column], games: Iterator[Sequence[Struct]]
) -> Callable[[Path], None]:
    """A function that fills a file with games' rows, and the plan as metadata."""
    schema = pa.schema(
        [pa.field(column.name, column.type) for column in columns],
        metadata={"ecumene": msgspec.json.encode(plan)},
    )

    def fill(file: Path) -> None:
        with ParquetWriter(file, schema, compression="zstd") as writer:
            while some := list(islice(games, GAMES_AT_A_TIME)):
                writer.write_table(_table(schema, columns, [row for rows in some for row in rows]))

    return fill


def _table(schema: Any, columns: Sequence[Column], rows: Iterable[Struct]) -> Any:
    values = [pa.array([column.value(row) for row in rows], column.type) for column in columns]
    return pa.Table.from_arrays(values, schema=schema)
