"""Tables: their lengths, access by position and by id, and that they are immutable."""

from __future__ import annotations

import copy
import pickle
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import ecumene.data
from ecumene.data import FactsError, Problem, RecordTable, TrackName, UnknownId
from ecumene.data.frozen import FrozenMap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.data import Facts

TABLES = [
    "areas",
    "places",
    "regions",
    "flood_plains",
    "volcanoes",
    "civilizations",
    "groups",
    "advances",
    "calamities",
    "commodities",
    "epochs",
    "short_game.theme_sets",
]
# Figures that players know, not taken from the tables.
TABLE_SIZES = {
    "areas": 318,
    "seas": 20,
    "places": 338,
    "regions": 18,
    "flood_plains": 9,
    "volcanoes": 6,
    "civilizations": 18,
    "groups": 5,
    "advances": 51,
    "calamities": 24,
    "commodities": 45,
    "stacks": 9,
    "setups": 19,
    "epochs": 6,
    "tracks": 2,
    "years": 17,
}


def _table(facts: Facts, path: str) -> RecordTable[Any]:
    value: Any = facts
    for name in path.split("."):
        value = getattr(value, name)
    assert isinstance(value, RecordTable)
    return value


def test_all_tables_are_tested_here(facts: Facts) -> None:
    found = {
        name for name in facts.__struct_fields__ if isinstance(getattr(facts, name), RecordTable)
    }
    assert found == {path for path in TABLES if "." not in path}


@pytest.mark.parametrize(("table", "size"), TABLE_SIZES.items())
def test_every_table_has_its_number_of_records(facts: Facts, table: str, size: int) -> None:
    """G4-G6, P6, C12, S1, S5."""
    assert len(getattr(facts, table)) == size


@pytest.mark.parametrize("path", TABLES)
def test_ids_and_indices_lead_to_each_other(facts: Facts, path: str) -> None:
    table = _table(facts, path)
    for index, record in enumerate(table):
        assert record.index == index
        assert table[index] is table[record.id] is table.get(record.id) is record
        assert record.id in table
        assert record in table
    assert table.ids() == tuple(record.id for record in table)
    assert len(set(table.ids())) == len(table)


@pytest.mark.parametrize("path", TABLES)
def test_an_unknown_id_is_refused_by_name(facts: Facts, path: str) -> None:
    table = _table(facts, path)
    with pytest.raises(UnknownId) as caught:
        table["atlantis"]
    assert (caught.value.kind, caught.value.id) == (table.kind, "atlantis")
    assert str(caught.value) == "'atlantis'"
    assert "atlantis" not in table
    assert table.get("atlantis") is None


@pytest.mark.parametrize("path", TABLES)
def test_a_position_beyond_the_end_is_refused(facts: Facts, path: str) -> None:
    table = _table(facts, path)
    with pytest.raises(IndexError):
        table[len(table)]


def test_a_table_tells_tables_apart(facts: Facts) -> None:
    """A record of one table is not in another, though both count from 0."""
    calamities = _table(facts, "calamities")
    assert facts.areas[0] not in calamities
    assert 0 not in calamities
    assert "athens" not in calamities


def test_slices_and_words_for_a_table(facts: Facts) -> None:
    assert facts.groups[1:3] == (facts.groups["civics"], facts.groups["crafts"])
    assert repr(facts.areas) == "<Table of 318 areas>"


def test_areas_and_seas_share_one_numbering(facts: Facts) -> None:
    """Areas first, then seas: ships use both (G5)."""
    assert [*facts.areas, *facts.seas] == list(facts.places)
    assert facts.seas[0].index == len(facts.areas)


def test_stacks_count_from_1(facts: Facts) -> None:
    """D2."""
    assert [facts.stack(number).number for number in range(1, 10)] == list(range(1, 10))
    with pytest.raises(IndexError):
        facts.stack(10)


@pytest.mark.parametrize("number", [0, -1, -9, 10])
def test_there_are_no_other_stacks(facts: Facts, number: int) -> None:
    """D2: a player without a city draws nothing, certainly not from stack 9."""
    with pytest.raises(IndexError, match=f"no stack {number}: they run from 1 to 9"):
        facts.stack(number)


# --- Nothing can be changed -----------------------------------------------------------------------

LEAVES = (int, str, type(None), Enum)


def _everything(value: object) -> Iterator[object]:
    """Yield a value and all values inside it."""
    yield value
    inside: Any
    match value:
        case msgspec.Struct():
            inside = [getattr(value, name) for name in value.__struct_fields__]
        case FrozenMap():
            inside = [*value.keys(), *value.values()]
        case RecordTable() | tuple() | frozenset():
            inside = list(value)
        case _:
            inside = []
    for part in inside:
        yield from _everything(part)


