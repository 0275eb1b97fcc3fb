"""Playing: talk and notes, the course of a game, computer players, and the stream."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ecumene.bots.orders import StandingOrders
from ecumene.data import Name
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.state.ids import Seat
from ecumene.seat.reader_messages import ChatSaid, Happened, TableChanged
from ecumene.server.wire.game_bodies import Pace, SeatInfo, Stage, Waited


class ChatLine(Struct, frozen=True):
    """A chat message to send."""

    text: str
    """The text."""
    to: tuple[Seat, ...] | None = None
    """Who hears it besides the speaker; None: everybody, including spectators."""


class Notes(Struct, frozen=True):
    """A player's private notes."""

    text: str
    """The notes."""


class Seen(Struct, frozen=True):
    """How far a player has read."""

    number: int
    """The last message seen."""


class OrdersInfo(Struct, frozen=True):
    """The standing orders of a seat."""

    orders: StandingOrders
    """The orders."""
    stopped: Sentence | None = None
    """Which orders have stopped and why; None: all stand."""
    words: tuple[Sentence, ...] = ()
    """The orders in words."""
    rates: tuple[int, ...] = ()
    """The tax rates that can be ordered (T1)."""


# History


class TurnScores(Struct, frozen=True):
    """Everyone's standing at the start of a turn."""

    turn: int
    """The turn."""
    points: dict[Seat, int]
    """Victory points, as they would count then (V1)."""
    cities: dict[Seat, int]
    """The number of cities."""
    advances: dict[Seat, int]
    """The number of advances."""


class Scores(Struct, frozen=True):
    """The course of a game in numbers."""

    turns: tuple[TurnScores, ...]
    """One per turn, and the current state."""


class Continuing(Struct, frozen=True):
    """Continue a finished game from a moment, as a new game against computers."""

    number: int
    """The moment: a message of the spectators' stream."""
    seat: Seat
    """The seat the person takes."""
    name: str
    """The name of the new game."""


class Rematch(Struct, frozen=True):
    """The game that follows from one that is over, with the same people."""

    game: str | None = None
    """Its id; None: nobody has asked for one yet."""
    stage: Stage | None = None
    """Whether it waits for players, is running, or is over."""
    names: tuple[str, ...] = ()
    """Who has a seat in it."""
    joined: bool = False
    """Whether the reader takes part in it already."""
    free: bool = False
    """Whether there is a seat left."""


# Computer players


class Computer(Struct, frozen=True):
    """A computer player to choose."""

    name: str
    """Its name in a seat plan."""
    about: Name
    """How it plays, in each language."""


class Computers(Struct, frozen=True):
    """The available computer players."""

    computers: tuple[Computer, ...]
    """The usual one first."""


# The stream


class Now(Struct, frozen=True, tag="now"):
    """The current state; sent when it changes for the reader, and not numbered."""

    number: int
    """The last numbered message before it."""
    stage: Stage
    """Whether the game waits for players, is running, or is over."""
    turn: int
    """The turn."""
    phase: int
    """The phase."""
    question: str
    """The name of the reader's current or last question; empty for spectators (O1)."""
    asked: bool
    """Whether the reader is asked something."""
    waited: tuple[Waited, ...]
    """The players who are waited for."""
    seats: tuple[SeatInfo, ...] | None
    """The seats and who has them; None: as last sent on this socket."""
    paused: bool
    """Whether the clocks are stopped."""
    pace: Pace | None = None
    """How fast it passes before spectators if only computers play; None: people do."""


StreamMessage: TypeAlias = Happened | ChatSaid | TableChanged | Now
