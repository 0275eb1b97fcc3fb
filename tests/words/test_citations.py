"""Every rule id that is cited anywhere leads to a rule.

Ids are looked for where people write about the rules: in the rulebook and the other documents, in
the messages, in docstrings and comments, and in the text of the fact files. A rule number has one
or two digits, so codes such as those of linters are not taken for ids.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecumene.words import languages, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
KNOWN = {rule.id for rule in rulebook("en").rules}
LETTERS = "".join(part.key for part in rulebook("en").sections if len(part.key) == 1)
NUMBERED = re.compile(rf"(?<![\w#&])[{LETTERS}]\d{{1,2}}[a-z]?(?!\w)")
CARD = re.compile(r"(?<![\w-])[AC]-[A-Z]{2,}(?:-[A-Z]+)*(?![\w-])")
PLACEHOLDERS = {"A-NAME", "C-NAME", "A-NAMES", "C-NAMES"}


def texts() -> Iterator[tuple[Path, str]]:
    for folder in ("src", "tools", "tests", "docs"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".md", ".ftl") or file.match("facts/*.json"):
                yield file, file.read_text(encoding="utf-8")
            elif file.suffix == ".py":
                source = file.read_text(encoding="utf-8")
                # Prose cites only what its source does, and parsing is slow.
                yield file, prose_of(source) if cited(source) - KNOWN else source


def prose_of(source: str) -> str:
    """Return the docstrings and comments of a module."""
    parts = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    parts += [token.string for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join(parts)


def cited(text: str) -> set[str]:
    return {*NUMBERED.findall(text), *CARD.findall(text)} - PLACEHOLDERS


def test_every_cited_rule_exists() -> None:
    unknown = {str(file.relative_to(ROOT)): cited(text) - KNOWN for file, text in texts()}
    assert {file: ids for file, ids in unknown.items() if ids} == {}


@pytest.mark.parametrize("language", languages)
def test_rules_cite_only_rules(language: str) -> None:
    for rule in rulebook(language).rules:
        assert cited(rule.text) <= KNOWN, rule.id


def test_both_languages_cite_the_same_rules() -> None:
    for english, polish in zip(rulebook("en").rules, rulebook("pl").rules, strict=True):
        assert cited(english.text) == cited(polish.text), english.id


def test_what_is_taken_for_a_citation() -> None:
    assert cited("(G7, S5a) and F3-F9, A-POTTERY; M12.") == {
        "G7",
        "S5a",
        "F3",
        "F9",
        "M12",
        "A-POTTERY",
    }
    assert cited("noqa: S101, #D7B53A, UTF-8, A-NAME, v1.2, x86, MD5") == set()
