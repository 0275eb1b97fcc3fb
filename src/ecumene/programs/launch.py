"""Turns this process into a program with bounds: ``launch.py MEGABYTES PROGRAM ARGUMENT ...``.

The bounds are set before the program begins. It ends with whoever started it, however they end.
Nothing of Ecumene is imported here: every seat of every game starts like this.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys

NOT_FOUND = 127
"""The exit code of a program that could not be started, as in a shell."""
DEATH_SIGNAL = 1
"""The option of Linux's ``prctl`` that ends a process with its parent."""


def main(megabytes: str, *command: str) -> int:
    """Become the program; returns only if that fails."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    bytes_ = int(megabytes) << 20
    # What is only reserved does not count, of which JavaScript engines and Java have plenty.
    resource.setrlimit(resource.RLIMIT_DATA, (bytes_, bytes_))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for changed in (signal.SIGINT, signal.SIGTERM, signal.SIGPIPE):
        signal.signal(changed, signal.SIG_DFL)
    try:
        os.execvp(command[0], command)  # noqa: S606 that is what it is for
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
    return NOT_FOUND


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
