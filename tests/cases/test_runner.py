"""The case runner: it finds differences, and refuses what it cannot understand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import inspect

from ecumene.cases import BadCase, read_cases, run
from ecumene.cases.comparison import fits, missing
from ecumene.cases.party_names import SEAT_FIELDS
from ecumene.rules.decisions import Decision
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.events import Event
from ecumene.rules.format.id_names import NUMBERS

if TYPE_CHECKING:
    from ecumene.cases import Case

HEAD = """
[[case]]
id = "one"
rules = ["K1"]
explain = "Six tokens build a city."
phase = "cities"
"""
POSITION = """
start.egypt = { tokens = { tanis = 6 }, elsewhere = 2, treasury = 3 }
"""
ANSWER = """
answers = [{ who = "egypt", type = "build-city", area = "tanis" }]
"""


def read(folder: Path, text: str) -> Case:
    file = folder / "some.toml"
    file.write_text(text, encoding="utf-8")
    (case,) = read_cases(file)
    return case


def differences(folder: Path, rest: str) -> list[str]:
    return [each.key for each in run(read(folder, HEAD + rest)).differences]


@pytest.mark.parametrize(
    ("rest", "keys"),
    [
        (POSITION + ANSWER, []),
        (
            POSITION
            + ANSWER
            + 'end.egypt = { cities = ["tanis"], treasury = 3, token_stock = 50 }',
            [],
        ),
        (POSITION + ANSWER + "end.egypt = { token_stock = 49 }", ["case-differs"]),
        (POSITION + ANSWER + "end.egypt = { tokens = { tanis = 0 }, token_count = 2 }", []),
        (POSITION + ANSWER + "end.egypt = { tokens = { tanis = 1 } }", ["case-differs"]),
        (POSITION + ANSWER + "end.egypt = { cities = [], token_stock = 1 }", ["case-differs"] * 2),
        (POSITION + ANSWER + 'end.egypt = { hand = ["ochre"] }', ["case-differs"]),
        (POSITION + ANSWER + "end.barbarians = { tokens = { gaza = 1 } }", ["case-differs"]),
        (POSITION + ANSWER + 'events = [{ type = "city-built", area = "tanis" }]', []),
        (
            POSITION + ANSWER + 'events = [{ type = "city-built", area = "gaza" }]',
            ["case-event-missing"],
        ),
        (
            POSITION + ANSWER + 'events = [{ type = "city-built" }, { type = "city-built" }]',
            ["case-event-missing"],
        ),
        (
            POSITION + ANSWER + 'events = [{ type = "city-built", removed = {} }]',
            ["case-event-missing"],
        ),
        (POSITION + ANSWER + 'no_events = ["city-built"]', ["case-event-unexpected"]),
        (POSITION + ANSWER + 'no_events = ["surplus-removed"]', []),
        # Who is asked in the end
        (POSITION, ["case-differs"]),
        (POSITION + 'asked = "anything"', []),
        (POSITION + 'asked.egypt = { type = "city-site" }', []),
        (POSITION + 'asked.egypt = { type = "city-site", sites = [] }', ["case-differs"]),
        (POSITION + 'asked.egypt = { type = "cities" }', ["case-differs"]),
        (POSITION + 'asked.hatti = { type = "city-site" }', ["case-differs"]),
        (POSITION + ANSWER + 'asked.egypt = { type = "city-site" }', ["case-differs"]),
        # Answers
        (POSITION + 'answers = [{ who = "hatti", type = "done" }]', ["case-refused"]),
        (
            POSITION + 'answers = [{ who = "egypt", type = "set-tax-rate", rate = 2 }]',
            ["case-refused"],
        ),
        (
            POSITION + 'answers = [{ who = "egypt", type = "done", refused = "K1" }]',
            ["case-not-refused"],
        ),
        (
            POSITION
            + 'asked = "anything"\n'
            + 'answers = [{ who = "egypt", type = "build-city", area = "gaza", refused = "K2" }]',
            ["case-differs"],
        ),
        (
            POSITION
            + 'asked = "anything"\n'
            + 'answers = [{ who = "egypt", type = "end-movement", refused = "K1", message = "x" }]',
            ["case-differs"],
        ),
        (
            POSITION + 'answers = [{ who = "egypt", type = "done", asked = { type = "cities" } }]',
            ["case-differs"],
        ),
    ],
)
def test_what_differs_is_found(tmp_path: Path, rest: str, keys: list[str]) -> None:
    assert differences(tmp_path, rest) == keys


@pytest.mark.parametrize(
    ("text", "case", "path", "key"),
    [
        ("[[case", "", (), "case-not-toml"),
        ("x = " + "[" * 5000, "", (), "record-too-deep"),
        ("x = 1", "", (), "data-unknown-field"),
        ("", "", (), "case-none"),
        ("case = 3", "", (), "case-none"),
        ('[[case]]\nrules = []\nexplain = ""\nphase = "tax"', "#1", (), "data-missing-field"),
        (HEAD + "colour = 3", "one", (), "data-unknown-field"),
        (HEAD + HEAD, "one", ("id",), "case-twice"),
        (HEAD + 'leaving = ["egipt"]', "one", ("leaving",), "data-unknown-name"),
        (
            HEAD + 'answers = [{ who = [["egypt"]], type = "done" }]',
            "one",
            ("answers", 1, "who"),
            None,
        ),
        (
            HEAD + 'answers = [{ who = { a = 1 }, type = "done" }]',
            "one",
            ("answers", 1, "who"),
            None,
        ),
        (HEAD.replace("K1", "K99"), "one", ("rules",), "case-unknown-rule"),
        (HEAD.replace('"cities"', '"lunch"'), "one", ("phase",), "data-not-choice"),
        (HEAD + "turn = 1.5", "one", ("turn",), "data-not-number"),
        (HEAD + "start = 3", "one", ("start",), "data-not-object"),
        (HEAD + "start.egipt = {}", "one", ("start",), "data-unknown-name"),
        (
            HEAD + "start.egypt = { tokens = { tanys = 1 } }",
            "one",
            ("start", "egypt", "tokens", "tanys"),
            "data-unknown-name",
        ),
        (
            HEAD + 'start.egypt = { advances = ["wheel"] }',
            "one",
            ("start", "egypt", "advances", 0),
            "data-unknown-name",
        ),
        (HEAD + "start.barbarians = { token_stock = 1 }", "one", ("start", "barbarians"), None),
        (HEAD + "end.barbarians = { hand = [] }", "one", ("end", "barbarians"), None),
        (HEAD + "end.egypt = { gold = 3 }", "one", ("end", "egypt"), "data-unknown-field"),
        (HEAD + "stacks = { 10 = [] }", "one", ("stacks",), "data-not-choice"),
        (
            HEAD + 'start.egypt = { traders = { treachery = ["egipt"] } }',
            "one",
            ("start", "egypt", "traders"),
            "data-unknown-name",
        ),
        (
            HEAD + 'answers = [{ who = "egypt", type = "withdraw", number = "egipt" }]',
            "one",
            ("answers", 1, "number"),
            "data-not-offer",
        ),
        (HEAD + "answers = {}", "one", ("answers",), "data-not-list"),
        (HEAD + "answers = [3]", "one", ("answers", 1), "data-not-object"),
        (HEAD + 'answers = [{ type = "done" }]', "one", ("answers", 1, "who"), None),
        (HEAD + 'answers = [{ who = [[1]], type = "done" }]', "one", ("answers", 1, "who"), None),
        (HEAD + 'answers = [{ who = "egypt" }]', "one", ("answers", 1), "data-unknown-kind"),
        (
            HEAD + 'answers = [{ who = "egypt", type = ["done"] }]',
            "one",
            ("answers", 1),
            "data-unknown-kind",
        ),
        (
            HEAD + 'answers = [{ who = "egypt", type = "done", refused = 3 }]',
            "one",
            ("answers", 1, "refused"),
            "data-not-text",
        ),
        (
            HEAD + 'answers = [{ who = "egypt", type = "done", refused = "K99" }]',
            "one",
            ("answers", 1, "refused"),
            "case-unknown-rule",
        ),
        (HEAD + "events = [3]", "one", ("events", 1), "data-not-object"),
        (HEAD + 'events = [{ type = "rain" }]', "one", ("events", 1), "data-unknown-kind"),
        (
            HEAD + 'events = [{ type = "city-built", colour = 3 }]',
            "one",
            ("events", 1),
            "data-unknown-field",
        ),
        (HEAD + 'no_events = ["rain"]', "one", ("no_events",), "data-unknown-kind"),
        (HEAD + "asked.egypt = {}", "one", ("asked", "egypt"), "data-unknown-kind"),
        (HEAD + 'asked = "nobody"', "one", ("asked",), "data-not-object"),
    ],
)
def test_what_is_no_case_is_refused_with_its_place(
    tmp_path: Path, text: str, case: str, path: tuple[str | int, ...], key: str | None
) -> None:
    with pytest.raises(BadCase) as refusal:
        read(tmp_path, text)
    assert refusal.value.case == case
    assert refusal.value.bad.path == path
    assert key in (None, refusal.value.bad.key)


def test_of_several_mistakes_the_first_is_named(tmp_path: Path) -> None:
    """Regardless of the order of a set."""
    for fields in (
        ("token_stock", "hand", "step", "census"),
        ("census", "step", "hand", "token_stock"),
    ):
        values = {"token_stock": "1", "hand": "[]", "step": "1", "census": "1"}
        holding = ", ".join(f"{field} = {values[field]}" for field in fields)
        with pytest.raises(BadCase) as refusal:
            read(tmp_path, HEAD + f"start.barbarians = {{ {holding} }}")
        assert refusal.value.bad.args_ == {"field": fields[0]}


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# \xff")
    for name, key, reason in (
        (".", "case-no-file", "EISDIR"),
        ("nothing.toml", "case-no-file", "ENOENT"),
        ("no\0name.toml", "case-no-file", ""),
        ("latin.toml", "record-not-text", None),
    ):
        with pytest.raises(BadCase) as refusal:
            read_cases(tmp_path / name)
        bad = refusal.value.bad
        assert (bad.key, bad.args_.get("reason")) == (key, reason)


def test_names_may_be_written_with_underscores(tmp_path: Path) -> None:
    """The former spelling."""
    start = """
