"""The desktop of whoever sits at the terminal, where there is one."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether a window would open where the reader sits; who comes by ssh may sit elsewhere."""
    if sys.platform in ("darwin", "win32"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(target: str) -> None:
    """Hand a file or an address to the desktop, if there is one.

    Where that fails, what is printed of it must do.
    """
    import typer

    if not has_screen():
        return
    try:
        typer.launch(target)
    except OSError:
        return
