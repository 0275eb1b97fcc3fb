"""A game in memory: the engine, the table, the clocks and who sits where.

Nothing here reads or writes anything outside. What changes the game puts records into ``new``; they
count only once they are stored, and until then whoever has the game keeps everybody else away from
it. What was stored by somebody else is taken in with ``absorb``.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ecumene.bots import USUAL, Table, by_default
from ecumene.bots.orders import NOTHING_ORDERED, StandingOrders, stops, without
from ecumene.dialogue.history import take_back
from ecumene.dialogue.orders import stop_in_words
from ecumene.dialogue.sentence import Player, Sentence, say
from ecumene.rules.actions import Undo
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import PhaseBegan, Undone
from ecumene.rules.game import Game
from ecumene.rules.ids import HOST, NO_CIVILIZATION, OfferNo, Seat
from ecumene.rules.seen import seen_events
from ecumene.rules.snapshots import encode_snapshot
from ecumene.rules.view import view
from ecumene.seat.messages import Numbered, Reader
from ecumene.seat.statuses import CONFLICT
from ecumene.server.clocks import Clocks, Time
from ecumene.server.journal import Begun, Changed, Played, Record, Said, message
from ecumene.server.refusals import refuse
from ecumene.server.streams import Runs
from ecumene.server.wire import NewGame, Now, SeatInfo, Stage, TakeBackProposal, Waited

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection

    from ecumene.bots import Player as ComputerPlayer
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.fairness import Fair
    from ecumene.rules.log import Entry
    from ecumene.rules.play import Options
    from ecumene.rules.view import View
    from ecumene.server.journal import Source

ROWS_BETWEEN: Final = 64
"""After so many records a snapshot is taken even within a phase, so that loading stays short."""
TALK_BETWEEN: Final = 256
"""After so many it is taken even if nobody answers: what is only told is read in less time, and
what was answered before a snapshot may not be taken back after a restart."""
LONGEST_LOG: Final = 2000
"""The engine's own log is cut when a turn begins and it is longer; the journal has all of it."""


class Secrets(Struct, frozen=True):
    """The hashes of what stands in the links of a game."""

    host: str
    join: str
    watch: str


class SeatState(Struct):
    """A seat at the table, and what its owner has left there."""

    seat: Seat
    person: str | None = None
    """The id of the person who owns it."""
    name: str | None = None
    """What that person is called."""
    computer: str | None = None
    """The computer player that answers; None: the person does."""
    autopilot: bool = False
    """Whether a computer answers until the person is back."""
    orders: StandingOrders = StandingOrders()
    stopped: Sentence | None = None
    """Which of them have stopped and why; None: all hold."""
    link: str | None = None
    """The hash of the secret in its link; None: it is a computer player's for good."""
    present_until: Time = 0
    """Until when somebody looks at the game from this seat, unless they say so again."""

    @property
    def free(self) -> bool:
        """Whether a person may take it: nobody has, and it is no computer player's for good."""
        return self.person is None and self.link is not None

    @property
    def attended(self) -> bool:
        """Whether a person answers here."""
        return self.person is not None and self.computer is None and not self.autopilot


class New(Struct):
    """A record that is not stored yet."""

    seq: int
    at: Time
    record: Record
    seat: Seat | None = None
    key: str | None = None
    told: list[tuple[Reader, Numbered]] = []
    """What everyone is told of it."""


class Taken(Struct, frozen=True):
    """A snapshot that is not stored yet."""

    seq: int
    turn: int
    phase: int
    counts: tuple[int, ...]
    """How many messages everyone had been told: spectators, then the seats."""
    state: bytes
    """Of the engine; nothing before the game has begun."""


