"""The meaning of a struct's fields: the docstring below each field, read from the source once.

Python does not keep these texts at run time, so they are looked up in the source.
"""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def descriptions(kind: type[Struct]) -> Mapping[str, str]:
    """The docstrings of a struct's fields, including inherited ones, each on one line."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is not Struct and issubclass(base, Struct):
            found |= _written_in(base.__module__).get(base.__qualname__, {})
    return {name: found[name] for name in kind.__struct_fields__ if name in found}


@cache
def _written_in(module: str) -> Mapping[str, Mapping[str, str]]:
    """The docstrings of fields by class of a module."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: _below_fields(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _below_fields(node: ast.ClassDef) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for statement, below in pairwise(node.body):
        match statement, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
    return found
