"""The published JSON Schemas: those of the rules, and of the conversation."""

from __future__ import annotations

from typing import Any, Final

from ecumene.dialogue.digest import Passage
from ecumene.dialogue.questions.question import Question
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.dialogue.sentences.speaker import Span
from ecumene.rules.format import json_schema

PUBLISHED: Final[dict[str, Any]] = {
    **json_schema.PUBLISHED,
    "Question": Question,
    "Sentence": Sentence,
    "Span": Span,
    "Passage": Passage,
}
