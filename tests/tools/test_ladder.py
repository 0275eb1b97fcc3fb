"""The ladder in the documents: all players of the project, between its markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots.registry import OWN
from ecumene.sim.folder import Folder
from ecumene.sim.league.league_plan import LeagueTable
from tools import ladder

if TYPE_CHECKING:
    from pathlib import Path


def test_every_player_of_the_project_enters_every_company() -> None:
    """Or is that company itself."""
    pairings = ladder.ladder_of(1, "code").pairings
    for field in ladder.FIELDS:
        names = {each.entrant or each.field for each in pairings if each.field == field}
        assert names == set(OWN)


def test_the_tables_are_replaced_and_nothing_else() -> None:
    text = f"# Title\n\n{ladder.BEGIN}\n\nold\n\n{ladder.END}\n\nThe end.\n"
    once = ladder.with_tables(text, "| new |")
    assert once == f"# Title\n\n{ladder.BEGIN}\n\n| new |\n\n{ladder.END}\n\nThe end.\n"
    assert ladder.with_tables(once, "| new |") == once
    with pytest.raises(SystemExit):
        ladder.with_tables("# Title\n", "| new |")


def test_the_tables_have_all_who_play(tmp_path: Path) -> None:
    """Played once: the same games give the same tables again."""
    league = ladder.ladder_of(1, "code")
    quick = {"west-9": LeagueTable(seats=5, last_turn=1)}
    league = replace(league, file=replace(league.file, tables=quick))
    shown = ladder.play(league, Folder(tmp_path), 1)
    for name in OWN:
        assert shown.count(f"| `{name}` | ") == 2 + (name in ladder.FIELDS)
    (tmp_path / "games" / "000001.jsonl.gz").unlink()
    assert ladder.play(league, Folder(tmp_path), 1) == shown


def test_the_document_has_a_place_for_the_tables() -> None:
    text = ladder.DOCUMENT.read_text("utf-8")
    assert "| new |" in ladder.with_tables(text, "| new |")
