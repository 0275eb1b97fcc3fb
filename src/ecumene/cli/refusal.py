"""What stops a command: a sentence for the person, an exit code for the shell."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

WRONG_USAGE = 2
FAILED = 1


class CommandRefusal(Misread):
    """A command cannot be carried out; the reason is a message key with its values."""

    def __init__(
        self,
        key: str,
        *,
        code: int = WRONG_USAGE,
        nearest: Sequence[str] = (),
        help_for: str | None = None,
        to_copy: bool = False,
        **values: str | int,
    ) -> None:
        super().__init__(key, nearest=nearest, **values)
        self.code = code
        self.help_for = help_for
        """The command whose help would explain it."""
        self.to_copy = to_copy
        """Whether it quotes a command to type, which must not be broken into lines."""


def refusal_of(misread: Misread) -> CommandRefusal:
    """The refusal for misread input."""
    if isinstance(misread, CommandRefusal):
        return misread
    refusal = CommandRefusal(misread.key, nearest=misread.nearest)
    refusal.values = misread.values
    return refusal


def cannot_write(file: Path, error: OSError | ValueError) -> CommandRefusal:
    """A file, or a folder, cannot be written."""
    return CommandRefusal("draw-failed", file=str(file), reason=reason_of(error), code=FAILED)


def cannot_read(
    file: Path, error: OSError | ValueError, help_for: str | None = None
) -> CommandRefusal:
    """A file cannot be read; an impossible file name is shown escaped."""
    name = ascii(str(file)) if isinstance(error, ValueError) else str(file)
    return CommandRefusal("cli-cannot-read", file=name, reason=reason_of(error), help_for=help_for)


def reason_of(error: OSError | ValueError) -> str:
    """The name of a system error, such as ENOSPC, or nothing."""
    return errno.errorcode.get(getattr(error, "errno", None) or 0, "")
