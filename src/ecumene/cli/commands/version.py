"""``ecumene --version``: a name and a number, the same in every language."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.cli.common import Common


def print_version(common: Common) -> int:
    """Write the version."""
    number = version("ecumene")
    try:
        sys.stdout.write(f'{{"version": "{number}"}}\n' if common.json else f"ecumene {number}\n")
        sys.stdout.flush()
    except OSError as error:
        from ecumene.cli.run import unwritten

        return unwritten(error, common)
    return 0
