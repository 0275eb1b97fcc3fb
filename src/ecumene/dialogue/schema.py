"""The published JSON Schemas: those of the rules, and of the conversation."""

from __future__ import annotations

from typing import Any, Final

from ecumene.dialogue.digest import Passage
from ecumene.dialogue.question import Question
from ecumene.dialogue.sentence import Sentence
from ecumene.dialogue.speaking import Span
from ecumene.rules import schema

PUBLISHED: Final[dict[str, Any]] = {
    **schema.PUBLISHED,
    "Question": Question,
    "Sentence": Sentence,
    "Span": Span,
    "Passage": Passage,
}
