"""A game in the terminal: whose turn it is, asking the person, and what is told in between."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS, Table
from ecumene.cli.play.abilities import ability_form
from ecumene.cli.play.buying import price_list, purchase_form
from ecumene.cli.play.commands import Vocabulary
from ecumene.cli.play.details import details
from ecumene.cli.play.explaining import rule_page
from ecumene.cli.play.forms import Context, Form, Proposal, form_for
from ecumene.cli.play.history import History
from ecumene.cli.play.moving import movement_form
from ecumene.cli.play.opening import COMMAND
from ecumene.cli.play.reading import Reader
from ecumene.cli.play.reporter import Reporter
from ecumene.cli.play.screen import Screen
from ecumene.cli.play.status import areas_to_move, trade_table
from ecumene.cli.play.trading import NEXT_OFFER, trade_form
from ecumene.cli.refusal import Refusal
from ecumene.cli.saved import save_game
from ecumene.rules.actions import Done, EndTrading, PutDown
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskMove,
    AskPlacement,
    AskSpread,
    AskStartCities,
    AskTrade,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import OfferMade
from ecumene.rules.ids import HOST
from ecumene.words import explain
from ecumene.words.decisions import answer, put
from ecumene.words.naming import Naming

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Game
    from ecumene.rules.ids import CardNo, Seat
    from ecumene.words import Messages

PERSON: Final = 0
"""The seat of the person."""
COMMANDS: Final = ("help", "undo", "save", "quit", "auto", "auto-phase", "log", "info")
MOST_ROUNDS: Final = 3
"""How often the others trade among themselves before the person is asked again."""
PROPOSED: Final = (AskPlacement, AskSpread, AskStartCities)
"""Where the trivial player's answer is what Enter stands for."""


