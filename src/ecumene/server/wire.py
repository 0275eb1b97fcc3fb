"""What goes over the wire besides the requests of ``ecumene.seat``: people, tables, talk.

All of it is written and read by ``ecumene.rules.border``, as everything of the engine is: names
outside, numbers inside, and whatever does not fit refused with the place where it stands.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.bots import USUAL
from ecumene.bots.orders import StandingOrders
from ecumene.data import MapName, Name, TrackName
from ecumene.dialogue.sentence import Sentence
from ecumene.rules.ids import CivNo, Seat
from ecumene.seat.messages import ChatSaid, Happened, TableChanged
from ecumene.server.clocks import ClockRules, Time

Language: TypeAlias = Literal["en", "pl"]
Stage: TypeAlias = Literal["gathering", "running", "over"]
Role: TypeAlias = Literal["host", "player", "spectator"]


# People


class NewPerson(Struct, frozen=True):
    """Somebody who has not been here before."""

    name: str
    """What others call them."""
    language: Language = "en"
    """In which language they are spoken to."""


class Credentials(Struct, frozen=True):
    """What a program shows to be known again; a browser has it as a cookie."""

    name: str
    """What others call the person."""
    language: Language
    """In which language they are spoken to."""
    token: str
    """The secret to send as `Authorization: Bearer`."""


class DeviceCode(Struct, frozen=True):
    """Brings a person to another device, once."""

    code: str
    """The secret to type there, with or without its hyphens."""
    link: str
    """The same as an address."""
    until: Time
    """When it is no longer good."""


class UsedCode(Struct, frozen=True):
    """A code that was typed on another device."""

    code: str
    """As it was typed."""
    instead: bool = False
    """Whether to be that person in place of who one is already on this device."""


class KnownPerson(Struct, frozen=True):
    """Somebody, told apart from others who are called the same."""

    name: str
    """What others call them."""
    games: int
    """In how many games they have a part."""


class CodeOwner(Struct, frozen=True):
    """Who one would be with a code, and who one is."""

    person: KnownPerson
    """Who has made the code."""
    here: KnownPerson | None
    """Who one is on this device; None: nobody yet."""
    same: bool
    """Whether both are the same person."""


class Device(Struct, frozen=True):
    """A device that a person is known by."""

    id: str
    """How it is known here."""
    name: str
    """What kind of program it is; empty where that is not known."""
    first: Time
    """Since when it is known."""
    last: Time
    """When it was last seen, give or take an hour."""
    here: bool
    """Whether it is the one that asks."""


class DeviceList(Struct, frozen=True):
    """The devices of a person."""

    devices: tuple[Device, ...]
    """The one that came first first."""


class FormerSelf(Struct, frozen=True):
    """Somebody who one was in this browser before, and can be again."""

    id: str
    """How it is known here."""
    person: KnownPerson
    """Who."""


class FormerSelves(Struct, frozen=True):
    """The people who one was in this browser before."""

    people: tuple[FormerSelf, ...]
    """The latest first."""


# Games


class SeatPlan(Struct, frozen=True):
    """Who is to have a seat of a new game."""

    computer: str | None = None
    """The computer player in it; None: a person."""


class NewGame(Struct, frozen=True):
    """What is agreed before a game."""

    name: str
    """What the game is called."""
    seats: tuple[SeatPlan, ...]
    """One for each player."""
    map: MapName | None = None
    """Which half of the board is laid out, or both; None: what is usual for so many (S1)."""
    track: TrackName = TrackName.BASIC
    """Which version of the A.S.T. is used (S6)."""
    short_game: bool = False
    """Whether it is the Short Game (Q)."""
    civilizations: tuple[CivNo, ...] | None = None
    """Who plays what, by seat; None: the seats pick in a dealt order (S2)."""
    strict_movement: bool = False
    """Whether everyone moves in order, one after the other (M1)."""
    last_turn: int | None = None
    """The turn after which the game ends at the latest (H6)."""
    timed: bool = False
    """Whether the host may end the game with the turn in which some time comes (H6)."""
    clock: ClockRules = ClockRules()
    """How much time everybody has."""
    language: Language = "en"
    """The language of the table, in which somebody new to the server is spoken to."""
    take: int = 1
    """How many of the seats for people the creator takes, from the first."""


class Links(Struct, frozen=True):
    """Addresses with secrets: whoever has one may use it. They are shown once."""

    host: str | None = None
    """For whoever runs the game."""
    join: str | None = None
    """For anybody who is to take a free seat."""
    watch: str | None = None
    """For spectators."""
    seats: dict[Seat, str] = {}
    """For one seat each."""


class SeatInfo(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    """Its number."""
    name: str | None
    """What the person in it is called; None where nobody has taken it."""
    computer: str | None
    """The computer player that answers; None: a person does."""
    autopilot: bool
    """Whether a computer answers until the person in the seat comes back."""
    away: bool
    """Whether nobody looks at the game from this seat now."""
    civilization: CivNo | None
    """What it plays; None as long as it has not picked."""


class Waited(Struct, frozen=True):
    """Somebody all others wait for."""

    seat: Seat
    """Who."""
    since: Time
    """Since when."""
    until: Time | None
    """When their time is up; None: never."""


class GameInfo(Struct, frozen=True):
    """A game as it is listed."""

    id: str
    """How it is known here."""
    name: str
    """What it is called."""
    stage: Stage
    """Whether seats are taken, the game is played, or it is over."""
    agreed: NewGame
    """What was agreed before."""
    seats: tuple[SeatInfo, ...]
    """Who has which seat."""
    turn: int
    """The number of the turn; 0 before the game begins."""
    phase: int
    """The number of the phase; 0 in the set-up."""
    waited: tuple[Waited, ...]
    """For whom all wait."""
    paused: bool
    """Whether the clocks stand still."""
    commitment: str
    """The hash of the seed and its salt, fixed before the first card was dealt."""
    seed: str | None
    """The seed and its salt, once the game is over."""
    known_to: str | None
    """Who had the file of an imported game, and may know what is hidden; None for others."""
    roles: tuple[Role, ...]
    """What the reader may do here."""
    own: tuple[Seat, ...]
    """The reader's own seats."""
    take_back: TakeBackProposal | None
    """An undo that waits for everybody's consent."""
    removed: tuple[Removed, ...] = ()
    """Who was removed and is kept out; told to whoever runs the game."""


