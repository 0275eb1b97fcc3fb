"""A game from outside: who is asked what, answering, and going back to earlier moments."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules import (
    acting_order,
    defaults,
    judge,
    victory,
)
from ecumene.rules.actions import (
    AcceptOffer,
    Action,
    CallTime,
    ComeBack,
    Done,
    EndMovement,
    Leave,
    MakeAllMoves,
    MakeMoves,
    MakeOffer,
    PutDownCards,
    TakeBack,
    TakeBackMoves,
    Undo,
    Wait,
    Withdraw,
)
from ecumene.rules.decisions import AskCardToBuy, AskMove, AskTrade
from ecumene.rules.errors import IllegalAction, OutOfTurn
from ecumene.rules.events import (
    DealMade,
    Event,
    PhaseBegan,
    Standing,
    Undone,
    Waits,
)
from ecumene.rules.log import Entry
from ecumene.rules.phases import (
    leaving,
    movement,
    succession,
)
from ecumene.rules.phases.setup import new_play
from ecumene.rules.phases.turn import course_of_play
from ecumene.rules.play import Options, Play
from ecumene.rules.seen import SeenEvents, events_for
from ecumene.rules.state.game_state import Draft, State, decode, encode, encode_in_order
from ecumene.rules.state.ids import HOST, AreaNo, Seat, is_seat
from ecumene.rules.state.moves import MOVES
from ecumene.rules.view import Onlooker, view
from ecumene.rules.way_back import Mark, WayBack

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from typing import TypeAlias

    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Answered, Asked, Course

    OnPhase: TypeAlias = Callable[["Game"], None]

__all__ = ["Entry", "Game", "Snapshot", "encode"]

DRAFTED: Final = frozenset((*MOVES, MakeMoves, TakeBack, TakeBackMoves, Wait))
ENDS: Final = frozenset((EndMovement, MakeAllMoves))
"""The answers that declare a movement ended."""
SAID: Final = frozenset((MakeOffer, AcceptOffer, PutDownCards, Withdraw, Done, ComeBack))
KEPT_ANSWERS: Final = 256
"""Answers after which the way back starts again, in phases that can continue from their state."""


class Snapshot(Struct, frozen=True):
    """A game at a moment: a state, and the answers given since.

    In movement and trade it is the current state; otherwise that at the start of the phase.
    """

    options: Options
    state: bytes
    answers: tuple[tuple[Seat, Action], ...] = ()
    questions: dict[Seat, int] = {}
    """The number of questions everyone has been asked (O1)."""
    undone: dict[Seat, int] = {}
    """How often everyone has taken back an answer this turn (O2a)."""


class Game:
    """A running game.

    ``pending`` says who is asked what; ``apply`` answers. Nothing else changes a game, and an
    answer that is refused, or that fails half-way, changes nothing.
    """

    def __init__(self, options: Options, on_phase: OnPhase | None = None) -> None:
        """Start a game; refuses options that match no set-up (S1).

        ``on_phase`` is called at the start of each phase, and when the game is over: the end of a
        turn passes without anybody being asked. It may look at the game and must not change it.
        When answers are taken back a phase may begin again.
        """
        self._start(new_play(options), on_phase)
        self.opening: tuple[Event, ...] | None = tuple(self._play.events)
        """Events before the first question; None if the log starts later."""

    @classmethod
    def from_state(cls, options: Options, state: State, last_phase: int | None = None) -> Game:
        """A game that begins with a position, and optionally is over after a phase."""
        game = cls.__new__(cls)
        game._start(Play(options, state), None, last_phase)
        game.opening = tuple(game._play.events)
        return game

    @classmethod
    def restore(cls, snapshot: Snapshot, last_phase: int | None = None) -> Game:
        """The game of a snapshot; its log starts there. Optionally it is over after a phase."""
        game = cls.__new__(cls)
        game._start(Play(snapshot.options, decode(snapshot.state)), None, last_phase)
        for seat, action in snapshot.answers:
            game.apply(seat, action)
        game.clear_log()
        game._questions = dict(snapshot.questions)
        game._way_back.undone = dict(snapshot.undone)
        return game

    def _start(
        self, play: Play, on_phase: OnPhase | None = None, last_phase: int | None = None
    ) -> None:
        self._on_phase = on_phase
        self._last_phase = last_phase
        self.log: list[Entry] = []
        self._questions: dict[Seat, int] = {}
        self._way_back = WayBack()
        self._phase_start = b""
        self._answers: list[Answered] = []
        """Those of the phase, since its start or since it could last continue from its state."""
        self.phase_events: list[Event] = []
        """What has happened in the phase so far, without what was taken back.

        In movement and trade it may be only what happened since the game was restored.
        """
        self.moved = 0
        """How often pieces or cards may have moved; drafts and offers move nothing."""
        self._line: Asked = {}
        """Who has something to do, in order; those who do not wait are asked."""
        self._pending: Asked = {}
        self._go_on_from(play, encode(play.state))
        for seat in self._pending:
            self._questions[seat] = 1

    # What can be seen

    @property
    def options(self) -> Options:
        """What was agreed before the game."""
        return self._play.options

    @property
    def state(self) -> State:
        """Everything, including hidden facts: not for players' eyes.

        The caller may change it, as tests do. So views look at all of it again.
        """
        self.moved += 1
        return self._play.state

    def peek(self) -> State:
        """The same for reading only, and often."""
        return self._play.state

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Who is asked what; nobody when the game is over."""
        return self._shown_pending

    @property
    def line(self) -> tuple[Seat, ...]:
        """Who has something to do, in the order in which one may wait for another (G9)."""
        return acting_order.line_of(self._line)

    @property
    def areas(self) -> frozenset[AreaNo]:
        """The areas in play (S1, L3)."""
        return self._play.areas

    @property
    def over(self) -> bool:
        """Whether the game is over (H4, H6, L7)."""
        return self._play.state.over

    def __repr__(self) -> str:
        state = self._play.state
        asked = ", ".join(f"{seat}: {type(each).__name__}" for seat, each in self._pending.items())
        where = "over" if state.over else f"turn {state.turn}, phase {state.phase}"
        return f"<Game {self.options.players} {self.options.map}, {where}, asked {{{asked}}}>"

    def ranking(self) -> tuple[Standing, ...]:
        """Everyone in the game with their current victory points, best first (V)."""
        return victory.ranking(self._play.state)

    def missing(self, seat: Seat) -> dict[str, int] | None:
        """What a player lacks for the next space of the A.S.T. (H1); None at its end."""
        return succession.missing(self.options.track, self._play.state.players[seat])

    def question(self, seat: Seat) -> str:
        """The name of a seat's current or last question (O1).

        It counts the questions to this seat alone, so it reveals nothing about others.
        """
        state = self._play.state
        return f"{state.turn}.{state.phase}.{self._questions.get(seat, 0)}"

    def events_for(self, seat: Seat | None, since: int = 0) -> Iterator[SeenEvents]:
        """What a seat, or a spectator, has seen since; see ``ecumene.rules.seen``."""
        return events_for(self.opening or (), self.log, seat, since)

    def clear_log(self) -> None:
        """Drop the log; it starts here."""
        self.opening = None
        self.log.clear()

    # Answering

    def answers(self, seat: Seat) -> Iterator[Action]:
        """Every legal answer of a seat, none if it is not asked; for trade see ``judging``.

        A player waiting in movement is not asked, but may take moves back (M1a).
        """
        if acting_order.may_take_back(self._play.state, seat):
            return movement.ways_back(self._play, seat)
        decision = judge.asked_of(self._pending, seat) if self._has_place(seat) else None
        if decision is None:
            return iter(())
        return judge.answers(self._play, seat, decision, self._line)

    def default(self, seat: Seat) -> Action | None:
        """The answer for a seat that does not answer in time (O4); None if it is not asked."""
        if seat not in self._pending:
            return None
        return defaults.default(view(self, seat), self._pending[seat])

    def check(self, seat: Seat, action: Action, question: str | None = None) -> None:
        """Raise ``IllegalAction`` if ``apply`` would, and change nothing."""
        self._judged(seat, action, question)

    def why_not(
        self, seat: Seat, action: Action, question: str | None = None
    ) -> IllegalAction | None:
        """Why ``apply`` would refuse an action; None if it would not."""
        try:
            self._judged(seat, action, question)
        except IllegalAction as illegal:
            return illegal
        return None

    def apply(self, seat: Seat, action: Action, question: str | None = None) -> tuple[Event, ...]:
        """Answer for a seat; returns the events, or raises ``IllegalAction``.

        ``question`` is the name of the question, if the answer carries one: then it is never taken
        for the answer to another question (O1). Leaving the game (L1), calling the agreed time (H6)
        and taking back (O2) are not answers: they are possible at any time; so is taking back moves
        for a player waiting in movement (M1a). After a player leaves, or time is called, everyone
        is still asked the same.
        """
        prepared = self._judged(seat, action, question)
        if isinstance(action, Undo):
            return self._undo(seat, action)
        start, answers, given = self._phase_start, self._answers, len(self._answers)
        state = self._play.state
        turn, trade, final = state.turn, state.trade, self._final_by(seat)
        self._play.events = []
        try:
            asked = self._carry_out(seat, action, prepared)
        except BaseException:
            self._go_back_to(Mark(seat, start, answers, given))
            raise
        if self._answers is answers:
            answers.append((seat, action))
        self._ask(asked, seat)
        events = self._logged(seat, action, self._play.events)
        self._note_of_phase(events)
        trading = trade is not None and self._play.state.trade is trade
        self.moved += _moves_something(action, events, trading)
        if self._play.state.turn != turn:
            self._way_back = WayBack()
        else:
            ends = type(action) in ENDS
            self._way_back.note(Mark(seat, start, answers, given, ends, events), final)
        if len(self._answers) >= KEPT_ANSWERS and _can_go_on(self._play.state):
            self._phase_start, self._answers = encode(self._play.state), []
        return events

    def _note_of_phase(self, events: Sequence[Event]) -> None:
        """Keep what has happened since the phase began."""
        for place in range(len(events) - 1, -1, -1):
            if type(events[place]) is PhaseBegan:
                self.phase_events = list(events[place:])
                return
        self.phase_events += events

    def _carry_out(self, seat: Seat, action: Action, prepared: Draft | None) -> Asked:
        """Carry out a legal action; returns who is asked what afterwards."""
        play = self._play
        match action:
            case Leave():
                leaving.announce(play, seat)
            case CallTime():
                succession.call_time(play)
            case Wait():
                play.state.waiting.append(seat)
                play.emit(Waits(seat))
            case _:
                play.prepared = prepared
                return self._course.send((seat, action))
        return self._line

    def _judged(self, seat: Seat, action: Action, question: str | None) -> Draft | None:
        """Refuse an illegal action; returns what was worked out on the way."""
        if not self._has_place(seat):
            raise IllegalAction("G9", "illegal-seat")
        if question is not None and question != self.question(seat):
            raise OutOfTurn("O1", "illegal-question")
        match action:
            case Leave():
                leaving.check(self._play, seat)
            case CallTime():
                succession.check_time(self._play, seat)
            case Undo():
                self._check_undo(seat, action)
            case TakeBack() | TakeBackMoves() if acting_order.may_take_back(self._play.state, seat):
                return judge.check(self._play, seat, self._line[seat], action, self._line)
            case _:
                decision = judge.asked_of(self._pending, seat)
                if decision is None:
                    raise acting_order.not_asked(self._play.state, seat, action)
                return judge.check(self._play, seat, decision, action, self._line)
        return None

    def _final_by(self, seat: Seat) -> str | None:
        """The rule by which a seat's next answer can never be taken back; None if it might be.

        Offers are withdrawn instead (X8a), and buying trade cards is final (D3).
        """
        if self._play.state.trade is not None:
            return "X8a"
        return "D3" if isinstance(self._pending.get(seat), AskCardToBuy) else None

    def _has_place(self, seat: Seat) -> bool:
        """Whether it is a seat at this table, or the host."""
        return is_seat(seat, self.options.players) or (type(seat) is int and seat == HOST)

    def _ask(self, asked: Asked, answered: Seat) -> None:
        """Ask again; most answers in movement and trade do not change who is asked what."""
        before = self._pending
        if asked is not self._line or self._play.state.waiting:
            self._line_up(asked)
        self._name_questions(before, answered)

    def _name_questions(self, before: Asked, answered: Seat) -> None:
        """Rename the question of the seat that answered, and all changed questions (O1)."""
        questions = self._questions
        questions[answered] = questions.get(answered, 0) + 1
        if self._pending is before:
            return
        for seat, decision in self._pending.items():
            known = before.get(seat)
            if known is not decision and seat != answered and _is_another(known, decision):
                questions[seat] = questions.get(seat, 0) + 1

    def _line_up(self, asked: Asked) -> None:
        """Set who has something to do; those who do not wait for others are asked (G9)."""
        state = self._play.state
        acting_order.keep_waiting(state, self._line, asked)
        self._line = asked
        self._pending = acting_order.without_waiting(state, asked) if state.waiting else asked
        self._shown_pending = MappingProxyType(self._pending)

    def _logged(self, seat: Seat, action: Action, events: Sequence[Event]) -> tuple[Event, ...]:
        entry = Entry(seat, action, tuple(events))
        self.log.append(entry)
        return entry.events

    # Taking back

    @property
    def retractable(self) -> int:
        """The number of last answers that might still be taken back (O2)."""
        return len(self._way_back.marks)

    def undoable(
        self, seat: Seat, computers: Collection[Seat] = (), own: int = 1, *, agreed: bool = False
    ) -> int:
        """How many of the last answers go back with a seat's last ones; 0 if they stand.

        See ``answers_to_undo``.
        """
        try:
            return self.answers_to_undo(seat, computers, own, agreed=agreed)
        except IllegalAction:
            return 0

    def answers_to_undo(
        self, seat: Seat, computers: Collection[Seat] = (), own: int = 1, *, agreed: bool = False
    ) -> int:
        """How many of the last answers go back with a seat's last ones; raises if they stand.

        Only the seat itself may have answered since, and ``computers``, who answer again (O2).
        ``own`` is the number of its own answers, and ``agreed`` that everybody consents to what
        only then may go back (O2b).
        """
        return self._way_back.answers_to_undo(
            seat, computers, own, agreed=agreed, trading=self._play.state.trade is not None
        )

    def came_to_light(self, seat: Seat) -> tuple[Event, ...]:
        """What is new, so that the last answers of a seat stand (O2)."""
        return self._way_back.came_to_light(seat)

    def _check_undo(self, seat: Seat, action: Undo) -> None:
        """Players take back their own answers; the host also those of others (O2).

        The engine does not know who is a computer player. The host vouches that all others whose
        answers go back are, or that everybody consents; ``answers_to_undo`` counts them.
        """
        whose = seat if seat != HOST else action.seat
        if whose is None or not self._has_place(whose) or action.seat not in (None, whose):
            raise IllegalAction("O2", "illegal-undo-whose")
        if action.agreed and seat != HOST:
            raise IllegalAction("O2b", "illegal-undo-agreed")
        self._way_back.check(seat, whose, action, trading=self._play.state.trade is not None)

    def _undo(self, seat: Seat, action: Undo) -> tuple[Event, ...]:
        whose = seat if action.seat is None else action.seat
        mark = self._way_back.marks[-action.answers]
        pending = self._pending
        self._go_back_to(mark)
        self._way_back.go_back(whose, action.answers)
        self._name_questions(pending, whose)
        return self._logged(seat, action, [Undone(whose, action.answers)])

    def _go_back_to(self, mark: Mark) -> None:
        """Restore the game before an answer, except the log and the names of questions (O1)."""
        self._go_on_from(Play(self.options, decode(mark.state)), mark.state)
        opened = len(self._play.events)
        for seat, action in mark.answers[: mark.given]:
            prepared = self._judged(seat, action, None)
            self._line_up(self._carry_out(seat, action, prepared))
            self._answers.append((seat, action))
        self._note_of_phase(self._play.events[opened:])

    # The course of play

    def _go_on_from(self, play: Play, start: bytes) -> None:
        """Play from a state, which may be in the middle of movement or trade."""
        self._play = play
        self.onlooker = Onlooker()
        """The parts that all views share, for ``view``."""
        self._phase_start = start
        self._answers = []
        self._course: Course[None] = course_of_play(play, self._mark_phase, self._last_phase)
        self._line = next(self._course)
        self._line_up(self._line)
        self.phase_events = []
        self._note_of_phase(play.events)

    def _mark_phase(self) -> None:
        """Remember the start of a phase, in the very order in which it would be restored."""
        self._play.state.waiting.clear()
        self._phase_start = encode_in_order(self._play.state)
        self._answers = []
        if self._on_phase is not None:
            self._on_phase(self)

    # Copies

    def snapshot(self) -> Snapshot:
        """The current game, to be restored later."""
        start, answers = self._phase_start, tuple(self._answers)
        if _can_go_on(self._play.state):
            start, answers = encode(self._play.state), ()
        undone = dict(self._way_back.undone)
        return Snapshot(self.options, start, answers, dict(self._questions), undone)

    def copy(self) -> Game:
        """An independent copy that continues from here; its phases call no ``on_phase``."""
        return _revived(self.snapshot(), self.opening, self.log, self._way_back.marks)

    __copy__ = copy

    def __deepcopy__(self, _: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _revived, (self.snapshot(), self.opening, self.log, self._way_back.marks)


def _revived(
    snapshot: Snapshot,
    opening: tuple[Event, ...] | None,
    log: Sequence[Entry],
    marks: Sequence[Mark],
) -> Game:
    game = Game.restore(snapshot)
    game.opening = opening
    game.log = list(log)
    game._way_back.marks = list(marks)
    return game


def _moves_something(action: Action, events: Sequence[Event], trading: bool) -> bool:
    """Whether an answer may have moved pieces or cards: drafts and talk do not."""
    if type(action) in DRAFTED:
        return False
    if not (trading and type(action) in SAID):
        return True
    return DealMade in map(type, events)


def _can_go_on(state: State) -> bool:
    """Whether the current phase can continue from the state alone."""
    return state.movement is not None or state.trade is not None


def _is_another(before: Decision | None, now: Decision) -> bool:
    """Whether a seat has another question; in movement and trade only its options change."""
    if isinstance(now, AskMove | AskTrade) and type(before) is type(now):
        return False
    return before != now
