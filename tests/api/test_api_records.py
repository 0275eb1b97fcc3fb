"""Events and decisions of every kind can be read by their names."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecumene.api.public_records import Decision, Event
from ecumene.api.speech import NameSpeaker
from ecumene.api.translation import EVERYONE, NamedRecord, Names, fields
from ecumene.rules import decisions, events
from ecumene.rules.format.id_names import NAMES
from ecumene.words import languages
from tests.rules.structs import values_of

EVERYONE_PLAYS = range(len(NAMES["civilization"]))
KINDS = [*get_args(events.Event), *get_args(decisions.Decision)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_all_fields_have_names(kind: type) -> None:
    @settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
    @given(values_of(kind), st.sampled_from(languages))
    def reads(struct: Any, language: str) -> None:
        shown = Event if kind in get_args(events.Event) else Decision
        record = shown(struct, Names(EVERYONE_PLAYS, NameSpeaker(language)))
        assert record.kind == struct.__struct_config__.tag
        for name in fields(kind):
            assert name in dir(record)
            no_numbers_of_things(getattr(record, name), getattr(struct, name))
        assert repr(record).startswith(kind.__name__)

    reads()


def no_numbers_of_things(shown: Any, inside: Any) -> None:
    """Check that numbered things keep their count, and that engine records become named ones."""
    if isinstance(inside, tuple | dict):
        assert len(shown) == len(inside)
    if hasattr(inside, "__struct_fields__"):
        assert not hasattr(shown, "__struct_fields__")


def test_names_are_those_of_the_saved_game() -> None:
    area, seat = 5, NAMES["civilization"].index("rome")
    record = NamedRecord(events.CityBuilt(seat, area, {seat: 6, -1: 2}), EVERYONE)
    assert record.seat == "rome"
    assert record.area == NAMES["place"][area]
    assert record.removed == {"rome": 6, "barbarians": 2}
