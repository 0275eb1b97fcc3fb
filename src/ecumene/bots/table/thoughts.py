"""Computer players' answers that were computed but not given yet."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.bots.by_default import by_default
from ecumene.bots.player import RememberingPlayer
from ecumene.bots.registry import OWN
from ecumene.rules import legal
from ecumene.rules.decisions import AskTrade

if TYPE_CHECKING:
    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

OWN_PLAYERS: Final = frozenset(id(registered.play) for registered in OWN.values())
"""Our own players, who answer legally."""
_log: Final = logging.getLogger(__name__)


class LateRandom(Random):
    """A random source that is seeded only when it is used, as most answers use none."""

    def __init__(self, chance: str = "") -> None:
        self._chance: str | None = chance
        self.gauss_next: float | None = None  # as after seeding

    def _begin(self) -> None:
        if self._chance is not None:
            self.seed(self._chance)

    # All other draws are made of these two.

    def random(self) -> float:
        """The next number from 0 up to but not including 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """The next random bits."""
        self._begin()
        return super().getrandbits(k)

    def seed(self, *chance: Any, **version: Any) -> None:
        """Start again."""
        self._chance = None
        super().seed(*chance, **version)

    def getstate(self) -> tuple[Any, ...]:
        """Where it has come to."""
        self._begin()
        return super().getstate()

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from there."""
        self._chance = None
        super().setstate(state)


class AskedQuestion(NamedTuple):
    """Everything an answer depends on, what differs most often first."""

    player: Player
    chance: str
    """The seed of the player's random source."""
    decision: Decision
    view: View
    memory: Any = None
    """What a remembering player remembers."""

    def ask_guarded(self) -> Action | None:
        """The same, but what fails or is illegal is answered for by default (O4).

        Our own players answer legally, which is tested and not checked again.
        """
        try:
            action = self.ask()
            if id(self.player) not in OWN_PLAYERS:
                self._check(action)
        except Exception:  # others' players may do anything, and the game goes on
            name = type(self.decision).__name__
            _log.exception("seat %s did not answer %s: the default is given", self.view.seat, name)
            return by_default(self.view, self.decision)
        return action

    def _check(self, action: Action | None) -> None:
        """Refuse an illegal answer, and silence where only trade allows it."""
        if action is not None:
            legal.check(self.view, self.decision, action)
        elif not isinstance(self.decision, AskTrade):
            raise TypeError("only in trade a player may wait")

    def ask(self) -> Action | None:
        """Let the player answer."""
        random = LateRandom(self.chance)
        if self.memory is not None and isinstance(self.player, RememberingPlayer):
            return self.player.play(self.view, self.decision, random, self.memory)
        return self.player(self.view, self.decision, random)


class Thoughts:
    """The last answer of every player in every seat, while the question is the same.

    In trade a player may have to wait for people before it speaks, and is looked at often meanwhile
    (X1).
    """

    def __init__(self, *, guarded: bool = False) -> None:
        """``guarded``: failures are answered for by default."""
        self._ask = AskedQuestion.ask_guarded if guarded else AskedQuestion.ask
        self._kept: dict[tuple[Seat, int], tuple[AskedQuestion, Action | None]] = {}
        """By seat and player: a person's seat may have a stand-in too."""

    def answer(self, seat: Seat, question: AskedQuestion) -> Action | None:
        """The answer to a question; the player is asked only if its last question was another."""
        place = seat, id(question.player)
        kept = self._kept.get(place)
        if kept is None or kept[0] != question:
            kept = self._kept[place] = question, self._ask(question)
        return kept[1]

    def forget(self, seat: Seat) -> None:
        """Forget a seat that has changed hands."""
        self._kept = {place: kept for place, kept in self._kept.items() if place[0] != seat}
