"""Threads of a server may be the first to read something, all at once.

msgspec learns a struct when it is first read, by whichever thread that is; another one that reads
it at the same moment sees half of it, and the process ends.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING

import ecumene
from tests.server.started import ROOT
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody

PACKAGE = Path(ecumene.__file__).parent
BEFORE_THREADS = {"data/read.py"}
"""The facts are read when the rules are imported."""
ONE_THREAD = ("cli/", "sim/", "web/")


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


def late_readers(file: Path) -> Iterator[str]:
    """Where a module reads a type that it may be the first to read."""
    tree = ast.parse(file.read_text())
    beforehand = {
        call
        for statement in tree.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for call in ast.walk(statement)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and call not in beforehand:
            name = ast.unparse(call.func)
            typed = len(call.args) > 1 or any(each.arg == "type" for each in call.keywords)
            reads = name in ("msgspec.json.decode", "msgspec.msgpack.decode") and typed
            if reads or name.endswith(".Decoder") or name == "msgspec.convert":
                yield f"{file.name}:{call.lineno}"


def test_decoders_are_made_when_their_module_is_imported() -> None:
    found = [
        place
        for file in PACKAGE.rglob("*.py")
        if (name := file.relative_to(PACKAGE).as_posix()) not in BEFORE_THREADS
        and not name.startswith(ONE_THREAD)
        for place in late_readers(file)
    ]
    assert not found
