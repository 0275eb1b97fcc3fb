"""What the server refuses: a sentence, and the status that goes with it over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue import explain
from ecumene.dialogue.sentence import say
from ecumene.rules.errors import BadData, IllegalAction

if TYPE_CHECKING:
    from ecumene.dialogue.sentence import Argument, Sentence

MALFORMED: Final = 400
UNKNOWN: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
NOT_JSON: Final = 415
ILLEGAL: Final = 422
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503
OUT_OF_TURN: Final = frozenset(("illegal-question", "illegal-not-asked"))
"""Refusals of the engine that say that the moment has passed, or has not come."""


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, sentence: Sentence, rule: str | None = None) -> None:
        super().__init__(status, sentence, rule)
        self.status = status
        self.sentence = sentence
        self.rule = rule


def refuse(status: int, key: str, /, **values: Argument) -> Refusal:
    """A refusal with a message of the server."""
    return Refusal(status, say(key, **values))


def refusal_of(problem: IllegalAction | BadData) -> Refusal:
    """What the engine refuses."""
    if isinstance(problem, BadData):
        return Refusal(MALFORMED, explain(problem))
    status = CONFLICT if problem.key in OUT_OF_TURN else ILLEGAL
    return Refusal(status, explain(problem), problem.rule)
