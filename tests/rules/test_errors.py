"""Refusals travel: from one process to another they stay what they are."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSALS = (
    IllegalAction("T1", "illegal-tax-rate", rate=4, options=(1, 2, 3)),
    BadData(("action", 0), "data-not-number", {"value": "x"}),
    DamagedRecord(3, "record-illegal", cause=IllegalAction("M1", "illegal-wait")),
)


def _pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 our own


@pytest.mark.parametrize("duplicate", [copy.deepcopy, _pickled])
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_refusals_can_be_copied(duplicate: Callable[[Any], Any], refusal: Exception) -> None:
    copied = duplicate(refusal)
    assert type(copied) is type(refusal)
    assert str(copied) == str(refusal)
