"""How advances change calamities, as sentences: "5 damage less" (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue.sentences.sentence import Sentence, say

if TYPE_CHECKING:
    from ecumene.data import Modifier


def change(modifier: Modifier) -> Sentence:
    """What a modifier does for its holder, and in which role."""
    return say("change-as", change=change_itself(modifier), role=str(modifier.role))


def change_itself(modifier: Modifier) -> Sentence:
    """What a modifier does, if the role is known."""
    direction = "less" if modifier.by < 0 else "more"
    count = abs(modifier.by)
    return say("change", change=modifier.change, count=count, direction=direction)