[case.start.egypt]
tokens = { upper_egypt = 1 }
advances = ["naval_warfare"]
hand = ["civil_war"]
traders = { civil_war = ["minoa"] }
"""
    for text in (start, start.replace("_", "-")):
        egypt = read(tmp_path, HEAD + text).start["egypt"]
        assert egypt.tokens == {NUMBERS["place"]["upper-egypt"]: 1}
        assert egypt.advances == 1 << NUMBERS["advance"]["naval-warfare"]
        assert egypt.traders == {NUMBERS["card"]["civil-war"]: ("minoa",)}


@pytest.mark.parametrize(
    ("rest", "path", "key"),
    [
        ("start.egypt = { tokens = { tanis = 56 } }", ("start", "egypt"), "case-sum"),
        ("start.egypt = { tokens = { tanis = 5 }, treasury = 51 }", None, "case-sum"),
        ("start.egypt = { token_stock = 5, treasury = 51 }", None, "case-sum"),
        ("start.egypt = { token_stock = -1 }", None, "case-sum"),
        ("start.egypt = { tokens = { tanis = -1 } }", None, "case-negative"),
        ('start.egypt = { cities = ["gaza", "gaza"] }', None, "case-city-twice"),
        ('start.egypt = { new_cities = ["gaza"] }', None, "case-no-city"),
        ("start.egypt = { cities_elsewhere = 10 }", None, "case-too-many"),
        ('start.egypt = { ships = ["gaza", "gaza", "gaza", "gaza", "gaza"] }', None, None),
        ("start.egypt = { elsewhere = -1 }", None, "case-no-room"),
        ("start.egypt = { step = -1 }", ("start", "egypt", "step"), "case-range"),
        ("start.egypt = { step = 17 }", None, "case-range"),
        ("start.egypt = { census = -1 }", ("start", "egypt", "census"), "case-range"),
        ("start.egypt = { credits = [5, 5] }", ("start", "egypt", "credits"), "data-length"),
        ("start.egypt = { credits = [0, 0, -5, 0, 0] }", None, "case-range"),
        ("turn = 0", ("turn",), "case-range"),
        ("start.egypt = { elsewhere = 54 }\nstart.hatti = { elsewhere = 54 }", None, None),
        ("start.egypt = { credits = [5] }", ("start", "egypt", "credits"), "data-length"),
        ("players = 4\nstart.egypt = {}", (), "case-no-setup"),
        ('players = 5\nmap = "east"\nstart.egypt = {}', (), "case-no-setup"),
        (
            'players = 5\nmap = "west"\nstart.egypt = { tokens = { rome = 1 } }',
            ("start", "egypt", "tokens"),
            "case-not-in-play",
        ),
    ],
)
def test_positions_that_cannot_be(
    tmp_path: Path, rest: str, path: tuple[str, ...] | None, key: str | None
) -> None:
    """G1, S1."""
    with pytest.raises(BadData) as refusal:
        run(read(tmp_path, HEAD + rest))
    assert path in (None, refusal.value.path)
    assert key in (None, refusal.value.key)


@pytest.mark.parametrize(
    ("rest", "rule"),
    [
        ('short_game = true\ntrack = "expert"', "Q1"),
        ("last_turn = 0", "H6"),
        ('leaving = ["egypt", "egypt"]', "L1"),
    ],
)
def test_games_that_cannot_be(tmp_path: Path, rest: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        run(read(tmp_path, HEAD + rest))
    assert refusal.value.rule == rule


def test_before_the_set_up_nobody_has_anything(tmp_path: Path) -> None:
    text = HEAD.replace('"cities"', '"set-up"') + "start.egypt = {}"
    with pytest.raises(BadData, match="case-start-before-game"):
        run(read(tmp_path, text))


def test_the_smallest_set_up_that_will_do(tmp_path: Path) -> None:
    """S1: Rome and Egypt meet in a game of seven at the earliest."""
    case = read(tmp_path, HEAD + 'start.rome = {}\nstart.egypt = {}\nasked = "anything"')
    outcome = run(case)
    assert outcome.differences == []
    case = read(tmp_path, HEAD + "start.egypt = { tokens = { rome = 1 } }")
    assert run(case).differences == []


def test_elsewhere_keeps_clear(tmp_path: Path) -> None:
    """Pieces placed elsewhere are neither in the areas of the case nor beside them."""
    rest = """
    start.egypt = { elsewhere = 20, cities_elsewhere = 9, tokens = { tanis = 1 } }
    end.egypt = { tokens = { tanis = 1 } }
    """
    outcome = run(read(tmp_path, HEAD + rest))
    assert outcome.differences == []
    position = outcome.position["egypt"]
    assert (position["elsewhere"], position["cities_elsewhere"]) == (20, 9)


@pytest.mark.parametrize(
    ("named", "found", "ordered", "fit"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True, True),
        ({"a": 1}, {"b": 2}, True, False),
        ({"tokens": {"x": 1}}, {"tokens": {"x": 1, "y": 1}}, True, False),
        ({"move": {"type": "x"}}, {"move": {"type": "x", "n": 1}}, True, True),
        ({"sites": [{"a": 1}]}, {"sites": [{"a": 1, "b": 2}]}, True, True),
        ({"a": [1, 2]}, {"a": [2, 1]}, True, False),
        ({"a": [1, 2]}, {"a": [2, 1]}, False, True),
        ({"a": [1, 1]}, {"a": [1, 2]}, False, False),
        ({"a": [1]}, {"a": [1, 2]}, False, False),
    ],
)
def test_only_what_is_named_is_compared(named: Any, found: Any, ordered: bool, fit: bool) -> None:
    assert fits(named, found, ordered=ordered) is fit


def test_what_is_missing_from_a_row_of_events() -> None:
    assert missing([1, 3], [1, 2, 3]) is None
    assert missing([3, 1], [1, 2, 3]) == 1


@pytest.mark.parametrize("union", [Event, Decision])
def test_every_field_that_holds_a_party_is_known(union: Any) -> None:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    for part in info.types:
        assert isinstance(part, inspect.StructType)
        for field in part.fields:
            if isinstance(field.type, inspect.Metadata):
                title = (field.type.extra_json_schema or {}).get("title")
                assert (title == "party") <= (field.name in SEAT_FIELDS), field.name


def examples() -> list[str]:
    """The cases that the documentation shows."""
    document = (Path(__file__).parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
    return [part.partition("```")[0] for part in document.split("```toml")[1:]]


def test_the_documentation_has_examples() -> None:
    assert len(examples()) >= 4


@pytest.mark.parametrize("example", examples(), ids=lambda text: text.split('"')[1])
def test_an_example_of_the_documentation(tmp_path: Path, example: str) -> None:
    assert run(read(tmp_path, example)).differences == []
