"""Threads of a server may be the first to read something, all at once.

msgspec learns a struct when it is first read, by whichever thread that is; another one that reads
it at the same moment sees half of it, and the process ends.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

import ecumene
from tests.server.started import ROOT
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody

PACKAGE = Path(ecumene.__file__).parent
BEFORE_THREADS = {"data/read.py"}
"""The facts are read when the rules are imported."""
ONE_THREAD = ("cli/", "sim/", "web/", "server/games/answer_process.py")


def test_many_threads_may_read_something_first() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tests.server.first_use"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (said.returncode, said.stdout) == (0, "0\n"), said.stderr


def test_everybody_may_come_back_at_once(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        clock = {"kind": "decision", "seconds": 600}
        games = [anna.create(clock=clock)["game"]["id"] for _ in range(5)]
        for game in games:
            anna.post(f"/games/{game}/seats/0/chat", {"text": "Here I am."})
    everybody = Barrier(len(games))

    def come_back(somebody: Somebody, game: str) -> int:
        everybody.wait()
        return len(somebody.get(f"/games/{game}/seats/0/messages?since=0")["messages"])

    for _ in range(2):
        with whole(tmp_path) as server, ThreadPoolExecutor(len(games)) as pool:
            people = [anna.at(server) for _ in games]
            assert all(pool.map(come_back, people, games))


READING = re.compile(r"msgspec\.(json\.Decoder|msgpack\.Decoder|convert)")
DECODING = re.compile(r"msgspec\.(json|msgpack)\.decode")


def names_of(tree: ast.Module) -> dict[str, str]:
    """What a module imports, by the name it has there."""
    return {
        each.asname or each.name: f"{statement.module}.{each.name}"
        for statement in ast.walk(tree)
        if isinstance(statement, ast.ImportFrom)
        for each in statement.names
    }


def late_readers(text: str) -> Iterator[int]:
    """The lines of a module that read a type which they may be the first to read."""
    tree = ast.parse(text)
    names = names_of(tree)
    beforehand = {
        call
        for statement in tree.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for call in ast.walk(statement)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and call not in beforehand:
            first, *rest = ast.unparse(call.func).split(".")
            name = ".".join((names.get(first, first), *rest))
            typed = len(call.args) > 1 or any(each.arg == "type" for each in call.keywords)
            if READING.fullmatch(name) or (typed and DECODING.fullmatch(name)):
                yield call.lineno


def test_decoders_are_made_when_their_module_is_imported() -> None:
    found = [
        f"{name}:{line}"
        for file in PACKAGE.rglob("*.py")
        if (name := file.relative_to(PACKAGE).as_posix()) not in BEFORE_THREADS
        and not name.startswith(ONE_THREAD)
        for line in late_readers(file.read_text())
    ]
    assert not found


@pytest.mark.parametrize(
    ("imported", "call"),
    [
        ("import msgspec", "msgspec.json.Decoder(Clocks)"),
        ("from msgspec import json", "json.Decoder(Clocks)"),
        ("from msgspec.json import Decoder", "Decoder(Clocks).decode(data)"),
        ("from msgspec.json import Decoder as Reader", "Reader(Clocks)"),
        ("import msgspec", "msgspec.msgpack.decode(data, type=Clocks)"),
        ("from msgspec.msgpack import decode", "decode(data, type=Clocks)"),
        ("from msgspec import convert", "convert(data, Clocks)"),
    ],
)
def test_a_reader_within_a_function_is_found(imported: str, call: str) -> None:
    text = f"{imported}\nREAD = {call}\ndef read(data):\n    return {call}\n"
    assert list(late_readers(text)) == [4]


@pytest.mark.parametrize(
    "call", ["convert(data, 1)", "msgspec.json.decode(data)", "READ.decode(data)"]
)
def test_other_readers_are_not(call: str) -> None:
    assert not list(late_readers(f"import msgspec\ndef read(data):\n    return {call}\n"))
