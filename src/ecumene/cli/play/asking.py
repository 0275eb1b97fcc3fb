"""Asking the person: the question on the screen, what is typed, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.cli.play.abilities import ability_form
from ecumene.cli.play.buying import purchase_form, purchase_in_words
from ecumene.cli.play.details import details
from ecumene.cli.play.forms import Proposal, Waiting, form_for
from ecumene.cli.play.matter import show_matter
from ecumene.cli.play.moving import movement_form
from ecumene.cli.play.orders import COMMANDS, Orders, Reply
from ecumene.cli.play.outlook import city_outlook
from ecumene.cli.play.trading import come_back_form, trade_form
from ecumene.cli.refusal import Refusal
from ecumene.rules.actions import BuildCity, BuyAdvances, Done, PutDownCards
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskCardsToLose,
    AskCardToBuy,
    AskCities,
    AskCorruption,
    AskDamage,
    AskFreeCredits,
    AskHandLimit,
    AskMove,
    AskNumber,
    AskPlacement,
    AskSelection,
    AskShare,
    AskSpread,
    AskStartCities,
    AskTaxRate,
    AskTrade,
    AskVictims,
    AskYesNo,
)
from ecumene.rules.defaults import default
from ecumene.rules.errors import IllegalAction
from ecumene.words.decisions import answer, put

if TYPE_CHECKING:
    from ecumene.cli.play.desk import Desk
    from ecumene.cli.play.forms import Form
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision

LONGEST_LINE: Final = 500
PROPOSED: Final = (
    AskPlacement,
    AskSpread,
    AskStartCities,
    AskCities,
    AskDamage,
    AskSelection,
    AskVictims,
    AskYesNo,
)
"""Where Enter stands for what a computer player would answer."""
BY_DEFAULT: Final = (
    AskTaxRate,
    AskNumber,
    AskCardToBuy,
    AskCardsToLose,
    AskCorruption,
    AskHandLimit,
    AskShare,
    AskFreeCredits,
)
"""Where it stands for what is answered for those who do not answer (O4)."""
WEIGHED: Final = (AskDamage, AskSelection)
"""Where it is told what everything counts, also if the answers are numbered."""
WITH_HAND: Final = (AskHandLimit, AskCardsToLose)
"""Where there is to choose from what is shown anyway: all the cards of the hand."""


class Asking:
    """Asks one person."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.orders = Orders(desk)
        self._explained: set[str] = set()
        """How to answer is said once for every kind of question; "?" says it again."""

    def ask(self, decision: Decision, *, quiet: bool = False) -> Reply:
        """Ask until something is answered; quiet: in trade nobody else has anything to say."""
        desk = self.desk
        if desk.answers_itself():
            desk.let_answer()
            return Reply.ANSWERED
        form = self._form(decision, quiet=quiet)
        self._put(decision, form)
        while True:
            line = desk.screen.read(desk.messages("play-prompt"))
            if line is None:
                return Reply.STOPS
            if len(line) > LONGEST_LINE:
                desk.complain_of(Refusal("play-too-long", most=LONGEST_LINE))
                continue
            command = desk.vocabulary.split(line, COMMANDS)
            reply = (
                self._take(line, form, decision)
                if command is None
                else self.orders.obey(*command, form, decision)
            )
            if reply is not None:
                return reply

    def _form(self, decision: Decision, *, quiet: bool) -> Form:
        desk, context = self.desk, self.desk.context()
        if isinstance(decision, AskMove):
            return movement_form(desk.reporter.view, context)
        if isinstance(decision, AskTrade):
            return self._trade_form(quiet=quiet)
        if isinstance(decision, AskAdvances):
            return purchase_form(decision, context)
        answers = desk.game.answers(desk.seat)
        if isinstance(decision, AskAbility):
            return ability_form(decision, answers, context)
        form = form_for(decision, answers, context)
        if isinstance(decision, PROPOSED):
            form.default = desk.company.suggestion(desk.game)
        elif isinstance(decision, BY_DEFAULT):
            form.default = default(desk.reporter.view(), decision)
        if isinstance(form.default, BuildCity) and not self._outlook(form.default)[1]:
            form.default = Done()
        return form

    def _outlook(self, city: BuildCity) -> tuple[str, bool]:
        desk = self.desk
        return city_outlook(desk.game, desk.seat, city, desk.reporter.naming)

    def _trade_form(self, *, quiet: bool) -> Form:
        desk = self.desk
        view = desk.reporter.view()
        if desk.seat not in desk.game.pending:
            return come_back_form(desk.context())
        form = trade_form(view, desk.context(), desk.rounds.intended, quiet=quiet)
        if form.default is None:
            proposed = desk.company.suggestion(desk.game)
            form.default = proposed if isinstance(proposed, PutDownCards) else None
        return form

    # The question

    def _put(self, decision: Decision, form: Form) -> None:
        """Show the question, what belongs to it, and how to answer it."""
        desk, messages = self.desk, self.desk.messages
        desk.reporter.catch_up()
        desk.reporter.show_heading()
        show_matter(desk, decision)
        if desk.seat in desk.game.pending:
            desk.screen.say(put(decision, messages, desk.reporter.names), "bold")
        for number, choice in enumerate(form.choices, 1):
            desk.reporter.say("play-choice", number=number, choice=self._words(choice))
        for choice in form.choices:
            if isinstance(choice, BuildCity):
                desk.screen.say(self._outlook(choice)[0], "cyan")
        shown = isinstance(decision, WEIGHED) or not (
            form.choices or isinstance(decision, WITH_HAND)
        )
        options = details(decision, desk.reporter.naming) if shown else None
        if options is not None:
            desk.screen.say(options)
        if form.how is not None and form.how not in self._explained:
            self._explained.add(form.how)
            desk.screen.say(messages(form.how), "dim")
        if isinstance(decision, AskTrade) and isinstance(form.default, Done):
            desk.reporter.say("play-trade-quiet")
        elif form.default is not None:
            desk.reporter.say("play-default", answer=self._words(form.default))
        elif form.waits is not None:
            desk.reporter.say(form.waits)

    def _words(self, action: Action) -> str:
        return answer(action, self.desk.messages, self.desk.reporter.names)

    # The answer

    def _take(self, line: str, form: Form, decision: Decision) -> Reply | None:
        """Take an answer; None if there was none or it was refused, so that it is asked again."""
        desk = self.desk
        try:
            if line.strip():
                # What was proposed before is forgotten: Enter must not confirm it by mistake.
                form.proposed = ()
                actions = form.read(line)
            else:
                actions = self._on_enter(form)
        except (Refusal, IllegalAction) as problem:
            desk.complain_of(problem)
            return None
        except Waiting:
            return Reply.WAITS
        except Proposal as proposal:
            form.proposed = proposal.actions
            self._show_proposal(proposal.actions, decision)
            return None
        return Reply.ANSWERED if desk.answer(actions) else None

    @staticmethod
    def _on_enter(form: Form) -> tuple[Action, ...]:
        if form.on_enter:
            return form.on_enter
        if form.waits is not None:
            raise Waiting
        raise Refusal("play-nothing-typed")

    def _show_proposal(self, actions: tuple[Action, ...], decision: Decision) -> None:
        reporter, action = self.desk.reporter, actions[0]
        if isinstance(action, BuyAdvances) and isinstance(decision, AskAdvances):
            for sentence in purchase_in_words(decision, action, reporter.naming):
                self.desk.screen.say(sentence)
            reporter.say("play-confirm")
        elif isinstance(actions[-1], PutDownCards):
            cards = reporter.naming.cards(actions[-1].cards)
            reporter.say("play-accept-with", offer=actions[-1].deal, cards=cards)
        else:
            reporter.say("play-default", answer=self._words(action))
