"""What happens in a process in which computer players think; it has one thread."""

from __future__ import annotations

import logging
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.bots.player import AskTradeAmongPeople, RememberingPlayer
from ecumene.rules import legal
from ecumene.rules.decisions import Decision
from ecumene.rules.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.bots import Player
    from ecumene.rules.actions import Action

Chance: TypeAlias = tuple[int, tuple[int, ...], float | None]
"""The state of a ``Random``."""

_log: Final = logging.getLogger(__name__)


class AnswerRequest(Struct, frozen=True, tag="think"):
    """A question to a computer player."""

    player: str
    view: View
    decision: Decision | AskTradeAmongPeople
    chance: Chance
    memory: msgspec.Raw
    """What a remembering player remembers; nothing for others."""


class AnswersRequest(Struct, frozen=True, tag="list"):
    """A request for legal answers, up to a number."""

    view: View
    decision: Decision
    most: int


_encoder = msgspec.msgpack.Encoder()
_questions: Final = msgspec.msgpack.Decoder(AnswerRequest | AnswersRequest)


def think(players: Mapping[str, Player], data: bytes) -> bytes:
    """The encoded answers: those listed, or one, or none to wait; empty bytes for a failure."""
    question = _questions.decode(data)
    try:
        return _encoder.encode(_thoughts(players, question))
    except Exception:
        _log.exception("%s: no answer", type(question).__name__)
        return b""


def _thoughts(
    players: Mapping[str, Player], question: AnswerRequest | AnswersRequest
) -> tuple[Action, ...]:
    view, decision = question.view, question.decision
    if isinstance(question, AnswersRequest):
        return tuple(islice(legal.answers(view, decision), question.most))
    random = Random()  # noqa: S311 a game, not a secret
    random.setstate(question.chance)
    player = players[question.player]
    if isinstance(player, RememberingPlayer):
        memory = msgspec.msgpack.decode(question.memory, type=type(player.nothing))
        action = player.play(view, decision, random, memory)
    else:
        action = player(view, decision, random)
    if action is None:
        return ()
    legal.check(view, decision, action)
    return (action,)
