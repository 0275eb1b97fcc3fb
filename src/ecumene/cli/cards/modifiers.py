"""How advances change calamities, as sentences: "5 damage less" (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.data import Modifier
    from ecumene.words import Messages


def change(modifier: Modifier, messages: Messages) -> str:
    """Return what a modifier does for its holder, and in which role."""
    direction = "less" if modifier.by < 0 else "more"
    sentence = messages(f"change-{modifier.change}", count=abs(modifier.by), direction=direction)
    return messages("change-as", change=sentence, role=modifier.role)
