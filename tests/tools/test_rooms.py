"""Names of modules of the package and of the page, and their number per folder."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "ecumene"
PAGE: Final = ROOT / "web" / "src"
MOST: Final = 25
"""Maximum number of files in a folder; more are hard to look through."""
SAME_PHASES: Final = ("rules/actions", "rules/decisions", "rules/events")
"""Answers, questions and events of the same phases, whose modules share names on purpose."""
MIGRATIONS: Final = "server/storage/migrations/versions"
"""Named after what they change."""

ANSWERS: Final = "api/public_actions.py"
"""An answer has the same name in Python as in the engine, with names instead of numbers."""
MIRRORED: Final = frozenset(
    ("Area", "Choice", "Game", "Player", "Question", "Refused", "Standing", "Way")
)
"""What ``import ecumene`` offers under the name of the same thing in lower layers."""


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


def _classes(module: Path) -> Iterator[str]:
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    return (each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef))


def test_every_class_has_a_name_of_its_own() -> None:
    """Definitions of JSON Schemas are named after classes: two of one name would be mixed up."""
    public: dict[str, list[str]] = defaultdict(list)
    below: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE)
        for name in _classes(module):
            mirrors = module.parts[0] == "api" and (
                module.as_posix() == ANSWERS or name in MIRRORED
            )
            (public if mirrors else below)[name].append(module.as_posix())
    for called in (public, below):
        assert {name: paths for name, paths in called.items() if len(paths) > 1} == {}
    assert public.keys() >= MIRRORED
    assert below.keys() >= MIRRORED, "whatever has no twin any more is no exception"


def _offering_all() -> Iterator[tuple[str, list[str]]]:
    """Packages that offer whatever some modules define, with the names of those modules."""
    for path in sorted(PACKAGE.rglob("__init__.py")):
        parts = ("ecumene", *path.parent.relative_to(PACKAGE).parts)
        starred = [
            node.module
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.ImportFrom) and node.module and node.names[0].name == "*"
        ]
        if starred and parts != ("ecumene", "api"):
            yield ".".join(parts), starred


def test_whatever_a_package_offers_is_what_its_module_defines() -> None:
    """A later module that imports another thing of that name would hide it unseen."""
    hidden = []
    packages = list(_offering_all())
    for name, modules in packages:
        package = import_module(name)
        for module in map(import_module, modules):
            for public, value in vars(module).items():
                defined_here = getattr(value, "__module__", None) == module.__name__
                if (
                    not public.startswith("_")
                    and defined_here
                    and getattr(package, public) is not value
                ):
                    hidden.append(f"{module.__name__}.{public}")
    assert len(packages) > 3
    assert hidden == []


def test_packages_can_be_looked_through() -> None:
    beside: dict[str, list[str]] = defaultdict(list)
    for module in _modules():
        beside[module.parent.as_posix()].append(module.stem)
    assert len(beside) > 1
    assert {name: len(all_) for name, all_ in beside.items() if len(all_) > MOST} == {}


def _page_files() -> list[Path]:
    """The source files of the page, without generated types."""
    return [
        path.relative_to(PAGE)
        for path in sorted(PAGE.rglob("*"))
        if path.is_file() and not path.name.endswith(".d.ts")
    ]


def _subject(file: Path) -> str:
    """The subject of a file: ``Offers.svelte``, ``offers.ts``, ``offers.test.ts`` are of offers."""
    return file.name.partition(".")[0].lower()


def test_every_file_of_the_page_has_a_name_of_its_own() -> None:
    """A component, its module and their tests share a name, and are in one folder."""
    within: dict[str, set[str]] = defaultdict(set)
    for file in _page_files():
        within[_subject(file)].add(file.parent.as_posix())
    assert {name: folders for name, folders in within.items() if len(folders) > 1} == {}


def test_folders_of_the_page_can_be_looked_through() -> None:
    """Tests are beside what they test, and count."""
    beside = Counter(file.parent.as_posix() for file in _page_files())
    assert len(beside) > 1
    assert {name: count for name, count in beside.items() if count > MOST} == {}
