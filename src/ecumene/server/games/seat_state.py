"""A seat of a game in memory."""

from __future__ import annotations

from msgspec import Struct

from ecumene.bots.orders import StandingOrders
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import Time


class SeatState(Struct):
    """A seat at the table, and its owner's settings."""

    seat: Seat
    person: str | None = None
    """The id of its owner."""
    name: str | None = None
    """The owner's name."""
    computer: str | None = None
    """The computer player that answers; None: the owner does."""
    autopilot: bool = False
    """Whether a computer answers until the owner is back."""
    orders: StandingOrders = StandingOrders()
    stopped: Sentence | None = None
    """Which orders have stopped and why; None: all stand."""
    link: str | None = None
    """The hash of the secret in its link; None: it belongs to a computer player for good."""
    present_until: Time = 0
    """Until when the owner counts as present, unless renewed."""
    ready: bool = False
    """Whether the owner is ready to begin."""
    program: bool = False
    """Whether the owner is a program."""

    @property
    def free(self) -> bool:
        """Whether a person may take it: it has no owner and is not a computer's for good."""
        return self.person is None and self.link is not None

    @property
    def attended(self) -> bool:
        """Whether a person answers here."""
        return self.person is not None and self.computer is None and not self.autopilot
