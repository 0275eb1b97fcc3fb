"""A game in memory: the engine, the table, the clocks and who sits where.

Nothing here does input or output. Changes put records into ``new``; they count once they are
stored, and until then the holder keeps everyone else away from the game. Records stored by others
are taken in with ``absorb``.
"""

from __future__ import annotations

from array import array
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ecumene.bots import STAND_IN, USUAL, Table, by_default
from ecumene.bots.orders import NOTHING_ORDERED, stops, without
from ecumene.dialogue.history import check_undo, take_back
from ecumene.dialogue.sentences.order_sentences import stop_in_words
from ecumene.dialogue.sentences.sentence import NamedPlayer, say
from ecumene.rules.actions import Undo
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import PhaseBegan, Undone
from ecumene.rules.game import Game
from ecumene.rules.seen import begin_turn, seen_events
from ecumene.rules.state.ids import HOST, OfferNo, Seat
from ecumene.rules.state.snapshots import encode_snapshot
from ecumene.rules.view import view
from ecumene.seat.statuses import CONFLICT
from ecumene.server.clock.game_clocks import Clocks, Time
from ecumene.server.games.journal_records import Begun, Changed, Played, Record, Said, messages
from ecumene.server.games.pending_writes import PendingRecord, PendingSnapshot
from ecumene.server.games.reader_streams import Runs
from ecumene.server.refusals import refuse
from ecumene.server.wire import NewGame, Stage, TakeBackProposal

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
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.games.journal_records import Source
    from ecumene.server.games.seat_state import SeatState
    from ecumene.server.games.show_pace import Mark, Stepping
    from ecumene.server.wire import Pace

ROWS_BETWEEN: Final = 64
"""Records after which a snapshot is taken even within a phase, to keep loading short."""
TALK_BETWEEN: Final = 256
"""The same if nobody answers: messages load faster than answers, and no answer from before a
snapshot can be taken back after a restart."""
LONGEST_LOG: Final = 2000
"""Above this length the engine's log is cleared when a turn begins; the journal has all."""


Recall: TypeAlias = "Callable[[int], Iterable[Iterable[Event]]]"
"""Reads what happened up to a record of the journal, answer by answer; it may take a while."""


def nothing_recorded(seq: int) -> tuple[()]:
    """The journal of a game that is not stored."""
    del seq
    return ()


class Secrets(Struct, frozen=True):
    """The hashes of the secrets in a game's links."""

    host: str
    join: str
    watch: str


