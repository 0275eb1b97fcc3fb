"""Replays recorded games, and those of computer players, on the newest Python available.

A game must come out the same on every Python. ``make tests`` compares it on one; this looks for a
newer one, makes an environment for it and compares there too. ``make newest NEWEST=python3.13``
names it instead. If there is none, one line says so.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Version: TypeAlias = tuple[int, ...]
ROOT: Final = Path(__file__).parents[1]
ENVIRONMENT: Final = ROOT / ".venv-newest"
UV: Final = Path(sys.executable).with_name("uv")
PINNED: Final = ROOT / "requirements" / "dev.txt"
TESTS: Final = ("tests/rules/test_recorded_games.py", "tests/bots/test_same_answers.py")
OLDEST: Final = (3, 11)
"""What Ecumene needs, see ``pyproject.toml``."""
PROBE: Final = """
import sys, sysconfig
if sys.version_info.releaselevel == "final" and not sysconfig.get_config_var("Py_GIL_DISABLED"):
    print(sys.implementation.name, *sys.version_info[:3])
"""
"""Lets an interpreter describe itself; packages are pinned for finished versions only."""


def candidates() -> Iterator[Path]:
    """Possible Pythons: on the path, and where pyenv, uv and hosted runners keep theirs."""
    for folder in os.get_exec_path():
        yield from sorted(Path(folder).glob("python3.[0-9]*"))
    home = Path.home()
    kept = {
        Path(os.environ.get("PYENV_ROOT", home / ".pyenv")): "versions/*/bin/python3",
        home / ".local/share/uv/python": "*/bin/python3",
        Path(os.environ.get("RUNNER_TOOL_CACHE", "/opt/hostedtoolcache")): "Python/*/*/bin/python3",
    }
    yield from chain.from_iterable(sorted(root.glob(form)) for root, form in kept.items())


def version_of(python: Path | str) -> Version | None:
    """The version of an interpreter; None if it does not run or is unsuitable."""
    try:
        said = subprocess.run(  # noqa: S603 an interpreter of this machine
            [python, "-c", PROBE], capture_output=True, text=True, timeout=30, check=True
        ).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return None
    version = tuple(map(int, said[1:]))
    return version if said[:1] == ["cpython"] and version >= OLDEST else None


def newest(pythons: Iterable[Path]) -> tuple[Version, Path] | None:
    """The newest of some interpreters, the first of equals."""
    found = [(version, python) for python in pythons if (version := version_of(python))]
    return max(found, key=lambda each: each[0], default=None)


def compare_on(python: Path | str) -> int:
    """Make an environment for a Python and run the tests there; returns the exit code."""
    _uv("venv", "--quiet", "--clear", "--python", python, ENVIRONMENT)
    _uv("pip", "install", "--quiet", "--python", ENVIRONMENT, "--require-hashes", "-r", PINNED)
    pytest = [
        str(ENVIRONMENT / "bin" / "pytest"),
        "--quiet",
        "-n",
        "auto",
        "-p",
        "no:cacheprovider",
    ]
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([*pytest, *TESTS], cwd=ROOT, env=paths, check=False).returncode  # noqa: S603


def _uv(*arguments: Path | str) -> None:
    subprocess.run([UV, *arguments], check=True)  # noqa: S603 our own


def main() -> int:
    """Compare on the Python that is named, or on the newest if it is newer than this one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", nargs="?", help="which Python, instead of the newest")
    asked = parser.parse_args().python
    if asked is not None:
        print(f"The recorded games again, on {asked}:", flush=True)
        return compare_on(asked)
    own = ".".join(map(str, sys.version_info[:3]))
    found = newest(candidates())
    if found is None or found[0][:2] <= sys.version_info[:2]:
        print(f"Python {own}, on which all tests have run, is the newest at hand.")
        return 0
    version, python = found
    print(f"The recorded games again, on Python {'.'.join(map(str, version))}:", flush=True)
    return compare_on(python)


if __name__ == "__main__":
    sys.exit(main())
