"""Tests and the programs they start ignore the caller's Python settings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = {
    "PYTHONUNBUFFERED": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONPATH": "/nowhere",
    "PYTHONWARNINGS": "ignore",
    "PYTHONANYTHING": "x",
}
PYTEST = (
    sys.executable,
    "-c",
    "import os, tests.conftest; print(*os.environ.items(), sep=chr(10))",
)
MAKE = ("make", "-s", "--eval", "environment: ; @env", "environment")


@pytest.mark.parametrize("command", [PYTEST, MAKE], ids=["pytest", "make"])
def test_settings_of_the_caller_go_no_further(command: tuple[str, ...]) -> None:
    told = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | SETTINGS,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "PATH" in told.stdout
    assert "PYTHON" not in told.stdout
