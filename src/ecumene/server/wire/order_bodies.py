"""Orders of the host and of a seat's owner."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.bots import STAND_IN
from ecumene.rules.state.ids import Seat
from ecumene.server.clock.game_clocks import ClockRules
from ecumene.server.wire.game_bodies import GameInfo, Links, Pace

ShowUnit: TypeAlias = Literal["answer", "phase", "turn"]


class Start(Struct, frozen=True, tag="start"):
    """Begin; computers take the free seats."""


class Pause(Struct, frozen=True, tag="pause"):
    """Stop all clocks."""


class Resume(Struct, frozen=True, tag="resume"):
    """Resume the clocks."""


class Extend(Struct, frozen=True, tag="extend"):
    """Give more time."""

    seconds: int
    """The number of seconds."""
    seat: Seat | None = None
    """The seat; None: everybody who is asked."""


class SetClock(Struct, frozen=True, tag="set-clock"):
    """Change the pace of the game, from live to slow and back."""

    clock: ClockRules
    """The new time limits."""


class SetPace(Struct, frozen=True, tag="set-pace"):
    """Change how fast a game of computers only passes."""

    pace: Pace
    """The new pace."""


class StepOn(Struct, frozen=True, tag="step"):
    """Let a game of computers only go on for a moment; it is paused before and after."""

    by: ShowUnit = "answer"
    """How far."""


class EndTrade(Struct, frozen=True, tag="end-trade"):
    """End trading: its time is up (X8)."""


class EndGame(Struct, frozen=True, tag="end-game"):
    """Call time: the game ends with this turn (H6)."""


class ProposeTakeBack(Struct, frozen=True, tag="propose-take-back"):
    """Ask everybody whether the last answer of a seat may be taken back (O2)."""

    seat: Seat
    """The seat."""


class RenewLinks(Struct, frozen=True, tag="renew-links"):
    """Make new links for host, players and spectators, and a new code; the old ones are void."""


class WithdrawCode(Struct, frozen=True, tag="withdraw-code"):
    """Let the short code invite nobody any more; the links still do."""


class LetIn(Struct, frozen=True, tag="let-in"):
    """Let a removed person return: links work for them again."""

    person: str
    """Their id, as listed in the game."""


HostOrder: TypeAlias = (
    Start
    | Pause
    | Resume
    | Extend
    | SetClock
    | SetPace
    | StepOn
    | EndTrade
    | EndGame
    | ProposeTakeBack
    | RenewLinks
    | WithdrawCode
    | LetIn
)


class HandOver(Struct, frozen=True, tag="hand-over"):
    """Let a computer player answer for a seat; for its owner or the host."""

    player: str = STAND_IN
    """The computer player."""


class StandIn(Struct, frozen=True, tag="stand-in"):
    """Let a computer player answer for an absent player until they are back.

    For the host, and for anyone with a seat once the player has been away for the agreed time.
    """


class TakeOver(Struct, frozen=True, tag="take-over"):
    """Answer again oneself; for the seat's owner, at any time."""


class Replace(Struct, frozen=True, tag="replace"):
    """Take the seat from its player; for the host. A new link is for their successor (L6).

    The former player is kept out of the game, whichever link they use, until the host lets them in.
    The links to join and to watch are renewed too, so that they cannot return as someone else. A
    seat that is free already gets a new link, and the old one is void.
    """


class GiveUp(Struct, frozen=True, tag="give-up"):
    """Give up one's own seat, free for whoever has a link to it (L6)."""


class ConsentToTakeBack(Struct, frozen=True, tag="consent"):
    """Agree or refuse to take answers back (O2)."""

    number: int
    """The proposal's number."""
    agrees: bool
    """Whether the seat agrees; a refusal ends the proposal."""


class SayReady(Struct, frozen=True, tag="ready"):
    """Say whether one is ready to begin, for all of one's seats; before the game."""

    ready: bool = True
    """Whether one is."""


SeatOrder: TypeAlias = (
    HandOver | StandIn | TakeOver | Replace | GiveUp | SayReady | ConsentToTakeBack
)


class Ordered(Struct, frozen=True):
    """The result of an order."""

    game: GameInfo
    """The game."""
    links: Links = Links()
    """New links, if any."""
