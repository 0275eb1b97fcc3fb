"""What the modules of the package are called, and how many stand side by side."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2] / "src" / "ecumene"
MOST: Final = 25
"""More modules than that in one package are hard to look through."""
SAME_PHASES: Final = ("rules/actions", "rules/decisions", "rules/events")
"""Answers, questions and events of the same phases; their modules are called alike on purpose."""
MIGRATIONS: Final = "server/storage/migrations/versions"
"""Named after what they change."""


def _modules() -> list[Path]:
    return [
        path.relative_to(PACKAGE)
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.name.startswith("__")
    ]


def test_every_module_has_a_name_of_its_own() -> None:
    called: dict[str, list[str]] = defaultdict(list)
    for module in _modules():
        if module.parent.as_posix() not in (*SAME_PHASES, MIGRATIONS):
            called[module.stem].append(module.as_posix())
    assert [paths for paths in called.values() if len(paths) > 1] == []


def test_packages_can_be_looked_through() -> None:
    beside: dict[str, list[str]] = defaultdict(list)
    for module in _modules():
        beside[module.parent.as_posix()].append(module.stem)
    assert len(beside) > 1
    assert {name: len(all_) for name, all_ in beside.items() if len(all_) > MOST} == {}
