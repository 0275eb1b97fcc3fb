"""``ecumene --version``: a name and a number, the same in every language."""

from __future__ import annotations

import sys
from importlib.metadata import version


def print_version(*, as_json: bool) -> int:
    """Write the version."""
    number = version("ecumene")
    sys.stdout.write(f'{{"version": "{number}"}}\n' if as_json else f"ecumene {number}\n")
    return 0
