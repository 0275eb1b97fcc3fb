"""The terminal: ``ecumene map``, ``ecumene show``, ``ecumene rules``.

This module stays light, so that ``ecumene --version`` answers at once; everything that draws,
formats or parses is imported when it is needed.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ecumene.cli.common import take_common
from ecumene.cli.refusal import STOPPED

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 for failures, 2 for wrong usage."""
    try:
        common = take_common(sys.argv[1:] if arguments is None else arguments)
        if common.version:
            from ecumene.cli.version import print_version

            return print_version(as_json=common.json)
        from ecumene.cli.run import run

        return run(common)
    except KeyboardInterrupt:
        # Stopped before there are words for it: everything is still being imported.
        return STOPPED