class Session:
    """One game at the terminal."""

    def __init__(self, game: Game, messages: Messages, file: Path) -> None:
        self.history = History(game, PERSON)
        self.table = Table(
            dict.fromkeys(range(game.options.players), PLAYERS["trivial"]), game.options.seed
        )
        self.messages = messages
        self.file = file
        self.screen = Screen(messages)
        self.reporter = Reporter(self.history, self.screen, messages)
        self.vocabulary = Vocabulary(messages)
        self.intended: dict[int, tuple[CardNo, ...]] = {}
        """The cards the person means to put down for deals, by their numbers."""
        self._auto_phase: tuple[int, int] | None = None
        """The turn and phase in which the trivial player answers for the person."""
        self._trade_rounds = 0
        self._explained: set[str] = set()
        """How to answer is said once for every kind of question; "?" says it again."""

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.history.game

    def run(self, *, resumed: bool) -> int:
        """Play until the end, or until the person leaves; return the exit code."""
        self.reporter.refresh()
        if resumed:
            self.reporter.say("play-resumed", file=str(self.file))
            self.reporter.show_standings()
        else:
            self.reporter.say("play-welcome", seed=str(self.game.options.seed))
            self.reporter.tell(self.game.opening or ())
        while self.game.pending:
            if not self._goes_on():
                self._save(self.file)
                self.reporter.say("play-goodbye", command=f"{COMMAND} --resume {self.file}")
                return 0
        self.reporter.show_standings()
        self._save(self.file)
        return 0

    def _goes_on(self) -> bool:
        """Take a step; False when the person wants to stop, also from the keyboard."""
        try:
            return self._step()
        except KeyboardInterrupt:
            return False

    # Whose turn it is

    def _step(self) -> bool:
        """Let somebody answer; False when the person wants to stop."""
        pending = self.game.pending
        if any(isinstance(each, AskTrade) for each in pending.values()):
            return self._trade_step()
        self._trade_rounds = 0
        self.intended.clear()
        players = self.game.state.players
        seat = min(pending, key=lambda asked: (players[asked].civ, asked))
        if seat == PERSON:
            return self._ask()
        action = self._trivial(seat)
        assert action is not None
        self._apply(seat, action)
        return True

    def _trade_step(self) -> bool:
        """The others trade as they like; then the person is asked, unless he is done."""
        assert self.game.state.trade is not None
        moved = False
        for seat in self.game.state.trade.seats:
            action = None if seat == PERSON else self._trivial(seat)
            if action is not None:
                self._apply(seat, action)
                moved = True
                if self.game.state.trade is None:
                    return True
        if PERSON not in self.game.pending:
            if not moved:
                # Nobody has anything more to say, so the time for trading is up (X8).
                self._apply(HOST, EndTrading())
            return True
        self._trade_rounds += 1
        if moved and self._trade_rounds < MOST_ROUNDS and not self._has_deal():
            return True
        self._trade_rounds = 0
        return self._ask()

    def _has_deal(self) -> bool:
        """Whether somebody waits for the cards of the person."""
        table = self.reporter.view().trade
        return table is not None and any(deal.cards is None for deal in table.deals.values())

    def _trivial(self, seat: Seat) -> Action | None:
        """What the trivial player answers; the same whenever the game stands the same way."""
        return self.table.answer(self.game, seat)

    def _apply(self, seat: Seat, action: Action) -> None:
        events = self.history.apply(seat, action)
        for event in events:
            if isinstance(event, OfferMade) and event.offerer == PERSON:
                meant = self.intended.pop(NEXT_OFFER, None)
                if meant is not None:
                    self.intended[event.number] = meant
        self.reporter.refresh()
        self.reporter.tell(events)

    # Asking

    def _ask(self) -> bool:
        """Ask the person until something is answered; False when he wants to stop."""
        decision = self.game.pending[PERSON]
        if self._auto_phase == (self.game.state.turn, self.game.state.phase):
            self._let_answer()
            return True
        self._auto_phase = None
        form = self._form(decision)
        self._put(decision, form)
        while True:
            line = self.screen.read(self.messages("play-prompt"))
            if line is None:
                return False
            command = self.vocabulary.split(line, COMMANDS)
            if command is not None:
                done = self._obey(*command, form, decision)
                if done is not None:
                    return done
            elif self._take(line, form, decision):
                return True

    def _form(self, decision: Decision) -> Form:
        context = Context(Reader(self.messages, self.reporter.names), self.vocabulary)
        if isinstance(decision, AskMove):
            return movement_form(self.reporter.view(), context)
        if isinstance(decision, AskTrade):
            form = trade_form(self.reporter.view(), context, self.intended)
            if form.default is None:
                proposed = self._trivial(PERSON)
                form.default = proposed if isinstance(proposed, PutDown) else None
            return form
        if isinstance(decision, AskAdvances):
            return purchase_form(decision, context)
        if isinstance(decision, AskAbility):
            return ability_form(decision, self.game.answers(PERSON), context)
        form = form_for(decision, self.game.answers(PERSON), context)
        if isinstance(decision, PROPOSED):
            form.default = self._trivial(PERSON)
        return form

    def _put(self, decision: Decision, form: Form) -> None:
        """Show the question, what belongs to it, and how to answer it."""
        self.reporter.show_heading()
        names = Naming(self.messages, self.reporter.names)
        if isinstance(decision, AskMove):
            # The list is long; "i" shows it again once moves are made.
            movement = self.game.state.movement
            if movement is None or PERSON not in movement.drafts:
                self.screen.show(areas_to_move(self.reporter.view(), names))
        elif isinstance(decision, AskTrade):
            self.screen.show(trade_table(self.reporter.view(), names))
        elif isinstance(decision, AskAdvances):
            self.screen.show(price_list(decision, self.messages))
        self.screen.say(put(decision, self.messages, self.reporter.names), "bold")
        for number, choice in enumerate(form.choices, 1):
            self.reporter.say("play-choice", number=number, choice=self._words(choice))
        options = None if form.choices else details(decision, names)
        if options is not None:
            self.screen.say(options)
        if form.how is not None and form.how not in self._explained:
            self._explained.add(form.how)
            self.screen.say(self.messages(form.how), "dim")
        if form.default is not None:
            self.reporter.say("play-default", answer=self._words(form.default))

    def _words(self, action: Action) -> str:
        return answer(action, self.messages, self.reporter.names)

    def _take(self, line: str, form: Form, decision: Decision) -> bool:
        """Take an answer; False if there was none or it was refused, so that it is asked again."""
        try:
            if line.strip():
                actions: Sequence[Action] = form.read(line)
            elif form.default is not None:
                actions = (form.default,)
            elif isinstance(decision, AskTrade):
                return True
            else:
                raise Refusal("play-nothing-typed")
        except Refusal as refusal:
            self.reporter.complain(self.messages(refusal.key, **refusal.values))
            return False
        except IllegalAction as illegal:
            self.reporter.complain(explain(illegal, self.messages, self.reporter.names))
            return False
        except Proposal as proposal:
            form.default, form.proposed = proposal.action, True
            self.reporter.say("play-default", answer=self._words(proposal.action))
            return False
        return self._answer(actions)

    def _answer(self, actions: Iterable[Action]) -> bool:
        """Answer with one action after the other; whether at least one of them was legal."""
        answered = False
        self.history.mark()
        for action in actions:
            try:
                self._apply(PERSON, action)
            except IllegalAction as illegal:
                self.reporter.complain(explain(illegal, self.messages, self.reporter.names))
                if not answered:
                    self.history.forget_last()
                return answered
            answered = True
        return answered

    def _let_answer(self) -> None:
        """The trivial player answers for the person."""
        action = self._trivial(PERSON)
        # Who would rather wait in trade is done: the others have had their say.
        self._answer((Done() if action is None else action,))

    # Commands that are no answers

    def _obey(self, command: str, rest: str, form: Form, decision: Decision) -> bool | None:
        """Carry out a command; None: ask on, True: the game goes on, False: the person stops."""
        match command:
            case "quit":
                return False
            case "auto":
                self._let_answer()
                return True
            case "auto-phase":
                self._auto_phase = (self.game.state.turn, self.game.state.phase)
                return True
            case "undo" if form.proposed:
                form.default, form.proposed = None, False
                self.reporter.say("play-proposal-dropped")
            case "undo":
                return self._undo()
            case "help":
                self._explain(rest or decision.rule, form.how)
            case "save":
                self._save(Path(rest) if rest else self.file)
            case "log":
                self.reporter.show_log()
            case "info":
                self.reporter.show_info(decision)
        return None

    def _undo(self) -> bool | None:
        if not self.history.undo():
            key = "play-undo-revealed" if self.history.revealed else "play-undo-none"
            self.reporter.complain(self.messages(key))
            return None
        self._auto_phase = None
        self.reporter.forget_heading()
        self.reporter.refresh()
        self.reporter.say("play-undone")
        return True

    def _explain(self, rule: str, how: str | None) -> None:
        page = rule_page(rule, self.messages)
        if page is None:
            self.reporter.complain(self.messages("play-no-rule", rule=rule))
            return
        self.screen.show(page)
        for key in (how, "play-help"):
            if key is not None:
                self.screen.say(self.messages(key), "dim")

    def _save(self, file: Path) -> None:
        try:
            save_game(self.game, file)
        except Refusal as refusal:
            self.reporter.complain(self.messages(refusal.key, **refusal.values))
        else:
            self.reporter.say("play-saved", file=str(file))
