"""The terminal: the program ``ecumene`` and its commands.

This module stays light, so that ``ecumene --version`` answers at once; everything that draws,
formats or parses is imported when it is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.common import take_common
from ecumene.cli.refusal import STOPPED

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 for failures, 2 for wrong usage."""
    _open_what_is_closed()
    try:
        common = take_common(sys.argv[1:] if arguments is None else arguments)
        if common.version:
            from ecumene.cli.version import print_version

            return print_version(common)
        from ecumene.cli.run import run

        return run(common)
    except KeyboardInterrupt:  # before the words are there to say that it stops
        return STOPPED


def _open_what_is_closed() -> None:
    """Replace streams that the caller has closed, which Python makes None: nobody reads there."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
