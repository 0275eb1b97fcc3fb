"""The computer players one can choose, with a sentence about each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentence import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.dialogue.sentence import Sentence

COMPUTERS: Final[Mapping[str, Sentence]] = {
    "settler": say("computer-settler"),
    "random": say("computer-random"),
}
"""How each of them plays, by name, the usual one first."""
