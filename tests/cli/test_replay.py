"""``ecumene replay``: what a saved game contains, and that no change to it goes unnoticed."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.fairness import Fair, commitment
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import languages
from tests.rules.random_games import new_game
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecumene.cli.answer import Json
    from tests.cli.conftest import Run

SALT = "5a" * 32
NAME = "game.jsonl"


@cache
def game() -> Game:
    return replay(recorded("05-east-expert"))


def shown() -> str:
    """The commitment that was shown before the game."""
    return commitment(game().options.seed, SALT)


@cache
def record() -> str:
    """The game as a server gives it out when it is over."""
    return save(game(), Fair(SALT, shown()))


def changed(change: Callable[[list[Json]], object]) -> str:
    """The record, tampered with."""
    lines = [json.loads(line) for line in record().splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        (tmp_path / NAME).write_text(text, encoding="utf-8")
        return NAME

    return write


def words(text: str) -> str:
    return " ".join(text.split())


# Contents


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["5 players on the East map", "1,", "The game ended in turn", "Result"]),
        ("pl", ["5 graczy, mapa wschodnia", "Gra skończyła się w turze", "Wynik"]),
    ],
)
def test_a_game_is_described(run: Run, written: Any, language: str, says: list[str]) -> None:
    outcome = run("replay", written(record()), "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    text = words(outcome.out)
    assert [part for part in says if part not in text] == []
    assert "Verified" not in text
    assert "Sprawdzono" not in text


def test_facts_for_programs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl.gz").write_bytes(gzip.compress(record().encode()))
    told = run("replay", "game.jsonl.gz", "--check", "--json").json
    assert told["options"]["seed"] == game().options.seed
    assert (told["answers"], told["over"]) == (len(game().log), True)
    assert [each["points"] for each in told["ranking"]] == [
        standing.total for standing in game().ranking()
    ]
    assert told["checked"] == {
        "lines": 1 + len(game().log),
        "events": sum(len(json.loads(line)["events"]) for line in record().splitlines()),
        "committed": True,
        "as_shown": False,
    }
    assert run("replay", "game.jsonl.gz", "--json").json["checked"] is None


@pytest.mark.parametrize("language", languages)
def test_a_game_that_has_just_begun(run: Run, written: Any, language: str) -> None:
    """Nobody has a civilization yet."""
    begun = new_game(5, 1)
    outcome = run("replay", written(save(begun)), "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert run("replay", NAME, "--json").json["ranking"] == []


def test_a_game_that_is_not_over(run: Run, written: Any) -> None:
    part = "".join(record().splitlines(keepends=True)[:200])
    text = words(run("replay", written(part)).out)
    assert "The game is not over" in text
    assert "Standings" in text


# What was verified, and what was not


@pytest.mark.parametrize(
    ("language", "verified", "missing"),
    [("en", "Verified", "Not verified"), ("pl", "Sprawdzono:", "Nie sprawdzono")],
)
def test_what_was_verified_is_told(
    run: Run, written: Any, language: str, verified: str, missing: str
) -> None:
    def told(text: str, *options: str) -> tuple[int, int]:
        outcome = run("replay", written(text), *options, "--lang", language)
        assert (outcome.code, outcome.err) == (0, "")
        page = words(outcome.out)
        return page.count(verified), page.count(missing)

    assert told(save(game()), "--check") == (1, 1)
    assert told(record(), "--check") == (2, 1)
    assert told(record(), "--check", "--commitment", shown()) == (3, 0)
    assert told(record(), "--commitment", shown().upper()) == (3, 0)


def test_a_file_without_commitment_says_so(run: Run, written: Any) -> None:
    text = words(run("replay", written(save(game())), "--check").out)
    assert "There is no commitment in this file." in text


# Tampering


def other_seed(lines: list[Json]) -> None:
    lines[0]["options"]["seed"] += 1


def other_cards(lines: list[Json]) -> None:
    """The same cards drawn in another order."""
    drawn = next(
        event
        for line in lines
        for event in line["events"]
        if event["type"] == "cards-drawn" and len(set(event["cards"])) > 1
    )
    drawn["cards"] = drawn["cards"][::-1]


def other_census(lines: list[Json]) -> None:
    found = [e for line in lines for e in line["events"] if e["type"] == "census-taken"]
    found[-1]["census"] += 1


def other_result(lines: list[Json]) -> None:
    (over,) = (event for event in lines[-1]["events"] if event["type"] == "game-over")
    over["ranking"][0]["total"] += 1


def event_lost(lines: list[Json]) -> None:
    del lines[-1]["events"][0]


def line_lost(lines: list[Json]) -> None:
    del lines[100]


def other_salt(lines: list[Json]) -> None:
    lines[0]["fair"]["salt"] = "5b" * 32


def other_commitment(lines: list[Json]) -> None:
    lines[0]["fair"]["commitment"] = commitment(0, SALT)


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize(
    "change",
    [
        other_seed,
        other_cards,
        other_census,
        other_result,
        event_lost,
        line_lost,
        other_salt,
        other_commitment,
    ],
)
def test_what_was_changed_is_found(
    run: Run, written: Any, change: Callable[[list[Json]], object], language: str
) -> None:
    outcome = run("replay", written(changed(change)), "--check", "--lang", language)
    assert (outcome.code, outcome.out) == (1, "")
    assert NAME in outcome.err
    assert "Traceback" not in outcome.err


def test_another_seed_is_found_before_anything_was_drawn(run: Run, written: Any) -> None:
    """A record of only a first line gives the same result with many seeds."""
    first = changed(other_seed).splitlines()[0]
    assert "seed and salt" in words(run("replay", written(first), "--check").err)


def test_a_whole_other_game_is_found_by_what_was_shown(run: Run, written: Any) -> None:
    """Somebody who plays another game can make a commitment for it too, but not beforehand."""
    options = Options(5, game().options.map, game().options.seed + 1)
    forged = save(Game(options), Fair(SALT, commitment(options.seed, SALT)))
    assert run("replay", written(forged), "--check").code == 0
    outcome = run("replay", NAME, "--check", "--commitment", shown())
    assert outcome.code == 1
    assert "not the one you gave" in words(outcome.err)


def test_a_commitment_that_cannot_be_compared(run: Run, written: Any) -> None:
    outcome = run("replay", written(save(game())), "--commitment", shown())
    assert outcome.code == 1
    assert "no commitment in" in words(outcome.err)


@pytest.mark.parametrize("given", ["abc", "g" * 64, "a" * 65])
def test_what_is_no_commitment_is_wrong_usage(run: Run, written: Any, given: str) -> None:
    outcome = run("replay", written(record()), "--commitment", given)
    assert outcome.code == 2
    assert "64" in outcome.err


def test_refusals_for_programs(run: Run, written: Any) -> None:
    outcome = run("replay", written(changed(other_salt)), "--check", "--json")
    assert outcome.code == 1
    assert "salt" in outcome.json["error"]


def test_a_file_that_is_not_there(run: Run) -> None:
    assert run("replay", "nowhere.jsonl").code == 2
