"""The referee knows the facts and nothing of the engine, so both cannot be wrong alike."""

from __future__ import annotations

import ast
import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from tests.referee.logs import NO_LOGS, played_on, taken_back
from tools.referee import review

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "tools" / "referee").glob("*.py"))
ALLOWED = ("ecumene.data", "tools.referee", "msgspec")


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(node.module or "")
    return found


def test_the_referee_imports_only_the_facts() -> None:
    assert len(MODULES) > 20
    for path in MODULES:
        for name in imports_of(path):
            known = name.partition(".")[0] in sys.stdlib_module_names
            assert known or name.startswith(ALLOWED), f"{path.name} imports {name}"


def test_nothing_of_the_engine_is_loaded() -> None:
    script = "import sys, tools.referee; print(*(m for m in sys.modules if 'ecumene' in m))"
    command = [sys.executable, "-c", script]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = shown.stdout.split()
    assert loaded
    assert all(name == "ecumene" or name.startswith("ecumene.data") for name in loaded)


def test_the_command_line(tmp_path: Path) -> None:
    """Exit code 0 for a game without faults, 1 for one with faults, and their places."""
    good = ROOT / "tests" / "games" / "05-east-expert.jsonl.gz"
    command = [sys.executable, "-m", "tools.referee"]
    shown = subprocess.run([*command, str(good)], capture_output=True, text=True, cwd=ROOT)
    assert (shown.returncode, shown.stdout) == (0, "05-east-expert.jsonl.gz: 0 findings\n")
    bad = tmp_path / "bad.jsonl"
    text = gzip.decompress(good.read_bytes()).decode()
    bad.write_text(text.replace('"census":2}', '"census":3}', 1), encoding="utf-8")
    shown = subprocess.run([*command, str(bad)], capture_output=True, text=True, cwd=ROOT)
    assert shown.returncode == 1
    assert "bad.jsonl:5: E4: census: 3, expected 2" in shown.stdout
    missing = [*command, str(tmp_path / "missing.jsonl")]
    shown = subprocess.run(missing, capture_output=True, text=True, cwd=ROOT)
    assert shown.returncode == 2
    assert "Traceback" not in shown.stderr


@pytest.mark.parametrize("lines", NO_LOGS)
def test_what_is_no_log_is_a_finding(lines: list[str]) -> None:
    """Whatever it is given, the referee says what is wrong."""
    (finding, *_) = review(lines, "no-log")
    assert finding.line == 1
    assert finding.rule in ("log", "S1", "Q1")


def test_nothing_is_taken_back_that_was_not_answered() -> None:
    """O2."""
    (finding,) = review(taken_back())
    assert (finding.line, finding.rule) == (2, "O2")


def test_nothing_follows_the_end() -> None:
    """H4."""
    lines = played_on()
    (finding,) = review(lines)
    assert (finding.line, finding.rule) == (len(lines), "H4")