class Removed(Struct, frozen=True):
    """Somebody whom the host has removed from a game."""

    person: str
    """How they are known here."""
    name: str
    """What they were called at the table."""


class TakeBackProposal(Struct, frozen=True):
    """A wish of the host to take answers back (O2), to which every person must agree."""

    seat: Seat
    """Whose last answer would be taken back."""
    number: int
    """Tells it from other proposals of this game."""
    agreed: tuple[Seat, ...]
    """Who has agreed."""


class GameList(Struct, frozen=True):
    """The games of a person."""

    games: tuple[GameInfo, ...]
    """Those in which something is to be done first, then the latest first."""


class Joining(Struct, frozen=True):
    """Somebody who has one of the links of a game."""

    secret: str
    """What stands in the link."""
    seat: Seat | None = None
    """Which free seat they would like; None: the first."""


class Joined(Struct, frozen=True):
    """What a link has given."""

    game: GameInfo
    """The game."""
    role: Role
    """What the link is for."""
    seat: Seat | None
    """The seat that was taken; None for spectators and hosts."""


# What the host and the owner of a seat may order


class Start(Struct, frozen=True, tag="start"):
    """Begin; computers take the seats that are still free."""


class Pause(Struct, frozen=True, tag="pause"):
    """Stop all clocks."""


class Resume(Struct, frozen=True, tag="resume"):
    """Let the clocks run on."""


class Extend(Struct, frozen=True, tag="extend"):
    """Give more time."""

    seconds: int
    """How much."""
    seat: Seat | None = None
    """To whom; None: to everybody who is asked."""


class SetClock(Struct, frozen=True, tag="set-clock"):
    """Change the pace of the game, from live to slow and back."""

    clock: ClockRules
    """How much time everybody has from now on."""


class EndTrade(Struct, frozen=True, tag="end-trade"):
    """The time for trading is up (X8)."""


class EndGame(Struct, frozen=True, tag="end-game"):
    """The agreed time has come: the game ends with this turn (H6)."""


class ProposeTakeBack(Struct, frozen=True, tag="propose-take-back"):
    """Ask everybody whether the last answer of a seat may be taken back (O2)."""

    seat: Seat
    """Whose answer."""


class RenewLinks(Struct, frozen=True, tag="renew-links"):
    """Make new links for host, join and spectators; the old ones are no longer good."""