class LiveGame:
    """One game of the server, in memory."""

    def __init__(
        self,
        id_: str,
        agreed: NewGame,
        options: Options,
        fair: Fair,
        seats: list[SeatState],
        think: Callable[[str], ComputerPlayer],
    ) -> None:
        self.id = id_
        self.agreed = agreed
        self.options = options
        """What the engine is told, with the seed, which nobody else is."""
        self.fair = fair
        self.known_to: str | None = None
        """Who had the file of an imported game."""
        self.seats = seats
        self.secrets = Secrets("", "", "")
        self.hosts: set[str] = set()
        """The people who run the game."""
        self.spectators: set[str] = set()
        self.removed: dict[str, str] = {}
        """What those are called whom the host has removed: no link brings them back."""
        self.stage: Stage = "gathering"
        self.paused = False
        self.take_back: TakeBackProposal | None = None
        self.clocks = Clocks(agreed.clock)
        self.seq = 0
        """The number of the last record."""
        self.counts: dict[Reader, int] = dict.fromkeys((None, *range(len(seats))), 0)
        """How many messages everyone has been told."""
        self.game: Game | None = None
        self._before: deque[tuple[int, ...]] = deque()
        """How many messages everyone had been told before each answer that can be taken back."""
        self.new: list[New] = []
        """What has happened and is not stored yet."""
        self.snapshots: list[Taken] = []
        """From where the game can be restored once they are stored."""
        self._since_snapshot = 0
        self.runs = Runs()
        """Where everyone's messages are in the journal; the marks of what is not stored yet."""
        self.think = think
        """The computer player of some name."""
        self.table = Table({}, 0)
        self.changed_seats: set[Seat] = set()
        """The seats that are to be stored anew."""
        self.game_changed = False
        """Whether something is to be stored anew that does not change with every record."""
        self.also: list[Callable[[Connection], None]] = []
        """What is to be written together with what is new."""
        self.stamp: Time = 0
        """When the game as it is here was stored."""
        self.wanted: dict[Seat, Time] = {}
        """For whom computer players wait in trade, and since when."""
        self.owed: dict[OfferNo, Time] = {}
        """Which deals of theirs lack the cards of a person, and since when."""
        self.noticed: dict[Seat, tuple[str, bool]] = {}
        """Of which question everyone was told, and whether they were present then."""
        self.just_begun = self.told_of_end = False
        """Whether everyone is to be told that it begins, and was told that it is over."""
        self.looked_after = False
        """Whether the clocks are to be stored, and when to look at the game again."""
        self.touched: Time = 0
        """When somebody last wanted something of the game."""
        self.watched = False
        """Whether somebody listens to it here."""
        self.played: Time = 0
        """When the last answer was given."""

    @property
    def is_changed(self) -> bool:
        """Whether something is to be stored."""
        return bool(
            self.new or self.changed_seats or self.also or self.game_changed or self.looked_after
        )

    # What there is

    def playing(self) -> Game:
        """The game itself; refuses where it has not begun."""
        if self.game is None:
            raise refuse(CONFLICT, "server-not-begun")
        return self.game

    def view(self, reader: Reader) -> View:
        """The game as a reader may know it."""
        return view(self.playing(), reader)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the game has begun."""
        return 0 if self.game is None else self.game.peek().turn

    @property
    def phase(self) -> int:
        """The number of the phase; 0 in the set-up and before."""
        return 0 if self.game is None else self.game.peek().phase

    def asked(self) -> dict[Seat, str]:
        """The people who are asked, and names for what their clocks run for.

        A movement and a trade are one thing each, however often somebody speaks: else a clock that
        starts again would tell the others of offers that they cannot see (X5a).
        """
        game = self.game
        if game is None or self.stage != "running":
            return {}
        state = game.peek()
        as_one = state.movement is not None or state.trade is not None
        return {
            seat: f"{state.turn}.{state.phase}" if as_one else game.question(seat)
            for seat in sorted(game.pending)
            if self.seats[seat].attended
        }

    @property
    def for_show(self) -> bool:
        """Whether computers play it for those who look on, since nobody can take a seat."""
        return all(seat.link is None for seat in self.seats)

    def waited(self) -> tuple[Waited, ...]:
        """For whom all wait, since when and until when."""
        return tuple(Waited(*each) for each in self.clocks.waited())

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Who has which seat."""
        return tuple(map(self._seat_info, self.seats))

    def _seat_info(self, seat: SeatState) -> SeatInfo:
        civ = NO_CIVILIZATION
        if self.game is not None:
            civ = self.game.peek().players[seat.seat].civilization
        return SeatInfo(
            seat.seat,
            seat.name,
            seat.computer,
            seat.autopilot,
            away=seat.person is not None and seat.present_until <= self.touched,
            civilization=None if civ == NO_CIVILIZATION else civ,
        )

    def now(self, reader: Reader) -> Now:
        """How things stand for a reader."""
        game = self.game
        return Now(
            number=self.counts[reader],
            stage=self.stage,
            turn=self.turn,
            phase=self.phase,
            question="" if game is None or reader is None else game.question(reader),
            asked=game is not None and reader is not None and reader in game.pending,
            waited=self.waited(),
            seats=self.seat_infos(),
            paused=self.paused,
        )

    # Beginning and taking up

    def begin(self, now: Time) -> None:
        """Begin the game; computers take the seats that are still free."""
        for seat in self.seats:
            if seat.person is None and seat.computer is None:
                self.change_seat(seat.seat, computer=USUAL)
        self.take_up(Game(self.options))
        self.stage = "running"
        self.game_changed = self.just_begun = True
        assert self.game is not None
        self._add(now, Begun(self.game.opening or ()))
        self.take_snapshot()
        self._follow(now)

    def take_up(self, game: Game) -> None:
        """Go on with a game that has begun."""
        self.game = game
        self.table = Table({}, game.options.seed, self.think(USUAL), discreet=True)
        for seat in self.seats:
            self._seat(seat)

    def _seat(self, seat: SeatState) -> None:
        """Let whoever has a seat answer in it."""
        if seat.attended:
            self.table.take_over(seat.seat)
        else:
            # Who has nothing but a default to give does not have to think about it.
            stands_in = seat.autopilot and self.agreed.clock.at_end == "default"
            defaults = stands_in and seat.computer is None
            player = by_default if defaults else self.think(seat.computer or USUAL)
            self.table.hand_over(seat.seat, player)

    def absorb(self, seq: int, at: Time, record: Record) -> New:
        """Take in a record that is stored already."""
        if isinstance(record, Played):
            self.playing().apply(record.entry.seat, record.entry.action)
            self._remember(record.entry.action)
            self._cut_log(record.entry)
        new = self._count(New(seq, at, record))
        self._since_snapshot += 1
        self.runs.marks.clear()  # stored with the record
        return new

    def reseat(self, seats: Iterable[SeatState]) -> None:
        """Take over who sits where from what is stored."""
        before = self.seats
        self.seats = list(seats)
        if self.game is not None:
            for old, new in zip(before, self.seats, strict=True):
                if (old.attended, old.computer) != (new.attended, new.computer):
                    self._seat(new)

    # What happens

    def answer(
        self,
        now: Time,
        seat: Seat,
        action: Action,
        question: str | None = None,
        key: str | None = None,
        source: Source = "person",
    ) -> tuple[Event, ...]:
        """Answer for a seat; returns what happened, or raises ``IllegalAction``."""
        game = self.playing()
        events = game.apply(seat, action, question)
        self._played(now, key, source)
        return events

    def undo(self, now: Time, seat: Seat, own: int, key: str | None = None) -> tuple[Event, ...]:
        """Take back the last own answers of a seat, and what computers answered since (O2)."""
        computers = {*self.table.players, HOST}
        self._refuse_unknown(self.playing().answers_to_undo(seat, computers, own))
        events = take_back(self.playing(), seat, self.table, own)
        self._played(now, key, "person", by=seat)
        return events

    def undo_for_all(self, now: Time, seat: Seat) -> None:
        """Take back the last answer of a seat and whatever was answered since, as all agreed."""
        count = self.undoable_for_all(seat)
        self._refuse_unknown(count)
        self.playing().apply(HOST, Undo(count, seat, agreed=True))
        self._played(now, None, "host")

    def _refuse_unknown(self, answers: int) -> None:
        """Refuse to take back what was answered before the game was restored."""
        if answers > len(self._before):
            raise IllegalAction("O2", "illegal-undo")

    def _played(self, now: Time, key: str | None, source: Source, by: Seat | None = None) -> None:
        """Note down what the engine has just done."""
        game = self.playing()
        entry = game.log[-1]
        seat = entry.seat if by is None else by
        record = Played(entry, source, self._remember(entry.action))
        self._add(now, record, None if seat == HOST else seat, key)
        begun = [event.phase for event in entry.events if isinstance(event, PhaseBegan)]
        # What was taken back is not found before the last snapshot, so there is one behind it.
        due = begun or isinstance(entry.action, Undo) or self._since_snapshot >= ROWS_BETWEEN
        if due or game.over:
            self.take_snapshot()
        self._cut_log(entry)
        if game.over:
            self.stage = "over"
        if self.take_back is not None:
            self.end_take_back()
        self._stop_orders(entry)
        self._follow(now)
        for event in entry.events:
            if isinstance(event, Undone):
                self.clocks.take_back(now, event.seat)

    def _stop_orders(self, entry: Entry) -> None:
        """Let orders end that did not foresee what has happened (O5)."""
        for state in self.seats:
            if state.orders != NOTHING_ORDERED:
                seen = seen_events(entry.events, state.seat)
                stop = stops(state.orders, seen, self.view(state.seat)) if seen else None
                if stop is not None:
                    state.orders = without(state.orders, stop.topics)
                    state.stopped = stop_in_words(stop)
                    self.changed_seats.add(state.seat)

    def _cut_log(self, entry: Entry) -> None:
        """Let go of what the engine has logged of earlier turns."""
        begins = any(isinstance(event, PhaseBegan) and event.phase == 1 for event in entry.events)
        if begins and len(self.playing().log) > LONGEST_LOG:
            self.playing().log.clear()

    def _remember(self, action: Action) -> tuple[int, ...]:
        """Remember what everyone had been told before an answer; after an undo, return it."""
        if isinstance(action, Undo):
            for _ in range(action.answers - 1):
                self._before.pop()
            return self._before.pop()
        self._before.append(tuple(self.counts.values()))
        while len(self._before) > self.playing().retractable:
            self._before.popleft()
        return ()

    def say(self, now: Time, seat: Seat | None, name: str, to: Any, text: str) -> None:
        """Somebody says something at the table."""
        self._note(now, Said(seat, name, to, text))

    def tell(self, now: Time, key: str, /, **values: Any) -> None:
        """Everybody is told of a change at the table."""
        self._note(now, Changed(say(key, **values)))
        self._follow(now)

    def pause(self, now: Time) -> None:
        """Stop the clocks, and everything that goes on by itself."""
        self.paused = self.game_changed = True
        self.clocks.pause(now)
        self.wanted.clear()
        self.owed.clear()

    def resume(self, now: Time) -> None:
        """Go on."""
        self.paused, self.game_changed = False, True
        self.clocks.resume(now)
        self._follow(now)

    # Seats

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        return tuple(each.seat for each in self.seats if each.person == person)

    def change_seat(self, seat: Seat, **changes: Any) -> None:
        """Change who has a seat, or how."""
        state = self.seats[seat]
        for name, value in changes.items():
            setattr(state, name, value)
        self.changed_seats.add(seat)
        if self.game is not None:
            self._seat(state)

    def is_present(self, seat: Seat) -> bool:
        """Whether somebody looks at the game from a seat."""
        return self.seats[seat].present_until > self.touched

    def note_presence(self, seat: Seat, until: Time) -> None:
        """Somebody looks at the game from a seat for some time, or no longer."""
        self.seats[seat].present_until = until
        self.changed_seats.add(seat)

    def come_back(self, now: Time, seat: Seat) -> None:
        """The owner of a seat answers again; a table that waits for people goes on."""
        state = self.seats[seat]
        if state.attended:
            return
        waits = self.waits_for_people
        self.change_seat(seat, computer=None, autopilot=False)
        self._follow(now)
        self.clocks.come_back(now, seat)
        self.tell(now, "table-came-back", player=Player(seat))
        if waits:
            self.go_on(now)

    @property
    def waits_for_people(self) -> bool:
        """Whether the table stands still because nobody is left at it."""
        return self.paused and self.clocks.deserted

    def stop_without_people(self, now: Time) -> None:
        """A table where nobody is left does not race ahead."""
        if not any(each.attended for each in self.seats):
            self.pause(now)
            self.clocks.deserted = True
            self.tell(now, "table-nobody")

    def go_on(self, now: Time) -> None:
        """Go on, and say so."""
        self.resume(now)
        self.tell(now, "table-resumed")

    # Taking back by consent (O2b)

    def undoable_for_all(self, seat: Seat) -> int:
        """How many answers would go back with the last one of a seat, whoever gave them."""
        game = self.playing()
        return game.undoable(seat, {*range(game.options.players), HOST}, agreed=True)

    def propose_take_back(self, seat: Seat) -> None:
        """Ask all people whether the last answer of a seat may be taken back.

        Whoever runs the game and has seats agrees by asking.
        """
        hosts = tuple(each.seat for each in self.seats if each.person in self.hosts)
        # Not the journal's number, which would tell how much is said in secret; all hear of it.
        self.take_back = TakeBackProposal(seat, self.counts[None] + 1, hosts)
        self.game_changed = True

    def agree_to_take_back(self, seat: Seat) -> None:
        """A seat agrees."""
        assert self.take_back is not None
        agreed = {*self.take_back.agreed, seat}
        self.take_back = replace(self.take_back, agreed=tuple(sorted(agreed)))
        self.game_changed = self.looked_after = True

    def end_take_back(self) -> None:
        """Nobody is asked any more."""
        self.take_back, self.game_changed = None, True

    # Keeping count

    def _add(
        self, now: Time, record: Record, seat: Seat | None = None, key: str | None = None
    ) -> None:
        self.new.append(self._count(New(self.seq + 1, now, record, seat, key)))
        self._since_snapshot += 1

    def _note(self, now: Time, record: Record) -> None:
        """Add what is no answer, of which there can be as much as people like."""
        self._add(now, record)
        if self._since_snapshot >= TALK_BETWEEN:
            self.take_snapshot()

    def take_snapshot(self) -> Taken:
        """Remember the game as it is, to be restored from here."""
        state = b"" if self.game is None else encode_snapshot(self.game.snapshot())
        counts = tuple(self.counts.values())
        taken = Taken(self.seq, self.turn, self.phase, counts, state)
        self.snapshots.append(taken)
        self._since_snapshot = 0
        return taken

    def _count(self, new: New) -> New:
        """Number a record for everyone who is told of it."""
        self.seq = new.seq
        if isinstance(new.record, Played):
            self.played = new.at
        told = []
        for reader, count in self.counts.items():
            seen = message(new.record, reader, count + 1, new.at)
            if seen is not None:
                self.counts[reader] = count + 1
                self.runs.tell(reader, count + 1, new.seq)
                told.append((reader, seen))
        new.told = told
        return new

    def _follow(self, now: Time) -> None:
        """Let the clocks know who is asked what."""
        trading = self.game is not None and self.game.peek().trade is not None
        self.clocks.follow(now, self.asked(), self.turn, self.phase, trading)

    def stored(self) -> None:
        """What was new is stored."""
        self.looked_after = self.game_changed = False
        self.new.clear()
        self.snapshots.clear()
        self.runs.marks.clear()
        self.changed_seats.clear()
        self.also.clear()
