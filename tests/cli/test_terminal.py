"""The program as a process: pipes, encodings, frames on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
COMMAND = [sys.executable, "-m", "ecumene"]
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


def test_a_reader_who_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "A-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not FULL.exists(), reason="no disk that is always full")
@pytest.mark.parametrize("words", ["rules A-", "rules M7 --json", "--help"])
def test_a_full_disk_is_told_in_a_sentence(words: str) -> None:
    with FULL.open("wb") as full:
        result = subprocess.run(
            [*COMMAND, *words.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    assert result.returncode == 1
    assert result.stderr == b"Error: The output cannot be written; the disk may be full.\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "iso8859-2", "cp1250", "utf-8"])
@pytest.mark.parametrize(
    "words", ["show commodity wełna", "rules S", "show area nigdzie", "--help", "rules S --json"]
)
def test_no_letter_is_too_much_for_a_terminal(encoding: str, words: str) -> None:
    result = subprocess.run(
        [*COMMAND, "--lang", "pl", *words.split()],
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert result.returncode in (0, 2)
    text = (result.stdout + result.stderr).decode(encoding)
    assert "Traceback" not in text
    if words == "show commodity wełna":
        assert ("Welna" if encoding in ("ascii", "latin-1") else "Wełna") in text


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
