"""docs/python.md and the notebook beside it show code that runs, and what it gives."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Any

import msgspec

import ecumene
from tools.python_pages import BLOCK, NOTEBOOK, PAGE, renewed_notebook, renewed_page


def test_the_page_shows_what_its_code_gives() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert renewed_page(page) == page
    shown = [block["shown"] for block in BLOCK.finditer(page)]
    assert len(shown) > 8
    assert all(shown)


def test_the_page_names_what_there_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page.partition("## Moves and answers")[0].rpartition("|---|---|")[2]
    listed = set(re.findall(r"`(\w+)`", table))
    public = {name for name in dir(ecumene.Seat) if not name.startswith("_")}
    assert public - listed == {"name", "computer"}
    assert listed <= public


def without_pictures(cell: dict[str, Any]) -> dict[str, Any]:
    """The page without its pictures, which may differ slightly between machines."""
    outputs = [
        {**output, "data": {kind: text for kind, text in output["data"].items() if "text" in kind}}
        if "data" in output
        else output
        for output in cell.get("outputs", ())
    ]
    return {**cell, "outputs": outputs}


def test_the_notebook_shows_what_its_cells_give() -> None:
    notebook = msgspec.json.decode(NOTEBOOK.read_bytes())
    again = renewed_notebook(notebook)
    for cell, new in zip_longest(notebook["cells"], again["cells"]):
        assert without_pictures(new) == without_pictures(cell)
    pictures = [
        output["data"]["image/png"]
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
        if "image/png" in output.get("data", {})
    ]
    assert len(pictures) == 1
    assert NOTEBOOK.stat().st_size < 1_000_000


def test_the_notebook_is_a_notebook() -> None:
    """It has what nbformat 4.5 requires."""
    notebook = msgspec.json.decode(NOTEBOOK.read_bytes())
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert set(notebook) == {"nbformat", "nbformat_minor", "metadata", "cells"}
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    for cell in notebook["cells"]:
        fields = {"cell_type", "id", "metadata", "source"}
        if cell["cell_type"] == "code":
            fields |= {"execution_count", "outputs"}
        assert set(cell) == fields
        assert all(line.endswith("\n") for line in cell["source"][:-1])
