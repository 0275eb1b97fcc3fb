"""The program as a process: pipes, encodings, frames on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "ecumene"]
FULL = Path("/dev/full")
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


@pytest.mark.parametrize("words", ["rules A-", "rules --json", "--help", "map --help", "--version"])
def test_a_reader_who_leaves_is_no_error(words: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("words", ["rules M7", "rules M99 --json", "--help", "--version"])
@pytest.mark.parametrize(
    ("language", "says"), [("en", "the disk is full"), ("pl", "dysk jest peł")]
)
def test_what_cannot_be_written_is_told(words: str, language: str, says: str) -> None:
    with FULL.open("w") as full:
        result = subprocess.run(
            [*COMMAND, *words.split(), "--lang", language],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    assert result.returncode == 1
    assert says in result.stderr.decode()
    assert result.stderr.count(b"\n") == 1


@pytest.mark.parametrize("environment", [ENVIRONMENT, {}], ids=["usual", "none"])
def test_complaints_that_cannot_be_written_end_with_a_code(environment: dict[str, str]) -> None:
    command = [*COMMAND, "rules", "M99"]
    with FULL.open("w") as full:
        result = subprocess.run(command, stderr=full, env=environment, check=False)
    assert result.returncode == 1


@pytest.mark.parametrize(
    ("closed", "words", "code"),
    [(0, "adjudicate", 2), (1, "rules M7", 0), (1, "--version", 0), (2, "rules M99", 2)],
)
def test_a_stream_may_be_closed(closed: int, words: str, code: int) -> None:
    closing = f"import os, sys; os.close({closed}); os.execv(sys.executable, {COMMAND!r} + "
    result = subprocess.run(
        [sys.executable, "-c", f"{closing}{words.split()!r})"],
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert result.returncode == code
    assert b"Traceback" not in result.stderr


WAYS = {
    "a page": "show_on(console_for(sys.stdout), 'said')",
    "a console": "console_for(sys.stdout).print('said')",
    "an error": "console_for(sys.stderr).print('said')",
    "a print": "print('said')",
    "a stream": "sys.stdout.write('said\\n')",
    "an echo": "typer.echo('said')",
}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_said_reaches_a_pipe_at_once(way: str) -> None:
    """Buffered output would be lost with a process that ends like this."""
    program = (
        "import os, sys, typer; from ecumene.cli.terminal import console_for, prepare, show_on;"
        f"prepare(); {WAYS[way]}; os._exit(0)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout + told.stderr == b"said\n"


def test_who_plays_through_a_pipe_reads_the_question_before_answering() -> None:
    program = (
        "import io, os, sys; from ecumene.cli import main;"
        "typist = type('Typist', (io.StringIO,), {'readline': lambda _: os._exit(7)});"
        "sys.stdin = typist();"
        "main(['play', '--lang', 'en', '--players', '5', '--seed', '1', '--short'])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=ENVIRONMENT, check=False
    )
    assert (told.returncode, told.stderr) == (7, b"")
    assert b"?" in told.stdout


ONE_AFTER_THE_OTHER = """
import sys
from ecumene.cli import main

for words in sys.argv[1:]:
    code = main(["--lang", "pl", *words.split()])
    for stream in (sys.stdout, sys.stderr):
        print(end=f"{code}\\0", file=stream, flush=True)
"""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "iso8859-2", "cp1250", "utf-8"])
def test_no_letter_is_too_much_for_a_terminal(encoding: str) -> None:
    """The encoding of the streams is what matters, so one process is asked everything."""
    asked = ["show commodity wełna", "rules S", "show area nigdzie", "--help", "rules S --json"]
    result = subprocess.run(
        [sys.executable, "-c", ONE_AFTER_THE_OTHER, *asked],
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": encoding},
        check=True,
    )
    said, complained = (
        stream.decode(encoding).split("\0") for stream in (result.stdout, result.stderr)
    )
    assert [text[-1:] for text in said] == ["0", "0", "2", "0", "0", ""]
    assert ("Welna" if encoding in ("ascii", "latin-1") else "Wełna") in said[0]
    assert "nigdzie" in said[2] + complained[2]
    assert "Traceback" not in "".join((*said, *complained))


def test_bytes_that_are_no_text_are_refused_politely() -> None:
    arguments = [*map(os.fsencode, COMMAND), b"show", b"area", b"\xff\xfe\x1b[31m"]
    result = subprocess.run(arguments, capture_output=True, env=ENVIRONMENT, check=False)
    assert result.returncode == 2
    assert b"\x1b" not in result.stderr
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize(("on_a_terminal", "force"), [(True, "1"), (False, None)])
def test_a_terminal_gets_frames_and_colours_and_a_pipe_does_not(
    on_a_terminal: bool, force: str | None
) -> None:
    """FORCE_COLOR stands in for a terminal: not every machine that runs the tests has one."""
    environment = {k: v for k, v in ENVIRONMENT.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    if force is not None:
        environment["FORCE_COLOR"] = force
    result = subprocess.run(
        [*COMMAND, "show", "civ", "hellas"], capture_output=True, env=environment, check=True
    )
    assert ("╭─".encode() in result.stdout) == on_a_terminal
    assert (b"\x1b[" in result.stdout) == on_a_terminal
