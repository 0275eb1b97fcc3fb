"""The interface of a computer player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from msgspec import field

from ecumene.rules.actions import Action
from ecumene.rules.decisions import AskTrade, Decision
from ecumene.rules.state.ids import OfferNo, Seat  # noqa: TC001 msgspec reads the annotations
from ecumene.rules.view import View

if TYPE_CHECKING:
    from ecumene.rules.events import Event

Player: TypeAlias = Callable[[View, Decision, Random], Action | None]
"""A function of what its seat sees and is asked, with its own random source.

It has no access to the game and remembers nothing, unless it is a ``RememberingPlayer``. In trade
it may return None to wait for others, also to stay done (X8).
"""

M = TypeVar("M")

USUAL_WORDS: Final = 16
"""Words a computer player has on average before the time for trading is up (X8)."""
MOST_WORDS: Final = 64
"""The most that a player may ask for, so that a trade comes to an end."""


class RememberingPlayer(ABC, Generic[M]):
    """A player that also remembers: its memory follows from what its seat has seen of the game.

    Nothing else is remembered and nothing is stored, so a game that is resumed, or a seat that
    changes hands, gives the same answers.
    """

    words: int = USUAL_WORDS
    """How many words it would like to have in trade, on average."""

    @property
    @abstractmethod
    def nothing(self) -> M:
        """The memory before the game, a ``msgspec.Struct``."""

    @abstractmethod
    def remember(self, memory: M, seat: Seat, event: Event) -> M:
        """The memory after one more event, as the seat has seen it; the given one stays as it is.

        An answer that was taken back was seen all the same, and so was the undo (O2).
        """

    @abstractmethod
    def play(self, view: View, decision: Decision, random: Random, memory: M) -> Action | None:
        """Answer as any player does."""

    def __call__(self, view: View, decision: Decision, random: Random) -> Action | None:
        """Answer without a memory, as if nothing had happened."""
        return self.play(view, decision, random, self.nothing)


def words_of(player: Player) -> int:
    """How many words a player has in trade, on average."""
    return min(player.words, MOST_WORDS) if isinstance(player, RememberingPlayer) else USUAL_WORDS


class AskTradeAmongPeople(AskTrade, frozen=True, tag="trade-among-people"):
    """The question in trade if people take part: with what a table knows of their patience (X1).

    Computer players answer at once, in turn. People take their time or never answer, and no clock
    runs here: so the table says how long is long enough.
    """

    people: tuple[Seat, ...] = ()
    """The others who take their time: people, and whoever else lets deals wait."""
    late: tuple[OfferNo, ...] = ()
    """Own deals that have waited long enough for a person's cards."""
    broken: dict[Seat, int] = field(default_factory=dict)
    """Failed deals with each of them since the last one made."""
    countered: tuple[OfferNo, ...] = ()
    """Their offers that the player has already made a counter-offer to in this trade."""