class LetIn(Struct, frozen=True, tag="let-in"):
    """Keep somebody out no longer who was removed: links are good for them again."""

    person: str
    """Who, as the game lists them."""


HostOrder: TypeAlias = (
    Start
    | Pause
    | Resume
    | Extend
    | SetClock
    | EndTrade
    | EndGame
    | ProposeTakeBack
    | RenewLinks
    | LetIn
)


class HandOver(Struct, frozen=True, tag="hand-over"):
    """Let a computer player answer in a seat, by its owner or by the host."""

    player: str = USUAL
    """Which one."""


class TakeOver(Struct, frozen=True, tag="take-over"):
    """Answer oneself again: the owner of the seat, at any time."""


class Replace(Struct, frozen=True, tag="replace"):
    """Take the seat from its player, by the host; a new link is for whoever comes next (L6).

    Whoever had it stays out of the game, whichever link they have, until the host lets them in.
    The links to join and to watch are made anew, so that they cannot come as somebody else either.
    """


class GiveUp(Struct, frozen=True, tag="give-up"):
    """Give one's seat back, free for somebody else (L6)."""


class ConsentToTakeBack(Struct, frozen=True, tag="consent"):
    """Agree that answers are taken back, or not (O2)."""

    number: int
    """Of the proposal."""
    agrees: bool
    """Whether the seat agrees; one that does not ends the proposal."""


SeatOrder: TypeAlias = HandOver | TakeOver | Replace | GiveUp | ConsentToTakeBack


class Ordered(Struct, frozen=True):
    """What an order has led to."""

    game: GameInfo
    """The game."""
    links: Links = Links()
    """New links, where there are any."""


# Playing


class ChatLine(Struct, frozen=True):
    """Something to say at the table."""

    text: str
    """What is said."""
    to: tuple[Seat, ...] | None = None
    """Who hears it besides oneself; None: everybody, spectators too."""


class Notes(Struct, frozen=True):
    """What a player has noted down; nobody else reads it."""

    text: str
    """The notes."""


class Seen(Struct, frozen=True):
    """How far somebody has read."""

    number: int
    """The last message of the stream that was seen."""


class OrdersInfo(Struct, frozen=True):
    """The standing orders of a seat."""

    orders: StandingOrders
    """What they say."""
    stopped: Sentence | None = None
    """Which have stopped since they were given, and why; None: all hold."""
    words: tuple[Sentence, ...] = ()
    """What they say, in words."""
    rates: tuple[int, ...] = ()
    """The tax rates that can be ordered (T1)."""


# History


class TurnScores(Struct, frozen=True):
    """How everybody stood when a turn began."""

    turn: int
    """The number of the turn."""
    points: dict[Seat, int]
    """Victory points as they would count then (V1)."""
    cities: dict[Seat, int]
    """How many cities."""
    advances: dict[Seat, int]
    """How many advances."""


class Scores(Struct, frozen=True):
    """The course of a game in numbers."""

    turns: tuple[TurnScores, ...]
    """Turn by turn, and how things stand now."""


class Continuing(Struct, frozen=True):
    """A game that is over goes on from one of its moments, as a new one against computers."""

    number: int
    """The moment: a message of the reader's stream."""
    seat: Seat
    """Whose place the person takes."""
    name: str
    """What the new game is called."""


# Computer players


class Computer(Struct, frozen=True):
    """A computer player that one can choose."""

    name: str
    """What a seat plan calls it."""
    about: Name
    """How it plays, in each language."""


class Computers(Struct, frozen=True):
    """The computer players that there are."""

    computers: tuple[Computer, ...]
    """The usual one first."""


# The stream


class Now(Struct, frozen=True, tag="now"):
    """How things stand; sent when it has changed for the reader, and not numbered."""

    number: int
    """The last numbered message before it."""
    stage: Stage
    """Whether seats are taken, the game is played, or it is over."""
    turn: int
    """The number of the turn."""
    phase: int
    """The number of the phase."""
    question: str
    """The name of what the reader is asked, or was asked last; empty for spectators (O1)."""
    asked: bool
    """Whether the reader is asked something."""
    waited: tuple[Waited, ...]
    """For whom all wait."""
    seats: tuple[SeatInfo, ...] | None
    """Who has which seat; None: as they were told last on this socket."""
    paused: bool
    """Whether the clocks stand still."""


StreamMessage: TypeAlias = Happened | ChatSaid | TableChanged | Now
