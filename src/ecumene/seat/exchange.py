"""Request and response bodies of a seat.

All are written and read by ``ecumene.rules.format.codec``: names outside, numbers inside, and
whatever does not fit is refused with its path.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.bots.table import Response
from ecumene.dialogue.cards.player_effects import PlayerEffect
from ecumene.dialogue.digest.board_changes import PlaceChange
from ecumene.dialogue.digest.recap_lines import RecapLine
from ecumene.dialogue.outlooks.prospects import Met
from ecumene.dialogue.questions.question import Choice, Forecast, Question
from ecumene.dialogue.sentences.event_log import Line
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules import forecast
from ecumene.rules.actions import Action
from ecumene.rules.events import Event, Standing
from ecumene.rules.state.ids import OfferNo, Seat
from ecumene.rules.state.moves import Move
from ecumene.rules.view import View

Time: TypeAlias = int
"""Milliseconds since 1970."""


class Refused(Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    text: str
    """What is wrong, in the client's language."""
    sentence: Sentence
    """The same as a sentence, with the place and the rule, for programs that speak themselves."""
    reason: Sentence
    """The reason alone: its key says what is wrong, its arguments with what."""
    rule: str | None = None
    """The id of the rule that forbids it, if one does."""


# Views


class ShownView(View, frozen=True):
    """A game as a reader may see it, with what a client shows of it that follows from rules."""

    board: forecast.OnBoard
    """Every place with pieces in it, including moves that can still be taken back (M2)."""
    holdings: tuple[forecast.Holdings, ...]
    """What each player has, by seat, after those moves."""
    journeys: dict[Seat, tuple[forecast.Journey, ...]]
    """What the moves of each player come to that can still be taken back (M2)."""
    standings: tuple[Standing, ...]
    """Everyone's victory points by what made them, as they would count now, most first (V1)."""
    end: forecast.End
    """Who could end the game with the next step, and which turn is the last (H4, H6)."""


class Look(Struct, frozen=True):
    """A game as a reader may see it."""

    number: int
    """The last message of the reader's stream that it includes."""
    view: ShownView
    """The game."""


class AreaCard(forecast.Ground, frozen=True):
    """The current state of a place, also in words."""

    sentences: tuple[Sentence, ...]
    """Who is there."""
    notes: tuple[Sentence, ...]
    """What is worth knowing about it: a city's cost, who may stay, flood plain and volcano."""
    outlook: tuple[Sentence, ...]
    """The likely outcome of a conflict."""


class Track(forecast.TrackAhead, frozen=True):
    """The current A.S.T., with what lies ahead in words."""

    sentences: tuple[Sentence, ...]
    """What the reader's next step requires, and whether the end is near (H1, H4)."""
    row: tuple[RowSpace, ...]
    """The spaces of the reader's row; for spectators those of the player who is farthest."""


class RowSpace(forecast.Space, frozen=True):
    """A space of a row of the A.S.T., also in words."""

    sentence: Sentence | None
    """What it asks for; None: nothing."""


# Cards


class PlayerCard(Struct, frozen=True):
    """A player as everybody may know them, beyond what the view says of them."""

    seat: Seat
    """Who."""
    next: forecast.Space | None
    """The next space of the A.S.T., and what they lack for it; None at the end."""
    ahead: Sentence | None
    """The same in words."""
    effects: tuple[PlayerEffect, ...]
    """What their advances mean to others."""
    hand_limit: int
    """How many commodity cards they may keep after buying (P5)."""


class PlayerCards(Struct, frozen=True):
    """The cards of all players."""

    players: tuple[PlayerCard, ...]
    """By seat."""


class Responses(Struct, frozen=True):
    """How the open offers of a trade are received (X1)."""

    offers: dict[OfferNo, dict[Seat, Response]]
    """By offer, and by each player that it is made to."""
    silent: bool
    """Whether computer players say nothing more before somebody else speaks."""


# Questions


