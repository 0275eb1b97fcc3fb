"""Whatever an editor does to the fact files, they load or are refused with problems."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import FactsError, load
from tests.data.mistakes import DELETED, FACTS
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecumene.data import Problem

DOCUMENTS: dict[str, Any] = {
    path.name.removesuffix(".json"): json.loads(path.read_text(encoding="utf-8"))
    for path in FACTS.glob("*.json")
}


def _places(value: Any, *steps: str | int) -> Iterator[tuple[str | int, ...]]:
    """Yield the path to everything inside a document."""
    if steps:
        yield steps
    match value:
        case dict():
            parts: list[tuple[Any, Any]] = list(value.items())
        case list():
            parts = list(enumerate(value))
        case _:
            parts = []
    for key, part in parts:
        yield from _places(part, *steps, key)


def _by_shape(document: Any) -> dict[tuple[str, ...], list[tuple[str | int, ...]]]:
    """Group the places of a document by shape, so that 318 areas do not hide the rest."""
    shapes: dict[tuple[str, ...], list[tuple[str | int, ...]]] = {}
    for steps in _places(document):
        shape = tuple("*" if isinstance(step, int) else step for step in steps)
        shapes.setdefault(shape, []).append(steps)
    return shapes


PLACES = [
    (file, places)
    for file, document in DOCUMENTS.items()
    for places in _by_shape(document).values()
]
WORDS = ["athens", "black-sea", "rome", "law", "famine", "nile", "etna", "arts", "stone", "both"]
VALUES = st.one_of(
    st.just(DELETED),
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.just(10**30),
    st.just(1.5),
    st.sampled_from(WORDS),
    st.text(max_size=3),
    st.lists(st.sampled_from([*WORDS, 0, 1, 16]), max_size=3),
    st.dictionaries(st.sampled_from([*WORDS, "id", "5", "count"]), st.integers(0, 9), max_size=2),
)


@st.composite
def edits(draw: st.DrawFn) -> tuple[str, tuple[str | int, ...], Any]:
    """One change somewhere: something deleted or replaced."""
    file, places = draw(st.sampled_from(PLACES))
    return file, draw(st.sampled_from(places)), draw(VALUES)


@tries(100)
@given(change=edits())
def test_any_edit_loads_or_is_refused_with_problems(
    shared_folder: Path, change: tuple[str, tuple[str | int, ...], Any]
) -> None:
    """The loader raises nothing but FactsError, and never without a problem."""
    file, steps, value = change
    document = copy.deepcopy(DOCUMENTS[file])
    place = document
    for step in steps[:-1]:
        place = place[step]
    if value is DELETED:
        del place[steps[-1]]
    else:
        place[steps[-1]] = value
    target = shared_folder / f"{file}.json"
    before = target.read_bytes()
    target.write_text(json.dumps(document), encoding="utf-8")
    problems: tuple[Problem, ...] | None = None
    try:
        load(shared_folder)
    except FactsError as error:
        problems = error.problems
    finally:
        target.write_bytes(before)
    assert problems is None or problems
    assert all(problem.key.startswith("facts-") for problem in problems or ())


@tries(30)
@given(file=st.sampled_from(sorted(DOCUMENTS)), part=st.floats(0, 1, exclude_max=True))
def test_a_file_cut_short_is_not_json(shared_folder: Path, file: str, part: float) -> None:
    """At any place: while it is being saved, or because a disk is full."""
    target = shared_folder / f"{file}.json"
    before = target.read_bytes()
    whole = len(before.rstrip())
    target.write_bytes(before[: int(part * whole)])
    try:
        with pytest.raises(FactsError) as caught:
            load(shared_folder)
    finally:
        target.write_bytes(before)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.record, problem.key) == ("file", target.name, "facts-not-json")