class HostedGame:
    """One game of the server, in memory."""

    def __init__(
        self,
        id_: str,
        agreed: NewGame,
        options: Options,
        fair: Fair,
        seats: list[SeatState],
        think: Callable[[str], ComputerPlayer],
        recall: Recall = nothing_recorded,
    ) -> None:
        self.id = id_
        self.agreed = agreed
        self.options = options
        """The engine's options, with the secret seed."""
        self.fair = fair
        self.known_to: str | None = None
        """Who had the file of an imported game."""
        self.seats = seats
        self.secrets = Secrets("", "", "")
        self.host = ""
        """The name of its creator."""
        self.code: str | None = None
        """What people can type to be invited; None: nothing."""
        self.hosts: set[str] = set()
        """The people who run the game."""
        self.spectators: set[str] = set()
        self.removed: dict[str, str] = {}
        """The names of people the host has removed: no link brings them back."""
        self.stage: Stage = "gathering"
        self.paused = False
        self.take_back: TakeBackProposal | None = None
        self.clocks = Clocks(agreed.clock)
        self.seq = 0
        """The number of the last record."""
        self.counts: dict[Reader, int] = dict.fromkeys((None, *range(len(seats))), 0)
        """The number of messages sent to each reader."""
        self.game: Game | None = None
        self._before: deque[array[int]] = deque()
        """The number of messages sent to everyone before each answer that can be taken back."""
        self.new: list[PendingRecord] = []
        """Records not stored yet."""
        self.snapshots: list[PendingSnapshot] = []
        """Snapshots not stored yet."""
        self._since_snapshot = 0
        self.runs = Runs()
        """Where each reader's messages are in the journal; marks not stored yet."""
        self.think = think
        """Makes the computer player of a name."""
        self._recall = recall
        self._log_start = 0
        """The number of the last record before the engine's log starts."""
        self.table = Table({}, 0)
        self.changed_seats: set[Seat] = set()
        """Seats to store."""
        self.game_changed = False
        """Whether something must be stored that does not change with every record."""
        self.extra_writes: list[Callable[[Connection], None]] = []
        """Further writes for the same transaction."""
        self.stored_at: Time = 0
        """When the game in this state was stored."""
        self.awaited_in_trade: dict[Seat, Time] = {}
        """The people computer players wait for in trade, and since when."""
        self.owed: dict[OfferNo, Time] = {}
        """Their deals that wait for a person's cards, and since when."""
        self.noticed: dict[Seat, tuple[str, bool]] = {}
        """The question each seat was last notified of, and whether its owner was present then."""
        self.just_begun = self.told_of_end = False
        """Whether everyone must be notified of the start, and was notified of the end."""
        self.must_reschedule = False
        """Whether the clocks and the next moment must be stored."""
        self.last_used: Time = 0
        """When the game was last used."""
        self.watched = False
        """Whether anyone listens to it here."""
        self.played: Time = 0
        """When the last answer was given."""
        self.shown: Mark = (0, 0, 0)
        """Where a game of computers only was when it last went on after a pause."""
        self.stepping: Stepping | None = None
        """How far a paused game of computers only goes on; None: it does not."""

    @property
    def stands_still(self) -> bool:
        """Whether it is paused, and no step of it is being taken."""
        return self.paused and self.stepping is None

    @property
    def is_changed(self) -> bool:
        """Whether anything must be stored."""
        return bool(
            self.new
            or self.changed_seats
            or self.extra_writes
            or self.game_changed
            or self.must_reschedule
        )

    # Queries

    def playing(self) -> Game:
        """The game itself; refuses before it begins."""
        if self.game is None:
            raise refuse(CONFLICT, "server-not-begun")
        return self.game

    def view(self, reader: Reader) -> View:
        """The game as a reader may see it."""
        return view(self.playing(), reader)

    @property
    def turn(self) -> int:
        """The turn; 0 before the game begins."""
        return 0 if self.game is None else self.game.peek().turn

    @property
    def phase(self) -> int:
        """The phase; 0 during and before the set-up."""
        return 0 if self.game is None else self.game.peek().phase

    def asked(self) -> dict[Seat, str]:
        """The people who are asked, with a name for what their clocks run for.

        A movement or a trade phase has one name, however many answers are given: a clock that
        restarts would reveal offers to players who cannot see them (X5a).
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
        """Whether only computers play, for spectators, since nobody can take a seat."""
        return all(seat.link is None for seat in self.seats)

    @property
    def pace(self) -> Pace | None:
        """How fast it passes before spectators; None: people play at their own pace."""
        return self.agreed.pace if self.for_show else None

    # Beginning and resuming

    def begin(self, now: Time) -> None:
        """Begin the game; computers take the free seats."""
        for seat in self.seats:
            if seat.person is None and seat.computer is None:
                self.change_seat(seat.seat, computer=USUAL)
        self.code = None
        self.take_up(Game(self.options))
        self.stage = "running"
        self.game_changed = self.just_begun = True
        assert self.game is not None
        self._add(now, Begun(self.game.opening or ()))
        self.take_snapshot()
        self._follow(now)

    def begin_if_complete(self, now: Time) -> None:
        """Begin as soon as no seat is free, and everyone is ready, unless the host is to begin."""
        if self.stage != "gathering" or any(seat.free for seat in self.seats):
            return
        people = [seat for seat in self.seats if seat.person is not None]
        match self.agreed.begin:
            case "full":
                complete = True
            case "ready":
                complete = all(seat.ready for seat in people)
            case "host":
                complete = False
        # A game that expects nobody else has nobody to wait for.
        if complete or len({seat.person for seat in people}) <= 1:
            self.begin(now)

    def take_up(self, game: Game) -> None:
        """Continue a game that has begun."""
        self.game, self._log_start = game, self.seq
        self.table = Table(
            {},
            game.options.seed,
            self.think(STAND_IN),
            discreet=True,
            past=lambda: self._recall(self._log_start),
            guarded=False,  # processes in which players think look after themselves
        )
        for seat in self.seats:
            self._seat(seat)

    def _seat(self, seat: SeatState) -> None:
        """Set who answers for a seat."""
        if seat.attended:
            self.table.take_over(seat.seat)
        else:
            # Only the default is answered there, so no computer player needs to think.
            stands_in = seat.autopilot and self.agreed.clock.at_end == "default"
            defaults = stands_in and seat.computer is None
            player = by_default if defaults else self.think(seat.computer or STAND_IN)
            self.table.hand_over(seat.seat, player)

    def absorb(self, seq: int, at: Time, record: Record) -> PendingRecord:
        """Take in a record stored by another worker."""
        if isinstance(record, Played):
            self.playing().apply(record.entry.seat, record.entry.action)
            self._remember(record.entry.action)
        new = self._count(PendingRecord(seq, at, record))
        if isinstance(record, Played):
            self._cut_log(record.entry)
        self._since_snapshot += 1
        self.runs.marks.clear()  # stored with the record
        return new

    def reseat(self, seats: Iterable[SeatState]) -> None:
        """Take over the stored seats."""
        before = self.seats
        self.seats = list(seats)
        if self.game is not None:
            for old, new in zip(before, self.seats, strict=True):
                if (old.attended, old.computer) != (new.attended, new.computer):
                    self._seat(new)

    # Changes

    def answer(
        self,
        now: Time,
        seat: Seat,
        action: Action,
        question: str | None = None,
        key: str | None = None,
        source: Source = "person",
    ) -> tuple[Event, ...]:
        """Answer for a seat; returns the events, or raises ``IllegalAction``."""
        game = self.playing()
        events = game.apply(seat, action, question)
        self._played(now, key, source)
        return events

    def undo(self, now: Time, seat: Seat, own: int, key: str | None = None) -> tuple[Event, ...]:
        """Take back a seat's last answers, and computers' answers since (O2)."""
        self.check_undo(seat, own)
        events = take_back(self.playing(), seat, self.table, own)
        self._played(now, key, "person", by=seat)
        return events

    def check_undo(self, seat: Seat, own: int = 1) -> None:
        """Refuse to take back what stands (O2)."""
        self._refuse_unknown(check_undo(self.playing(), seat, self.table, own))

    def undo_for_all(self, now: Time, seat: Seat) -> None:
        """Take back a seat's last answer and all answers since, as all agreed."""
        count = self.undoable_for_all(seat)
        self._refuse_unknown(count)
        self.playing().apply(HOST, Undo(count, seat, agreed=True))
        self._played(now, None, "host")

    def _refuse_unknown(self, answers: int) -> None:
        """Refuse to take back answers from before the game was restored."""
        if answers > len(self._before):
            raise IllegalAction("O2", "illegal-undo")

    def _played(self, now: Time, key: str | None, source: Source, by: Seat | None = None) -> None:
        """Record what the engine has just done."""
        game = self.playing()
        entry = game.log[-1]
        seat = entry.seat if by is None else by
        record = Played(entry, source, self._remember(entry.action))
        self._add(now, record, seat, key)
        begun = [event.phase for event in entry.events if isinstance(event, PhaseBegan)]
        # An undo cannot reach back behind a snapshot, so one is taken after it.
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
        """End orders that did not foresee what happened (O5)."""
        for state in self.seats:
            if state.orders != NOTHING_ORDERED:
                seen = seen_events(entry.events, state.seat)
                stop = stops(state.orders, seen, self.view(state.seat)) if seen else None
                if stop is not None:
                    state.orders = without(state.orders, stop.topics)
                    state.stopped = stop_in_words(stop)
                    self.changed_seats.add(state.seat)

    def _cut_log(self, entry: Entry) -> None:
        """Drop the engine's log of earlier turns."""
        if begin_turn(entry.events) and len(self.playing().log) > LONGEST_LOG:
            self.table.clear_log(self.playing())
            self._log_start = self.seq

    def _remember(self, action: Action) -> tuple[int, ...]:
        """Remember the message counts before an answer; after an undo, return them."""
        if isinstance(action, Undo):
            for _ in range(action.answers - 1):
                self._before.pop()
            return tuple(self._before.pop())
        # Of a list the length is known, so no room is kept to spare.
        self._before.append(array("I", list(self.counts.values())))
        while len(self._before) > self.playing().retractable:
            self._before.popleft()
        return ()

    def say(self, now: Time, seat: Seat | None, name: str, to: Any, text: str) -> None:
        """Record a chat message."""
        self._note(now, Said(seat, name, to, text))

    def tell(self, now: Time, key: str, /, **values: Any) -> None:
        """Tell everybody of a change at the table."""
        self._note(now, Changed(say(key, **values)))
        self._follow(now)

    def pause(self, now: Time) -> None:
        """Stop the clocks and everything that happens by itself, also in the middle of a step."""
        self.paused, self.game_changed, self.stepping = True, True, None
        self.clocks.pause(now)
        self.awaited_in_trade.clear()
        self.owed.clear()

    def step_on(self, stepping: Stepping | None) -> None:
        """Go on so far although it is paused; None: no further."""
        self.stepping, self.game_changed = stepping, True

    def resume(self, now: Time) -> None:
        """Resume the clocks."""
        self.paused, self.game_changed, self.stepping = False, True, None
        self.clocks.resume(now)
        self._follow(now)

    # Seats

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        return tuple(each.seat for each in self.seats if each.person == person)

    def change_seat(self, seat: Seat, **changes: Any) -> None:
        """Change a seat's owner or settings."""
        state = self.seats[seat]
        for name, value in changes.items():
            setattr(state, name, value)
        self.changed_seats.add(seat)
        if self.game is not None:
            self._seat(state)

    def is_present(self, seat: Seat) -> bool:
        """Whether a seat's owner is looking at the game."""
        return self.seats[seat].present_until > self.last_used

    def presence_left(self, seat: Seat) -> Time:
        """For how long a seat's owner still counts as present if nobody hears of them."""
        return self.seats[seat].present_until - self.last_used

    def away_since(self, seat: Seat) -> Time | None:
        """Since when a seat's owner is not looking at the game; None: they are, or there is none.

        Who was cut off without a word counts as there until their presence lapses.
        """
        state = self.seats[seat]
        if state.person is None or state.present_until > self.last_used:
            return None
        return state.present_until

    def note_presence(self, seat: Seat, until: Time) -> None:
        """Record until when a seat's owner is present."""
        self.seats[seat].present_until = until
        self.changed_seats.add(seat)

    def come_back(self, now: Time, seat: Seat) -> None:
        """Let a seat's owner answer again; a table waiting for people goes on."""
        state = self.seats[seat]
        if state.attended:
            return
        waits = self.waits_for_people
        self.change_seat(seat, computer=None, autopilot=False)
        self._follow(now)
        self.clocks.come_back(now, seat)
        self.tell(now, "table-came-back", player=NamedPlayer(seat))
        if waits:
            self.go_on(now)

    @property
    def waits_for_people(self) -> bool:
        """Whether the game is paused because nobody is left at the table."""
        return self.paused and self.clocks.deserted

    def stop_without_people(self, now: Time) -> None:
        """Pause the game if no person is left at the table."""
        if not any(each.attended for each in self.seats):
            self.pause(now)
            self.clocks.deserted = True
            self.tell(now, "table-nobody")

    def go_on(self, now: Time) -> None:
        """Resume the game and tell everybody."""
        self.resume(now)
        self.tell(now, "table-resumed")

    # Taking back by consent (O2b)

    def undoable_for_all(self, seat: Seat) -> int:
        """The number of answers an undo for all would take back, whoever gave them."""
        game = self.playing()
        return game.undoable(seat, {*range(game.options.players), HOST}, agreed=True)

    def propose_take_back(self, seat: Seat) -> None:
        """Ask all people whether a seat's last answer may be taken back.

        Hosts with seats agree by asking.
        """
        hosts = tuple(each.seat for each in self.seats if each.person in self.hosts)
        # Not the journal's number, which would reveal how much is said in secret; all are told.
        self.take_back = TakeBackProposal(seat, self.counts[None] + 1, hosts)
        self.game_changed = True

    def agree_to_take_back(self, seat: Seat) -> None:
        """Record that a seat agrees."""
        assert self.take_back is not None
        agreed = {*self.take_back.agreed, seat}
        self.take_back = replace(self.take_back, agreed=tuple(sorted(agreed)))
        self.game_changed = self.must_reschedule = True

    def end_take_back(self) -> None:
        """Close the proposal."""
        self.take_back, self.game_changed = None, True

    # Records and snapshots

    def _add(
        self, now: Time, record: Record, seat: Seat | None = None, key: str | None = None
    ) -> None:
        self.new.append(self._count(PendingRecord(self.seq + 1, now, record, seat, key)))
        self._since_snapshot += 1

    def _note(self, now: Time, record: Record) -> None:
        """Add a record that is no answer; there can be any number of them."""
        self._add(now, record)
        if self._since_snapshot >= TALK_BETWEEN:
            self.take_snapshot()

    def take_snapshot(self) -> PendingSnapshot:
        """Take a snapshot from which the game can be restored."""
        state = b"" if self.game is None else encode_snapshot(self.game.snapshot())
        counts = tuple(self.counts.values())
        taken = PendingSnapshot(self.seq, self.turn, self.phase, counts, state)
        self.snapshots.append(taken)
        self._since_snapshot = 0
        return taken

    def _count(self, new: PendingRecord) -> PendingRecord:
        """Number a record for everyone who is told of it."""
        self.seq = new.seq
        if isinstance(new.record, Played):
            self.played = new.at
        new.told = list(messages(new.record, self.counts, new.at))
        for reader, told in new.told:
            self.counts[reader] = told.number
            self.runs.tell(reader, told.number, new.seq)
        return new

    def _follow(self, now: Time) -> None:
        """Tell the clocks who is asked what."""
        trading = self.game is not None and self.game.peek().trade is not None
        self.clocks.follow(now, self.asked(), self.turn, self.phase, trading)

    def stored(self) -> None:
        """Mark everything new as stored."""
        self.must_reschedule = self.game_changed = False
        self.new.clear()
        self.snapshots.clear()
        self.runs.marks.clear()
        self.changed_seats.clear()
        self.extra_writes.clear()
