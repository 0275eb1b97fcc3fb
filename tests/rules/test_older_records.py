"""Saved games of format 2 are the same games, in today's words."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from ecumene.rules.actions import Action
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.events import Event
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.format.record import FIRST_RULES, FORMAT, RULES, replay, save, up_to_date
from ecumene.rules.format.record_migrations import ACTIONS, EVENTS, FIELDS, IDS, PARTS
from tools.record_games import FOLDER, recorded

if TYPE_CHECKING:
    from collections.abc import Callable

OLDER = sorted((FOLDER / "format-2").iterdir())
"""Games as they were recorded when that was the format: an expert game, one with people leaving, a
Short Game, one whose time was called, one whose end was agreed."""


def older(name: str) -> bytes:
    return gzip.decompress((FOLDER / "format-2" / f"{name}.jsonl.gz").read_bytes())


OF_TODAY = [path for path in OLDER if not path.name.startswith("16-")]
"""Those that turn out the same by today's rules as by the first."""


@pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: path.name)
def test_an_older_record_is_the_game_recorded_today(path: Any) -> None:
    record = gzip.decompress(path.read_bytes())
    assert record.startswith(b'{"ecumene":2,')
    told_now = recorded(path.name.removesuffix(".jsonl.gz"))
    assert "".join(up_to_date(record)).encode() == by_first_rules(told_now)
    assert save(replay(record)).encode() == told_now


def by_first_rules(record: bytes) -> bytes:
    """The same record, as if it had been played by the first rules."""
    return record.replace(b'"rules":%d' % RULES, b'"rules":%d' % FIRST_RULES, 1)


def test_an_older_record_that_would_be_played_otherwise_today() -> None:
    """It is told in today's words up to where two earthquakes came one by one (C8)."""
    record = older("16-both-agreed")
    told, now = list(up_to_date(record)), recorded("16-both-agreed").splitlines(keepends=True)
    with pytest.raises(DamagedRecord) as refused:
        replay(record)
    same = refused.value.line - 1
    assert same > 1_000
    assert "".join(told[:same]).encode() == by_first_rules(b"".join(now[:same]))


def test_what_is_told_in_the_words_of_today_stays_as_it_is() -> None:
    record = recorded("05-east-expert")
    assert "".join(up_to_date(record)).encode() == record


def test_the_tables_lead_to_the_names_of_today() -> None:
    for table, union in ((ACTIONS, Action), (EVENTS, Event)):
        kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(union)}
        assert set(table.values()) <= set(kinds)
        assert len(set(table.values())) == len(table)
        assert not set(table) & set(kinds), "an old name must not be the name of something else"
    fields = {
        str(kind.__struct_config__.tag): set(kind.__struct_fields__)
        for kind in (*get_args(Action), *get_args(Event))
    }
    for kind, names in FIELDS.items():
        assert set(names.values()) <= fields[kind]
        assert not set(names) & fields[kind]
    assert set(PARTS) <= set().union(*fields.values())
    assert set(IDS.values()) <= {name for names in NAMES.values() for name in names}
    assert "civil_war" in IDS
    assert "naval_warfare" in IDS
    assert "coin_and_commerce" in IDS


def changed(number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """An older record with another line."""
    lines = older("05-east-expert").splitlines()
    data = msgspec.json.decode(lines[number - 1])
    change(data)
    lines[number - 1] = msgspec.json.encode(data)
    return b"\n".join(lines).decode()


def line_with(text: bytes) -> int:
    """The number of the first line of the older record with a text in it."""
    lines = older("05-east-expert").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


PICK = line_with(b'"type":"pick"')
CALAMITY = line_with(b'"type":"calamity"')


@pytest.mark.parametrize(
    ("number", "change", "cause"),
    [
        (PICK, lambda line: line["action"].update(type="pick-civilization"), "data-unknown-kind"),
        (PICK, lambda line: line["action"].update(type="dance"), "data-unknown-kind"),
        (PICK, lambda line: line["action"].update(type=3), "data-unknown-kind"),
        (PICK, lambda line: line["action"].update(civilization="rome"), "data-unknown-field"),
        (PICK, lambda line: line["action"].update(civ="atlantis"), "data-unknown-name"),
        (PICK, lambda line: line.update(action=7), "data-not-object"),
        (PICK, lambda line: line.update(events={}), "data-not-list"),
        (PICK, lambda line: line["events"][0].update(type="civilization-picked"), None),
        (
            CALAMITY,
            lambda line: line["events"].append({"type": "calamity", "card": "civil-war"}),
            None,
        ),
    ],
)
def test_what_was_no_name_then_is_refused(
    number: int, change: Callable[[dict[str, Any]], object], cause: str | None
) -> None:
    with pytest.raises(DamagedRecord) as refused:
        replay(changed(number, change))
    assert refused.value.line == number
    assert refused.value.key == "record-bad-data"
    if cause is not None:
        assert refused.value.cause is not None
        assert refused.value.cause.key == cause


def test_a_record_that_is_nested_too_deep_is_refused() -> None:
    deep = '{"seat":0,"action":{"type":"pick","civ":' + "[" * 900 + "]" * 900 + '},"events":[]}'
    first = older("05-east-expert").splitlines()[0].decode()
    with pytest.raises(DamagedRecord):
        replay(f"{first}\n{deep}")


@pytest.mark.parametrize("version", [0, 1, FORMAT + 1, True, 2.5, "2", None])
def test_no_other_format_is_read(version: object) -> None:
    record = changed(1, lambda line: line.update(ecumene=version))
    with pytest.raises(DamagedRecord) as refused:
        replay(record)
    assert refused.value.key == "record-other-format"
