"""The desktop of the person at the terminal, if there is one."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether a window would open where the reader sits; over ssh they may sit elsewhere."""
    if sys.platform in ("darwin", "win32"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(target: str) -> None:
    """Open a file or an address on the desktop, if there is one.

    If that fails, the printed address has to suffice.
    """
    import typer

    if not has_screen():
        return
    try:
        typer.launch(target)
    except OSError:
        return
