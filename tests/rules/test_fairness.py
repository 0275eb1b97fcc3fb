"""Versions of the rules and commitments in records: stated, kept and compared."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.fairness import SALT_BYTES, Fair, commitment, is_same, new_salt
from ecumene.rules.format.record import (
    FIRST_RULES,
    RULES,
    fairness_of,
    first_line,
    header,
    replay,
    save,
    up_to_date,
)
from ecumene.words import Messages, languages
from tests.rules.random_games import after_turns

SALT = "ab" * SALT_BYTES
FAIR = Fair(SALT, commitment(1, SALT))


def test_a_commitment_is_what_the_document_says() -> None:
    """Anybody can check it without this program: ``printf ecumene/7/salt | sha256sum``."""
    assert commitment(7, "salt") == sha256(b"ecumene/7/salt").hexdigest()
    assert commitment(-7, "salt") == sha256(b"ecumene/-7/salt").hexdigest()


@given(st.integers(), st.text(), st.integers(), st.text())
def test_other_seeds_and_salts_make_another_commitment(
    seed: int, salt: str, other_seed: int, other_salt: str
) -> None:
    same = (seed, salt) == (other_seed, other_salt)
    assert (commitment(seed, salt) == commitment(other_seed, other_salt)) == same


def test_seed_and_salt_do_not_run_into_each_other() -> None:
    assert commitment(1, "2/3") != commitment(12, "/3")
    assert commitment(1, "/2") != commitment(1, "2")


def test_salts_are_long_and_all_different() -> None:
    salts = {new_salt() for _ in range(1_000)}
    assert len(salts) == 1_000
    assert all(len(bytes.fromhex(salt)) * 8 >= 128 for salt in salts)


def test_a_commitment_fits_its_seed_alone() -> None:
    assert FAIR.fits(1)
    assert not FAIR.fits(2)
    assert not Fair(SALT + "0", FAIR.commitment).fits(1)
    assert not Fair(SALT, "").fits(1)


def test_commitments_are_compared_as_people_copy_them() -> None:
    assert is_same(FAIR.commitment, f" {FAIR.commitment.upper()}\n")
    assert not is_same(FAIR.commitment, FAIR.commitment[:-1])


# In records


def test_a_record_says_by_which_rules_it_was_played() -> None:
    first = json.loads(header(after_turns(5, 1, 1)))
    assert list(first) == ["ecumene", "rules", "options", "events", "fair"]
    assert first["rules"] == RULES
    assert first["fair"] is None


def test_a_record_keeps_what_shows_that_chance_was_fair() -> None:
    game = after_turns(5, 1, 1)
    record = save(game, FAIR)
    assert fairness_of(record) == FAIR
    assert fairness_of(save(game)) is None
    assert "".join(up_to_date(record)) == record
    assert save(replay(record), fairness_of(record)) == record
    assert game.opening is not None
    assert record.startswith(first_line(game.options, game.opening, FAIR))


def with_header(**fields: Any) -> str:
    """A record with other fields in its first line; a field given as None is dropped."""
    first, *rest = save(after_turns(5, 1, 1)).splitlines(keepends=True)
    data = {**json.loads(first), **fields}
    data = {name: value for name, value in data.items() if value is not None}
    return "".join((json.dumps(data) + "\n", *rest))


def test_a_record_that_does_not_say_it_was_played_by_the_first_rules() -> None:
    """All records before versions of the rules were noted were like this."""
    record = with_header(rules=None, fair=None)
    assert set(json.loads(record.splitlines()[0])) == {"ecumene", "options", "events"}
    first, *rest = up_to_date(record)
    assert json.loads(first)["rules"] == FIRST_RULES
    assert save(replay(record)) == save(after_turns(5, 1, 1))
    assert rest == [*up_to_date(with_header(rules=FIRST_RULES))][1:]


@pytest.mark.parametrize("version", [RULES + 1, FIRST_RULES - 1, -1])
def test_other_rules_are_refused(version: int) -> None:
    with pytest.raises(DamagedRecord) as refused:
        replay(with_header(rules=version))
    assert (refused.value.line, refused.value.key) == (1, "record-other-rules")
    for language in languages:
        assert str(RULES) in Speaker(Messages(language)).text(describe_refusal(refused.value))


@pytest.mark.parametrize(
    "fields",
    [
        {"rules": "1"},
        {"rules": True},
        {"rules": 1.0},
        {"rules": 2**70},
        {"fair": "yes"},
        {"fair": {"salt": SALT}},
        {"fair": {"salt": 3, "commitment": SALT}},
        {"fair": {**msgspec.to_builtins(FAIR), "seed": 1}},
    ],
)
def test_what_is_no_version_and_no_commitment_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(DamagedRecord) as refused:
        replay(with_header(**fields))
    assert (refused.value.line, refused.value.key) == (1, "record-bad-data")
