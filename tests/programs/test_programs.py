"""Programs that play: whatever they do, the game goes on, and their authors learn why."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from select import select
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from ecumene.bots import PLAYERS
from ecumene.programs.guests import BadCommand, ProgramGuest, words_of
from ecumene.programs.practice import dictate, try_out
from ecumene.programs.program import KEPT, NoAnswer, Program
from ecumene.programs.program_messages import (
    ProgramGoodbye,
    ProgramHello,
    ProgramMessage,
    ProgramNews,
    ProgramQuestion,
)
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.seen import seen_events
from ecumene.sim.planned_game import play
from ecumene.words import Messages, languages
from hatch_build import NODE
from tests.patience import wait_until
from tests.sim.plans import plan

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.sim.result_rows import SeatResult

EXAMPLES: Final = Path("docs/examples")
LONG: Final = 60_000
"""Milliseconds in which every program answers that means to."""
READ: Final = "import json, sys, time\nfor line in sys.stdin:\n message = json.loads(line)\n"
ASKED: Final = " if message['type'] in ('question', 'refused'):\n  number = message['number']\n"
CHATTER: Final = " print('no answer', flush=True)\n"

BAD: Final = {
    "no JSON": (READ + ASKED + "  print('move', flush=True)\n", "program-not-json"),
    "no object": (READ + ASKED + "  print('[1]', flush=True)\n", "data-not-object"),
    "no number": (READ + ASKED + "  print('{}', flush=True)\n", "data-missing-field"),
    "another number": (
        READ + ASKED + "  print(json.dumps({'number': number + 99, 'answer': None}), flush=True)\n",
        "program-other-question",
    ),
    "no action": (
        READ
        + ASKED
        + "  print(json.dumps({'number': number, 'answer': {'type': 'fly'}}), flush=True)\n",
        "data-unknown-kind",
    ),
    "waits": (
        READ + ASKED + "  print(json.dumps({'number': number, 'answer': None}), flush=True)\n",
        "program-waits",
    ),
    "nested": (READ + ASKED + "  print('[' * 100_000, flush=True)\n", "program-not-json"),
    "no text": (
        READ + ASKED + "  sys.stdout.buffer.write(b'\\xff\\n')\n  sys.stdout.flush()\n",
        "program-not-json",
    ),
}
"""Programs whose every answer is bad, and what they are told."""

ENDING: Final = {
    "ends at once": ("", "program-ended"),
    "crashes": (READ + " 1 / 0\n", "program-ended"),
    "has no end of a line": (
        "import os\nwhile True:\n os.write(1, b'x' * 65536)\n",
        "program-endless",
    ),
    "wants too much memory": ("held = [b'x' * 2**20 for _ in range(100_000)]\n", "program-ended"),
}
"""Programs that end or have to be ended."""


def _command(code: str) -> str:
    return shlex.join([sys.executable, "-u", "-c", code])


def _said(key: str, problem: str) -> bool:
    """Whether a problem is told by a message, whatever its arguments."""
    words = Messages("en")(
        key, number=1, most=1 << 20, code=1, value="fly", field="number", kind="fly", line="1"
    )
    return words.split("1")[0].split("fly")[0].split("number")[0].strip(" «»'\"") in problem


def _played(
    code: str, folder: Path, milliseconds: int = LONG, turns: int = 3
) -> tuple[Game, SeatResult]:
    """A game with a program, and how the program did."""
    what = plan(("settler", 4), ("cmd:x", 1), games=1, last_turn=turns)
    guest = ProgramGuest(_command(code), "en", folder, milliseconds)
    game, results = play(what, 1, {**PLAYERS, "cmd:x": guest})
    (row,) = (row for row in results.seats if row.player == "cmd:x")
    return game, row


@pytest.mark.parametrize("example", ["bot.py", "bot.js"])
def test_the_examples_answer_every_question(example: str) -> None:
    runner = sys.executable if example.endswith(".py") else str(NODE)
    trial, player, program = try_out([runner, str(EXAMPLES / example)], LONG, 1024, Messages("en"))
    assert player.problems == []
    assert player.replaced is None
    assert trial.questions > 100
    assert {"move", "trade", "advances", "damage"} <= trial.kinds
    assert program.complaints == b""
    assert len((EXAMPLES / example).read_text().splitlines()) <= 35


def test_the_same_seed_gives_the_same_game_with_a_program() -> None:
    what = plan(("settler", 4), ("cmd:x", 1), games=1, last_turn=4)
    guest = ProgramGuest(shlex.join([sys.executable, str(EXAMPLES / "bot.py")]), "en")
    played = [play(what, 1, {**PLAYERS, "cmd:x": guest}) for _ in range(2)]
    assert played[0][1] == played[1][1]
    assert all(row.faults == 0 and row.replaced is None for row in played[0][1].seats)


@pytest.mark.parametrize("name", BAD)
def test_bad_answers_are_refused_in_words_and_then_the_default_counts(
    name: str, tmp_path: Path
) -> None:
    """Three tries for a question; after ten bad answers a computer player plays on."""
    code, key = BAD[name]
    game, row = _played(code, tmp_path)
    assert game.over
    assert row.faults == 10
    assert row.replaced is not None
    (log,) = tmp_path.iterdir()
    lines = log.read_text().splitlines()
    assert [line.partition(":")[0] for line in lines] == ["1"] * 3 + ["2"] * 3 + ["3"] * 3 + ["4"]
    assert all(_said(key, line) for line in lines), lines


def test_an_illegal_answer_is_refused_with_its_rule_and_may_be_mended(tmp_path: Path) -> None:
    """The first answer is illegal each time, the second one good: nobody is replaced for three."""
    code = (
        READ
        + " if message['type'] == 'question':\n  number = message['number']\n"
        + "  answer, bad = message['default'], message['question']['type'] == 'civilization'\n"
        + "  if bad:\n   answer = {'type': 'end-movement'}\n"
        + "  print(json.dumps({'number': number, 'answer': answer}), flush=True)\n"
        + " elif message['type'] == 'refused':\n"
        + "  print(message['tries'], message['rule'], message['text'], file=sys.stderr)\n"
        + "  good = {'type': 'pick-civilization', 'civilization': 'egypt'}\n"
        + "  print(json.dumps({'number': message['number'], 'answer': good}), flush=True)\n"
    )
    _, row = _played(code, tmp_path)
    assert (row.faults, row.replaced) == (1, None)
    assert row.civilization == "egypt"
    (log,) = tmp_path.iterdir()
    assert "2 G9 " in log.read_text() or "2 S2 " in log.read_text()


@pytest.mark.parametrize("name", ENDING)
def test_whoever_ends_is_replaced_at_once(name: str, tmp_path: Path) -> None:
    code, key = ENDING[name]
    game, row = _played(code, tmp_path)
    assert game.over
    assert (row.faults, row.replaced) == (1, 1)
    told = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(told) <= KEPT
    assert _said(key, told.decode())


@pytest.mark.parametrize(
    "code",
    [
        "import time\nwhile True:\n time.sleep(60)\n",
        "import sys\nwhile True:\n sys.stderr.write('x' * 4096)\n",
        READ + " pass\nwhile True:\n time.sleep(60)\n",
    ],
    ids=["reads nothing", "complains without end", "does not end"],
)
def test_silence_costs_time_and_nothing_else(code: str, tmp_path: Path) -> None:
    game, row = _played(code, tmp_path, milliseconds=20)
    assert game.over
    assert row.faults == 10
    told = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(told) <= KEPT


def test_nothing_is_heard_once_time_is_up() -> None:
    """However much there is to hear: who has always more to say would never be late."""
    program = Program([sys.executable, "-c", "print('too late', flush=True); input()"], 1024)
    try:
        select([program._output], [], [])
        with pytest.raises(NoAnswer, match="program-late"):
            program.hear(monotonic() - 1)
        assert program.hear(monotonic() + LONG / 1000) == b"too late"
    finally:
        program.kill()


def test_nothing_of_a_program_is_left_after_the_game(tmp_path: Path) -> None:
    """Also what it has started itself, and if nobody waits for its end."""
    code = (
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        "print(os.getpid(), child.pid, file=sys.stderr, flush=True)\n" + READ + CHATTER + "\n"
        "time.sleep(3600)\n"
    )
    _played(code, tmp_path)
    (log,) = tmp_path.iterdir()
    first = next(line for line in log.read_text().splitlines() if ":" not in line)
    for process in map(int, first.split()):
        # It was killed, and the system takes its time.
        wait_until(lambda process=process: not _runs(process))  # type: ignore[misc]


def _runs(process: int) -> bool:
    """Whether a process does anything; one that nobody has taken note of is dead all the same."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("language", languages)
