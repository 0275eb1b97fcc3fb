"""Computer players thinking in their own processes, so that no game delays another.

A player that takes too long or fails is answered for by default (O4), as a person would be: the
game goes on whatever a player does. Legal answers are listed there too, since there can be millions
of them.
"""

from __future__ import annotations

from functools import partial
from queue import LifoQueue
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.bots import PLAYERS, by_default
from ecumene.bots.player import RememberingPlayer
from ecumene.rules.actions import Action
from ecumene.server.games.answer_process import AnswerRequest, AnswersRequest, think
from ecumene.server.games.worker_process import WorkerLost, WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

_encoder = msgspec.msgpack.Encoder()
_answers: Final = msgspec.msgpack.Decoder(tuple[Action, ...])


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
        self._task = partial(think, players)
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
        self.words = player.words

    @property
    def nothing(self) -> Any:
        return self._player.nothing

    def remember(self, memory: Any, seat: Seat, event: Event) -> Any:
        return self._player.remember(memory, seat, event)

    def play(self, view: View, decision: Decision, random: Random, memory: Any) -> Action | None:
        return self._answer(view, decision, random, memory)
