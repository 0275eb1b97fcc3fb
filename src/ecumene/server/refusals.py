"""Refusals by the server: a sentence and its HTTP status."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue import describe_refusal, reason
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules.errors import IllegalAction
from ecumene.seat.statuses import status_of

if TYPE_CHECKING:
    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.errors import BadData

UNKNOWN: Final = 401
FORBIDDEN: Final = 403
NO_METHOD: Final = 405
TIMED_OUT: Final = 408
TOO_LARGE: Final = 413
NOT_JSON: Final = 415
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503
USUAL_WAIT: Final = 10
"""Seconds to wait after too many requests, if nothing better is known."""


class Refusal(Exception):
    """A refused request; nothing has changed."""

    def __init__(
        self,
        status: int,
        sentence: Sentence,
        rule: str | None = None,
        wait: int = USUAL_WAIT,
        reason: Sentence | None = None,
    ) -> None:
        super().__init__(status, sentence, rule, wait, reason)
        self.status = status
        self.sentence = sentence
        self.reason = reason or sentence
        """The sentence without rule and place."""
        self.rule = rule
        self.wait = wait
        """Seconds until the request may be repeated, if there were too many."""
        self.methods: tuple[str, ...] = ()
        """The methods that are allowed, if the method was wrong."""


def refuse(status: int, key: str, /, **values: Argument) -> Refusal:
    """A refusal with a message of the server."""
    return Refusal(status, say(key, **values))


def refuse_for_now(wait: int, key: str, /, **values: Argument) -> Refusal:
    """A refusal for a number of seconds."""
    return Refusal(TOO_MANY, say(key, **values), wait=wait)


def refusal_of(problem: IllegalAction | BadData) -> Refusal:
    """A refusal by the engine."""
    rule = problem.rule if isinstance(problem, IllegalAction) else None
    return Refusal(status_of(problem), describe_refusal(problem), rule, reason=reason(problem))
