"""Messages are only spoken: no layer but words and dialogue looks at their keys."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

import ecumene
from ecumene.words.messages import texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(ecumene.__file__).parent
SPEAKING: Final = ("words", "dialogue")
"""The layers that make sentences, and know their messages."""
PARTS: Final = frozenset(("startswith", "endswith", "partition", "removeprefix", "split"))
MESSAGES: Final = frozenset(key for key in texts_of("en") if "-" in key)
"""The keys of messages; those of a single word are left out, since they may be any word."""


def _is_key(node: ast.expr) -> bool:
    """Whether it is the key of something."""
    return isinstance(node, ast.Attribute) and node.attr == "key"


def _names(node: ast.expr) -> bool:
    """Whether it is the name of a message, or a list that contains one."""
    match node:
        case ast.Constant(value=str() as word):
            return word in MESSAGES
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(map(_names, parts))
        case ast.Dict(keys=parts):
            return any(part is not None and _names(part) for part in parts)
    return False


def _looks(node: ast.AST) -> bool:
    """Whether a key is compared with a message, taken apart, or looked up."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return any(_names(each) for each in (left, *others))
        case ast.Call(func=ast.Attribute(value=value, attr=part)) if part in PARTS:
            return _is_key(value)
        case ast.Call(func=ast.Attribute(attr="get"), args=[sought, *_]):
            return _is_key(sought)
        case ast.Subscript(slice=sought):
            return _is_key(sought)
        case ast.Match(subject=subject):
            return _is_key(subject)
        case ast.MatchValue(value=value):
            return _names(value)
    return False


def _found(text: str) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(ast.parse(text)) if _looks(node)]


def _modules() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] not in SPEAKING:
            yield path


def test_nobody_looks_at_the_key_of_a_message() -> None:
    texts = {str(path.relative_to(PACKAGE)): path.read_text("utf-8") for path in _modules()}
    assert len(texts) > 300
    guilty = {module: found for module, text in texts.items() if (found := _found(text))}
    assert guilty == {}


@pytest.mark.parametrize(
    "line",
    [
        "full = refusal.key == 'illegal-embark-full'",
        "full = key in ('illegal-embark-full', 'illegal-paid')",
        "mine = refused.reason.key.startswith('illegal-')",
        "icon = ICONS[sentence.key]",
        "icon = ICONS.get(remark.sentence.key, 'arrow')",
        "match refusal.key:\n    case _: pass",
        "match told:\n    case Sentence(key='illegal-embark-full'): pass",
    ],
)
def test_whoever_does_is_found(line: str) -> None:
    assert _found(line) != []
