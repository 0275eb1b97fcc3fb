"""Problems of the facts, as sentences."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import ecumene.data
from ecumene.data import Problem
from ecumene.words import Messages, describe, languages
from tests.every import every

DATA = Path(ecumene.data.__file__).parent


def calls() -> list[tuple[str, str, frozenset[str]]]:
    """Return the kind, key and argument names of every problem in the code of the data layer."""
    found = []
    for file in sorted(DATA.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            dicts: dict[str, ast.expr | None] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    dicts.setdefault(f"{node.targets[0].id}:{node.lineno}", node.value)
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    dicts.setdefault(f"{node.target.id}:{node.lineno}", node.value)
            found += [
                _signature(node, dicts)
                for node in ast.walk(function)
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
            ]
    assert len(found) > 40
    return found


def _signature(
    call: ast.Call, dicts: dict[str, ast.expr | None]
) -> tuple[str, str, frozenset[str]]:
    kind, _, key, *rest = call.args
    arguments = rest[0] if rest else ast.Dict([], [])
    if isinstance(arguments, ast.Name):
        assigned = {
            int(name.partition(":")[2]): value
            for name, value in dicts.items()
            if name.startswith(f"{arguments.id}:")
        }
        arguments = assigned[max(line for line in assigned if line <= call.lineno)] or arguments
    assert isinstance(arguments, ast.Dict)
    assert isinstance(key, ast.Constant)
    names = frozenset(str(name.value) for name in arguments.keys if isinstance(name, ast.Constant))
    return str(kind.value) if isinstance(kind, ast.Constant) else "area", str(key.value), names


@every(lambda: ((language, *call) for language, call in product(languages, calls())))
def test_every_problem_is_a_sentence(
    language: str, kind: str, key: str, names: frozenset[str]
) -> None:
    problem = Problem(kind, "some-record", key, dict.fromkeys(sorted(names), 2))
    sentence = describe(problem, Messages(language))
    assert "some-record" in sentence
    if kind != "file":
        other = describe(Problem("file", "some-record", key, problem.args), Messages(language))
        assert sentence != other, "the kind has no name of its own"


def test_the_sentence_names_the_place_first() -> None:
    args = {"border": "land", "other": "hattusa"}
    problem = Problem("area", "kanesh", "facts-neighbour-not-mutual", args)
    english = "area 'kanesh': land neighbour 'hattusa' does not list it back"
    assert describe(problem, Messages("en")) == english
    polish = "obszar „kanesh”: sąsiad drogą lądową „hattusa” nie wymienia go u siebie"
    assert describe(problem, Messages("pl")) == polish
