"""The rule cases of ``cases/``: each comes out as it says."""

from __future__ import annotations

import pytest

from ecumene.cases import run
from ecumene.cli.commands.check import sentence
from ecumene.words import Messages
from tests.every import every
from tools.coverage import all_cases

CASES = all_cases()
BY_ID = {case.head.id: case for case in CASES}


@every(lambda: ((name,) for name in BY_ID))
def test_case(name: str) -> None:
    outcome = run(BY_ID[name])
    assert [sentence(each, Messages("en")) for each in outcome.differences] == []


def test_no_id_comes_twice() -> None:
    ids = [case.head.id for case in CASES]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("field", ["explain", "explain_pl"])
def test_every_case_explains_itself_in_sentences(field: str) -> None:
    for case in CASES:
        assert (getattr(case.head, field) or "").endswith("."), case.head.id
