"""A menu of answers: all legal ones where there are few, otherwise a choice of them.

The choice depends on what the seat sees and on the question, so it is the same whoever looks, and
how often.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.bots import by_default
from ecumene.bots.random_player import dealt_out
from ecumene.rules.actions import Done, PlaceTokens, TakeBack, TakeBackMoves, Wait
from ecumene.rules.decisions import (
    AskAdvances,
    AskMove,
    AskPlacement,
    AskSpread,
    AskTrade,
)
from ecumene.rules.legal import answers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.learn.lesson import LearnerQuestion
    from ecumene.rules.actions import Action

LOOKED_THROUGH: Final = 512
"""The most legal answers that a menu is drawn from, as they are listed."""
PARTLY_LISTED: Final = (AskMove, AskTrade, AskAdvances)
"""Questions of which only single moves, simple offers and sensible purchases are listed."""
RECENT: Final = 64
"""An answer that is drawn twice is left out if it is no further back than this."""
LEADS_NOWHERE: Final = (TakeBack, TakeBackMoves, Wait)
"""Answers without which a game goes on just as well."""


class AnswerMenu(NamedTuple):
    """The answers to choose from, by index."""

    answers: tuple[Action | None, ...]
    """None: to wait for others in trade (X8)."""
    default: int
    """The index of what counts if nobody answers (O4)."""
    proposed: int | None
    """The index of what a computer player proposes; None if nobody was asked."""


def menu_of(
    question: LearnerQuestion, size: int, propose: Callable[[], Action | None] | None
) -> AnswerMenu:
    """At most so many legal answers; a proposal is only asked for where not all are listed."""
    # Drawn by what the seat knows: the game's seed would show in what is offered.
    random = Random(f"{question.seat} {question.name}")  # noqa: S311 a game, not a secret
    default = by_default(question.view, question.decision)
    listed: list[Action | None] = [None] if question.may_wait else []
    listed += islice(_candidates(question, size, random), LOOKED_THROUGH)
    whole = len(listed) <= size and not isinstance(question.decision, PARTLY_LISTED)
    # Compared one by one, for most answers cannot be hashed.
    special = [default]
    proposed = None
    if not whole and propose is not None:
        proposal = propose()
        if proposal not in special:
            special.append(proposal)
        proposed = special.index(proposal)
    others: list[Action | None] = []
    for each in listed:
        if each not in special and each not in others[-RECENT:]:
            others.append(each)
    room = size - len(special)
    if len(others) > room:
        keep = {*random.sample(range(len(others)), room)}
        others = [each for place, each in enumerate(others) if place in keep]
    return AnswerMenu((*special, *others), 0, proposed)


def _candidates(question: LearnerQuestion, size: int, random: Random) -> Iterator[Action]:
    """Legal answers; where there can be millions, some at random."""
    match decision := question.decision:
        case AskPlacement() | AskSpread():
            if isinstance(decision, AskSpread):
                bounds = decision.least, decision.most
            else:
                bounds = decision.tokens, decision.tokens
            some = list(islice(decision.answers(), size + 1))
            if len(some) <= size:
                yield from some
                return
            for _ in range(size + 1):
                tokens = random.randint(*bounds)
                yield PlaceTokens(dealt_out(tokens, decision.room, random))
        case AskAdvances():
            yield Done()
            bundles = list(decision.bundles())
            for bundle in random.sample(bundles, min(size, len(bundles))):
                yield decision.purchase(bundle)
        case _:
            listed = answers(question.view, decision)
            yield from (each for each in listed if not isinstance(each, LEADS_NOWHERE))
