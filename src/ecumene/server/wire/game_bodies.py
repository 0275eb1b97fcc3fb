"""Games: their terms, how they are listed, and how people join them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.data import MapName, Name, TrackName
from ecumene.rules.state.ids import CivNo, Seat
from ecumene.server.clock.game_clocks import ClockRules, Time
from ecumene.server.wire.person_bodies import Language

Stage: TypeAlias = Literal["gathering", "running", "over"]
Role: TypeAlias = Literal["host", "player", "spectator"]
Beginning: TypeAlias = Literal["full", "ready", "host"]
Pace: TypeAlias = Literal["calm", "brisk", "phases", "turns"]
"""One answer a second, about three, a phase a second, a turn a second."""


class SeatPlan(Struct, frozen=True):
    """The plan for a seat of a new game."""

    computer: str | None = None
    """The computer player in it, or a mixture of which a character is to play; None: a person."""


class NewGame(Struct, frozen=True):
    """The terms of a new game."""

    name: str
    """The name of the game."""
    seats: tuple[SeatPlan, ...]
    """One for each player."""
    map: MapName | None = None
    """The part of the board in play; None: the usual one for the number of players (S1)."""
    track: TrackName = TrackName.BASIC
    """The version of the A.S.T. (S6)."""
    short_game: bool = False
    """Whether it is the Short Game (Q)."""
    civilizations: tuple[CivNo, ...] | None = None
    """The civilization of each seat; None: the seats pick in a dealt order (S2)."""
    strict_movement: bool = False
    """Whether players move one after another, in order (M1)."""
    last_turn: int | None = None
    """The turn after which the game ends at the latest (H6)."""
    timed: bool = False
    """Whether the host may end the game with the current turn when time is called (H6)."""
    clock: ClockRules = ClockRules()
    """The time limits."""
    language: Language = "en"
    """The language of the table, in which newcomers to the server are addressed."""
    take: int = 1
    """How many of the seats for people the creator takes, from the first."""
    people_first: bool = False
    """Whether the seats are arranged so that people pick before computers, in the dealt order
    (S2)."""
    begin: Beginning = "full"
    """When it begins without the host: when the last seat for people is taken, when all in them are
    also ready, or never."""
    stand_in: int | None = None
    """Seconds a player must be away before anyone at the table, and not only the host, may let a
    computer answer for them; 0: only the host may. None: as suits the clock."""
    pace: Pace = "brisk"
    """How fast a game of computers only passes before spectators."""


class Links(Struct, frozen=True):
    """Links with secrets: anyone with a link may use it. They are shown only once."""

    host: str | None = None
    """For a host."""
    join: str | None = None
    """For anyone who wants to take a free seat."""
    watch: str | None = None
    """For spectators."""
    seats: dict[Seat, str] = {}
    """For one seat each."""


class SeatInfo(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    """Its number."""
    name: str | None
    """The name of its owner; None if it has none."""
    computer: str | None
    """The computer player that answers; None: a person does."""
    autopilot: bool
    """Whether a computer answers until the owner comes back."""
    away: Time | None
    """Since when the owner is not looking at the game; None: they are, or there is none."""
    civilization: CivNo | None
    """Its civilization; None until it has picked."""
    ready: bool = False
    """Whether the owner is ready to begin."""
    called: Name | None = None
    """What the computer player in it is called, once it has picked; None: it has an owner."""
    free: bool = False
    """Whether somebody with a link may take it; a computer may play it meanwhile."""
    program: bool = False
    """Whether its owner is a program and no person."""


class Waited(Struct, frozen=True):
    """A player whom the others wait for."""

    seat: Seat
    """Their seat."""
    since: Time
    """When they were asked."""
    until: Time | None
    """When their time is up; None: never."""


class Length(Struct, frozen=True):
    """How long a game may take: a rough estimate by its terms."""

    turns: int
    """The number of turns."""
    minutes: int
    """Minutes at the table, in all."""


class GameInfo(Struct, frozen=True):
    """A game as listed."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    stage: Stage
    """Whether it waits for players, is running, or is over."""
    agreed: NewGame
    """Its terms."""
    seats: tuple[SeatInfo, ...]
    """The seats and who has them."""
    turn: int
    """The turn; 0 before the game begins."""
    phase: int
    """The phase; 0 in the set-up."""
    waited: tuple[Waited, ...]
    """The players who are waited for."""
    paused: bool
    """Whether the clocks are stopped."""
    pace: Pace | None
    """How fast it passes before spectators if only computers play; None: people do."""
    commitment: str
    """The hash of the seed and its salt, fixed before the first card was dealt."""
    seed: str | None
    """The seed and its salt, once the game is over."""
    known_to: str | None
    """The person who had the file of an imported game and may know what is hidden; else None."""
    roles: tuple[Role, ...]
    """The reader's roles."""
    own: tuple[Seat, ...]
    """The reader's seats."""
    take_back: TakeBackProposal | None
    """An undo that waits for everyone's consent."""
    host: str = ""
    """The name of its creator."""
    length: Length | None = None
    """How long it may take at the table, by its terms."""
    stand_in: int = 0
    """Seconds after which anyone at the table may let a computer answer for an absent player; 0:
    only the host may."""
    code: str | None = None
    """What people can type to be invited, while seats are free; shown to hosts only."""
    removed: tuple[Removed, ...] = ()
    """People who were removed and are kept out; shown to hosts only."""


class Removed(Struct, frozen=True):
    """A person whom the host has removed from a game."""

    person: str
    """Their id."""
    name: str
    """Their name at the table."""


class TakeBackProposal(Struct, frozen=True):
    """A proposal of the host to take answers back (O2), to which every person must agree."""

    seat: Seat
    """The seat whose last answer would be taken back."""
    number: int
    """Distinguishes it from other proposals in this game."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed."""


class GameList(Struct, frozen=True):
    """The games of a person."""

    games: tuple[GameInfo, ...]
    """Those that wait for the person first, then latest first."""


class Joining(Struct, frozen=True):
    """The use of one of a game's links."""

    secret: str
    """The secret in the link."""
    seat: Seat | None = None
    """The free seat wanted; None: the first."""
    program: bool = False
    """Whether a program takes the seat; everybody at the table is told."""


class ShownLink(Struct, frozen=True):
    """A link that is looked at before it is used."""

    secret: str
    """The secret in the link."""


class InvitationCode(Struct, frozen=True):
    """An invitation's short code."""

    code: str
    """As typed, with or without its hyphen."""


class Invitation(Struct, frozen=True):
    """What somebody with a link or a code learns before they use it."""

    game: str
    """The game's id."""
    name: str
    """Its name."""
    host: str
    """The name of its creator."""
    role: Role
    """What the link is for."""
    seat: Seat | None
    """The seat it is for; None: any free one, or none."""
    stage: Stage
    """Whether it waits for players, is running, or is over."""
    agreed: NewGame
    """Its terms."""
    length: Length
    """How long it may take at the table, by its terms."""
    people: tuple[str, ...]
    """The names of those at the table."""
    free: int
    """The number of seats this link can still give."""
    has: bool
    """Whether whoever asks has it already."""


class Joined(Struct, frozen=True):
    """What a link has given."""

    game: GameInfo
    """The game."""
    role: Role
    """The role the link is for."""
    seat: Seat | None
    """The seat taken; None for spectators and hosts."""
