"""Packages that only some commands need, which an extra of the package installs."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from subprocess import list2cmdline

from ecumene.cli.refusal import FAILED, CommandRefusal


def check_library(*packages: str, extra: str = "simulate") -> None:
    """Refuse if a package is not installed, before anything else is done."""
    for package in packages:
        if find_spec(package) is None:
            python = list2cmdline([sys.executable])
            raise CommandRefusal(
                "simulate-no-library",
                package=package,
                extra=extra,
                python=python,
                code=FAILED,
                to_copy=True,
            )