def test_a_program_is_told_what_its_seat_sees_and_no_more(language: str) -> None:
    """Every line is a message; views and events are those of the seat (``audience``)."""
    lines: list[bytes] = []
    trial = dictate(lines.append, LONG, Messages(language))
    told = [from_names(msgspec.json.decode(line), ProgramMessage) for line in lines]
    assert isinstance(told[0], ProgramHello)
    assert isinstance(told[-1], ProgramGoodbye)
    asked = [each for each in told if isinstance(each, ProgramQuestion)]
    assert [each.number for each in asked] == list(range(1, trial.questions + 1))
    for each in asked:
        assert each.view.seat == told[0].seat
        assert each.default is not None
        assert each.sentence
    for each in told:
        if isinstance(each, ProgramNews):
            assert seen_events(each.events, told[0].seat) == each.events
    assert [msgspec.json.encode(to_names(each)) + b"\n" for each in told] == lines


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("", "program-none"),
        ("  ", "program-none"),
        ("'open", "program-unreadable"),
        ("no-such-program-anywhere", "program-not-found"),
        ("./no-such-file", "program-not-found"),
        ("docs/players.md", "program-not-started"),
    ],
)
def test_what_cannot_be_started_is_refused_beforehand(command: str, key: str) -> None:
    with pytest.raises(BadCommand) as refused:
        words_of(command)
    assert refused.value.key == key


def test_the_environment_of_the_game_is_the_programs_own(tmp_path: Path) -> None:
    """It finds its files where the command was typed."""
    code = f"import os, sys\nprint(os.getcwd(), file=sys.stderr, flush=True)\n{READ}{CHATTER}"
    _played(code, tmp_path, turns=1)
    (log,) = tmp_path.iterdir()
    assert os.getcwd() in log.read_text()  # noqa: PTH109 what the program asks, too
