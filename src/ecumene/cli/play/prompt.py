"""Asking the person: the question on the screen, what they type, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.cli.play import shown_tables
from ecumene.cli.play.player_desk import Interrupted
from ecumene.cli.play.typed_commands import Reply
from ecumene.cli.refusal import CommandRefusal
from ecumene.dialogue import describe_action
from ecumene.dialogue.outlooks.outlook_sentences import losses
from ecumene.dialogue.questions.question import spoken
from ecumene.dialogue.questions.question_builder import consequences
from ecumene.dialogue.questions.question_context import needs_options
from ecumene.dialogue.sentences.decision_sentences import with_rule
from ecumene.dialogue.sentences.purchase_sentences import purchase_in_words
from ecumene.dialogue.sentences.sentence import cards, say
from ecumene.dialogue.side import asked_in, owed_deals
from ecumene.dialogue.typed import Proposal, WaitingForm
from ecumene.rules.actions import BuyAdvances, Done, EndMovement, PutDownCards
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED
from ecumene.words import Misread

if TYPE_CHECKING:
    from ecumene.cli.play.player_desk import PlayerDesk
    from ecumene.cli.play.typed_commands import Orders
    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.typed import Form
    from ecumene.rules.actions import Action

LONGEST_LINE: Final = 500
BELOW_OFFERS: Final = 12
BELOW_PRICES: Final = 10
"""Lines below a table."""


class Asking:
    """Asks one person."""

    def __init__(self, desk: PlayerDesk, orders: Orders) -> None:
        self.desk = desk
        self.talk = desk.conversation
        self.orders = orders
        self._explained: set[str] = set()
        """Kinds of questions for which it was said how to answer; "?" says it again."""
        self._form: Form | None = None
        """The current form."""

    @property
    def proposes(self) -> bool:
        """Whether input waits to be confirmed."""
        return self._form is not None and bool(self._form.proposed)

    def ask(self, *, quiet: bool) -> Reply:
        """Ask until something is answered; quiet: in trade nobody else has anything to say."""
        desk = self.desk
        if desk.answers_itself():
            desk.let_answer()
            return Reply.ANSWERED
        before = self.talk.said_before()
        if before is not None and desk.answer((before,)):
            return Reply.ANSWERED
        form = self.talk.form(quiet=quiet)
        asked = self.talk.question()
        assert asked is not None
        self._put(asked, form)
        return self.listen(form, asked)

    def listen(self, form: Form, asked: Question | None = None) -> Reply:
        """Read input until it can be acted on; the question has been shown."""
        desk, self._form = self.desk, form
        while True:
            try:
                line = desk.read()
            except Interrupted:
                return Reply.INTERRUPTED
            if line is None:
                return Reply.STOPS
            if len(line) > LONGEST_LINE:
                desk.complain_of(CommandRefusal("play-too-long", most=LONGEST_LINE))
                continue
            reply = self._obey_or_take(line, form, asked)
            if reply is not None:
                return reply

    def _obey_or_take(self, line: str, form: Form, asked: Question | None) -> Reply | None:
        command = self.talk.vocabulary.split(line, self.orders.commands)
        if command is None:
            return self._take(line, form)
        try:
            return self.orders.obey(*command, form, asked)
        except Misread as problem:
            self.desk.complain_of(problem)
            return None

    # The question

    def _put(self, asked: Question, form: Form) -> None:
        """Show the question, what belongs to it, and how to answer."""
        desk, reporter = self.desk, self.desk.reporter
        reporter.catch_up()
        reporter.show_heading()
        self._show_tables(asked)
        reporter.speak(*asked.forecast.sentences, style="cyan")
        reporter.speak(*asked.warnings, style="yellow")
        if self.talk.pending:
            reporter.speak(with_rule(asked.sentence, asked.rule), style="bold")
        self._show_choices(asked, form)
        if form.how is not None and form.how not in self._explained:
            self._explained.add(form.how)
            desk.screen.say(desk.messages(form.how), "dim")
        if isinstance(self.talk.decision, AskTrade) and isinstance(form.default, Done):
            reporter.say("play-trade-quiet")
        elif form.default is not None:
            reporter.speak(say("play-default", answer=describe_action(form.default)))
        elif form.waits is not None:
            reporter.say(form.waits)

    def _show_tables(self, asked: Question) -> None:
        """Show what the question is about: tables for many things, else sentences."""
        desk, view, decision = self.desk, self.talk.view(), self.talk.decision
        match decision:
            case AskMove() if view.movement is not None and view.seat not in view.movement.drafts:
                desk.screen.show(shown_tables.areas_to_move(view, self.talk.speaker))
            case AskAdvances() if asked.proposal is None:
                rows = desk.screen.rows_left(BELOW_PRICES + len(set(decision.cards)) // 4)
                desk.screen.show(shown_tables.price_list(view, decision, desk.screen.look, rows))
        desk.reporter.speak(*spoken(asked.situation))
        if view.trade is not None:
            self._show_offers()

    def _show_offers(self) -> None:
        """Show the offers, unless there are cards to put down: "i" shows them then."""
        view, patience = self.talk.view(), self.talk.patience
        assert view.trade is not None
        if owed_deals(view):
            self.talk.side.show_offers(())
            return
        rows = self.desk.screen.rows_left(BELOW_OFFERS)
        self.desk.screen.show(shown_tables.offers(view, self.talk.speaker, patience.seen, rows))
        self.talk.side.show_offers(view.trade.offers)

    def _show_choices(self, asked: Question, form: Form) -> None:
        reporter, decision = self.desk.reporter, self.talk.decision
        for number, choice in enumerate(form.choices, 1):
            reporter.speak(say("play-choice", number=number, choice=choice.sentence))
        for choice in form.choices:
            reporter.speak(*choice.forecast.sentences, style="cyan")
        if decision is not None and needs_options(decision, listed=bool(form.choices)):
            reporter.speak(*asked.options)

    # The answer

    def _take(self, line: str, form: Form) -> Reply | None:
        """Take an answer; None if there was none or it was refused, so it is asked again."""
        desk = self.desk
        try:
            if line.strip():
                # Forget earlier proposals: Enter must not confirm them by mistake.
                form.proposed = ()
                actions = form.read(line)
            else:
                actions = _on_enter(form)
        except (Misread, IllegalAction) as problem:
            desk.complain_of(problem)
            return None
        except WaitingForm:
            return Reply.WAITS
        except Proposal as proposal:
            form.proposed = proposal.actions
            self._show_proposal(proposal.actions)
            return None
        return Reply.ANSWERED if desk.answer(actions) else None

    def _show_proposal(self, actions: tuple[Action, ...]) -> None:
        reporter, decision = self.desk.reporter, self.talk.decision
        first, last = actions[0], actions[-1]
        if isinstance(first, BuyAdvances) and isinstance(decision, AskAdvances):
            reporter.speak(*purchase_in_words(decision, first))
            reporter.say("play-confirm")
        elif isinstance(last, PutDownCards):
            named, rest = cards(last.cards[:TRULY_NAMED]), cards(last.cards[TRULY_NAMED:])
            reporter.speak(say("play-accept-with", offer=last.deal, named=named, rest=rest))
        else:
            view = self.talk.view()
            ends = isinstance(first, EndMovement)
            ahead = losses(view) if ends else consequences(view, asked_in(view), first).sentences
            reporter.speak(*ahead, style="yellow")
            reporter.speak(say("play-default", answer=describe_action(first)))


def _on_enter(form: Form) -> tuple[Action, ...]:
    if form.on_enter:
        return form.on_enter
    if form.waits is not None:
        raise WaitingForm
    raise Misread("typed-nothing")
