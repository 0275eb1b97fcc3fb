"""Refusals go from process to process as they are."""

from __future__ import annotations

import pickle

import pytest

from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction

ILLEGAL = IllegalAction("X2", "illegal-named", card=3, count=2)
BAD = BadData(("answers", 1), "data-twice", {"name": "iron"})

DAMAGED = DamagedRecord(3, "record-illegal", cause=ILLEGAL)


@pytest.mark.parametrize(
    "refusal",
    [
        ILLEGAL,
        IllegalAction("G9", "illegal-back"),
        BAD,
        DAMAGED,
    ],
)
def test_a_refusal_can_be_pickled(refusal: Exception) -> None:
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 our own
    assert type(again) is type(refusal)
    assert str(again) == str(refusal)
    assert [*vars(again)] == [*vars(refusal)]
