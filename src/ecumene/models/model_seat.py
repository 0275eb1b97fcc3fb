"""A model's seat: what it reads and what it can do, in words, whoever hosts the game.

Each public method is a tool. It returns what the model reads, or raises ``Misread`` or
``IllegalAction``; ``refusal`` puts these into words.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.dialogue import describe_action, describe_refusal
from ecumene.dialogue.conversation import Conversation
from ecumene.dialogue.sentences.sentence import NamedPlayer, players, say
from ecumene.dialogue.typed import Proposal, Reader, WaitingForm
from ecumene.models import looks
from ecumene.models.others_words import quoted
from ecumene.models.rule_pages import rules_about
from ecumene.models.told_question import subject, told
from ecumene.rules import forecast, legal
from ecumene.rules.actions import Action
from ecumene.rules.errors import IllegalAction
from ecumene.seat import derived
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.models.room import Room, TableTalk
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages

LONGEST: Final = 500
"""The most characters of an answer, or of anything else that is typed."""
TOPICS: Final = ("board", "area", "player", "hand", "offers", "track", "standings", "question")
"""What there is to look at."""


class AnswerGiven(Struct, frozen=True):
    """What has come of an answer."""

    lines: tuple[str, ...] = ()
    goes_on: bool = True
    """Whether the next situation follows."""

    @property
    def text(self) -> str:
        """As a model reads it."""
        return "\n".join(self.lines)


class ReadAnswer(Struct, frozen=True):
    """An answer that was read and is not given yet."""

    text: str
    actions: tuple[Action, ...] | None
    """None: what comes later in it is read once what comes before is given."""
    waits: bool = False
    """Whether it only lets the others go on."""


class ModelSeat:
    """One seat of a game, as a model has it."""

    def __init__(self, room: Room, messages: Messages) -> None:
        self.room = room
        self.messages = messages
        self.talk = Conversation(room.side, messages)
        self._remarks: list[TableTalk] = []
        """What was said at the table and the model was not told yet."""
        self._told: str | None = None
        """The question that the model has read; None: none yet."""

    # What it reads

    def situation(self) -> str:
        """What has happened since it was last told, and the question."""
        self.attend()
        return "\n".join(self._situation())

    def attend(self) -> None:
        """Take in what has happened."""
        heard = self.room.attend()
        for events in heard.events:
            self.talk.hear(events)
        self._remarks += heard.remarks
        view = self.talk.view()
        self.talk.chronicle.looks_on = self.talk.chronicle.looks_on or view.seat in view.left

    def _situation(self) -> Iterator[str]:
        view, speaker = self.talk.view(), self.talk.speaker
        for passage in self.talk.chronicle.catch_up():
            if passage.heading is not None:
                yield f"## {speaker.text(passage.heading)}"
            yield from map(speaker.text, passage.sentences)
        yield from self._said()
        yield f"## {self._moment(view)}"
        if view.over:
            yield from self._result(view)
        elif self.talk.decision is None:
            self._told = None
            yield self._waits(view)
        else:
            self._told = self.room.question()
            yield from told(self.talk, quiet=self.room.quiet)

    def _moment(self, view: View) -> str:
        """Whose seat it is, and when; a model may remember nothing of it."""
        self.talk.chronicle.heading()  # this says it
        assert view.seat is not None
        who = NamedPlayer(view.seat)
        if not view.phase:
            return self.talk.speaker.text(say("model-set-up", who=who))
        return self.talk.speaker.text(
            say("model-moment", who=who, turn=view.turn, phase=view.phase)
        )

    def _said(self) -> Iterator[str]:
        """What others have said, marked as theirs."""
        if self._remarks:
            yield self.messages("model-others-words")
        for each in self._remarks:
            yield self.talk.speaker.text(_said_by(each))
        self._remarks.clear()

    def _waits(self, view: View) -> str:
        awaited = self.room.awaited()
        if view.seat in view.left:
            return self.messages("model-left")
        who = players(awaited, in_order=True)
        return self.talk.speaker.text(
            say("model-not-asked", who=who) if awaited else say("model-not-asked-yet")
        )

    def _result(self, view: View) -> Iterator[str]:
        """How the game has ended, and the model's place (V2)."""
        yield self.messages("model-over")
        yield from looks.standings(view, self.talk.speaker, self.messages)
        seats = [standing.seat for standing in forecast.ranking(view)]
        if view.seat in seats:
            place = seats.index(view.seat) + 1
            yield self.messages("play-result", place=place, players=len(seats))

    def look(self, what: str, name: str = "") -> str:
        """The board, an area, a player, its own hand, the offers, the track, the standings."""
        self.attend()
        view, speaker = self.talk.view(), self.talk.speaker
        if what == "standings":
            return "\n".join(looks.standings(view, speaker, self.messages))
        found = "\n".join(map(speaker.text, self._seen(what, name, view)))
        return found or self.messages("model-nothing-to-see")

    def _seen(self, what: str, name: str, view: View) -> Iterator[Sentence]:
        reader = Reader(self.messages, self.talk.speaker.names)
        match what:
            case "board":
                return looks.board(view)
            case "area":
                return looks.area(view, _short(name), reader)
            case "player":
                return looks.player(view, _short(name), reader)
            case "hand":
                return looks.hand(view)
            case "offers":
                return looks.offers(view)
            case "track":
                return looks.track(view)
            case "question":
                return subject(self.talk)
        raise Misread("model-no-topic", what=_short(what), topics=", ".join(TOPICS))

    def rule(self, name: str) -> str:
        """Rules by id, section, name of a card, or words."""
        return rules_about(_short(name), self.messages)

    # What it considers

    def why_not(self, text: str) -> str:
        """Why an answer is not possible, or that it is."""
        decision, action = self._considered(text)
        illegal = legal.why_not(self.talk.view(), decision, action)
        if illegal is not None:
            return self.refusal(illegal)
        return self.talk.speaker.text(say("model-possible", answer=describe_action(action)))

    def forecast(self, text: str) -> str:
        """What would come of an answer."""
        decision, action = self._considered(text)
        view, speaker = self.talk.view(), self.talk.speaker
        illegal = legal.why_not(view, decision, action)
        if illegal is not None:
            return self.refusal(illegal)
        found = derived.prospect(view, action, None, self.messages)
        said = (found.words, *found.forecast.sentences, *found.warnings)
        return "\n".join(map(speaker.text, said))

    def _considered(self, text: str) -> tuple[Decision, Action]:
        """The first action of an answer that is not given."""
        self.attend()
        decision = self.talk.decision
        if decision is None:
            raise Misread("model-no-question")
        try:
            (action,) = islice(self._read(text), 1)
        except (WaitingForm, ValueError):
            raise Misread("model-only-waits") from None
        return decision, action

    # What it does

    def answer(self, text: str) -> str:
        """Answer the question; then read on."""
        given = self.read(text)
        if isinstance(given, ReadAnswer):
            given = self.give(given)
        if not given.goes_on:
            return given.text
        self._go_on()
        return "\n".join((*given.lines, *self._situation()))

    def read(self, text: str) -> AnswerGiven | ReadAnswer:
        """Read an answer; what it brings without being given comes at once."""
        if not self._is_told():
            return AnswerGiven((self.messages("model-other-question"),))
        helps = self.talk.vocabulary.split(text, ("help", "info"))
        if helps is not None:
            command, rest = helps
            found = self.rule(rest) if command == "help" and rest else self.look("question")
            return AnswerGiven((found,), goes_on=False)
        try:
            return ReadAnswer(text, _ready(self._read(text)))
        except WaitingForm:
            return ReadAnswer(text, (), waits=True)

    def give(self, read: ReadAnswer) -> AnswerGiven:
        """Give an answer that was read, and read no further."""
        if not self._is_told():
            return AnswerGiven((self.messages("model-other-question"),))
        if read.waits:
            self.talk.side.wait()
            return AnswerGiven()
        actions = self._read(read.text) if read.actions is None else read.actions
        return AnswerGiven(tuple(self._give(actions)))

    def _is_told(self) -> bool:
        """Whether the question is the one that the model has read."""
        self.attend()
        if self.talk.decision is None:
            raise Misread("model-no-question")
        return self._told == self.room.question()

    def _go_on(self) -> None:
        """Let the others go on; a loss said for all rounds of a conflict is given again (F3b)."""
        self.room.go_on()
        self.attend()
        while self.talk.decision is not None:
            before = self.talk.said_before()
            if before is None:
                break
            self.talk.apply(before)
            self.room.go_on()
            self.attend()

    def _read(self, text: str) -> Iterable[Action]:
        """The actions of an answer; nothing typed is what is proposed, or waits in trade."""
        form = self.talk.form(quiet=self.room.quiet)
        line = _short(text).strip()
        if line:
            try:
                return form.read(line)
            except Proposal as proposal:
                return proposal.actions
        if form.on_enter:
            return form.on_enter
        if form.waits is not None:
            raise WaitingForm
        raise Misread("model-no-answer")

    def _give(self, actions: Iterable[Action]) -> Iterator[str]:
        """Answer with one action after another, until one is refused."""
        given = False
        try:
            for action in actions:
                done = self.talk.speaker.text(describe_action(action))
                self.talk.apply(action)
                given = True
                yield self.messages("model-done", answer=done)
        except (IllegalAction, Misread) as problem:
            if not given:
                raise
            yield self.refusal(problem)

    def say(self, text: str, to: str = "") -> str:
        """Say something at the table: to everybody, or to one player."""
        said, heard = self.remark(text, to)
        self.room.say(said, heard)
        return self.messages("model-said")

    def remark(self, text: str, to: str = "") -> tuple[str, tuple[Seat, ...] | None]:
        """What is to be said, and who hears it; None: everybody."""
        said = " ".join(_short(text).split())
        if not said:
            raise Misread("model-no-answer")
        if not to.strip():
            return said, None
        view = self.talk.view()
        reader = Reader(self.messages, self.talk.speaker.names)
        others = (seat for seat in range(len(view.players)) if seat != view.seat)
        return said, (reader.player(_short(to), others),)

    async def wait(self, seconds: float) -> str:
        """Let the others go on; return when it is asked, something happens, or time is up."""
        if self.let_go_on():
            await self.room.news(seconds)
        return self.situation()

    def let_go_on(self) -> bool:
        """Let the others go on; returns whether there is anything to wait for."""
        self.attend()
        if self.talk.trades and self._told is not None:
            self.talk.side.wait()
            self._go_on()
            return True
        return self.talk.decision is None and not self.talk.view().over

    # Refusals

    def refusal(self, problem: IllegalAction | Misread) -> str:
        """Why something is refused, in a sentence."""
        if isinstance(problem, IllegalAction):
            return self.talk.speaker.text(describe_refusal(problem))
        return self.messages(problem.key, **problem.values)


def _ready(actions: Iterable[Action]) -> tuple[Action, ...] | None:
    """The actions of an answer; None if one is only read after another is given."""
    if isinstance(actions, tuple):
        return actions
    try:
        found = tuple(islice(actions, 2))
    except (IllegalAction, Misread):
        return None
    return found if len(found) == 1 else None


def _short(text: str) -> str:
    """What was typed, unless it is longer than anything that can be meant."""
    if len(text) > LONGEST:
        raise Misread("play-too-long", most=LONGEST)
    return text


def _said_by(talk: TableTalk) -> Sentence:
    """What somebody has said, with the words that are theirs marked."""
    name, text = quoted(talk.name), quoted(talk.text)
    if talk.seat is None:
        return say("model-remark-watching", name=name, text=text)
    who = NamedPlayer(talk.seat)
    if talk.to_all:
        return say("model-remark", who=who, name=name, text=text)
    return say("model-remark-apart", who=who, name=name, text=text)