class Retraction(Struct, frozen=True):
    """Whether a seat's last answer can be taken back (O2)."""

    possible: bool
    """Whether it can."""
    why_not: Sentence | None = None
    """Why not, with the rule; None if it can, or if the game is over."""
    news: Sentence | None = None
    """What has come to light since, if that is why."""


class Asked(Struct, frozen=True):
    """A seat's current question."""

    number: int
    """The last message of the seat's stream before it."""
    question: str
    """The name of the current or last question (O1)."""
    body: Question | None
    """The question; None if there is none."""
    pending: bool
    """Whether the seat is waited for; a player done trading is not, but may come back (X8)."""
    quiet: bool
    """Whether no computer player waits for the seat in trade."""
    until: Time | None
    """When its time is up; None: never."""
    gesture: tuple[int, ...]
    """The moves of its last answer that can be taken back, by their indices in its draft (M2)."""
    undo: Retraction
    """Whether its last answer can be taken back."""


class Proposed(Struct, frozen=True):
    """What a computer player would answer; nothing is sent."""

    choice: Choice | None
    """The answer; None: it would wait in trade."""


class Doubt(Struct, frozen=True):
    """An answer that is not given yet, or not offered."""

    action: Action
    """The intended answer."""
    planned: tuple[Move, ...] = ()
    """The moves planned before it, of which nobody else knows."""


class WhyNot(Struct, frozen=True):
    """Why an answer is not possible."""

    refused: Refused | None
    """The reason; None: it is possible."""


class PlannedMoves(Struct, frozen=True):
    """Moves of the seat that nobody else knows of."""

    moves: tuple[Move, ...]
    """In order, as they were recorded when they were planned."""


class Planning(Struct, frozen=True):
    """A change to the moves that a seat plans; nothing is answered by it."""

    known: Known
    """What of the game the client has, with the moves that are planned so far."""
    without: tuple[int, ...] = ()
    """Planned moves to take back with whatever depends on them, by their indices (M2)."""
    more: tuple[Move, ...] = ()
    """Moves to plan after the others: all of them or none."""


class Planned(PlannedMoves, frozen=True):
    """Moves as they are planned now; broken ones stand in the view (M2a)."""

    changes: Changes
    """What has changed by it of what the client has."""


class Prospect(Struct, frozen=True):
    """An answer before it is given."""

    words: Sentence
    """The answer in words."""
    forecast: Forecast
    """What it would lead to, if it is legal and worth knowing."""
    warnings: tuple[Sentence, ...]
    """Consequences the player might not expect."""
    refused: Refused | None
    """Why it is illegal; None: it is legal."""
    met: Met | None
    """How far it meets the question, where the question's fields do not tell."""


class Basket(forecast.PricedBasket, frozen=True):
    """A purchase being put together, also in words."""

    sentences: tuple[Sentence, ...]
    """What would be bought, and how it would be paid for."""
    refused: Refused | None
    """Why it cannot be bought; None: it can, or nothing is chosen."""


# Answers


class Answering(Struct, frozen=True):
    """An answer to a question, or an action possible at any time."""

    question: str
    """The name of the question that is answered (O1)."""
    key: str
    """A key chosen by the client: the same key sent twice counts once."""
    action: Action
    """The answer."""
    known: Known | None = None
    """What of the game the client has, to be told what has changed; None: not to be told."""


class Acknowledged(Struct, frozen=True):
    """A stored answer."""

    number: int
    """The last message of the seat's stream that it includes."""
    question: str
    """The name of the seat's next question (O1)."""
    events: tuple[Event, ...]
    """The resulting events, as far as the seat may know."""
    changes: Changes | None = None
    """What has changed of what the client has; None: it did not ask."""


class TakingBack(Struct, frozen=True):
    """A request to take back one's own last answers (O2)."""

    question: str
    """The name of the current question (O1)."""
    key: str
    """A key chosen by the client: the same key sent twice counts once."""
    answers: int = 1
    """The number of answers."""
    known: Known | None = None
    """What of the game the client has, to be told what has changed; None: not to be told."""


class Patient(Struct, frozen=True):
    """Let the others go on in trade without an answer (X1)."""

    done: bool = False
    """Whether to stay done, whatever others offer; otherwise be asked again when there is news."""


