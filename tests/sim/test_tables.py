"""The Parquet files: their columns, types and contents, and their documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ecumene.bots import PLAYERS
from ecumene.sim import tables
from ecumene.sim.plan import Plan
from ecumene.sim.simulation import missing, simulate
from ecumene.sim.tables import BY_CALAMITY, SEAT_COLUMNS, TURN_COLUMNS, write_tables
from ecumene.sim.tally import CALAMITIES
from ecumene.sim.workplaces import Processes
from tests.sim.plans import begun, plan

if TYPE_CHECKING:
    from ecumene.sim.folder import Folder

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "simulate.md"
PLAN = plan(("random", 5), games=5, last_turn=2)
TEXT = {"civilization", "player", "ended_by"}
NUMBERS = {"worth_from", "attacks_on", "bought_in"}
"""Columns that are lists of numbers."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = begun(tmp_path_factory.mktemp("simulation") / "games", PLAN)
    list(simulate(folder, PLAN, missing(folder, PLAN), Processes(1), PLAYERS))
    write_tables(folder, PLAN)
    return folder


def test_the_rows_come_back_as_they_were(folder: Folder) -> None:
    seats = pq.read_table(folder.seats).to_pylist()
    turns = pq.read_table(folder.turns).to_pylist()
    games = list(folder.finished(PLAN.games))
    assert len(seats) == 5 * 5
    assert len(turns) == 5 * 5 * 2
    for written, row in zip(seats, [row for game in games for row in game.seats], strict=True):
        for field in msgspec.structs.fields(type(row)):
            if field.name not in BY_CALAMITY:
                assert written[field.name] == getattr(row, field.name)
        for number, calamity in enumerate(each.replace("-", "_") for each in CALAMITIES):
            for field_name, ending in BY_CALAMITY.items():
                assert written[f"{calamity}_{ending}"] == getattr(row, field_name)[number]
    assert turns == [msgspec.structs.asdict(row) for game in games for row in game.turns]


def test_columns_have_types_and_no_gaps(folder: Folder) -> None:
    for file in (folder.seats, folder.turns):
        table = pq.read_table(file)
        for name, column in zip(table.column_names, table.columns, strict=True):
            number = pa.int64() if name == "seed" else pa.int32()
            plain = pa.string() if name in TEXT | {"bought"} else number
            listed = name in NUMBERS | {"bought"}
            assert column.type == (pa.list_(plain) if listed else plain)
            assert column.null_count == 0 or name in ("first_purchase", "replaced")


def test_the_plan_is_noted_in_the_files(folder: Folder) -> None:
    for file in (folder.seats, folder.turns):
        noted = pq.read_schema(file).metadata[b"ecumene"]
        assert msgspec.json.decode(noted, type=Plan) == PLAN


def test_many_games_are_written_in_several_groups(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = pq.read_table(folder.turns)
    monkeypatch.setattr(tables, "GAMES_AT_A_TIME", 2)
    write_tables(folder, PLAN)
    assert pq.ParquetFile(folder.turns).num_row_groups == 3
    assert pq.read_table(folder.turns) == before


def test_without_a_finished_game_the_tables_are_empty(tmp_path: Path) -> None:
    nothing = begun(tmp_path / "games", PLAN)
    write_tables(nothing, PLAN)
    assert pq.read_table(nothing.seats).shape == (0, len(SEAT_COLUMNS))
    assert pq.read_table(nothing.turns).shape == (0, len(TURN_COLUMNS))


def test_the_documentation_explains_every_column_in_its_order() -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    sections = dict(re.findall(r"^### `(\w+)\.parquet`\n(.*?)(?=^##|\Z)", text, re.M | re.S))
    rows = {name: re.findall(r"^\| `([^`]+)` \|", body, re.M) for name, body in sections.items()}
    by_calamity = [f"CALAMITY_{ending}" for ending in BY_CALAMITY.values()]
    seats = [column.name for column in SEAT_COLUMNS]
    assert rows["seats"] == [*seats[: -3 * len(CALAMITIES)], *by_calamity]
    assert rows["turns"] == [column.name for column in TURN_COLUMNS]
    listed = re.search(r"CALAMITY is one of (.*?)\.\n", text, re.S)
    assert listed is not None
    assert re.findall(r"`(\w+)`", listed[1]) == [each.replace("-", "_") for each in CALAMITIES]
