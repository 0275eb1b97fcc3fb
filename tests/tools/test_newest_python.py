"""Finding the newest Python available."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import newest_python
from tools.newest_python import candidates, newest, version_of


def interpreter(folder: Path, name: str, says: str) -> Path:
    """A program that answers as an interpreter would."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("says", "version"),
    [
        ("echo cpython 3 13 0", (3, 13, 0)),
        ("echo cpython 3 11 0", (3, 11, 0)),
        ("echo cpython 3 10 13", None),
        ("echo pypy 3 11 9", None),
        ("echo", None),
        ("exit 127", None),
    ],
)
def test_what_an_interpreter_says(
    tmp_path: Path, says: str, version: tuple[int, ...] | None
) -> None:
    """Too old, unfinished, of another kind, or a broken shim: none of these is suitable."""
    assert version_of(interpreter(tmp_path, "python3", says)) == version


def test_the_newest_is_found(tmp_path: Path) -> None:
    """By number, not alphabetically; programs that do not run are skipped."""
    texts = ["cpython 3 9 18", "cpython 3 13 2", "cpython 3 100 0", "cpython 3 13 9"]
    pythons = [interpreter(tmp_path, f"p{n}", f"echo {text}") for n, text in enumerate(texts)]
    assert newest([tmp_path / "missing", *pythons]) == ((3, 100, 0), pythons[2])
    assert newest([tmp_path / "missing"]) is None


def test_this_python_is_one() -> None:
    assert version_of(sys.executable) == sys.version_info[:3]


def test_where_they_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path = tmp_path / "bin"
    kept = [tmp_path / "pyenv/versions/3.13.0/bin", tmp_path / "tools/Python/3.12.4/x64/bin"]
    for folder in (on_path, *kept):
        folder.mkdir(parents=True)
    monkeypatch.setenv("PATH", str(on_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("RUNNER_TOOL_CACHE", str(tmp_path / "tools"))
    expected = [interpreter(on_path, "python3.12", ""), *(folder / "python3" for folder in kept)]
    for file in expected[1:]:
        interpreter(file.parent, file.name, "")
    assert list(candidates()) == expected


def test_where_none_is_newer_a_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["newest_python"])
    monkeypatch.setattr(newest_python, "candidates", lambda: [Path(sys.executable)])
    assert newest_python.main() == 0
    assert "is the newest at hand" in capsys.readouterr().out


def test_a_newer_one_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The result of the tests there is the overall result."""
    newer = interpreter(tmp_path, "python3", "echo cpython 3 100 0")
    monkeypatch.setattr(sys, "argv", ["newest_python"])
    monkeypatch.setattr(newest_python, "candidates", lambda: [Path(sys.executable), newer])
    asked: list[Path | str] = []

    def fail_on(python: Path | str) -> int:
        asked.append(python)
        return 1

    monkeypatch.setattr(newest_python, "compare_on", fail_on)
    assert newest_python.main() == 1
    assert asked == [newer]
