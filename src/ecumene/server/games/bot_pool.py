"""Computer players thinking in their own processes, so that no game delays another.

A player that takes too long or fails is answered for by default (O4), as a person would be: the
game goes on whatever a player does. Legal answers are listed there too, since there can be millions
of them.
"""

from __future__ import annotations

import logging
from functools import partial
from itertools import islice
from queue import LifoQueue
from random import Random
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.bots import PLAYERS, by_default
from ecumene.bots.player import AskTradeAmongPeople, RememberingPlayer
from ecumene.rules import legal
from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.view import View
from ecumene.server.games.worker_process import WorkerLost, WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.bots import Player
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat

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


class BotPool:
    """Processes that think; several threads may ask at the same time.

    They are started when first needed, and replaced when lost.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        players: Mapping[str, Player] = PLAYERS,
        was_late: Callable[[], None] = lambda: None,
    ) -> None:
        """The number of processes, and the seconds each may think about an answer.

        Every process loads the players by name. ``was_late`` is called after every timeout.
        """
        self._was_late = was_late
        self._task = partial(_think, players)
        self._players = players
        self.processes = processes
        self.seconds = seconds
        self.late = 0
        """Number of timeouts."""
        self.failed = 0
        """Number of failures: a player raised, answered illegally, or lost its process."""
        self._counting = Lock()
        self._closed = False
        self._workers: set[WorkerProcess] = set()
        """All running workers."""
        self._free: LifoQueue[WorkerProcess | None] = LifoQueue()
        """Idle workers, last used first; None: one not started yet."""
        for _ in range(processes):
            self._free.put(None)

    def player(self, name: str) -> Player:
        """A computer player by name that thinks in a process; raises ``KeyError``.

        Its answers are always legal. The random source it is given is not advanced.
        """
        player = self._players[name]
        if isinstance(player, RememberingPlayer):
            return _RemoteMind(player, partial(self._answer, name))
        return partial(self._answer, name)

    def listed(self, view: View, decision: Decision, most: int) -> tuple[Action, ...]:
        """Legal answers of the view's seat, up to a number; none if that takes too long."""
        return self._ask(AnswersRequest(view, decision, most)) or ()

    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple(worker.pid for worker in self._workers.copy())

    def close(self) -> None:
        """End all processes; answers under way are completed, and later questions refused."""
        self._closed = True
        for _ in range(self.processes):
            worker = self._free.get()
            if worker is not None:
                self._end(worker)
        for _ in range(self.processes):  # for callers still waiting for one, to be refused
            self._free.put(None)

    def _answer(
        self,
        name: str,
        view: View,
        decision: Decision,
        random: Random,
        memory: Any = None,
    ) -> Action | None:
        version, inside, gauss = random.getstate()
        chance, remembered = (version, inside, gauss), msgspec.Raw(_encoder.encode(memory))
        thought = self._ask(AnswerRequest(name, view, decision, chance, remembered))
        if thought is None:
            return by_default(view, decision)
        return thought[0] if thought else None

    def _ask(self, question: AnswerRequest | AnswersRequest) -> tuple[Action, ...] | None:
        """A process's answer; None if there is none in time."""
        worker = self._free.get()
        try:
            if self._closed:
                raise RuntimeError("nobody thinks here any more")
            if worker is None:
                worker = WorkerProcess(self._task)
                self._workers.add(worker)
            answer = worker.ask(_encoder.encode(question), self.seconds)
        except (TimeoutError, WorkerLost) as problem:
            self._count(problem)
            if worker is not None:
                self._end(worker)
                worker = None
            return None
        finally:
            self._free.put(worker)
        if not answer:
            self._count(None)
            return None
        return _answers.decode(answer)

    def _end(self, worker: WorkerProcess) -> None:
        self._workers.discard(worker)
        worker.stop()

    def _count(self, problem: Exception | None) -> None:
        with self._counting:
            if isinstance(problem, TimeoutError):
                self.late += 1
                self._was_late()
            else:
                self.failed += 1


class _RemoteMind(RememberingPlayer[Any]):
    """A player that remembers here and thinks in a process."""

    def __init__(
        self, player: RememberingPlayer[Any], answer: Callable[..., Action | None]
    ) -> None:
        self._player = player
        self._answer = answer

    @property
    def nothing(self) -> Any:
        return self._player.nothing

    def remember(self, memory: Any, seat: Seat, event: Event) -> Any:
        return self._player.remember(memory, seat, event)

    def play(self, view: View, decision: Decision, random: Random, memory: Any) -> Action | None:
        return self._answer(view, decision, random, memory)


# In the process

_encoder = msgspec.msgpack.Encoder()
_questions: Final = msgspec.msgpack.Decoder(AnswerRequest | AnswersRequest)
_answers: Final = msgspec.msgpack.Decoder(tuple[Action, ...])


def _think(players: Mapping[str, Player], data: bytes) -> bytes:
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
