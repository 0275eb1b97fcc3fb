"""The terminal: the program ``ecumene`` and its commands.

This module stays light, so that ``ecumene --version`` answers at once; everything that draws,
formats or parses is imported when it is needed.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from ecumene.cli.stop_signals import be_done, end_when_stopped

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 for failures, 2 for wrong usage.

    Without arguments this is the program ``ecumene``; with them it is called from another program,
    which handles its own signals.
    """
    if arguments is not None:
        return _carry_out(arguments)
    end_when_stopped()
    code = _carry_out(sys.argv[1:])
    be_done(code)
    return code


def _carry_out(arguments: Sequence[str]) -> int:
    from ecumene.cli.common import take_common

    _open_what_is_closed()
    common = take_common(arguments)
    if common.version:
        from ecumene.cli.commands.version import print_version

        return print_version(common)
    from ecumene.cli.run import run

    return run(common)


def _open_what_is_closed() -> None:
    """Replace streams that the caller has closed, which Python sets to None."""
    from pathlib import Path

    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