class Shown(Struct, frozen=True):
    """The offers a player sees in trade (X1)."""

    offers: tuple[OfferNo, ...] = ()
    """Their numbers."""


# History


class Digest(Struct, frozen=True):
    """What has happened since the last look."""

    since: int
    """The last message seen then."""
    number: int
    """The last message covered."""
    sentences: tuple[Sentence, ...]
    """What has happened, most relevant to the reader first."""


class Recap(Struct, frozen=True):
    """What has happened since one's own last answer; a movement or trade counts as one answer.

    Of a longer absence the last two turns are told, and a line says so.
    """

    since: int
    """The last message before what is told."""
    number: int
    """The last message covered."""
    lines: tuple[RecapLine, ...]
    """What befell the reader, then what touches their areas, then the others."""
    changes: tuple[PlaceChange, ...] = ()
    """What has become of the board by it, place by place."""


class StoryPassage(Struct, frozen=True):
    """A message of the reader's stream in words, or its part about one phase."""

    number: int
    """The message's number."""
    turn: int
    """The turn."""
    phase: int
    """The phase; 0 in the set-up and before."""
    lines: tuple[Line, ...]
    """What happened, in order."""
    heading: Sentence | None = None
    """The phase, if it begins here."""
    stands: int | None = None
    """After an undo (O2), the last message that still stands; None: all do."""
    table: bool = False
    """Whether it is about the table and not the game: that is never taken back."""


class Story(Struct, frozen=True):
    """A stream in words."""

    since: int
    """The message after which it begins."""
    number: int
    """The last message covered."""
    passages: tuple[StoryPassage, ...]
    """In order, without what was taken back among them."""
    more: bool
    """Whether more messages follow."""


class ToldDeal(Struct, frozen=True):
    """A deal that was made, as far as the reader knows it (X5, X5a)."""

    turn: int
    """In which turn."""
    seats: tuple[Seat, Seat]
    """Between whom."""
    sentence: Sentence
    """What changed hands: the cards if the reader knows them, otherwise how many."""


class ToldDeals(Struct, frozen=True):
    """The deals of some time."""

    deals: tuple[ToldDeal, ...]
    """In order."""


class Moment(Struct, frozen=True):
    """The start of a phase."""

    turn: int
    """The turn."""
    phase: int
    """The phase."""
    number: int
    """The last message of the reader's stream at that time, for `at` of a view."""


class Moments(Struct, frozen=True):
    """Moments to look back to quickly; every other message number is a moment too."""

    moments: tuple[Moment, ...]
    """In order."""


# What has changed


Part: TypeAlias = Literal["view", "asked", "hand", "offers", "responses"]
"""What can be looked at together."""


class Known(Struct, frozen=True):
    """What somebody looks at, and what of it they have."""

    parts: tuple[Part, ...]
    """What they look at; spectators have only the view and how offers are received."""
    marks: dict[Part, str] = {}
    """The marks of the parts that they have, as they came with them."""
    story: int | None = None
    """The last message that they have in words; None: they want no words."""
    planned: tuple[Move, ...] = ()
    """Moves that they plan and nobody else knows of: view and question are those after them."""
    recap: bool = False
    """Whether they want to be told what has happened since their own last answer."""


class Changes(Struct, frozen=True):
    """What has changed of it, all at one moment; what is as it was is left out."""

    number: int
    """The last message of the reader's stream with it."""
    marks: dict[Part, str]
    """The marks of all parts that are looked at: other ones than before where they have changed."""
    view: ShownView | None = None
    """The game."""
    asked: Asked | None = None
    """What the seat is asked."""
    hand: forecast.Hand | None = None
    """Its cards."""
    offers: forecast.Bargains | None = None
    """What open offers and deals would bring it."""
    responses: Responses | None = None
    """How open offers are received."""
    story: Story | None = None
    """What has been told since, in words; None: nothing, or nobody keeps it here."""
    recap: Recap | None = None
    """What has happened since one's own last answer; None: it was not asked for."""
