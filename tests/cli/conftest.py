"""How the tests run the program: in this process, at 80 columns, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ecumene.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    """What a command printed and returned."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.out)


Run = Callable[..., Outcome]
Reply = Callable[[str], "str | None"]
"""What a person types after reading this since the last line; None ends the input."""


class Typist:
    """Input by somebody who reads what is written before typing the next line."""

    def __init__(self, reply: Reply, capsys: pytest.CaptureFixture[str]) -> None:
        self.reply = reply
        self.capsys = capsys
        self.read: list[str] = []
        """What was written before each line, with runs of whitespace collapsed."""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.read.append(" ".join(self.capsys.readouterr().out.split()))
        line = self.reply(self.read[-1])
        return "" if line is None else f"{line}\n"


@dataclass(frozen=True)
class Conversation:
    """The result of a game in the terminal."""

    code: int
    read: tuple[str, ...]
    """What was written before each line that was typed, and after the last."""

    @property
    def out(self) -> str:
        return " ".join(self.read)


Converse = Callable[..., Conversation]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run_once(*arguments: str) -> Outcome:
        code = main(arguments)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run_once


@pytest.fixture
def converse(
    run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Converse:
    """Play with somebody who answers what they read: a function, or lines in order."""

    def converse_once(*arguments: str, reply: Reply | list[str]) -> Conversation:
        lines = iter(()) if callable(reply) else iter(reply)
        typist = Typist(reply if callable(reply) else lambda _: next(lines, None), capsys)
        monkeypatch.setattr("sys.stdin", typist)
        outcome = run("play", *arguments)
        assert outcome.err == ""
        return Conversation(outcome.code, (*typist.read, " ".join(outcome.out.split())))

    return converse_once