def test_the_facts_are_made_of_immutable_things_only(facts: Facts) -> None:
    immutable = (msgspec.Struct, FrozenMap, RecordTable, tuple, frozenset, *LEAVES)
    kinds = {type(value) for value in _everything(facts)}
    assert [kind for kind in kinds if not issubclass(kind, immutable)] == []
    assert {kind.__name__ for kind in kinds} >= {"Area", "Modifier", "Requirement", "ThemeSet"}


def test_no_field_of_any_record_can_be_assigned(facts: Facts) -> None:
    """One record of each class; either all records of a class are frozen or none."""
    records = {type(v): v for v in _everything(facts) if isinstance(v, msgspec.Struct)}
    assert len(records) > 20
    for record in records.values():
        for name in record.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(record, name, getattr(record, name))


def test_no_table_takes_a_new_record(facts: Facts) -> None:
    table: Any = facts.areas
    for key in (0, "athens"):
        with pytest.raises(TypeError):
            table[key] = facts.areas["rome"]
        with pytest.raises(TypeError):
            del table[key]
    with pytest.raises(AttributeError):
        table.new = 1


@pytest.mark.parametrize("name", ["kind", "_records", "_by_id"])
def test_no_attribute_of_a_table_can_be_assigned(facts: Facts, name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(facts.areas, name, getattr(facts.areas, name))
    with pytest.raises(AttributeError):
        delattr(facts.areas, name)


MAPPINGS = [
    "tracks",
    "calamity_limits",
    "short_game.copies",
    "short_game.copies.5",
    "setups.0.blocks",
    "setups.0.decks",
    "setups.0.decks.west",
    "civilizations.0.epoch_starts",
    "advances.0.effects.0.numbers",
    "advances.19.effects.0.stacks",
    "calamities.0.numbers",
]


@pytest.mark.parametrize("path", MAPPINGS)
def test_mappings_refuse_writes(facts: Facts, path: str) -> None:
    mapping: Any = facts
    for step in path.split("."):
        key: Any = int(step) if step.isdigit() else step
        mapping = mapping[key] if isinstance(mapping, _CONTAINERS) else getattr(mapping, step)
    key = next(iter(mapping))
    with pytest.raises(TypeError):
        mapping[key] = mapping[key]
    with pytest.raises(TypeError):
        del mapping[key]
    with pytest.raises(AttributeError):
        mapping._items = {}
    with pytest.raises(AttributeError):
        del mapping._items
    with pytest.raises(AttributeError):
        mapping.new = 1


_CONTAINERS = (RecordTable, tuple, FrozenMap)


def test_a_frozen_map_is_a_mapping() -> None:
    source = {"b": 1, "a": 2}
    mapping = FrozenMap(source)
    source["c"] = 3
    assert list(mapping.items()) == [("b", 1), ("a", 2)]
    assert mapping == {"a": 2, "b": 1} == dict(mapping)
    assert mapping != {"a": 2}
    assert (mapping["b"], mapping.get("c"), "a" in mapping, len(mapping)) == (1, None, True, 2)
    assert repr(mapping) == "FrozenMap({'b': 1, 'a': 2})"
    assert FrozenMap([(1, 2)]) == {1: 2}
    assert FrozenMap() == {}
    with pytest.raises(KeyError, match="c"):
        mapping["c"]


# --- They travel: to other processes and into copies ----------------------------------------------


def _pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301


@pytest.mark.parametrize("duplicate", [copy.deepcopy, _pickled])
def test_facts_can_be_copied(facts: Facts, duplicate: Callable[[Facts], Facts]) -> None:
    """With all contents; what was one object remains one."""
    other = duplicate(facts)
    assert other is not facts
    assert _plain(other) == _plain(facts)
    assert other.places["athens"] is other.areas["athens"] is not facts.areas["athens"]
    with pytest.raises(AttributeError):
        other.areas.kind = "seas"


def _plain(value: object) -> object:
    """Return the content of a value without its identity."""
    match value:
        case msgspec.Struct():
            fields = [_plain(getattr(value, name)) for name in value.__struct_fields__]
            return [type(value), *fields]
        case FrozenMap():
            return [(key, _plain(part)) for key, part in value.items()]
        case RecordTable() | tuple():
            return [type(value), *map(_plain, value)]
        case _:
            return value


def test_errors_can_be_sent_to_another_process(facts: Facts) -> None:
    with pytest.raises(UnknownId) as unknown:
        facts.areas["atlantis"]
    copied = _pickled(unknown.value)
    assert (copied.kind, copied.id, str(copied)) == ("areas", "atlantis", "'atlantis'")
    error = FactsError([Problem("area", "athens", "facts-limit", {"limit": 5})])
    copied = _pickled(error)
    assert (copied.problems, str(copied)) == (error.problems, str(error))


def test_facts_are_read_once(facts: Facts) -> None:
    assert ecumene.data.facts() is facts
    assert ecumene.data.load() is not facts


def test_tracks_are_found_by_name(facts: Facts) -> None:
    """S6."""
    assert list(facts.tracks) == list(TrackName)
