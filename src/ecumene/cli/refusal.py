"""What stops a command: a sentence for the person, an exit code for the shell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WRONG_USAGE = 2
FAILED = 1


class Refusal(Exception):
    """A command cannot be carried out, for a reason that is a message key with its values."""

    def __init__(
        self,
        key: str,
        *,
        code: int = WRONG_USAGE,
        nearest: Sequence[str] = (),
        help_for: str | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.code = code
        self.nearest = tuple(nearest)
        """Ids that may have been meant."""
        self.help_for = help_for
        """The command whose help would explain it."""
