"""docs/log.md: every event, all its fields and who sees it, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import pytest

from ecumene.rules.audience import declared
from ecumene.rules.events import Event, Removal, Standing
from ecumene.rules.format.record import Header
from ecumene.rules.game import Entry
from ecumene.rules.play import Options
from ecumene.rules.state.moves import Move, TokenPaid
from ecumene.rules.state.trade_cards import Substitution
from ecumene.rules.state.trade_offers import Statement, Wish
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Iterable

DOCUMENT = (Path(__file__).parents[2] / "docs" / "log.md").read_text(encoding="utf-8")
NAME = re.compile(r"`([a-z_-]+)`")
PARTS = {
    "removal": Removal,
    "token paid": TokenPaid,
    "statement": Statement,
    "wish": Wish,
    "substitution": Substitution,
    "standing": Standing,
}


def tables(head: str) -> list[list[str]]:
    """The rows of all tables whose first column has this heading."""
    rows, inside = [], False
    for line in DOCUMENT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == head:
            inside = True
        elif inside and not cells[0].startswith("---"):
            rows.append(cells)
    return rows


def described(head: str) -> dict[str, set[str]]:
    """The fields of everything described in tables with this heading."""
    rows = tables(head)
    found = {row[0].strip("`"): set(NAME.findall(row[1])) for row in rows}
    assert len(found) == len(rows), "something is described twice"
    return found


def fields(kinds: Iterable[Any]) -> dict[str, set[str]]:
    return {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in kinds}


def test_every_event_and_field_is_described_and_nothing_else() -> None:
    assert described("event") == fields(get_args(Event))


def test_every_move_and_part_is_described() -> None:
    assert described("move") == fields(get_args(Move))
    parts = {name: set(kind.__struct_fields__) for name, kind in PARTS.items()}
    assert described("part") == parts


def test_the_lines_and_options_are_described() -> None:
    names = [name for row in tables("field") for name in NAME.findall(row[0])]
    assert sorted(names) == sorted([*Header.__struct_fields__, *Entry.__struct_fields__])
    options = [name for row in tables("option") for name in NAME.findall(row[0])]
    assert options == list(Options.__struct_fields__)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__struct_config__.tag)
def test_who_sees_an_event_is_described(kind: Any) -> None:
    """The table says "all" if nothing is hidden, and otherwise names what is not for all."""
    (row,) = (row for row in tables("event") if row[0] == f"`{kind.__struct_config__.tag}`")
    says = declared(kind)
    assert (row[3] == "all") == says.open
    assert set(NAME.findall(row[3])) == {name for name, _ in says.partial}


def test_the_example_is_from_a_recorded_game() -> None:
    blocks = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    lines = [json.loads(line) for line in recorded("05-west").splitlines()]
    places = [lines.index(json.loads(block)) for block in blocks]
    assert len(places) == 4
    assert places == sorted(places)
