"""How advances change calamities, as sentences: "5 less damage" (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.data import Modifier
    from ecumene.words import Messages


def change(modifier: Modifier, messages: Messages) -> str:
    """Return what a modifier does for its holder, and in which role."""
    return messages("change-as", change=change_itself(modifier, messages), role=modifier.role)


def change_itself(modifier: Modifier, messages: Messages) -> str:
    """Return what a modifier does where the role is known."""
    direction = "less" if modifier.by < 0 else "more"
    return messages(f"change-{modifier.change}", count=abs(modifier.by), direction=direction)
