"""What is wrong with the fact files, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.data import Problem
    from ecumene.words.messages import Messages


def describe(problem: Problem, messages: Messages) -> str:
    """Return one sentence: where the problem is, and what it is."""
    sentence = messages(problem.key, **problem.args)
    return messages("facts-where", kind=problem.kind, record=problem.record, sentence=sentence)
