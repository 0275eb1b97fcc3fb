"""How the tests of validation break the fact files, and the problems that result.

The cases are in the modules beside this one: names, board, cards and game, and malformed files.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import ecumene.data
from ecumene.data import FactsError, Problem, load

FACTS = Path(ecumene.data.__file__).parent / "facts"
"""The folder of the fact files."""
DELETED = object()


@dataclass(frozen=True)
class Case:
    """Edits of the fact files, and all problems they cause."""

    edits: dict[str, Any]
    """Places (see ``edit``), and what is put there."""
    problems: list[Problem] = field(default_factory=list)
    why: str = ""
    """If there is more than one problem: how the others follow from the edit."""


def edit(folder: Path, path: str, value: Any) -> None:
    """Put a value into one of the files, or delete what is there.

    The path is a file and then keys of objects; in lists a position, an id, or + for the end. The
    value for a file alone is its whole text, or ``DELETED``.
    """
    file, *steps = path.split(".")
    target = folder / f"{file}.json"
    if not steps and value is DELETED:
        target.unlink()
        return
    if not steps:
        target.write_text(value, encoding="utf-8")
        return
    document = json.loads(target.read_text(encoding="utf-8"))
    place = document
    for step in steps[:-1]:
        place = place[_key(place, step)]
    if steps[-1] == "+":
        place.append(value)
    elif value is DELETED:
        del place[_key(place, steps[-1])]
    else:
        place[_key(place, steps[-1])] = value
    target.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def _key(place: Any, step: str) -> Any:
    if isinstance(place, dict):
        return step
    if step.isdigit():
        return int(step)
    return next(index for index, record in enumerate(place) if record["id"] == step)


def problems_after(folder: Path, *changes: dict[str, Any]) -> list[Problem]:
    """Make the edits, one after the other, and return why the files are then refused."""
    for edits in changes:
        for path, value in edits.items():
            edit(folder, path, value)
    with pytest.raises(FactsError) as caught:
        load(folder)
    return list(caught.value.problems)


def name(en: str, pl: str | None = None) -> dict[str, str]:
    """Return a name in both languages."""
    return {"en": en, "pl": pl or en}
