"""Questions before a game, the options that replace them, and whose place is taken."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.format.record import replay
from ecumene.words import Messages, languages

if TYPE_CHECKING:
    from ecumene.rules.play import Options
    from tests.cli.conftest import Converse, Run


def options_of(file: str) -> Options:
    return replay(Path(file).read_bytes()).options


@pytest.mark.parametrize("language", languages)
def test_enter_answers_every_question(converse: Converse, language: str) -> None:
    talk = converse("--lang", language, reply=[""] * 7)
    messages = Messages(language)
    assert talk.code == 0
    assert messages("play-open-length") in talk.read[0]
    assert messages("play-open-players") in talk.read[1]
    (file,) = Path().glob("*.jsonl")
    options = options_of(str(file))
    assert (options.players, options.map, options.short_game) == (5, MapName.WEST, True)
    assert not options.strict_movement
    assert options.civilizations is None


@pytest.mark.parametrize("drawn", [0, 2**63 - 1])
def test_a_seed_that_nobody_chose_is_63_bits_of_chance(
    converse: Converse, monkeypatch: pytest.MonkeyPatch, drawn: int
) -> None:
    """Too many to guess; the largest is still a legal seed (S5)."""
    asked: list[int] = []

    def draw(below: int) -> int:
        asked.append(below)
        return drawn

    monkeypatch.setattr("secrets.randbelow", draw)
    converse("--short", reply=["q"])
    assert asked == [2**63]
    assert options_of(f"ecumene-{drawn}.jsonl").seed == drawn


def test_every_question_can_be_answered(converse: Converse) -> None:
    converse(reply=["2", "7", "2", "2", "4", "2", "persia", "42"])
    civ = facts().civilizations["persia"].index
    options = options_of("ecumene-42.jsonl")
    assert (options.players, options.map) == (7, MapName.EAST)
    assert options.track is TrackName.EXPERT
    assert options.strict_movement
    assert not options.short_game
    assert options.civilizations is not None
    assert options.civilizations[0] == civ


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["game", "full", "7", "east", "expert", "casual", "order", "", "42"]),
        ("en", ["full", "7", "EAST", "expert", "slip", "strict", "", "42"]),
        ("pl", ["gra", "pełna", "7", "wschod", "ekspercki", "amatorzy", "kolei", "", "42"]),
        ("pl", ["full", "7", "east", "expert", "master", "strict", "", "42"]),
    ],
)
def test_choices_can_be_named(converse: Converse, language: str, typed: list[str]) -> None:
    """By a word that only one of them has."""
    converse("--lang", language, reply=typed)
    options = options_of("ecumene-42.jsonl")
    assert (options.map, options.track) == (MapName.EAST, TrackName.EXPERT)
    assert not options.short_game
    assert options.strict_movement


def test_questions_before_the_game_can_be_explained(converse: Converse) -> None:
    talk = converse(reply=["?", "? S1", "? rome", "? zz", "q"])
    assert Messages("en")("play-open-help") in talk.read[1]
    assert "S1 " in talk.read[2]
    assert "Start area" in talk.read[3]
    assert "no rule 'zz'" in talk.read[4]


def test_the_command_line_says_the_same(converse: Converse) -> None:
    asked = "--players 7 --map east --track expert --level master --movement strict --civ persia"
    converse(reply=["2", "7", "2", "2", "4", "2", "persia", "42"])
    typed = Path("ecumene-42.jsonl").rename("typed.jsonl").read_bytes()
    converse(*asked.split(), "--seed", "42", reply=[])
    assert Path("ecumene-42.jsonl").read_bytes() == typed


def test_many_players_have_one_map_and_no_question_about_it(converse: Converse) -> None:
    talk = converse(reply=["", "12", "", "", "", "3"])
    assert "On which map" not in talk.out
    assert options_of("ecumene-3.jsonl").map is MapName.BOTH


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", ["x", "3", "0", "-1", "9" * 400, "١"], "from 1 to 2"),
        ("pl", ["x", "3", "0", "-1", "9" * 400, "١"], "od 1 do 2"),
        ("en", ["", "4", "19", "five", "5.0", "\x00"], "5 to 18"),
        ("pl", ["", "4", "19", "five", "5.0", "\x00"], "od 5 do 18"),
        ("en", ["", "", "", "", "", "maurya", "zzz", "👑"], "That one is not in this game."),
        ("pl", ["", "", "", "", "", "maurya", "zzz", "👑"], "nie bierze udziału"),
        ("en", ["", "", "", "", "", "", "-5", "1e9", "9" * 19], "is not a number"),
    ],
)
def test_nonsense_is_asked_again(
    converse: Converse, language: str, typed: list[str], says: str
) -> None:
    talk = converse("--lang", language, reply=typed)
    assert says in talk.out
    assert talk.code == 0
    assert list(Path().glob("*.jsonl")) == []


@pytest.mark.parametrize("word", ["q", "quit"])
def test_nobody_has_to_play(converse: Converse, word: str) -> None:
    assert converse(reply=["", word]).code == 0
    assert list(Path().iterdir()) == []


def test_a_saved_game_is_offered_as_long_as_it_is_not_over(converse: Converse) -> None:
    converse("--short", "--seed", "7", "--civ", "hatti", reply=[""])
    saved = Path("ecumene-7.jsonl").read_bytes()
    talk = converse(reply=["", "q"])
    assert re.search(r"1\. Hatti, set-up, saved [-\d]+ [\d:]+: ecumene-7\.jsonl", talk.read[0])
    assert "Continuing the game saved in ecumene-7.jsonl." in talk.read[1]
    assert Path("ecumene-7.jsonl").read_bytes() == saved
    converse("--resume", "ecumene-7.jsonl", reply=lambda _: "..")
    assert replay(Path("ecumene-7.jsonl").read_bytes()).over
    assert "saved game" not in converse(reply=["q"]).out


@pytest.mark.parametrize("word", ["2", "new", "nowa", "a new"])
def test_a_new_game_can_be_asked_for_in_words(converse: Converse, word: str) -> None:
    converse("--short", "--seed", "7", "--civ", "hatti", reply=[""])
    language = "pl" if word == "nowa" else "en"
    talk = converse("--lang", language, reply=[word, "q"])
    assert Messages(language)("play-open-length") in talk.read[1]


def test_saved_games_are_told_apart(converse: Converse) -> None:
    """By civilization, turn, date and file; each of them can be named."""
    converse("--seed", "7", "--civ", "hatti", reply=[*[".."] * 30, "q"])
    converse("--seed", "8", reply=["q"])
    os.utime("ecumene-7.jsonl", (0, 0))
    reply = ["hatti", "q"]
    talk = converse(reply=reply)
    turn = replay(Path("ecumene-7.jsonl").read_bytes()).state.turn
    assert turn > 1
    assert re.search(r"1\. no civilization yet, set-up, saved .* 2\. Hatti, turn", talk.read[0])
    assert f"Hatti, turn {turn}, saved 19" in talk.read[0]
    assert "Continuing the game saved in ecumene-7.jsonl." in talk.read[1]
    assert (
        "Continuing the game saved in ecumene-8.jsonl."
        in converse(reply=["ecumene-8", "q"]).read[1]
    )


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"{}",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"ecumene":1}\n',
        b'{"ecumene":3}\nnull',
        b'{"ecumene":3}\n{"events":3}',
        b'{"ecumene":3}\n{"events":[{"type":"civilization-picked","seat":0,"civilization":"atlantis"}]}',
        b"[" * 100_000,
        None,
    ],
)
def test_damaged_files_are_said_to_be_so(converse: Converse, content: bytes | None) -> None:
    """Nothing in the folder keeps anybody from playing, not even half a game."""
    converse("--short", "--seed", "7", "--civ", "hatti", reply=[""])
    whole = Path("ecumene-7.jsonl").read_bytes()
    Path("ecumene-9.jsonl").write_bytes(whole[:-9] if content is None else content)
    Path("ecumene-folder.jsonl").mkdir()
    talk = converse(reply=["hatti", "q"])
    assert "Damaged, so not listed: ecumene-9.jsonl" in talk.read[0]
    assert "1. Hatti" in talk.read[0]
    assert "Continuing the game saved in ecumene-7.jsonl." in talk.read[1]


def test_somebody_elses_place_is_taken_in_a_saved_game(converse: Converse) -> None:
    """L6: a substitute takes over a seat."""
    converse("--short", "--seed", "7", "--civ", "hatti", reply=["", "arts 5, science 5", "", "q"])
    talk = converse("--resume", "ecumene-7.jsonl", "--civ", "egypt", reply=["i"])
    assert "→ Egypt" in talk.out
    assert "Egypt: " not in talk.read[0]
    assert "→ Hatti" in converse("--resume", "ecumene-7.jsonl", reply=["i"]).out


def test_who_does_not_play_has_no_place(run: Run, converse: Converse) -> None:
    converse("--short", "--seed", "7", "--civ", "hatti", reply=[])
    outcome = run("play", "--resume", "ecumene-7.jsonl", "--civ", "maurya")
    assert outcome.code == 2
    assert "Maurya is not in this set-up" in " ".join(outcome.err.split())


@pytest.mark.parametrize(("language", "says"), [("en", "JSON Lines"), ("pl", "JSON Lines")])
def test_there_is_no_game_in_json(run: Run, language: str, says: str) -> None:
    outcome = run("play", "--json", "--short", "--lang", language)
    assert outcome.code == 2
    assert says in json.loads(outcome.out)["error"]
    assert list(Path().iterdir()) == []


def test_the_guide_names_all_options(run: Run) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(--[a-z]+)`", guide.partition("## Answering")[0]))
    known = set(re.findall(r"--[a-z]+", run("play", "--help").out))
    assert listed == known - {"--help", "--lang", "--json"}
