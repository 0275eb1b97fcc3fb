"""The Fluent messages analysed: their variables, and what each is compared with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LOCALES: Final = Path(__file__).parents[1] / "src" / "ecumene" / "words" / "locales"
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})


class Contents(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        """The keys that a variable is compared with."""
        self.plurals: list[set[str]] = []
        """The keys of each choice between plural forms."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            for variant in node.variants
        }
        assert isinstance(node.selector, ftl.VariableReference)
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        if keys & PLURALS:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def entries(language: str, without: frozenset[str] = frozenset()) -> dict[str, ftl.Message]:
    """The messages of a language by their keys, except those of some files."""
    found: dict[str, ftl.Message] = {}
    files = (file for file in (LOCALES / language).glob("*.ftl") if file.name not in without)
    for file in sorted(files):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@cache
def contents(language: str, key: str) -> Contents:
    """What a message is made of."""
    visitor = Contents()
    visitor.visit(entries(language)[key])
    return visitor
