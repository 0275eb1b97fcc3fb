"""The command line itself: help, wrong usage, the common options, and any nonsense at all."""

from __future__ import annotations

import io
import json
import os
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import version
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.cli import main
from ecumene.cli.common import Common, take_common
from ecumene.data import FactsError, Problem

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], Common(())),
        (["--lang", "pl", "rules"], Common(("rules",), "pl")),
        (["rules", "--lang=pl", "--json"], Common(("rules",), "pl", json=True)),
        (["rules", "--lang"], Common(("rules",), None, language_missing=True)),
        (["--version"], Common((), version=True)),
        (["rules", "--", "--json"], Common(("rules", "--", "--json"))),
    ],
)
def test_common_options_stand_anywhere(arguments: list[str], expected: Common) -> None:
    assert take_common(arguments) == expected


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("--help", ["Usage: ecumene [OPTIONS] COMMAND", "Commands", "map", "--version"]),
        ("-h", ["Usage: ecumene [OPTIONS] COMMAND"]),
        ("", ["Usage: ecumene [OPTIONS] COMMAND"]),
        ("--", ["Usage: ecumene [OPTIONS] COMMAND"]),
        ("--lang pl --help", ["Użycie: ecumene [OPCJE] POLECENIE", "Polecenia", "Pokaż tę pomoc."]),
        ("map --help", ["Usage: ecumene map [OPTIONS]", "--players NUMBER", "-o, --output FILE"]),
        ("map --help --lang pl", ["Użycie: ecumene map [OPCJE]", "--players LICZBA", "PLIK"]),
        ("show --help", ["Usage: ecumene show [OPTIONS] KIND NAME...", "Arguments"]),
        ("show --help --lang pl", ["ecumene show [OPCJE] RODZAJ NAZWA...", "Argumenty"]),
        ("rules --help", ["Usage: ecumene rules [OPTIONS] [ID|WORD...]"]),
        ("rules --help --lang pl", ["ecumene rules [OPCJE] [ID|SŁOWO...]", "Opcje"]),
    ],
)
def test_help(run: Run, command: str, says: list[str]) -> None:
    outcome = run(*command.split())
    assert (outcome.code, outcome.err) == (0, "")
    assert [part for part in says if part not in outcome.out] == []
    assert max(map(len, outcome.out.splitlines())) <= 80
    if "pl" in command:
        english = ("Usage", "Options", "Commands", "Arguments", "Show", "default", "required")
        assert [word for word in english if word in outcome.out] == []


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("shw", "There is no command 'shw'. Commands: map, show, rules,"),
        ("--lang pl shw", "Nie ma polecenia „shw”. Polecenia: map, show, rules,"),
        ("--wrong", "There is no option --wrong here."),
        ("--lang pl --wrong", "Nie ma tu opcji --wrong."),
        ("map --plyers 9", "There is no option --plyers here. Did you mean --players?"),
        ("--lang pl map --plyers 9", "Nie ma tu opcji --plyers. Może chodziło o --players?"),
        ("map -x", "There is no option -x here."),
        ("--lang pl map -o", "Opcja -o wymaga wartości."),
        ("--lang", "Option --lang needs a value."),
        ("map --output=", "Option --output needs a value."),
        ("simulate --out=", "Option --out needs a value."),
        ("rules --lang de", "--lang: 'de' is not one of en, pl."),
        ("rules --lang=", "--lang: '' is not one of en, pl."),
    ],
)
def test_wrong_usage(run: Run, command: str, says: str) -> None:
    outcome = run(*command.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert says in " ".join(outcome.err.split())
    assert "--help" in outcome.err
    as_json = run(*command.split(), "--json") if not command.endswith("--lang") else None
    if as_json is not None and not command.endswith(" -o"):
        assert as_json.code == 2
        assert says in as_json.json["error"]


def test_a_game_has_no_json(run: Run) -> None:
    assert "--json" in run("simulate", "--help").out
    assert "--json" not in run("play", "--help").out


def test_the_language_comes_from_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Nie ma polecenia" in run("nonsense").err
    assert "There is no command" in run("nonsense", "--lang", "en").err


@pytest.mark.parametrize("command", ["--version", "--lang pl --version", "rules --version"])
def test_version(run: Run, command: str) -> None:
    assert run(*command.split()).out == f"ecumene {version('ecumene')}\n"
    assert run(*command.split(), "--json").json == {"version": version("ecumene")}


@pytest.mark.parametrize(("language", "says"), [("en", "area 'x':"), ("pl", "obszar „x”:")])
def test_broken_facts_are_described_sentence_by_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    def broken(*_: object) -> None:
        raise FactsError([Problem("area", id_, "facts-no-neighbour") for id_ in ("x", "y")])

    monkeypatch.setattr("ecumene.cli.commands.show.find_id", broken)
    outcome = run("show", "area", "athens", "--lang", language)
    assert (outcome.code, outcome.out) == (1, "")
    first, second = outcome.err.splitlines()
    assert says in first
    assert says.replace("x", "y") in second


def test_stopping_from_the_keyboard_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ecumene.cli.commands.show.find_id", stop)
    outcome = run("show", "area", "athens")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")


COMMAND_WORDS = ("map", "show", "rules", "area", "civ", "athens", "M7", "A-", "9", "x.svg", "pl")
OPTIONS = ("-", "--", "-h", "-o", "--json", "--lang", "--map", "--players", "--open", "--version")
WORDS = st.one_of(st.text(), st.sampled_from([*COMMAND_WORDS, *OPTIONS, "[red]"]))


@settings(max_examples=200)
@given(st.lists(WORDS, max_size=5))
def test_no_command_line_gives_a_traceback(arguments: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("ecumene.cli.commands.map.write_picture"),
        patch("ecumene.cli.desktop.show"),
        patch.dict(os.environ, {"COLUMNS": "80"}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        assert main(arguments) in (0, 2)
    assert "Traceback" not in err.getvalue()


@settings(max_examples=100)
@given(st.sampled_from(["show area", "show advance", "rules", "map"]), st.text())
def test_any_word_is_answered_in_json(command: str, text: str) -> None:
    out = io.StringIO()
    words = [f"--output={text}"] if command == "map" else ["--", text]
    with patch("ecumene.cli.commands.map.write_picture"), redirect_stdout(out):
        code = main([*command.split(), "--json", *words])
    document = json.loads(out.getvalue())
    assert ("error" in document) == (code != 0)
