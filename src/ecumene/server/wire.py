"""Request and response bodies besides those of ``ecumene.seat``: people, tables, talk.

All are written and read by ``ecumene.rules.format.codec``, like everything of the engine: names
outside, numbers inside, and whatever does not fit is refused with its path.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.bots import USUAL
from ecumene.bots.orders import StandingOrders
from ecumene.data import MapName, Name, TrackName
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.state.ids import CivNo, Seat
from ecumene.seat.reader_messages import ChatSaid, Happened, TableChanged
from ecumene.server.clock.game_clocks import ClockRules, Time

Language: TypeAlias = Literal["en", "pl"]
Stage: TypeAlias = Literal["gathering", "running", "over"]
Role: TypeAlias = Literal["host", "player", "spectator"]
Beginning: TypeAlias = Literal["full", "ready", "host"]
Pace: TypeAlias = Literal["calm", "brisk", "phases", "turns"]
"""One answer a second, about three, a phase a second, a turn a second."""
ShowUnit: TypeAlias = Literal["answer", "phase", "turn"]


# People


class NewPerson(Struct, frozen=True):
    """A new person."""

    name: str
    """The name others see."""
    language: Language = "en"
    """The language to address them in."""


class Credentials(Struct, frozen=True):
    """A program's token; a browser has it as a cookie."""

    name: str
    """The name others see."""
    language: Language
    """The language to address them in."""
    token: str
    """The secret to send as `Authorization: Bearer`."""


class DeviceCode(Struct, frozen=True):
    """A code that signs a person in on another device, once."""

    code: str
    """The secret to type there, with or without its hyphens."""
    link: str
    """The same as a link."""
    until: Time
    """When it expires."""


class UsedCode(Struct, frozen=True):
    """A code typed on another device."""

    code: str
    """As typed."""
    instead: bool = False
    """Whether to replace the person this device belongs to."""


class KnownPerson(Struct, frozen=True):
    """A person, told apart from others of the same name."""

    name: str
    """The name others see."""
    games: int
    """The number of games they take part in."""


class CodeOwner(Struct, frozen=True):
    """Whose code it is, and whose device."""

    person: KnownPerson
    """The person who made the code."""
    here: KnownPerson | None
    """The person this device belongs to; None: nobody yet."""
    same: bool
    """Whether they are the same person."""


class Device(Struct, frozen=True):
    """A device of a person."""

    id: str
    """Its id."""
    name: str
    """The kind of program; empty if unknown."""
    first: Time
    """When it was first used."""
    last: Time
    """When it was last used, to within an hour."""
    here: bool
    """Whether it is the device that asks."""


class DeviceList(Struct, frozen=True):
    """The devices of a person."""

    devices: tuple[Device, ...]
    """Oldest first."""


class FormerSelf(Struct, frozen=True):
    """A person this browser was signed in as before, and can be again."""

    id: str
    """Its id."""
    person: KnownPerson
    """The person."""


class FormerSelves(Struct, frozen=True):
    """The people this browser was signed in as before."""

    people: tuple[FormerSelf, ...]
    """Latest first."""


# Games


class SeatPlan(Struct, frozen=True):
    """The plan for a seat of a new game."""

    computer: str | None = None
    """The computer player in it; None: a person."""


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


# Orders of the host and of a seat's owner


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

    player: str = USUAL
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
    The links to join and to watch are renewed too, so that they cannot return as someone else.
    """


class GiveUp(Struct, frozen=True, tag="give-up"):
    """Give up one's own seat, free for someone else (L6)."""


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


# Playing


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
